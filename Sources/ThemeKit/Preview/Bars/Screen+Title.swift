extension Screen {
  /// What the module calls it, in a heading and in the navigation.
  var title: SampleText {
    switch self {
    case .overview: SampleText("Overview", arabic: "نظرة عامة")
    case .terminal: SampleText("Terminal", arabic: "التداول")
    case .wallet: WalletWords.title
    case .history: HistoryWords.title
    case .account: AccountWords.title
    case .positions: PositionsWords.title
    }
  }
}
