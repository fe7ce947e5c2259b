import Expectations
import Foundation
import Testing
import UIKit

@testable import FingerpostExtras

@MainActor @Suite("What component libraries call beside events") struct LibraryNameTests {
  private final class Target: NSObject {
    var calls: [String] = []
    func hear(_ sender: UIView) { calls.append("hear \(sender.tag)") }
  }

  @Test(
    "VAL-65: a method performed on the main thread is called at once if that is waited for, else afterwards")
  func mainThread() {
    let stage = Stage()
    let target = Target()
    let view = UIView()
    view.tag = 3
    let action = Selector("hear:", Target.hear(_:))
    stage.run { _ in
      target.performSelector(onMainThread: action, with: view, waitUntilDone: true)
      expect(target.calls, is: ["hear 3"])
      view.tag = 4
      target.performSelector(onMainThread: action, with: view, waitUntilDone: false)
      expect(target.calls, is: ["hear 3"])
    }
    stage.wait(0.01)
    expect(target.calls, is: ["hear 3", "hear 4"])
  }

  @Test("VAL-66: the layer of a view is as opaque as the view; another one is not unless it is said")
  func opaque() {
    let (view, layer) = (UIView(), CALayer())
    #expect(view.layer.isOpaque && !layer.isOpaque)
    view.layer.isOpaque = false
    layer.isOpaque = true
    #expect(!view.isOpaque && layer.isOpaque)
    #expect(CALayer(layer: layer).isOpaque)
  }

  private final class Traits: UIViewController {
    var heard: [String] = []
    override func willTransition(
      to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      heard.append("willTransition")
      super.willTransition(to: newCollection, with: coordinator)
    }
  }

