extension ThemePrediction {
  /// The payload of `theme_applied` as one line of JSON, without a line break: keys in the documented order,
  /// colours in lower case, numbers as short as they are.
  public var payloadJSON: String {
    var json = "{"
    for field in PayloadField.allCases {
      if json.utf8.count > 1 { json.append(",") }
      json.append("\"\(field.rawValue)\":\(appliedJSON(field))")
    }
    json.append("}")
    return json
  }

  /// The applied value of one field as JSON: a number for the radius, a string for the others.
  public func appliedJSON(_ field: PayloadField) -> String {
    field == .radius ? radius.applied.digits : JSONString.literal(appliedText(field))
  }

  /// The applied value of one field as text.
  public func appliedText(_ field: PayloadField) -> String {
    switch field {
    case .mode: mode.applied.rawValue
    case .primary: primary.applied.hex
    case .bg: background.applied.hex
    case .paper: paper.applied.hex
    case .text: text.applied.hex
    case .radius: radius.applied.digits
    case .font: font.applied
    }
  }
}
