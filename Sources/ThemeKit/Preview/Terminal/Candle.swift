/// One candle of the sample chart, in points of 0.00001 above 1.08000.
struct Candle {
  let open: Double
  let high: Double
  let low: Double
  let close: Double

  var isUp: Bool { close >= open }

  /// An invented morning of EUR/USD: it opens at 1.08075 and stands at 1.08421, 0.32 % higher.
  static let sample: [Candle] = {
    let closes: [Double] = [
      92, 118, 104, 133, 121, 98, 84, 60, 41, 52, 78, 70, 108, 141, 172, 160, 188, 214, 203, 236, 268, 251, 284, 322,
      310, 291, 334, 372, 401, 388, 426, 408, 395, 421,
    ]
    let above: [Double] = [9, 14, 6, 18, 11, 7, 12]
    let below: [Double] = [8, 13, 6, 15, 10]
    return closes.enumerated().map { index, close in
      let open = index == 0 ? 75 : closes[index - 1]
      return Candle(
        open: open, high: max(open, close) + above[index % above.count],
        low: min(open, close) - below[index % below.count], close: close)
    }
  }()
}
