import Expectations
import Fingerpost
import FingerpostScreens
import Foundation
import Testing

/// What is known of UIKit's own overrides of hit testing, and what is played of it.
@Suite struct KnownOverridesTests {
  /// The class of the view that a screen gives a touch to.
  private func hit(_ screen: Screen, _ x: Double, _ y: Double) -> String? {
    let built = ScreenBuilder(screen).build()
    for window in built.world.application.windows.reversed() {
      let point = window.convert(CGPoint(x: x, y: y), from: nil as UIWindow?)
      if let view = window.hitTest(point, with: nil) {
        return built.views.firstIndex(of: view).map { screen.views[$0].className }
      }
    }
    return nil
  }

  private static let app = """
    <UIWindow: 0x1; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x2>>
       | <UIButton: 0x3; frame = (20 200; 350 50); layer = <CALayer: 0x4>>

    """

  @Test(
    "WIN-8: the keyboard's windows let through what they do not show, and what the keyboard covers they take")
  func keyboard() throws {
    let screen = try read(
      Self.app + """
        <UITextEffectsWindow: 0x10; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x2>>
           | <UIInputSetContainerView: 0x11; frame = (0 0; 390 844); layer = <CALayer: 0x2>>
           |    | <UIInputSetHostView: 0x12; frame = (0 544; 390 300); layer = <CALayer: 0x2>>
           |    |    | <UIInputView: 0x13; frame = (0 0; 390 44); layer = <CALayer: 0x2>>
        <UIRemoteKeyboardWindow: 0x20; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x2>>
           | <UIApplicationRotationFollowingControllerView: 0x21; frame = (0 0; 390 844); layer = <CALayer: 0x2>>
           |    | <UIInputSetHostView: 0x22; frame = (0 0; 390 844); layer = <CALayer: 0x2>>
           |    |    | <_UIRemoteKeyboardPlaceholderView: 0x23; frame = (0 700; 390 100); layer = <CALayer: 0x2>>
           |    |    | <UIKBKeyplaneView: 0x24; frame = (0 600; 390 50); layer = <CALayer: 0x2>>
        """)
    let played = screen.views.filter { $0.hitOverride != nil }
    expect(
      played.map(\.className),
      is: [
        "UITextEffectsWindow", "UIInputSetContainerView", "UIInputSetHostView", "UIRemoteKeyboardWindow",
        "UIApplicationRotationFollowingControllerView", "UIInputSetHostView",
      ])
    #expect(played.allSatisfy { $0.hitOverride == .passThrough && $0.hitOverrideSource == .knownOfClass })
    #expect(screen.views.allSatisfy { $0.doubts.isEmpty })
    expect(hit(screen, 195, 225), is: "UIButton")
    expect(hit(screen, 195, 400), is: "UIWindow")
    expect(hit(screen, 195, 560), is: "UIInputView")
    expect(hit(screen, 195, 595), is: "UIWindow")
    expect(hit(screen, 195, 610), is: "UIKBKeyplaneView")
    expect(hit(screen, 195, 750), is: "_UIRemoteKeyboardPlaceholderView")
  }

  @Test("WIN-8: the status bar's window takes touches on the bar alone")
  func statusBar() throws {
    let screen = try read(
      """
      <UIStatusBarWindow: 0x10; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x2>>
         | <UIStatusBar: 0x11; frame = (0 0; 390 20); layer = <CALayer: 0x2>>

      """ + Self.app)
    expect(hit(screen, 195, 225), is: "UIButton")
    expect(hit(screen, 195, 10), is: "UIStatusBar")
  }

  @Test("an unknown window of UIKit's own is played as a plain one, with a doubt")
  func unknownWindow() throws {
    let view = try #require(try read(node("_UIInteractiveWindow")).views.first)
    #expect(view.hitOverride == nil && view.doubts.count == 1)
    try expect(read(node("UIWindow")).views.first?.doubts, is: [])
  }

