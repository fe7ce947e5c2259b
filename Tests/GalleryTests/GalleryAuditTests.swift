import Expectations
import FingerpostScreens
import FingerpostText
import Testing
import UIKit

@testable import FingerpostAudit
@testable import FingerpostTesting
@testable import GalleryScreens

/// Audits of the example application's screens. Each finding here was read and is true.
@MainActor @Suite struct GalleryAuditTests {
  /// Classes of the Gallery that override hit testing around targets, as an export with the lldb command would say.
  private static let overriding = ["GenerousTray"]

  @Test("Audits of the Gallery find what its screens are about, and nothing else")
  func screens() {
    var lines: [String] = []
    for (name, _) in Gallery.screens {
      World().becomeProcessDefault()
      Gallery.open(name, log: { _ in })
      // Bars make their buttons when they are laid out, which a touch would see to.
      for window in World.current.application.windows { window.layoutIfNeeded() }
      var screen = LiveScreen(World.current).screen
      for index in screen.views.indices where Self.overriding.contains(screen.views[index].className) {
        screen.views[index].overrides = ["hitTest:withEvent:", "pointInside:withEvent:"]
      }
      let audit = Auditor(screen).audit(title: name)
      lines += audit.findings.map { "\(name): \($0.severity) \($0.summary.plain) (\($0.targets.count))" }
    }
    expect(lines, is: Self.expected, "\(lines.joined(separator: "\n"))")
  }

  private static let expected = [
    "hit-test: warning UIButton is small for a finger: 80 × 36 pt (1)",
    "chain: warning UIButton is small for a finger: 80 × 36 pt (1)",
    "chain: warning NameField is small for a finger: 320 × 40 pt (1)",
    "chain: warning UIButton is small for a finger: 150 × 40 pt (1)",
    "chain: warning UIButton is small for a finger: 150 × 40 pt (1)",
    "chain: warning UIButton is small for a finger: 320 × 40 pt (1)",
    "nested: warning UIButton is small for a finger: 80 × 36 pt (1)",
    "nested: note UISwitch is small for a finger: 51 × 31 pt (1)",
    "gestures: warning UIButton is small for a finger: 80 × 36 pt (1)",
    "controls: error NotingControl never acts: NotingTap on UIView takes its taps (1)",
    "controls: warning UIButton is small for a finger: 80 × 36 pt (1)",
    "controls: note UISwitch is small for a finger: 51 × 31 pt (1)",
    "controls: note UISwitch is small for a finger: 51 × 31 pt (1)",
    "outside: warning UIButton sticks out of Tray: 50% of it is dead (1)",
    "outside: warning UIButton is small for a finger: 80 × 36 pt (1)",
    "tab-bar: warning UIButton is small for a finger: 80 × 36 pt (1)",
    "bars: note A tap does nothing on 90% of the screen (1)",
    "touches: error UIButton never acts: UIImageView around it is switched off (1)",
    "touches: warning UIButton is small for a finger: 80 × 36 pt (1)",
    "signals: warning UIButton is small for a finger: 80 × 36 pt (1)",
    "signals: note UISwitch is small for a finger: 51 × 31 pt (1)",
    "presses: warning UIButton is small for a finger: 80 × 36 pt (1)",
    "feed: warning UIButton is small for a finger: 80 × 36 pt (1)",
    "feed: note UISegmentedControl is small for a finger: 368 × 32 pt (1)",
    "feed: note UISlider is small for a finger: 288 × 31 pt (1)",
    "feed: note UIPageControl is small for a finger: 120 × 32 pt (1)",
    "feed: note UIStepper is small for a finger: 94 × 32 pt (1)",
  ]
}
