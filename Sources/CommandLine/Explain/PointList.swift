import FingerpostConsole
import Foundation

/// Points written as `x,y`.
nonisolated enum PointList {
  /// Reads the point of a `--tap`.
  ///
  /// - Throws: a sentence if the text is not a point.
  static func point(_ text: String) throws(CommandFailure) -> CGPoint {
    guard let point = read(text) else {
      throw CommandFailure("--tap \(text): expected X,Y in points of the screen, such as --tap 312,70.")
    }
    return point
  }

  /// Reads a file of points, one a line; empty lines and those that begin with # are skipped.
  ///
  /// - Throws: a sentence with the number of the first line that is not a point.
  static func points(_ data: Data, name: String) throws(CommandFailure) -> [CGPoint] {
    var points: [CGPoint] = []
    let lines = data.split(omittingEmptySubsequences: false) { $0 == 0x0A }
    for (index, bytes) in lines.enumerated() {
      let line = String(decoding: bytes, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
      if line.isEmpty || line.hasPrefix("#") { continue }
      guard let point = read(line) else {
        throw CommandFailure(
          "\(name):\(index + 1): expected x,y such as 312,70, found \"\(line.prefix(40))\".")
      }
      points.append(point)
    }
    return points
  }

  private static func read(_ text: String) -> CGPoint? {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == 2, let x = number(parts[0]), let y = number(parts[1]) else { return nil }
    return CGPoint(x: x, y: y)
  }

  private static func number(_ text: Substring) -> Double? {
    Double(text.trimmingCharacters(in: .whitespaces)).flatMap { $0.isFinite ? $0 : nil }
  }
}
