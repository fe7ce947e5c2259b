import Expectations
import FingerpostScreens
import Foundation
import ScreenPrinting
import Testing

/// Which animations of a view have a say in its touches. [HIT-18]
@Suite("Readers: animations")
nonisolated struct ReadersAnimationTests {
  private func view(_ animations: String) throws -> ScreenView {
    try #require(
      try read("<UIView: 0x1; frame = (0 0; 9 9); animations = \(animations); layer = <CALayer: 0x2>>").views
        .first)
  }

  @Test(
    "the keys of animations are kept, and without any nothing animates",
    arguments: [
      ("{ position=<CABasicAnimation: 0x9>; }", ["position"]),
      ("{ position=<CABasicAnimation: 0x9>; opacity=<CABasicAnimation: 0xa>; }", ["position", "opacity"]),
      (
        "{ bounds.origin=<CASpringAnimation: 0x9>; bounds.size-2=<CASpringAnimation: 0x9>; }",
        ["bounds.origin", "bounds.size-2"]
      ),
      (
        "{ opacity=<CABasicAnimation: 0x9; duration = 2; keyPath = opacity>; transform=<C: 0x1>; }",
        ["opacity", "transform"]
      ),
      ("{ position=<CABasicAnimation> }", ["position"]), ("{position=<CABasicAnimation: 0x9>}", ["position"]),
      ("{ }", []), ("{}", []), ("(null)", []), ("{ position }", []), ("{ =<C: 0x1>; }", []),
    ] as [(String, [String])])
  func keys(animations: String, keys: [String]) throws {
    let view = try view(animations)
    expect(view.animatedKeys, is: keys)
    expect(view.isAnimating, is: !keys.isEmpty)
  }

  @Test(
    "motion effects are not animations of the view",
    arguments: [
      ("{ <UIMotionEffectGroup: 0x78>=<CAAnimationGroup: 0x79>; }", []),
      (
        "{ <UIMotionEffectGroup: 0x78>=<CAAnimationGroup: 0x79>; position=<CABasicAnimation: 0x9>; }",
        ["position"]
      ),
      ("{ UIMotionEffect-1=<CAAnimationGroup: 0x79>; }", []),
      ("{ _UIParallaxMotionEffect=<C: 0x79>; parallaxX=<C: 0x7>; }", []),
      ("{ <UIInterpolatingMotionEffect: 0x78; keyPath = center.x>=<CAAnimationGroup: 0x79>; }", []),
    ] as [(String, [String])])
  func motionEffects(animations: String, keys: [String]) throws {
    let view = try view(animations)
    expect(view.animatedKeys, is: keys)
    expect(view.isAnimating, is: !keys.isEmpty)
  }

  @Test("an export's keys are sorted out in the same way")
  func export() throws {
    let screen = try read(
      #"{"format":"fingerpost-export/1","views":[{"class":"UIView","bounds":[0,0,9,9],"center":[4,4],"animations":["position","parallax"]},"#
        + #"{"class":"UIView","parent":0,"bounds":[0,0,9,9],"center":[4,4],"animations":["UIMotionEffect"]}]}"#
    )
    expect(screen.views.map(\.animatedKeys), is: [["position"], []])
    expect(screen.views.map(\.isAnimating), is: [true, false])
  }

  @Test("only so many keys are kept, each cut")
  func bounded() throws {
    let many = (0..<1_000).map { "k\($0)=<C: 0x1>; " }.joined()
    let view = try view("{ \(many)}")
    #expect(view.animatedKeys.count == 16 && view.animatedKeys.first == "k0")
    let long = try self.view("{ \(String(repeating: "x", count: 5_000))=<C: 0x1>; }")
    #expect(long.isAnimating && long.animatedKeys.map(\.count) == [64])
    let hidden = (0..<1_000).map { "<UIMotionEffectGroup: 0x\($0)>=<C: 0x1>; " }.joined()
    try expect(self.view("{ \(hidden)position=<C: 0x1>; }").animatedKeys, is: ["position"])
  }

  @Test("the keys survive being printed and read back")
  func roundTrip() throws {
    let text = try read(
      node("UIView", "animations = { position=<C: 0x1>; bounds.size-2=<C: 0x2>; }; layer = <CALayer: 0x2>")
    )
    .recursiveDescription()
    try expect(read(text).views.map(\.animatedKeys), is: [["position", "bounds.size-2"]])
  }
}
