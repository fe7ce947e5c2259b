public import Foundation

extension UIView {
  /// Animates what a block changes by keyframes, each of which has a part of the time.
  ///
  /// - Parameters:
  ///   - duration: how long all of it takes, in seconds.
  ///   - delay: how long it waits before, in seconds.
  ///   - options: how.
  ///   - animations: calls ``addKeyframe(withRelativeStartTime:relativeDuration:animations:)``; called at once.
  ///   - completion: called at the end, with whether everything came to it. [ANIM-3]
  public static func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    var whole = AnimationPart.whole
    whole.isDiscrete = options.isDiscrete
    run(
      AnimationTiming(duration: duration, delay: delay, curve: .linear), options.options, keyframes: whole,
      animations, completion)
  }

  /// Adds a keyframe to the block that is being called.
  ///
  /// Outside of ``animateKeyframes(withDuration:delay:options:animations:completion:)`` it changes things at once.
  ///
  /// - Parameters:
  ///   - frameStartTime: when it begins, from 0 to 1 of the whole.
  ///   - frameDuration: how long it takes, from 0 to 1 of the whole.
  ///   - animations: called at once, before this returns.
  public static func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard var level = AnimationScope.current, let keyframes = level.keyframes else { return animations() }
    level.part = keyframes.within(AnimationPart(start: frameStartTime, length: frameDuration))
    level.part.isDiscrete = keyframes.isDiscrete
    level.keyframes = nil
    AnimationScope.with(level, animations)
  }
}

nonisolated extension AnimationPart {
  /// A part of this part.
  func within(_ inner: AnimationPart) -> AnimationPart {
    func inside(_ share: Double) -> Double { share.isFinite ? min(max(share, 0), 1) : 0 }
    let first = inside(inner.start)
    let last = inside(inner.start + inner.length)
    return AnimationPart(
      start: start + first * length, length: max(0, last - first) * length, isDiscrete: inner.isDiscrete)
  }
}
