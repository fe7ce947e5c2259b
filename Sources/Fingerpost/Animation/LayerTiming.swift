import Foundation

/// When an animation of a layer shows which part of itself.
nonisolated struct LayerTiming {
  var delay: Double
  /// How long one pass takes, in seconds.
  var duration: Double
  var count: Double
  var autoreverses: Bool
  var curve: TimingCurve
  var showsBefore: Bool
  var showsAfter: Bool

  /// - Parameters:
  ///   - animation: what is to be timed.
  ///   - duration: how long a pass takes where the animation does not say so, in seconds.
  ///   - now: the time from which it counts.
  @MainActor
  init(_ animation: CAAnimation, duration: Double, now: Double) {
    let speed = animation.speed > 0 ? Double(animation.speed) : 1
    self.duration = (animation.duration > 0 ? animation.duration : duration) / speed
    delay = max(0, animation.beginTime > 0 ? animation.beginTime - now : 0)
    autoreverses = animation.autoreverses
    let pass = self.duration * (autoreverses ? 2 : 1)
    if animation.repeatDuration > 0, pass > 0 {
      count = animation.repeatDuration / speed / pass
    } else {
      count = animation.repeatCount > 0 ? Double(animation.repeatCount) : 1
    }
    // The largest number is how code says forever.
    if count > 1e30 { count = .infinity }
    curve = animation.curve
    showsBefore = animation.fillMode == .backwards || animation.fillMode == .both
    showsAfter = animation.fillMode == .forwards || animation.fillMode == .both
  }

  private var cycle: Double { duration * (autoreverses ? 2 : 1) }

  /// How long all of it takes, in seconds; nil forever.
  var length: Double? {
    let length = delay + cycle * count
    return length.isFinite ? length : nil
  }

  /// How much of a pass is shown at a time since it was added, in seconds; nil where it shows nothing.
  func progress(at seconds: Double) -> Double? {
    let seconds = seconds - delay
    guard seconds >= 0 else { return showsBefore ? 0 : nil }
    guard duration > 0, seconds < cycle * count else {
      guard showsAfter else { return nil }
      let rest = autoreverses ? 0.0 : count.truncatingRemainder(dividingBy: 1)
      return curve.progress(at: autoreverses ? 0 : rest == 0 ? 1 : rest)
    }
    let place = seconds / duration
    let round = place.rounded(.down)
    let share = place - round
    let isBack = autoreverses && round.truncatingRemainder(dividingBy: 2) == 1
    return curve.progress(at: isBack ? 1 - share : share)
  }
}

/// What an animation of a layer shows of one property.
nonisolated struct LayerPart {
  /// Returns numbers at a progress, given those of what code set.
  typealias Interpolation = (SIMD8<Double>, Double) -> SIMD8<Double>

  let property: AnimatedProperty
  /// Returns what is shown some seconds after it was added, given what would be shown without it.
  let show: (AnimatedValue, Double) -> AnimatedValue
}
