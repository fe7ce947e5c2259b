import Expectations
import FingerpostHID
import FingerpostTimeline
import Foundation
import Testing
import UIKit

/// Objects that go while something refers to them without keeping them: run these under the address sanitizer as well
/// (CONTRIBUTING.md, "Attack it").
@Suite struct MemoryTests {
  /// A view that does something once it is touched.
  private final class Trap: UIView {
    var onTouch: (() -> Void)?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { onTouch?() }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { onTouch?() }
  }

  private final class Screen {
    let world = World(screenSize: CGSize(width: 100, height: 100))
    var window: UIWindow?
    private var time: Int64 = 0

    init() {
      world.run {
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window?.makeKeyAndVisible()
      }
    }

    func add<View: UIView>(_ view: View) -> View {
      view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      window?.addSubview(view)
      return view
    }

    func send(_ phase: Contact.Phase, y: Double = 50, finger: Int = 1) {
      time += 20_000_000
      world.application.handle(
        Frame(nanoseconds: time, contacts: [Contact(id: finger, phase: phase, x: 50, y: y)]))
    }
  }

  @Test("a view that goes while it is touched leaves its touch, and its recognizer leaves it") func view() {
    let screen = Screen()
    let recognizer = UIPanGestureRecognizer()
    weak var gone: UIView?
    screen.world.run {
      let view = screen.add(Trap())
      view.addGestureRecognizer(recognizer)
      view.onTouch = { [unowned view] in view.removeFromSuperview() }
      gone = view
    }
    screen.send(.down)
    screen.send(.move, y: 51)
    screen.send(.up)
    screen.world.timeline.runUntilIdle()
    #expect(gone == nil && recognizer.view == nil)
    #expect(recognizer.location(in: nil).x.isFinite && recognizer.state == .possible)
  }

  @Test("a recognizer that goes in its own action is called to its end, and its contact goes on")
  func recognizer() {
    let screen = Screen()
    var states: [UIGestureRecognizer.State] = []
    weak var gone: UIGestureRecognizer?
    let view = screen.world.run { screen.add(Trap()) }
    screen.world.run {
      let pan = UIPanGestureRecognizer(calling: { recognizer in
        states.append(recognizer.state)
        recognizer.view?.removeGestureRecognizer(recognizer)
      })
      let tap = UITapGestureRecognizer()
      tap.require(toFail: pan)
      view.addGestureRecognizer(pan)
      view.addGestureRecognizer(tap)
      gone = pan
    }
    screen.send(.down)
    screen.send(.move, y: 80)
    screen.send(.move, y: 90)
    screen.send(.up)
    screen.send(.down)
    screen.send(.up)
    screen.world.timeline.runUntilIdle()
    #expect(states.first == .began && gone == nil)
  }

  @Test("a window that goes is no key window, and its touches end with it") func window() {
    let screen = Screen()
    let trap = screen.world.run { screen.add(Trap()) }
    var isMoved = false
    trap.onTouch = { [unowned trap, unowned screen] in
      guard isMoved else { return }
      trap.removeFromSuperview()
      screen.window?.isHidden = true
      screen.window = nil
    }
    screen.send(.down)
    isMoved = true
    screen.send(.move, y: 60)
    screen.send(.up)
    #expect(screen.window == nil && screen.world.application.keyWindow == nil)
    #expect(screen.world.application.windows.isEmpty)
  }

  @Test("a controller that goes before its view is no next responder") func controller() {
    let screen = Screen()
    weak var gone: UIViewController?
    func makeView() -> UIView {
      let controller = UIViewController()
      gone = controller
      return controller.view
    }
    screen.world.run {
      let view = makeView()
      screen.window?.addSubview(view)
      #expect(gone == nil && view.next === screen.window)
    }
    screen.send(.down)
    screen.send(.up)
  }

  @Test("an event that is kept longer than its world knows no touches") func event() {
    final class Keeper: UIView {
      var event: UIEvent?
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { self.event = event }
    }
    var keeper: Keeper?
    do {
      let screen = Screen()
      keeper = screen.world.run { screen.add(Keeper()) }
      screen.send(.down)
      expect(keeper?.event?.allTouches?.count, is: 1)
      keeper?.removeFromSuperview()
    }
    #expect(keeper?.event != nil && keeper?.event?.allTouches == nil)
  }

  @Test("a scroll view that goes while its content glides leaves its recognizers") func scrolling() {
    let screen = Screen()
    weak var gone: UIScrollView?
    var pan: UIPanGestureRecognizer?
    screen.world.run {
      let scrollView = screen.add(UIScrollView())
      scrollView.contentSize = CGSize(width: 100, height: 5_000)
      pan = scrollView.panGestureRecognizer
      gone = scrollView
    }
    screen.send(.down, y: 90)
    for step in 1...5 { screen.send(.move, y: 90 - 15 * Double(step)) }
    screen.send(.up, y: 15)
    expect(gone?.isDecelerating, is: true)
    screen.world.run { screen.window?.subviews.last?.removeFromSuperview() }
    screen.world.timeline.runUntilIdle()
    screen.send(.down)
    screen.send(.up)
    #expect(gone == nil && pan?.view == nil)
  }

  @Test("siblings that go while one of many is asked are not asked") func siblings() {
    final class Remover: UIView {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        for view in superview?.subviews ?? [] where view !== self { view.removeFromSuperview() }
        return nil
      }
    }
    let screen = Screen()
    screen.world.run {
      for _ in 0..<100 { _ = screen.add(UIView()) }
      _ = screen.add(Remover())
      for _ in 0..<30 { _ = screen.window?.hitTest(CGPoint(x: 1, y: 1), with: nil) }
      expect(screen.window?.subviews.count, is: 1)
      for _ in 0..<100 { _ = screen.add(UIView()) }
      expect(screen.window?.hitTest(CGPoint(x: 1, y: 1), with: nil), isNot: nil)
    }
  }

  @Test(
    "FR-5: a field that outlives its world and its window is no first responder and can be asked all the same"
  )
  func fieldWithoutWorld() {
    var stage: Stage? = Stage()
    let parent = stage?.add("P", 0, 0, 200, 200)
    let field = stage?.world.run { UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30)) }
    guard let parent, let field else { return }
    parent.addSubview(field)
    field.becomeFirstResponder()
    #expect(field.isFirstResponder)
    stage = nil
    #expect(!field.isFirstResponder)
    #expect(parent.endEditing(false) && parent.endEditing(true))
    field.resignFirstResponder()
    field.becomeFirstResponder()
    #expect(!field.isFirstResponder)
  }
}
