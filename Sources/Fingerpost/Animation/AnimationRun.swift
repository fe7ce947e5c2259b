import FingerpostTimeline
import Foundation

/// One animation: what a block changed, on its way. [ANIM-1]
///
/// ```
///   block ──► tracks ──► under way ──► end: tracks go, touches are on again, completions
///                           │
///                           └── taken over, removed, out of the window ──► completions: not finished
/// ```
///
/// Progress is a formula of time; the only deadline is the end.
final class AnimationRun {
  /// How progress follows the clock.
  enum Pace {
    /// Not begun.
    case waiting
    /// As a block asked for it.
    case timed(start: Instant, AnimationTiming)
    /// From one progress to another.
    case driven(from: Double, to: Double, start: Instant, duration: Double, TimingCurve)
    /// It stops.
    case held(Double)
  }

  private(set) var link: WorldLink
  var pace = Pace.waiting
  /// Whether the views that take part take touches. [HIT-18]
  let allowsTouches: Bool
  /// What was changed before counts from what the screen shows, and is over. [ANIM-5]
  var beginsFromCurrentState: Bool
  private(set) var tracks: [AnimationTrack] = []
  /// Called at the end, with whether everything came to its own.
  var completions: [(Bool) -> Void] = []
  /// Called instead of that at the end, by an animator that decides about it itself.
  var onEnd: (() -> Void)?
  /// Keeps that animator while it runs.
  var keeper: AnyObject?
  /// Whether a layer's animation keeps showing its end. [ANIM-11]
  var staysAtItsEnd = false
  /// Whether nothing of it was taken away before its end.
  private(set) var isWhole = true
  /// Whether anything took part.
  private(set) var hadTracks = false
  private var end: Timeline.Token?
  private(set) var isOver = false

  init(allowsTouches: Bool, beginsFromCurrentState: Bool = false) {
    link = World.current.link
    self.allowsTouches = allowsTouches
    self.beginsFromCurrentState = beginsFromCurrentState
  }

  nonisolated deinit {}

  var timeline: Timeline? { link.world?.timeline }
  var now: Instant { link.world.map { $0.animations.now(on: $0.timeline) } ?? .zero }

  func progress(at now: Instant) -> Double {
    switch pace {
    case .waiting: return 0
    case .held(let progress): return progress
    case .timed(let start, let timing): return timing.progress(at: now.seconds - start.seconds)
    case .driven(let first, let last, let start, let duration, let curve):
      let share = duration > 0 ? (now.seconds - start.seconds) / duration : 1
      return first + (last - first) * curve.progress(at: share)
    }
  }

  /// Whether what the screen shows changes with time.
  var isMoving: Bool {
    switch pace {
    case .timed, .driven: !tracks.isEmpty
    case .waiting, .held: false
    }
  }

  // MARK: - What takes part

  /// Has a property of a view, which was changed, follow on the screen.
  func animate(_ view: UIView, _ property: AnimatedProperty, from old: AnimatedValue, part: AnimationPart) {
    guard !isOver, let world = view.holdingWindow?.world else { return }
    let new = view.value(of: property)
    var lag = old.difference(from: new)
    guard lag != .zero else { return }
    if beginsFromCurrentState {
      for track in view.looks?.tracks ?? []
      where track.property == property && track.run !== self && track.layerPart == nil {
        lag += track.lag(at: now)
        track.run.lose(track)
      }
    }
    add(AnimationTrack(view, property, from: old, to: new, lag: lag, run: self, part: part), view, world)
  }

  /// Has a view take part whose content changes.
  func animateContent(of view: UIView) {
    guard !isOver, let world = view.holdingWindow?.world else { return }
    let value = view.value(of: .content)
    add(
      AnimationTrack(view, .content, from: value, to: value, lag: .one, run: self, part: .whole), view, world)
  }

  /// Has a view show a part of an animation of its layer. [ANIM-11]
  func animate(_ view: UIView, _ part: LayerPart) {
    guard !isOver, let world = view.holdingWindow?.world else { return }
    let value = view.value(of: part.property)
    add(
      AnimationTrack(
        view, part.property, from: value, to: value, lag: .zero, run: self, part: .whole, layerPart: part),
      view, world)
  }

