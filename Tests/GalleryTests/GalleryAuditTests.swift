import FingerpostExplain
import FingerpostScreens
import Testing
import UIKit

@testable import FingerpostTesting
@testable import GalleryScreens

/// Audits of the example application's screens. Each finding here was read and is true.
@MainActor @Suite struct GalleryAuditTests {
  @Test("Audits of the Gallery find what its screens are about, and nothing else")
  func screens() {
    var lines: [String] = []
    for (name, _) in Gallery.screens {
      World().becomeProcessDefault()
      Gallery.open(name, log: { _ in })
      let audit = Auditor(LiveScreen(World.current).screen).audit(title: name)
      lines += audit.findings.map { "\(name): \($0.severity) \($0.summary) (\($0.targets.count))" }
    }
    #expect(lines == Self.expected, "\(lines.joined(separator: "\n"))")
  }

  private static let expected: [String] = []
}
