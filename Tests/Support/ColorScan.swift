public import ThemeKit

/// All 16,777,216 colours, looked through one by one for the nearest of those that pass: what the product's search is
/// held against.
///
/// It shares nothing with that search. To be quick enough for every test run, a block of colours is passed over when
/// the extremes measured over all of its colours show that none can be the answer:
/// - its box in OKLab, the least and greatest L, a and b of its colours, is farther than the answer that is to be
///   checked, or beyond one side of the wedge of hues asked for;
/// - against one surface both its darkest and its lightest colour fail. (Between the two the ratio is nowhere higher:
///   it falls towards the surface's luminance and rises beyond.)
public struct ColorScan: Sendable {
  /// Made once: 16,777,216 conversions.
  public static let shared = ColorScan()

  /// What is asked for.
  public struct Question: Sendable {
    public var target: SRGBColor
    public var surfaces: [SRGBColor]
    public var limit: ContrastLimit
    /// Hue and chroma that are asked for, if any.
    public var wedge: HueWedge?

    public init(target: SRGBColor, surfaces: [SRGBColor], limit: ContrastLimit, wedge: HueWedge? = nil) {
      self.target = target
      self.surfaces = surfaces
      self.limit = limit
      self.wedge = wedge
    }
  }

  /// The extremes of OKLab over a block of colours.
  struct Box: Sendable {
    var lightness: (Double, Double) = (.infinity, -.infinity)
    var a: (Double, Double) = (.infinity, -.infinity)
    var b: (Double, Double) = (.infinity, -.infinity)

    mutating func include(_ color: OKLab) {
      lightness = (min(lightness.0, color.lightness), max(lightness.1, color.lightness))
      a = (min(a.0, color.a), max(a.1, color.a))
      b = (min(b.0, color.b), max(b.1, color.b))
    }

    mutating func include(_ box: Box) {
      lightness = (min(lightness.0, box.lightness.0), max(lightness.1, box.lightness.1))
      a = (min(a.0, box.a.0), max(a.1, box.a.1))
      b = (min(b.0, box.b.0), max(b.1, box.b.1))
    }

    /// To the nearest point of the box.
    func squaredDistance(to color: OKLab) -> Double {
      func outside(_ value: Double, _ range: (Double, Double)) -> Double {
        value < range.0 ? range.0 - value : value > range.1 ? value - range.1 : 0
      }
      let lightness = outside(color.lightness, lightness)
      let a = outside(color.a, a)
      let b = outside(color.b, b)
      return lightness * lightness + a * a + b * b
    }
  }

  /// Blocks of 4, 16 and 64 colours along each channel.
  private static let sides = [4, 16, 64]
  private let boxes: [[Box]]

  private init() {
    var boxes = Self.sides.map { side in [Box](repeating: Box(), count: (256 / side) * (256 / side) * (256 / side)) }
    Self.eachBlock(of: 256, in: (0, 0, 0), side: 4) { red, green, blue in
      var box = Box()
      Self.eachBlock(of: 4, in: (red, green, blue), side: 1) { red, green, blue in
        box.include(OKLab(SRGBColor(red: UInt8(red), green: UInt8(green), blue: UInt8(blue))))
      }
      for level in Self.sides.indices { boxes[level][Self.index(level, red, green, blue)].include(box) }
    }
    self.boxes = boxes
  }

  private static func index(_ level: Int, _ red: Int, _ green: Int, _ blue: Int) -> Int {
    let side = sides[level]
    return (red / side * (256 / side) + green / side) * (256 / side) + blue / side
  }

  /// The corners of the blocks of one side within a block.
  private static func eachBlock(
    of whole: Int, in corner: (Int, Int, Int), side: Int, _ body: (Int, Int, Int) -> Void
  ) {
    var red = corner.0
    while red < corner.0 + whole {
      var green = corner.1
      while green < corner.1 + whole {
        var blue = corner.2
        while blue < corner.2 + whole {
          body(red, green, blue)
          blue += side
        }
        green += side
      }
      red += side
    }
  }

  /// The nearest colour that passes, the lowest hex value among equally near ones; nil if there is none no farther
  /// than `farthest`.
  public func nearest(_ question: Question, noFartherThan farthest: Double = .infinity) -> NearestColor? {
    var walk = Walk(question: question, target: OKLab(question.target), farthest: farthest)
    look(into: (0, 0, 0), side: 256, level: Self.sides.count - 1, &walk)
    return walk.best
  }

  private struct Walk {
    let question: Question
    let target: OKLab
    let farthest: Double
    var best: NearestColor?
  }

  private func look(into corner: (Int, Int, Int), side: Int, level: Int, _ walk: inout Walk) {
    let inner = Self.sides[level]
    Self.eachBlock(of: side, in: corner, side: inner) { red, green, blue in
      let box = boxes[level][Self.index(level, red, green, blue)]
      let reach = walk.best?.distance ?? walk.farthest
      // A little more than the reach: the squares are rounded.
      guard box.squaredDistance(to: walk.target) <= reach * reach * (1 + 1e-9) else { return }
      if let wedge = walk.question.wedge, wedge.isMissed(by: box.a, box.b) { return }
      let darkest = SRGBColor(red: UInt8(red), green: UInt8(green), blue: UInt8(blue))
      let lightest = SRGBColor(
        red: UInt8(red + inner - 1), green: UInt8(green + inner - 1), blue: UInt8(blue + inner - 1))
      for surface in walk.question.surfaces {
        if !ContrastRatio(darkest, surface).meets(walk.question.limit),
          !ContrastRatio(lightest, surface).meets(walk.question.limit)
        {
          return
        }
      }
      if level > 0 {
        look(into: (red, green, blue), side: inner, level: level - 1, &walk)
      } else {
        Self.eachBlock(of: inner, in: (red, green, blue), side: 1) { red, green, blue in
          judge(SRGBColor(red: UInt8(red), green: UInt8(green), blue: UInt8(blue)), &walk)
        }
      }
    }
  }

  private func judge(_ color: SRGBColor, _ walk: inout Walk) {
    for surface in walk.question.surfaces where !ContrastRatio(color, surface).meets(walk.question.limit) { return }
    let lab = OKLab(color)
    let distance = lab.distance(to: walk.target)
    guard distance <= walk.farthest else { return }
    if let wedge = walk.question.wedge, !wedge.contains(color, lab) { return }
    if let best = walk.best, (best.distance, best.color.rgb) < (distance, color.rgb) { return }
    walk.best = NearestColor(color: color, distance: distance)
  }
}
