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

  private typealias Version = @convention(c) () -> UnsafePointer<CChar>?
  private typealias Begin =
    @convention(c) (
      UnsafeMutableRawPointer, Int32, UnsafePointer<CChar>?, Int32
    ) -> Int32
  private typealias Step = @convention(c) (UnsafeMutableRawPointer, Int32) -> Int32
  private typealias End = @convention(c) (UnsafeMutableRawPointer) -> Int32

  private typealias Check = @convention(c) (UInt, UnsafePointer<UInt8>?, UInt32) -> UInt

  /// Where zlib's `z_stream` has its fields, on every 64-bit system.
  private enum Field {
    static let nextIn = 0
    static let availableIn = 8
    static let nextOut = 24
    static let availableOut = 32
    static let size = 112
  }

  private static let isDone: Int32 = 1
  private static let isOkay: Int32 = 0
  private static let needsMore: Int32 = -5

  private let version: Version
  private let begin: Begin
  private let step: Step
  private let end: End
  private let check: Check

  /// Finds the library, or answers nil where there is none.
  init?(libraries: [String] = Gzip.libraries) {
    guard MemoryLayout<Int>.size == 8,
      let library = libraries.lazy.compactMap({ dlopen($0, RTLD_NOW) }).first,
      let version = dlsym(library, "zlibVersion"), let begin = dlsym(library, "inflateInit2_"),
      let step = dlsym(library, "inflate"), let end = dlsym(library, "inflateEnd"),
      let check = dlsym(library, "crc32")
    else { return nil }
    self.version = unsafeBitCast(version, to: Version.self)
    self.begin = unsafeBitCast(begin, to: Begin.self)
    self.step = unsafeBitCast(step, to: Step.self)
    self.end = unsafeBitCast(end, to: End.self)
    self.check = unsafeBitCast(check, to: Check.self)
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
    let stream = UnsafeMutableRawPointer.allocate(byteCount: Field.size, alignment: 16)
    defer { stream.deallocate() }
    memset(stream, 0, Field.size)
    guard begin(stream, windowBits, version(), Int32(Field.size)) == Self.isOkay else { throw .malformed }
    defer { _ = end(stream) }
    let pieceSize = min(max(data.count * 4, 1 << 16), 1 << 22)
    let piece = UnsafeMutableRawPointer.allocate(byteCount: pieceSize, alignment: 16)
    defer { piece.deallocate() }
    let input = [UInt8](data)
    let length = min(input.count, Int(UInt32.max))
    let result: Result<Int, Failure> = input.withUnsafeBytes { buffer in
      guard let base = buffer.baseAddress else { return .failure(.cutOff) }
      stream.storeBytes(of: UInt(bitPattern: base), toByteOffset: Field.nextIn, as: UInt.self)
      stream.storeBytes(of: UInt32(length), toByteOffset: Field.availableIn, as: UInt32.self)
      while true {
        stream.storeBytes(of: UInt(bitPattern: piece), toByteOffset: Field.nextOut, as: UInt.self)
        stream.storeBytes(of: UInt32(pieceSize), toByteOffset: Field.availableOut, as: UInt32.self)
        let status = step(stream, 0)
        let count = pieceSize - Int(stream.load(fromByteOffset: Field.availableOut, as: UInt32.self))
        guard output.count + count <= limit else { return .failure(.tooLong) }
        output.append(piece.assumingMemoryBound(to: UInt8.self), count: count)
        let left = Int(stream.load(fromByteOffset: Field.availableIn, as: UInt32.self))
        switch status {
        case Self.isDone: return .success(length - left)
        case Self.isOkay where left > 0 || count > 0: continue
        case Self.isOkay, Self.needsMore: return .failure(.cutOff)
        default: return .failure(.malformed)
        }
      }
    }
    return try result.get()
  }
}
