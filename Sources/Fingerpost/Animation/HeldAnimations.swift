import FingerpostTimeline
import Foundation

/// The animations that began while a closure ran, which a finger moves from then on. [PRES-9]
///
/// ```
///   hold ──► move(to:) … ──► go(toEnd: true)  ──► the end, completions
///                       └──► go(toEnd: false) ──► back at the beginning, also for code, completions
/// ```
package final class HeldAnimations {
  private enum Held {
    case block(AnimationRun, AnimationTiming)
    case animator(UIViewPropertyAnimator)
  }

  private var held: [Held] = []

  /// Calls a closure, and takes what it had animated in the current world.
  ///
  /// Animations of layers are not taken, and run.
  ///
  /// - Parameter isHeld: whether everything is held at its beginning; it runs otherwise, until ``hold()``.
  package init(isHeld: Bool = true, during body: () -> Void) {
    let desk = World.current.animations
    let before = desk.runs
    body()
    for run in desk.runs where !before.contains(where: { $0 === run }) {
      switch run.pace {
      case .timed(_, let timing):
        guard run.tracks.allSatisfy({ $0.layerPart == nil }) else { continue }
        if isHeld {
          run.cancelEnd()
          run.pace = .held(timing.progress(at: 0))
        }
        held.append(.block(run, timing))
      case .driven:
        guard let animator = run.keeper as? UIViewPropertyAnimator else { continue }
        if isHeld { animator.pauseAnimation() }
        held.append(.animator(animator))
      case .waiting, .held: continue
      }
    }
  }

  nonisolated deinit {}

  /// Holds everything where it is, and returns how much of what was first has happened; nil when all is over.
  package func hold() -> Double? {
    var share: Double?
    for held in held {
      switch held {
      case .block(let run, _) where !run.isOver:
        let progress = run.progress(at: run.now)
        share = share ?? progress
        run.cancelEnd()
        run.onEnd = nil
        run.pace = .held(progress)
      case .animator(let animator) where animator.state == .active:
        animator.pauseAnimation()
        share = share ?? animator.fractionComplete.native
      case .block, .animator: continue
      }
    }
    return share
  }

  /// Shows what the screen would show after a share of the time.
  ///
  /// - Parameters:
  ///   - share: from 0 to 1.
  ///   - duration: how long all of it takes, in seconds.
  package func move(to share: Double, of duration: Double) {
    for held in held {
      switch held {
      case .block(let run, let timing):
        if !run.isOver { run.pace = .held(timing.progress(at: share * duration)) }
      case .animator(let animator): animator.fractionComplete = CGFloat(share)
      }
    }
  }

  /// Lets everything run to its end, or back.
  ///
  /// - Parameters:
  ///   - toEnd: whether to the end.
  ///   - seconds: how long that takes.
  ///   - curve: how progress follows time.
  package func go(toEnd: Bool, in seconds: Double, by curve: UIView.AnimationCurve) {
    for held in held {
      switch held {
      case .block(let run, _): run.drive(toEnd: toEnd, in: max(0, seconds), curve.curve)
      case .animator(let animator):
        animator.isReversed = !toEnd
        let factor = animator.duration > 0 ? seconds / animator.duration : 0
        animator.continueAnimation(
          withTimingParameters: UICubicTimingParameters(animationCurve: curve),
          durationFactor: CGFloat(factor))
      }
    }
  }
}

extension AnimationRun {
  fileprivate func drive(toEnd: Bool, in seconds: Double, _ curve: TimingCurve) {
    guard !isOver else { return }
    pace = .driven(
      from: progress(at: now), to: toEnd ? 1 : 0, start: now, duration: seconds, curve)
    if !toEnd {
      onEnd = { [unowned self] in
        onEnd = nil
        let tracks = release()
        UIView.performWithoutAnimation {
          // Backwards, so that what was first is what remains.
          for track in tracks.reversed() { track.view?.set(track.property, to: track.old) }
        }
        close(isFinished: true)
      }
    }
    schedule(at: now.advanced(bySeconds: seconds))
  }
}
