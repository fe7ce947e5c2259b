import Expectations
import Foundation
import Testing
import UIKit

/// What a recognizer prints, which is what UIKit prints.
@Suite struct RecognizerDescriptionTests {
  private final class Target: NSObject {
    func tapped() {}
  }

  /// A description with the addresses of some objects as words.
  private func text(_ recognizer: UIGestureRecognizer, _ names: [(AnyObject, String)]) -> String {
    names.reduce(recognizer.description) { text, entry in
      let place = String(UInt(bitPattern: ObjectIdentifier(entry.0)), radix: 16)
      return text.replacing("0x\(place)", with: entry.1)
    }
  }

  @Test("a recognizer prints class, state, what is not at its default, view, targets and who waits for whom")
  func printed() {
    let view = UIView()
    let target = Target()
    let (one, two) = (UITapGestureRecognizer(), UITapGestureRecognizer())
    one.name = "select"
    one.addTarget(target, action: Selector("tapped", Target.tapped))
    two.numberOfTapsRequired = 2
    two.cancelsTouchesInView = false
    two.isEnabled = false
    view.addGestureRecognizer(one)
    view.addGestureRecognizer(two)
    one.require(toFail: two)
    let names: [(AnyObject, String)] = [(view, "V"), (one, "ONE"), (two, "TWO"), (target, "T")]
    let own = String(reflecting: Target.self)
    expect(
      text(one, names),
      is: """
        <UITapGestureRecognizer: ONE (select); state = Possible; view = <UIView V>; \
        target= <(action=tapped, target=<\(own) T>)>; must-fail = {
                <UITapGestureRecognizer: TWO; state = Possible; enabled = NO; cancelsTouchesInView = NO; \
        view = <UIView V>; numberOfTapsRequired = 2>
            }>
        """)
    let held = "numberOfTapsRequired = 2; must-fail-for = {\n        <UITapGestureRecognizer: ONE"
    #expect(text(two, names).contains(held))
  }

  @Test("those of scroll views and text fields have the names that UIKit gives them")
  func parts() {
    let (scrollView, field) = (UIScrollView(), UITextField())
    scrollView.maximumZoomScale = 2
    func names(_ view: UIView) -> [String] {
      (view.gestureRecognizers ?? []).map { String($0.description.dropFirst().prefix { $0 != ":" }) }
    }
    expect(
      names(scrollView).sorted(),
      is: [
        "UIScrollViewDelayedTouchesBeganGestureRecognizer", "UIScrollViewPanGestureRecognizer",
        "UIScrollViewPinchGestureRecognizer",
      ])
    expect(names(field), is: ["UITextTapRecognizer"])
  }
}
