import FingerpostTimeline

/// How far a controller's view is on its way to being seen. [LIFE-1]
///
/// ```
///             viewWillAppear           viewIsAppearing, layout, viewDidAppear
///   unseen ──────────────────► appearing ──────────────────────────────────────► seen
///      ▲                          │                                               │
///      └── viewDidDisappear ── disappearing ◄────────── viewWillDisappear ────────┘
/// ```
package enum Appearance {
  case unseen, appearing, seen, disappearing
}

extension UIViewController {
  /// The view is about to be in a window, or in none: called before it is.
  final func viewWillMove(to window: UIWindow?) {
    let willBeSeen = window.map { !$0.node.flags.contains(.hidden) } ?? false
    // A transition has told it, and will say when it is over.
    guard appearanceAim == nil else { return }
    let around = transitionAround
    // What comes into a view that is leaving is not going to be seen; and some parents tell their children themselves.
    if willBeSeen, isToldByParent || around?.appearance == .disappearing { return }
    turn(toBeSeen: willBeSeen, animated: around?.isAppearanceAnimated ?? false)
  }

  private final var isToldByParent: Bool {
    parent.map { !$0.shouldAutomaticallyForwardAppearanceMethods } ?? false
  }

  /// The nearest controller around this one, or itself, whose transition decides about its appearance.
  private final var transitionAround: UIViewController? {
    var current: UIViewController? = self
    while let controller = current {
      if controller.appearanceAim != nil { return controller }
      current = controller.parent
    }
    return nil
  }

  private final func turn(toBeSeen: Bool, animated: Bool) {
    switch (appearance, toBeSeen) {
    case (.unseen, true), (.disappearing, true):
      appearance = .appearing
      isAppearanceAnimated = animated
      viewWillAppear(animated)
    case (.seen, false), (.appearing, false):
      appearance = .disappearing
      isAppearanceAnimated = animated
      viewWillDisappear(animated)
    case (.unseen, false), (.disappearing, false), (.appearing, true), (.seen, true): break
    }
  }

  /// The view is in its new window, or in none any more.
  final func viewDidMoveToWindow() {
    switch appearance {
    case .appearing:
      guard let window = viewIfLoaded?.holdingWindow, !isAwaitingAppearance else { return }
      isAwaitingAppearance = true
      viewIsAppearing(isAppearanceAnimated)
      window.world.application.scheduleAppearance(of: self)
    case .disappearing:
      guard viewIfLoaded?.holdingWindow == nil, appearanceAim == nil else { return }
      appearance = .unseen
      isAwaitingAppearance = false
      viewDidDisappear(isAppearanceAnimated)
    case .unseen, .seen: break
    }
  }

  /// Layout has happened, and the view is to be seen.
  fileprivate final func finishAppearance() {
    guard isAwaitingAppearance, transitionAround == nil else { return }
    isAwaitingAppearance = false
    guard appearance == .appearing else { return }
    appearance = .seen
    viewDidAppear(isAppearanceAnimated)
  }
}

extension UIViewController {
  /// Those whose views are in this one's view, itself first.
  private final var controllersInView: [UIViewController] {
    guard let view = viewIfLoaded else { return [self] }
    var controllers = view.node.controller === self ? [] : [self]
    view.walk { view in
      if let controller = view.node.controller { controllers.append(controller) }
      return true
    }
    return controllers
  }

  /// Tells the controller and those in its view that it is about to be seen, or not to be. [LIFE-2]
  ///
  /// - Parameters:
  ///   - isAppearing: whether it is about to be seen.
  ///   - animated: what it is told about that.
  ///   - untilTold: whether ``endAppearanceTransition()`` tells it the rest, and not its view's way into a window.
  package final func beginAppearance(_ isAppearing: Bool, animated: Bool, untilTold: Bool = true) {
    if isAppearing { loadViewIfNeeded() }
    appearanceAim = untilTold ? isAppearing : nil
    for controller in controllersInView where controller === self || !controller.isToldByParent {
      // What leaves this one's view by a transition of its own does not come back with it.
      if isAppearing, controller.isLeaving(inside: self) { continue }
      controller.turn(toBeSeen: isAppearing, animated: animated)
    }
  }

  /// What a container of here calls in place of ``beginAppearanceTransition(_:animated:)``, so that what clients override is
  /// called and one that has not appeared is not told that it disappears. [LIFE-3]
  ///
  /// - Parameters:
  ///   - isAppearing: whether it is about to be seen.
  ///   - animated: what it is told about that.
  package final func tellAppearance(_ isAppearing: Bool, animated: Bool) {
    isToldByContainer = true
    beginAppearanceTransition(isAppearing, animated: animated)
    // An override may not have called `super`.
    isToldByContainer = false
  }

  final func beginToldAppearance(_ isAppearing: Bool, animated: Bool) {
    // Code of a client is taken at its word.
    if !isToldByContainer, !isAppearing, appearance == .unseen { appearance = .seen }
    isToldByContainer = false
    beginAppearance(isAppearing, animated: animated)
  }

  /// Tells them that it is so now. [LIFE-2]
  final func endAppearance() {
    guard appearanceAim != nil else { return }
    appearanceAim = nil
    viewIfLoaded?.holdingWindow?.layoutIfNeeded()
    for controller in controllersInView where controller === self || !controller.isToldByParent {
      // The transition of a controller around it decides when it has appeared.
      if controller.transitionAround == nil || controller.appearance == .disappearing { controller.settle() }
    }
  }

  private final func isLeaving(inside container: UIViewController) -> Bool {
    var current: UIViewController? = self
    while let controller = current, controller !== container {
      if controller.appearanceAim == false { return true }
      current = controller.parent
    }
    return false
  }

  private final func settle() {
    switch appearance {
    case .appearing:
      if !isAwaitingAppearance { viewIsAppearing(isAppearanceAnimated) }
      isAwaitingAppearance = false
      guard appearance == .appearing else { return }
      appearance = .seen
      viewDidAppear(isAppearanceAnimated)
    case .disappearing:
      appearance = .unseen
      isAwaitingAppearance = false
      viewDidDisappear(isAppearanceAnimated)
    case .unseen, .seen: break
    }
  }
}

extension UIApplication {
  /// Has a controller told that its view has appeared, when layout has happened: at once on the timeline, but not while the
  /// application is in the background.
  final func scheduleAppearance(of controller: UIViewController) {
    appearing.append(controller)
    guard appearing.count == 1 else { return }
    let timeline = world.timeline
    _ = timeline.schedule(at: timeline.now) { [weak self] _ in self?.finishAppearances() }
  }

  /// Does the layout that is due, and tells controllers that their views have appeared.
  final func finishAppearances() {
    guard !appearing.isEmpty, applicationState != .background else { return }
    windowStack.layOut()
    let controllers = appearing
    appearing = []
    for controller in controllers { controller.finishAppearance() }
  }
}

extension UIWindow {
  /// The window is shown: its root controller's view is put in, and the controllers of all views in it are told.
  final func bringUpControllers() {
    installRootView()
    var controllers: [UIViewController] = []
    walk { view in
      if let controller = view.node.controller { controllers.append(controller) }
      return true
    }
    for controller in controllers { controller.viewWillMove(to: self) }
    for controller in controllers { controller.viewDidMoveToWindow() }
  }
}
