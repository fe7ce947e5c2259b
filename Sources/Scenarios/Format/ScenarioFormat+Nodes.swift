import Fingerpost
import FingerpostLists
import FingerpostProperties
import FingerpostScreens
import FingerpostText
import Foundation

nonisolated extension ScenarioFormat {
  typealias NodeRow = ScenarioRow<ScenarioNode>

  /// The table of a node.
  static func table(of node: ScenarioNode) -> ScenarioMapping<ScenarioNode> {
    switch node.role {
    case .application: application
    case .delegate: applicationDelegate
    case .window: window
    case .viewController: node.link == .owningController ? owningController : viewController
    case .view: view(node.viewClass)
    case .recognizer: gesture(node.gesture?.kind ?? .custom)
    }
  }

  static let application = node(
    "application", "the application",
    responder + [
      below(.delegate, .definition("applicationDelegate")),
      .optional("applicationSupportsShakeToEdit", \.supportsShakeToEdit, .flag),
    ])

  static let applicationDelegate = node("applicationDelegate", "the application's delegate", responder)

  static let viewController = node(
    "viewController", "a view controller",
    [id, below(.viewOfController, .definition("view"))] + handling
      + [below(.presented, .definition("viewController"))])

  /// A controller that is under the view that it owns.
  static let owningController = node(
    "owningController", "a view controller under its own view",
    responder + [below(.presented, .definition("viewController"))])

  static let window = node(
    "window", "a window",
    [id, .elsewhere("class", .schema(("const", .text(ScenarioClass.window.rawValue))))] + handling + contents
      + [
        below(.rootViewController, .definition("viewController")),
        .optional("key", \.isKey, .flag),
        .settings(Property.stated(by: .window), \.settings, isSorted: true),
      ] + overrides)

  static let viewClasses = ScenarioClass.allCases.filter { $0 != .window }

  /// A view of a class.
  static func view(_ viewClass: ScenarioClass) -> ScenarioMapping<ScenarioNode> {
    views[viewClass, default: view(of: viewClass)]
  }

  // Looked up only, never walked.
  private static let views = Dictionary(
    uniqueKeysWithValues: viewClasses.map { ($0, view(of: $0)) })

  private static func view(of viewClass: ScenarioClass) -> ScenarioMapping<ScenarioNode> {
    var rows = [id, viewClassRow] + listParts + handling + contents
    rows.append(below(.owningController, .definition("owningController")))
    rows.append(.settings(Property.stated(by: viewClass), \.settings, isSorted: true))
    rows += overrides
    if viewClass.isControl { rows += ScenarioRow.rows(of: \.control, control) }
    if viewClass == .segmentedControl { rows += ScenarioRow.rows(of: \.control, segments) }
    if viewClass.scrolls { rows += scrolling }
    let isNamed = viewClass.isControl || viewClass.scrolls
    return node(viewClass.rawValue, isNamed ? "a \(viewClass.rawValue)" : "a view", rows)
  }

  private static func node(
    _ name: String, _ what: String, _ rows: [NodeRow]
  ) -> ScenarioMapping<ScenarioNode> {
    let last = ["key"] + (overrides + scrolling).flatMap(\.keys)
    return ScenarioMapping(
      name, what,
      writtenLast: last + [
        "segments", "beginTracking", "continueTracking", "targets", "actions",
        "applicationSupportsShakeToEdit", "touches",
      ], rows)
  }

  // MARK: - Rows

  /// The reader gives ids before all else, so that an error can name who has one.
  static let id = NodeRow.custom("id", .definition("id")) { node, _ in node.id.map { .text($0) } }

  private static let viewClassRow = NodeRow.custom("class", .type("string")) { node, _ in
    node.viewClass == .view ? nil : .text(node.viewClass.rawValue)
  }

  /// Where in a list a subview lies.
  private static let listParts: [NodeRow] = [
    listPart("inRow", "lies in one of its rows", "a section and a row, such as 0:3", 2) {
      .row(IndexPath(item: $0[1], section: $0[0]))
    } numbers: {
      if case .row(let path) = $0 { [path.section, path.item] } else { nil }
    },
    listPart("inHeader", "lies in one of its headers", "a section, such as 0", 1) {
      .header($0[0])
    } numbers: {
      if case .header(let section) = $0 { [section] } else { nil }
    },
    listPart("inFooter", "lies in one of its footers", "a section, such as 0", 1) {
      .footer($0[0])
    } numbers: {
      if case .footer(let section) = $0 { [section] } else { nil }
    },
  ]

  private static func listPart(
    _ key: String, _ what: String, _ expected: String, _ count: Int,
    _ make: @escaping @Sendable ([Int]) -> ScenarioNode.ListPart,
    numbers: @escaping @Sendable (ScenarioNode.ListPart) -> [Int]?
  ) -> NodeRow {
    .custom(key, .type(count == 1 ? "integer" : "string")) { item, node, reader throws(ScenarioError) in
      guard let parent = node.parent, reader.scenario.nodes[parent].viewClass.isList, node.link == .subview
      else { throw ScenarioError(item.place, "only a subview of a list \(what)") }
      guard let numbers = Self.numbers(try item.text(expected), count: count) else {
        throw item.mismatch(expected)
      }
      node.listPart = make(numbers)
    } write: { node, _ in
      guard let numbers = node.listPart.flatMap(numbers) else { return nil }
      return count == 1 ? .count(numbers[0]) : .text(numbers.map(String.init).joined(separator: ":"))
    }
  }

  /// Numbers from 0 with colons between them, as places in a list are written.
  static func numbers(_ text: some StringProtocol, count: Int) -> [Int]? {
    let numbers = text.split(separator: ":", omittingEmptySubsequences: false).map { Int($0) ?? -1 }
    return numbers.count == count && numbers.allSatisfy { $0 >= 0 } ? numbers : nil
  }

  private static let responder = [id] + handling

  /// What responders do.
  private static let handling: [NodeRow] = [
    .optional("touches", \.touches, .word("a way to take touches")),
    .part("actions", \.actions, .list("a list of actions, such as [save]", of: .action), unless: []),
  ]

  private static let contents = [
    below(.subview, .listOf(.definition("view"))),
    below(.recognizer, .listOf(.definition("gestureRecognizer"))),
  ]

  /// Nodes below the node, which are read and written without recursion.
  private static func below(_ link: ScenarioNode.Link, _ schema: JSONValue) -> NodeRow {
    NodeRow.elsewhere(link.rawValue, schema)
  }

  private static let overrides: [NodeRow] = [
    .optional("pointInside", \.pointInside, .pointInside),
    .optional("hitTest", \.hitTest, .hitTest),
    .optional("nextResponder", \.nextResponder, .node()),
    .optional("gestureRecognizerShouldBegin", \.shouldBegin, .beginning(namesOthers: true)),
  ]

  private static let control: [ScenarioRow<ScenarioControl>] = [
    .part(
      "targets", \.targets, .list("a list of targets", of: target.value(of: ScenarioTarget())), unless: []),
    .optional("beginTracking", \.beginTracking, .flag),
    .optional("continueTracking", \.continueTracking, .flag),
  ]

  private static let segments: [ScenarioRow<ScenarioControl>] = [
    .part("segments", \.segments, .list("a list of titles", of: .text("a title")), unless: [])
  ]

  private static let scrolling: [NodeRow] = [
    .optional("touchesShouldBegin", \.touchesShouldBegin, .choice(of: [.view])),
    .optional("touchesShouldCancel", \.touchesShouldCancel, .choice(of: [.view])),
    .optional("zooms", \.zooms, .node(of: [.view]) { "a view zooms, and \($0)" }),
  ]

  // MARK: - Parts

  static let transform = ScenarioMapping<CGAffineTransform>(
    "transform", "a transform", [.elsewhere("rotate", .type("number")), .elsewhere("scale", .type("number"))])

  /// A target of a control.
  static let target = ScenarioMapping<ScenarioTarget>(
    "target", "a target",
    [
      .part(
        "events", \.events,
        .list("a list of control events, such as [touchUpInside]", of: .word("a control event")),
        missing: "a target needs “events”, such as [touchUpInside]"),
      .part("action", \.action, .action, missing: "a target needs “action”, the name of what it is sent"),
      .part("target", \.target, .receiver),
    ])

  static let insets = ScenarioMapping<[Double]>(
    "insets", "pointInside",
    [
      .part(
        "inset", \.self, .numbers("top", "left", "bottom", "right"),
        missing: "expected { inset: [top, left, bottom, right] }, found a mapping")
    ])

  static let redirection = ScenarioMapping<Int>(
    "redirection", "hitTest",
    [
      .part(
        "redirect", \.self, .node(of: [.view, .window]) { "hit testing answers views, and \($0)" },
        missing: "expected { redirect: id }, found a mapping")
    ])
}