  @Test("HIT-14: a transition view passes itself through where the input says so, and only there")
  func transitionView() throws {
    func dump(_ rest: String) -> String {
      """
      <UIWindow: 0x1; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x2>>
         | <UIButton: 0x3; frame = (20 200; 350 50); layer = <CALayer: 0x4>>
         | <UITransitionView: 0x5; frame = (0 0; 390 844); layer = <CALayer: 0x4>\(rest)>
         |    | <UIView: 0x6; frame = (0 600; 390 244); layer = <CALayer: 0x4>>
      """
    }
    expect(hit(try read(dump("")), 100, 220), is: "UITransitionView")
    expect(hit(try read(dump("; ignoreDirectTouchEvents = NO")), 100, 220), is: "UITransitionView")
    let ignoring = try read(dump("; ignoreDirectTouchEvents = YES"))
    expect(hit(ignoring, 100, 220), is: "UIButton")
    expect(hit(ignoring, 100, 700), is: "UIView")
    #expect(ignoring.views[2].hitOverride == .passThrough && ignoring.views[2].hitOverrideSource == .input)
  }

  @Test("HIT-14: a pass-through view of UIKit's is never hit itself")
  func passThroughView() throws {
    let screen = try read(
      """
      <UIView: 0x1; frame = (0 0; 100 100); layer = <CALayer: 0x2>>
         | <UIView: 0x3; frame = (0 0; 50 50); layer = <CALayer: 0x2>>
         | <_UITouchPassthroughView: 0x4; frame = (0 0; 100 100); layer = <CALayer: 0x2>>
         |    | <Shop.Chip: 0x5; frame = (0 0; 10 10); layer = <CALayer: 0x2>>
      """)
    expect(hit(screen, 5, 5), is: "Shop.Chip")
    expect(hit(screen, 30, 30), is: "UIView")
  }

  @Test("what is private inside a text field or a text view stands for it, other views and controls do not")
  func textInputs() throws {
    let screen = try read(
      """
      <UIView: 0x1; frame = (0 0; 400 800); layer = <CALayer: 0x2>>
         | <Shop.Field: 0x3; baseClass = UITextField; frame = (0 0; 300 40); layer = <CALayer: 0x2>>
         |    | <_UITextFieldRoundedRectBackgroundViewNeue: 0x4; frame = (0 0; 300 40); layer = <CALayer: 0x2>>
         |    | <_UITextFieldContentView: 0x5; frame = (50 0; 200 40); layer = <CALayer: 0x2>>
         |    |    | <UIFieldEditor: 0x6; frame = (0 0; 100 40); layer = <CALayer: 0x2>; contentOffset: {0, 0}>
         |    |    |    | <_UITextLayoutCanvasView: 0x7; frame = (0 0; 100 40); layer = <CALayer: 0x2>>
         |    | <_UITextFieldClearButton: 0x8; frame = (250 0; 20 40); layer = <CALayer: 0x2>>
         |    |    | <UIImageView: 0x9; frame = (0 0; 20 40); userInteractionEnabled = NO; layer = <CALayer: 0x2>>
         |    | <UIView: 0xa; frame = (0 0; 40 40); layer = <CALayer: 0x2>>
         |    |    | <_UITextFieldContentView: 0xb; frame = (0 0; 10 40); layer = <CALayer: 0x2>>
         | <UITextView: 0x10; frame = (0 100; 300 100); layer = <CALayer: 0x2>; contentOffset: {0, 0}>
         |    | <_UITextContainerView: 0x11; frame = (0 0; 300 100); layer = <CALayer: 0x2>>
         |    |    | <_UITextLayoutFragmentView: 0x12; frame = (0 0; 300 20); layer = <CALayer: 0x2>>
         |    |    | <Shop.Attachment: 0x13; frame = (0 50; 20 20); layer = <CALayer: 0x2>>
         | <_UITextFieldContentView: 0x14; frame = (0 300; 300 100); layer = <CALayer: 0x2>>
      """)
    expect(hit(screen, 60, 20), is: "Shop.Field")
    expect(hit(screen, 200, 20), is: "Shop.Field")
    expect(hit(screen, 255, 20), is: "_UITextFieldClearButton")
    expect(hit(screen, 30, 20), is: "UIView")
    expect(hit(screen, 5, 20), is: "_UITextFieldContentView")
    expect(hit(screen, 100, 110), is: "UITextView")
    expect(hit(screen, 10, 160), is: "Shop.Attachment")
    expect(hit(screen, 100, 350), is: "_UITextFieldContentView")
    #expect(screen.standardClasses()[1] == .textField && screen.standardClasses()[10] == .scrollView)
    #expect(screen.views[1].hitOverride == nil && screen.views[10].hitOverride == nil)
  }

