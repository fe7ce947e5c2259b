import FingerpostPicture
import FingerpostText

/// An audit of some screens as JUnit's XML, which CI systems show as tests.
///
/// Each screen is a suite. Each finding is a test that fails, or one that is skipped if a baseline has it; notes are
/// skipped, too. A test of its own says how many targets were audited, so that a screen without faults is one that passed.
public enum AuditJUnit {
  /// The document.
  public static func text(_ audits: [ScreenAudit]) -> String {
    let failures = audits.reduce(0) { $0 + Self.failures(in: $1) }
    let tests = audits.reduce(0) { $0 + $1.findings.count + 1 }
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    text += "<testsuites name=\"fingerpost audit\" tests=\"\(tests)\" failures=\"\(failures)\">\n"
    for audit in audits { text += suite(audit) }
    return text + "</testsuites>\n"
  }

  private static func failures(in audit: ScreenAudit) -> Int {
    audit.findings.count { $0.severity < .note && !$0.isKnown }
  }

  private static func suite(_ audit: ScreenAudit) -> String {
    let failures = Self.failures(in: audit)
    let skipped = audit.findings.count - failures
    let name = XMLText.escaped(audit.title)
    var text = "  <testsuite name=\"\(name)\" tests=\"\(audit.findings.count + 1)\" failures=\"\(failures)\" "
    text += "errors=\"0\" skipped=\"\(skipped)\">\n"
    text +=
      "    <testcase classname=\"\(name)\" name=\"\(PlainText.count(audit.targets, "target")) audited\"/>\n"
    for finding in audit.findings {
      let title = XMLText.escaped("\(finding.id): \(finding.summary.plain)")
      text += "    <testcase classname=\"\(name)\" name=\"\(title)\">\n"
      if finding.isKnown {
        text += "      <skipped message=\"in the baseline\"/>\n"
      } else if finding.severity == .note {
        text += "      <skipped message=\"a note: \(XMLText.escaped(finding.summary.plain))\"/>\n"
      } else {
        text +=
          "      <failure type=\"\(finding.kind.rawValue)\" message=\"\(XMLText.escaped(finding.summary.plain))\">"
        text += "\(XMLText.escaped(details(finding)))</failure>\n"
      }
      text += "    </testcase>\n"
    }
    return text + "  </testsuite>\n"
  }

  private static func details(_ finding: AuditFinding) -> String {
    var lines = finding.why.isEmpty ? [] : [finding.why.plain]
    for fix in finding.fixes {
      lines += ["Fix, tried:"] + fix.code.map { "  \($0)" } + ["  → \(fix.then.plain)"]
    }
    lines.append("Rules: \(finding.rules.joined(separator: ", "))")
    return lines.joined(separator: "\n")
  }
}
