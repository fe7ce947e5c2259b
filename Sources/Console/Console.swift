package import Foundation

/// What a command reads, writes and asks while it runs: those of the process, or what a test has in their place.
@MainActor
package struct Console {
  /// Takes the next bytes of the output, which are not valid after it returns.
  package var write: (UnsafeRawBufferPointer) -> Void
  /// Has what was written reach whoever reads it now.
  package var flush: () -> Void = {}
  /// Takes the report of a command as one JSON object, too, where someone wants both; nil elsewhere.
  package var report: ((UnsafeRawBufferPointer) -> Void)?
  /// Writes a line on standard error.
  package var complain: (String) -> Void
  /// Asked between two steps of a long run, with how many are done and how many there are, if that is known; the run
  /// ends with what it has if it returns false.
  package var goesOn: (_ done: Int, _ total: Int?) -> Bool = { _, _ in true }
  /// Reads a file's bytes, at most so many; the name `-` stands for standard input.
  package var read: (_ name: String, _ limit: Int) throws(CommandFailure) -> Data = InputFile.read
  /// Writes a whole file.
  package var save: (_ data: Data, _ name: String) throws(CommandFailure) -> Void = OutputFile.write
  /// Seconds of the machine's clock.
  package var clock: () -> Double = { ProcessInfo.processInfo.systemUptime }
  /// How many seconds a run may take that was not told; nil for no limit.
  package var timeLimit: Double?
  /// Whether the output may have colors.
  package var allowsColors = false

  /// Creates a console that reads and writes files as the process does.
  package init(write: @escaping (UnsafeRawBufferPointer) -> Void, complain: @escaping (String) -> Void) {
    self.write = write
    self.complain = complain
  }

  /// Reads a file's bytes; the name `-` stands for standard input.
  ///
  /// - Throws: a sentence that says why the file could not be read.
  package func data(of name: String, atMost limit: Int = InputFile.maxBytes) throws(CommandFailure) -> Data {
    try read(name, limit)
  }

  /// Writes a text as it is.
  package func print(_ text: String) {
    var text = text
    text.withUTF8 { write(UnsafeRawBufferPointer($0)) }
  }

  /// Hands on a report that is JSON, where someone wants it beside what is written.
  package func report(_ json: @autoclosure () -> String) {
    guard let report else { return }
    var json = json()
    json.withUTF8 { report(UnsafeRawBufferPointer($0)) }
  }

  /// Writes a line or several.
  package func line(_ text: String) { print(text + "\n") }

  /// Writes a whole file of text.
  ///
  /// - Throws: a sentence that says why the file could not be written.
  package func save(_ text: String, to name: String) throws(CommandFailure) {
    try save(Data(text.utf8), name)
  }
}
