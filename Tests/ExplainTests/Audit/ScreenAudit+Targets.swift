@testable import FingerpostAudit

extension ScreenAudit {
  /// The faults of targets. On screens of a view or two nothing else acts, which is a fault of the screen.
  nonisolated var faults: [AuditFinding] { findings.filter { $0.kind != .deadScreen } }
}
