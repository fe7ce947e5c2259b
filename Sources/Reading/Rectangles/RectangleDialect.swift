import FingerpostScreens

/// How a tool writes rectangles with roles as JSON: under which keys an element says what.
///
/// A tool that is not in the table is read by the keys of ``guessed``.
nonisolated struct RectangleDialect {
  /// What the tool is called.
  let name: String
  let kind: Screen.Kind
  /// Keys of which an element of this tool has one, and no other tool's has any.
  let marks: [StaticString]
  /// Objects of an element that hold a part of its properties.
  var inner: [StaticString] = []
  let frame: [StaticString]
  let type: [StaticString]
  let label: [StaticString]
  let identifier: [StaticString]
  let enabled: [StaticString]
  var visible: [StaticString] = []
  var children: [StaticString] = ["children"]

  /// The tools that are known, each by its row.
  static let known: [RectangleDialect] = [
    RectangleDialect(
      name: "AXe, idb and XcodeBuildMCP", kind: .accessibilityTree,
      marks: ["AXFrame", "AXLabel", "AXUniqueId", "role_description"],
      frame: ["frame", "AXFrame"], type: ["type", "role", "AXType", "AXRole"],
      label: ["AXLabel", "title", "AXValue"],
      identifier: ["AXUniqueId", "AXIdentifier"], enabled: ["enabled", "AXEnabled"]),
    RectangleDialect(
      name: "mobile-mcp", kind: .accessibilityTree, marks: ["coordinates"], frame: ["coordinates"],
      type: ["type"], label: ["label", "text", "name", "value"], identifier: ["identifier"],
      enabled: ["enabled"]),
    RectangleDialect(
      name: "XcodeBuildMCP's runtime snapshot", kind: .accessibilityTree, marks: ["ref"], inner: ["state"],
      frame: ["frame"], type: ["role"], label: ["label", "value"], identifier: ["identifier", "id"],
      enabled: ["enabled"], visible: ["visible"]),
    RectangleDialect(
      name: "WebDriverAgent", kind: .pageSource,
      marks: ["isVisible", "isEnabled", "rawIdentifier", "rawIndentifier"],
      frame: ["rect", "frame"], type: ["type"], label: ["label", "name", "value"],
      identifier: ["rawIdentifier", "name"], enabled: ["isEnabled"], visible: ["isVisible"]),
    RectangleDialect(
      name: "Maestro", kind: .accessibilityTree, marks: ["accessibilityText", "resource-id", "hintText"],
      inner: ["attributes"], frame: ["bounds"], type: ["class"],
      label: ["accessibilityText", "text", "title", "hintText", "value"], identifier: ["resource-id"],
      enabled: ["enabled"]),
  ]

  /// What is tried on the elements of a tool that is not known.
  static let guessed = RectangleDialect(
    name: "", kind: .accessibilityTree, marks: [],
    inner: ["attributes", "properties", "state", "attrs", "props"],
    frame: [
      "frame", "rect", "bounds", "boundingBox", "bounding_box", "boundingRect", "accessibilityFrame",
      "coordinates",
    ],
    type: ["type", "elementType", "role", "class", "className", "kind"],
    label: ["label", "accessibilityLabel", "text", "title", "name", "value"],
    identifier: ["identifier", "accessibilityIdentifier", "testID", "testId", "id"],
    enabled: ["enabled", "isEnabled"], visible: ["visible", "isVisible"],
    children: ["children", "elements", "subviews", "nodes", "childElements", "subElements"])

  /// Returns the dialect that an element is written in.
  static func of(_ element: Int, in tape: JSONTape) -> RectangleDialect {
    known.first { dialect in dialect.marks.contains { dialect.value([$0], of: element, in: tape) != nil } }
      ?? guessed
  }

  /// Returns the first of some keys that an element has, also in the objects that hold a part of its properties.
  func value(_ keys: [StaticString], of element: Int, in tape: JSONTape) -> Int? {
    for key in keys {
      if let found = tape.member(key, of: element) { return found }
    }
    for part in inner {
      guard let object = tape.member(part, of: element) else { continue }
      for key in keys {
        if let found = tape.member(key, of: object) { return found }
      }
    }
    return nil
  }
}
