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
    /// What was read and written, also without success, is more than allowed.
    case tooMuchWork
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
  func unpack(_ data: Data, limit: Int, work: inout UnpackingWork) throws(Failure) -> Data {
    try unpack(data, windowBits: 16 + 15, limit: limit, work: &work)
  }

  /// Unpacks data that has neither head nor tail, as in zip archives.
  func inflate(_ data: Data, limit: Int, work: inout UnpackingWork) throws(Failure) -> Data {
    try unpack(data, windowBits: -15, limit: limit, work: &work)
  }

  /// The sum by which archives notice damage.
  func checksum(of data: Data) -> Int {
    data.withUnsafeBytes { buffer in
      Int(check(0, buffer.bindMemory(to: UInt8.self).baseAddress, UInt32(clamping: buffer.count)))
    }
  }

  /// Unpacks parts as long as there are any with a head; without heads there is one.
  ///
  /// - Parameter windowBits: 15 for the largest window; 16 more for gzip's head and tail, or less than 0 for none.
  private func unpack(
    _ data: Data, windowBits: Int32, limit: Int, work: inout UnpackingWork
  ) throws(Failure) -> Data {
    let pieceSize = min(max(data.count * 4, 1 << 16), 1 << 20)
    let piece = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: pieceSize)
    defer { piece.deallocate() }
    var output = Data()
    let result = data.withUnsafeBytes { buffer -> Result<Void, Failure> in
      let input = buffer.bindMemory(to: UInt8.self)
      var place = 0
      do throws(Failure) {
        repeat {
          place = try unpackPart(
            input, from: place, into: &output, by: piece, windowBits: windowBits, limit: limit, work: &work)
        } while windowBits > 0 && input[place...].starts(with: [0x1F, 0x8B])
        return .success(())
      } catch {
        return .failure(error)
      }
    }
    try result.get()
    return output
  }

  /// Unpacks the part that begins at a place, and returns where it ends. Nothing is copied but what comes out.
  private func unpackPart(
    _ input: UnsafeBufferPointer<UInt8>, from start: Int, into output: inout Data,
    by piece: UnsafeMutableBufferPointer<UInt8>, windowBits: Int32, limit: Int, work: inout UnpackingWork
  ) throws(Failure) -> Int {
    try work.charge(UnpackingWork.perPart)
    // The library notes where the stream is, so it must not move.
    let stream = UnsafeMutablePointer<inflate_stream>.allocate(capacity: 1)
    stream.initialize(to: inflate_stream())
    defer { stream.deallocate() }
    let size = Int32(MemoryLayout<inflate_stream>.size)
    guard begin(stream, windowBits, version(), size) == INFLATE_OK else { throw .malformed }
    defer { _ = end(stream) }
    var place = start
    while true {
      if stream.pointee.avail_in == 0, let base = input.baseAddress, place < input.count {
        // In pieces, so that what a step costs is bounded.
        let count = min(input.count - place, piece.count)
        stream.pointee.next_in = base + place
        stream.pointee.avail_in = UInt32(count)
        place += count
      }
      let given = Int(stream.pointee.avail_in)
      stream.pointee.next_out = piece.baseAddress
      stream.pointee.avail_out = UInt32(piece.count)
      let status = step(stream, 0)
      let left = Int(stream.pointee.avail_in)
      let count = piece.count - Int(stream.pointee.avail_out)
      try work.charge(given - left + count)
      guard output.count + count <= limit else { throw .tooLong }
      output.append(contentsOf: piece[..<count])
      switch status {
      case INFLATE_STREAM_END: return place - left
      case INFLATE_OK where given > left || count > 0: continue
      case INFLATE_OK, INFLATE_BUFFER_ERROR: throw .cutOff
      default: throw .malformed
      }
    }
  }
}
