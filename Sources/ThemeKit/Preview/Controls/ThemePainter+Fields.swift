/// Fields and other inputs.
extension ThemePainter {
  enum FieldState {
    case idle
    /// The one that is being typed in.
    case focused
    /// What is in it cannot be taken.
    case invalid
  }

  /// An input on paper, filled with the background; its caret stands behind the value when it has the focus.
  func field(
    _ value: String, unit: String = "", _ state: FieldState, on canvas: inout Canvas, _ rect: Rect
  ) {
    let surface = colors.background
    let (border, width) =
      switch state {
      case .idle: (surface.disabled, 1.0)
      case .focused: (colors.focusRing, 2.0)
      case .invalid: (colors.danger, 2.0)
      }
    canvas.rectangle(
      rect, radius: CornerRadius.capped(innerRadius, height: rect.height), fill: surface.fill, border: border,
      borderWidth: width)
    let inset = 16.0
    let unitWidth =
      unit.isEmpty
      ? 0
      : canvas.text(
        unit, .subhead, surface.secondaryInk, x: rect.maxX - inset, baseline: rect.midY + 5.5, width: 80, anchor: .end)
    let taken = canvas.text(
      value, .body, surface.textInk, x: rect.x + inset, baseline: rect.midY + 6,
      width: rect.width - 2 * inset - unitWidth - 12)
    if state == .focused {
      canvas.rectangle(
        Rect(x: rect.x + inset + 2 + taken, y: rect.midY - 10, width: 2, height: 20), fill: colors.primary)
    }
  }

  /// Why a field cannot be taken, below it: a sign and a sentence in danger.
  func problem(_ text: String, on canvas: inout Canvas, x: Double, baseline: Double, width: Double) {
    let surface = colors.paper
    canvas.mark(.fail, x: x + 8, y: baseline - 4.5, color: colors.danger, on: surface.fill)
    canvas.text(
      text, .footnote, Ink(colors.danger, on: surface.fill), x: x + 22, baseline: baseline, width: width - 22)
  }

  /// A round choice of which one is taken, 20 points wide.
  func radio(isOn: Bool, color: SRGBColor, on canvas: inout Canvas, x: Double, y: Double) {
    canvas.add(.circle(x: x, y: y, radius: 10, fill: nil, border: color, borderWidth: isOn ? 2 : 1.5))
    if isOn { canvas.add(.circle(x: x, y: y, radius: 5, fill: color)) }
  }

  /// How far something has come, 0 … 1.
  func progress(_ share: Double, on canvas: inout Canvas, _ rect: Rect, surface: ThemeSurface) {
    let radius = CornerRadius.capped(radius, height: rect.height)
    canvas.rectangle(rect, radius: radius, fill: surface.hairline)
    canvas.rectangle(
      Rect(x: rect.x, y: rect.y, width: (rect.width * share).rounded(), height: rect.height), radius: radius,
      fill: colors.primary)
  }

  /// A switch that cannot be moved, 46 × 28 points.
  func disabledToggle(on canvas: inout Canvas, x: Double, y: Double, surface: ThemeSurface) {
    canvas.rectangle(Rect(x: x, y: y, width: 46, height: 28), radius: 14, fill: surface.hairline)
    canvas.add(.circle(x: x + 14, y: y + 14, radius: 11, fill: surface.fill))
  }
}
