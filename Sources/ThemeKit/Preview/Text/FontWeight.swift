/// The weights that cards use, by their CSS number.
enum FontWeight: Int {
  case regular = 400
  case medium = 500
  case semibold = 600
  case bold = 700

  /// How far the weight lies on the way from 400 to 700; Inter's advances and kerning follow it linearly.
  var share: Double { Double(rawValue - 400) / 300 }
}
