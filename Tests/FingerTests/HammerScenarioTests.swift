// What Hammer's documentation and own tests show, as tests in our words: where it needs one line, so does this.
import Expectations
import FingerpostTesting
import Foundation
import Testing
import UIKit

@MainActor struct HammerScenarioTests {
  private func square<View: UIView>(_ view: View, side: CGFloat = 100) -> View {
    view.frame = CGRect(x: 0, y: 0, width: side, height: side)
    view.isMultipleTouchEnabled = true
    return view
  }

  private func count(_ recognizer: UIGestureRecognizer, on view: UIView) -> Counter {
    let counter = Counter()
    recognizer.addTarget(counter, action: Counter.act)
    view.addGestureRecognizer(recognizer)
    return counter
  }

  @Test func aButtonIsTapped() throws {
    let button = square(UIButton())
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .primaryActionTriggered)
    let fingers = try EventGenerator(view: button)
    try fingers.fingerTap()
    expect(taps, is: 1)
  }

  @Test func aHiddenButtonIsNotVisible() throws {
    let button = square(UIButton())
    button.isHidden = true
    let fingers = try EventGenerator(view: button)
    do {
      try fingers.fingerTap()
      Issue.record("it was tapped")
    } catch HammerError.viewIsNotVisible {}
  }

  @Test func aTransparentButtonIsNotVisible() throws {
    let button = square(UIButton())
    button.alpha = 0.0001
    let fingers = try EventGenerator(view: button)
    do {
      try fingers.fingerTap()
      Issue.record("it was tapped")
    } catch HammerError.viewIsNotVisible {}
  }

  @Test(arguments: [false, true]) func aButtonWithoutInteractionIsNotHittable(viaItsSuperview: Bool) throws {
    let button = square(UIButton())
    button.accessibilityIdentifier = "buy"
    let container = square(UIView())
    container.addSubview(button)
    (viaItsSuperview ? container : button).isUserInteractionEnabled = false
    let fingers = try EventGenerator(view: container)
    do {
      try fingers.fingerTap(at: "buy")
      Issue.record("it was tapped")
    } catch HammerError.viewIsNotHittable {}
  }

  @Test func aButtonIsHighlightedAsLongAsTheFingerIsDown() throws {
    let button = square(UIButton())
    let fingers = try EventGenerator(view: button)
    #expect(!button.isHighlighted)
    try fingers.fingerDown()
    try fingers.wait(0.3)
    #expect(button.isHighlighted)
    try fingers.fingerUp()
    #expect(!button.isHighlighted)
    #expect(fingers.callbacks.contains("UIButton.event(touchUpInside)"))
  }

  @Test func recognizersRecognizeTheGestureOfTheirName() throws {
    func acts(_ recognizer: UIGestureRecognizer, _ verb: (EventGenerator) throws -> Void) throws -> Bool {
      let view = square(UIView(), side: 300)
      let counter = count(recognizer, on: view)
      let fingers = try EventGenerator(view: view)
      try fingers.waitUntilHittable(timeout: 1)
      try verb(fingers)
      try fingers.wait(1)
      return counter.count > 0
    }
    let twice = UITapGestureRecognizer()
    twice.numberOfTapsRequired = 2
    let two = UITapGestureRecognizer()
    two.numberOfTouchesRequired = 2
    let up = UISwipeGestureRecognizer()
    up.direction = .up
    #expect(try acts(UITapGestureRecognizer()) { try $0.fingerTap() })
    #expect(try acts(twice) { try $0.fingerDoubleTap() })
    #expect(try acts(two) { try $0.twoFingerTap() })
    #expect(try acts(UILongPressGestureRecognizer()) { try $0.fingerLongPress() })
    #expect(try acts(UIRotationGestureRecognizer()) { try $0.fingerRotate(angle: .pi, duration: 0.2) })
    #expect(try acts(UIPinchGestureRecognizer()) { try $0.fingerPinchClose() })
    #expect(try acts(UIPinchGestureRecognizer()) { try $0.fingerPinchOpen() })
    #expect(try acts(UIPanGestureRecognizer()) { try $0.fingerPan(by: CGVector(dx: 0, dy: 60)) })
    #expect(try acts(up) { try $0.fingerFlick(by: CGVector(dx: 0, dy: -100)) })
    #expect(try acts(UITapGestureRecognizer()) { try $0.stylusTap() })
    // And not another's.
    #expect(try !acts(UIPinchGestureRecognizer()) { try $0.fingerTap() })
    #expect(try !acts(UITapGestureRecognizer()) { try $0.fingerLongPress() })
  }

  @Test func aRotationTurnsAsFarAsItIsTold() throws {
    let view = square(UIView(), side: 300)
    let recognizer = UIRotationGestureRecognizer()
    view.addGestureRecognizer(recognizer)
    let fingers = try EventGenerator(view: view)
    try fingers.twoFingerDown(withDistance: EventGenerator.rotationDistance)
    try fingers.fingerPivot([.rightThumb, .rightIndex], aroundAnchor: view, byAngle: .pi / 2, duration: 0.5)
    expect(recognizer.rotation, near: .pi / 2, within: 0.3)
    try fingers.twoFingerUp()
  }

  @Test func aSwitchIsTurnedOnByATapAndByADrag() throws {
    let control = UISwitch()
    let fingers = try EventGenerator(view: control)
    try fingers.fingerTap()
    #expect(control.isOn)
    try fingers.fingerDrag(
      from: OffsetLocation(x: 15, y: 0), to: OffsetLocation(x: -40, y: 0), duration: 0.5)
    #expect(!control.isOn)
  }

  @Test func aScrollViewGoesWhereTheFingerGoes() throws {
    let scrollView = square(UIScrollView(), side: 300)
    scrollView.contentSize = CGSize(width: 1000, height: 1000)
    let fingers = try EventGenerator(view: scrollView)
    try fingers.fingerDrag(
      from: OffsetLocation(x: 40, y: 100), to: OffsetLocation(x: -40, y: -100), duration: 1)
    try fingers.advanceUntilIdle()
    // What the first step takes to begin is not scrolled.
    expect(scrollView.contentOffset.x, near: 75, within: 10)
    expect(scrollView.contentOffset.y, near: 190, within: 15)
  }

  @Test func aFlickGoesOnAndADragDoesNot() throws {
    func end(_ verb: (EventGenerator) throws -> Void) throws -> CGFloat {
      let scrollView = square(UIScrollView(), side: 300)
      scrollView.contentSize = CGSize(width: 300, height: 5000)
      let fingers = try EventGenerator(view: scrollView)
      try verb(fingers)
      try fingers.advanceUntilIdle()
      return scrollView.contentOffset.y
    }
    #expect(try end { try $0.fingerFlick(by: CGVector(dx: 0, dy: -120)) } > 300)
    #expect(try end { try $0.fingerPan(by: CGVector(dx: 0, dy: -120), duration: 1) } < 130)
  }

  @Test func waitingIsForTheTestsTimeAndTakesNone() throws {
    let button = square(UIButton())
    button.accessibilityIdentifier = "buy"
    let fingers = try EventGenerator(view: button)
    button.isHidden = true
    fingers.after(20) { button.isHidden = false }
    #expect(!fingers.viewIsVisible("buy"))
    try fingers.waitUntilVisible("buy", timeout: 30)
    #expect(fingers.viewIsVisible("buy", visibility: .full))
    #expect(fingers.now >= 20 && fingers.now < 20.2)
    try fingers.waitUntilVisible(CGRect(x: 390, y: 0, width: 20, height: 20), timeout: 1)
    #expect(throws: FingerError.self) {
      try fingers.waitUntilVisible(CGRect(x: 390, y: 0, width: 20, height: 20), visibility: .full, timeout: 1)
    }
    #expect(throws: FingerError.self) { try fingers.waitUntilVisible(CGPoint(x: 410, y: 0), timeout: 1) }
    fingers.window.isUserInteractionEnabled = false
    fingers.after(1) { fingers.window.isUserInteractionEnabled = true }
    try fingers.waitUntilWindowIsReady()
    button.isUserInteractionEnabled = false
    #expect(!fingers.viewIsHittable("buy"))
    #expect(throws: FingerError.self) { try fingers.waitUntilHittable("buy", timeout: 1) }
    try expect(fingers.viewWithIdentifier("buy", ofType: UIButton.self, timeout: 1), isSame: button)
  }

  @Test func keysTypeIntoTheFieldThatIsEdited() throws {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    let fingers = try EventGenerator(view: field)
    try fingers.fingerTap()
    try fingers.keyType("Hello, World! 1+1=2")
    expect(field.text, is: "Hello, World! 1+1=2")
    try fingers.keyPress(.deleteOrBackspace, numberOfTimes: 2)
    expect(field.text, is: "Hello, World! 1+1")
    #expect(throws: FingerError.self) { try fingers.keyType("字") }
  }

  @Test func fingersAreNamedOrChosen() throws {
    let view = square(UIView(), side: 300)
    let fingers = try EventGenerator(view: view)
    try fingers.fingerDown(.leftIndex, at: OffsetLocation(x: 50, y: 0))
    try fingers.fingerDown()
    #expect(throws: FingerError.self) { try fingers.fingerDown(.leftIndex) }
    try fingers.fingerUp()
    #expect(throws: FingerError.self) { try fingers.fingerUp(.rightThumb) }
    try fingers.fingerUp(.leftIndex)
    #expect(throws: FingerError.self) { try fingers.fingerUp() }
    #expect(throws: FingerError.self) { try fingers.stylusUp() }
  }
}

/// Counts what a recognizer sends.
@MainActor private final class Counter: NSObject {
  var count = 0
  func act() { count += 1 }
}
