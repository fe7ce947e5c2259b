import CInflate
import Foundation

/// Unpacks gzip with zlib, which every Linux and macOS has, found when it is needed.
///
/// The program is not linked with it, so that everything else works where it is missing.
nonisolated struct Gzip {
  /// Why data could not be unpacked.
  enum Failure: Error {
    /// The data is not what gzip writes, or was changed.
    case malformed
    /// The data ends before its end.
    case cutOff
    /// What comes out is longer than allowed.
    case tooLong
  }

  /// The names under which the library is looked for.
  static let libraries = ["libz.so.1", "libz.so", "/usr/lib/libz.1.dylib"]

  private let version: inflate_version_function
  private let begin: inflate_begin_function
  private let step: inflate_step_function
  private let end: inflate_end_function
  private let check: inflate_checksum_function

  /// Finds the library, or answers nil where there is none.
  init?(libraries: [String] = Gzip.libraries) {
    guard let library = libraries.lazy.compactMap({ dlopen($0, RTLD_NOW) }).first,
      let version = dlsym(library, "zlibVersion"), let begin = dlsym(library, "inflateInit2_"),
      let step = dlsym(library, "inflate"), let end = dlsym(library, "inflateEnd"),
      let check = dlsym(library, "crc32")
    else { return nil }
    self.version = unsafeBitCast(version, to: inflate_version_function.self)
    self.begin = unsafeBitCast(begin, to: inflate_begin_function.self)
    self.step = unsafeBitCast(step, to: inflate_step_function.self)
    self.end = unsafeBitCast(end, to: inflate_end_function.self)
    self.check = unsafeBitCast(check, to: inflate_checksum_function.self)
  }

  /// Returns whether the data begins as gzip's does.
  static func isGzip(_ data: Data) -> Bool { data.starts(with: [0x1F, 0x8B]) }

  /// Unpacks data, of which several parts may follow one another.
  func unpack(_ data: Data, limit: Int) throws(Failure) -> Data {
    var output = Data()
    var rest = data
    while Self.isGzip(rest) {
      // 16 stands for gzip's head and tail, 15 for the largest window.
      let used = try unpackPart(rest, into: &output, windowBits: 16 + 15, limit: limit)
      rest = rest.dropFirst(used)
    }
    return output
  }

  /// Unpacks data that has neither head nor tail, as in zip archives.
  func inflate(_ data: Data, limit: Int) throws(Failure) -> Data {
    var output = Data()
    _ = try unpackPart(data, into: &output, windowBits: -15, limit: limit)
    return output
  }

  /// The sum by which archives notice damage.
  func checksum(of data: Data) -> Int {
    data.withUnsafeBytes { buffer in
      Int(check(0, buffer.bindMemory(to: UInt8.self).baseAddress, UInt32(clamping: buffer.count)))
    }
  }

  /// Unpacks one part and returns how many bytes it has.
  private func unpackPart(
    _ data: Data, into output: inout Data, windowBits: Int32, limit: Int
  ) throws(Failure) -> Int {
    // The library notes where the stream is, so it must not move.
    let stream = UnsafeMutablePointer<inflate_stream>.allocate(capacity: 1)
    stream.initialize(to: inflate_stream())
    defer { stream.deallocate() }
    let size = Int32(MemoryLayout<inflate_stream>.size)
    guard begin(stream, windowBits, version(), size) == INFLATE_OK else { throw .malformed }
    defer { _ = end(stream) }
    let pieceSize = min(max(data.count * 4, 1 << 16), 1 << 22)
    let piece = UnsafeMutablePointer<UInt8>.allocate(capacity: pieceSize)
    defer { piece.deallocate() }
    let input = [UInt8](data)
    let length = min(input.count, Int(UInt32.max))
    let result: Result<Int, Failure> = input.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return .failure(.cutOff) }
      stream.pointee.next_in = base
      stream.pointee.avail_in = UInt32(length)
      while true {
        stream.pointee.next_out = piece
        stream.pointee.avail_out = UInt32(pieceSize)
        let status = step(stream, 0)
        let count = pieceSize - Int(stream.pointee.avail_out)
        guard output.count + count <= limit else { return .failure(.tooLong) }
        output.append(piece, count: count)
        let left = Int(stream.pointee.avail_in)
        switch status {
        case INFLATE_STREAM_END: return .success(length - left)
        case INFLATE_OK where left > 0 || count > 0: continue
        case INFLATE_OK, INFLATE_BUFFER_ERROR: return .failure(.cutOff)
        default: return .failure(.malformed)
        }
      }
    }
    return try result.get()
  }
}
