import Synchronization

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Work spread over the processors: the one place that knows threads.
enum Parallel {
  /// The results of `body` for 0 ..< `count`, in order. `body` runs on several threads at once.
  ///
  /// - Parameters:
  ///   - chunk: pieces that a thread takes at a time: few where each takes long.
  ///   - threads: how many; nil is one for each processor. Asking for their number costs more than a small file.
  ///   - onProgress: called on the calling thread now and then, with the number of pieces done.
  static func map<Value: Sendable>(
    _ count: Int, chunk: Int = ParallelWork.chunk, threads: Int? = nil, onProgress: (Int) -> Void = { _ in },
    _ body: @escaping @Sendable (Int) -> Value
  ) -> [Value] {
    let results = Results<Value>(count)
    let work = ParallelWork(count: count, chunk: chunk) { results.set($0, body($0)) }
    var helpers: [pthread_t] = []
    let chunks = (count + chunk - 1) / chunk
    if chunks > 1 {
      for _ in 1..<max(1, min(threads ?? Process.processorCount, chunks)) {
        if let helper = work.startThread() { helpers.append(helper) }
      }
    }
    while let range = work.next() {
      for index in range { work.body(index) }
      onProgress(range.upperBound)
    }
    for helper in helpers { pthread_join(helper, nil) }
    return results.values()
  }

  /// A place for each result; each is written once, by one thread, and read after all threads have ended.
  private final class Results<Value: Sendable>: @unchecked Sendable {
    private let places: UnsafeMutableBufferPointer<Value>

    init(_ count: Int) { places = .allocate(capacity: count) }

    deinit { places.deallocate() }

    func set(_ index: Int, _ value: Value) { places.initializeElement(at: index, to: value) }

    /// To be called once.
    func values() -> [Value] {
      Array(unsafeUninitializedCapacity: places.count) { values, count in
        count = values.moveInitialize(fromContentsOf: places)
      }
    }
  }
}