  // hoteltonight/HTAutocompleteTextField#16
  @Test("the editor of a field stands for the field also in front of what an application put into it")
  func editorInFront() throws {
    let screen = try read(
      """
      <UIView: 0x1; frame = (0 0; 400 800); layer = <CALayer: 0x2>>
         | <Shop.Field: 0x3; baseClass = UITextField; frame = (0 0; 300 40); layer = <CALayer: 0x2>>
         |    | <UIButton: 0x4; frame = (200 0; 100 40); layer = <CALayer: 0x2>>
         |    | <UIFieldEditor: 0x5; frame = (0 0; 250 40); layer = <CALayer: 0x2>; contentOffset: {0, 0}>
      """)
    expect(hit(screen, 220, 20), is: "Shop.Field")
    expect(hit(screen, 280, 20), is: "UIButton")
  }

  @Test("an export is played in the same way, and what it states itself comes first")
  func export() throws {
    let screen = try read(
      #"{"format":"fingerpost-export/1","windows":[{"view":0,"level":10}],"views":["#
        + #"{"class":"UITextEffectsWindow","bounds":[0,0,9,9],"center":[4,4],"overrides":["hitTest:withEvent:"]},"#
        + #"{"class":"Sub","superclasses":["_UITouchPassthroughView"],"parent":0,"bounds":[0,0,9,9],"center":[4,4]},"#
        + #"{"class":"Own","superclasses":["_UITouchPassthroughView"],"parent":0,"bounds":[0,0,9,9],"center":[4,4],"overrides":["hitTest:withEvent:"]}]}"#
    )
    expect(screen.views.map(\.hitOverride), is: [.passThrough, .passThrough, nil])
    #expect(screen.views.prefix(2).allSatisfy { $0.hitOverrideSource == .knownOfClass })
  }

  @Test("an element tree's assumptions are marked as such, a scenario's overrides as stated")
  func sources() throws {
    let text = """
      Application, 0x0, {{0.0, 0.0}, {9.0, 9.0}}
        Window, 0x1, {{0.0, 0.0}, {9.0, 9.0}}
        Window, 0x2, {{0.0, 0.0}, {9.0, 9.0}}
      """
    let screen = try read(text)
    expect(screen.views.map(\.hitOverride), is: [.passThrough, nil, .passThrough])
    expect(screen.views[2].hitOverrideSource, is: .assumed)
  }

  @Test("views within views that decide for themselves do not exhaust the stack")
  func deep() throws {
    var text = ""
    for depth in 0..<20_000 {
      text +=
        String(repeating: " ", count: depth)
        + "<_UITouchPassthroughView: 0x1; frame = (0 0; 9 9); layer = <L: 0x2>>\n"
      if depth == 3_000 { break }
    }
    let screen = try read(text)
    expect(screen.views.count, is: 3_001)
    expect(screen.views.count { $0.hitOverride != nil }, is: 64)
    _ = hit(screen, 1, 1)
  }

  // MARK: - What is only known to exist

  @Test(
    "HIT-14: classes that are known to override hit testing have one line of caveat",
    arguments: [
      "UINavigationBar", "UIToolbar", "UITabBar", "_UIButtonBarButton", "UIDropShadowView", "UISwitch",
      "UIStepper",
      "UISearchBar", "UIPickerView", "UIDatePicker", "UIDimmingView", "_UIPopoverDimmingView",
      "UITableViewCell",
      "_TtGC7SwiftUI14_UIHostingViewGVS_6VStackVS_4Text__", "SwiftUI._UIHostingView<Shop.Cart>",
      "_UIContextMenuView",
      "UISegmentedControl", "_UIPortalView",
    ])
  func caveats(name: String) throws {
    let caveat = try #require(KnownOverrides.caveat(for: name))
    #expect(caveat.hasSuffix(".") && !caveat.contains("\n") && caveat.count <= 160, "\(caveat)")
    #expect(!caveat.dropLast().contains(". "), "\(caveat)")
  }

  @Test(
    "other classes have none, those that are played included",
    arguments: [
      "UIView", "UIWindow", "UIButton", "UILabel", "UIScrollView", "UICollectionView", "UITextEffectsWindow",
      "UIInputSetHostView", "Shop.UINavigationBar2", "Shop.HostingView", "", "uinavigationbar",
    ])
  func noCaveats(name: String) {
    expect(KnownOverrides.caveat(for: name), is: nil)
  }

