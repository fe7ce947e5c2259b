import Fingerpost
import FingerpostProperties
public import FingerpostScreens
import Foundation

/// A screen written down as a scenario: the same areas of the screen lead to the same recognizers.
///
/// Views keep their geometry and what hit testing asks of them, and lose their controllers. Controls and scroll views
/// that compete with a recognizer stay what they are; other views lose their classes. Views that make no difference to
/// what acts on a touch are left out, so that a dump of hundreds comes down to a few.
public struct ScreenScenario {
  /// The scenario, with an id for every recognizer and no script.
  public private(set) var scenario: Scenario
  /// What the input has and the scenario lacks, a sentence each.
  public private(set) var losses: [String]
  /// Whether the screen has recognizers that the input does not describe.
  package private(set) var hasUntoldRecognizers = false
  /// What else the input says, which a scenario has no words for.
  package private(set) var background = ScenarioBackground()

  let screen: Screen
  private let actors: ScreenActors
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
    self.init(screen, name: name, tree: tree, ScreenActors(screen))
  }

  /// Writes all of a screen down: no view is left out, and whatever is of a standard class stays that.
  ///
  /// - Parameters:
  ///   - screen: the screen.
  ///   - name: what errors call the scenario.
  package init(whole screen: Screen, name: String) {
    self.init(screen, name: name, tree: nil, ScreenActors(keepingAllOf: screen))
  }

  private init(_ screen: Screen, name: String, tree: Int?, _ actors: ScreenActors) {
    (self.screen, self.actors) = (screen, actors)
    losses = []
    let roots = ScreenBuilder(screen, tree: tree).shownRoots
    scenario = Scenario(
      name: name, title: name, rules: [], eventRules: screen.eventRules, screenSize: Self.size(screen, roots),
      observed: ScenarioFamily.observedByDefault, expect: nil, nodes: [], script: [], hooks: [])
    let isKept = ScreenPruning(screen, actors: actors, roots: roots).isKept
    for (index, view) in screen.views.enumerated() where isKept[index] { append(view, index, roots) }
    redirect()
    zoom()
    let lost = addRecognizers()
    (losses, hasUntoldRecognizers) = (lost.sentences, lost.hasUntold)
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
    node.id = Self.viewID(view).map { allocateID($0) }
    if !isWindow, let standard = actors.classes[index], let known = ScenarioClass(rawValue: standard.rawValue)
    {
      node.viewClass = known
      if standard == .segmentedControl { node.control = ScenarioControl(segments: ["1", "2"]) }
    }
    node.settings = Self.settings(of: view, as: isWindow ? .window : node.viewClass)
    switch view.hitOverride {
    case .passThrough: node.hitTest = .nilForSelf
    case .always: node.pointInside = .always
    case .never: node.pointInside = .never
    case .inset(let insets):
      node.pointInside = .inset(
        top: Double(insets.top), left: Double(insets.left), bottom: Double(insets.bottom),
        right: Double(insets.right))
    case .redirect, .reachesTo, .sparing, .passThroughBoth, .asksOutside, .asksUnseen, nil: break
    }
    nodes[index] = scenario.nodes.count
    background.views[scenario.nodes.count] = view
    scenario.nodes.append(node)
  }

  /// Names the view that zooms in each scroll view that can: its first subview.
  private mutating func zoom() {
    for (index, view) in screen.views.enumerated() {
      guard view.scrolling?.canZoom == true, let node = nodes[index],
        scenario.nodes[node].viewClass == .scrollView,
        let content = scenario.nodes.firstIndex(where: { $0.parent == node && $0.link == .subview })
      else { continue }
      if scenario.nodes[content].id == nil { scenario.nodes[content].id = allocateID("content") }
      scenario.nodes[node].zooms = content
    }
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
      if scenario.nodes[other].id == nil { scenario.nodes[other].id = allocateID("target") }
      scenario.nodes[node].hitTest = .redirect(other)
    }
  }

  /// The geometry, about the middle of the bounds as scenarios have it, and what is not at its default.
  private static func settings(of view: ScreenView, as viewClass: ScenarioClass) -> [ScenarioSetting] {
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
    if viewClass == .window, view.windowLevel.isFinite, view.windowLevel != 0 {
      values["level"] = .number(view.windowLevel)
    }
    if view.isHidden { values["isHidden"] = .flag(true) }
    if viewClass.isControl, view.isEnabled == false { values["isEnabled"] = .flag(false) }
    if viewClass == .slider { values["value"] = .number(0.5) }
    if viewClass == .scrollView { copyScrolling(of: view, into: &values) }
    return Property.stated(by: viewClass).compactMap { property in
      values[property.name].map { ScenarioSetting(property: property, value: $0) }
    }
  }

  /// What the input says of scrolling; where it says nothing of the content, there is room on all sides.
  private static func copyScrolling(of view: ScreenView, into values: inout PropertyValues) {
    for property in Property.stated(by: .scrollView) where property.belongs(to: UIScrollView.self) {
      if let value = view.scrolling?[property.name] { values[property.name] = value }
    }
    // The bounds say where the content is.
    values["contentOffset"] = nil
    if view.scrolling?.canZoom != true {
      for name in ["minimumZoomScale", "maximumZoomScale", "zoomScale"] { values[name] = nil }
    }
    if let size = view.scrolling?.contentSize, size.width.isFinite, size.height.isFinite {
      if view.isTable { values["alwaysBounceVertical"] = .flag(true) }
      if view.scrolling?["contentInset"] == nil { values["contentInset"] = rest(of: view, size) }
      return
    }
    let (bounds, room) = (view.bounds.finite, 10_000.0)
    values["contentSize"] = .numbers([Double(bounds.maxX) + room, Double(bounds.maxY) + room])
    values["contentInset"] = .numbers([room - Double(bounds.minY), room - Double(bounds.minX), 0, 0])
  }

  /// Insets with which content rests where it is: lldb does not print those that bars add.
  private static func rest(of view: ScreenView, _ size: CGSize) -> PropertyValue? {
    let bounds = view.bounds.finite
    let (left, top) = (max(0, -Double(bounds.minX)), max(0, -Double(bounds.minY)))
    // Content that is smaller than the view rests at its beginning.
    let right = bounds.minX > 0 ? max(0, Double(bounds.maxX - size.width)) : 0
    let bottom = bounds.minY > 0 ? max(0, Double(bounds.maxY - size.height)) : 0
    return left + top + right + bottom > 0 ? .numbers([top, left, bottom, right]) : nil
  }

  // MARK: - Recognizers

  private mutating func addRecognizers() -> ScreenLosses {
    let placed = screen.placedRecognizers
    var played: [Int?] = Array(repeating: nil, count: placed.count)
    var references: [ScenarioBackground.Reference?] = Array(repeating: nil, count: placed.count)
    var parts: Set<Int> = []
    for (index, recognizer) in placed.enumerated() {
      if let part = recognizer.recognizer.part, let view = nodes[recognizer.view],
        scenario.nodes[view].viewClass == .scrollView
      {
        references[index] = .part(part, of: view)
        parts.insert(index)
        continue
      }
      if recognizer.recognizer.showsRowActions, recognizer.recognizer.isEnabled,
        let view = nodes[recognizer.view], scenario.nodes[view].viewClass == .scrollView
      {
        scenario.nodes[view].showRowActions()
        references[index] = .rowSwipe(of: view)
        parts.insert(index)
        continue
      }
      guard let view = nodes[recognizer.view], let gesture = ScenarioGesture(recognizer.recognizer) else {
        continue
      }
      var node = node(.recognizer, parent: view, line: recognizer.recognizer.line)
      node.id = allocateID(Self.recognizerID(recognizer.recognizer, gesture.kind))
      node.gesture = gesture
      if gesture.kind == .screenEdgePan, gesture.values.edges == nil {
        node.gesture?.set("edges", .words(["left"]))
      }
      note(recognizer.recognizer, as: scenario.nodes.count)
      references[index] = .node(scenario.nodes.count)
      played[index] = scenario.nodes.count
      scenario.nodes.append(node)
    }
    let graph = FailureGraph(placed)
    for (index, requirements) in graph.requirements.enumerated() {
      if let node = played[index] {
        scenario.nodes[node].gesture?.requireToFail = requirements.compactMap { played[$0] }
      }
      guard let one = references[index] else { continue }
      for required in requirements where parts.contains(index) || parts.contains(required) {
        guard let other = references[required] else { continue }
        background.requirements.append(ScenarioBackground.Requirement(recognizer: one, other: other))
      }
    }
    return ScreenLosses(screen, played: references.map { $0 != nil })
  }

  private mutating func note(_ recognizer: ScreenRecognizer, as node: Int) {
    if recognizer.isInstalledByUIKit { background.installed.insert(node) }
    if recognizer.isNavigationPop { background.navigationPops.insert(node) }
    if case .object = recognizer.delegate { background.delegated.insert(node) }
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

  private mutating func allocateID(_ base: String) -> String {
    var (id, number) = (base, 1)
    while !ids.insert(id).inserted {
      number += 1
      id = "\(base)\(number)"
    }
    return id
  }
}

nonisolated extension ScenarioNode {
  /// Gives a scroll view, which stands for a list, the pan that shows the actions of its rows.
  fileprivate mutating func showRowActions() {
    let name = "showsRowActions"
    guard !settings.contains(where: { $0.property.name == name }),
      let property = Property.stated(by: viewClass).first(where: { $0.name == name })
    else { return }
    settings.append(ScenarioSetting(property: property, value: .flag(true)))
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
