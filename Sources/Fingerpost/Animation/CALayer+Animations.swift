import FingerpostTimeline
import Foundation

/// Animations that code adds to layers: they change what the screen shows, and nothing else. [ANIM-11]
extension CALayer {
  /// The keys of the animations that are not over, in alphabetical order, or nil if there are none.
  public final func animationKeys() -> [String]? {
    let keys = extras?.animations.keys.filter { !$0.hasPrefix(Self.unnamed) } ?? []
    return keys.isEmpty ? nil : keys.sorted()
  }

  /// What the keys of those begin with that were added without one.
  private static let unnamed = "\u{0}"

  final func show(_ animation: CAAnimation, forKey key: String?) {
    guard let animation = animation.copy() as? CAAnimation else { return }
    let extras = madeExtras
    let given = animation is CATransition ? CATransition.key : key
    if given == nil { extras.unnamed += 1 }
    let key = given ?? Self.unnamed + String(extras.unnamed)
    extras.animations[key]?.run.cutShort()
    let run = AnimationRun(allowsTouches: true)
    let transaction = World.current.animations.transactions
    if animation.timingFunction == nil { animation.timingFunction = transaction.function }
    var length = transaction.duration ?? 0.25
    if animation.duration <= 0, let spring = animation as? CASpringAnimation {
      length = spring.settlingDuration
    }
    let timing = LayerTiming(animation, duration: length, now: run.now.seconds)
    if let view { for part in animation.parts(of: view, timing) { run.animate(view, part) } }
    run.staysAtItsEnd = !animation.isRemovedOnCompletion && timing.showsAfter
    extras.animations[key] = LayerExtras.Running(animation: animation, run: run)
    run.completions.append { [weak extras] isFinished in
      if extras?.animations[key]?.run === run, animation.isRemovedOnCompletion || !isFinished {
        extras?.animations[key] = nil
      }
      animation.delegate?.animationDidStop(animation, finished: isFinished)
    }
    run.start(timing)
    run.timeline?.schedule(at: run.now.advanced(bySeconds: timing.delay)) { _ in
      if !run.isOver { animation.delegate?.animationDidStart(animation) }
    }
  }

  final func endAnimation(forKey key: String) {
    guard let running = extras?.animations.removeValue(forKey: key) else { return }
    running.run.cutShort()
  }

  final func endAnimations() {
    for key in (extras?.animations ?? [:]).keys.sorted() { endAnimation(forKey: key) }
    view?.loseTracks()
  }
}
