public import Fingerpost
public import FingerpostTrace
import Foundation

/// Turns a screen into the engine's own views, in a world of their own.
///
/// What the input says is set as it is; a class's defaults have no say, because an input that prints a label
/// without `userInteractionEnabled = NO` means a label that takes touches. Window roots become windows, shown in
/// the order of the input, so that of two on one level the later is in front. [WIN-2]
public struct ScreenBuilder {
  /// The screen to build.
  public var screen: Screen

  /// The number of the tree to show, from 1 in the order of the input, or nil.
  ///
  /// With nil all windows are shown; where the input has none, its first tree.
  public var tree: Int?

  /// What is tried out on the screen.
  public var edits = ScreenEdits()

  /// Whether windows whose level the input does not say are shown in the reverse of the input's order, so that of two the
  /// earlier is in front.
  ///
  /// The order of such windows is a guess; a touch that both orders give to the same view does not depend on it.
  public var reversesWindows = false

  /// Whether what views do with touches is built too: the recognizers that the input describes, as far as their kinds
  /// are known, and controls and scroll views where their classes are.
  ///
  /// They do not decide what is hit, so a builder leaves them out unless it is told otherwise.
  public var buildsBehavior = false

  /// Creates a builder.
  public init(_ screen: Screen, tree: Int? = nil) {
    self.screen = screen
    self.tree = tree
  }

  /// The indices of the roots that are shown.
  public var shownRoots: [Int] {
    let roots = screen.roots
    if let tree { return roots.indices.contains(tree - 1) ? [roots[tree - 1]] : [] }
    let windows = roots.filter { screen.views[$0].isWindow }
    return windows.isEmpty ? Array(roots.prefix(1)) : windows
  }

  /// The roots that are shown, in the order in which they are: of two windows on one level the later is in front.
  private var rootsBackToFront: [Int] {
    var roots = shownRoots
    guard reversesWindows else { return roots }
    // Windows of a known level keep their places; the others change theirs among themselves.
    let places = roots.indices.filter {
      screen.views[roots[$0]].isWindow && !screen.views[roots[$0]].isWindowLevelKnown
    }
    let unknown = places.map { roots[$0] }
    for (place, root) in zip(places, unknown.reversed()) { roots[place] = root }
    return roots
  }

  /// Builds the views.
  ///
  /// Trees that are not shown are built too, and hang in no window. The work grows with the number of views and
  /// not with their depth.
  ///
  /// - Parameters:
  ///   - trace: where the engine states its facts. The view at index `i` is its subject `i + 1`.
  ///   - applicationClass: the class of the world's application.
  public func build(
    trace: Trace = Trace(), applicationClass: UIApplication.Type = UIApplication.self
  ) -> BuiltScreen {
    var rules = screen.eventRules
    // An input shows the keyboard that is there.
    rules.keyboardComesUp = false
    if screen.isTelevision { rules.usesFocus = true }
    let world = World(
      eventRules: rules, trace: trace, screenSize: screen.size ?? CGSize(width: 400, height: 800),
      applicationClass: applicationClass)
    return world.run {
      let views = makeViews(in: world)
      for view in views { _ = view.subject(in: world) }
      let controllers = makeControllers(for: views)
      connect(views)
      var kept: [AnyObject] = controllers
      var recognizers: [UIGestureRecognizer?] = []
      if buildsBehavior {
        recognizers = makeRecognizers(for: views)
        kept += addContainers(to: recognizers)
        kept += addInteractions(to: recognizers)
        kept += letGripsThrough(views)
        kept += addTargets(to: views, controllers)
        kept += addZooming(to: views)
      }
      let host = show(views)
      if screen.ignoresTouches { world.application.beginIgnoringInteractionEvents() }
      return BuiltScreen(
        screen: screen, shownRoots: shownRoots, world: world, views: views, host: host,
        recognizers: recognizers, keeping: kept,
        restoring: buildsBehavior ? { [screen] in screen.restore($0, of: $1) } : nil)
    }
  }

