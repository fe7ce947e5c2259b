import Expectations
import FingerpostScreens
import Foundation
import Testing

@testable import FingerpostExplain

/// Whole reports, letter by letter.
@Suite struct ReportTests {
  private func report(
    _ screen: Screen, _ x: Double, _ y: Double, _ name: String?, isColored: Bool = false
  ) throws -> String {
    let explainer = Explainer(screen)
    let expected = try name.map { try explainer.expected($0) } ?? .nothing
    var options = Report.Options()
    options.isFull = true
    options.isColored = isColored
    return explainer.report(at: CGPoint(x: x, y: y), expecting: expected).text(options)
  }

  @Test("HIT-7: a view in front")
  func covered() throws {
    try expect(
      report(ScreenMaker.covered, 312, 70, "PlayButton"),
      is: #"""
        A tap at (312, 70) never reaches PlayButton: DimmingView lies in front of ControlsView, which holds it, and covers all of it.
        Fix, one of these, each tried:
          dimmingView.isUserInteractionEnabled = false
              → PlayButton gets the touch
          view.bringSubviewToFront(controlsView)
              → PlayButton gets the touch

        Walk
          3 views looked at, in this order; points in each view's own coordinates
          Window `UIWindow` (0x10), level 0: asked at (312, 70), answers `DimmingView` [WIN-5]
            passed through  UIWindow 0x10                (312, 70)  (0 0; 400 800)  contains the point [HIT-5]
            passed through    UIView 0x20                (312, 70)  (0 0; 400 800)  contains the point [HIT-5]
            HIT                 Player.DimmingView 0x50  (312, 70)  (0 0; 400 800)  takes the touch [HIT-1]

        Responder chain: `DimmingView` → `UIView` → `UIWindow` → UIWindowScene → UIApplication

        The expected view, `PlayButton` (0x40)
          The point is (22, 20) in its coordinates; its bounds are (0 0; 44 40).
          In the way, each found after removing the one before:
            1. `DimmingView` (0x50) lies in front of `ControlsView` (0x30) and takes the touch [HIT-7, HIT-12]
          None of it can be reached (sampled at 1760 points).
          Taps on it go to `DimmingView` (0x50) (100%).

        No gesture recognizer is in play: neither `DimmingView` nor a view above it has one.

        No control is on the way from `DimmingView` to the window, so none sends an event.

        What the input cannot tell
          `DimmingView` (0x50) may override hitTest(_:with:) or point(inside:with:). [HIT-14]
              expr -l objc -- (IMP)[(id)0x50 methodForSelector:@selector(hitTest:withEvent:)]
          `PlayButton` (0x40) may override hitTest(_:with:) or point(inside:with:). [HIT-14]
              expr -l objc -- (IMP)[(id)0x40 methodForSelector:@selector(hitTest:withEvent:)]
          `ControlsView` (0x30) may override hitTest(_:with:) or point(inside:with:). [HIT-14]
              expr -l objc -- (IMP)[(id)0x30 methodForSelector:@selector(hitTest:withEvent:)]
          UIKitCore in the answer means UIKit's own method; ask for pointInside:withEvent: in the same way.
          A dump prints bounds.origin of scroll views only (contentOffset); elsewhere it is assumed to be 0. [HIT-10]
              expr -l objc -- (CGRect)[(UIView *)0x30 bounds]

        Rules cited, with their grade (D documented, M measured, O observed, 1 one source, I inferred)
          WIN-5   O    A new contact is offered to the visible windows from front to back, and goes to the first whose `hitTest(_:with:)` returns a view.
          HIT-5   O    `point(inside:with:)` is `bounds.contains(_:)`: minimum edges belong to the view, maximum edges do not.
          HIT-1   O    `hitTest(_:with:)` checks `isHidden`, `isUserInteractionEnabled` and alpha first, then asks its own `point(inside:with:)`, then its subviews from the last to the first, and only then returns the view itself.
          HIT-7   O    The last subview is asked first, and the first result other than nil is final: the remaining siblings are not asked.
          HIT-12  D+O  What a view draws does not matter: a clear background is hit, and masks, corner radii and shape layers exclude nothing.
          HIT-14  D    `hitTest(_:with:)` and `point(inside:with:)` are the only hooks.
          HIT-10  D    Subviews lie in the space of their parent's bounds, so changing `bounds.origin`, as scrolling does, changes which of them is under the point.
          `fingerpost rule HIT-6` prints one in full.

        """#)
  }

  @Test("HIT-6: a view that sticks out of its superview")
  func stickingOut() throws {
    try expect(
      report(ScreenMaker.stickingOut, 330, 70, "CartButton"),
      is: #"""
        A tap at (330, 70) never reaches CartButton: it sticks out of TopBar, which holds it and is missed by 20.0 pt at the bottom; what lies outside a view is not asked.
        Fix, one of these, each tried:
          topBar.frame.size = CGSize(width: 400, height: 90)
              → CartButton gets the touch
          // in TopBar
          override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
            super.point(inside: point, with: event)
              || cartButton.point(inside: convert(point, to: cartButton), with: event)
          }
              → CartButton gets the touch

        Walk
          2 views looked at, in this order; points in each view's own coordinates
          Window `UIWindow` (0x10), level 0: asked at (330, 70), answers `UIWindow` [WIN-5]
            HIT      UIWindow 0x10       (330, 70)  (0 0; 400 800)  takes the touch [HIT-1]
            outside    Shop.TopBar 0x20  (330, 70)  (0 0; 400 50)   missed by 20.0 pt at the bottom; its subview is not asked [HIT-5, HIT-6]

        Responder chain: `UIWindow` → UIWindowScene → UIApplication

        The expected view, `CartButton` (0x30)
          The point is (30, 40) in its coordinates; its bounds are (0 0; 60 60).
          In the way, each found after removing the one before:
            1. `TopBar` (0x20) does not contain the point (330, 70): missed by 20.0 pt at the bottom [HIT-6]
          33% of it can be reached (sampled at 3600 points): (0 0; 60 20) in its coordinates, for example at (330, 40) on the screen.
          The rest goes to `UIWindow` (0x10) (67%).

        No gesture recognizer is in play: neither `UIWindow` nor a view above it has one.

        No control is on the way from `UIWindow` to the window, so none sends an event.

        What the input cannot tell
          `TopBar` (0x20) may override hitTest(_:with:) or point(inside:with:). [HIT-14]
              expr -l objc -- (IMP)[(id)0x20 methodForSelector:@selector(hitTest:withEvent:)]
          `CartButton` (0x30) may override hitTest(_:with:) or point(inside:with:). [HIT-14]
              expr -l objc -- (IMP)[(id)0x30 methodForSelector:@selector(hitTest:withEvent:)]
          UIKitCore in the answer means UIKit's own method; ask for pointInside:withEvent: in the same way.
          A dump prints bounds.origin of scroll views only (contentOffset); elsewhere it is assumed to be 0. [HIT-10]
              expr -l objc -- (CGRect)[(UIView *)0x20 bounds]

        Rules cited, with their grade (D documented, M measured, O observed, 1 one source, I inferred)
          WIN-5   O    A new contact is offered to the visible windows from front to back, and goes to the first whose `hitTest(_:with:)` returns a view.
          HIT-1   O    `hitTest(_:with:)` checks `isHidden`, `isUserInteractionEnabled` and alpha first, then asks its own `point(inside:with:)`, then its subviews from the last to the first, and only then returns the view itself.
          HIT-5   O    `point(inside:with:)` is `bounds.contains(_:)`: minimum edges belong to the view, maximum edges do not.
          HIT-6   D+O  A view that does not contain the point asks none of its subviews, not even one that is drawn there.
          HIT-14  D    `hitTest(_:with:)` and `point(inside:with:)` are the only hooks.
          HIT-10  D    Subviews lie in the space of their parent's bounds, so changing `bounds.origin`, as scrolling does, changes which of them is under the point.
          `fingerpost rule HIT-6` prints one in full.

        """#)
  }

  @Test("HIT-4: three things in the way")
  func offThrice() throws {
    try expect(
      report(ScreenMaker.offThrice, 200, 150, "BuyButton"),
      is: #"""
        A tap at (200, 150) never reaches BuyButton: UIImageView, which holds it, has isUserInteractionEnabled = false, the default of its class.
        Fix, tried:
          imageView.isUserInteractionEnabled = true
          stackView.isHidden = false
          buyButton.alpha = 1  // and backgroundColor = .clear where it must not be seen
              → BuyButton gets the touch

        Walk
          2 views looked at, in this order; points in each view's own coordinates
          Window `UIWindow` (0x10), level 0: asked at (200, 150), answers `UIWindow` [WIN-5]
            HIT              UIWindow 0x10       (200, 150)  (0 0; 400 800)  takes the touch [HIT-1]
            not interactive    UIImageView 0x20  (200, 150)  (0 0; 400 400)  isUserInteractionEnabled is false; its subview is not asked [HIT-1, HIT-4]

        Responder chain: `UIWindow` → UIWindowScene → UIApplication

        The expected view, `BuyButton` (0x40)
          The point is (100, 50) in its coordinates; its bounds are (0 0; 200 100).
          In the way, each found after removing the one before:
            1. `UIImageView` (0x20) has isUserInteractionEnabled = false, the default of its class [HIT-1, HIT-4, HIT-17]
            2. `UIStackView` (0x30) is hidden [HIT-1, HIT-4]
            3. `BuyButton` (0x40) is too transparent: alpha 0.01 is stored as 0.0099999998, below 0.01 [HIT-2]
          None of it can be reached (sampled at 4096 points).
          Taps on it go to `UIWindow` (0x10) (100%).

        No gesture recognizer is in play: neither `UIWindow` nor a view above it has one.

        No control is on the way from `UIWindow` to the window, so none sends an event.

        What the input cannot tell
          `BuyButton` (0x40) may override hitTest(_:with:) or point(inside:with:). [HIT-14]
              expr -l objc -- (IMP)[(id)0x40 methodForSelector:@selector(hitTest:withEvent:)]
          UIKitCore in the answer means UIKit's own method; ask for pointInside:withEvent: in the same way.
          A dump prints bounds.origin of scroll views only (contentOffset); elsewhere it is assumed to be 0. [HIT-10]
              expr -l objc -- (CGRect)[(UIView *)0x30 bounds]

        Rules cited, with their grade (D documented, M measured, O observed, 1 one source, I inferred)
          WIN-5   O    A new contact is offered to the visible windows from front to back, and goes to the first whose `hitTest(_:with:)` returns a view.
          HIT-1   O    `hitTest(_:with:)` checks `isHidden`, `isUserInteractionEnabled` and alpha first, then asks its own `point(inside:with:)`, then its subviews from the last to the first, and only then returns the view itself.
          HIT-4   D+O  A view that is hidden, not interactive or too transparent also takes everything below it out of the hit test.
          HIT-17  O    `isUserInteractionEnabled` starts out false on `UILabel` and `UIImageView`, which makes their subviews unreachable too.
          HIT-2   D/1  A view with alpha below 0.01 is not hit.
          HIT-14  D    `hitTest(_:with:)` and `point(inside:with:)` are the only hooks.
          HIT-10  D    Subviews lie in the space of their parent's bounds, so changing `bounds.origin`, as scrolling does, changes which of them is under the point.
          `fingerpost rule HIT-6` prints one in full.

        """#)
  }

  @Test("WIN-5: three windows")
  func twoWindows() throws {
    try expect(
      report(ScreenMaker.twoWindows, 150, 120, "BuyButton"),
      is: #"""
        A tap at (150, 120) never reaches BuyButton: OverlayWindow lies in front of UIWindow, its window, and takes the touch.
        Fix, tried:
          // in OverlayWindow
          override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
            let hit = super.hitTest(point, with: event)
            return hit === self ? nil : hit
          }
              → BuyButton gets the touch

