/// How the stored bytes of a source file spell its characters.
public enum SourceEncoding: String, Sendable, CaseIterable {
  case utf8 = "UTF-8"
  case utf16LittleEndian = "UTF-16LE"
  case utf16BigEndian = "UTF-16BE"
  case latin1 = "ISO-8859-1"
  case windows1252 = "windows-1252"
}