  private func makeViews(in world: World) -> [UIView] {
    let scene = UIWindowScene()
    var views: [UIView] = []
    views.reserveCapacity(screen.views.count)
    var overriding: [Int: HitOverriding] = [:]
    let standards = buildsBehavior ? screen.standardClasses() : []
    for (index, data) in screen.views.enumerated() {
      let view: UIView
      if let override = edits.overrides[index] ?? data.hitOverride {
        overriding[index] = HitOverriding(override)
      }
      if data.isWindow && data.parent == nil {
        let window = DumpedWindow(name: data.className, overriding: overriding[index])
        window.windowScene = scene
        window.windowLevel = UIWindow.Level(rawValue: CGFloat(data.windowLevel))
        view = window
      } else {
        if buildsBehavior, let standard = standards[index],
          overriding[index] == nil || standard.takesOverrides
        {
          view = makeStandard(standard, index, overriding[index])
        } else {
          view = DumpedView(name: data.className, overriding: overriding[index])
        }
        if data.isHidden { view.isHidden = true }
      }
      view.apply(data)
      // By the class of the input, whatever class it is played as.
      view.introduce(in: world, as: data.className)
      views.append(view)
    }
    for (index, data) in screen.views.enumerated() {
      guard let target = (edits.overrides[index] ?? data.hitOverride)?.target, views.indices.contains(target)
      else {
        continue
      }
      overriding[index]?.target = views[target]
    }
    return views
  }

  /// Controllers stand between their root view and its superview in the responder chain. [RESP-2]
  private func makeControllers(for views: [UIView]) -> [UIViewController] {
    var controllers: [UIViewController] = []
    for (index, data) in screen.views.enumerated() {
      guard let name = data.viewController else { continue }
      let controller = DumpedController(name: name)
      controller.view = views[index]
      controllers.append(controller)
    }
    return controllers
  }

  /// Adds subviews to parents that are in place already, so that every view is adopted alone.
  private func connect(_ views: [UIView]) {
    for (index, data) in screen.views.enumerated() {
      guard let parent = data.parent, parent >= 0, parent < index else { continue }
      views[parent].addSubview(views[index])
    }
    guard buildsBehavior else { return }
    let standards = screen.standardClasses()
    adoptCells(views, standards)
    makeFocusable(views)
    for (index, data) in screen.views.enumerated() {
      guard let parent = data.parent, parent >= 0, parent < index, let view = views[index] as? DumpedView
      else {
        continue
      }
      let isPrivate = PublicClasses.isPrivate(data.className)
      if let control = views[parent] as? UIControl, let standard = standards[parent] {
        // The dots of a page control are plain views up to iOS 13, which keep taps from it. [CTL-51]
        let isOwn = standard.ownsItsInside && standard != .pageControl
        if isOwn || isPrivate { view.control = control }
      } else if let inner = views[parent] as? DumpedView, let control = inner.control {
        // A private view may hold plain ones; what an application adds stands for itself.
        let isInside =
          views.indices.contains(parent) && PublicClasses.isPrivate(screen.views[parent].className)
        if isPrivate || isInside || control.ownsItsInside { view.control = control }
      }
    }
    for view in views {
      guard let control = view as? UIControl else { continue }
      control.isPart = { [unowned control] in ($0 as? DumpedView)?.control === control }
    }
  }

  private func show(_ views: [UIView]) -> UIWindow? {
    var host: HostWindow?
    for root in rootsBackToFront {
      if let window = views[root] as? DumpedWindow {
        window.isHidden = screen.views[root].isHidden
        if screen.views[root].isKeyWindow { window.makeKey() }
      } else {
        let window = HostWindow(frame: .zero)
        window.addSubview(views[root])
        window.isHidden = false
        host = window
      }
    }
    return host
  }
}

extension UIView {
  /// Takes over what the input says of the view, apart from being hidden, which means more for a window.
  fileprivate func apply(_ data: ScreenView) {
    bounds = data.bounds
    if data.anchorPoint != CGPoint(x: 0.5, y: 0.5) { layer.anchorPoint = data.anchorPoint }
    center = data.center
    if !data.transform.isIdentity { transform = data.transform }
    if data.zPosition != 0 { layer.zPosition = CGFloat(data.zPosition) }
    if data.alpha != 1 { alpha = CGFloat(data.alpha) }
    // What animates takes no touches, unless the animation allows it, which no input says. [HIT-18]
    if !data.isUserInteractionEnabled || data.isAnimating { isUserInteractionEnabled = false }
    if data.clipsToBounds { clipsToBounds = true }
    if data.isMultipleTouchEnabled == true { isMultipleTouchEnabled = true }
    if data.isExclusiveTouch == true { isExclusiveTouch = true }
  }
}
