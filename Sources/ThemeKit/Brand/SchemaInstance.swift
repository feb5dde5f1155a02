/// The attributes that say where the schema of an XML file is.
enum SchemaInstance {
  /// XML Schema part 1, section 2.6: the namespace of `xsi:schemaLocation` and its like.
  static let namespace = "http://www.w3.org/2001/XMLSchema-instance"
}
