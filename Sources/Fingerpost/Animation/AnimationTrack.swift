import FingerpostTimeline
import Foundation

/// How a property of one view gets from what it was to what code made of it.
///
/// The view has the new value already; a track says how far the screen is behind. Several of one property add up, so that a
/// movement continues smoothly when another one begins. [ANIM-5]
final class AnimationTrack {
  private(set) weak var view: UIView?
  let property: AnimatedProperty
  /// What the property was before.
  let old: AnimatedValue
  /// What code set it to.
  let new: AnimatedValue
  /// How far the screen was away from the new value at the beginning.
  let lag: SIMD8<Double>
  let run: AnimationRun
  /// The part of the run in which it moves.
  let part: AnimationPart
  /// What a layer's animation shows in place of what would be shown without it. [ANIM-11]
  let layerPart: LayerPart?

  init(
    _ view: UIView, _ property: AnimatedProperty, from old: AnimatedValue, to new: AnimatedValue,
    lag: SIMD8<Double>, run: AnimationRun, part: AnimationPart, layerPart: LayerPart? = nil
  ) {
    self.layerPart = layerPart
    self.view = view
    self.property = property
    self.old = old
    self.new = new
    self.lag = lag
    self.run = run
    self.part = part
  }

  nonisolated deinit {}

  /// How far the screen is behind.
  func lag(at now: Instant) -> SIMD8<Double> {
    lag * (1 - part.progress(run.progress(at: now)))
  }
}

/// The part of an animation in which something moves: before it the old value is shown, and behind it the new one.
nonisolated struct AnimationPart {
  static let whole = AnimationPart(start: 0, length: 1)

  var start: Double
  var length: Double
  /// Whether the value jumps at the end.
  var isDiscrete = false

  func progress(_ share: Double) -> Double {
    // Of the whole, so that springs can pass the end.
    if start == 0, length == 1, !isDiscrete { return share }
    guard share > start else { return 0 }
    guard length > 0, share < start + length else { return 1 }
    return isDiscrete ? 0 : (share - start) / length
  }
}
