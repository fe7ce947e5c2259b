import Foundation

/// Hands bytes to one reader: those of files, or in a build for it those that a fuzzer thinks of (scripts/fuzz).
///
/// The environment's `READER` names the reader, because a fuzzer has arguments of its own.
@main enum ReaderFuzz {
  static let reader: Reader = {
    let name = ProcessInfo.processInfo.environment["READER"] ?? ""
    guard let reader = Reader(rawValue: name) else {
      print("READER is one of \(Reader.allCases.map(\.rawValue).joined(separator: " ")).")
      exit(2)
    }
    return reader
  }()

  static func main() throws {
    if let folder = ProcessInfo.processInfo.environment["SEEDS"] { return try Seeds.write(to: folder) }
    #if FUZZING
      var count = CommandLine.argc
      var arguments = CommandLine.unsafeArgv
      _ = reader
      exit(runFuzzer(&count, &arguments, readOne))
    #else
      for file in CommandLine.arguments.dropFirst() {
        guard let data = FileManager.default.contents(atPath: file) else {
          print("\(file) cannot be read.")
          exit(2)
        }
        reader.read([UInt8](data))
        print("\(file): read or refused")
      }
    #endif
  }
}

#if FUZZING
  /// The fuzzer's library wants one of this name, although it is given the function.
  @_cdecl("LLVMFuzzerTestOneInput")
  func readOne(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    ReaderFuzz.reader.read(Array(UnsafeBufferPointer(start: bytes, count: count)))
    return 0
  }

  @_silgen_name("LLVMFuzzerRunDriver")
  func runFuzzer(
    _ count: UnsafeMutablePointer<CInt>,
    _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
    _ test: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
  ) -> CInt
#endif
