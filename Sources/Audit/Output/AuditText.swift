import FingerpostExplain
import FingerpostText
import Foundation

/// An audit of some screens in words.
public struct AuditText {
  private let audits: [ScreenAudit]
  private let isFull: Bool
  /// How many findings a short report has.
  private static let maxFindings = 10
  private static let maxDoubts = 3
  private static let width = 100

  /// - Parameter isFull: whether all findings are reported, each with its reason, fixes and rules.
  public init(_ audits: [ScreenAudit], isFull: Bool = false) {
    self.audits = audits
    self.isFull = isFull
  }

  /// The report, several lines.
  public var text: String {
    let total = audits.count == 1 ? "" : total
    return total + (isFull ? audits.map(full).joined(separator: "\n") : short)
  }

  // MARK: - Short

  private struct Entry {
    var audit: Int
    var finding: AuditFinding
  }

  private var short: String {
    var text = audits.count == 1 ? head(audits[0]) : ""
    let entries = audits.enumerated().flatMap { index, audit in
      audit.findings.filter { !$0.isKnown }.map { Entry(audit: index, finding: $0) }
    }
    let order = entries.indices.sorted {
      (entries[$0].finding.severity, $0) < (entries[$1].finding.severity, $1)
    }
    for place in order.prefix(Self.maxFindings) {
      let entry = entries[place]
      let file = audits.count == 1 ? "" : "\(audits[entry.audit].title): "
      text += lines(entry.finding, after: file) + "\n"
    }
    let rest = entries.count - min(entries.count, Self.maxFindings)
    if rest > 0 { text += "… and \(rest) more (--full)\n" }
    if audits.count == 1 { text += doubts(audits[0], limit: Self.maxDoubts) }
    return text
  }

  /// A finding on one line, or on a second one if it is long.
  private func lines(_ finding: AuditFinding, after file: String) -> String {
    var text = file + finding.summary.plain
    if finding.isDisputed { text += " (if the windows are in this order)" }
    if finding.targets.count > 1 {
      text += " [the same for \(PlainText.count(finding.targets.count - 1, "more target"))]"
    }
    if let point = finding.point { text += " \(Words.point(Self.rounded(point.x), Self.rounded(point.y)))" }
    let indent = String(repeating: " ", count: 9)
    return Self.wrap(text, indent: indent, first: "\(Self.word(finding.severity))  ").joined(separator: "\n")
  }

  private static func rounded(_ value: Double) -> Double { (value * 10).rounded() / 10 }

  private static func word(_ severity: AuditSeverity) -> String {
    severity.rawValue.padded(to: 7)
  }

  // MARK: - Full

  private func full(_ audit: ScreenAudit) -> String {
    var text = head(audit)
    for (index, finding) in audit.findings.enumerated() { text += "\n" + full(finding, index + 1) }
    let doubts = doubts(audit, limit: .max)
    return text + (doubts.isEmpty ? "" : "\n" + doubts)
  }

  private func full(_ finding: AuditFinding, _ number: Int) -> String {
    let known = finding.isKnown ? ", in the baseline" : ""
    var lines = Self.wrap(
      "\(number). \(finding.severity.rawValue): \(finding.summary.plain).", indent: "   ", first: "")
    if !finding.why.isEmpty { lines += Self.wrap(finding.why.plain, indent: "   ") }
    if let percent = finding.percent, percent > 0, percent < 99.5 {
      var measure = "It acts on \(Words.percent(percent)) of what is to be seen of it"
      if let largest = finding.largest {
        measure += "; the largest rectangle that acts is \(Words.size(largest)) pt"
      }
      lines += Self.wrap(measure + ".", indent: "   ")
    }
    if finding.targets.count > 1 {
      lines += Self.wrap("The same: \(Self.others(finding)).", indent: "   ")
    }
    if !finding.fixes.isEmpty {
      lines.append(finding.fixes.count == 1 ? "   Fix, tried:" : "   Fix, one of these, each tried:")
    }
    for fix in finding.fixes {
      lines += fix.code.map { "     \($0)" }
      lines += Self.wrap("→ \(fix.then.plain)", indent: "       ")
    }
    let place = finding.point.map { "at \(Words.point(Self.rounded($0.x), Self.rounded($0.y))) · " } ?? ""
    lines.append("   \(place)\(finding.rules.joined(separator: ", ")) · \(finding.id)\(known)")
    return lines.joined(separator: "\n") + "\n"
  }

  /// All targets of a finding but the first; those of one name are counted.
  private static func others(_ finding: AuditFinding) -> String {
    var names: [(name: String, count: Int)] = []
    for target in finding.targets.dropFirst() {
      if let place = names.firstIndex(where: { $0.name == target.name }) {
        names[place].count += 1
      } else {
        names.append((target.name, 1))
      }
    }
    var words = names.prefix(6).map { $0.count == 1 ? $0.name : "\($0.count) × \($0.name)" }
    let rest = names.dropFirst(6).reduce(0) { $0 + $1.count }
    if rest > 0 { words.append("\(rest) more") }
    return words.listed()
  }

  // MARK: - Parts

  private func head(_ audit: ScreenAudit) -> String {
    let shares = zip(["acts on", "may act on", "does nothing on"], audit.shares.words)
      .filter { $0.1 != "0%" }.map { "\($0.0) \($0.1)" }
    var text = "\(audit.title): \(Self.counts([audit])). "
    text += "\(PlainText.count(audit.targets, "target")) on \(Words.size(audit.size)) pt; "
    text += "a tap \(shares.listed()) of the screen."
    return Self.wrap(text, indent: "  ", first: "").joined(separator: "\n") + "\n"
  }

  private func doubts(_ audit: ScreenAudit, limit: Int) -> String {
    guard !audit.doubts.isEmpty else { return "" }
    var lines = ["Not sure"]
    for doubt in audit.doubts.prefix(limit) { lines += Self.wrap(doubt, indent: "  ") }
    return lines.joined(separator: "\n") + "\n"
  }

  private var total: String {
    let text = "\(Self.counts(audits)) in \(audits.count) screens.\n"
    return text.prefix(1).uppercased() + text.dropFirst() + (isFull ? "\n" : "")
  }

  /// How many findings there are, such as `1 error, 2 warnings`.
  private static func counts(_ audits: [ScreenAudit]) -> String {
    let counts = AuditSeverity.allCases.map { severity in
      (severity, audits.reduce(0) { $0 + $1.count(severity) })
    }
    let known = audits.reduce(0) { $0 + $1.findings.count(where: \.isKnown) }
    var parts = counts.filter { $0.1 > 0 }.map { PlainText.count($0.1, $0.0.rawValue) }
    if parts.isEmpty {
      let isPartial = audits.contains { $0.interruption != nil }
      parts = [(known > 0 ? "nothing new" : "nothing found") + (isPartial ? " so far" : "")]
    }
    if known > 0 { parts.append("\(known) in the baseline") }
    return parts.joined(separator: ", ")
  }

  static func wrap(_ text: String, indent: String, first: String? = nil) -> [String] {
    PlainText.wrapped(text, to: width, first: first ?? indent, indent: indent, breaksWords: false)
  }
}

nonisolated extension String {
  /// The text with spaces after it, at least as long as a number of characters.
  fileprivate func padded(to length: Int) -> String {
    self + String(repeating: " ", count: max(0, length - count))
  }
}
