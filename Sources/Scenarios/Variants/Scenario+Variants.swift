import Fingerpost
public import FingerpostHID
import FingerpostProperties
import FingerpostScreens

/// Variants of a scenario with other touches, for searches.
nonisolated extension Scenario {
  /// The same scenario, in which every recognizer has an id.
  ///
  /// One that is missing becomes the recognizer's name or kind, with a number where that is taken.
  public func named() -> Scenario {
    var named = self
    // Looked up only, never walked.
    var taken = Set(nodes.compactMap(\.id))
    taken.insert("application")
    for index in nodes.indices where nodes[index].id == nil {
      guard let gesture = nodes[index].gesture else { continue }
      let id = Self.freeID(for: gesture, taken)
      taken.insert(id)
      named.nodes[index].id = id
    }
    return named
  }

  /// The same tree and hooks without a script or expectations. The log has touch callbacks, actions and resets of all
  /// recognizers.
  public func bare() -> Scenario {
    var bare = loggingTouches(of: Array(nodes.indices))
    bare.script = []
    bare.expect = nil
    bare.rules = []
    bare.observed = [.gestures, .reset]
    return bare
  }

  /// The recognizers that have an id, in the order of the file.
  public var recognizers: [ScenarioRecognizer] {
    nodes.indices.compactMap { index in
      guard let gesture = nodes[index].gesture, let id = nodes[index].id else { return nil }
      return ScenarioRecognizer(node: index, id: id, gesture: gesture, rules: eventRules)
    }
  }

  /// The same scenario with recognizers switched off: they receive no touch, and no other recognizer waits for them.
  /// [GR-37]
  public func disabling(_ recognizers: [Int]) -> Scenario {
    var changed = self
    for index in recognizers where changed.nodes.indices.contains(index) {
      changed.nodes[index].gesture?.set("isEnabled", .flag(false))
    }
    return changed
  }

  /// The same scenario with other touches for its script.
  public func playing(_ frames: [Frame]) -> Scenario {
    var changed = self
    let nowhere = ScenarioPlace(line: 0, column: 0, path: .root)
    changed.script = frames.map { frame in
      let contacts = frame.contacts.sorted { $0.id < $1.id }
      return ScenarioStep(nanoseconds: frame.nanoseconds, actions: [.contacts(contacts)], place: nowhere)
    }
    return changed
  }

  /// The same scenario, in which recognizers log their touches or not.
  ///
  /// - Parameter recognizers: the nodes of those that log them; all others do not.
  public func loggingTouches(of recognizers: [Int]) -> Scenario {
    var changed = self
    let chosen = Set(recognizers)
    for index in changed.nodes.indices where changed.nodes[index].gesture != nil {
      changed.nodes[index].gesture?.logsTouches = chosen.contains(index)
    }
    return changed
  }

  /// The same scenario without hooks.
  public func withoutHooks() -> Scenario {
    var changed = self
    changed.hooks = []
    return changed
  }

  /// Makes the log of a run what the scenario expects, with times.
  public mutating func expect(_ lines: [ScenarioLogLine]) {
    expect = lines.map { .line(ScenarioExpectedLine(text: $0.text, nanoseconds: $0.nanoseconds)) }
  }

  private static func freeID(for gesture: ScenarioGesture, _ taken: Set<String>) -> String {
    var base = gesture.kind.rawValue
    if case .text(let name) = gesture.values["name"], ScenarioReader.isID(name) { base = name }
    var (id, number) = (base, 1)
    while taken.contains(id) {
      number += 1
      id = "\(base)\(number)"
    }
    return id
  }
}

nonisolated extension ScenarioRecognizer {
  fileprivate init(node: Int, id: String, gesture: ScenarioGesture, rules: EventRules) {
    let values = gesture.values
    let isPress = gesture.kind == .longPress
    let touches = values.minimumNumberOfTouches ?? values.numberOfTouchesRequired
    let edges = Property.stated(by: .screenEdgePan).first { $0.name == "edges" }
    self.init(
      node: node, id: id, kind: gesture.kind.rawValue,
      taps: values.numberOfTapsRequired ?? (gesture.kind == .tap ? 1 : 0),
      touches: touches ?? (gesture.kind == .pinch || gesture.kind == .rotation ? 2 : 1),
      pressDuration: values.minimumPressDuration ?? (isPress ? rules.longPressMinimumDuration : nil),
      allowableMovement: values.allowableMovement ?? (isPress ? rules.longPressAllowableMovement : nil),
      edges: edges?.kind.bits(of: values.edges ?? []) ?? 0,
      requirements: gesture.requireToFail)
  }
}
