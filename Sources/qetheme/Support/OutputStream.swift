#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Standard output or standard error: the one way that anything is printed.
///
/// A closed pipe ends the output quietly; what is written afterwards goes nowhere. Any other failure is kept for
/// the end of the run.
final class OutputStream {
  private let sink: (UnsafeRawBufferPointer) -> Int32
  let isTerminal: Bool
  /// Cells in a line of the terminal; nil when it is none, or does not say.
  let columns: Int?
  /// Whether the reader has gone away.
  private(set) var isClosed = false
  /// Why writing failed (`errno`); nil when it did not, or the reader has gone away.
  private(set) var failure: Int32?

  /// - Parameter sink: writes all of the bytes; 0, or an `errno`.
  init(isTerminal: Bool, columns: Int?, sink: @escaping (UnsafeRawBufferPointer) -> Int32) {
    self.isTerminal = isTerminal
    self.columns = columns
    self.sink = sink
  }

  convenience init(descriptor: Int32) {
    let isTerminal = isatty(descriptor) == 1
    self.init(isTerminal: isTerminal, columns: isTerminal ? OutputStream.columns(of: descriptor) : nil) { bytes in
      OutputStream.writeAll(bytes, to: descriptor)
    }
  }

  func write(_ text: String) {
    var text = text
    text.withUTF8 { write(UnsafeRawBufferPointer($0)) }
  }

  /// Writes stored bytes as they are.
  func write(_ bytes: [UInt8]) { bytes.withUnsafeBytes { write($0) } }

  private func write(_ bytes: UnsafeRawBufferPointer) {
    guard !isClosed, failure == nil, !bytes.isEmpty else { return }
    let status = sink(bytes)
    if status == EPIPE { isClosed = true } else if status != 0 { failure = status }
  }

  /// Writes `bytes` to a descriptor, however many calls it takes; 0, or the `errno` of the call that failed.
  static func writeAll(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int32 {
    var rest = bytes
    while !rest.isEmpty {
      #if canImport(Darwin)
        let written = Darwin.write(descriptor, rest.baseAddress, rest.count)
      #else
        let written = Glibc.write(descriptor, rest.baseAddress, rest.count)
      #endif
      if written >= 0 {
        rest = UnsafeRawBufferPointer(rebasing: rest[written...])
      } else if errno == EAGAIN {
        var wait = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        poll(&wait, 1, -1)
      } else if errno != EINTR {
        return errno
      }
    }
    return 0
  }

  /// From here on a closed pipe, and a file that grows beyond what is allowed, are errors of `write`, not the end of
  /// the process.
  static func ignoreWriteSignals() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
  }

  private static func columns(of descriptor: Int32) -> Int? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }
}
