import FingerpostTimeline
import FingerpostTrace
import Foundation

/// Decides which view is focused. There is one in an application, where the event rules say so. [FOC-1]
///
/// ```
///   a window becomes key, code asks, the focused view is lost ─► schedule ─► (the next turn) ─┐
///   updateFocusIfNeeded(), a press that begins ───────────────────────────────────────────────┼─► target ─► move
///   an arrow ─► FocusSearch ──────────────────────────────────────────────────────────────────┘
/// ```
final class FocusEngine {
  /// The owner of the owner.
  private unowned let application: UIApplication
  let system = UIFocusSystem()
  /// The view that is focused.
  private(set) weak var focused: UIView?
  /// The view that was focused and left its window, until the environments hear of it.
  private var lost: UIView?
  /// Where the next update goes; nil for the key window.
  private var requested: (any UIFocusEnvironment)?
  private var deadline: Timeline.Token?
  private var isMoving = false

  init(_ application: UIApplication) {
    self.application = application
    system.engine = self
  }

  nonisolated deinit {}

  private var world: World { application.world }

  // MARK: - What gets a press

  /// The view that a press goes to, if one is focused and text is not about to be typed elsewhere. [PRESS-2, FOC-8]
  func receiver(ofKey isKey: Bool, in window: UIWindow) -> UIResponder? {
    if deadline != nil || !isValid { update() }
    guard let focused, focused.holdingWindow === window else { return nil }
    if isKey, window.firstResponder is any UIKeyInput { return nil }
    return focused
  }

  // MARK: - Requests

  /// Takes note of a request, of which the outermost counts. [FOC-3]
  func request(_ environment: any UIFocusEnvironment, always: Bool = false) {
    if !always, let focused, !environment.contains(focused) { return }
    if requested.map({ !$0.contains(environment) }) ?? true { requested = environment }
    schedule()
  }

  /// Has the focus looked at in the next turn of the run loop. [FOC-7]
  func schedule() {
    guard deadline == nil else { return }
    deadline = world.timeline.schedule(at: world.timeline.now) { [weak self] _ in self?.update() }
  }

  /// Performs the update that waits, or looks for a view if none is focused.
  func updateIfNeeded() {
    if deadline != nil || !isValid { update() }
  }

  /// Takes the focus from a view that leaves the window with another one. [FOC-7]
  func forget(below root: UIView) {
    guard let view = focused, view.isHeld(by: root) else { return }
    mark(view, false)
    lost = view
    focused = nil
    schedule()
  }

  // MARK: - Updates

  /// Whether the view that is focused can still be.
  private var isValid: Bool { focused.map { canFocus($0) } ?? false }

  private func update() {
    if let deadline { world.timeline.cancel(deadline) }
    deadline = nil
    guard !isMoving else { return schedule() }
    let environment = requested
    requested = nil
    let cause: FocusCause =
      focused.map { canFocus($0) ? .requested : .lost } ?? (lost == nil ? .began : .lost)
    if cause == .requested, environment == nil { return }
    let window = application.keyWindow
    let next = environment.flatMap { target(in: $0) } ?? window.flatMap { target(in: scope(of: $0)) }
    // A request that leads nowhere changes nothing.
    if cause == .requested, next == nil { return }
    move(to: next, [], cause)
  }

  /// Moves the focus to the nearest view in a direction. [FOC-5, FOC-6]
  func move(_ heading: UIFocusHeading) {
    guard let focused, let window = focused.holdingWindow else { return }
    if let next = FocusSearch(from: focused, heading).best(among: candidates(below: scope(of: window))) {
      return move(to: next, heading, .arrow)
    }
    world.record(.focusStays(focused.subject(in: world), .nothingThere, by: nil))
    NotificationCenter.default.post(
      name: UIFocusSystem.movementDidFailNotification, object: system,
      userInfo: [
        UIFocusSystem.focusUpdateContextUserInfoKey: UIFocusUpdateContext(from: focused, to: nil, heading)
      ])
  }

  private func move(to next: UIView?, _ heading: UIFocusHeading, _ cause: FocusCause) {
    let previous = focused ?? lost
    lost = nil
    guard next !== previous, !isMoving else { return }
    isMoving = true
    defer { isMoving = false }
    let context = UIFocusUpdateContext(from: previous, to: next, heading)
    let environments = Self.environments(around: previous, next)
    // What is lost cannot be kept. [FOC-7]
    if cause != .lost {
      for environment in environments where !environment.shouldUpdateFocus(in: context) {
        guard let view = previous ?? next else { return }
        return world.record(
          .focusStays(
            view.subject(in: world), .refused,
            by: (environment as? UIResponder).map { $0.subject(in: world) }))
      }
      // An answer may have changed what can be focused.
      guard next.map({ canFocus($0) }) ?? true else { return schedule() }
    }
    if let previous, focused === previous { mark(previous, false) }
    focused = next
    if let next { mark(next, true) }
    world.record(
      .focused(
        next.map { $0.subject(in: world) }, before: previous.map { $0.subject(in: world) }, cause))
    let coordinator = UIFocusAnimationCoordinator(duration: world.eventRules.focusAnimationDuration)
    for environment in environments { environment.didUpdateFocus(in: context, with: coordinator) }
    NotificationCenter.default.post(
      name: UIFocusSystem.didUpdateNotification, object: system,
      userInfo: [
        UIFocusSystem.focusUpdateContextUserInfoKey: context,
        UIFocusSystem.animationCoordinatorUserInfoKey: coordinator,
      ])
    coordinator.run(on: world.timeline)
  }

