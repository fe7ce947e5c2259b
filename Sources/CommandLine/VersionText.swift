import FingerpostAudit
import FingerpostExplain
import FingerpostHID
import FingerpostLab
import FingerpostReading
import FingerpostText
import FingerpostTrace

/// What `fingerpost --version` prints.
nonisolated enum VersionText {
  /// The version, the commit, and the version of each format.
  static var text: String {
    let commit = ProgramVersion.commit.map { ", commit \($0)" } ?? ", built from a checkout"
    let formats: [(name: String, version: String)] = [
      ("report", JSONReport.format),
      ("audit", AuditJSON.format),
      ("diff", DiffJSON.format),
      ("conflicts", ConflictsJSON.format),
      ("screen", ScreenSummary.format),
      ("baseline", AuditBaseline.format),
      ("export", ScreenReader.exportFormat),
      ("recording", "\(RecordingWriter.version)"),
      ("trace", "\(TraceJSONRenderer.version)"),
      ("lab", "\(LabFeed.version)"),
    ]
    let width = formats.map(\.name.count).max() ?? 0
    return
      (["fingerpost \(ProgramVersion.text)\(commit)", "formats:"]
      + formats.map { format in
        "  \(format.name)\(String(repeating: " ", count: width - format.name.count))  \(format.version)"
      }).joined(separator: "\n")
  }
}
