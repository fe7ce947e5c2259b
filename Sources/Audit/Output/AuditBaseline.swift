import FingerpostText
public import Foundation

/// The findings that are known already.
public struct AuditBaseline {
  /// The name of the format and its version.
  public nonisolated static let format = "fingerpost-audit-baseline/1"

  /// Looked up only, never walked: the ids of each screen, by its title's last part.
  private var ids: [String: Set<String>] = [:]

  /// Reads a baseline.
  ///
  /// - Throws: a sentence that says why it is none.
  public init(_ data: Data) throws(Problem) {
    // Consoles of Windows write UTF-16, or a mark before UTF-8.
    let bytes = UTF16Text.utf8(data) ?? Array(data.starts(with: "\u{FEFF}".utf8) ? data.dropFirst(3) : data)
    guard let value = try? JSONParser.read(bytes, .document), value["format"]?.text == Self.format,
      let screens = value["screens"]?.list
    else {
      throw Problem(description: "it is not a baseline of fingerpost audit (\(Self.format))")
    }
    for screen in screens {
      guard let file = screen["file"]?.text, let known = screen["findings"]?.list else {
        throw Problem(description: "a screen in it has no file or no findings")
      }
      ids[Self.key(file), default: []].formUnion(known.compactMap { $0["id"]?.text })
    }
  }

  /// Why a file is not a baseline, as a clause.
  public struct Problem: Error, CustomStringConvertible {
    /// The clause.
    public let description: String
  }

  /// Marks the findings that it has.
  public func mark(_ audits: inout [ScreenAudit]) {
    for screen in audits.indices {
      guard let known = ids[Self.key(audits[screen].title)] else { continue }
      for place in audits[screen].findings.indices where known.contains(audits[screen].findings[place].id) {
        audits[screen].findings[place].isKnown = true
      }
    }
  }

  /// A baseline with everything that some audits found.
  public static func text(_ audits: [ScreenAudit]) -> String {
    JSONWriter.document { json in
      json.field("format", format)
      json.field("tool", ProgramVersion.tool)
      json.field("screens", objects: audits) { audit in
        json.field("file", key(audit.title))
        json.field("findings", objects: audit.findings) { finding in
          json.field("id", finding.id)
          json.field("summary", finding.summary.plain)
        }
      }
    }
  }

  /// A screen goes by its file's name without folders, so that a baseline holds wherever the files lie.
  private static func key(_ title: String) -> String { PlainText.fileName(title) }
}
