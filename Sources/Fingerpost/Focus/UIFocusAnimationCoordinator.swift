import FingerpostTimeline
public import Foundation

/// What an animation that goes with a focus update can know of it. [FOC-9]
@preconcurrency @MainActor public protocol UIFocusAnimationContext: AnyObject {
  /// How long the animation lasts, in seconds.
  var duration: TimeInterval { get }
}

/// Collects what is to be animated with a focus update. [FOC-9]
///
/// Nothing is drawn: an animation is a closure, which is called when all environments have been told of the update; its
/// completion is called when it would have come to its end, in virtual time.
@preconcurrency @MainActor public final class UIFocusAnimationCoordinator: NSObject {
  private final class Context: UIFocusAnimationContext {
    let duration: TimeInterval
    init(_ duration: TimeInterval) { self.duration = duration }
    nonisolated deinit {}
  }

  private let context: Context
  private var animations: [(any UIFocusAnimationContext) -> Void] = []
  private var completions: [() -> Void] = []

  init(duration: TimeInterval) {
    context = Context(duration)
    super.init()
  }

  nonisolated deinit {}

  /// Adds an animation and what follows it.
  public func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
    add(animations.map { run in { _ in run() } }, completion)
  }

  /// Adds an animation of the view that is focused now, and what follows it.
  public func addCoordinatedFocusingAnimations(
    _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
  ) {
    add(animations, completion)
  }

  /// Adds an animation of the view that was focused before, and what follows it.
  public func addCoordinatedUnfocusingAnimations(
    _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
  ) {
    add(animations, completion)
  }

  private func add(_ animation: ((any UIFocusAnimationContext) -> Void)?, _ completion: (() -> Void)?) {
    if let animation { animations.append(animation) }
    if let completion { completions.append(completion) }
  }

  /// Calls the animations, which may add more, and has the completions called later.
  func run(on timeline: Timeline) {
    var index = 0
    while index < animations.count {
      animations[index](context)
      index += 1
    }
    guard !completions.isEmpty else { return }
    let due = timeline.now.advanced(bySeconds: context.duration)
    let completions = completions
    timeline.schedule(at: due) { _ in
      for completion in completions { completion() }
    }
  }
}
