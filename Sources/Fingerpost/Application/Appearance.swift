import FingerpostTimeline

/// How far a controller's view is on its way to being seen. [LIFE-1]
///
/// ```
///             viewWillAppear           viewIsAppearing, layout, viewDidAppear
///   unseen ──────────────────► appearing ──────────────────────────────────────► seen
///      ▲                          │                                               │
///      └── viewDidDisappear ── disappearing ◄────────── viewWillDisappear ────────┘
/// ```
enum Appearance {
  case unseen, appearing, seen, disappearing
}

extension UIViewController {
  /// The view is about to be in a window, or in none: called before it is.
  final func viewWillMove(to window: UIWindow?, animated: Bool = false) {
    let willBeSeen = window.map { !$0.node.flags.contains(.hidden) } ?? false
    switch (appearance, willBeSeen) {
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
      guard viewIfLoaded?.holdingWindow == nil else { return }
      appearance = .unseen
      isAwaitingAppearance = false
      viewDidDisappear(isAppearanceAnimated)
    case .unseen, .seen: break
    }
  }

  /// Layout has happened, and the view is to be seen.
  fileprivate final func finishAppearance() {
    guard isAwaitingAppearance else { return }
    isAwaitingAppearance = false
    guard appearance == .appearing else { return }
    appearance = .seen
    viewDidAppear(isAppearanceAnimated)
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
