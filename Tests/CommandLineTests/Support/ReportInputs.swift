import Testing

/// A small screen of every kind of input, for tests that hold reports to what the documentation says of them.
nonisolated struct ReportInput: CustomTestStringConvertible, Sendable {
  var name: String
  var kind: String
  var tap: String
  var expect: String
  var text: String

  var testDescription: String { name }

  static let all = [
    gestures, controls, elementTree, pageSource, accessibilityTree, detox, export, scenario, twoOrders,
    halfRead, noNumbers,
  ]

  /// Recognizers that wait for each other, a list that scrolls, a control of the application's own.
  static let gestures = ReportInput(
    name: "a dump with recognizers", kind: "recursiveDescription", tap: "150,200", expect: "Photo",
    text: """
      <UIWindow: 0x10; frame = (0 0; 320 568); layer = <UIWindowLayer: 0x1>>
         | <UIScrollView: 0x20; frame = (0 0; 320 568); gestureRecognizers = <NSArray: 0x2>; layer = <CALayer: 0x3>; contentOffset: {0, 0}; contentSize: {320, 1200}>
         |    | <Shop.Photo: 0x30; frame = (20 100; 280 280); gestureRecognizers = <NSArray: 0x4>; layer = <CALayer: 0x5>>
         |    | <Shop.BuyControl: 0x31; baseClass = UIControl; frame = (20 400; 280 50); layer = <CALayer: 0x5>>
      <__NSArrayM 0x6>(
      <UITapGestureRecognizer: 0x41; state = Possible; view = <Shop.Photo 0x30>; target= <(action=like:, target=<Shop.Page 0x50>)>; must-fail = {
              <UITapGestureRecognizer: 0x42; state = Possible; view = <Shop.Photo 0x30>; target= <(action=zoom:, target=<Shop.Page 0x50>)>; numberOfTapsRequired = 2>
          }>,
      <UITapGestureRecognizer: 0x42; state = Possible; view = <Shop.Photo 0x30>; target= <(action=zoom:, target=<Shop.Page 0x50>)>; numberOfTapsRequired = 2>,
      <UILongPressGestureRecognizer: 0x43 (menu); state = Possible; view = <Shop.Photo 0x30>; target= <(action=menu:, target=<Shop.Page 0x50>)>>,
      <UIPinchGestureRecognizer: 0x44; state = Possible; view = <Shop.Photo 0x30>; target= <(action=scale:, target=<Shop.Page 0x50>)>>
      )
      """)

  /// Every control that is played as what it is, and a cell.
  static let controls = ReportInput(
    name: "a dump with controls", kind: "recursiveDescription", tap: "345,30", expect: "UISwitch",
    text: """
      <UIWindow: 0x10; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x1>>
         | <UITableView: 0x20; frame = (0 0; 390 844); clipsToBounds = YES; gestureRecognizers = <NSArray: 0x2>; layer = <CALayer: 0x3>; contentOffset: {0, 0}; contentSize: {390, 600}>
         |    | <UITableViewCell: 0x21; frame = (0 0; 390 60); layer = <CALayer: 0x3>>
         |    |    | <UITableViewCellContentView: 0x22; frame = (0 0; 390 60); layer = <CALayer: 0x3>>
         |    |    |    | <UISwitch: 0x23; frame = (320 14; 51 31); layer = <CALayer: 0x3>>
         |    | <UITableViewCell: 0x24; frame = (0 60; 390 60); layer = <CALayer: 0x3>>
         |    |    | <UITableViewCellContentView: 0x25; frame = (0 0; 390 60); layer = <CALayer: 0x3>>
         | <UITextField: 0x30; frame = (20 620; 200 40); text = 'Tomato'; gestureRecognizers = <NSArray: 0x2>; layer = <CALayer: 0x3>>
         | <UISlider: 0x31; frame = (20 670; 200 34); layer = <CALayer: 0x3>>
         | <UISegmentedControl: 0x32; frame = (20 710; 200 32); layer = <CALayer: 0x3>>
         | <UIStepper: 0x33; frame = (240 710; 94 32); layer = <CALayer: 0x3>>
         | <UIPageControl: 0x34; frame = (20 750; 200 26); layer = <CALayer: 0x3>>
         | <UIButton: 0x35; frame = (20 780; 200 44); enabled = NO; layer = <CALayer: 0x3>>
      """)

  static let elementTree = ReportInput(
    name: "an element tree", kind: "elementTree", tap: "200,560", expect: "Go",
    text: """
      Element subtree:
       →Application, 0x14, pid: 8736, label: 'Shop'
          Window (Main), 0x15, {{0.0, 0.0}, {414.0, 896.0}}
            Other, 0x16, {{0.0, 44.0}, {414.0, 852.0}}
              StaticText, 0x17, {{68.0, 224.5}, {285.5, 26.5}}, identifier: 'hello', label: 'Hello'
              Button, 0x18, {{25.0, 542.0}, {369.0, 41.0}}, identifier: 'go', label: 'Go'
      """)

  static let pageSource = ReportInput(
    name: "a page source", kind: "pageSource", tap: "30,110", expect: "Buy",
    text: """
      <?xml version="1.0" encoding="UTF-8"?>
      <AppiumAUT>
        <XCUIElementTypeApplication type="XCUIElementTypeApplication" name="Shop" enabled="true" visible="true" x="0" y="0" width="375" height="667">
          <XCUIElementTypeWindow enabled="true" visible="true" x="0" y="0" width="375" height="667">
            <XCUIElementTypeButton name="buy" label="Buy" enabled="true" visible="true" x="16" y="100" width="44.5" height="20"/>
            <XCUIElementTypeCell enabled="true" visible="true" x="0" y="200" width="375" height="44"/>
          </XCUIElementTypeWindow>
        </XCUIElementTypeApplication>
      </AppiumAUT>
      """)

  static let accessibilityTree = ReportInput(
    name: "an accessibility tree", kind: "accessibilityTree", tap: "40,110", expect: "Buy",
    text: """
      [{"type": "Application", "AXLabel": "Shop", "frame": {"x": 0, "y": 0, "width": 375, "height": 667}, "children": [
        {"type": "Button", "AXLabel": "Buy", "AXUniqueId": "buy", "enabled": true,
         "frame": {"x": 16, "y": 100, "width": 44.5, "height": 20}, "children": []}]}]
      """)

  static let detox = ReportInput(
    name: "a Detox hierarchy", kind: "detox", tap: "20,30", expect: "RCTView",
    text: """
      <?xml version="1.0" encoding="utf-8"?>
      <ViewHierarchy>
       <UIWindow alpha="1.0" class="UIWindow" focused="false" height="844" visibility="visible" width="390">
        <RCTView alpha="0.5" class="RCTView" height="100" testID="box" visibility="visible" width="200" x="10" y="20">
         <UILabel alpha="1.0" class="UILabel" height="10" text="Hi" visibility="visible" width="20" x="3" y="4" />
        </RCTView>
       </UIWindow>
      </ViewHierarchy>
      """)

  static let export = ReportInput(
    name: "an export", kind: "export", tap: "312,70", expect: "PlayButton",
    text: """
      { "format": "fingerpost-export/1", "windows": [{ "view": 0, "level": 0, "key": true }], "views": [
        { "parent": null, "class": "UIWindow", "superclasses": [], "address": "0x1", "bounds": [0, 0, 390, 844], "center": [195, 422] },
        { "parent": 0, "class": "Player.PlayButton", "superclasses": ["UIButton"], "address": "0x2", "label": "Play",
          "bounds": [0, 0, 60, 60], "center": [312, 70], "enabled": true, "overrides": ["pointInside:withEvent:"],
          "targets": [
            { "class": "Player.Controller", "address": "0x3", "action": "play:", "events": ["touchUpInside"] },
            { "class": null, "address": null, "action": "seek:", "events": ["touchUpInside", "touchDown"] }],
          "gestureRecognizers": [
            { "class": "UITapGestureRecognizer", "superclasses": [], "address": "0x4", "state": "possible", "enabled": true,
              "delegate": { "class": "Player.Controller", "address": "0x3", "implements": ["gestureRecognizer:shouldReceiveTouch:"] },
              "mustFail": ["0x5"], "mustFailFor": [] },
            { "class": "Player.Scrub", "superclasses": ["UIPanGestureRecognizer"], "address": "0x5", "name": "scrub" }] }
      ] }
      """)

  static let scenario = ReportInput(
    name: "a scenario", kind: "scenario", tap: "200,300", expect: "select",
    text: """
      title: A photo with a tap and a double tap, on a page with a field
      windows:
        - subviews:
            - id: Photo
              frame: [0, 100, 400, 400]
              gestureRecognizers:
                - { id: zoom, type: tap, numberOfTapsRequired: 2 }
                - { id: select, type: tap, requireToFail: [zoom] }
      """)

  /// Two windows of which the dump does not say which is in front.
  static let twoOrders = ReportInput(
    name: "two windows of unknown level", kind: "recursiveDescription", tap: "50,50", expect: "UIButton",
    text: """
      <UIWindow: 0x10; frame = (0 0; 400 800); layer = <UIWindowLayer: 0x1>>
         | <UIButton: 0x30; frame = (0 0; 100 100); layer = <CALayer: 0x3>>
      <UIWindow: 0x11; frame = (0 0; 400 800); layer = <UIWindowLayer: 0x1>>
         | <UIView: 0x31; frame = (0 0; 100 100); layer = <CALayer: 0x3>>
      """)

  /// A tree that has lost its indentation.
  static let halfRead = ReportInput(
    name: "a dump without indentation", kind: "recursiveDescription", tap: "50,50", expect: "UIButton",
    text: """
      <UIWindow: 0x10; frame = (0 0; 400 800); layer = <UIWindowLayer: 0x1>>
      <UIView: 0x20; frame = (0 0; 400 800); layer = <CALayer: 0x2>>
      <UIView: 0x21; frame = (0 0; 400 800); layer = <CALayer: 0x2>>
      <UIButton: 0x30; frame = (0 0; 100 100); layer = <CALayer: 0x3>>
      """)

  /// Frames that are not numbers, a transform without an inverse, and a view to which a point runs out of numbers.
  static let noNumbers = ReportInput(
    name: "a dump with numbers that are none", kind: "recursiveDescription", tap: "1.6e308,5", expect: "0x33",
    text: """
      <UIWindow: 0x10; frame = (0 0; 1.7e308 800); layer = <UIWindowLayer: 0x1>>
         | <UIButton: 0x30; frame = (nan 0; 100 100); layer = <CALayer: 0x3>>
         | <UIView: 0x31; frame = (10 inf; 100 100); layer = <CALayer: 0x3>>
         | <UIView: 0x32; frame = (0 0; 0 0); transform = [0, 0, 0, 0, 0, 0]; layer = <CALayer: 0x3>>
         | <UIView: 0x33; frame = (-1.7e308 0; 1 1); layer = <CALayer: 0x3>>
      """)
}
