/// Standard input.
struct InputStream {
  /// Reads at most so many bytes, to the end when there are fewer.
  let read: (_ limit: Int) -> Result<[UInt8], FileProblem>

  init(read: @escaping (Int) -> Result<[UInt8], FileProblem>) { self.read = read }

  init(descriptor: Int32) {
    read = { FileReader.readAll(descriptor, limit: $0) }
  }
}
