public import Fingerpost
public import Foundation

/// One small interaction written as data: a view tree, what the hardware does and when, and the log of
/// callbacks that are expected.
public nonisolated struct Scenario: Sendable {
  /// The name under which it was loaded, usually a path.
  public var name: String
  /// What it shows, in a sentence.
  public var title: String
  /// The rules that it pins, such as `HIT-6`.
  public var rules: [String]
  /// The thresholds and switches that it is played with.
  public var eventRules: EventRules
  /// The size of the screen, in points.
  public var screenSize: CGSize
  /// The families of lines that its log has.
  public var observed: Set<ScenarioFamily>
  /// What its log has to hold, or nil where it does not say.
  public var expect: [ScenarioExpectation]?
  /// The screen of an application that the script plays on, or nil where the scenario has a tree of its own.
  ///
  /// The name means something to the application alone, which shows the screen in
  /// ``ScenarioPlayer/play(tracing:on:)``.
  public var appScreen: String?

  var nodes: [ScenarioNode]
  var script: [ScenarioStep]
  var hooks: [ScenarioHook]

  /// Whether it says what the hardware does.
  public var hasScript: Bool { !script.isEmpty }

  /// How many windows and views its tree has.
  package var viewCount: Int { nodes.count }

  /// The families that are logged or that hooks wait for.
  var wantedFamilies: Set<ScenarioFamily> { observed.union(hooks.map(\.family)) }

  /// Reads a scenario and checks all of it that can be checked before it is played.
  ///
  /// - Parameters:
  ///   - text: the file's text, in YAML.
  ///   - name: what errors call the file.
  /// - Throws: the first error found, with line and path.
  public static func load(text: String, name: String) throws(ScenarioError) -> Scenario {
    do {
      let document = try ScenarioDocument.read(text)
      var reader = ScenarioReader(name: name)
      return try reader.read(document)
    } catch {
      var named = error
      named.file = name
      throw named
    }
  }
}
