import FingerpostConsole
import FingerpostProbe
import Foundation

/// One run of `fingerpost compare-probe`, from its arguments to its exit status.
struct CompareProbeSession {
  /// The log to compare, or nil to print the engine's.
  var file: String?
  var isJSON = false

  /// Reads the first bytes of a file, at most as many as it is told; the name `-` stands for standard input.
  var read: (String, Int) throws(ProbeLog.Problem) -> Data = Self.readFile

  /// Reads, plays and compares.
  ///
  /// - Returns: what goes to standard output, and the exit status, 0 or 1.
  /// - Throws: the reason for exit status 2.
  func run() throws -> (output: String, status: Int32) {
    guard let file else {
      return (EngineTouches.log(for: .engine).joined(separator: "\n") + "\n", 0)
    }
    let title = InputFile.title(file)
    let log = try ProbeLog(try read(file, ProbeLog.byteLimit + 1), name: title)
    let lines = EngineTouches.log(for: log.header)
    let engine = try ProbeLog(Data(lines.joined(separator: "\n").utf8), name: "the engine's log")
    let comparison = ProbeComparison(log, with: engine)
    let output =
      isJSON
      ? ProbeReport.json(of: comparison, log, file: title)
      : ProbeReport.text(of: comparison, log, file: title)
    return (output, comparison.hasDifferences ? 1 : 0)
  }

  nonisolated private static func readFile(_ name: String, limit: Int) throws(ProbeLog.Problem) -> Data {
    var data = Data()
    do {
      let handle =
        name == "-" ? FileHandle.standardInput : try FileHandle(forReadingFrom: URL(fileURLWithPath: name))
      // In pieces, because a pipe gives less than it is asked for.
      while data.count < limit, let piece = try handle.read(upToCount: limit - data.count), !piece.isEmpty {
        data.append(piece)
      }
    } catch {
      throw ProbeLog.Problem(message: "\(InputFile.title(name)): the file cannot be read.")
    }
    return data
  }
}
