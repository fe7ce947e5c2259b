import Expectations
import Fingerpost
import FingerpostScreens
import FingerpostText
import Foundation
import ScreenPrinting
import Testing

/// Bounds and center recovered from a printed frame.
@Suite("Readers: geometry")
nonisolated struct ReadersGeometryTests {
  /// Returns the view as it comes back from a dump that prints it as UIKit would.
  private func recovered(
    size: CGSize, center: CGPoint, transform: CGAffineTransform,
    anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
    precision: Screen.Precision = .sixDigits
  ) throws -> ScreenView {
    var view = ScreenView(className: "UIView")
    view.bounds.size = size
    view.center = center
    view.transform = transform
    view.anchorPoint = anchorPoint
    let text = Screen(kind: .recursiveDescription, views: [view]).recursiveDescription(precision: precision)
    return try #require(try read(text).views.first)
  }

  private func expectClose(_ one: Double, _ other: Double, within tolerance: Double, _ comment: Comment) {
    #expect(abs(one - other) <= tolerance, comment)
  }

  @Test("HIT-9: a square turned by an eighth of a half turn comes back with clean numbers")
  func rotatedSquare() throws {
    let view = try #require(
      try read(
        "<UIView: 0x1; frame = (-15.3281 -15.3281; 130.656 130.656); transform = [0.92387953251128674, "
          + "0.38268343236508978, -0.38268343236508978, 0.92387953251128674, 0, 0]; layer = <CALayer: 0x2>>"
      ).views.first)
    expect(view.bounds, is: CGRect(x: 0, y: 0, width: 100, height: 100))
    expect(view.center, is: CGPoint(x: 50, y: 50))
    expect(view.transform.b, is: 0.38268343236508978)
    expect(view.printedFrame, is: CGRect(x: -15.3281, y: -15.3281, width: 130.656, height: 130.656))
    #expect(view.doubts.isEmpty)
  }

  @Test("HIT-9: rotations, scales, mirrors, shears and translations are undone")
  func transforms() throws {
    let transforms: [CGAffineTransform] = [
      CGAffineTransform(rotationAngle: 0.3), CGAffineTransform(rotationAngle: -1.2),
      CGAffineTransform(rotationAngle: .pi / 2), CGAffineTransform(rotationAngle: .pi),
      CGAffineTransform(rotationAngle: 2.5), CGAffineTransform(scaleX: 0.5, y: 2),
      CGAffineTransform(scaleX: -1, y: 1),
      CGAffineTransform(scaleX: 1.5, y: -0.75), CGAffineTransform(translationX: 12.5, y: -7),
      CGAffineTransform(rotationAngle: 0.4).scaledBy(x: 1.25, y: 0.5).translatedBy(x: 10, y: 20),
      CGAffineTransform(a: 1, b: 0.25, c: 0, d: 1, tx: 3, ty: 4),
      CGAffineTransform(a: 1, b: 0, c: -0.4, d: 1, tx: 0, ty: 0),
    ]
    let anchors = [
      CGPoint(x: 0.5, y: 0.5), CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 0.25), CGPoint(x: -0.5, y: 2),
    ]
    for transform in transforms {
      for anchor in anchors {
        for size in [
          CGSize(width: 100, height: 44), CGSize(width: 12.5, height: 300), CGSize(width: 1, height: 1),
        ] {
          let center = CGPoint(x: 187.5, y: -42)
          for precision in [Screen.Precision.sixDigits, .full] {
            let view = try recovered(
              size: size, center: center, transform: transform, anchorPoint: anchor, precision: precision)
            let comment = Comment(
              rawValue: "\(transform) \(anchor) \(size) \(precision) → \(view.bounds) \(view.center)")
            expect(view.bounds.size, is: size, comment)
            expectClose(view.center.x, center.x, within: 2e-3, comment)
            expectClose(view.center.y, center.y, within: 2e-3, comment)
            #expect(view.doubts.isEmpty, comment)
          }
        }
      }
    }
  }

  @Test("a size that is not clean is not made clean beyond what the digits allow")
  func honestSizes() throws {
    let size = CGSize(width: 101.23, height: 47.11)
    let view = try recovered(size: size, center: .zero, transform: CGAffineTransform(rotationAngle: 0.7))
    expectClose(view.bounds.size.width, size.width, within: 5e-3, "width")
    expectClose(view.bounds.size.height, size.height, within: 5e-3, "height")
    let full = try recovered(
      size: CGSize(width: 100.0001, height: 50), center: .zero,
      transform: CGAffineTransform(rotationAngle: 0.7),
      precision: .full)
    expectClose(full.bounds.size.width, 100.0001, within: 1e-9, "all digits given, none invented")
    // 33 is printed exactly, so that 66 is exact and 33 / 0.7 is not 47.
    let scaled = try #require(
      try read("<V: 0x1; frame = (0 0; 33 33); transform = [0.5, 0, 0, 0.7, 0, 0]; layer = <CALayer: 0x2>>")
        .views.first)
    expect(scaled.bounds.size.width, is: 66)
    expectClose(scaled.bounds.size.height, 33 / 0.7, within: 1e-12, "not rounded")
  }

  @Test("thirds of a point are found")
  func thirds() throws {
    let view = try recovered(
      size: CGSize(width: 45 + 1.0 / 3, height: 20 + 2.0 / 3), center: CGPoint(x: 10, y: 10),
      transform: CGAffineTransform(rotationAngle: 0.5))
    expect(view.bounds.size, is: CGSize(width: 136.0 / 3, height: 62.0 / 3))
  }

  @Test("at 45 degrees the sides cannot be told apart, so a square is assumed and doubted")
  func fortyFive() throws {
    for turns in [1.0, 3, 5, 7] {
      let view = try recovered(
        size: CGSize(width: 80, height: 80), center: CGPoint(x: 50, y: 60),
        transform: CGAffineTransform(rotationAngle: turns * .pi / 4))
      expect(view.bounds.size, is: CGSize(width: 80, height: 80))
      expect(
        view.doubts, is: ["its transform leaves open which side is the longer, so it is taken to be a square"]
      )
    }
    let nearly = try recovered(
      size: CGSize(width: 100, height: 20), center: .zero,
      transform: CGAffineTransform(rotationAngle: .pi / 4 + 0.01))
    expectClose(
      nearly.bounds.size.width, 100, within: 0.2, "half a degree beside it the sides are told apart")
  }

  @Test("HIT-11: a transform that cannot be undone leaves no bounds")
  func degenerate() throws {
    for matrix in ["0, 0, 0, 0, 0, 0", "0, 0, 0, 1, 0, 0", "1, 0, 0, 0, 5, 5", "1, 1, 1, 1, 0, 0"] {
      let view = try #require(
        try read("<V: 0x1; frame = (50 60; 0 0); transform = [\(matrix)]; layer = <CALayer: 0x2>>").views
          .first)
      expect(view.bounds.size, is: .zero)
      expect(view.doubts, is: ["its transform cannot be undone, so its bounds are unknown"], "\(matrix)")
    }
  }

  @Test("a frame that its transform cannot give is doubted")
  func contradiction() throws {
    let view = try #require(
      try read(
        "<V: 0x1; frame = (0 0; 100 1); transform = [0.8, 0.6, -0.6, 0.8, 0, 0]; layer = <CALayer: 0x2>>"
      ).views
        .first)
    expect(view.doubts, is: ["its frame and its transform contradict each other"])
    #expect(view.bounds.size.width >= 0 && view.bounds.size.height >= 0)
  }

  @Test("numbers without end in a transform are refused, numbers of sixteen are flattened")
  func oddTransforms() throws {
    let nan = try #require(
      try read("<V: 0x1; frame = (0 0; 9 9); transform = [nan, 0, 0, 1, 0, 0]; layer = <CALayer: 0x2>>").views
        .first)
    #expect(nan.bounds == .zero && nan.transform == .identity && nan.doubts.count == 1)
    let flat = "1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 7, 8, 0, 1"
    let affine = try #require(
      try read("<V: 0x1; frame = (0 0; 9 9); transform = [\(flat)]; layer = <CALayer: 0x2>>").views.first)
    #expect(affine.transform == CGAffineTransform(translationX: 7, y: 8) && affine.doubts.isEmpty)
    let turned = "0.5, 0, -0.87, 0, 0, 1, 0, 0, 0.87, 0, 0.5, 0, 0, 0, 0, 1"
    let projected = try #require(
      try read("<V: 0x1; frame = (0 0; 9 9); transform = [\(turned)]; layer = <CALayer: 0x2>>").views.first)
    expect(projected.bounds.size, is: CGSize(width: 18, height: 9))
    expect(projected.doubts, is: ["its transform is three-dimensional and was flattened"])
  }

  @Test("a frame stays what was printed where there is no transform")
  func untransformed() throws {
    let view = try #require(
      try read(
        "<V: 0x1; frame = (16 38.6667; 45.3333 20.3333); anchorPoint = (0, 0); layer = <CALayer: 0x2>>"
      ).views.first)
    expect(view.bounds.size, is: CGSize(width: 45.3333, height: 20.3333))
    expect(view.center, is: CGPoint(x: 16, y: 38.6667))
  }
}
