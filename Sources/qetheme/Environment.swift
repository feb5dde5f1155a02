/// All that a run takes from outside: the working folder, variables, and the three streams. Tests hand in their own.
struct Environment {
  let folder: WorkingFolder
  /// The value of an environment variable; nil when it is not set.
  let variable: (String) -> String?
  let input: InputStream
  let output: OutputStream
  let errors: OutputStream

  /// That of the process.
  static func process() -> Environment {
    Environment(
      folder: .current, variable: Process.variable, input: InputStream(descriptor: 0),
      output: OutputStream(descriptor: 1), errors: OutputStream(descriptor: 2))
  }

  /// A variable that is set to something.
  func setting(_ name: String) -> String? { variable(name).flatMap { $0.isEmpty ? nil : $0 } }
}