  /// The environments of two views, each once, from each view upwards. [FOC-4]
  private static func environments(around first: UIView?, _ second: UIView?) -> [any UIFocusEnvironment] {
    var all: [any UIFocusEnvironment] = []
    var seen: Set<ObjectIdentifier> = []
    for view in [first, second] {
      var current: (any UIFocusEnvironment)? = view
      while let environment = current, seen.insert(ObjectIdentifier(environment)).inserted {
        all.append(environment)
        current = environment.parentFocusEnvironment
      }
    }
    return all
  }

  /// Has a view and those above it say so when they are hidden or disabled.
  private func mark(_ view: UIView, _ isHolding: Bool) {
    var current: UIView? = view
    while let view = current {
      view.node.set(.holdsFocus, isHolding)
      current = view.holdingView
    }
  }
}

/// Why a view cannot be focused. [FOC-2]
package enum FocusBar: Equatable {
  /// Its `canBecomeFocused` is false.
  case itself
  /// This view, which is it or is around it, is hidden, transparent or not interactive.
  case off(UIView)
  /// It is not in the key window, or something is presented over it. [FOC-7]
  case elsewhere
}

/// Which views there are to focus. [FOC-2, FOC-3]
extension FocusEngine {
  /// Whether a view can be focused now. [FOC-2]
  private func canFocus(_ view: UIView) -> Bool { bar(to: view) == nil }

  /// Why a view cannot be focused now; nil if it can be. [FOC-2]
  func bar(to view: UIView) -> FocusBar? {
    guard let window = view.holdingWindow, application.keyWindow === window else { return .elsewhere }
    let scope = scope(of: window)
    var isInScope = false
    var current: UIView? = view
    while let view = current {
      if !view.node.flags.isDisjoint(with: .unhittable) { return .off(view) }
      isInScope = isInScope || view === scope
      current = view.holdingView
    }
    return !isInScope ? .elsewhere : view.canBecomeFocused ? nil : .itself
  }

  /// The view in which everything lies that can be focused: that of what is presented last, or the window.
  private func scope(of window: UIWindow) -> UIView {
    var controller = window.rootViewController
    var scope: UIView = window
    while let presented = controller?.presentation.presented {
      if let view = presented.viewIfLoaded, view.holdingWindow === window { scope = view }
      controller = presented
    }
    return scope
  }

  /// The view that is focused when the focus comes to an environment: the first in its preferences and in theirs, and
  /// then the one nearest to the top left. [FOC-3]
  private func target(in environment: any UIFocusEnvironment) -> UIView? {
    enum Step {
      case ask(any UIFocusEnvironment)
      case search(UIView)
    }
    var steps = [Step.ask(environment)]
    var asked: Set<ObjectIdentifier> = []
    while let step = steps.popLast() {
      switch step {
      case .search(let view):
        if let best = topLeft(in: view) { return best }
      case .ask(let environment):
        // Environments may prefer each other.
        guard asked.insert(ObjectIdentifier(environment)).inserted else { continue }
        let view = environment as? UIView ?? (environment as? UIViewController)?.viewIfLoaded
        if let view = environment as? UIView, canFocus(view) { return view }
        if let view { steps.append(.search(view)) }
        steps += environment.preferredFocusEnvironments.reversed().map { .ask($0) }
      }
    }
    return nil
  }

  /// The views below another one, and itself, that can be focused, a view before those inside it.
  private func candidates(below root: UIView) -> [UIView] {
    guard let window = root.holdingWindow, application.keyWindow === window else { return [] }
    let scope = scope(of: window)
    guard root.isHeld(by: scope) else { return [] }
    var found: [UIView] = []
    var pending = [root]
    while let view = pending.popLast() {
      guard view.node.flags.isDisjoint(with: .unhittable) else { continue }
      if view.canBecomeFocused, canFocus(view) { found.append(view) }
      pending += view.heldSubviews.reversed()
    }
    return found
  }

  private func topLeft(in root: UIView) -> UIView? {
    let distance = { (view: UIView) in
      let corner = view.convert(view.bounds, to: nil).origin
      return corner.x * corner.x + corner.y * corner.y
    }
    return candidates(below: root).min { distance($0) < distance($1) }
  }
}
