#if os(Linux)
  import Fingerpost
  import FingerpostWhatIf
  import FingerpostMessages
  import FingerpostTimeline

  /// A recording that is played to an application whose time follows the frames: changes that were made before it, and
  /// time that passes from deadline to deadline, so that each instant can be looked at.
  final class Playback {
    /// How many instants are looked at; the facts of later ones are said all the same.
    static let maxLooks = 600
    /// How much time passes at most after the last frame, in nanoseconds, and how many instants.
    static let longestEnd: Int64 = 10_000_000_000
    static let maxInstants = 20_000

    private var survey: TreeSurvey
    private var undone: [Int] = []
    private var changes = 0
    private var looksLeft = maxLooks

    /// Makes the changes that come before the first frame.
    init(_ rehearsal: Rehearsal, in world: World) {
      survey = TreeSurvey(of: world.application)
      make(rehearsal.changes, in: world)
    }

    /// Makes changes that come before a later frame, and tells of the objects that are there then.
    func go(on rehearsal: Rehearsal, in world: World) {
      survey = TreeSurvey(of: world.application)
      make(rehearsal.changes, in: world)
    }

    private func make(_ all: [TreeChange], in world: World) {
      world.run {
        for (index, change) in all.enumerated() where !change.apply(in: world.application) {
          undone.append(changes + index)
        }
      }
      changes += all.count
    }

    nonisolated deinit {}

    /// What was not looked at, if there was too much.
    private(set) var missed: ScreenLoss?

    /// Whether one more instant is looked at.
    func spendLook(at time: Int64) -> Bool {
      looksLeft -= 1
      guard looksLeft < 0 else { return true }
      let loss = ScreenLoss(.pictures, count: 1, from: time, to: time)
      if missed == nil { missed = loss } else { missed?.add(loss) }
      return false
    }

    /// Lets time pass up to what is due at a moment, and calls a closure at each instant before it.
    func pass(_ timeline: Timeline, before end: Instant, _ look: () -> Void) {
      var left = Self.maxInstants
      while left > 0, let deadline = timeline.nextDeadline, deadline < end {
        left -= 1
        timeline.advance(to: deadline)
        look()
      }
    }

    /// Lets time pass after the last frame.
    func finish(_ timeline: Timeline, _ look: () -> Void) {
      pass(timeline, before: Instant(nanoseconds: timeline.now.nanoseconds + Self.longestEnd), look)
    }

    /// What is said of the objects at the end.
    var report: [UInt8] { Rehearsal.report(survey.objects, undone: undone) }
  }
#endif
