public import Fingerpost
public import FingerpostHID
public import FingerpostScreens
public import FingerpostTrace
import Foundation

/// A screen from data, built and ready to be touched, in a world of its own.
public final class PlayedScene {
  /// The world that the views are in.
  public let world: World
  /// The size of the screen that the views fill, in points.
  public let screenSize: RecordingScreen
  /// What keeps the views.
  private let stage: AnyObject

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
    builder.buildsBehavior = true
    let built = builder.build(trace: Trace(sink))
    world = built.world
    stage = built
    let root = screen.size ?? built.shownRoots.first.map { built.views[$0].bounds.size }
    screenSize = RecordingScreen(root ?? world.screenSize)
  }

  nonisolated deinit {}
}

extension RecordingScreen {
  /// The size of a view, or the usual one where a view has none.
  fileprivate init(_ size: CGSize) {
    self = RecordingScreen(width: Double(size.width), height: Double(size.height)) ?? .standard
  }
}