  private final class Coordinator: NSObject, UIViewControllerTransitionCoordinator {
    var handlers: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
    var isInteractive = true
    let containerView = UIView()
    var isAnimated: Bool { false }
    var presentationStyle: UIModalPresentationStyle { .none }
    var initiallyInteractive: Bool { true }
    var isInterruptible: Bool { true }
    var isCancelled: Bool { false }
    var transitionDuration: TimeInterval { 0 }
    var percentComplete: CGFloat { 0 }
    var completionVelocity: CGFloat { 1 }
    var completionCurve: UIView.AnimationCurve { .linear }
    var targetTransform: CGAffineTransform { .identity }
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }
    func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }
    func animate(
      alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
      completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool { false }
    func animateAlongsideTransition(
      in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
      completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool { false }
    func notifyWhenInteractionChanges(
      _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
    ) { handlers.append(handler) }
  }

  @Test("VAL-67: a controller tells its children of other traits; the end of an interaction is heard alone")
  func traits() {
    let (parent, child, coordinator) = (UIViewController(), Traits(), Coordinator())
    parent.addChild(child)
    parent.willTransition(to: .current, with: coordinator)
    expect(child.heard, is: ["willTransition"])
    var ends = 0
    coordinator.notifyWhenInteractionEnds { _ in ends += 1 }
    for isInteractive in [true, false, true, false] {
      coordinator.isInteractive = isInteractive
      for handler in coordinator.handlers { handler(coordinator) }
    }
    expect(ends, is: 2)
  }

  private final class Listener: CAAnimationDelegate {
    var heard: [String] = []
    func animationDidStart(_ anim: CAAnimation) {
      heard.append("start \((anim as? CATransition)?.type.rawValue ?? "")")
    }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { heard.append("stop \(flag)") }
  }

  @Test(
    "VAL-68: a transition takes its time under one key, whatever key it has, and a second one ends the first")
  func transition() {
    let stage = Stage()
    let (layer, first, second) = (CALayer(), Listener(), Listener())
    stage.run { _ in
      for (listener, key) in [(first, "a"), (second, nil)] {
        let transition = CATransition()
        (transition.type, transition.subtype) = (.push, .fromRight)
        (transition.duration, transition.delegate) = (1, listener)
        layer.add(transition, forKey: key)
      }
      expect(layer.animationKeys(), is: ["transition"])
      expect((layer.animation(forKey: "transition") as? CATransition)?.subtype, is: .fromRight)
    }
    stage.wait(0.9)
    expect(first.heard.last, is: "stop false")
    expect(second.heard, is: ["start push"])
    stage.wait(0.2)
    expect(second.heard, is: ["start push", "stop true"])
    expect(layer.animationKeys(), is: nil)
  }

  private final class Answers: UIGestureRecognizerDelegate {
    var asked = 0
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      asked += 1
      return false
    }
  }

  private final class Router: ForwardingObject, UIGestureRecognizerDelegate {
    let target: any UIGestureRecognizerDelegate
    var names: Set<String> = []
    init(_ target: any UIGestureRecognizerDelegate) { self.target = target }
    override func forwardingTarget(for aSelector: Selector!) -> Any? {
      names.insert(aSelector.name)
      return target
    }
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
      true
    }
  }

  @Test("VAL-69: the delegate of a recognizer passes on what it does not answer, and answers the rest itself")
  func router() {
    let stage = Stage()
    let answers = Answers()
    let router = Router(answers)
    let tap = UITapGestureRecognizer()
    tap.delegate = router
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.addGestureRecognizer(tap)
    stage.run { $0.addSubview(view) }
    stage.tap(50, 50)
    expect(answers.asked, is: 1)
    #expect(router.names.contains("gestureRecognizerShouldBegin:"))
    #expect(!router.names.contains("gestureRecognizer:shouldReceiveTouch:"))
    let delegate: any UIGestureRecognizerDelegate = answers
    #expect(delegate.responds(to: Selector("x", { (_: Answers) in {} })))
    #expect(!delegate.responds(to: Selector("x", { (_: Router) in {} })))
  }

  private final class Ordered: ForwardingObject, UIGestureRecognizerDelegate {
    let (first, second): (any UIGestureRecognizerDelegate, any UIGestureRecognizerDelegate)
    init(_ first: any UIGestureRecognizerDelegate, _ second: any UIGestureRecognizerDelegate) {
      (self.first, self.second) = (first, second)
    }
    override func forwardingTarget(for aSelector: Selector!) -> Any? {
      if first.responds(to: aSelector) { return first }
      return second.responds(to: aSelector) ? second : nil
    }
  }

  private final class Partners: UIGestureRecognizerDelegate {
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
  }

  @Test(
    "VAL-69: an object that passes on what the first of two has is asked again where that one has not written it"
  )
  func ordered() {
    let answers = Answers()
    let delegate: any UIGestureRecognizerDelegate = Ordered(answers, Partners())
    let (one, other) = (UIGestureRecognizer(), UIGestureRecognizer())
    for _ in 0..<2 {
      #expect(delegate.gestureRecognizer(one, shouldRecognizeSimultaneouslyWith: other))
      #expect(!delegate.gestureRecognizerShouldBegin(one))
      #expect(!delegate.gestureRecognizer(one, shouldRequireFailureOf: other))
    }
    expect(answers.asked, is: 2)
  }

  @Test(
    "VAL-74: a constraint answers its anchors, which equal those of its items; nothing is left of a side times 0"
  )
  func anchors() {
    let view = UIView()
    let guide = view.safeAreaLayoutGuide
    let top = guide.topAnchor.constraint(equalTo: view.topAnchor, constant: 3)
    #expect(top.firstAnchor == guide.topAnchor && top.secondAnchor == view.topAnchor)
    #expect(top.firstAnchor != guide.bottomAnchor && top.firstAnchor != view.topAnchor)
    expect(Set([view.widthAnchor, view.widthAnchor, view.heightAnchor]).count, is: 2)
    let none = view.widthAnchor.constraint(equalTo: view.heightAnchor, multiplier: 0, constant: 7)
    #expect(none.secondAnchor == nil && none.secondItem == nil && none.multiplier == 1 && none.constant == 7)
    #expect(none.firstAnchor is NSLayoutDimension)
  }

  private final class Sized: UIView {
    override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 420) }
  }

  @Test("AL-14: the size of a view's own content counts among what it allows")
  func ownContent() {
    expect(
      Sized().systemLayoutSizeFitting(UIView.layoutFittingCompressedSize), is: CGSize(width: 0, height: 420))
    let label = UILabel()
    label.text = "text"
    expect(label.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize), is: label.intrinsicContentSize)
  }

  @Test("VAL-72: a table or collection of a controller is as large as the screen, below the status bar")
  func screens() {
    let size = CGSize(width: 375, height: 667)
    World(eventRules: EventRules(system: 12), screenSize: size).run {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.makeKeyAndVisible()
      expect(UITableViewController().tableView.frame, is: CGRect(x: 0, y: 20, width: 375, height: 647))
    }
    World(screenSize: size).run {
      expect(UITableViewController().tableView.frame, is: CGRect(origin: .zero, size: size))
      let collection = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
      expect(collection.collectionView.frame, is: CGRect(origin: .zero, size: size))
    }
  }

  @Test("VAL-70: motion effects are kept, and answer what they would add")
  func motion() throws {
    let view = UIView()
    let effect = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
    (effect.minimumRelativeValue, effect.maximumRelativeValue) = (-10, CGFloat(20))
    let group = UIMotionEffectGroup()
    group.motionEffects = [effect]
    view.addMotionEffect(group)
    expect(view.motionEffects, is: [group])
    let left = group.keyPathsAndRelativeValues(forViewerOffset: UIOffset(horizontal: -0.5, vertical: 1))
    expect(left?["center.x"] as? CGFloat, is: -5)
    let right = group.keyPathsAndRelativeValues(forViewerOffset: UIOffset(horizontal: 1, vertical: 0))
    expect(right?["center.x"] as? CGFloat, is: 20)
    view.removeMotionEffect(group)
    #expect(view.motionEffects.isEmpty)
  }

  @Test(
    "VAL-71: the radius of a corner is what its configuration says, or has one middle with the container's")
  func corners() {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let view = UIView(frame: CGRect(x: 8, y: 8, width: 100, height: 60))
    container.addSubview(view)
    view.layer.cornerRadius = 5
    expect(view.effectiveRadius(corner: .topLeft), is: 5)
    view.cornerConfiguration = .corners(
      topLeftRadius: 12, topRightRadius: .fixed(3), bottomLeftRadius: nil, bottomRightRadius: nil)
    expect(view.effectiveRadius(corner: .topLeft), is: 12)
    expect(view.effectiveRadius(corner: [.topRight, .bottomLeft]), is: 3)
    expect(view.effectiveRadius(corner: .bottomRight), is: 0)
    view.cornerConfiguration = .capsule(maximumRadius: 40)
    expect(view.effectiveRadius(corner: .allCorners), is: 30)
    view.cornerConfiguration = .corners(radius: .containerConcentric(minimum: 4))
    expect(view.effectiveRadius(corner: .topLeft), is: 4)
    container.cornerConfiguration = .uniformCorners(radius: 20)
    expect(view.effectiveRadius(corner: .topLeft), is: 12)
    expect(view.effectiveRadius(corner: .bottomRight), is: 4)
  }

  @Test("VAL-73: a message of the log has its arguments; a text is private unless it is said to be public")
  func log() {
    expect(OSLog.message("a %{public}@ %d%%", ["b", 2]), is: "a b 2%")
    expect(
      OSLog.message("%@ %{private}d %{public, x}s %.1f", ["b", 2, "c", 1.25]), is: "<private> <private> c 1.2"
    )
    expect(OSLog.message("%d %", []), is: "<decode: missing data> ")
    #expect(!OSLog.disabled.isEnabled(type: .fault))
    let (name, place) = ("b", CGPoint(x: 1, y: 2))
    let message: OSLogMessage =
      "a \(name) \(name, privacy: .public) \(2) \(1.5, privacy: .private) \(true) \(place.x, privacy: .public)"
    expect(message.text, is: "a <private> b 2 <private> true 1.0")
    OSLogger(.disabled).error("c \(name)")
  }

  @Test(
    "VAL-110: an object of a class that is known at run time alone is made by that class's own initializer")
  func objectOfClass() {
    final class Card: UIView {
      let made: CGRect
      override init(frame: CGRect) {
        made = frame
        super.init(frame: frame)
      }
      required init?(coder: NSCoder) { nil }
    }
    func view<View: UIView>() -> View { UIResponder.make(View.self) }
    Stage().run { _ in
      let type: UIView.Type = Card.self
      expect((UIResponder.make(type) as? Card)?.made, is: .zero)
      let card: Card = view()
      #expect(card.made == .zero && card.superview == nil)
      let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
      #expect(UIView.make(Card.self, frame: frame).made == frame && Card().made == .zero)
      #expect(Swift.type(of: UIResponder.make(UIViewController.self)) == UIViewController.self)
    }
  }

  @Test("the class UIApplication tells its application by name")
  func application() {
    Stage().run { _ in
      expect(UIApplication.value(forKeyPath: "shared") as? UIApplication, isSame: UIApplication.shared)
      let selector = Selector("sharedApplication", { (_: UIApplication) in {} })
      #expect(UIApplication.responds(to: selector))
      expect(UIApplication.perform(selector).takeUnretainedValue(), isSame: UIApplication.shared)
      #expect(!UIApplication.responds(to: Selector("other", { (_: UIApplication) in {} })))
    }
  }

  @Test("a lock is free again once it was freed; a font of Core Graphics has a name")
  func lockAndFont() {
    var lock = os_unfair_lock()
    #expect(os_unfair_lock_trylock(&lock))
    #expect(!os_unfair_lock_trylock(&lock))
    os_unfair_lock_unlock(&lock)
    os_unfair_lock_lock(&lock)
    os_unfair_lock_unlock(&lock)
    let name = UIFont.systemFont(ofSize: 12).fontName
    expect(CGFont(name as CFString)?.postScriptName as String?, is: UIFont(name: name, size: 1)?.fontName)
    expect(UIColor.groupTableViewBackground, is: UIColor.systemGroupedBackground)
    #expect(!UIView.requiresConstraintBasedLayout)
  }

  @Test("the manager of the status bar tells what the application says of it")
  func statusBar() {
    Stage().run { _ in
      let scene: UIWindowScene? = UIWindowScene()
      let manager = scene?.statusBarManager
      expect(manager?.statusBarFrame, is: UIApplication.shared.statusBarFrame)
      expect(manager?.isStatusBarHidden, is: false)
      UIApplication.shared.isStatusBarHidden = true
      expect(manager?.isStatusBarHidden, is: true)
    }
  }
}
