import Synchronization

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Numbered pieces of work that several threads take from.
final class ParallelWork: Sendable {
  /// Pieces of ordinary work that a thread takes at a time.
  static let chunk = 32
  /// A thread's stack, in bytes: room for parsing to the depth limit. macOS gives other threads only half a megabyte.
  private static let stackSize = 4 << 20

  private let count: Int
  private let chunk: Int
  let body: @Sendable (Int) -> Void
  private let taken = Atomic(0)

  /// - Parameter chunk: pieces that a thread takes at a time.
  init(count: Int, chunk: Int = ParallelWork.chunk, body: @escaping @Sendable (Int) -> Void) {
    self.count = count
    self.chunk = chunk
    self.body = body
  }

  /// The next pieces to do; nil when all are taken.
  func next() -> Range<Int>? {
    let start = taken.add(chunk, ordering: .relaxed).oldValue
    return start < count ? start..<min(count, start + chunk) : nil
  }

  /// Does pieces until none is left.
  func run() {
    while let range = next() {
      for index in range { body(index) }
    }
  }

  /// Starts a thread that takes part; nil when the system gives none.
  func startThread() -> pthread_t? {
    let box = Unmanaged.passRetained(self)
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    // The attributes' own initialiser belongs to whichever C module comes first.
    let status = withUnsafeTemporaryAllocation(of: pthread_attr_t.self, capacity: 1) { buffer in
      guard let attributes = buffer.baseAddress, pthread_attr_init(attributes) == 0 else { return Int32(ENOMEM) }
      defer { pthread_attr_destroy(attributes) }
      pthread_attr_setstacksize(attributes, ParallelWork.stackSize)
      return pthread_create(&thread, attributes, runThread, box.toOpaque())
    }
    if status != 0 { box.release() }
    return status == 0 ? thread : nil
  }
}

/// The body of a thread: POSIX hands it an untyped pointer.
private func runThread(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  if let argument { Unmanaged<ParallelWork>.fromOpaque(argument).takeRetainedValue().run() }
  return nil
}
