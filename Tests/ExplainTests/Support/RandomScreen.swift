import Fingerpost
import FingerpostScreens
import FingerpostText
import Foundation

/// Screens with everything that decides a hit test, drawn from a seed.
nonisolated struct RandomScreen {
  private var random: SplitMix64

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
  }

  /// Makes a screen of a number of views; every other one has windows.
  ///
  /// - Parameter isFlat: whether all views but the roots are siblings.
  mutating func make(views count: Int, isFlat: Bool = false) -> Screen {
    var screen = Screen(kind: .recursiveDescription)
    let windows = random.chance(0.7) ? 1 + random.index(3) : 0
    // Roots first, then views below whatever is there, mostly below the newest.
    for index in 0..<count {
      let isRoot = index < max(windows, 1)
      var view = isRoot ? root(isWindow: windows > 0) : child(index, screen.views, isFlat: isFlat)
      // One window at least is to be seen.
      if index == 0 { view.isHidden = false }
      view.address = "0x\(String(0x7f80_0000 + index * 16, radix: 16))"
      view.line = index + 1
      screen.views.append(view)
    }
    return screen
  }

  /// A point on the screen or a little beside it, now and then one with whole or quarter numbers.
  mutating func point() -> CGPoint {
    let (x, y) = (random.number(-20...420), random.number(-20...820))
    return random.chance(0.3)
      ? CGPoint(x: (x * 4).rounded() / 4, y: (y * 4).rounded() / 4) : CGPoint(x: x, y: y)
  }

  /// One of a screen's views.
  mutating func view(of screen: Screen) -> Int { random.index(screen.views.count) }

  private mutating func root(isWindow: Bool) -> ScreenView {
    var view = ScreenView(className: isWindow ? "UIWindow" : "Shop.RootView")
    view.isWindow = isWindow
    view.bounds = CGRect(x: 0, y: 0, width: 400, height: 800)
    view.center = CGPoint(x: 200, y: 400)
    guard isWindow else { return view }
    view.windowLevel = [0, 0, 0, 1, 2000, -1][random.index(6)]
    view.isHidden = random.chance(0.1)
    if random.chance(0.3) {
      view.bounds.size = CGSize(width: 400, height: 300)
      view.center = CGPoint(x: 200, y: 150 + 100 * Double(random.index(4)))
    }
    if random.chance(0.1) { view.transform = transform(5) }
    return view
  }

  private mutating func child(_ index: Int, _ views: [ScreenView], isFlat: Bool) -> ScreenView {
    let parent =
      isFlat ? 0 : random.chance(0.5) ? max(0, index - 1 - random.index(min(index, 8))) : random.index(index)
    let space = views[parent].bounds
    var view = ScreenView(className: name(), parent: parent)
    var size = CGSize(
      width: length(Double(space.width)), height: length(Double(space.height)))
    if random.chance(0.03) { size = .zero }
    if random.chance(0.03) { size.width = 0 }
    view.bounds.size = size
    if random.chance(0.15) {
      view.bounds.origin = CGPoint(x: quarter(-60...60), y: quarter(-300...300))
    }
    if random.chance(0.1) {
      view.anchorPoint = CGPoint(x: random.number(-0.5...1.5), y: random.number(0...1))
    }
    if random.chance(0.05) { view.anchorPoint = .zero }
    let width = max(Double(space.width), 8)
    let height = max(Double(space.height), 8)
    view.center = CGPoint(
      x: Double(space.minX) + quarter(-0.1 * width...1.1 * width),
      y: Double(space.minY) + quarter(-0.1 * height...1.1 * height))
    if random.chance(0.15) { view.transform = transform() }
    if random.chance(0.1) {
      view.alpha = [0, 0.00999, 0.01, 0.0100000007, 0.0101, 0.5, 0.02][random.index(7)]
    }
    view.isHidden = random.chance(0.04)
    view.isUserInteractionEnabled = !random.chance(0.06)
    view.clipsToBounds = random.chance(0.2)
    if random.chance(0.05) { view.zPosition = random.number(-10...10) }
    return view
  }

  private mutating func name() -> String {
    [
      "UIView", "UILabel", "UIImageView", "Shop.CardView", "Shop.Cell<Swift.Int>", "_TtC4Shop8PlayView",
      "Card_View", "UIScrollView", "Ωmega.Größe",
    ][random.index(9)]
  }

  /// A length of a view in a space; some are larger than the space.
  private mutating func length(_ space: Double) -> Double {
    random.chance(0.3) ? random.number(0...1.2 * max(space, 10)) : quarter(10...max(11, space))
  }

  /// A number with at most two binary places, with which sums are exact.
  private mutating func quarter(_ range: ClosedRange<Double>) -> Double {
    (random.number(range) * 4).rounded() / 4
  }

  /// One of the first kinds of transform; from the sixth on they have no good inverse, or none.
  private mutating func transform(_ kinds: Int = 9) -> CGAffineTransform {
    switch random.index(kinds) {
    case 0: CGAffineTransform(rotationAngle: CGFloat(random.number(-3.2...3.2)))
    case 1: CGAffineTransform(scaleX: CGFloat(random.number(0.2...3)), y: CGFloat(random.number(0.2...3)))
    case 2: CGAffineTransform(translationX: CGFloat(quarter(-50...50)), y: CGFloat(quarter(-50...50)))
    case 3: CGAffineTransform(scaleX: -1, y: 1)
    case 4:
      CGAffineTransform(rotationAngle: CGFloat(random.number(-1...1))).scaledBy(x: 0.5, y: 2)
        .translatedBy(x: CGFloat(quarter(-20...20)), y: 0)
    case 5: CGAffineTransform(scaleX: CGFloat(random.number(1e-7...1e-5)), y: 1)
    case 6: CGAffineTransform(scaleX: 0, y: 1)
    case 7: CGAffineTransform(a: 1, b: 2, c: 2, d: 4, tx: 3, ty: 0)
    default: CGAffineTransform(a: 1, b: CGFloat(random.number(-0.5...0.5)), c: 0.25, d: 1, tx: 0, ty: 0)
    }
  }
}
