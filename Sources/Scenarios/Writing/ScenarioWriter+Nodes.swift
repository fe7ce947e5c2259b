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
    var node = scenario.nodes[index]
    // The first window is key without saying so.
    if node.isKey == true, scenario.nodes.firstIndex(where: { $0.role == .window }) == index {
      node.isKey = nil
    }
    return try ScenarioFormat.table(of: node).entries(of: node, self) + children(below, values)
  }

  private func children(_ below: [Int], _ values: [[YAMLEntry]]) -> [YAMLEntry] {
    var entries: [YAMLEntry] = []
    var recognizers: [YAMLValue] = []
    var subviews: [YAMLValue] = []
    for child in below {
      let value = YAMLValue.map(values[child])
      switch scenario.nodes[child].link {
      case .none: break
      case .subview: subviews.append(value)
      case .recognizer: recognizers.append(value)
      case let link: entries.append(YAMLEntry(link.rawValue, value))
      }
    }
    if !recognizers.isEmpty { entries.append(YAMLEntry("gestureRecognizers", .list(recognizers))) }
    if !subviews.isEmpty { entries.append(YAMLEntry("subviews", .list(subviews))) }
    return entries
  }
}
