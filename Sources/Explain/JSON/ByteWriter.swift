/// A growing buffer of UTF-8 text that is passed on when it is large.
///
/// A report on many touches has millions of lines; no strings are created for them.
nonisolated final class ByteWriter {
  /// Takes the bytes written so far; they are not valid after it returns.
  typealias Output = (UnsafeRawBufferPointer) -> Void

  private let output: Output
  private let limit: Int
  private var capacity: Int
  private(set) var start: UnsafeMutablePointer<UInt8>
  /// Where the next byte goes. Call ``reserve(_:)`` before writing through it.
  var end: UnsafeMutablePointer<UInt8>

  init(flushingAt limit: Int = 1 << 20, to output: @escaping Output) {
    self.output = output
    self.limit = limit
    capacity = limit + (limit >> 3) + 1024
    start = .allocate(capacity: capacity)
    end = start
  }

  deinit { start.deallocate() }

  /// Passes on what was written.
  func flush() {
    guard end > start else { return }
    output(UnsafeRawBufferPointer(start: start, count: end - start))
    end = start
  }

  /// Makes room for a number of bytes, and passes on what was written if there is much of it.
  @inline(__always)
  func reserve(_ count: Int) {
    if (end - start) + count > capacity || end - start > limit { makeRoom(count) }
  }

  @inline(never)
  private func makeRoom(_ count: Int) {
    flush()
    guard count > capacity else { return }
    start.deallocate()
    capacity = count
    start = .allocate(capacity: capacity)
    end = start
  }

  /// Appends bytes.
  @inline(__always)
  func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let base = bytes.baseAddress else { return }
    reserve(bytes.count)
    end.update(from: base, count: bytes.count)
    end += bytes.count
  }

  /// Appends the UTF-8 of a string as it stands.
  func append(_ string: String) {
    var string = string
    string.withUTF8 { append($0) }
  }

  /// Appends one byte.
  @inline(__always)
  func append(byte: UInt8) {
    reserve(1)
    end.pointee = byte
    end += 1
  }
}