nonisolated extension ScenarioValue<String> {
  /// The name of an action, which is a callback that log lines can name.
  static var action: Self {
    Self(.definition("id")) { item throws(ScenarioError) in
      let name = try item.text("the name of an action")
      guard ScenarioReader.isID(name) else {
        throw ScenarioError(
          item.place,
          "the name of an action is made of letters, digits, “_”, “-” and “$”, unlike “\(PlainText.excerpt(name))”"
        )
      }
      guard ScenarioCallback(rawValue: name) == nil else {
        throw ScenarioError(item.place, "“\(name)” is a callback of this format and cannot be an action")
      }
      return name
    } write: {
      .text($0)
    }
  }
}

nonisolated extension ScenarioValue<Int?> {
  /// The receiver of a control's action: a responder, or nothing where it is looked for.
  static var receiver: Self {
    let responders: [ScenarioNode.Role] = [.application, .delegate, .window, .viewController, .view]
    let node = ScenarioValue<Int>.node(of: responders, "an id, or null") {
      "\($0), and a responder is expected here"
    }
    return Self(schema: .either(.type("null"), node.schema)) {
      item, reader throws(ScenarioError) in
      item.isNothing ? nil : try node.read(item, reader)
    } write: { index, writer throws(ScenarioError) in
      if let index { try node.write(index, writer) } else { .plain("null") }
    }
  }
}

