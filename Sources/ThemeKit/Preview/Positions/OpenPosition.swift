/// An invented open position.
struct OpenPosition {
  let symbol: String
  let isBuy: Bool
  let volume: SampleText
  let openPrice: String
  let currentPrice: String
  let swap: String
  let profit: String
  var isMarketOpen = true

  var isUp: Bool { !profit.hasPrefix("−") }

  static let sample = [
    OpenPosition(
      symbol: "XAU/USD", isBuy: true, volume: SampleText("0.50 lot", arabic: "0.50 لوت"), openPrice: "2,318.40",
      currentPrice: "2,322.08", swap: "−4.12", profit: "+184.00 USD"),
    OpenPosition(
      symbol: "EUR/USD", isBuy: true, volume: SampleText("1.00 lot", arabic: "1.00 لوت"), openPrice: "1.08302",
      currentPrice: "1.08419", swap: "−6.35", profit: "+117.00 USD"),
    OpenPosition(
      symbol: "US 500", isBuy: false, volume: SampleText("2.00 lot", arabic: "2.00 لوت"), openPrice: "5,214.50",
      currentPrice: "5,233.70", swap: "+0.60", profit: "−38.40 USD", isMarketOpen: false),
  ]
}
