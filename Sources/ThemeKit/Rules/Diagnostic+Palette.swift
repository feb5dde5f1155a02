extension Diagnostic.Related {
  /// The palette value that a reference leads to; nil when the value is no reference.
  static func palette(of value: ResolvedValue) -> Diagnostic.Related? {
    value.palette.map {
      Diagnostic.Related(at: $0.place, message: "\(Quoted.shortened(value.written.text)) is defined here")
    }
  }
}
