import FingerpostConsole
import FingerpostHID

extension Recording {
  /// The most bytes of a file, far more than a recording of one gesture needs.
  nonisolated static let maxBytes = 64_000_000

  /// Reads a recording of any format; the name `-` stands for standard input.
  ///
  /// - Parameter options: without them, its places are in points of its own screen.
  /// - Throws: a sentence if the file cannot be read or is not a recording.
  init(
    _ file: String, options: Options = Options(mapping: TouchMapping(screen: .standard)), on console: Console
  ) throws(CommandFailure) {
    let bytes = [UInt8](try console.data(of: file, atMost: Self.maxBytes))
    do {
      self = try Recording(reading: bytes, options: options)
    } catch {
      throw CommandFailure(file, error)
    }
  }
}

nonisolated extension CommandFailure {
  /// Puts the name of a file before what is wrong in it.
  init(_ file: String, _ error: RecordingError) {
    let place = error.line.map { "\(InputFile.title(file)):\($0)" } ?? InputFile.title(file)
    self.init("\(place): \(error.reason)")
  }
}
