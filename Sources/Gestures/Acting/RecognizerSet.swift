import FingerpostProperties
import FingerpostScreens
import FingerpostText
import Foundation

/// The recognizers of a screen: which are in play for a touch, their names, and which waits for which.
package nonisolated struct RecognizerSet {
  /// What an input says of the recognizers of one view.
  package enum Knowledge {
    /// Everything, or nearly so.
    case told
    /// That there are some, but not which.
    case untold
    /// Nothing: there may be some or not.
    case unasked
  }

  package let placed: [Screen.PlacedRecognizer]
  package let graph: FailureGraph
  private let views: [ScreenView]
  private let kind: Screen.Kind
  private let hasElementTypes: Bool
  private let standards: [StandardClass?]
  /// Looked up only, never walked: the first recognizer of each view.
  private let firsts: [Int: Int]
  /// What each recognizer is called.
  private let names: [String]
  /// Looked up only, never walked: how many recognizers share a name.
  private let counts: [String: Int]

  package init(_ screen: Screen) {
    let placed = screen.placedRecognizers
    self.placed = placed
    graph = FailureGraph(placed)
    views = screen.views
    kind = screen.kind
    hasElementTypes = screen.hasElementTypes
    var firsts: [Int: Int] = [:]
    for (index, recognizer) in placed.enumerated() where firsts[recognizer.view] == nil {
      firsts[recognizer.view] = index
    }
    self.firsts = firsts
    standards = screen.standardClasses()
    names = Self.names(of: placed, screen)
    counts = Self.counts(names)
  }

  package subscript(index: Int) -> ScreenRecognizer { placed[index].recognizer }

  /// The recognizers of a view, in the order of its property.
  package func recognizers(of view: Int) -> Range<Int> {
    guard let first = firsts[view] else { return 0..<0 }
    return first..<(first + views[view].standardRecognizers.count + (views[view].recognizers?.count ?? 0))
  }

  /// The view that acts, or whose recognizer does.
  package func view(of actor: Activity.Actor) -> Int {
    switch actor {
    case .recognizer(let index): placed[index].view
    case .view(let view): view
    }
  }

  /// Those on a view and on everything above it, the view's own first. [GR-20, GR-23]
  package func above(_ view: Int, _ lineage: Lineage) -> [Int] {
    lineage.line(view).reversed().flatMap { Array(recognizers(of: $0)) }
  }

  /// What the input says of a view's recognizers.
  package func knowledge(of view: Int) -> Knowledge {
    let data = views[view]
    if data.recognizers != nil { return .told }
    if data.hasRecognizers { return .untold }
    switch kind {
    case .recursiveDescription, .scenario: return .told
    case .elementTree, .pageSource, .accessibilityTree, .detox, .earlGrey, .sentry, .export, .viewHierarchy:
      return .unasked
    }
  }

  /// Which of its view's own recognizers it is, if views of the class have such recognizers.
  package func part(_ index: Int) -> ScreenRecognizer.Part? {
    guard let part = self[index].part else { return nil }
    let view = placed[index].view
    if part == .textTap, standards[view] == .textField { return part }
    guard standards[view] == .scrollView, !part.isOfText || isTextView(view) else { return nil }
    return part
  }

  /// The scroll view that a pan scrolls which was moved from it to another view; nil for any other. [SCR-1]
  package func scrollView(movedBy index: Int) -> Int? {
    placed[index].movedFrom(views).flatMap { address in
      views.indices.first { views[$0].address == address && standards[$0] == .scrollView }
    }
  }

  /// Whether a view is played as a text view.
  package func isTextView(_ view: Int) -> Bool {
    standards[view] == .scrollView && views[view].isTextView(hasElementTypes)
  }

  /// Whether it is played, as itself or by a stand-in.
  package func isPlayed(_ index: Int) -> Bool {
    switch part(index) {
    // Without a delegate that names a view to zoom, a scroll view has none.
    case .scrollPinch: kind == .scenario || views[placed[index].view].scrolling?.canZoom == true
    case .scrollPan, .scrollDelay, .textTap, .textDoubleTap, .textPress, .linkTap, .linkPress: true
    case nil: self[index].playedKind != nil || self[index].interactionPart != nil
    }
  }

  /// Whether the class of its view may be there for it: one of the application's, which it tells of its gesture.
  package func isOwn(_ index: Int) -> Bool {
    let view = views[placed[index].view]
    guard !ClassName(view.className).isOfSystem else { return false }
    guard let targets = self[index].targets, !targets.isEmpty else { return true }
    return targets.contains { target in
      target.className == view.className || target.address.map { $0 == view.address } == true
    }
  }

  /// Whether it requires its own failure, and so never acts. [ARB-25]
  package func waitsForItself(_ index: Int) -> Bool { graph.requirements[index].contains(index) }

  /// Whether it is of a class of which nothing is known, and may act.
  package func isUnknownKind(_ index: Int) -> Bool {
    self[index].isEnabled && self[index].standing == .unknown && !ClassName(self[index].className).isOfSystem
  }

  /// A recognizer of a view that recognizes nothing because of its class. [TAP-12]
  package func abstract(on view: Int) -> Int? {
    recognizers(of: view).first { self[$0].isAbstract && self[$0].isEnabled }
  }

  /// Which recognizer acts when one has recognized; nil for what only orders others.
  ///
  /// A context menu is that of the press, and comes up when the press has been long enough.
  func actor(for index: Int) -> Int? {
    switch self[index].interactionPart {
    case nil, .lift: index
    case .dragFailure, .dragExclusion, .menuExclusion: nil
    case .menuPress: partner(.menuFailure, of: index) == nil ? index : nil
    case .menuFailure: partner(.menuPress, of: index)
    }
  }

  private func partner(_ part: ScreenRecognizer.InteractionPart, of index: Int) -> Int? {
    placed.indices.first { placed[$0].view == placed[index].view && self[$0].interactionPart == part }
  }

  // MARK: - Names

  /// The recognizer's name, or its class and what distinguishes it from others of the class.
  package func short(_ index: Int) -> Sentence {
    let name: Sentence = "\(code: names[index])"
    guard counts[names[index], default: 0] > 1 else { return name }
    let view = views[placed[index].view]
    if let address = self[index].address ?? (self[index].assumedPart == nil ? nil : view.address) {
      return "\(name) (\(address))"
    }
    if self[index].assumedPart != nil { return name }
    return "\(name) on \(code: ClassName(view.className).short)"
  }

  /// The recognizer's name as text.
  package func brief(_ index: Int) -> String { short(index).plain }

  /// What kind of recognizer it is and what it is called, such as `the tap recognizer hideKeyboard`.
  package func described(_ index: Int) -> Sentence {
    let name = short(index)
    guard let kind = self[index].playedKind, part(index) == nil else { return name }
    if name.plain == self[index].className { return "the \(name)" }
    return "the \(kind.words) recognizer \(name)"
  }

  /// The recognizer's name with its class and address, unless the name says them.
  package func full(_ index: Int) -> Sentence {
    let name = names[index]
    if self[index].assumedPart != nil { return short(index) }
    let className = ClassName(self[index].className).short
    var marks = className == name ? [] : [className]
    if let address = self[index].address, address != name { marks.append(address) }
    return marks.isEmpty ? "\(code: name)" : "\(code: name) (\(marks.joined(separator: ", ")))"
  }

  /// The names of recognizers: their own, else the action, which says more than a class of UIKit's, else the class.
  private static func names(of placed: [Screen.PlacedRecognizer], _ screen: Screen) -> [String] {
    var names = placed.map { placed in
      placed.recognizer.assumedPart.map { name($0, of: screen.views[placed.view], screen.kind) }
        ?? name(placed.recognizer, screen.kind)
    }
    let counts = counts(names)
    let actions = placed.map { placed -> String in
      guard let action = placed.recognizer.targets?.first?.action, !action.isEmpty else { return "" }
      return PlainText.line(action, limit: 60)
    }
    for index in names.indices where placed[index].recognizer.name == nil && screen.kind != .scenario {
      let isUIKit =
        GestureKind(className: placed[index].recognizer.className) != nil
        || placed[index].recognizer.isAbstract
      guard isUIKit || counts[names[index], default: 0] > 1 else { continue }
      if !actions[index].isEmpty { names[index] = actions[index] }
    }
    return names
  }

  private static func counts(_ names: [String]) -> [String: Int] {
    var counts: [String: Int] = [:]
    for name in names { counts[name, default: 0] += 1 }
    return counts
  }

  private static func name(_ part: ScreenRecognizer.Part, of view: ScreenView, _ kind: Screen.Kind) -> String
  {
    let owner = kind == .scenario ? view.address : nil
    return "\(PlainText.line(owner ?? ClassName(view.className).short, limit: 50)).\(part.word)"
  }

  private static func name(_ recognizer: ScreenRecognizer, _ kind: Screen.Kind) -> String {
    if kind == .scenario, let id = recognizer.address { return PlainText.line(id, limit: 60) }
    // What a class or a name of UIKit's own stands for says more than it does.
    if recognizer.isNavigationPop, recognizer.playedKind == .screenEdgePan {
      return "interactivePopGestureRecognizer"
    }
    if recognizer.movesSheet { return "sheet.pan" }
    if let part = recognizer.interactionPart { return part.words }
    if let name = recognizer.name, !name.isEmpty { return PlainText.line(name, limit: 60) }
    return PlainText.line(ClassName(recognizer.className).short, limit: 60)
  }

  // MARK: - Looking for one

  /// The recognizers that a name means, by the first of these that any fulfils: its address; its name; its class,
  /// with or without module; its action, with or without what follows its first colon; the end of its class's name;
  /// the same ignoring case.
  ///
  /// - Throws: ``UnknownName`` where it means none.
  package func matches(_ name: String) throws(UnknownName) -> [Int] {
    let lowered = name.lowercased()
    func short(_ index: Int) -> String { ClassName(self[index].className).short }
    let tests: [(Int) -> Bool] = [
      { self[$0].address?.lowercased() == lowered },
      { self[$0].name == name },
      { self[$0].className == name || short($0) == name },
      { self.names[$0] == name },
      { self[$0].targets?.contains { $0.action == name } ?? false },
      { self[$0].targets?.contains { $0.action.prefix { $0 != ":" } == name } ?? false },
      { short($0).hasSuffix(name) },
      { self[$0].name?.lowercased() == lowered },
      { short($0).lowercased().hasSuffix(lowered) },
    ]
    if !name.isEmpty {
      for test in tests {
        let found = placed.indices.filter(test)
        if !found.isEmpty { return found }
      }
    }
    throw UnknownName(
      kind: .recognizer, name: name, nearest: NearestName.ranked(allNames, to: name), hasAny: !placed.isEmpty)
  }

  /// Everything that a recognizer may be called by, each once.
  package var allNames: [String] {
    var known: [String] = []
    var seen: Set<String> = []
    for (index, placed) in placed.enumerated().prefix(2000) {
      let all =
        [
          placed.recognizer.address.flatMap { $0.hasPrefix("0x") ? nil : $0 }, placed.recognizer.name,
          names[index], ClassName(placed.recognizer.className).short,
        ]
        + (placed.recognizer.targets ?? []).prefix(4).map(\.action)
      for candidate in all.compactMap({ $0 }) where !candidate.isEmpty && seen.insert(candidate).inserted {
        known.append(candidate)
      }
    }
    return known
  }
}

nonisolated extension ScreenRecognizer.InteractionPart {
  /// What it is called: what its class and its name stand for.
  fileprivate var words: String {
    switch self {
    case .lift: "dragInteraction.lift"
    case .dragFailure: "dragInteraction.failure"
    case .dragExclusion: "dragInteraction.exclusion"
    case .menuPress: "contextMenuInteraction.press"
    case .menuFailure: "contextMenuInteraction.failure"
    case .menuExclusion: "contextMenuInteraction.exclusion"
    }
  }
}
