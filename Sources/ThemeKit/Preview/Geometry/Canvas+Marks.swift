/// The small signs of a card. Each verdict and each basis has a shape of its own, so that none of them is told by
/// colour alone.
extension Canvas {
  /// What a sign says.
  enum Mark {
    /// A check in a disc.
    case pass
    /// A cross in an octagon.
    case fail
    /// An exclamation mark in a triangle.
    case warning
    /// The letter i in a disc.
    case note
    /// A dash in a ring: not judged.
    case unchecked
  }

  /// Draws a sign of 16 × 16 points around a middle.
  mutating func mark(_ mark: Mark, x: Double, y: Double, color: SRGBColor, on surface: SRGBColor) {
    unmirrored(in: Rect(x: x, y: y, width: 0, height: 0)) { $0.draw(mark, x: x, y: y, color: color, on: surface) }
  }

  private mutating func draw(_ mark: Mark, x: Double, y: Double, color: SRGBColor, on surface: SRGBColor) {
    var path = PathBuilder()
    switch mark {
    case .pass:
      add(.circle(x: x, y: y, radius: 8, fill: color))
      path.move(x - 3.5, y + 0.25)
      path.line(x - 1, y + 2.75)
      path.line(x + 3.75, y - 2.5)
      add(.stroke(path: path.path, color: surface, width: 1.8))
    case .fail:
      let (near, far) = (3.3, 8.0)
      path.polygon(
        (x - near, y - far), (x + near, y - far), (x + far, y - near), (x + far, y + near), (x + near, y + far),
        (x - near, y + far), (x - far, y + near), (x - far, y - near))
      add(.fill(path: path.path, color: color))
      var cross = PathBuilder()
      cross.move(x - 2.75, y - 2.75)
      cross.line(x + 2.75, y + 2.75)
      cross.move(x + 2.75, y - 2.75)
      cross.line(x - 2.75, y + 2.75)
      add(.stroke(path: cross.path, color: surface, width: 1.8))
    case .warning:
      path.polygon((x, y - 7.5), (x + 8.5, y + 7), (x - 8.5, y + 7))
      add(.fill(path: path.path, color: color))
      var sign = PathBuilder()
      sign.move(x, y - 2.5)
      sign.line(x, y + 1.75)
      sign.move(x, y + 4.4)
      sign.line(x, y + 4.5)
      add(.stroke(path: sign.path, color: surface, width: 1.8))
    case .note:
      add(.circle(x: x, y: y, radius: 8, fill: color))
      path.move(x, y - 3.6)
      path.line(x, y - 3.5)
      path.move(x, y - 0.5)
      path.line(x, y + 3.75)
      add(.stroke(path: path.path, color: surface, width: 1.8))
    case .unchecked:
      add(.circle(x: x, y: y, radius: 8, fill: nil, border: color, borderWidth: 1.5))
      path.move(x - 3, y)
      path.line(x + 3, y)
      add(.stroke(path: path.path, color: color, width: 1.8))
    }
  }

  /// Draws the sign of a basis, 8 × 8 points around a middle: a disc, a square, a triangle, and for what is assumed
  /// an empty diamond.
  ///
  /// - Parameter color: nil for the one that the legend shows it in.
  mutating func mark(_ basis: Basis, x: Double, y: Double, color: SRGBColor? = nil) {
    var path = PathBuilder()
    let plain = color ?? ChromeColors.secondary
    switch basis {
    case .documented: add(.circle(x: x, y: y, radius: 3.5, fill: plain))
    case .brand:
      rectangle(Rect(x: x - 3.25, y: y - 3.25, width: 6.5, height: 6.5), fill: plain)
    case .observed:
      path.polygon((x, y - 4), (x + 4.2, y + 3.5), (x - 4.2, y + 3.5))
      add(.fill(path: path.path, color: plain))
    case .assumed:
      path.polygon((x, y - 4.25), (x + 4.25, y), (x, y + 4.25), (x - 4.25, y))
      add(.stroke(path: path.path, color: color ?? ChromeColors.warning, width: 1.5))
    }
  }

  /// Draws a triangle that points up or down, 8 points wide.
  mutating func arrow(up: Bool, x: Double, y: Double, color: SRGBColor) {
    let sign = up ? 1.0 : -1.0
    var path = PathBuilder()
    path.polygon((x, y - 3.5 * sign), (x + 4.25, y + 3.5 * sign), (x - 4.25, y + 3.5 * sign))
    add(.fill(path: path.path, color: color))
  }
}