        Walk
          1 view looked at, in this order; points in each view's own coordinates
          Window `OverlayWindow` (0x30), level 1: asked at (150, 120), answers `OverlayWindow` [WIN-5]
            HIT  Shop.OverlayWindow 0x30  (150, 120)  (0 0; 400 800)  takes the touch [HIT-1]
          Window `UIWindow` (0x10), level 0: not asked, because a window in front of it answered [WIN-5]
          Window `UITextEffectsWindow` (0x40), level 0: hidden, and so not asked [WIN-6]

        Responder chain: `OverlayWindow` → UIWindowScene → UIApplication

        The expected view, `BuyButton` (0x20)
          The point is (50, 20) in its coordinates; its bounds are (0 0; 100 40).
          In the way, each found after removing the one before:
            1. `OverlayWindow` (0x30), a window in front, takes the touch itself [WIN-5]
          None of it can be reached (sampled at 2560 points).
          Taps on it go to `OverlayWindow` (0x30) (100%).

        No gesture recognizer is in play: neither `OverlayWindow` nor a view above it has one.

        No control is on the way from `OverlayWindow` to the window, so none sends an event.

        What the input cannot tell
          `OverlayWindow` (0x30) may override hitTest(_:with:) or point(inside:with:). [HIT-14]
              expr -l objc -- (IMP)[(id)0x30 methodForSelector:@selector(hitTest:withEvent:)]
          `BuyButton` (0x20) may override hitTest(_:with:) or point(inside:with:). [HIT-14]
              expr -l objc -- (IMP)[(id)0x20 methodForSelector:@selector(hitTest:withEvent:)]
          UIKitCore in the answer means UIKit's own method; ask for pointInside:withEvent: in the same way.
          A dump prints bounds.origin of scroll views only (contentOffset); elsewhere it is assumed to be 0. [HIT-10]
              expr -l objc -- (CGRect)[(UIView *)0x10 bounds]

