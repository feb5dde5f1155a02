/// The words of the terminal.
enum TerminalWords {
  static let euroDollar = SampleText("Euro · US Dollar", arabic: "يورو · دولار أمريكي")
  static let today = SampleText("today", arabic: "اليوم")
  static let intervals = [
    SampleText("1m", arabic: "1د"), SampleText("5m", arabic: "5د"), SampleText("15m", arabic: "15د"),
    SampleText("1h", arabic: "1س"), SampleText("1d", arabic: "1ي"), SampleText("1w", arabic: "1أ"),
  ]
  static let order = SampleText("Order", arabic: "أمر جديد")
  static let free = SampleText("Free 12,480.00 USD", arabic: "المتاح 12,480.00 USD")
  static let volume = SampleText("1.00 lot", arabic: "1.00 لوت")
  static let margin = SampleText("Margin 1,084.21 USD", arabic: "الهامش 1,084.21 USD")
  static let pip = SampleText("10.00 USD per pip", arabic: "10.00 USD لكل نقطة")
  static let takeProfit = SampleText("Take profit", arabic: "جني الأرباح")
  static let stopLoss = SampleText("Stop loss", arabic: "وقف الخسارة")
  static let off = SampleText("off", arabic: "متوقف")
  static let sell = SampleText("Sell", arabic: "بيع")
  static let buy = SampleText("Buy", arabic: "شراء")
  static let positions = SampleText("Positions", arabic: "الصفقات")
  static let closeAll = SampleText("Close all", arabic: "إغلاق الكل")
  static let bought = SampleText("Buy 0.50 lot at 2,318.40", arabic: "شراء 0.50 لوت عند 2,318.40")
  static let sold = SampleText("Sell 2.00 lot at 5,214.50", arabic: "بيع 2.00 لوت عند 5,214.50")
}
