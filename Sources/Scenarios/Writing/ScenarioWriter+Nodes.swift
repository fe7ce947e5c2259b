import Fingerpost
import FingerpostHID
import FingerpostProperties
import FingerpostScreens
import Foundation

nonisolated extension ScenarioWriter {
  /// The keys `application` and `windows`.
  func tree() throws(ScenarioError) -> [YAMLEntry] {
    try refuseDepth()
    // Children come after their parents, so that from the last node on everything below a node is ready.
    var below: [[Int]] = Array(repeating: [], count: scenario.nodes.count)
    for (index, node) in scenario.nodes.enumerated() {
      if let parent = node.parent { below[parent].append(index) }
    }
    var values: [[YAMLEntry]] = Array(repeating: [], count: scenario.nodes.count)
    for index in scenario.nodes.indices.reversed() {
      values[index] = try entries(index, below: below[index], values)
      for child in below[index] { values[child] = [] }
    }
    var entries: [YAMLEntry] = []
    var windows: [YAMLValue] = []
    for (index, node) in scenario.nodes.enumerated() where node.parent == nil {
      if node.role == .application {
        entries.append(YAMLEntry("application", .map(values[index])))
      } else {
        windows.append(.map(values[index]))
      }
    }
    if !windows.isEmpty { entries.append(YAMLEntry("windows", .list(windows))) }
    return entries
  }

  private func refuseDepth() throws(ScenarioError) {
    var depths = [Int](repeating: 0, count: scenario.nodes.count)
    for (index, node) in scenario.nodes.enumerated() {
      // A list and the mapping in it.
      depths[index] = (node.parent.map { depths[$0] } ?? 0) + 2
      guard depths[index] <= Self.depthLimit else {
        throw ScenarioError(
          file: scenario.name, message: "views nest deeper than a scenario file can express")
      }
    }
  }

  private func entries(
    _ index: Int, below: [Int], _ values: [[YAMLEntry]]
  ) throws(ScenarioError) -> [YAMLEntry] {
    let node = scenario.nodes[index]
    var entries: [YAMLEntry] = []
    entries.add("id", node.id.map { .text($0) })
    if let gesture = node.gesture { return try entries + self.entries(of: gesture) }
    if node.viewClass != .view, node.viewClass != .window {
      entries.append(YAMLEntry("class", .text(node.viewClass.rawValue)))
    }
    for setting in node.settings { entries.append(Self.entry(setting)) }
    if node.role == .window, let isKey = node.isKey, !isKeyAnyway(index) {
      entries.append(YAMLEntry("key", .flag(isKey)))
    }
    entries += try overrides(of: node)
    entries += try self.entries(ofControl: node)
    if !node.actions.isEmpty { entries.append(YAMLEntry("actions", .list(node.actions.map { .text($0) }))) }
    entries.add("applicationSupportsShakeToEdit", node.supportsShakeToEdit.map { .flag($0) })
    entries.add("touches", node.touches.map { .text($0.rawValue) })
    return entries + children(below, values)
  }

  /// Whether the window is the key window without saying so.
  private func isKeyAnyway(_ index: Int) -> Bool {
    let windows = scenario.nodes.indices.filter { scenario.nodes[$0].role == .window }
    return windows.first == index && scenario.nodes[index].isKey == true
  }

  private func children(_ below: [Int], _ values: [[YAMLEntry]]) -> [YAMLEntry] {
    var entries: [YAMLEntry] = []
    var recognizers: [YAMLValue] = []
    var subviews: [YAMLValue] = []
    for child in below {
      let value = YAMLValue.map(values[child])
      switch scenario.nodes[child].link {
      case .none: break
      case .delegate: entries.append(YAMLEntry("delegate", value))
      case .rootViewController: entries.append(YAMLEntry("rootViewController", value))
      case .viewOfController: entries.append(YAMLEntry("view", value))
      case .owningController: entries.append(YAMLEntry("viewController", value))
      case .presented: entries.append(YAMLEntry("presents", value))
      case .subview: subviews.append(value)
      case .recognizer: recognizers.append(value)
      }
    }
    if !recognizers.isEmpty { entries.append(YAMLEntry("gestureRecognizers", .list(recognizers))) }
    if !subviews.isEmpty { entries.append(YAMLEntry("subviews", .list(subviews))) }
    return entries
  }

  private func overrides(of node: ScenarioNode) throws(ScenarioError) -> [YAMLEntry] {
    var entries: [YAMLEntry] = []
    switch node.pointInside {
    case nil: break
    case .always: entries.append(YAMLEntry("pointInside", .text("always")))
    case .never: entries.append(YAMLEntry("pointInside", .text("never")))
    case .inset(let top, let left, let bottom, let right):
      let inset = YAMLEntry("inset", .numbers([top, left, bottom, right]))
      entries.append(YAMLEntry("pointInside", .map([inset])))
    }
    switch node.hitTest {
    case nil: break
    case .nilForSelf: entries.append(YAMLEntry("hitTest", .text("nil-for-self")))
    case .redirect(let target):
      entries.append(YAMLEntry("hitTest", .map([YAMLEntry("redirect", try reference(target))])))
    }
    entries.add("nextResponder", try node.nextResponder.map(reference))
    entries.add("gestureRecognizerShouldBegin", try node.shouldBegin.map(begin))
    entries.add("touchesShouldBegin", try node.touchesShouldBegin.map(choice))
    entries.add("touchesShouldCancel", try node.touchesShouldCancel.map(choice))
    entries.add("zooms", try node.zooms.map(reference))
    return entries
  }

  private func entries(ofControl node: ScenarioNode) throws(ScenarioError) -> [YAMLEntry] {
    guard let control = node.control else { return [] }
    var entries: [YAMLEntry] = []
    if !control.segments.isEmpty { entries.append(YAMLEntry("segments", .texts(control.segments))) }
    entries.add("beginTracking", control.beginTracking.map { .flag($0) })
    entries.add("continueTracking", control.continueTracking.map { .flag($0) })
    var targets: [YAMLValue] = []
    for target in control.targets {
      let receiver: YAMLValue = if let index = target.target { .text(try id(index)) } else { .plain("null") }
      targets.append(
        .map([
          YAMLEntry("events", .texts(target.events.map(\.rawValue))),
          YAMLEntry("action", .text(target.action)), YAMLEntry("target", receiver),
        ]))
    }
    if !targets.isEmpty { entries.append(YAMLEntry("targets", .list(targets))) }
    return entries
  }

  /// A property with its value.
  static func entry(_ setting: ScenarioSetting) -> YAMLEntry {
    let name = setting.property.name
    let value: YAMLValue =
      switch (setting.property.kind, setting.value) {
      case (_, .flag(let flag)): .flag(flag)
      case (_, .number(let number)): .number(number)
      case (_, .count(let bits)) where name == "buttonMaskRequired": .list(buttons(bits))
      case (_, .count(let count)): .count(count)
      case (_, .text(let text)): .text(text)
      case (.words(let options), .words(let words)): .texts(options.shortNames(of: words))
      case (_, .words(let words)): .texts(words)
      case (.list, .numbers(let counts)) where setting.property.countsRows:
        counts.count == 1 ? .number(counts[0]) : .list(counts.map { .number($0) })
      case (.list, .numbers(let types)): .texts(types.compactMap { word(for: Int($0), name) })
      case (_, .numbers(let numbers)): .numbers(numbers)
      }
    return YAMLEntry(name, value)
  }

  /// The word for a type of touches or presses.
  private static func word(for type: Int, _ name: String) -> String? {
    guard name == "allowedTouchTypes" else { return button(type) }
    return Contact.Kind(rawValue: type)?.word
  }
}
