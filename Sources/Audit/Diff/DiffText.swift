import FingerpostExplain
import FingerpostText
import Foundation

/// What became worse between two captures, in words.
public enum DiffText {
  /// How many changes a short report has.
  private static let maxEntries = 10
  /// How many targets that act now are named.
  private static let maxNamed = 3

  /// The report, several lines.
  ///
  /// - Parameter isFull: whether each change comes with its reason, fixes and rules.
  public static func text(_ diff: ScreenDiff, isFull: Bool = false) -> String {
    var lines = AuditText.wrap(head(diff), indent: "  ", first: "")
    for entry in diff.entries.prefix(isFull ? .max : maxEntries) {
      let finding = entry.finding
      var text = finding.summary.plain
      if let point = finding.point { text += " \(Words.point(tenth(point.x), tenth(point.y)))" }
      let label = entry.change.rawValue + String(repeating: " ", count: 13 - entry.change.rawValue.count)
      lines += AuditText.wrap(text, indent: String(repeating: " ", count: 13), first: label)
      guard isFull else { continue }
      if !finding.why.isEmpty { lines += AuditText.wrap(finding.why.plain, indent: "  ") }
      if !finding.fixes.isEmpty {
        lines.append(finding.fixes.count == 1 ? "  Fix, tried:" : "  Fix, one of these, each tried:")
      }
      for fix in finding.fixes {
        lines += fix.code.map { "    \($0)" }
        lines += AuditText.wrap("→ \(fix.then.plain)", indent: "      ")
      }
    }
    let rest = diff.entries.count - maxEntries
    if rest > 0, !isFull { lines.append("… and \(rest) more (--full)") }
    if !diff.doubts.isEmpty {
      lines.append("Not sure")
      for doubt in diff.doubts.prefix(isFull ? .max : 3) { lines += AuditText.wrap(doubt, indent: "  ") }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func head(_ diff: ScreenDiff) -> String {
    let counts = ScreenDiff.Change.allCases.compactMap { change -> String? in
      let count = diff.count(change)
      guard count > 0 else { return nil }
      switch change {
      case .unreachable: return "\(count) unreachable"
      case .partly: return "\(count) only in part"
      case .late: return "\(count) late"
      case .small: return "\(count) small"
      }
    }
    let result = counts.isEmpty ? "nothing became worse" : "became worse: \(counts.joined(separator: ", "))"
    let names = diff.better.prefix(maxNamed).map(\.name)
    let more = diff.better.count > maxNamed ? " and \(diff.better.count - maxNamed) more" : ""
    let better =
      names.isEmpty ? "" : " \(names.listed())\(more) \(diff.better.count == 1 ? "acts" : "act") now;"
    return
      "\(diff.old.title) → \(diff.new.title): \(result);\(better) \(diff.new.targets) of \(PlainText.count(diff.old.targets, "target")) that acted were found again."
  }

  private static func tenth(_ value: CGFloat) -> Double { (Double(value) * 10).rounded() / 10 }
}
