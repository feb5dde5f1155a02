/// The style sheet of a page: system fonts, no picture, no request. Every text has at least 4.5:1 in both colour schemes.
enum ReviewStyleSheet {
  static let text = colors + layout + parts + media

  /// The one table of colours: light, and dark where the reader prefers it.
  private static let colors = """
    :root{color-scheme:light dark;--page:#fff;--panel:#f5f6f8;--text:#15181c;--muted:#565e6a;--line:#d5dae1;
    --link:#0b57c2;--pass:#0b6b44;--warning:#7d4e00;--fail:#b3241b;--note:#0b57c2;--sign:#fff;--tint:#fcf0d9;
    --used:#15181c;--focus:#0b57c2}
    @media (prefers-color-scheme:dark){:root{--page:#101318;--panel:#191e25;--text:#e9ecf0;--muted:#a6afbb;
    --line:#323a45;--link:#8cb8ff;--pass:#5fd3a0;--warning:#f0bd62;--fail:#ff9a90;--note:#8cb8ff;--sign:#101318;
    --tint:#2f2614;--used:#e9ecf0;--focus:#8cb8ff}}

    """

  private static let layout = """
    *{box-sizing:border-box}
    [hidden]{display:none!important}
    html{scroll-padding-top:16px;-webkit-text-size-adjust:100%}
    body{margin:0;background:var(--page);color:var(--text);
    font:16px/1.5 -apple-system,system-ui,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif;
    font-variant-numeric:tabular-nums}
    main{padding:24px 16px 64px;min-width:0}
    main:focus{outline:none}
    aside{padding:16px;background:var(--panel);border-bottom:1px solid var(--line)}
    a{color:var(--link)}
    :focus-visible{outline:3px solid var(--focus);outline-offset:2px}
    .skip{position:absolute;left:16px;top:-100px;padding:8px 16px;background:var(--page);z-index:1}
    .skip:focus{top:8px}
    .unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
    .definitions{position:absolute;width:0;height:0}
    h1,h2,h3,h4{line-height:1.25;overflow-wrap:anywhere;margin:0}
    h1{font-size:34px;letter-spacing:-.02em}
    h2{font-size:24px;letter-spacing:-.01em;margin-top:48px}
    h3{font-size:17px;margin-top:32px}
    h4{font-size:15px;margin-top:16px}
    p,ul,ol,dl,figure{margin:8px 0 0}
    code,pre{font:13px/1.5 ui-monospace,'SF Mono',Menlo,Consolas,'DejaVu Sans Mono',monospace}
    code{overflow-wrap:anywhere}
    table{border-collapse:collapse;margin-top:12px}
    caption{text-align:start;color:var(--muted);font-size:13px;padding-bottom:8px}
    th,td{text-align:start;vertical-align:top;padding:8px 12px 8px 0;border-top:1px solid var(--line);font-weight:400}
    thead th,thead td{border-top:0;color:var(--muted);font-size:13px}
    th[scope=row]{font-weight:600}
    .meta,.hint,.reason{color:var(--muted);font-size:13px}
    .none,.zero{color:var(--muted)}
    .scroll{overflow-x:auto}

    """

