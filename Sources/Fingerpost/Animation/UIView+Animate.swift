public import Foundation

/// Animations of what a block changes.
///
/// What the block sets counts at once, for code and for touches. The screen, ``CALayer/presentation()`` and pictures follow
/// on the world's clock. Meanwhile the views that were changed take no touches, nor does what is in them, unless the options
/// say so. A view outside a window changes at once. [ANIM-1, ANIM-2, HIT-18]
extension UIView {
  /// Animates what a block changes.
  ///
  /// - Parameters:
  ///   - duration: how long it takes, in seconds.
  ///   - delay: how long it waits before, in seconds. The views take no touches in this time either.
  ///   - options: how.
  ///   - animations: called at once, before this returns.
  ///   - completion: called at the end, with whether everything came to it; where nothing is to be animated, with the next
  ///     turn of the clock. [ANIM-3]
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    run(
      AnimationTiming(duration: duration, delay: delay, curve: options.curve), options, animations,
      completion)
  }

  /// Animates what a block changes, slow at both ends.
  public static func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)?
  ) {
    run(AnimationTiming(duration: duration), [], animations, completion)
  }

  /// Animates what a block changes, slow at both ends.
  public static func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    run(AnimationTiming(duration: duration), [], animations, nil)
  }

  /// Animates what a block changes as if a spring did it. [ANIM-6]
  ///
  /// - Parameters:
  ///   - duration: how long it takes until the spring has settled, in seconds.
  ///   - delay: how long it waits before, in seconds.
  ///   - dampingRatio: 1 comes to rest without passing the end, less swings about it.
  ///   - velocity: the velocity at the beginning; 1 is the whole way in a second.
  ///   - options: how.
  ///   - animations: called at once, before this returns.
  ///   - completion: called at the end, with whether everything came to it.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let spring = Spring(dampingRatio: dampingRatio.native, velocity: velocity.native, duration: duration)
    run(
      AnimationTiming(duration: duration, delay: delay, curve: .spring(spring)), options, animations,
      completion)
  }

  /// Animates what a block changes as if a spring did it. [ANIM-6]
  ///
  /// - Parameters:
  ///   - duration: how long one swing would take, in seconds; it ends later, when the spring has settled.
  ///   - bounce: 0 comes to rest without passing the end, up to 1 swings about it, below 0 creeps.
  ///   - initialSpringVelocity: the velocity at the beginning; 1 is the whole way in a second.
  ///   - delay: how long it waits before, in seconds.
  ///   - options: how.
  ///   - animations: called at once, before this returns.
  ///   - completion: called at the end, with whether everything came to it.
  public static func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
    delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = UISpringTimingParameters(
      duration: duration, bounce: bounce, initialVelocity: CGVector(dx: initialSpringVelocity, dy: 0))
    let (length, curve) = spring.timing(for: duration)
    withoutActuallyEscaping(animations) {
      run(AnimationTiming(duration: length, delay: delay, curve: curve), options, $0, completion)
    }
  }

  /// Has a block change things at once, also inside a block that animates. [ANIM-7]
  public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    withoutActuallyEscaping(actionsWithoutAnimation) {
      AnimationScope.with(.still, $0)
    }
  }

  /// Whether blocks animate. Default true; false inside ``performWithoutAnimation(_:)``. [ANIM-7]
  public static var areAnimationsEnabled: Bool {
    World.current.animations.isEnabled && AnimationScope.current?.isStill != true
  }

  /// Has blocks animate, or change things at once. [ANIM-7]
  public static func setAnimationsEnabled(_ enabled: Bool) { World.current.animations.isEnabled = enabled }

  /// How long the block that is being called takes, in seconds; 0 outside of blocks. [ANIM-8]
  public static var inheritedAnimationDuration: TimeInterval {
    AnimationScope.current.map { $0.isStill ? 0 : $0.timing.duration } ?? 0
  }

  /// Runs a block that changes things, as options say.
  static func run(
    _ own: AnimationTiming, _ options: AnimationOptions, keyframes: AnimationPart? = nil,
    _ animations: () -> Void, _ completion: ((Bool) -> Void)?
  ) {
    let outer = AnimationScope.current
    // An animator decides about all that is in its blocks.
    if let outer, outer.isDriven, let run = outer.run {
      if let completion { run.completions.append(completion) }
      var level = outer
      level.keyframes = keyframes.map { outer.part.within($0) }
      return AnimationScope.with(level, animations)
    }
    var timing = own
    if let outer, !outer.isStill {
      if !options.contains(.overrideInheritedDuration) { timing.duration = outer.timing.duration }
      if !options.contains(.overrideInheritedCurve), keyframes == nil { timing.curve = outer.timing.curve }
    }
    timing.autoreverses = options.contains(.autoreverse)
    if options.contains(.repeat) { timing.count = .infinity }
    let run = AnimationRun(
      allowsTouches: options.contains(.allowUserInteraction),
      beginsFromCurrentState: options.contains(.beginFromCurrentState))
    if let completion { run.completions.append(completion) }
    let takesTime = timing.duration > 0 || timing.delay > 0
    var level = AnimationScope.Level(run: areAnimationsEnabled && takesTime ? run : nil, timing: timing)
    level.keyframes = keyframes
    AnimationScope.with(level, animations)
    run.start(timing)
  }
}

extension AnimationScope.Level {
  /// Everything changes at once.
  static var still: Self { Self(run: nil, timing: AnimationTiming(duration: 0)) }

  /// Whether everything changes at once.
  var isStill: Bool { run == nil }
}
