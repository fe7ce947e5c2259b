import Fingerpost
import FingerpostText
import Foundation

/// A tree of views that changes at random, and that can be built and changed twice in exactly the same way.
///
/// Views are known by numbers. Some classes override a method of the hit test, note each call, and may change the tree
/// while they are called. Which numbers are drawn depends on what is asked, so two trees that are asked differently soon
/// are different trees.
final class ViewTwin {
  private var log: [Int] = []
  private var views: [UIView?] = []
  private var random: SplitMix64
  private let root: UIView
  private let window: UIWindow
  private let world: World
  /// How many calls deep the present hit test is; overrides that hit-test end somewhere.
  private var depth = 0
  private var mayMeddle = false

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
    let world = World()
    self.world = world
    window = world.run { UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400)) }
    window.isHidden = false
    root = UIView(frame: window.bounds)
    window.addSubview(root)
    views = [root]
    // Wide or deep, with many or few classes that override something.
    let count = 4 + random.below(random.once(in: 3) ? 120 : 40)
    let isWide = !random.once(in: 4)
    let overriders = [0, 0, 20, 5, 2][random.below(5)]
    world.run {
      for _ in 0..<count {
        let parent = isWide && !random.once(in: 3) ? 0 : random.below(views.count)
        let view = makeView(overriders)
        views[parent]?.addSubview(view)
      }
    }
  }

  // MARK: - Views

  private func makeView(_ overriders: Int) -> UIView {
    let number = views.count
    let frame = randomFrame()
    let view: UIView
    if overriders > 0, random.once(in: overriders) {
      switch random.below(4) {
      case 0: view = InsideView(frame: frame, number, self)
      case 1: view = HitView(frame: frame, number, self)
      default: view = BothView(frame: frame, number, self)
      }
    } else {
      switch random.below(8) {
      case 0: view = UILabel(frame: frame)
      case 1: view = UIScrollView(frame: frame)
      case 2: view = UIControl(frame: frame)
      case 3...5: view = QuietView(frame: frame)
      default: view = UIView(frame: frame)
      }
    }
    view.tag = number
    views.append(view)
    return view
  }

  private func coordinate() -> CGFloat {
    switch random.below(12) {
    // Edges that several views share.
    case 0...4: CGFloat(random.below(17) * 25)
    case 5...8: CGFloat(random.below(1600)) / 4
    case 9: CGFloat(random.below(1_000_000)) / 2_500.3
    case 10: CGFloat(random.below(900)) - 250
    default: CGFloat(random.below(4_000_000)) * 0.1 - 200_000
    }
  }

  private func length() -> CGFloat {
    switch random.below(10) {
    case 0: CGFloat(random.below(500))
    case 1: CGFloat(random.below(3)) * 0.1
    case 2...4: 25
    default: CGFloat(random.below(240)) / 3
    }
  }

  private func randomFrame() -> CGRect {
    if random.once(in: 400) {
      return CGRect(x: Double.infinity, y: 0, width: 10, height: 10)
    }
    return CGRect(x: coordinate(), y: coordinate(), width: length(), height: length())
  }

  private func randomTransform() -> CGAffineTransform {
    let part = { CGFloat(self.random.below(41) - 20) / 10 }
    switch random.below(6) {
    case 0, 1: return .identity
    case 2: return CGAffineTransform(rotationAngle: part())
    case 3: return CGAffineTransform(scaleX: part(), y: part())
    case 4: return CGAffineTransform(translationX: part() * 20, y: part() * 20)
    default: return CGAffineTransform(a: part(), b: part(), c: part(), d: part(), tx: part(), ty: part())
    }
  }

  // MARK: - Changes

  /// Does one thing that a view's client can do.
  func change() { world.run { changeSomething() } }

  private func changeSomething() {
    let number = random.below(views.count)
    let other = random.below(views.count)
    guard let view = views[number], let second = views[other] else { return }
    switch random.below(25) {
    case 0...3: view.center = CGPoint(x: coordinate(), y: coordinate())
    case 4, 5: view.center.x += CGFloat(random.below(9) - 4)
    case 6: view.frame = randomFrame()
    case 7: view.bounds.origin = CGPoint(x: coordinate() / 8, y: coordinate() / 8)
    case 8: view.bounds.size = CGSize(width: length(), height: length())
    case 9: view.transform = randomTransform()
    case 10:
      view.layer.anchorPoint = CGPoint(x: CGFloat(random.below(5)) / 4, y: CGFloat(random.below(5)) / 4)
    case 11: view.isHidden.toggle()
    case 12: view.alpha = random.once(in: 2) ? 0 : 1
    case 13: view.isUserInteractionEnabled.toggle()
    case 14: view.superview?.bringSubviewToFront(view)
    case 15: view.superview?.sendSubviewToBack(view)
    case 16:
      let count = second.subviews.count
      if count > 1 {
        second.exchangeSubview(at: random.below(count), withSubviewAt: random.below(count))
      }
    case 17, 18: place(view, beside: second)
    case 19:
      guard number > 0 else { return }
      view.removeFromSuperview()
      if random.once(in: 2) { root.addSubview(view) }
    case 20:
      // The tree may hold the last reference, or there is none.
      guard number > 0, view.subviews.isEmpty, views.count > 12 else { return }
      views[number] = nil
      view.removeFromSuperview()
    case 21: root.addSubview(makeView(3))
    case 22:
      UIView.animate(withDuration: 1, delay: 0, options: random.once(in: 2) ? .allowUserInteraction : []) {
        view.center.y += 3
      }
    case 23: view.layer.removeAllAnimations()
    default:
      // Many at once: more than an index follows.
      for sibling in second.subviews where !random.once(in: 3) { sibling.center.x += 1 }
    }
  }

  private func place(_ view: UIView, beside second: UIView) {
    guard view !== root, view !== second, !second.isDescendant(of: view), second.superview != nil else {
      return
    }
    switch random.below(4) {
    case 0: second.addSubview(view)
    case 1: second.insertSubview(view, at: random.below(second.subviews.count + 1))
    case 2: second === root ? () : second.superview?.insertSubview(view, aboveSubview: second)
    default: second === root ? () : second.superview?.insertSubview(view, belowSubview: second)
    }
  }

  // MARK: - Hits

  /// The number of the view that a point hits, and the calls that led there.
  func hit(_ meddling: Bool) -> (Int, [Int]) {
    mayMeddle = meddling
    log = []
    let answer = world.run { hitOnce() }
    return (answer, log)
  }

  private func hitOnce() -> Int {
    let point = CGPoint(x: coordinate(), y: coordinate())
    return root.hitTest(point, with: nil)?.tag ?? -1
  }

  /// What a plain reading of the rules says of the next hit, without changing anything. [HIT-1, HIT-6, HIT-7]
  func expectedHit() -> (Int, [Int]) {
    let saved = (random, log)
    defer { (random, log) = saved }
    log = []
    mayMeddle = false
    let answer = world.run { ask(root, CGPoint(x: coordinate(), y: coordinate())) }
    return (answer?.tag ?? -1, log)
  }

  private func ask(_ view: UIView, _ point: CGPoint) -> UIView? {
    if let view = view as? any Overriding, view.overridesHitTest {
      log.append(view.number * 4 + 1)
      let inherited = askInherited(view, point)
      return answer(of: view, inherited)
    }
    return askInherited(view, point)
  }

  private func askInherited(_ view: UIView, _ point: CGPoint) -> UIView? {
    guard !view.isHidden, view.isUserInteractionEnabled, view.alpha >= 0.01, !view.refusesTouches else {
      return nil
    }
    let map = view.transform
    guard map.a * map.d - map.b * map.c != 0 else { return nil }
    let isInside: Bool
    if let view = view as? any Overriding, view.overridesPointInside {
      log.append(view.number * 4)
      isInside = view.isNear(point)
    } else {
      isInside = view.bounds.contains(point)
    }
    guard isInside else { return nil }
    for subview in view.subviews.reversed() {
      if let answer = ask(subview, Self.local(point, in: subview)) { return answer }
    }
    return view
  }

  /// A point of the superview in a view's own coordinates, computed as `docs/rules.md` says. [HIT-9]
  ///
  /// `convert(_:from:)` goes over the top of the tree, and so rounds otherwise.
  private static func local(_ point: CGPoint, in view: UIView) -> CGPoint {
    let (bounds, anchor, map) = (view.bounds, view.layer.anchorPoint, view.transform)
    var x = point.x - view.center.x
    var y = point.y - view.center.y
    if map != .identity {
      let determinant = map.a * map.d - map.b * map.c
      (x, y) = (x - map.tx, y - map.ty)
      (x, y) = (
        x * (map.d / determinant) + y * (-map.c / determinant),
        x * (-map.b / determinant) + y * (map.a / determinant)
      )
    }
    return CGPoint(
      x: x + (bounds.width * anchor.x + bounds.origin.x), y: y + (bounds.height * anchor.y + bounds.origin.y))
  }

  // MARK: - Overrides

  /// Notes a call and, now and then, changes the tree or hit-tests in it.
  func called(_ number: Int, _ method: Int) {
    log.append(number * 4 + method)
    guard mayMeddle, depth < 2, random.once(in: 6) else { return }
    depth += 1
    defer { depth -= 1 }
    switch random.below(4) {
    case 0: log.append(hitOnce())
    case 1:
      change()
      log.append(hitOnce())
    case 2:
      // Itself or a sibling, which is what a walk stumbles over.
      guard let view = views[number], let parent = view.superview else { return }
      let siblings = parent.subviews
      let sibling = siblings[random.below(siblings.count)]
      switch random.below(5) {
      case 0: view.removeFromSuperview()
      case 1: sibling.removeFromSuperview()
      case 2: parent.bringSubviewToFront(sibling)
      case 3: parent.insertSubview(view, at: random.below(siblings.count))
      default: sibling.center = CGPoint(x: coordinate(), y: coordinate())
      }
    default: change()
    }
  }

  /// What a class that overrides `hitTest(_:with:)` makes of the inherited answer.
  func answer(of view: any Overriding, _ inherited: UIView?) -> UIView? {
    switch view.number % 4 {
    case 0: inherited === view ? nil : inherited
    case 1: inherited == nil ? nil : view
    default: inherited
    }
  }
}

protocol Overriding: UIView {
  var number: Int { get }
  var overridesHitTest: Bool { get }
  var overridesPointInside: Bool { get }
}

extension Overriding {
  func isNear(_ point: CGPoint) -> Bool { bounds.insetBy(dx: -8, dy: -8).contains(point) }
}

/// Overrides nothing.
private final class QuietView: UIView {}

private class NumberedView: UIView {
  let number: Int
  unowned let twin: ViewTwin

  init(frame: CGRect, _ number: Int, _ twin: ViewTwin) {
    self.number = number
    self.twin = twin
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { nil }
}

private final class InsideView: NumberedView, Overriding {
  let overridesHitTest = false
  let overridesPointInside = true

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    twin.called(number, 0)
    return isNear(point)
  }
}

private final class HitView: NumberedView, Overriding {
  let overridesHitTest = true
  let overridesPointInside = false

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    twin.called(number, 1)
    return twin.answer(of: self, super.hitTest(point, with: event))
  }
}

private final class BothView: NumberedView, Overriding {
  let overridesHitTest = true
  let overridesPointInside = true

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    twin.called(number, 0)
    return isNear(point)
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    twin.called(number, 1)
    return twin.answer(of: self, super.hitTest(point, with: event))
  }
}
