public import Foundation

/// How far an animator is.
///
/// ```
///             startAnimation, pauseAnimation,
///             fractionComplete                    stopAnimation(false)
///   inactive ─────────────────────────────► active ──────────────────► stopped
///      ▲                                      │                          │
///      ├── the end, stopAnimation(true) ──────┘                          │
///      └───────────────────────────── finishAnimation(at:) ──────────────┘
/// ```
public nonisolated enum UIViewAnimatingState: Int, Sendable {
  /// It has not begun, or is over: its blocks have not been called.
  case inactive = 0
  /// It runs, or is paused.
  case active = 1
  /// It was stopped, and ``UIViewAnimating/finishAnimation(at:)`` is to say where the views come to rest.
  case stopped = 2
}

/// Where an animation came to rest.
public nonisolated enum UIViewAnimatingPosition: Int, Sendable {
  /// At what its blocks set.
  case end = 0
  /// At what was before.
  case start = 1
  /// In between.
  case current = 2
}

/// What can be started, paused and stopped.
@preconcurrency @MainActor public protocol UIViewAnimating: NSObjectProtocol {
  /// How far it is.
  var state: UIViewAnimatingState { get }
  /// Whether it runs: active and not paused.
  var isRunning: Bool { get }
  /// Whether it runs back to the beginning.
  var isReversed: Bool { get set }
  /// How much of it has happened, from 0 to 1; while it is reversed, of the way back.
  var fractionComplete: CGFloat { get set }
  /// Starts it, or continues after a pause.
  func startAnimation()
  /// Starts it after some seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Pauses it; one that has not begun becomes active, paused at its beginning.
  func pauseAnimation()
  /// Stops it: what animated is from now on where the screen shows it.
  ///
  /// - Parameter withoutFinishing: true ends it without completions, false leaves the rest to ``finishAnimation(at:)``.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Ends an animation that was stopped, and has the completions called.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// What animates the changes of blocks; every method is optional.
@preconcurrency @MainActor public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds a block of changes.
  ///
  /// - Parameters:
  ///   - animation: the changes.
  ///   - delayFactor: how much of the time that is left passes first, from 0 to 1.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds a block of changes.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds what is called at the end.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Continues after a pause, by another curve and for another time.
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

extension UIViewImplicitlyAnimating {
  /// Does nothing, as for a type that cannot be given blocks.
  public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {}
  /// Does nothing, as for a type that cannot be given blocks.
  public func addAnimations(_ animation: @escaping () -> Void) {}
  /// Does nothing, as for a type that does not say when it ends.
  public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}
  /// Does nothing, as for a type that cannot go on by another curve.
  public func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {}
}
