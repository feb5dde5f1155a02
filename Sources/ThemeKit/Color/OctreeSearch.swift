/// A branch and bound over the colours of a cube: boxes are halved along each channel, the most promising part is
/// looked through first, and a part is left out only when its bound shows that it holds nothing of use.
protocol OctreeSearch {
  var cube: ColorCube { get }

  /// A number that no candidate in the box can be below; nil when the box holds no candidate.
  func bound(_ box: ColorBox) -> Double?

  /// Whether a box with this bound may still hold something of use, given what was found so far.
  func isOpen(_ box: ColorBox, bound: Double) -> Bool

  /// Looks at every colour of a box of side 2.
  mutating func examine(_ box: ColorBox)
}

extension OctreeSearch {
  /// Looks through the whole cube.
  mutating func run() { descend(into: cube.whole) }

  private mutating func descend(into box: ColorBox) {
    if box.side == 2 { return examine(box) }
    // Insertion sort of at most eight parts by their bounds: the better the first finds, the more is left out. In vectors,
    // because memory that a closure is called with would have the search copied for it.
    var bounds = SIMD8<Double>()
    var octants = SIMD8<Int>()
    var count = 0
    for octant in 0..<8 {
      let part = box.octant(octant)
      guard let bound = bound(part), isOpen(part, bound: bound) else { continue }
      var place = count
      while place > 0, bounds[place - 1] > bound {
        bounds[place] = bounds[place - 1]
        octants[place] = octants[place - 1]
        place -= 1
      }
      bounds[place] = bound
      octants[place] = octant
      count += 1
    }
    for place in 0..<count {
      let part = box.octant(octants[place])
      // Finds in the parts before it may have closed it.
      if isOpen(part, bound: bounds[place]) { descend(into: part) }
    }
  }
}
