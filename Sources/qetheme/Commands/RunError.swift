/// Why a command cannot go on: status 2.
struct RunError: Error {
  /// A sentence without a final stop.
  let message: String

  init(_ message: String) { self.message = message }
}
