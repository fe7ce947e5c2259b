import FingerpostGestures
import FingerpostReading
import FingerpostScenarios
import FingerpostScreens
import Foundation
import Testing

@testable import FingerpostExplain

/// What people ask about gestures on lists: presses that become drags, menus, pulls, and accessory buttons.
@Suite("Questions about gestures on lists") struct ListGestureTests {
  private typealias Case = StrangersTests.Case

  @Test("DRAG-6: a press that moves on, and a list's menu and refresh control", arguments: cases)
  private func isAnswered(_ question: StrangersTests.Case) throws { try question.check() }

  /// A list with two rows, recognizers around it and others that it brings along.
  private nonisolated static func list(_ brought: String, around: String = "", row: String = "") -> String {
    """
    <UIWindow: 0x1; frame = (0 0; 400 800); layer = <UIWindowLayer: 0xf>>
       | <UIView: 0x2; frame = (0 0; 400 800); gestureRecognizers = <NSArray: 0xe>; layer = <CALayer: 0xf>>
       |    | <UITableView: 0x3; frame = (0 0; 400 800); gestureRecognizers = <NSArray: 0xe>; layer = <CALayer: 0xf>; contentOffset: {0, 0}; contentSize: {400, 2000}>
       |    |    | <UIRefreshControl: 0x4; frame = (0 -60; 400 60); layer = <CALayer: 0xf>>
       |    |    | <UITableViewCell: 0x5; frame = (0 0; 400 100); layer = <CALayer: 0xf>>
       |    |    |    | <UITableViewCellContentView: 0x6; frame = (0 0; 400 100); layer = <CALayer: 0xf>>
    \(row)
       |    |    | <UITableViewCell: 0x7; frame = (0 100; 400 100); layer = <CALayer: 0xf>>
       |    |    |    | <UITableViewCellContentView: 0x8; frame = (0 0; 400 100); layer = <CALayer: 0xf>>
    \(around.isEmpty ? "" : StrangersTests.list(around))
    \(brought.isEmpty ? "" : StrangersTests.list(scroll, brought))
    """
  }

  private nonisolated static let few = """
    <UIWindow: 0x1; frame = (0 0; 400 800); layer = <UIWindowLayer: 0xf>>
       | <UICollectionView: 0x3; frame = (0 0; 400 800); layer = <CALayer: 0xf>; contentOffset: {0, 0}; contentSize: {400, 120}>
       |    | <UIRefreshControl: 0x4; frame = (0 -60; 400 60); layer = <CALayer: 0xf>>
    """

  private nonisolated static let scroll =
    "<UIScrollViewPanGestureRecognizer: 0x40; state = Possible; delaysTouchesEnded = NO; view = <UITableView 0x3>; target= <(action=handlePan:, target=<UITableView 0x3>)>>"

  private nonisolated static let drag = """
    <_UIDragLiftGestureRecognizer: 0x41 (com.apple.UIKit.dragInitiation); state = Possible; cancelsTouchesInView = NO; view = <UITableView 0x3>; target= <(action=_dragInitiationGestureStateChanged:, target=<_UIDragInteractionLongPressDriver 0x51>)>>,
    <_UIRelationshipGestureRecognizer: 0x42 (com.apple.UIKit.dragExclusionRelationships); state = Possible; cancelsTouchesInView = NO; delaysTouchesEnded = NO; view = <UITableView 0x3>>,
    <_UIRelationshipGestureRecognizer: 0x43 (com.apple.UIKit.dragFailureRelationships); state = Possible; cancelsTouchesInView = NO; delaysTouchesEnded = NO; view = <UITableView 0x3>>
    """

  private nonisolated static let menu = """
    <_UIRelationshipGestureRecognizer: 0x44 (com.apple.UIKit.clickPresentationExclusion); state = Possible; delaysTouchesEnded = NO; view = <UITableView 0x3>>,
    <_UIRelationshipGestureRecognizer: 0x45 (com.apple.UIKit.clickPresentationFailure); state = Possible; cancelsTouchesInView = NO; delaysTouchesEnded = NO; view = <UITableView 0x3>>,
    <_UITouchDurationObservingGestureRecognizer: 0x46 (com.apple.UIKit.longPressClickDriverPrimary); state = Possible; cancelsTouchesInView = NO; view = <UITableView 0x3>>
    """