  private func add(_ track: AnimationTrack, _ view: UIView, _ world: World) {
    if tracks.isEmpty { link = world.link }
    if !hadTracks { world.animations.transactions.await(self) }
    tracks.append(track)
    hadTracks = true
    view.madeLooks.tracks.append(track)
    view.judgeTracks()
    world.animations.add(self)
  }

  /// Something that was to move is not to any more.
  func lose(_ track: AnimationTrack) {
    guard let index = tracks.firstIndex(where: { $0 === track }) else { return }
    tracks.remove(at: index)
    isWhole = false
    track.leave()
    // Code that takes it away is not to hear of the end in the middle of that.
    if tracks.isEmpty { schedule(at: now) }
  }

  /// Takes all tracks away, and returns them.
  @discardableResult
  func release() -> [AnimationTrack] {
    let released = tracks
    tracks = []
    for track in released { track.leave() }
    link.world?.animations.remove(self)
    return released
  }

  // MARK: - Its end

  /// Lets it run as a block asked for.
  func start(_ timing: AnimationTiming) {
    pace = .timed(start: now, timing)
    guard hadTracks else { return schedule(at: now) }
    if let length = timing.length { schedule(at: now.advanced(bySeconds: length)) }
  }

  /// Lets an animation of a layer run, which takes its time whether or not it shows something. [ANIM-11]
  func start(_ timing: LayerTiming) {
    pace = .timed(start: now, AnimationTiming(duration: timing.length ?? 1, curve: .linear))
    if !hadTracks { link.world?.animations.transactions.await(self) }
    if let length = timing.length { schedule(at: now.advanced(bySeconds: length)) }
  }

  /// How long it has been running, in seconds; infinity once it stops.
  func elapsed(at now: Instant) -> Double {
    switch pace {
    case .timed(let start, _): now.seconds - start.seconds
    case .waiting, .driven: 0
    case .held: .infinity
    }
  }

  /// Has the end come at an instant, in place of the one that was set.
  func schedule(at instant: Instant) {
    guard !isOver, let timeline else { return }
    cancelEnd()
    end = timeline.schedule(at: instant) { _ in self.finish() }
  }

  func cancelEnd() {
    if let end { timeline?.cancel(end) }
    end = nil
  }

  private func finish() {
    end = nil
    if let onEnd { return onEnd() }
    close(isFinished: isWhole)
  }

  /// Ends it: what took part is as code set it, then the completions are called, in the order of addition. [ANIM-3]
  func close(isFinished: Bool) {
    guard !isOver else { return }
    isOver = true
    cancelEnd()
    if staysAtItsEnd, isFinished { pace = .held(1) } else { release() }
    let completions = completions
    self.completions = []
    for completion in completions { completion(isFinished) }
  }

  /// Ends everything of it at once, as if it were removed. [ANIM-4]
  func interrupt() {
    if isOver { return _ = release() }
    for track in tracks { lose(track) }
  }

  /// Ends it as if it were removed, also where it shows nothing. [ANIM-4]
  func cutShort() {
    if isOver || !tracks.isEmpty { return interrupt() }
    isWhole = false
    schedule(at: now)
  }
}

extension AnimationTrack {
  /// Takes it from its view.
  fileprivate func leave() {
    guard let view else { return }
    view.looks?.tracks.removeAll { $0 === self }
    view.judgeTracks()
  }
}

/// How long, how often and by which curve a block's changes are shown.
nonisolated struct AnimationTiming {
  var duration: Double
  var delay = 0.0
  var curve = TimingCurve.easeInOut
  /// How often; infinity forever.
  var count = 1.0
  var autoreverses = false

  /// How long all of it takes, in seconds; nil forever.
  var length: Double? {
    let length = max(0, delay) + cycle * count
    return length.isFinite ? length : nil
  }

  private var cycle: Double { max(0, duration) * (autoreverses ? 2 : 1) }

  func progress(at seconds: Double) -> Double {
    let seconds = seconds - max(0, delay)
    guard seconds > 0 else { return 0 }
    guard duration > 0, seconds < cycle * count else { return 1 }
    let place = seconds / duration
    let round = place.rounded(.down)
    let share = place - round
    let isBack = autoreverses && round.truncatingRemainder(dividingBy: 2) == 1
    return curve.progress(at: isBack ? 1 - share : share)
  }
}
