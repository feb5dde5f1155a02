/// An outline, or several: SVG path data that can be moved and mirrored.
struct Path: Hashable {
  enum Segment: Hashable {
    case move(Double, Double)
    case line(Double, Double)
    case horizontal(Double)
    case vertical(Double)
    /// A part of a circle, less than half of it or just half.
    case arc(radius: Double, Double, Double, clockwise: Bool)
    /// From the point before it.
    case relativeLine(Double, Double)
    case close
  }

  var segments: [Segment] = []

  /// As the attribute `d`.
  var text: String {
    var text = ""
    func pair(_ command: String, _ x: Double, _ y: Double) {
      text += "\(command)\(SVGNumber.text(x)) \(SVGNumber.text(y))"
    }
    for segment in segments {
      switch segment {
      case .move(let x, let y): pair("M", x, y)
      case .line(let x, let y): pair("L", x, y)
      case .horizontal(let x): text += "H\(SVGNumber.text(x))"
      case .vertical(let y): text += "V\(SVGNumber.text(y))"
      case .arc(let radius, let x, let y, let clockwise):
        let length = SVGNumber.text(radius)
        text += "A\(length) \(length) 0 0 \(clockwise ? 1 : 0) \(SVGNumber.text(x)) \(SVGNumber.text(y))"
      case .relativeLine(let x, let y): pair("l", x, y)
      case .close: text += "Z"
      }
    }
    return text
  }

  /// The path moved to the right.
  func moved(by dx: Double) -> Path { mapping({ $0 + dx }, sign: 1) }

  /// The path seen in a mirror: what was `x` from the left is `x` from the right of `width`.
  func mirrored(in width: Double) -> Path { mapping({ width - $0 }, sign: -1) }

  private func mapping(_ place: (Double) -> Double, sign: Double) -> Path {
    Path(
      segments: segments.map { segment in
        switch segment {
        case .move(let x, let y): .move(place(x), y)
        case .line(let x, let y): .line(place(x), y)
        case .horizontal(let x): .horizontal(place(x))
        case .vertical, .close: segment
        case .arc(let radius, let x, let y, let clockwise):
          .arc(radius: radius, place(x), y, clockwise: clockwise == (sign > 0))
        case .relativeLine(let x, let y): .relativeLine(sign * x, y)
        }
      })
  }
}