  @Test("a subclass has its superclass's caveat")
  func inheritedCaveat() {
    var view = ScreenView(className: "Shop.Bar")
    expect(view.overrideCaveat, is: nil)
    view.baseClass = "UINavigationBar"
    expect(view.overrideCaveat, is: KnownOverrides.caveat(for: "UINavigationBar"))
    view.baseClass = nil
    view.superclasses = ["Shop.Base", "UITabBar"]
    expect(view.overrideCaveat, is: KnownOverrides.caveat(for: "UITabBar"))
    view.hitOverride = .passThrough
    expect(view.overrideCaveat, is: nil)
  }

  private static let react = """
    <UIWindow: 0x1; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x2>>
       | <RCTRootComponentView: 0x3; frame = (0 0; 390 844); layer = <CALayer: 0x2>>
       |    | <RCTViewComponentView: 0x4; frame = (0 100; 390 50); layer = <CALayer: 0x2>>
       |    |    | <RCTParagraphComponentView: 0x5; frame = (0 60; 100 40); layer = <CALayer: 0x2>>

    """

  @Test("HIT-14: a view of React Native's asks its subviews outside it, unless it clips")
  func reactNative() throws {
    let screen = try read(Self.react)
    #expect(screen.views.dropFirst().allSatisfy { $0.hitOverride == .asksOutside })
    #expect(screen.views.dropFirst().allSatisfy { $0.hitOverrideSource == .knownOfClass })
    expect(hit(screen, 50, 125), is: "RCTViewComponentView")
    expect(hit(screen, 50, 180), is: "RCTParagraphComponentView")
    expect(hit(screen, 200, 180), is: "RCTRootComponentView")
    let clipping = try read(
      Self.react.replacing(
        "0x4; frame = (0 100; 390 50)", with: "0x4; frame = (0 100; 390 50); clipsToBounds = YES"))
    expect(hit(clipping, 50, 180), is: "RCTRootComponentView")
    let off = try read(
      Self.react.replacing(
        "0x4; frame = (0 100; 390 50)", with: "0x4; frame = (0 100; 390 50); userInteractionEnabled = NO"))
    expect(hit(off, 50, 180), is: "RCTRootComponentView")
    expect(screen.views[2].overrideCaveat?.contains("RCTViewComponentView.mm"), is: true)
  }

  @Test(
    "HIT-24: React Native's first kind of view is hit whatever its alpha, and within its bounds only if it clips"
  )
  func unseen() throws {
    let text = """
      <UIWindow: 0x1; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x2>>
         | <RCTView: 0x3; frame = (0 100; 390 50); alpha = 0; layer = <CALayer: 0x2>>
         |    | <UIButton: 0x4; frame = (0 60; 100 40); layer = <CALayer: 0x2>>
         |    | <UILabel: 0x5; frame = (300 0; 90 50); layer = <CALayer: 0x2>>

      """
    let screen = try read(text)
    expect(screen.views[1].hitOverride, is: .asksUnseen)
    expect(screen.views[1].overrideCaveat?.contains("RCTView.m"), is: true)
    expect(hit(screen, 50, 125), is: "RCTView")
    expect(hit(screen, 320, 125), is: "UILabel")
    expect(hit(screen, 50, 180), is: "UIButton")
    let clipping = try read(text.replacing("alpha = 0;", with: "alpha = 0; clipsToBounds = YES;"))
    expect(hit(clipping, 50, 180), is: "UIWindow")
    expect(hit(clipping, 320, 125), is: "UILabel")
    for off in ["userInteractionEnabled = NO", "hidden = YES"] {
      expect(hit(try read(text.replacing("alpha = 0;", with: "alpha = 0; \(off);")), 50, 125), is: "UIWindow")
    }
    let component = try read(text.replacing("RCTView", with: "RCTViewComponentView"))
    #expect(hit(component, 50, 125) == "UIWindow" && hit(component, 50, 180) == "UIWindow")
  }

  @Test("HIT-14: Flutter's one view is played as it is, and named")
  func flutter() {
    expect(
      ScreenView(className: "FlutterView").overrideCaveat?.contains("FlutterViewController.mm"), is: true)
    expect(ScreenView(className: "FlutterView").hitOverride, is: nil)
    expect(KnownOverrides.framework(of: "FlutterView"), is: .flutter)
    expect(KnownOverrides.framework(of: "RCTView"), is: .reactNative)
    expect(KnownOverrides.framework(of: "UIView"), is: nil)
  }
}