nonisolated extension ScenarioValue<ScenarioNode.PointInside> {
  static var pointInside: Self {
    let insets = ScenarioFormat.insets.value(of: [])
    return Self(schema: .either(.words(["always", "never"]), insets.schema)) {
      item, reader throws(ScenarioError) in
      if case .map = item.content {
        let numbers = try insets.read(item, reader)
        return .inset(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
      }
      let expected = "always, never or { inset: [top, left, bottom, right] }"
      switch try item.text(expected) {
      case "always": return .always
      case "never": return .never
      default: throw item.mismatch(expected)
      }
    } write: { answer, writer throws(ScenarioError) in
      switch answer {
      case .always: .text("always")
      case .never: .text("never")
      case .inset(let top, let left, let bottom, let right):
        try insets.write([top, left, bottom, right], writer)
      }
    }
  }
}

nonisolated extension ScenarioValue<ScenarioNode.HitTest> {
  static var hitTest: Self {
    let redirection = ScenarioFormat.redirection.value(of: 0)
    let schema = JSONValue.either(.words(["nil-for-self"]), redirection.schema)
    return Self(schema: schema) { item, reader throws(ScenarioError) in
      if case .map = item.content { return .redirect(try redirection.read(item, reader)) }
      let expected = "nil-for-self or { redirect: id }"
      guard try item.text(expected) == "nil-for-self" else { throw item.mismatch(expected) }
      return .nilForSelf
    } write: { answer, writer throws(ScenarioError) in
      switch answer {
      case .nilForSelf: .text("nil-for-self")
      case .redirect(let index): try redirection.write(index, writer)
      }
    }
  }
}
