import FingerpostText
import Foundation

/// An audit of some screens as one JSON object.
public enum AuditJSON {
  /// The name of the format and its version.
  public nonisolated static let format = "fingerpost-audit/1"

  /// The report, with a line break at its end.
  public static func text(_ audits: [ScreenAudit], minSize: Double) -> String {
    JSONWriter.document { json in
      json.field("format", format)
      json.field("tool", ProgramVersion.tool)
      json.field("fails", audits.contains(where: \.fails))
      json.field("counts") {
        for severity in AuditSeverity.allCases {
          let count = audits.reduce(0) { $0 + $1.count(severity) }
          switch severity {
          case .error: json.field("errors", count)
          case .warning: json.field("warnings", count)
          case .note: json.field("notes", count)
          }
        }
        json.field("known", audits.reduce(0) { $0 + $1.findings.count(where: \.isKnown) })
      }
      json.field("minTarget", minSize)
      json.field("screens", objects: audits) { write($0, to: json) }
    }
  }

  private static func write(_ audit: ScreenAudit, to json: JSONWriter) {
    json.field("file", audit.title)
    json.field("kind", audit.kind)
    json.field("views", audit.views)
    json.field("targets", audit.targets)
    json.field("width", Double(audit.size.width))
    json.field("height", Double(audit.size.height))
    json.field("shares") {
      json.field("acts", tenths(audit.shares.acts))
      json.field("mayAct", tenths(audit.shares.mayAct))
      json.field("nothing", tenths(audit.shares.nothing))
    }
    json.field("findings", objects: audit.findings) { write($0, to: json) }
    json.field("doubts", audit.doubts)
    if let interruption = audit.interruption {
      json.field("partial", true)
      json.field("notAudited", interruption)
    }
  }

  private static func write(_ finding: AuditFinding, to json: JSONWriter) {
    json.field("id", finding.id)
    json.field("kind", finding.kind.rawValue)
    json.field("severity", finding.severity.rawValue)
    writeBody(of: finding, to: json)
    json.field("reachable", finding.percent.map(tenths))
    json.field("largest", of: finding.largest) { size in
      json.field("width", hundredths(size.width))
      json.field("height", hundredths(size.height))
    }
    json.field("disputed", finding.isDisputed)
    json.field("known", finding.isKnown)
  }

  /// Writes what a finding says, whatever kind of report it is in.
  static func writeBody(of finding: AuditFinding, to json: JSONWriter) {
    json.field("summary", finding.summary.plain)
    json.field("why", finding.why.plain)
    json.field("targets", objects: finding.targets) { write($0, to: json) }
    json.field("cause", of: finding.cause) { write($0, to: json) }
    json.field("point", of: finding.point) { point in
      json.field("x", Double(point.x))
      json.field("y", Double(point.y))
    }
    json.field("fixes", objects: finding.fixes) { fix in
      json.field("code", fix.code)
      json.field("then", fix.then.plain)
    }
    json.field("rules", finding.rules)
  }

  static func write(_ place: AuditFinding.Place, to json: JSONWriter) {
    json.field("class", place.className)
    json.field("address", place.address)
    json.field("label", place.label)
    json.field("x", hundredths(place.box.origin.x))
    json.field("y", hundredths(place.box.origin.y))
    json.field("width", hundredths(place.box.size.width))
    json.field("height", hundredths(place.box.size.height))
  }

  private static func tenths(_ value: Double) -> Double { (value * 10).rounded() / 10 }

  private static func hundredths(_ value: CGFloat) -> Double { (Double(value) * 100).rounded() / 100 }
}
