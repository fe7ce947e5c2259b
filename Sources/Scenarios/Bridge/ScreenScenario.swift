import Fingerpost
import FingerpostProperties
public import FingerpostScreens
import Foundation

/// A screen written down as a scenario: the same areas of the screen lead to the same recognizers.
///
/// Views keep their geometry and what hit testing asks of them, and lose their classes and controllers. Those that
/// make no difference to which recognizers get a touch are left out, so that a dump of hundreds comes down to a few.
public struct ScreenScenario {
  /// The scenario, with an id for every recognizer and no script.
  public private(set) var scenario: Scenario
  /// What the input has and the scenario lacks, a sentence each.
  public private(set) var losses: [String]

  let screen: Screen
  /// The index of each view's node. Looked up only, never walked.
  private var nodes: [Int: Int] = [:]
  /// The ids that are taken.
  private var ids: Set<String> = ["application"]

  /// Writes a screen down.
  ///
  /// - Parameters:
  ///   - screen: the screen.
  ///   - name: what errors call the scenario.
  ///   - tree: the number of the tree to write down, as ``ScreenBuilder/tree`` has it.
  public init(_ screen: Screen, name: String, tree: Int? = nil) {
    self.screen = screen
    losses = []
    let roots = ScreenBuilder(screen, tree: tree).shownRoots
    scenario = Scenario(
      name: name, title: name, rules: [], eventRules: screen.eventRules, screenSize: Self.size(screen, roots),
      observed: ScenarioFamily.observedByDefault, expect: nil, nodes: [], script: [], hooks: [])
    let isKept = ScreenPruning(screen, roots: roots).isKept
    for (index, view) in screen.views.enumerated() where isKept[index] { append(view, index, roots) }
    redirect()
    losses = addRecognizers()
  }

  /// What the input says, or the smallest screen that holds all that is shown, as far as it goes right and down from the origin.
  private static func size(_ screen: Screen, _ roots: [Int]) -> CGSize {
    if let size = screen.size { return size }
    var size = CGSize.zero
    for root in roots where screen.views[root].frame.maxX.isFinite && screen.views[root].frame.maxY.isFinite {
      size.width = max(size.width, screen.views[root].frame.maxX)
      size.height = max(size.height, screen.views[root].frame.maxY)
    }
    return size.width > 0 && size.height > 0 ? size : CGSize(width: 400, height: 800)
  }

  // MARK: - Views

  private mutating func append(_ view: ScreenView, _ index: Int, _ roots: [Int]) {
    let isRoot = roots.contains(index)
    var parent = isRoot ? nil : view.parent.flatMap { nodes[$0] }
    if isRoot, !view.isWindow {
      // The window of a tree that has none takes no touch itself and confines nothing.
      var host = node(.window, parent: nil, line: 0)
      host.hitTest = .nilForSelf
      host.pointInside = .always
      parent = scenario.nodes.count
      scenario.nodes.append(host)
    }
    let isWindow = isRoot && view.isWindow
    var node = node(isWindow ? .window : .view, parent: parent, line: view.line)
    node.id = Self.viewID(view).map { takeID($0) }
    node.settings = Self.settings(of: view, isWindow: isWindow)
    switch view.hitOverride {
    case .passThrough: node.hitTest = .nilForSelf
    case .always: node.pointInside = .always
    case .never: node.pointInside = .never
    case .inset(let insets):
      node.pointInside = .inset(
        top: Double(insets.top), left: Double(insets.left), bottom: Double(insets.bottom),
        right: Double(insets.right))
    case .redirect, .reachesTo, .sparing, .passThroughBoth, nil: break
    }
    nodes[index] = scenario.nodes.count
    scenario.nodes.append(node)
  }

  private func node(_ role: ScenarioNode.Role, parent: Int?, line: Int) -> ScenarioNode {
    var node = ScenarioNode(
      role: role, link: role == .recognizer ? .recognizer : parent == nil ? .none : .subview, parent: parent,
      place: ScenarioPlace(line: line, column: 1, path: .root))
    if role == .window { node.viewClass = .window }
    return node
  }

  private mutating func redirect() {
    for (index, view) in screen.views.enumerated() {
      guard case .redirect(let target) = view.hitOverride, let node = nodes[index], let other = nodes[target]
      else { continue }
      if scenario.nodes[other].id == nil { scenario.nodes[other].id = takeID("target") }
      scenario.nodes[node].hitTest = .redirect(other)
    }
  }

