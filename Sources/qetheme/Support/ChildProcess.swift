import Synchronization

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A process that this one has started, with pipes to its three streams.
struct ChildProcess {
  private let id: pid_t
  private var streams: [Stream]

  private struct Stream {
    /// Our end of the pipe; negative once it is closed.
    var descriptor: Int32

    mutating func end() {
      if descriptor >= 0 { close(descriptor) }
      descriptor = -1
    }
  }

  /// Bytes of what a program says about itself that are kept.
  private static let wordLimit = 4096

  /// Starts the program at `path`. Of the open files it gets its three streams alone.
  ///
  /// - Parameter arguments: with the program's name.
  static func start(_ path: String, _ arguments: [String]) -> Result<ChildProcess, OutsideProblem> {
    // A process that another thread starts meanwhile would hold on to the pipes.
    starting.withLock { _ in startAlone(path, arguments) }
  }

  private static let starting = Mutex(())

  private static func startAlone(_ path: String, _ arguments: [String]) -> Result<ChildProcess, OutsideProblem> {
    var ours: [Stream] = []
    var theirs: [Stream] = []
    defer { for index in theirs.indices { theirs[index].end() } }
    for number in 0..<3 {
      guard let (reading, writing) = pipe() else {
        let failure = errno
        for index in ours.indices { ours[index].end() }
        return .failure(.notStarted(failure))
      }
      theirs.append(Stream(descriptor: number == 0 ? reading : writing))
      ours.append(Stream(descriptor: number == 0 ? writing : reading))
      _ = fcntl(ours[number].descriptor, F_SETFL, O_NONBLOCK)
    }
    switch ProcessSpawner.spawn(path, arguments, streams: theirs.map(\.descriptor)) {
    case .success(let id): return .success(ChildProcess(id: id, streams: ours))
    case .failure(let problem):
      for index in ours.indices { ours[index].end() }
      return .failure(problem)
    }
  }

  /// A pipe of which no end is a standard stream or inherited; nil with `errno` set when there is none.
  private static func pipe() -> (reading: Int32, writing: Int32)? {
    var ends: [Int32] = [-1, -1]
    #if canImport(Darwin)
      guard Darwin.pipe(&ends) == 0 else { return nil }
    #else
      guard Glibc.pipe(&ends) == 0 else { return nil }
    #endif
    let kept = ends.map { fcntl($0, F_DUPFD_CLOEXEC, 3) }
    for end in ends { close(end) }
    if kept.allSatisfy({ $0 >= 0 }) { return (kept[0], kept[1]) }
    for end in kept where end >= 0 { close(end) }
    errno = EMFILE
    return nil
  }

  /// Hands `input` over, takes what comes back, and waits for the end.
  ///
  /// - Parameters:
  ///   - deadline: by the clock of `Process.milliseconds`; what is not done by then is killed.
  ///   - limit: bytes that may come back.
  func converse(_ input: [UInt8], deadline: Int, limit: Int) -> Result<[UInt8], OutsideProblem> {
    var streams = streams
    defer { for index in streams.indices { streams[index].end() } }
    var rest = input[...]
    var output: [UInt8] = []
    var words: [UInt8] = []
    while streams[1].descriptor >= 0 {
      guard wait(for: streams, until: deadline) else { return stop(.slow) }
      ChildProcess.give(&rest, to: &streams[0])
      ChildProcess.take(from: &streams[1], into: &output, limit: limit + 1)
      if output.count > limit { return stop(.tooMuch) }
      ChildProcess.take(from: &streams[2], into: &words, limit: ChildProcess.wordLimit)
    }
    guard let status = end(by: deadline) else { return stop(.slow) }
    ChildProcess.take(from: &streams[2], into: &words, limit: ChildProcess.wordLimit)
    // As `WIFSIGNALED` and `WEXITSTATUS` read it.
    if status & 0x7f != 0 { return .failure(.signal(status & 0x7f)) }
    let code = status >> 8 & 0xff
    if code != 0 { return .failure(.status(code, words: ChildProcess.firstLine(of: words))) }
    return .success(output)
  }

  /// Waits until something can be read or written; false when the deadline has passed.
  private func wait(for streams: [Stream], until deadline: Int) -> Bool {
    var polls = streams.enumerated().map { index, stream in
      pollfd(fd: stream.descriptor, events: Int16(index == 0 ? POLLOUT : POLLIN), revents: 0)
    }
    while true {
      let left = deadline - Process.milliseconds
      guard left > 0 else { return false }
      let ready = poll(&polls, nfds_t(polls.count), Int32(min(left, 60_000)))
      if ready > 0 { return true }
      if ready < 0, errno != EINTR { return false }
    }
  }

  /// Writes what the pipe has room for, and closes it after the last byte, or when nobody reads it.
  private static func give(_ rest: inout ArraySlice<UInt8>, to stream: inout Stream) {
    while stream.descriptor >= 0 {
      if rest.isEmpty { return stream.end() }
      let written = rest.withUnsafeBytes { write(stream.descriptor, $0.baseAddress, $0.count) }
      if written > 0 {
        rest = rest.dropFirst(written)
      } else if errno == EAGAIN {
        return
      } else if errno != EINTR {
        return stream.end()
      }
    }
  }

  /// Reads a piece of what is there; closes the pipe at its end. Bytes beyond `limit` are dropped.
  private static func take(from stream: inout Stream, into bytes: inout [UInt8], limit: Int) {
    let descriptor = stream.descriptor
    if descriptor < 0 { return }
    var failure: Int32 = 0
    let piece = [UInt8](unsafeUninitializedCapacity: 65_536) { buffer, count in
      let length = read(descriptor, buffer.baseAddress, buffer.count)
      failure = length < 0 ? errno : 0
      count = max(0, length)
    }
    bytes += piece.prefix(limit - bytes.count)
    if piece.isEmpty, failure != EAGAIN, failure != EINTR { stream.end() }
  }

  /// The wait status; nil when the process goes on beyond the deadline.
  private func end(by deadline: Int) -> Int32? {
    var status: Int32 = 0
    while true {
      let ended = waitpid(id, &status, WNOHANG)
      if ended == id { return status }
      if ended < 0, errno != EINTR { return nil }
      if Process.milliseconds >= deadline { return nil }
      // A process that has closed its output is about to end.
      _ = poll(nil, 0, 1)
    }
  }

  /// Kills the process.
  private func stop(_ problem: OutsideProblem) -> Result<[UInt8], OutsideProblem> {
    kill(id, SIGKILL)
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0, errno == EINTR {}
    return .failure(problem)
  }

  private static func firstLine(of words: [UInt8]) -> String {
    let line = words.split(whereSeparator: { $0 == 10 || $0 == 13 }).first ?? []
    return String(decoding: line.prefix(200), as: UTF8.self)
  }
}
