import FingerpostText

nonisolated extension ScenarioReader {
  /// A node's item that waits to be read.
  private struct Pending {
    var item: ScenarioItem
    var role: ScenarioNode.Role
    var link: ScenarioNode.Link
    var parent: Int?
  }

  /// Reads the application and its delegate.
  mutating func readApplication(_ item: ScenarioItem) throws(ScenarioError) {
    _ = try item.checkKeys(.application)
    let application = try append(item, role: .application, link: .none, parent: nil)
    scenario.nodes[application].supportsShakeToEdit = try item["applicationSupportsShakeToEdit"]?.flag()
    guard let delegate = item["delegate"] else { return }
    _ = try delegate.checkKeys(.delegate)
    _ = try append(delegate, role: .delegate, link: .delegate, parent: application)
  }

  /// Reads the windows with everything in them.
  mutating func readWindows(_ item: ScenarioItem) throws(ScenarioError) {
    // A list of work instead of recursion: what waits is kept so that the first to be read is last.
    var pending: [Pending] = []
    for window in try item.list("a list of windows").reversed() {
      pending.append(Pending(item: window, role: .window, link: .none, parent: nil))
    }
    var keyWindow: Int?
    while let next = pending.popLast() {
      let index: Int
      switch next.role {
      case .viewController:
        index = try readController(next, pending: &pending)
      default:
        index = try readView(next, pending: &pending)
      }
      if scenario.nodes[index].isKey == true {
        if let other = keyWindow {
          throw ScenarioError(
            scenario.nodes[index].place,
            "only one window can be key, and \(scenario.nodes[other].place.path) says that it is")
        }
        keyWindow = index
      }
    }
    if keyWindow == nil,
      let first = scenario.nodes.firstIndex(where: { $0.role == .window && $0.isKey == nil })
    {
      scenario.nodes[first].isKey = true
    }
  }

  private mutating func readController(
    _ work: Pending, pending: inout [Pending]
  ) throws(ScenarioError) -> Int {
    _ = try work.item.checkKeys(work.link == .owningController ? .owningController : .viewController)
    let index = try append(work.item, role: .viewController, link: work.link, parent: work.parent)
    if let presented = work.item["presents"] {
      pending.append(Pending(item: presented, role: .viewController, link: .presented, parent: index))
    }
    if let view = work.item["view"] {
      pending.append(Pending(item: view, role: .view, link: .viewOfController, parent: index))
    }
    return index
  }

  private mutating func readView(_ work: Pending, pending: inout [Pending]) throws(ScenarioError) -> Int {
    var node = ScenarioNode(role: work.role, link: work.link, parent: work.parent, place: work.item.place)
    if case .map = work.item.content { try readClass(of: work, into: &node) }
    let entries = try work.item.checkKeys(work.role == .window ? .window : .view(node.viewClass))
    let index = try append(work.item, role: work.role, link: work.link, parent: work.parent)
    scenario.nodes[index].viewClass = node.viewClass
    node = scenario.nodes[index]
    try readControl(work.item, into: &node)
    for entry in entries {
      if let property = ScenarioProperty(rawValue: entry.key) {
        node.settings.append(try property.read(entry.value))
      }
    }
    node.settings.sort { $0.property.order < $1.property.order }
    if let key = work.item["key"] { node.isKey = try key.flag() }
    if let item = work.item["pointInside"] { node.pointInside = try pointInside(item) }
    if let item = work.item["hitTest"] {
      if case .map = item.content {
        _ = try item.checkKeys(.hitTest)
        guard let target = item["redirect"] else { throw item.mismatch("{ redirect: id }") }
        references.append(
          Reference(use: .redirect, node: index, id: try target.text("an id"), place: target.place))
      } else {
        node.hitTest = try hitTest(item)
      }
    }
    if let item = work.item["nextResponder"] {
      references.append(
        Reference(use: .nextResponder, node: index, id: try item.text("an id"), place: item.place))
    }
    if let item = work.item["zooms"] {
      references.append(
        Reference(use: .zooms, node: index, id: try item.text("an id"), place: item.place))
    }
    scenario.nodes[index] = node
    let questions = [
      "gestureRecognizerShouldBegin", "targets", "touchesShouldBegin", "touchesShouldCancel",
    ]
    if questions.contains(where: { work.item[$0] != nil }) { waiting.append((index, work.item)) }
    if let recognizers = work.item["gestureRecognizers"] {
      for item in try recognizers.list("a list of gesture recognizers") {
        try readGesture(item, parent: index)
      }
    }
    if let subviews = work.item["subviews"] {
      for view in try subviews.list("a list of views").reversed() {
        pending.append(Pending(item: view, role: .view, link: .subview, parent: index))
      }
    }
    if let controller = work.item["viewController"] {
      guard work.link != .viewOfController else {
        throw ScenarioError(
          controller.place, "the view already belongs to the view controller that contains it")
      }
      pending.append(Pending(item: controller, role: .viewController, link: .owningController, parent: index))
    }
    if let controller = work.item["rootViewController"] {
      pending.append(
        Pending(item: controller, role: .viewController, link: .rootViewController, parent: index))
    }
    return index
  }

  private func readClass(of work: Pending, into node: inout ScenarioNode) throws(ScenarioError) {
    if work.role == .window { node.viewClass = .window }
    guard let item = work.item["class"] else { return }
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
    switch (work.role, viewClass) {
    case (.window, .window): break
    case (.window, _): throw ScenarioError(item.place, "a window's class is UIWindow, not \(name)")
    case (_, .window):
      throw ScenarioError(item.place, "a UIWindow belongs under “windows”, not inside another view")
    default: node.viewClass = viewClass
    }
  }

  private func pointInside(_ item: ScenarioItem) throws(ScenarioError) -> ScenarioNode.PointInside {
    if case .map = item.content {
      _ = try item.checkKeys(.pointInside)
      guard let inset = item["inset"] else { throw item.mismatch("{ inset: [top, left, bottom, right] }") }
      let numbers = try inset.numbers(["top", "left", "bottom", "right"])
      return .inset(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
    }
    switch try item.text("always, never or { inset: [top, left, bottom, right] }") {
    case "always": return .always
    case "never": return .never
    default: throw item.mismatch("always, never or { inset: [top, left, bottom, right] }")
    }
  }

  private func hitTest(_ item: ScenarioItem) throws(ScenarioError) -> ScenarioNode.HitTest {
    guard try item.text("nil-for-self or { redirect: id }") == "nil-for-self" else {
      throw item.mismatch("nil-for-self or { redirect: id }")
    }
    return .nilForSelf
  }

  /// Appends a node with what all kinds have in common.
  mutating func append(
    _ item: ScenarioItem, role: ScenarioNode.Role, link: ScenarioNode.Link, parent: Int?
  ) throws(ScenarioError) -> Int {
    var node = ScenarioNode(role: role, link: link, parent: parent, place: item.place)
    let index = scenario.nodes.count
    if let id = item["id"] {
      let text = try id.text("an id")
      try check(id: text, role: role, at: id.place)
      node.id = text
      indices[text] = index
    }
    if let touches = item["touches"], role != .recognizer {
      node.touches = try touches.word(ScenarioNode.Touches.self, what: "a way to take touches")
    }
    if role != .recognizer { try readActions(item, into: &node) }
    scenario.nodes.append(node)
    return index
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
