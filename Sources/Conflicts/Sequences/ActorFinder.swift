import FingerpostGestures
import FingerpostScenarios
import FingerpostScreens

/// Finds what can act on a screen and has company.
struct ActorFinder {
  private(set) var actors: [ConflictActor] = []
  private(set) var ofRecognizers: [Int?]
  /// The control or cell that each view is. Looked up only, never walked.
  private(set) var listeners: [Int: Int] = [:]
  /// What each scroll view does. Looked up only, never walked.
  private(set) var scrolls: [Int: [ConflictActor.Kind: Int]] = [:]

  private let reader: ActivityReader
  private let nodes: [Int?]
  private let background: ScenarioBackground

  init(_ reader: ActivityReader, _ nodes: [Int?], _ background: ScenarioBackground) {
    self.reader = reader
    self.nodes = nodes
    self.background = background
    ofRecognizers = Array(repeating: nil, count: reader.recognizers.placed.count)
  }

  /// Adds the recognizers that the scenario describes.
  mutating func addRecognizers(_ recognizers: [ScenarioRecognizer]) {
    // Looked up only, never walked.
    var placed: [String: Int] = [:]
    for (index, one) in reader.recognizers.placed.enumerated() {
      if let id = one.recognizer.address { placed[id] = index }
    }
    for recognizer in recognizers {
      let index = placed[recognizer.id]
      if let index { ofRecognizers[index] = actors.count }
      var actor = ConflictActor(
        kind: .recognizer, id: recognizer.id, variable: recognizer.id,
        view: index.map { reader.recognizers.placed[$0].view } ?? 0, recognizer: index,
        isInstalled: background.installed.contains(recognizer.node),
        isDelegated: background.delegated.contains(recognizer.node))
      if background.navigationPops.contains(recognizer.node) {
        actor.isNavigationPop = true
        actor.variable = VariableNames.navigationPop
      }
      actors.append(actor)
    }
  }

  /// Adds the scroll views, controls and cells that compete with a recognizer or a scroll view.
  mutating func addViews() {
    let (own, scrolling) = (company(), company(of: reader.standards.map { $0 == .scrollView }))
    // Looked up only, never walked: views of a class with the same recognizers around them are one actor.
    var known: [Group: Int] = [:]
    for view in reader.screen.views.indices {
      let standard = reader.standards[view]
      if standard == .scrollView {
        guard own.above[view] || own.below[view] || scrolling.outside[view] || scrolling.below[view] else {
          continue
        }
        addScrollView(view)
        continue
      }
      guard own.above[view] else { continue }
      let kind: ConflictActor.Kind
      if let standard {
        kind = .control(standard)
      } else if listens(view) {
        kind = .listener
      } else {
        continue
      }
      let group = Group(
        name: name(view), kind: kind,
        recognizers: reader.lineage.line(view).flatMap { Array(reader.recognizers.recognizers(of: $0)) })
      if let index = known[group] {
        actors[index].count += 1
        listeners[view] = index
      } else {
        known[group] = actors.count
        listeners[view] = actors.count
        actors.append(ConflictActor(kind: kind, id: id(view), variable: variable(view), view: view))
      }
    }
  }

  private struct Group: Hashable {
    var name: String
    var kind: ConflictActor.Kind
    var recognizers: [Int]
  }

  private mutating func addScrollView(_ view: Int) {
    for index in reader.recognizers.recognizers(of: view) {
      let kind: ConflictActor.Kind
      switch reader.recognizers[index].part {
      case .scrollPan: kind = .scroll
      case .scrollPinch where reader.recognizers.isPlayed(index): kind = .zoom
      case nil where reader.recognizers[index].showsRowActions: kind = .rowSwipe
      default: continue
      }
      ofRecognizers[index] = actors.count
      scrolls[view, default: [:]][kind] = actors.count
      let name = kind == .rowSwipe ? "\(id(view)).rowSwipe" : id(view)
      actors.append(
        ConflictActor(kind: kind, id: name, variable: variable(view), view: view, recognizer: index))
    }
  }

  private func listens(_ view: Int) -> Bool {
    let data = reader.screen.views[view]
    return data.hasTouchMethods == true || ClassKnowledge.action(of: data, isElement: false) != nil
  }

  // MARK: - Company

  /// For every view, whether something with a mark is the view or around it, around it, or inside it.
  private struct Company {
    var above: [Bool]
    var outside: [Bool]
    var below: [Bool]
  }

  /// The company of the scenario's own recognizers.
  private func company() -> Company {
    var marks = [Bool](repeating: false, count: reader.screen.views.count)
    for actor in actors where actor.isRecognizer && actor.recognizer != nil { marks[actor.view] = true }
    return company(of: marks)
  }

  private func company(of marks: [Bool]) -> Company {
    var company = Company(above: marks, outside: marks.map { _ in false }, below: marks.map { _ in false })
    for view in marks.indices {
      guard let parent = reader.lineage.parent(view) else { continue }
      company.outside[view] = company.above[parent]
      company.above[view] = company.above[view] || company.above[parent]
    }
    for view in marks.indices.reversed() where marks[view] || company.below[view] {
      if let parent = reader.lineage.parent(view) { company.below[parent] = true }
    }
    return company
  }

  // MARK: - Names

  private func data(_ view: Int) -> ScreenView? { nodes[view].flatMap { background.views[$0] } }

  private func name(_ view: Int) -> String {
    data(view)?.className ?? reader.screen.views[view].address ?? reader.screen.views[view].className
  }

  private func id(_ view: Int) -> String {
    let own = reader.screen.views[view]
    return own.address ?? ClassName(own.className).short
  }

  private func variable(_ view: Int) -> String {
    if data(view) == nil, let id = reader.screen.views[view].address { return id }
    return VariableNames.variable(named: name(view))
  }
}
