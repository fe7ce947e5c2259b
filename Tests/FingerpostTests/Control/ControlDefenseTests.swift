import Foundation
import Testing
import UIKit

@Suite("Controls against recognizers", .bothWays)
struct ControlDefenseTests {
  private func outcome<Control: UIControl>(
    _ control: Control, _ recognizer: UIGestureRecognizer, on own: Bool = false, enabled: Bool = true,
    prepare: (Control) -> Void = { _ in }, _ fingers: (Stage) -> Void
  ) -> (acted: Bool, log: [String]) {
    let stage = Stage()
    let parent = stage.add("P", 0, 0, 400, 400)
    parent.onTouch = { _, _, _ in }
    stage.add(control, 100, 100, 100, 40, to: parent)
    prepare(control)
    control.isEnabled = enabled
    var acted = false
    recognizer.addTarget { _ in acted = true }
    (own ? control : parent).addGestureRecognizer(recognizer)
    fingers(stage)
    return (acted, stage.drainLog())
  }

  private func tap(taps: Int = 1, touches: Int = 1) -> UITapGestureRecognizer {
    let tap = UITapGestureRecognizer()
    tap.numberOfTapsRequired = taps
    tap.numberOfTouchesRequired = touches
    return tap
  }

  @Test("CTL-40, CTL-42, CTL-44: a standard control keeps a single tap from a recognizer above it")
  func standard() {
    func isKept<Control: UIControl>(_ control: Control, _ prepare: (Control) -> Void = { _ in }) -> Bool {
      let (acted, log) = outcome(control, tap(), prepare: prepare) { $0.tap(0, 110, 110) }
      return !acted && log.contains("touchUpInside") && log.contains("primaryActionTriggered")
    }
    #expect(isKept(UIButton()))
    #expect(isKept(UISwitch()))
    #expect(isKept(UIStepper()) { $0.value = 50 })
    #expect(isKept(UISegmentedControl()) { $0.insertSegment(withTitle: "A", at: 0, animated: false) })
    #expect(
      isKept(UIPageControl()) { pages in
        pages.numberOfPages = 3
        pages.currentPage = 1
      })
  }

  @Test("CTL-41: a direct subclass has no such defense, nor has UIControl or a slider")
  func others() {
    for control in [UIControl(), ControlProbe(), UISlider()] {
      let (acted, log) = outcome(control, tap()) { $0.tap(0, 110, 120) }
      #expect(acted && log.contains("touchCancel") && !log.contains("touchUpInside"))
    }
  }

  @Test("CTL-43: a switch wins as well")
  func switches() {
    let (acted, log) = outcome(UISwitch(), tap()) { $0.tap(0, 110, 110) }
    #expect(!acted && log.contains("valueChanged"))
  }

  @Test("CTL-40, CTL-44: a slider keeps swipes and pans along it that start on its thumb, and no others")
  func slider() {
    func drag(_ stage: Stage, _ x: Double, _ dx: Double, _ dy: Double) {
      stage.play(0, down(1, x, 120))
      for step in 1...4 {
        stage.play(Double(step) * 0.01, move(1, x + dx * Double(step) / 4, 120 + dy * Double(step) / 4))
      }
      stage.play(0.1, up(1, x + dx, 120 + dy))
    }
    let swipe = UISwipeGestureRecognizer()
    swipe.direction = .right
    #expect(!outcome(UISlider(), swipe) { drag($0, 115, 80, 0) }.acted)
    #expect(!outcome(UISlider(), UIPanGestureRecognizer()) { drag($0, 115, 80, 0) }.acted)
    // Across, or from elsewhere on the track.
    #expect(outcome(UISlider(), UIPanGestureRecognizer()) { drag($0, 115, 0, 80) }.acted)
    #expect(outcome(UISlider(), UIPanGestureRecognizer()) { drag($0, 180, 80, 0) }.acted)
    let downwards = UISwipeGestureRecognizer()
    downwards.direction = .down
    #expect(outcome(UISlider(), downwards) { drag($0, 115, 0, 80) }.acted)
    // The pan along it wins on the slider itself.
    #expect(outcome(UISlider(), UIPanGestureRecognizer(), on: true) { drag($0, 115, 80, 0) }.acted)
  }

  @Test("CTL-40: a switch keeps a pan along it that starts on its thumb")
  func switchPan() {
    func drag(_ stage: Stage, _ x: Double, _ dx: Double, _ dy: Double) {
      stage.play(0, down(1, x, 115))
      stage.play(0.1, move(1, x + dx, 115 + dy))
      stage.play(0.2, up(1, x + dx, 115 + dy))
    }
    let (acted, log) = outcome(UISwitch(), UIPanGestureRecognizer()) { drag($0, 110, 30, 0) }
    #expect(!acted && log.contains("valueChanged"))
    #expect(outcome(UISwitch(), UIPanGestureRecognizer()) { drag($0, 145, -30, 0) }.acted)
    #expect(outcome(UISwitch(), UIPanGestureRecognizer()) { drag($0, 110, 0, 30) }.acted)
  }

  @Test("CTL-45: several taps or fingers, a long press and a pan above a button are not refused")
  func notRefused() {
    func twice(_ stage: Stage) {
      stage.tap(0, 150, 120)
      stage.tap(0.2, 150, 120)
    }
    #expect(outcome(UIButton(), tap(taps: 2), twice).acted)
    #expect(
      outcome(UIButton(), tap(touches: 2)) { stage in
        stage.play(0, down(1, 150, 120), down(2, 160, 120))
        stage.play(0.1, up(1, 150, 120), up(2, 160, 120))
      }.acted)
    let (acted, log) = outcome(UIButton(), UILongPressGestureRecognizer()) { stage in
      stage.play(0, down(1, 150, 120))
      stage.play(0.8, up(1, 150, 120))
    }
    #expect(acted && log == ["touchDown", "touchCancel"])
    #expect(
      outcome(UIButton(), UIPanGestureRecognizer()) { stage in
        stage.play(0, down(1, 150, 120))
        stage.play(0.1, move(1, 170, 120))
      }.acted)
  }

  @Test("CTL-46: with a tap that cancels nothing both act, the tap first")
  func both() {
    let open = tap()
    open.cancelsTouchesInView = false
    let (acted, log) = outcome(UIButton(), open) { $0.tap(0, 150, 120) }
    #expect(acted && log == ["touchDown", "touchUpInside", "primaryActionTriggered"])
  }

  @Test("CTL-47: a tap on the button itself takes the touch from it")
  func own() {
    let (acted, log) = outcome(UIButton(), tap(), on: true) { $0.tap(0, 150, 120) }
    #expect(acted && log == ["touchDown", "touchCancel"])
  }

  private final class Stubborn: UIControl {
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
  }

  @Test("CTL-49: a control of one's own can refuse as well, or carry a tap without an action")
  func imitations() {
    let refused = outcome(Stubborn(), tap()) { $0.tap(0, 150, 120) }
    #expect(!refused.acted && refused.log == ["touchDown", "touchUpInside"])
    let beaten = outcome(
      UIControl(), tap(), prepare: { $0.addGestureRecognizer(UITapGestureRecognizer()) }
    ) { $0.tap(0, 150, 120) }
    #expect(!beaten.acted)
  }

  @Test("CTL-50: a disabled button refuses nothing")
  func disabled() {
    let (acted, log) = outcome(UIButton(), tap(), enabled: false) { $0.tap(0, 150, 120) }
    #expect(acted && log == [])
  }
}
