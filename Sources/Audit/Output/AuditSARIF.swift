import FingerpostText

/// An audit of some screens as SARIF 2.1.0, which code scanning and editors show beside the input's lines.
///
/// A kind of fault is a rule, a finding is a result at the line of its first target. What a baseline has is suppressed.
public enum AuditSARIF {
  /// The document, with a line break at its end.
  ///
  /// - Parameter hasBaseline: whether findings were compared with a baseline.
  public static func text(_ audits: [ScreenAudit], hasBaseline: Bool) -> String {
    JSONWriter.document { json in
      json.key(named: "$schema")
      json.value("https://json.schemastore.org/sarif-2.1.0.json")
      json.field("version", "2.1.0")
      json.field("runs", objects: [audits]) { write($0, hasBaseline, to: json) }
    }
  }

  private static func write(_ audits: [ScreenAudit], _ hasBaseline: Bool, to json: JSONWriter) {
    json.field("tool") {
      json.field("driver") {
        json.field("name", "fingerpost")
        json.field("version", ProgramVersion.text)
        json.field("rules", objects: AuditKind.allCases) { kind in
          json.field("id", kind.rawValue)
          json.field("shortDescription") { json.field("text", kind.title) }
        }
      }
    }
    json.field("columnKind", "unicodeCodePoints")
    json.field("results", each: audits.flatMap { audit in audit.findings.map { (audit, $0) } }) {
      audit, finding in
      json.object { write(finding, of: audit, hasBaseline, to: json) }
    }
  }

  private static func write(
    _ finding: AuditFinding, of audit: ScreenAudit, _ hasBaseline: Bool, to json: JSONWriter
  ) {
    json.field("ruleId", finding.kind.rawValue)
    json.field("ruleIndex", AuditKind.allCases.firstIndex(of: finding.kind))
    json.field("level", finding.severity.rawValue)
    json.field("message") { json.field("text", finding.message) }
    json.field("locations", objects: [finding.targets.first]) { target in
      json.field("physicalLocation") {
        json.field("artifactLocation") { json.field("uri", address(audit.title)) }
        json.field("region") { json.field("startLine", target?.line ?? 1) }
      }
      if let target {
        json.field("logicalLocations", objects: [target]) { target in
          json.field("name", target.name)
          json.field("fullyQualifiedName", target.className)
          json.field("kind", "element")
        }
      }
    }
    json.field("partialFingerprints") { json.field("fingerpost/v1", finding.id) }
    if hasBaseline { json.field("baselineState", finding.isKnown ? "unchanged" : "new") }
    if finding.isKnown {
      json.field("suppressions", objects: ["in the baseline"]) { reason in
        json.field("kind", "external")
        json.field("justification", reason)
      }
    }
    json.field("properties") { json.field("rules", finding.rules) }
  }

  /// The name of a file as a relative or absolute reference: what is not a letter of one is spelled out.
  private static func address(_ file: String) -> String {
    var address = ""
    for byte in file.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "."), UInt8(ascii: "-"),
        UInt8(ascii: "_"), UInt8(ascii: "~"):
        address.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        address += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }
    return address
  }
}

nonisolated extension AuditFinding {
  /// What it is, why, and the first fix, as sentences of plain text.
  var message: String {
    var text = summary.plain + "."
    if !why.isEmpty { text += " " + why.plain }
    if let fix = fixes.first {
      text += " Fix, tried: \(fix.code.joined(separator: " ")) → \(fix.then.plain)."
    }
    return text
  }
}

nonisolated extension AuditKind {
  /// What faults of the kind are, as a sentence.
  fileprivate var title: String {
    switch self {
    case .covered: "Something that shows nothing takes the target's touches."
    case .overlap: "Another target lies in front of it."
    case .switchedOff: "User interaction is switched off for it or for a view around it."
    case .tooTransparent: "Its alpha is too little to be hit."
    case .outsideParent: "It sticks out of a view around it and gets no touches there."
    case .partlyCovered: "A part of it does not act."
    case .taken: "A recognizer of another view takes its touches."
    case .swallowed: "A view in it takes the touch and does nothing with it."
    case .neverActs: "It gets the touch and never acts."
    case .notInvertible: "It lies behind a transform without an inverse."
    case .declined: "A class on the way answers the hit test with another view."
    case .noSize: "It has no size."
    case .noRecognizer: "A view beside it has the recognizer that it lacks."
    case .moving: "It animates and takes no touches."
    case .small: "It is too small for a finger."
    case .late: "It acts late."
    case .lateHighlight: "It shows late that it is pressed."
    case .cannotScroll: "It does not scroll, although something lies beyond its edges."
    case .deadScreen: "A tap does nothing on nearly all of the screen."
    }
  }
}
