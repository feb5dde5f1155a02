/// A command line that has been taken apart.
struct ParsedArguments: Sendable {
  /// In the order given.
  var operands: [Argument] = []
  /// By option name; of an option that is given several times the last counts.
  private(set) var values: [String: Argument] = [:]
  /// All values of the options that can be given several times, in the order given.
  private(set) var lists: [String: [Argument]] = [:]
  private(set) var flags: Set<String> = []

  mutating func set(_ name: String, _ value: Argument) { values[name] = value }
  mutating func append(_ name: String, _ value: Argument) { lists[name, default: []].append(value) }
  mutating func set(_ name: String) { flags.insert(name) }

  func has(_ flag: String) -> Bool { flags.contains(flag) }
  /// The text of an option's value.
  func value(_ option: String) -> String? { values[option]?.text }

  /// The values of an option that takes several, as enumeration; empty when it is not given.
  func list<Choice: RawRepresentable<String>>(_ option: String, of type: Choice.Type = Choice.self) -> [Choice] {
    (value(option) ?? "").split(separator: ",").compactMap { Choice(rawValue: String($0)) }
  }

  /// The value of an option whose choices are the raw values of an enumeration.
  func choice<Choice: RawRepresentable<String>>(_ option: String, as type: Choice.Type = Choice.self) -> Choice? {
    value(option).flatMap(Choice.init(rawValue:))
  }
}
