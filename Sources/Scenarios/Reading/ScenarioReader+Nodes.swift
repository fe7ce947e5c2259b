import FingerpostScreens
import FingerpostText

nonisolated extension ScenarioReader {
  /// A node that waits to be read.
  private struct Pending {
    var node: ScenarioNode
    var item: ScenarioItem

    init(
      _ item: ScenarioItem, _ role: ScenarioNode.Role, _ link: ScenarioNode.Link = .none,
      below parent: Int? = nil
    ) {
      self.item = item
      node = ScenarioNode(role: role, link: link, parent: parent, place: item.place)
    }
  }

  /// Reads the application and its delegate, or the windows with everything in them.
  mutating func readTrees(_ roots: [ScenarioItem], _ role: ScenarioNode.Role) throws(ScenarioError) {
    // A list of work instead of recursion: what waits is kept so that the first to be read is last.
    var pending = roots.reversed().map { Pending($0, role) }
    while let next = pending.popLast() {
      let index = try append(next)
      for (link, role, list) in Self.below {
        guard role != .delegate || next.node.role == .application, let item = next.item[link.rawValue] else {
          continue
        }
        guard link != .owningController || next.node.link != .viewOfController else {
          throw ScenarioError(
            item.place, "the view already belongs to the view controller that contains it")
        }
        let items = if let list { try item.list(list) } else { [item] }
        pending += items.reversed().map { Pending($0, role, link, below: index) }
      }
    }
  }

  /// What stands below nodes, and what lists of it are called; the last is read first.
  private static let below: [(link: ScenarioNode.Link, role: ScenarioNode.Role, list: String?)] = [
    (.subview, .view, "a list of views"),
    (.owningController, .viewController, nil),
    (.rootViewController, .viewController, nil),
    (.presented, .viewController, nil),
    (.viewOfController, .view, nil),
    (.recognizer, .recognizer, "a list of gesture recognizers"),
    (.delegate, .delegate, nil),
  ]

  /// Finds the key window: the one that says so, or the first that does not deny it.
  mutating func findKeyWindow() throws(ScenarioError) {
    let keys = scenario.nodes.filter { $0.isKey == true }
    if keys.count > 1 {
      throw ScenarioError(
        keys[1].place, "only one window can be key, and \(keys[0].place.path) says that it is")
    }
    if keys.isEmpty, let first = scenario.nodes.firstIndex(where: { $0.role == .window && $0.isKey == nil }) {
      scenario.nodes[first].isKey = true
    }
  }

  /// Appends a node with its id, so that others can name it.
  private mutating func append(_ work: Pending) throws(ScenarioError) -> Int {
    let (index, item) = (scenario.nodes.count, work.item)
    var node = work.node
    switch (node.role, item.content) {
    case (.recognizer, _): node.gesture = ScenarioGesture(kind: try gestureKind(item))
    case (.view, .map), (.window, .map): node.viewClass = try viewClass(item, node.role)
    default: break
    }
    if node.viewClass.isControl { node.control = ScenarioControl() }
    try ScenarioFormat.table(of: node).check(item)
    if let id = item["id"] {
      let text = try id.text("an id")
      try check(id: text, role: node.role, at: id.place)
      node.id = text
      indices[text] = index
    }
    scenario.nodes.append(node)
    items.append(item)
    return index
  }

  private func gestureKind(_ item: ScenarioItem) throws(ScenarioError) -> GestureKind {
    _ = try item.map("a gesture recognizer, a mapping")
    guard let type = item["type"] else {
      throw ScenarioError(
        item.place,
        "a gesture recognizer needs “type”: \(GestureKind.allCases.map(\.rawValue).joined(separator: ", "))"
      )
    }
    return try type.word(GestureKind.self, what: "a type of gesture recognizer")
  }

  private func viewClass(
    _ item: ScenarioItem, _ role: ScenarioNode.Role
  ) throws(ScenarioError) -> ScenarioClass {
    guard let item = item["class"] else { return role == .window ? .window : .view }
    let name = try item.text("the name of a class")
    for (part, names) in ScenarioClass.unbuilt where names.contains(name) {
      throw part.refusal(of: "the class \(name)", at: item.place)
    }
    guard let viewClass = ScenarioClass(rawValue: name) else {
      let known = ScenarioClass.allCases.map(\.rawValue) + ScenarioClass.unbuilt.flatMap(\.names)
      throw ScenarioError(
        item.place,
        "\(item.summary) is not a class of this format; \(NearestName.advice(for: name, among: known))")
    }
    if role == .window, viewClass != .window {
      throw ScenarioError(item.place, "a window's class is UIWindow, not \(name)")
    }
    if role == .view, viewClass == .window {
      throw ScenarioError(item.place, "a UIWindow belongs under “windows”, not inside another view")
    }
    return viewClass
  }

  /// Whether a text is made as ids are.
  static func isID(_ text: String) -> Bool {
    let isWord = text.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || $0.properties.numericType != nil || "_-$".unicodeScalars.contains($0)
    }
    return isWord && !text.isEmpty && text.utf8.count <= 200
  }

  private func check(id: String, role: ScenarioNode.Role, at place: ScenarioPlace) throws(ScenarioError) {
    guard Self.isID(id) else {
      throw ScenarioError(
        place, "an id is made of letters, digits, “_”, “-” and “$”, unlike “\(PlainText.excerpt(id))”")
    }
    if id == "application", role != .application {
      throw ScenarioError(place, "the id “application” is the application's own")
    }
    if let other = indices[id] {
      throw ScenarioError(
        place,
        "the id “\(id)” is taken by \(scenario.nodes[other].place.path) in line \(scenario.nodes[other].place.line)"
      )
    }
  }
}
