import FingerpostText

/// Findings as commands of a GitHub workflow, which shows them as annotations of the input's lines.
///
/// Nothing else is printed but numbers: a runner obeys any line that looks like a command, and what an input says must
/// not become one. Findings of a baseline are left out.
public enum AuditAnnotations {
  /// The commands, a line each, and a line that counts.
  public static func text(_ audits: [ScreenAudit]) -> String {
    var text = ""
    for audit in audits {
      for finding in audit.findings where !finding.isKnown {
        let line = finding.targets.first?.line ?? 1
        text += "::\(command(finding.severity)) file=\(property(audit.title)),line=\(line),"
        text += "title=\(property("fingerpost: \(finding.kind.rawValue)"))::\(data(finding.message))\n"
      }
    }
    let counts = AuditSeverity.allCases.map { severity in
      PlainText.count(audits.reduce(0) { $0 + $1.count(severity) }, severity.rawValue)
    }
    return text + "\(counts.joined(separator: ", ")) in \(PlainText.count(audits.count, "screen")).\n"
  }

  private static func command(_ severity: AuditSeverity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .note: "notice"
    }
  }

  /// A message, in which line breaks would end the command.
  private static func data(_ text: String) -> String { escaped(text, "%\r\n") }

  /// A property, in which colons and commas would end it, too.
  private static func property(_ text: String) -> String { escaped(text, "%\r\n:,") }

  private static func escaped(_ text: String, _ signs: String) -> String {
    let bytes = Array(signs.utf8)
    var escaped: [UInt8] = []
    for byte in text.utf8 {
      if bytes.contains(byte) {
        let digits = String(byte, radix: 16, uppercase: true)
        escaped += Array("%\(byte < 16 ? "0" : "")\(digits)".utf8)
      } else {
        escaped.append(byte)
      }
    }
    return String(decoding: escaped, as: UTF8.self)
  }
}
