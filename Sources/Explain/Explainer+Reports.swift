import Fingerpost
import FingerpostScenes
import FingerpostTrace
public import Foundation

extension Explainer {
  /// A touch to report on among many.
  public struct Tap {
    /// Where it comes down, in points of the screen.
    public var point: CGPoint
    /// The view whose middle that is, where that is why the point was chosen.
    public var aim: Int?

    /// Creates a touch.
    public init(_ point: CGPoint, aim: Int? = nil) {
      self.point = point
      self.aim = aim
    }
  }

  /// A report in words, and whether the touches went where they should.
  public struct Report {
    /// The text, several lines.
    public let text: String
    /// Whether the expected view gets every touch; with none named, whether some view does.
    public let isAsExpected: Bool
  }

  /// Reports on one touch in words.
  ///
  /// - Parameters:
  ///   - point: where the touch comes down, in points of the screen.
  ///   - matches: the views that may be the expected one; empty when none was named.
  ///   - notes: sentences about how the question was understood.
  ///   - isColoured: whether the text is for a terminal with colours.
  public func report(
    on point: CGPoint, expecting matches: [Int] = [], notes: [String] = [], isColoured: Bool = false
  ) -> Report {
    let explanation = explanation(x: Double(point.x), y: Double(point.y), expecting: matches)
    let report = TextReport(explanation, self, notes: notes, style: TextStyle(isColoured: isColoured))
    return Report(text: report.text, isAsExpected: isAsExpected(explanation.hit, matches))
  }

  /// Reports on many touches in words, a line each and a sum.
  public func report(on taps: [Tap], expecting matches: [Int] = [], notes: [String] = []) -> Report {
    let words = Words(screen)
    var text = notes.map { "Note: \($0)\n" }.joined()
    var count = 0
    for tap in taps {
      let (x, y) = (Double(tap.point.x), Double(tap.point.y))
      let hit = touched.touch(x: x, y: y)
      if isAsExpected(hit, matches) { count += 1 }
      let goal = hit.map { $0 == tap.aim ? "itself" : words.full($0) } ?? "no view"
      text += "\(tap.aim.map { "\(words.full($0)) " } ?? "")\(Words.point(x, y)) → \(goal)\n"
    }
    let goal =
      matches.isEmpty ? "some view" : matches.count == 1 ? words.full(matches[0]) : "the expected views"
    let subject = "\(count) of \(taps.count) \(taps.count == 1 ? "tap" : "taps")"
    text += "\(subject) \(count == 1 ? "goes" : "go") to \(goal).\n"
    return Report(text: text, isAsExpected: count == taps.count)
  }

  /// Reports on touches as one JSON object, which is handed on in pieces as it grows.
  ///
  /// A single touch is reported with everything that the text says of it; of many, only where each of them goes.
  ///
  /// - Parameter output: takes the next bytes, which are not valid after it returns.
  /// - Returns: whether the expected view gets every touch; with none named, whether some view does.
  public func writeJSON(
    on taps: [Tap], expecting matches: [Int] = [], notes: [String] = [], isSingle: Bool,
    to output: @escaping (UnsafeRawBufferPointer) -> Void
  ) -> Bool {
    let report = JSONReport(self, to: ByteWriter(to: output))
    report.begin(notes: notes)
    var count = 0
    var hits = 0
    for tap in taps {
      let (x, y) = (Double(tap.point.x), Double(tap.point.y))
      let hit = touched.touch(x: x, y: y)
      if isAsExpected(hit, matches) { count += 1 }
      if let hit, matches.contains(hit) { hits += 1 }
      report.add(touched.recorder, x: x, y: y, hit: hit)
    }
    report.endTouches()
    if isSingle, let point = taps.first?.point {
      report.write(explanation(x: Double(point.x), y: Double(point.y), expecting: matches))
    } else if let view = matches.first(where: isShown) ?? matches.first {
      report.write(expected: view, touches: hits)
    } else {
      report.writer.append("null")
    }
    report.end()
    return count == taps.count
  }

  private func isAsExpected(_ hit: Int?, _ matches: [Int]) -> Bool {
    guard let hit else { return false }
    guard matches.count > 1 else { return matches.isEmpty || matches[0] == hit }
    return matches.contains(hit)
  }
}