  private static let parts = """
    .mark{width:16px;height:16px;vertical-align:-2.5px;flex:none;overflow:visible}
    .mark .body{fill:currentColor}
    symbol .body{fill:currentColor}
    symbol .line,symbol .outline{fill:none;stroke-width:1.8;stroke-linecap:round;stroke-linejoin:round}
    symbol .line{stroke:var(--sign)}
    symbol .outline{stroke:currentColor}
    .pass{color:var(--pass)}.fail{color:var(--fail)}.warning{color:var(--warning)}.note{color:var(--note)}
    .unchecked,.documented,.brand.mark,.observed{color:var(--muted)}.assumed{color:var(--warning)}
    .said{display:inline-flex;gap:6px;align-items:center;font-weight:600;font-size:13px;white-space:nowrap}
    .said.brand{color:var(--muted)}
    .swatch{width:1em;height:1em;border:1px solid var(--line);border-radius:4px;vertical-align:-.15em;margin-inline-end:5px}
    .color{white-space:nowrap}
    .palette{width:64px;height:16px;border:1px solid var(--line);border-radius:4px}
    .sample{width:40px;height:24px;border:1px solid var(--line);border-radius:5px;display:block}
    #letters path{fill:none;stroke-width:2;stroke-linecap:round;stroke-linejoin:round}

    summary{cursor:pointer;font-weight:600;font-size:14px}
    aside form{display:grid;gap:16px;margin-top:16px}
    aside fieldset{border:0;padding:0;margin:0;display:grid;gap:4px}
    aside legend,aside form p>label{font-weight:600;font-size:13px;padding:0 0 4px}
    aside label{display:flex;align-items:baseline;gap:6px;font-size:14px}
    aside form p{margin:0}
    select,button{font:inherit;font-size:14px;color:inherit;background:var(--page);border:1px solid var(--muted);
    border-radius:8px;padding:6px 10px;max-width:100%;min-height:32px}
    select{width:100%}
    button{cursor:pointer}
    aside nav{display:none}

    .lead{font-size:20px;display:flex;gap:10px;align-items:center}
    .figures{display:flex;flex-wrap:wrap;gap:8px 32px;margin-top:16px}
    .figures div{display:flex;flex-direction:column-reverse}
    .figures dt{color:var(--muted);font-size:13px}
    .figures dd{margin:0;font-size:24px;font-weight:600;line-height:1.2}
    .failures{border:2px solid var(--fail);border-radius:12px;padding:4px 16px 16px;margin-top:24px}
    .failures h2{margin-top:12px;font-size:17px}
    table.criteria td{text-align:end}
    table.criteria thead th{text-align:end;width:26%}
    table.criteria{max-width:640px;width:100%}
    table.brands{width:100%}
    table.brands th{overflow-wrap:anywhere}
    .theme{display:flex;gap:8px;align-items:center;font-size:13px;color:var(--muted)}
    .verdict{display:flex;flex-wrap:wrap;gap:4px 16px;margin-top:8px}
    td .verdict{margin-top:0}

    section.brand{margin-top:72px;padding-top:8px;border-top:3px solid var(--text)}
    main>section.brand:first-child{margin-top:0}
    section.brand>header h2{margin-top:16px;font-size:30px}
    .finding{border:1px solid var(--line);border-inline-start:4px solid currentColor;border-radius:8px;
    padding:12px 16px 16px;margin-top:12px;color:var(--fail)}
    .finding.warning{color:var(--warning)}.finding.note{color:var(--note)}
    .finding>*{color:var(--text)}.finding>.meta{color:var(--muted)}
    .finding h4{margin:0;font-weight:600}
    .finding h4 .said{margin-inline-end:4px}
    .frame{margin:12px 0 0;padding:12px;background:var(--panel);border-radius:8px;overflow-x:auto}
    .frame code{overflow-wrap:normal}
    .frame .gutter,.frame .secondary{color:var(--muted)}
    .frame .strong,.frame .help{font-weight:600}
    .frame .removed{color:var(--fail)}.frame .added{color:var(--pass)}
    .repairs,.remarks{padding-inline-start:20px;font-size:14px}
    .repairs li,.remarks li{margin-top:8px;overflow-wrap:anywhere}
    .tag{display:inline-block;font-size:12px;font-weight:600;border:1px solid currentColor;border-radius:6px;padding:0 6px}
    .tag.safe{color:var(--pass)}.tag.unsafe{color:var(--warning)}.tag.display{color:var(--muted)}
    .changes{display:flex;flex-wrap:wrap;gap:6px 16px;margin-top:6px}
    .change{display:inline-flex;gap:8px;align-items:center}
    .change .swatch{width:32px;height:32px;border-radius:8px;margin:0}

    .screens{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,400px),1fr));gap:32px 32px;margin-top:16px}
    .screens figure{margin:0;min-width:0}
    figcaption{font-weight:600}
    .pair{display:flex;gap:16px}
    .card{flex:1 1 0;min-width:0;max-width:390px}
    .card .mode{color:var(--muted);font-size:13px;margin:4px 0}
    .view{display:block;overflow:hidden;border:1px solid var(--line);border-radius:16px}
    .view img{display:block;width:100%;height:auto;object-fit:cover}
    [data-size=full] .screens,[data-size=whole] .screens{grid-template-columns:minmax(0,1fr)}
    [data-size=full] .card,[data-size=whole] .card{flex:0 1 392px;max-width:392px}
    [data-size=whole] .view img{aspect-ratio:auto}
    [data-vision=protan] :is(.view,.swatch,.sample,.palette){filter:url(#vision-protan)}
    [data-vision=deutan] :is(.view,.swatch,.sample,.palette){filter:url(#vision-deutan)}
    [data-vision=tritan] :is(.view,.swatch,.sample,.palette){filter:url(#vision-tritan)}
    [data-vision=achroma] :is(.view,.swatch,.sample,.palette){filter:url(#vision-achroma)}

    .modes{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,440px),1fr));gap:24px 32px}
    .modes>*{min-width:0}
    .matrix,.payload{width:100%;table-layout:fixed;font-size:13px}
    .matrix th,.matrix td{padding:8px;overflow-wrap:anywhere}
    .matrix th:first-child,.matrix td:first-child{padding-inline-start:0}
    .matrix td{border:1px solid var(--line)}
    .matrix thead td{border:0}
    .matrix td.used{outline:2px solid var(--used);outline-offset:-2px}
    .matrix .name{display:block;font-weight:600}
    .matrix .said{white-space:normal;align-items:start;gap:4px;font-size:12px}
    .matrix .color{font-size:12px;font-weight:400}
    .ratio{display:block;font-weight:600;margin-top:4px}
    .reads{display:block;color:var(--muted);font-size:12px}
    .payload th:first-child{width:68px}.payload th:nth-child(2),.payload th:nth-child(3){width:25%}
    .payload th,.payload td{padding-inline-end:8px;overflow-wrap:anywhere}
    .payload th code{overflow-wrap:normal}
    .payload .reason{margin-top:2px}
    tr.is-assumed td:nth-child(3){text-decoration:underline dashed var(--warning) 1.5px;text-underline-offset:4px}
    .json{display:flex;gap:8px;align-items:start;margin-top:12px}
    .json .frame{margin:0;flex:1;min-width:0;white-space:pre-wrap;overflow-wrap:anywhere}
    .json .frame code{overflow-wrap:anywhere}
    .legend dl div{display:flex;gap:8px;margin-top:4px}
    .legend dt{flex:0 0 112px}
    .legend dd{margin:0;font-size:14px}
    .legend p,.rules p{max-width:72ch}

    """

