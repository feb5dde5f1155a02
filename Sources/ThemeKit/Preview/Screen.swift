/// The screens that a card can show.
public enum Screen: String, Sendable, CaseIterable {
  /// The theme's colours, type, shape and states on one card.
  case overview
  /// The trading terminal.
  case terminal
  /// Balance, currencies and a deposit.
  case wallet
  /// Deals, deposits and withdrawals by date.
  case history
  /// Profile, verification and settings.
  case account
  /// The open positions.
  case positions
}
