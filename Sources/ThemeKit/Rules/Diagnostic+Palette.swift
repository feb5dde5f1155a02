extension Diagnostic.Related {
  /// The ends of a reference that the finding itself does not stand at: the use, and the palette's value that it leads
  /// to; none when the value is no reference.
  /// - Parameter name: what the value is used as: "text".
  static func reference(_ value: ResolvedValue, _ name: String) -> [Diagnostic.Related] {
    guard let palette = value.palette else { return [] }
    let reference = Quoted.shortened(value.written.text)
    var related: [Diagnostic.Related] = []
    if let use = value.colorUse {
      related.append(Diagnostic.Related(at: use, message: "\(reference) is used here, as \(name)"))
    }
    if palette.place != value.place {
      related.append(Diagnostic.Related(at: palette.place, message: "\(reference) is defined here"))
    }
    return related
  }
}