  /// The geometry, about the middle of the bounds as scenarios have it, and what is not at its default.
  private static func settings(of view: ScreenView, isWindow: Bool) -> [ScenarioSetting] {
    var values = PropertyValues()
    let (bounds, transform) = (view.bounds.finite, view.transform.finite)
    let fromAnchor = CGPoint(
      x: (0.5 - view.anchorPoint.x) * bounds.width, y: (0.5 - view.anchorPoint.y) * bounds.height
    ).applying(
      CGAffineTransform(a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: 0, ty: 0))
    let center = CGPoint(x: view.center.x + fromAnchor.x, y: view.center.y + fromAnchor.y).finite
    if bounds.origin == .zero, bounds.size.width >= 0, bounds.size.height >= 0, transform == .identity {
      let origin = CGPoint(x: center.x - bounds.width / 2, y: center.y - bounds.height / 2)
      values["frame"] = PropertyValue(CGRect(origin: origin, size: bounds.size))
    } else {
      values["bounds"] = PropertyValue(bounds)
      values["center"] = .numbers([Double(center.x), Double(center.y)])
      if transform != .identity { values["transform"] = PropertyValue(transform) }
    }
    if view.alpha != 1 { values["alpha"] = .number(view.alpha.isFinite ? min(max(view.alpha, 0), 1) : 0) }
    if !view.isUserInteractionEnabled { values["isUserInteractionEnabled"] = .flag(false) }
    if view.isMultipleTouchEnabled == true { values["isMultipleTouchEnabled"] = .flag(true) }
    if view.isExclusiveTouch == true { values["isExclusiveTouch"] = .flag(true) }
    if isWindow, view.windowLevel.isFinite, view.windowLevel != 0 {
      values["level"] = .number(view.windowLevel)
    }
    if view.isHidden { values["isHidden"] = .flag(true) }
    return Property.stated(by: isWindow ? .window : .view).compactMap { property in
      values[property.name].map { ScenarioSetting(property: property, value: $0) }
    }
  }

  // MARK: - Recognizers

  private mutating func addRecognizers() -> [String] {
    let placed = screen.placedRecognizers
    var played: [Int?] = Array(repeating: nil, count: placed.count)
    for (index, recognizer) in placed.enumerated() {
      guard let view = nodes[recognizer.view], let gesture = ScenarioGesture(recognizer.recognizer) else {
        continue
      }
      var node = node(.recognizer, parent: view, line: recognizer.recognizer.line)
      node.id = takeID(Self.recognizerID(recognizer.recognizer, gesture.kind))
      node.gesture = gesture
      played[index] = scenario.nodes.count
      scenario.nodes.append(node)
    }
    let graph = FailureGraph(placed)
    for (index, requirements) in graph.requirements.enumerated() {
      guard let node = played[index] else { continue }
      scenario.nodes[node].gesture?.requireToFail = requirements.compactMap { played[$0] }
    }
    return ScreenLosses(screen, played: played.map { $0 != nil }).sentences
  }

  /// Its own name, or the action that it sends, or its kind with its address.
  private static func recognizerID(_ recognizer: ScreenRecognizer, _ kind: GestureKind) -> String {
    let action = recognizer.targets?.first.map { String($0.action.prefix { $0 != ":" }) }
    for name in [recognizer.name, action] {
      if let name, ScenarioReader.isID(name) { return name }
    }
    let address = recognizer.address.map { "_\($0)" } ?? ""
    return ScenarioReader.isID(kind.rawValue + address) ? kind.rawValue + address : kind.rawValue
  }

  /// The class without its module, unless it says nothing.
  private static func viewID(_ view: ScreenView) -> String? {
    let short = view.className.split(separator: ".").last.map(String.init) ?? ""
    let word = String(short.prefix { ScenarioReader.isID(String($0)) })
    return word.isEmpty || word == "UIView" || word == "UIWindow" ? nil : String(word.prefix(60))
  }

  private mutating func takeID(_ base: String) -> String {
    var (id, number) = (base, 1)
    while !ids.insert(id).inserted {
      number += 1
      id = "\(base)\(number)"
    }
    return id
  }
}

nonisolated extension CGPoint {
  /// The point, with 0 for what is not a number.
  fileprivate var finite: CGPoint { CGPoint(x: x.isFinite ? x : 0, y: y.isFinite ? y : 0) }
}

nonisolated extension CGRect {
  /// The rectangle, with 0 for what is not a number.
  fileprivate var finite: CGRect {
    CGRect(
      origin: origin.finite,
      size: CGSize(width: width.isFinite ? width : 0, height: height.isFinite ? height : 0))
  }
}

nonisolated extension CGAffineTransform {
  /// The transform, or the identity where it holds what is not a number.
  fileprivate var finite: CGAffineTransform {
    [a, b, c, d, tx, ty].allSatisfy(\.isFinite) ? self : .identity
  }
}
