/// The signs of a screen: strokes of one weight, told apart by shape.
extension Canvas {
  enum Icon {
    /// 12 points wide, for words beside them.
    case check, cross, clock
    /// 16 to 18 points wide.
    case calendar, download, upload, exchange
  }

  /// Draws a sign around a middle. None of them has a direction of its own.
  mutating func icon(_ icon: Icon, x: Double, y: Double, color: SRGBColor) {
    unmirrored(in: Rect(x: x, y: y, width: 0, height: 0)) { $0.draw(icon, x: x, y: y, color: color) }
  }

  private mutating func draw(_ icon: Icon, x: Double, y: Double, color: SRGBColor) {
    var path = PathBuilder()
    switch icon {
    case .check:
      path.move(x - 4.5, y + 0.5)
      path.line(x - 1.5, y + 3.5)
      path.line(x + 4.5, y - 3.5)
    case .cross:
      path.move(x - 4, y - 4)
      path.line(x + 4, y + 4)
      path.move(x + 4, y - 4)
      path.line(x - 4, y + 4)
    case .clock:
      add(.circle(x: x, y: y, radius: 6, fill: nil, border: color, borderWidth: 1.5))
      path.move(x, y - 3)
      path.vertical(to: y + 0.5)
      path.horizontal(to: x + 2.5)
    case .calendar:
      rectangle(Rect(x: x - 8, y: y - 7, width: 16, height: 15), radius: 3, fill: nil, border: color, borderWidth: 1.5)
      path.move(x - 7.5, y - 2)
      path.horizontal(to: x + 7.5)
      path.move(x - 4, y - 9)
      path.vertical(to: y - 6)
      path.move(x + 4, y - 9)
      path.vertical(to: y - 6)
    case .download, .upload:
      let tip = icon == .download ? y + 2.5 : y - 7.5
      let wing = icon == .download ? tip - 4 : tip + 4
      path.move(x, y - 7.5)
      path.vertical(to: y + 2.5)
      path.move(x - 4, wing)
      path.line(x, tip)
      path.line(x + 4, wing)
      path.move(x - 7, y + 3.5)
      path.vertical(to: y + 7)
      path.horizontal(to: x + 7)
      path.vertical(to: y + 3.5)
    case .exchange:
      path.move(x - 4, y + 6)
      path.vertical(to: y - 6)
      path.line(x - 7, y - 3)
      path.move(x - 4, y - 6)
      path.line(x - 1, y - 3)
      path.move(x + 4, y - 6)
      path.vertical(to: y + 6)
      path.line(x + 7, y + 3)
      path.move(x + 4, y + 6)
      path.line(x + 1, y + 3)
    }
    add(.stroke(path: path.path, color: color, width: 1.8))
  }
}
