/// A revision of the Model Context Protocol.
package enum ProtocolRevision: String, CaseIterable, Sendable {
  case november2024 = "2024-11-05"
  case march2025 = "2025-03-26"
  case june2025 = "2025-06-18"
  case november2025 = "2025-11-25"
  /// The first one in which each request says all that it needs, and nothing is agreed upon before.
  case july2026 = "2026-07-28"

  /// The revisions that begin with `initialize`.
  static let withHandshake: [Self] = allCases.filter { $0 < .july2026 }

  /// What `initialize` is answered with: the revision that was asked for, or else the newest that there is.
  static func agreed(_ asked: String) -> Self {
    withHandshake.first { $0.rawValue == asked } ?? .november2025
  }

  /// Whether results of tools may have structured content.
  var hasStructuredContent: Bool { self >= .june2025 }
}

extension ProtocolRevision: Comparable {
  package static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
}
