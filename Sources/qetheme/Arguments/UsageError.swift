/// What is wrong with a command line: all of it at once.
struct UsageError: Error {
  /// A sentence or phrase each, without a final stop.
  var messages: [String]
  /// What a missing operand is, for the `Help:` line.
  var help: [(label: String, text: String)] = []

  init(_ messages: [String] = [], help: [(label: String, text: String)] = []) {
    self.messages = messages
    self.help = help
  }

  init(_ message: String) { messages = [message] }
}
