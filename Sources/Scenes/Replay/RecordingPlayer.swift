import Fingerpost
public import FingerpostHID
import FingerpostTimeline
public import FingerpostTrace
import Foundation

/// Plays frames on a screen, in virtual time: what fingers did once, on views that may never have seen them.
public final class RecordingPlayer {
  private let world: World
  /// What keeps the views.
  private let stage: AnyObject

  /// The size of the screen that the frames are played on, in points.
  public let screenSize: RecordingScreen

  /// Sets up the tree of a scenario; its script and its hooks are not played.
  ///
  /// - Throws: an error if the tree cannot be built.
  public init(_ scenario: Scenario, sink: (any TraceSink)? = nil) throws(ScenarioError) {
    world = ScenarioScene.makeWorld(for: scenario, sink: sink)
    stage = try ScenarioScene.build(scenario, in: world)
    screenSize = RecordingScreen(scenario.screenSize)
  }

  /// Sets up a screen that was dumped or exported, with what its views do with touches, as far as it is described.
  public init(_ screen: Screen, sink: (any TraceSink)? = nil) {
    var builder = ScreenBuilder(screen)
    builder.buildsBehaviour = true
    let built = builder.build(trace: Trace(sink))
    world = built.world
    stage = built
    let root = built.shownRoots.first.map { built.views[$0].bounds.size }
    screenSize = RecordingScreen(root ?? world.screenSize)
  }

  nonisolated deinit {}

  /// Plays frames in order, and lets time run on until nothing is pending.
  ///
  /// - Parameters:
  ///   - frames: the frames, from time 0.
  ///   - pace: called before anything happens at a time, in nanoseconds; a live replay waits in it.
  /// - Returns: false if something was still pending when time had run on for long.
  @discardableResult public func play(_ frames: [Frame], pace: (Int64) -> Void = { _ in }) -> Bool {
    world.run {
      let timeline = world.timeline
      for frame in frames {
        while let next = timeline.nextDeadline, next.nanoseconds < frame.nanoseconds {
          pace(next.nanoseconds)
          timeline.advance(to: next)
        }
        pace(frame.nanoseconds)
        world.application.handle(frame)
      }
      var left = 100_000
      while left > 0, let next = timeline.nextDeadline {
        left -= 1
        pace(next.nanoseconds)
        timeline.advance(to: next)
      }
      return timeline.nextDeadline == nil
    }
  }
}

extension RecordingScreen {
  /// The size of a view, or the usual one where a view has none.
  fileprivate init(_ size: CGSize) {
    self = RecordingScreen(width: Double(size.width), height: Double(size.height)) ?? .standard
  }
}
