/// What the page of a comparison adds to the style sheet of a review.
enum ComparisonStyleSheet {
  static let text = """
    .side{display:inline-block;margin-inline-end:16px}
    .worse{padding-inline-start:0;list-style:none}
    .worse li{margin-top:8px;overflow-wrap:anywhere}
    .compared-tables{align-items:start;margin-top:24px}
    .compared-theme{margin-top:40px}
    .compared-theme h3{font-size:20px;margin-top:0}
    .compared{width:100%;table-layout:fixed;font-size:13px}
    .compared th,.compared td{padding:8px;overflow-wrap:anywhere}
    .compared th:first-child{width:27%;padding-inline-start:0}
    .compared th:last-child{width:88px}
    .compared .after{outline:2px solid var(--used);outline-offset:-2px}
    .compared .said{white-space:normal;align-items:start;gap:4px;font-size:12px}
    .compared td>.said{display:flex}
    .compared thead th{vertical-align:bottom}
    .tag.changed{color:var(--muted);overflow-wrap:normal}
    @media (max-width:600px){.compared th,.compared td{padding:6px 4px}.compared th:last-child{width:70px}
    .compared th:first-child{width:23%}.tag.changed{padding:0 4px}}
    @media print{.compared-theme{break-inside:auto}.compared tr{break-inside:avoid}}

    """
}
