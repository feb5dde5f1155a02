/// The wallet: balance with its course, currencies, and a deposit that is being made.
struct WalletScreen {
  let painter: ThemePainter

  func draw(on canvas: inout Canvas, top: Double) -> Double {
    let balance = BalanceCard(painter: painter).draw(on: &canvas, top: top)
    let currencies = CurrencyList(painter: painter).draw(on: &canvas, top: balance + 16)
    return DepositForm(painter: painter).draw(on: &canvas, top: currencies + 16)
  }
}
