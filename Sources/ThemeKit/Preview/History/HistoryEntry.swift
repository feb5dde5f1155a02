/// An invented entry of the history.
struct HistoryEntry {
  enum Kind {
    case deal, deposit, withdrawal
  }

  enum State {
    case completed, pending, rejected
  }

  let kind: Kind
  /// A symbol, for a deal.
  var symbol = ""
  let note: SampleText
  let time: String
  let amount: String
  var state = State.completed

  struct Day {
    let name: SampleText
    let entries: [HistoryEntry]
  }

  static let sample = [
    Day(
      name: HistoryWords.friday,
      entries: [
        HistoryEntry(kind: .deal, symbol: "GBP/USD", note: HistoryWords.bought, time: "16:05", amount: "+86.50 USD"),
        HistoryEntry(
          kind: .withdrawal, note: HistoryWords.transfer, time: "11:20", amount: "−800.00 USD", state: .pending),
      ]),
    Day(
      name: HistoryWords.thursday,
      entries: [
        HistoryEntry(kind: .deal, symbol: "US 500", note: HistoryWords.sold, time: "18:47", amount: "−42.10 USD"),
        HistoryEntry(kind: .deposit, note: HistoryWords.card, time: "09:41", amount: "+500.00 USD", state: .rejected),
      ]),
    Day(
      name: HistoryWords.monday,
      entries: [
        HistoryEntry(kind: .deposit, note: HistoryWords.transfer, time: "08:12", amount: "+2,500.00 USD")
      ]),
  ]
}
