import Expectations
import Fingerpost
import FingerpostProperties
import FingerpostScreens
import FingerpostText
import Foundation
import Testing

/// What one node of `recursiveDescription` says.
@Suite("Readers: a node of a dump")
nonisolated struct ReadersDumpTests {
  private func only(_ text: String) throws -> ScreenView {
    let screen = try read(text)
    expect(screen.views.count, is: 1)
    expect(screen.kind, is: .recursiveDescription)
    return try #require(screen.views.first)
  }

  @Test("every attribute that decides a touch is read")
  func attributes() throws {
    let view = try only(
      "<Shop.CartView: 0x7fa1; baseClass = UIScrollView; frame = (10 20.5; 300 40); anchorPoint = (0, 1); "
        + "text = 'Cart'; alpha = 0.25; hidden = YES; clipsToBounds = YES; opaque = NO; autoresize = W+H; "
        + "userInteractionEnabled = NO; tag = 7; animations = { opacity=<CABasicAnimation: 0x9>; }; "
        + "gestureRecognizers = <NSArray: 0x8>; layer = <CALayer: 0x6>; contentOffset: {5, -6.5}; "
        + "contentSize: {300, 900}>")
    expect(view.className, is: "Shop.CartView")
    expect(view.baseClass, is: "UIScrollView")
    expect(view.address, is: "0x7fa1")
    expect(view.label, is: "Cart")
    expect(view.printedFrame, is: CGRect(x: 10, y: 20.5, width: 300, height: 40))
    expect(view.bounds, is: CGRect(x: 5, y: -6.5, width: 300, height: 40))
    expect(view.anchorPoint, is: CGPoint(x: 0, y: 1))
    expect(view.center, is: CGPoint(x: 10, y: 60.5))
    expect(view.alpha, is: 0.25)
    #expect(view.isHidden && view.clipsToBounds && !view.isUserInteractionEnabled)
    #expect(view.isAnimating && view.hasRecognizers)
    #expect(view.recognizers == nil && view.overrides == nil && view.isEnabled == nil)
    expect(view.line, is: 1)
    #expect(view.doubts.isEmpty)
  }

  @Test("what a node leaves out has UIKit's default, userInteractionEnabled of labels too")
  func defaults() throws {
    let view = try only("<UILabel: 0x1; frame = (0 0; 82 20.5); text = 'i'; layer = <_UILabelLayer: 0x2>>")
    #expect(view.isUserInteractionEnabled)
    #expect(view.alpha == 1 && !view.isHidden && !view.clipsToBounds && !view.isAnimating)
    expect(view.anchorPoint, is: CGPoint(x: 0.5, y: 0.5))
    expect(view.transform, is: .identity)
    #expect(!view.isWindow)
  }

  @Test(
    "a class name may be anything that the runtime prints",
    arguments: [
      "UIView", "_UIBackdropView", "Shop.CartView", "Shop.Box<Swift.Int>",
      "Shop.Box<Swift.Array<Shop.Row>, Swift.Int>",
      "Shop.Handler<(Swift.Int, Swift.String) -> Swift.Bool>", "Shop.Handler<() -> ()>", "Shop.Pair<A; B>",
      "_TtGC7SwiftUI14_UIHostingViewGVS_6VStackGVS_9TupleViewTGVS_7SectionVS_4TextS6_VS_9EmptyView___",
      "_TtC4ShopP33_65A81BD07F0108B0485D2E15DE104A7514RowView", "Übersicht.Ansicht", "NSKVONotifying_UIView",
      "SwiftUI.Host<Shop.Outer<Shop.Inner>.Body>", "$s4Shop3RowV",
    ])
  func classNames(name: String) throws {
    let view = try only("<\(name): 0x600003e63900; frame = (1 2; 3 4); hidden = YES; layer = <CALayer: 0x2>>")
    expect(view.className, is: name)
    expect(view.address, is: "0x600003e63900")
    expect(view.printedFrame, is: CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(view.isHidden)
  }

  @Test(
    "only attributes of the view itself count, not those of what it holds",
    arguments: [
      "layer = <CALayer: 0x2; frame = (5 5; 5 5); hidden = YES; alpha = 0>",
      "configuration = <UIBackgroundConfiguration: 0x3; hidden = YES; cornerRadius = 10; color = <C: 0x4; alpha = 0>>",
      "backgroundColor = <UIDynamicSystemColor: 0x24; name = hidden = YES>",
      "image = <UIImage:0x600003024870 CGImage anonymous; (630 1)@3>; layer = <CALayer: 0x5>",
      "image = <(null):0x0 (null) anonymous; (0 0)@0>",
      "animations = { <UIMotionEffectGroup: 0x78>=<CAAnimationGroup: 0x79>; hidden = YES; }",
      "animations = { filters.colorMatrix.inputColorMatrix=<CABasicAnimation: 0x8>; }; layer = <CALayer: 0x7>",
      "layout: <L: 0x1; hidden = YES>; dataSource: <D<Int>: 0x2>; adjustedContentInset: {59, 0, 0, 0}",
      "tintColor = UIExtendedSRGBColorSpace 0 0.478431 1 1", "placeholder = It's here (a > b; alpha (0)",
      "reactTag: 33; hiddenness = YES; alphabet = 0",
    ])
  func nesting(rest: String) throws {
    let view = try only("<UIView: 0x1; frame = (0 0; 10 10); \(rest)>")
    #expect(!view.isHidden && view.alpha == 1)
    expect(view.printedFrame, is: CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  @Test(
    "an attribute counts wherever it stands",
    arguments: [
      "hidden = YES; frame = (0 0; 10 10)", "frame = (0 0; 10 10); opaque = NO; hidden = YES", "hidden=YES",
    ])
  func order(rest: String) throws {
    #expect(try only("<UIView: 0x1; \(rest)>").isHidden)
  }

  @Test(
    "numbers are read as C prints them",
    arguments: [
      ("(0 0; 320 20.5)", 0, 0, 320, 20.5), ("(-981 -995; 91 22)", -981, -995, 91, 22),
      ("(1e+10 -1e-05; 1.5E2 0)", 1e10, -1e-5, 150, 0), ("(-0 .5; 1. 0.333333)", 0, 0.5, 1, 0.333333),
      ("{{1, 2}, {3, 4}}", 1, 2, 3, 4), ("(\u{2212}4 \u{2013}4.5; 10 10)", -4, -4.5, 10, 10),
      ("(0.1 0.2; 0.3 123456.789012345678)", 0.1, 0.2, 0.3, 123456.789012345678),
    ])
  func numbers(frame: String, x: Double, y: Double, width: Double, height: Double) throws {
    try expect(
      only("<UIView: 0x1; frame = \(frame); layer = <CALayer: 0x2>>").printedFrame,
      is: CGRect(x: x, y: y, width: width, height: height))
  }

  @Test("a frame that is not a frame leaves a view that is never claimed with certainty")
  func noFrame() throws {
    for frame in ["(null)", "", "(1 2; 3)", "(1 2; 3 4 5)", "(a b; c d)", "(0x1 0; 1 1)", "(1..2 0; 1 1)"] {
      let view = try only("<UIView: 0x1; frame = \(frame); layer = <CALayer: 0x2>>")
      expect(view.bounds, is: .zero)
      expect(view.doubts, is: ["its frame is missing"], "\(frame)")
    }
    try expect(only("<UIView: 0x1>").doubts, is: ["its frame is missing"])
  }

  @Test(
    "a frame that is not finite leaves empty bounds and a doubt",
    arguments: ["(nan 0; 10 10)", "(0 0; nan nan)", "(-inf 0; inf 10)", "(0 -nan; 1 1)", "(0 0; 1e999 1)"])
  func notFinite(frame: String) throws {
    let view = try only("<UIView: 0x1; frame = \(frame); layer = <CALayer: 0x2>>")
    #expect(view.bounds == .zero && view.center == .zero)
    expect(view.doubts, is: ["its frame or transform is not a finite number"])
  }

  @Test("huge and negative sizes are kept finite")
  func extremes() throws {
    let huge = try only(
      "<UIView: 0x1; frame = (-8.98847e+307 0; 1.79769e+308 1.79769e+308); layer = <CALayer: 0x2>>")
    #expect(huge.center.x.isFinite && huge.center.y.isFinite)
    let negative = try only("<UIView: 0x1; frame = (10 10; -4 5); layer = <CALayer: 0x2>>")
    expect(negative.bounds, is: CGRect(x: 0, y: 0, width: 4, height: 5))
    expect(negative.center, is: CGPoint(x: 8, y: 12.5))
    expect(negative.doubts, is: ["its frame has a negative size, which was turned round"])
  }

  @Test("a scroll view without its content offset is in doubt")
  func missingOffset() throws {
    try expect(
      only("<UITableView: 0x1; frame = (0 0; 1 1); layer = <CALayer: 0x2>>").doubts,
      is: ["it scrolls, but its content offset is not given"])
    let mine = "<Feed: 0x1; baseClass = UICollectionView; frame = (0 0; 1 1); layer = <CALayer: 0x2>>"
    try expect(only(mine).doubts.count, is: 1)
  }

  @Test(
    "a window is known by its class, its base class or its layer",
    arguments: [
      ("UIWindow", "", true), ("ShopWindow", "baseClass = UIWindow; ", true), ("ShopWindow", "", false),
      ("UITextEffectsWindow", "", true), ("UIRemoteKeyboardWindow", "", true),
      ("_UIInteractiveWindow", "", true),
      ("UIWindowView", "", false),
    ])
  func windows(name: String, base: String, isWindow: Bool) throws {
    try expect(
      only("<\(name): 0x1; \(base)frame = (0 0; 1 1); layer = <CALayer: 0x2>>").isWindow, is: isWindow)
    #expect(try only("<\(name): 0x1; \(base)frame = (0 0; 1 1); layer = <UIWindowLayer: 0x2>>").isWindow)
  }

  @Test("what follows the bracket is not an attribute: layers are left out, titles become labels")
  func tails() throws {
    let screen = try read(
      """
      <UIView: 0x1; frame = (0 0; 9 9); layer = <CALayer: 0x2>> - (null)
         | <_UILabelContentLayer: 0x170633520> (layer)
         | <UIView: 0x3; frame = (0 0; 9 9); layer = <CALayer: 0x4>> - Back
         | <UIView: 0x5; frame = (0 0; 9 9); layer = <CALayer: 0x6>> - Next > Last; hidden = YES
         | <RCTTextView: 0x7; frame = (0 0; 9 9); layer = <CALayer: 0x8>> reactTag: 4; text: Hello
         | <UIView: 0x9; frame = (0 0; 9 9); layer = <CALayer: 0xa>> // this one; hidden = YES
      """)
    expect(screen.views.map(\.label), is: [nil, "Back", "Next > Last; hidden = YES", "Hello", nil])
    #expect(screen.views.allSatisfy { !$0.isHidden && $0.doubts.isEmpty })
    #expect(screen.warnings.isEmpty)
  }

  @Test("an unreadable value costs a doubt and nothing else")
  func unreadable() throws {
    let view = try only(
      "<UIView: 0x1; frame = (0 0; 9 9); hidden = MAYBE; alpha = dim; transform = [1, 2]; anchorPoint = (x); "
        + "userInteractionEnabled = NO>")
    expect(
      view.doubts,
      is: [
        "its hidden is unreadable", "its alpha is unreadable", "its transform is unreadable",
        "its anchor point is unreadable",
      ])
    #expect(!view.isUserInteractionEnabled)
  }

  @Test("attributes that the author of a paste left out are a doubt")
  func elidedAttributes() throws {
    try expect(
      only("<UIView: 0x1; frame = (0 0; 9 9); ...>").doubts,
      is: ["part of its description was left out, so what stood there is unknown"])
    #expect(try only("<UIView: 0x1; frame = (0 0; 9 9); …; hidden = YES>").isHidden)
  }

  @Test("the screen says what no dump can say")
  func limits() throws {
    let limits = try read(node("UIView")).limits
    #expect(limits.contains { $0.contains("hitTest") })
    #expect(limits.contains { $0.contains("recognizers") })
    #expect(limits.contains { $0.contains("bounds") })
  }

  @Test("what a scroll view and a slider say of themselves is read, and nonsense left out")
  func standardViews() throws {
    let scrollView = try only(
      "<UITableView: 0x1; frame = (0 0; 300 400); layer = <CALayer: 0x6>; contentOffset: {0, -88}; "
        + "contentSize: {300, 900}; adjustedContentInset: {88, 0, 34, 0}>")
    expect(scrollView.scrolling?.contentSize, is: CGSize(width: 300, height: 900))
    expect(scrollView.scrolling?.contentInset, is: UIEdgeInsets(top: 88, left: 0, bottom: 34, right: 0))
    let odd = try only(
      "<UITableView: 0x1; frame = (0 0; 300 400); layer = <CALayer: 0x6>; contentSize: {nan, 9}>")
    expect(odd.scrolling, is: nil)
    try expect(
      only("<UISlider: 0x1; frame = (0 0; 9 9); layer = <CALayer: 0x6>; value: 0.25>").value, is: 0.25)
  }

  @Test("the recognizers of scroll views and text fields are put in, unless the input lists what there is")
  func standardRecognizers() throws {
    var screen = try read(
      """
      <UIView: 0x1; frame = (0 0; 300 400); layer = <CALayer: 0x6>>
         | <UITextField: 0x2; frame = (0 0; 300 40); layer = <CALayer: 0x6>>
         | <UIScrollView: 0x3; frame = (0 40; 300 40); gestureRecognizers = <NSArray: 0x9>; layer = <CALayer: 0x6>>
         | <UIScrollView: 0x4; frame = (0 80; 300 40); gestureRecognizers = <NSArray: 0x9>; layer = <CALayer: 0x6>>

      <__NSArrayM 0x9>(
      <UIScrollViewPanGestureRecognizer: 0x41; state = Possible; view = <UIScrollView 0x4>>
      )
      """)
    screen.addStandardRecognizers()
    expect(
      screen.views.map { $0.standardRecognizers.map(\.part) },
      is: [
        [], [.textTap], [.scrollDelay, .scrollPan], [],
      ])
    expect(screen.standardClasses(), is: [nil, .textField, .scrollView, .scrollView])
  }
}
