/// The words of the module's header and branding. The balance is that of the wallet.
enum BarWords {
  static let balance = "14,990.94 USD"
  static let poweredBy = SampleText("Powered by", arabic: "مدعوم من")
  static let module = "QE Embed"
}
