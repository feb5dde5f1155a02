import Foundation
import ThemeKit

/// Brand files to repair: fixtures, sample brands and the examples of every rule, each in several dresses.
public enum RepairCorpus {
  public struct File: Sendable, CustomStringConvertible {
    /// With its extension, unique.
    public let name: String
    public let bytes: [UInt8]

    public var description: String { name }
  }

  public static let files: [File] = stored + examples

  /// As they are in the repository.
  private static var stored: [File] {
    ["Tests/Fixtures/Reading", "brands", "docs/examples"].flatMap { folder in
      let names = (try? FileManager.default.contentsOfDirectory(atPath: Repository.root.path + "/" + folder)) ?? []
      return names.sorted().filter { $0.hasSuffix(".xml") || $0.hasSuffix(".json") }.compactMap { name in
        (try? Repository.bytes(of: "\(folder)/\(name)")).map { File(name: "stored-\(name)", bytes: $0) }
      }
    }
  }

  private static var examples: [File] {
    RuleRegistry.descriptions.flatMap { description in
      description.bad.enumerated().flatMap { index, example in
        let text = MarkedText(example.text).text
        let isXML = example.language == .xml
        return Dress.allCases.compactMap { dress in
          dress.dressed(text, isXML: isXML).map {
            File(name: "\(description.id.rawValue)-\(index)-\(dress).\(example.language.rawValue)", bytes: $0)
          }
        }
      }
    }
  }

  /// A way to write the same text.
  enum Dress: CaseIterable {
    case plain, carriageReturns, loneReturns, byteOrderMark, utf16LittleEndian, utf16BigEndian, latin1, noFinalNewline

    /// Nil where the format does not allow it.
    func dressed(_ text: String, isXML: Bool) -> [UInt8]? {
      func broken(by newline: String) -> [UInt8] { Array(text.replacing("\n", with: newline).utf8) }
      func encoded(_ encoding: String.Encoding, _ name: String, mark: [UInt8] = []) -> [UInt8]? {
        guard isXML, !text.hasPrefix("<?xml ") else { return nil }
        let declared = "<?xml version=\"1.0\" encoding=\"\(name)\"?>\r\n<!-- Größe -->" + text
        return declared.data(using: encoding).map { mark + $0 }
      }
      switch self {
      case .plain: return Array(text.utf8)
      case .carriageReturns: return broken(by: "\r\n")
      case .loneReturns: return broken(by: "\r")
      case .byteOrderMark: return [0xEF, 0xBB, 0xBF] + text.utf8
      case .utf16LittleEndian: return encoded(.utf16LittleEndian, "UTF-16", mark: [0xFF, 0xFE])
      case .utf16BigEndian: return encoded(.utf16BigEndian, "UTF-16", mark: [0xFE, 0xFF])
      case .latin1: return encoded(.isoLatin1, "ISO-8859-1")
      case .noFinalNewline: return text.hasSuffix("\n") ? Array(text.utf8.dropLast()) : nil
      }
    }
  }
}
