import Expectations
import FingerpostTrace
import Foundation
import Testing
import UIKit

@Suite(.bothWays) struct ResponderTests {
  private final class Controller: UIViewController, TraceNamed {
    var name = "VC"
    weak var stage: Stage?
    var traceName: String { name }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      stage?.note("\(name).began(\(touches.contacts))")
      super.touchesBegan(touches, with: event)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      stage?.note("\(name).moved(\(touches.contacts))")
    }
  }

  private final class Delegate: UIResponder, UIApplicationDelegate {}

  private func chain(from start: UIResponder) -> [UIResponder] {
    var chain: [UIResponder] = []
    var current: UIResponder? = start
    while let responder = current {
      chain.append(responder)
      current = responder.next
    }
    return chain
  }

  @Test("RESP-1: a bare responder has no next one")
  func noNext() {
    expect(UIResponder().next, is: nil)
  }

  @Test(
    "RESP-2, RESP-3, RESP-4, RESP-6, RESP-7: leaf, superviews, controller, window, scene, application, delegate"
  )
  func wholeChain() {
    let stage = Stage()
    stage.world.run {
      let controller = UIViewController()
      let scene = UIWindowScene()
      let delegate = Delegate()
      stage.window.rootViewController = controller
      stage.window.windowScene = scene
      UIApplication.shared.delegate = delegate
      let middle = UIView(frame: controller.view.bounds)
      let leaf = UIView(frame: middle.bounds)
      controller.view.addSubview(middle)
      middle.addSubview(leaf)
      let expected = [
        leaf, middle, controller.view, controller, stage.window, scene, UIApplication.shared, delegate,
      ]
      expect(chain(from: leaf).map(ObjectIdentifier.init), is: expected.map { ObjectIdentifier($0!) })
    }
  }

  @Test("RESP-6: without a scene a window is followed by the application")
  func noScene() {
    let stage = Stage()
    expect(stage.window.next, isSame: stage.world.application)
    expect(stage.world.application.next, is: nil)
  }

  @Test("RESP-7: a delegate that is a view, a controller or no responder is not in the chain")
  func delegates() {
    final class ViewDelegate: UIView, UIApplicationDelegate {}
    final class ControllerDelegate: UIViewController, UIApplicationDelegate {}
    final class PlainDelegate: UIApplicationDelegate {}
    let application = World().application
    application.delegate = ViewDelegate()
    expect(application.next, is: nil)
    application.delegate = ControllerDelegate()
    expect(application.next, is: nil)
    application.delegate = PlainDelegate()
    expect(application.next, is: nil)
  }

  @Test("RESP-3, RESP-5: a child controller lies between its view and the view that holds it")
  func childController() {
    let stage = Stage()
    stage.world.run {
      let parent = UIViewController()
      let child = UIViewController()
      stage.window.rootViewController = parent
      let container = UIView(frame: parent.view.bounds)
      parent.view.addSubview(container)
      parent.addChild(child)
      container.addSubview(child.view)
      child.didMove(toParent: parent)
      expect(child.view.next, isSame: child)
      expect(child.next, isSame: container)
      expect(child.parent, isSame: parent)
      expect(parent.children, is: [child])
      child.removeFromParent()
      #expect(child.parent == nil && parent.children.isEmpty)
    }
  }

  @Test("RESP-3: a presented controller is followed by the one that presents it")
  func presented() {
    let stage = Stage()
    stage.world.run {
      let root = UIViewController()
      let sheet = UIViewController()
      stage.window.rootViewController = root
      var isDone = false
      sheet.modalPresentationStyle = .overFullScreen
      root.present(sheet, animated: false) { isDone = true }
      #expect(isDone)
      expect(sheet.next, isSame: root)
      expect(sheet.view.window, isSame: stage.window)
      #expect(root.presentedViewController === sheet && sheet.presentingViewController === root)
      expect(stage.window.hitTest(CGPoint(x: 5, y: 5), with: nil), isSame: sheet.view)
      sheet.dismiss(animated: false)
      #expect(sheet.view.window == nil && root.presentedViewController == nil)
      expect(sheet.next, is: nil)
    }
  }

  @Test("RESP-8: an override of next is honored by forwarding")
  func overriddenNext() {
    final class Elsewhere: UIView {
      weak var elsewhere: UIResponder?
      override var next: UIResponder? { elsewhere }
    }
    let stage = Stage()
    let target = stage.add("T", 300, 0, 10, 10)
    let view = Elsewhere(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.elsewhere = target
    stage.window.addSubview(view)
    stage.play(0, down(1, 50, 50))
    expect(stage.drainLog(), is: ["T.began(1)"])
  }

  @Test("RESP-10, RESP-16: unhandled touches go up the chain, and are still those of the view that was hit")
  func forwarding() {
    let stage = Stage()
    stage.window.logsTouches = true
    let controller = stage.world.run { Controller() }
    controller.stage = stage
    stage.window.rootViewController = controller
    let middle = stage.add("V", 0, 0, 400, 400, to: controller.view, forwards: true)
    let leaf = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    middle.addSubview(leaf)
    var hit: UIView?
    middle.onTouch = { _, touches, _ in hit = touches.first?.view }
    stage.play(0, down(1, 50, 50))
    expect(stage.drainLog(), is: ["V.began(1)", "VC.began(1)", "W.began(1)"])
    expect(hit, isSame: leaf)
  }

  @Test("RESP-11: each touch method is forwarded by itself")
  func oneMethodAlone() {
    final class MovedOnly: UIView {
      weak var stage: Stage?
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { stage?.note("M.moved") }
    }
    let stage = Stage()
    let parent = stage.add("P", 0, 0, 400, 400)
    let view = MovedOnly(frame: parent.bounds)
    view.stage = stage
    parent.addSubview(view)
    stage.play(0, down(1, 50, 50))
    stage.play(0.1, move(1, 60, 50))
    stage.play(0.2, up(1, 60, 50))
    expect(stage.drainLog(), is: ["P.began(1)", "M.moved", "P.ended(1)"])
  }

  @Test("RESP-15: what nothing handles is dropped in silence, and the trace says so")
  func unhandled() {
    let stage = Stage(listening: true)
    stage.play(0, down(1, 50, 50))
    let dropped = stage.facts { $0.rule == .resp15 }
    expect(dropped, is: [.forwarded(.began, from: stage.world.application.subject(in: stage.world), to: nil)])
  }

  // MARK: - First responder

  @Test("FR-1: by default nothing becomes first responder and everything resigns")
  func defaults() {
    #expect(!UIResponder().canBecomeFirstResponder)
    #expect(UIResponder().canResignFirstResponder)
    let stage = Stage()
    #expect(!stage.add("V", 0, 0, 10, 10).becomeFirstResponder())
  }

  @Test("FR-2: the holder resigns first, then the new one takes over; again changes nothing")
  func handOver() {
    let stage = Stage()
    let old = stage.add("A", 0, 0, 10, 10)
    let new = stage.add("B", 0, 0, 10, 10)
    (old.acceptsFirstResponder, new.acceptsFirstResponder) = (true, true)
    #expect(old.becomeFirstResponder())
    #expect(new.becomeFirstResponder())
    #expect(new.becomeFirstResponder())
    #expect(new.isFirstResponder && !old.isFirstResponder)
    expect(
      stage.drainLog(),
      is: [
        "A.becomeFirstResponder(true)", "A.resignFirstResponder(true)", "B.becomeFirstResponder(true)",
        "B.becomeFirstResponder(true)",
      ])
    #expect(new.resignFirstResponder() && !new.isFirstResponder)
  }

  @Test("FR-2: a refusal on either side leaves the role where it is")
  func refusals() {
    let stage = Stage()
    let old = stage.add("A", 0, 0, 10, 10)
    let new = stage.add("B", 0, 0, 10, 10)
    old.acceptsFirstResponder = true
    old.becomeFirstResponder()
    _ = stage.drainLog()
    #expect(!new.becomeFirstResponder())
    expect(stage.drainLog(), is: ["B.becomeFirstResponder(false)"], "the holder is not even asked")
    new.acceptsFirstResponder = true
    old.keepsFirstResponder = true
    #expect(!new.becomeFirstResponder())
    #expect(!old.resignFirstResponder())
    #expect(old.isFirstResponder)
  }

  @Test("FR-3: each window has its own first responder")
  func perWindow() {
    let stage = Stage()
    let other = stage.world.run { UIWindow(frame: .zero) }
    let left = stage.add("A", 0, 0, 10, 10)
    let right = stage.add("B", 0, 0, 10, 10, to: other)
    (left.acceptsFirstResponder, right.acceptsFirstResponder) = (true, true)
    #expect(left.becomeFirstResponder() && right.becomeFirstResponder())
    #expect(left.isFirstResponder && right.isFirstResponder)
  }

  @Test("FR-4: a view outside of a window cannot become first responder")
  func noWindow() {
    let view = Probe()
    view.acceptsFirstResponder = true
    #expect(!World().run { view.becomeFirstResponder() })
    #expect(!view.isFirstResponder)
  }

  @Test(
    "FR-5: leaving the window ends the role, even for one who would not resign", arguments: [false, true])
  func leaving(_ keeps: Bool) {
    let stage = Stage()
    let parent = stage.add("P", 0, 0, 10, 10)
    let view = stage.add("V", 0, 0, 10, 10, to: parent)
    (view.acceptsFirstResponder, view.keepsFirstResponder) = (true, keeps)
    view.becomeFirstResponder()
    _ = stage.drainLog()
    parent.removeFromSuperview()
    expect(stage.drainLog(), is: ["V.resignFirstResponder(\(!keeps))"])
    stage.window.addSubview(parent)
    #expect(!view.isFirstResponder)
  }

  @Test("FR-5: a controller leaves with its view")
  func controllerLeaving() {
    final class Willing: UIViewController {
      override var canBecomeFirstResponder: Bool { true }
    }
    let stage = Stage()
    let controller = stage.world.run { Willing() }
    stage.window.rootViewController = controller
    #expect(controller.becomeFirstResponder() && controller.isFirstResponder)
    stage.window.rootViewController = nil
    #expect(!controller.isFirstResponder)
  }

  @Test("FR-6, FR-7: a touch goes to the view under it and makes nothing first responder")
  func touching() {
    let stage = Stage()
    let holder = stage.add("A", 0, 0, 100, 100)
    let touched = stage.add("B", 100, 0, 100, 100)
    (holder.acceptsFirstResponder, touched.acceptsFirstResponder) = (true, true)
    holder.becomeFirstResponder()
    _ = stage.drainLog()
    stage.play(0, down(1, 150, 50))
    expect(stage.drainLog(), is: ["B.began(1)"])
    #expect(holder.isFirstResponder)
  }
}