        Rules cited, with their grade (D documented, M measured, O observed, 1 one source, I inferred)
          WIN-5   O  A new contact is offered to the visible windows from front to back, and goes to the first whose `hitTest(_:with:)` returns a view.
          HIT-1   O  `hitTest(_:with:)` checks `isHidden`, `isUserInteractionEnabled` and alpha first, then asks its own `point(inside:with:)`, then its subviews from the last to the first, and only then returns the view itself.
          WIN-6   O  A window that is hidden, not interactive or too transparent needs no rule of its own to be skipped: it returns nil, as any such view does.
          HIT-14  D  `hitTest(_:with:)` and `point(inside:with:)` are the only hooks.
          HIT-10  D  Subviews lie in the space of their parent's bounds, so changing `bounds.origin`, as scrolling does, changes which of them is under the point.
          `fingerpost rule HIT-6` prints one in full.

        """#)
  }

  @Test("HIT-9: a turned view that is missed")
  func turned() throws {
    let text = try report(ScreenMaker.turned, 105, 325, "CaptionSticker")
    expect(
      text,
      is: #"""
        A tap at (105, 325) never reaches CaptionSticker: it does not lie there but is missed by 25.8 pt on the left, and CanvasView gets the touch; its frame is only the box around it, since it has a transform.
        Fix, tried:
          // in CaptionSticker
          override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
            bounds.insetBy(dx: -27, dy: 0).contains(point)
          }
              → CaptionSticker gets the touch

        Note: Code that asks whether a turned view holds a point has to compare its bounds with location(in:) of that view, not its frame. [HIT-9]

        Walk
          3 views looked at, in this order; points in each view's own coordinates
          Window `UIWindow` (0x10), level 0: asked at (105, 325), answers `CanvasView` [WIN-5]
            passed through  UIWindow 0x10                    (105, 325)         (0 0; 393 852)  contains the point [HIT-5]
            HIT               Collage.CanvasView 0x20        (81, 186)          (0 0; 345 460)  takes the touch [HIT-1]
            outside             Collage.CaptionSticker 0x30  (-25.808, 26.414)  (0 0; 180 90)   missed by 25.8 pt on the left; mapped by the inverse [0.866, -0.5, 0.5, 0.866, 0, 0] about (172, 260); its subview is not asked [HIT-5, HIT-6, HIT-9]

        Responder chain: `CanvasView` → `UIWindow` → UIWindowScene → UIApplication

        The expected view, `CaptionSticker` (0x30)
          The point is (-25.808, 26.414) in its coordinates; its bounds are (0 0; 180 90).
          Its transform is not the identity, so its frame is only the box around it. [HIT-9]
          In the way, each found after removing the one before:
            1. `CaptionSticker` (0x30) itself: missed by 25.8 pt on the left [HIT-5]
          A tap at its center, (196, 399) on the screen, gets to it.
          All of it can be reached (sampled at 4096 points).

        No gesture recognizer is in play: neither `CanvasView` nor a view above it has one.

        No control is on the way from `CanvasView` to the window, so none sends an event.

        What the input cannot tell
          `CanvasView` (0x20) may override hitTest(_:with:) or point(inside:with:). [HIT-14]
              expr -l objc -- (IMP)[(id)0x20 methodForSelector:@selector(hitTest:withEvent:)]
          `CaptionSticker` (0x30) may override hitTest(_:with:) or point(inside:with:). [HIT-14]
              expr -l objc -- (IMP)[(id)0x30 methodForSelector:@selector(hitTest:withEvent:)]
          UIKitCore in the answer means UIKit's own method; ask for pointInside:withEvent: in the same way.
          `CaptionSticker` (0x30): its frame is rounded to six digits
          A dump prints bounds.origin of scroll views only (contentOffset); elsewhere it is assumed to be 0. [HIT-10]
              expr -l objc -- (CGRect)[(UIView *)0x20 bounds]

        Rules cited, with their grade (D documented, M measured, O observed, 1 one source, I inferred)
          HIT-9   O/I  A child gets the point through the inverse of its whole geometry: `bounds.origin`, `anchorPoint`, affine transform and, by inference, a flattened 3-D one.
          WIN-5   O    A new contact is offered to the visible windows from front to back, and goes to the first whose `hitTest(_:with:)` returns a view.
          HIT-5   O    `point(inside:with:)` is `bounds.contains(_:)`: minimum edges belong to the view, maximum edges do not.
          HIT-1   O    `hitTest(_:with:)` checks `isHidden`, `isUserInteractionEnabled` and alpha first, then asks its own `point(inside:with:)`, then its subviews from the last to the first, and only then returns the view itself.
          HIT-6   D+O  A view that does not contain the point asks none of its subviews, not even one that is drawn there.
          HIT-14  D    `hitTest(_:with:)` and `point(inside:with:)` are the only hooks.
          HIT-10  D    Subviews lie in the space of their parent's bounds, so changing `bounds.origin`, as scrolling does, changes which of them is under the point.
          `fingerpost rule HIT-6` prints one in full.

        """#)
  }

  @Test("WIN-7: nothing gets the tap")
  func nobody() throws {
    try expect(
      report(ScreenMaker.covered, 1, 801, nil),
      is: #"""
        A tap at (1, 801) lands on no view: UIWindow is missed by 1.0 pt at the bottom.

        Note: The screen is 400 × 800 pt, and points are not pixels: as pixels this is (1, 401) at a scale of 2, or (0, 267) at a scale of 3.

        Walk
          1 view looked at, in this order; points in each view's own coordinates
          Window `UIWindow` (0x10), level 0: asked at (1, 801), answers nil [WIN-5]
            outside  UIWindow 0x10  (1, 801)  (0 0; 400 800)  missed by 1.0 pt at the bottom; its subview is not asked [HIT-5, HIT-6]

        Without a view that gets the touch there is no gesture recognizer in play.

        No control is hit, so none sends an event.

        Rules cited, with their grade (D documented, M measured, O observed, 1 one source, I inferred)
          WIN-5  O    A new contact is offered to the visible windows from front to back, and goes to the first whose `hitTest(_:with:)` returns a view.
          HIT-5  O    `point(inside:with:)` is `bounds.contains(_:)`: minimum edges belong to the view, maximum edges do not.
          HIT-6  D+O  A view that does not contain the point asks none of its subviews, not even one that is drawn there.
          `fingerpost rule HIT-6` prints one in full.

        """#)
  }
  @Test("Colors surround the words and change none")
  func colors() throws {
    let plain = try report(ScreenMaker.covered, 312, 70, "PlayButton")
    let colored = try report(ScreenMaker.covered, 312, 70, "PlayButton", isColored: true)
    #expect(colored.contains("\u{1B}[1mA tap at (312, 70)"))
    #expect(colored.replacing(#/\u{1B}\[\d+m/#, with: "") == plain)
    #expect(!plain.contains("\u{1B}"))
  }

  @Test("Many taps get a line each and a sum")
  func many() {
    let explainer = Explainer(ScreenMaker.covered)
    let report = explainer.report(on: explainer.middles(), expecting: .views([4]), notes: ["Only a test."])
    expect(
      report.text,
      is: """
        Note: Only a test.
        UIWindow (200, 400) → DimmingView: gets the touch
        UIView (200, 400) → DimmingView: gets the touch
        ControlsView (200, 70) → DimmingView: gets the touch
        PlayButton (312, 70) → DimmingView: gets the touch
        DimmingView (200, 400) → itself: gets the touch
        5 of 5 touches get to DimmingView.

        """)
    expect(report.outcome, is: .happens)
  }
}
