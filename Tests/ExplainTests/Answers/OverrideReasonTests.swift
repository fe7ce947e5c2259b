import Expectations
import Fingerpost
import FingerpostGestures
import FingerpostScreens
import FingerpostText
import Foundation
import Testing

@testable import FingerpostExplain

/// What code of an application decided in a hit test is said in the short report. [HIT-14]
@Suite struct OverrideReasonTests {
  private func why(_ override: HitOverride, _ x: Double, _ y: Double, _ name: String? = nil) throws -> String
  {
    var maker = ScreenMaker(.export)
    maker.add("UIWindow", 0, 0, 400, 800)
    maker.add("Shop.Below", 0, 0, 400, 800, in: 0)
    let glass = maker.add("Shop.Glass", 0, 0, 200, 200, in: 0)
    maker.add("Shop.Sticker", 150, 150, 100, 100, in: glass)
    maker.edit { $0.views[glass].hitOverride = override }
    let explainer = Explainer(maker.screen)
    let expected = try name.map { try explainer.expected($0) } ?? .nothing
    return explainer.report(of: .tap, at: CGPoint(x: x, y: y), expecting: expected).text(of: [.why])
      .replacing("\n    ", with: " ")
  }

  @Test("HIT-14: the class and the method that decided are named") func named() throws {
    #expect(
      try why(.passThrough, 50, 50).contains(
        "Glass overrides hitTest(_:with:) and answers nil, so that what is behind it is asked. [HIT-14]"))
    #expect(
      try why(.redirect(1), 50, 50).contains("Glass overrides hitTest(_:with:) and answers Below. [HIT-14]"))
    #expect(
      try why(.always, 240, 240).contains(
        "Glass overrides point(inside:with:) and takes a point that is missed by"))
    #expect(
      try why(.never, 50, 50).contains(
        "Glass overrides point(inside:with:) and does not contain the point. [HIT-14]"))
    #expect(
      try why(.asksOutside, 240, 240).contains(
        "Glass overrides hitTest(_:with:) and asks what lies outside it. [HIT-14]"))
  }

  @Test("HIT-14: an override that comes to what UIKit would is not named, nor one that the reasons name")
  func notNamed() throws {
    // The sticker in it takes the touch anyway.
    #expect(try !why(.passThrough, 175, 175).contains("overrides"))
    let declined = try why(.passThrough, 50, 50, "Glass")
    expect(declined.split(separator: "overrides").count, is: 2)
  }
}