  private nonisolated static let pan = StrangersTests.recognizer(
    "Pan", "0x31", on: "UIView 0x2", "moveBoard:")
  private nonisolated static let press = StrangersTests.recognizer(
    "LongPress", "0x32", on: "UITableView 0x3", "pressed:")
  private nonisolated static let held = RequestedGesture.holdAndDrag(x: 0, y: 150)
  private nonisolated static let accessory =
    "   |    |    |    | <_UITableCellAccessoryButton: 0x9; baseClass = UIButton; frame = (350 30; 40 40); layer = <CALayer: 0xf>>"

  private nonisolated static let cases: [Case] = [
    Case(
      name: "a row is lifted and dragged", screen: list(drag), tap: (200, 50), gesture: held,
      expect: "0x5", isAsExpected: true,
      says: [
        "dragInteraction.lift lifts what can be dragged at 325 ms and begins a drag at 780 ms, which has the "
          + "finger from then on"
      ], fixes: ["Whether the drag interaction of UITableView has items there"]),
    Case(
      name: "without a press the list scrolls", screen: list(drag), tap: (200, 50),
      gesture: .drag(x: 0, y: 150), expect: "UITableView", isAsExpected: true, says: ["it scrolls from"],
      never: ["begins a drag"]),
    Case(
      name: "a pan around the list loses to the lift", screen: list(drag, around: pan), tap: (200, 50),
      gesture: held, expect: "moveBoard:",
      says: ["it fails, because dragInteraction.exclusion excludes it", "begins a drag at 780 ms"],
      fixes: ["other === relationshipGestureRecognizer"]),
    Case(
      name: "a long press loses its finger to the drag", screen: list("\(press),\n\(drag)"), tap: (200, 50),
      gesture: held, expect: "pressed:", says: ["it fails, because the drag takes the finger"],
      never: ["it gives up; the"]),
    Case(
      name: "a menu keeps a row from being selected", screen: list(menu), tap: (200, 50), gesture: .hold,
      expect: "0x5", says: ["a context menu comes up at 500 ms and takes the touch"]),
    Case(
      name: "a short pull refreshes nothing", screen: list(""), tap: (200, 50), gesture: .drag(x: 0, y: 200),
      expect: "UIRefreshControl",
      says: ["the finger pulls the content down by 92 pt, and it takes about 115 pt to refresh"]),
    Case(
      name: "a long pull refreshes while the finger is down", screen: list(""), tap: (200, 50),
      gesture: .drag(x: 0, y: 320), expect: "UIRefreshControl", isAsExpected: true,
      says: ["it sends valueChanged at"], never: ["never reaches"]),
    Case(
      name: "a collection with few items cannot be pulled", screen: few, tap: (200, 500),
      gesture: .drag(x: 0, y: 320), expect: "UIRefreshControl",
      says: ["UICollectionView cannot be pulled, as its contentSize is (400, 120), no taller than itself"],
      never: ["missed by"]),
    Case(
      name: "a row's accessory button", screen: list("", row: accessory), tap: (370, 50), expect: "0x5",
      says: ["accessoryButtonTappedForRowWith"]),
  ]

  @Test("LIST-3: a row of a scenario's table is selected") func rowOfAScenario() throws {
    let scenario = try Scenario.load(
      text: """
        windows:
          - subviews: [{ id: T, class: UITableView, frame: [0, 0, 400, 400], rows: 10 }]
        """, name: "rows.yaml")
    let text = Explainer(try Screen.reading(scenario)).report(at: CGPoint(x: 200, y: 60)).text()
    #expect(text.contains("UITableViewCell (0 44; 400 44)\nis selected at 84 ms"), "\(text)")
  }
}
