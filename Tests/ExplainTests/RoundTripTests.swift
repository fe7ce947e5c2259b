import Expectations
import Fingerpost
import FingerpostGestures
import FingerpostReading
import FingerpostScreens
import Foundation
import ScreenPrinting
import Testing

@testable import FingerpostExplain

/// Screens that are printed as a dump and read back.
@Suite struct RoundTripTests {
  private func differences(
    seed: UInt64, views: Int, _ precision: Screen.Precision, _ change: (inout ScreenView) -> Void = { _ in }
  ) throws -> [String] {
    var random = RandomScreen(seed: seed)
    var screen = random.make(views: views)
    // A dump does not tell the level.
    for view in screen.views.indices {
      screen.views[view].windowLevel = 0
      change(&screen.views[view])
    }
    let dump = screen.recursiveDescription(precision: precision)
    let copy = try ScreenReader.read(Data(dump.utf8), name: "dump")
    expect(copy.views.count, is: views)
    #expect(copy.warnings.isEmpty)
    let (one, other) = (Explainer(screen).touched, Explainer(copy).touched)
    var differences: [String] = []
    for _ in 0..<1000 {
      let point = random.point()
      let (x, y) = (Double(point.x), Double(point.y))
      let hit = one.touch(x: x, y: y).flatMap { screen.views[$0].address }
      let again = other.touch(x: x, y: y).flatMap { copy.views[$0].address }
      if hit != again { differences.append("(\(x), \(y)): \(again ?? "nil") instead of \(hit ?? "nil")") }
    }
    return differences
  }

  @Test(
    "A screen that is printed with all digits and read back gives every touch to the same view",
    arguments: zip(UInt64(1)...6, [20, 100, 300, 1000, 2000, 5000]))
  func full(seed: UInt64, views: Int) throws {
    let differences = try self.differences(seed: seed, views: views, .full)
    #expect(differences.isEmpty, "seed \(seed)")
  }

  @Test("With six digits, as UIKit prints, it does so too, but for what six digits cannot tell")
  func sixDigits() throws {
    for seed in UInt64(1)...6 {
      let differences = try self.differences(seed: seed, views: 300, .sixDigits) { view in
        // Six digits cannot tell an alpha just above the limit from 0.01, nor the size of what a transform has all
        // but flattened.
        if view.alpha > 0.009, view.alpha < 0.011 { view.alpha = 1 }
        let transform = view.transform
        if (transform.a * transform.d - transform.b * transform.c).magnitude < 0.01 {
          view.transform = .identity
        }
      }
      #expect(differences.isEmpty, "seed \(seed)")
    }
  }
}
