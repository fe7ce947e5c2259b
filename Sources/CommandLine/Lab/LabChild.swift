#if os(Linux)
  import FingerpostLabServer
  import Foundation

  /// The shell that the lab starts: this program once more, in a folder that goes with it. It ends when the lab does, even
  /// if that is killed.
  final class LabChild {
    /// The folder of its sockets.
    var folder: String { place.path }
    private let place: OwnFolder
    private let process = Process()

    /// Starts a shell and waits until it listens.
    ///
    /// - Throws: a sentence where it does not; what it says itself is on standard error.
    init(_ applications: [String], screen: String?, options: [String] = []) throws {
      place = try OwnFolder()
      let notes = Pipe()
      process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      process.arguments =
        ["shell", "run", "--devices", "none", "--folder", place.path, "--parent", "\(getpid())"]
        + (screen.map { ["--screen", $0] } ?? []) + options
        + applications
      process.standardOutput = notes
      process.standardInput = FileHandle.nullDevice
      do {
        try process.run()
      } catch {
        place.remove()
        throw error
      }
      // Its own end of the pipe would keep it from ever ending.
      try? notes.fileHandleForWriting.close()
      let reading = notes.fileHandleForReading
      var words = Data()
      while !words.contains(UInt8(ascii: "\n")) {
        let more = reading.availableData
        if more.isEmpty { break }
        words += more
      }
      guard words.starts(with: Data("listening:".utf8)) else {
        end()
        throw LabProblem("the shell could not be started.")
      }
      Thread.detachNewThread {
        while !reading.availableData.isEmpty {}
      }
    }

    /// Ends the shell with its applications, and removes its folder.
    func end() {
      if process.isRunning { process.terminate() }
      process.waitUntilExit()
      place.remove()
    }
  }
#endif