  private static let media = """
    @media (min-width:1100px){body{display:grid;grid-template-columns:264px minmax(0,1fr)}
    aside{position:sticky;top:0;height:100vh;overflow-y:auto;border-bottom:0;border-inline-end:1px solid var(--line);
    padding:24px 20px}
    aside nav{display:block;margin-top:24px}
    aside nav ul{list-style:none;padding:0}
    aside nav a{display:flex;gap:8px;align-items:center;padding:4px 0;color:inherit;font-size:14px;text-decoration:none;
    overflow-wrap:anywhere}
    aside nav a:hover{text-decoration:underline}
    main{padding:32px 40px 96px;max-width:1400px}}
    @media (max-width:600px){h1{font-size:28px}table.brands td,table.brands th{padding-inline-end:8px;font-size:14px}
    .pair{gap:8px}.view{border-radius:10px}.json{flex-direction:column}
    .matrix th,.matrix td{padding:6px 4px}.sample{width:32px;height:20px}
    [data-size=full] .pair,[data-size=whole] .pair{flex-direction:column}}
    @media (prefers-reduced-motion:no-preference){html{scroll-behavior:smooth}}
    @media print{:root{color-scheme:light;--page:#fff;--panel:#f5f6f8;--text:#000;--muted:#444b55;--line:#c3c9d1;
    --link:#000;--pass:#0b6b44;--warning:#7d4e00;--fail:#b3241b;--note:#0b3d8c;--sign:#fff;--used:#000}
    body{display:block;font-size:10pt;print-color-adjust:exact;-webkit-print-color-adjust:exact}
    aside,.skip,.copy{display:none}
    main{padding:0;max-width:none}
    section.brand{break-before:page;margin-top:0}
    h2,h3,h4,figcaption,caption{break-after:avoid}
    figure,tr,.finding,.frame{break-inside:avoid}
    .frame{white-space:pre-wrap}
    .screens{grid-template-columns:1fr 1fr}}

    """
}
