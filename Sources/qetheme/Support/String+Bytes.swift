#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Paths are bytes: `é` as one character and as two are different files, while `==` and `<` of String take them for one.
extension String {
  /// Whether both are the same bytes.
  func hasSameBytes(as other: String) -> Bool { utf8.count == other.utf8.count && byteOrder(other) == 0 }

  /// Whether the bytes come before those of `other`.
  func precedesInBytes(_ other: String) -> Bool { byteOrder(other) < 0 }

  /// Whether the bytes end in those of `suffix`.
  func hasByteSuffix(_ suffix: String) -> Bool { utf8.suffix(suffix.utf8.count).elementsEqual(suffix.utf8) }

  /// Without the bytes of `suffix` at its end, if it ends in them.
  func droppingByteSuffix(_ suffix: String) -> String {
    hasByteSuffix(suffix) ? String(Substring(utf8.dropLast(suffix.utf8.count))) : self
  }

  /// Below, at or above 0 where the bytes come before, are, or come behind those of `other`.
  private func byteOrder(_ other: String) -> Int {
    let fast = utf8.withContiguousStorageIfAvailable { left in
      other.utf8.withContiguousStorageIfAvailable { right in String.byteOrder(left, right) }
    }
    if let fast, let order = fast { return order }
    return Array(utf8).withUnsafeBufferPointer { left in
      Array(other.utf8).withUnsafeBufferPointer { right in String.byteOrder(left, right) }
    }
  }

  private static func byteOrder(_ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>) -> Int {
    let common = Swift.min(left.count, right.count)
    guard common > 0, let start = left.baseAddress, let other = right.baseAddress else {
      return left.count - right.count
    }
    let order = memcmp(start, other, common)
    return order == 0 ? left.count - right.count : Int(order)
  }
}
