import FingerpostGestures
import FingerpostScenarios
import FingerpostScreens
import FingerpostTrace

/// The screen on which sequences are played: what can act on it, and which object of a run is which of these.
struct SequenceStage {
  let screen: Screen
  let reader: ActivityReader
  /// All that can act; the scenario's recognizers come first, in the order of the file.
  let actors: [ConflictActor]
  /// The actor of each recognizer of the screen, or nil.
  private let ofRecognizers: [Int?]
  /// The actor to which a touch on each view belongs: the nearest control or cell around it.
  private let ofViews: [Int?]
  /// The scroll views around each view, and the view itself, that are actors. Looked up only, never walked.
  private let scrolls: [Int: [ConflictActor.Kind: Int]]

  /// - Throws: an error if the tree cannot be built.
  init(
    _ scenario: Scenario, _ recognizers: [ScenarioRecognizer], _ background: ScenarioBackground
  ) throws(ScenarioError) {
    var screen = try Screen.reading(scenario)
    let nodes = screen.scenarioNodes
    for index in screen.views.indices {
      guard let data = nodes[index].flatMap({ background.views[$0] }) else { continue }
      screen.views[index].applyKnowledge(of: data)
    }
    self.screen = screen
    reader = ActivityReader(screen)
    var finder = ActorFinder(reader, nodes, background)
    finder.addRecognizers(recognizers)
    finder.addViews()
    (actors, ofRecognizers, scrolls) = (finder.actors, finder.ofRecognizers, finder.scrolls)
    let (listeners, standards, lineage) = (finder.listeners, reader.standards, reader.lineage)
    var ofViews: [Int?] = []
    for view in screen.views.indices {
      // What a control or a scroll view gets does not go up any further. [RESP-10, RESP-14]
      let isEnd = standards[view] != nil
      ofViews.append(listeners[view] ?? (isEnd ? nil : lineage.parent(view).flatMap { ofViews[$0] }))
    }
    self.ofViews = ofViews
  }

  /// The actor that a recognizer of the trace belongs to.
  func actor(ofRecognizer subject: SubjectID, on built: BuiltScreen) -> Int? {
    guard let index = built.recognizerIndex(of: subject), ofRecognizers.indices.contains(index) else {
      return nil
    }
    return ofRecognizers[index]
  }

  /// The control or cell that a touch on a view of the trace belongs to.
  func actor(ofTouchOn subject: SubjectID, on built: BuiltScreen) -> Int? {
    built.index(of: subject).flatMap { ofViews[$0] }
  }

  /// The actor that something that acted is; nil for what competes with nothing.
  func actor(of activity: Activity) -> Int? {
    switch activity.actor {
    case .recognizer(let index): ofRecognizers[index]
    case .view(let view):
      switch activity.action {
      case .scrolls: scrolls[view]?[.scroll]
      case .zooms: scrolls[view]?[.zoom]
      default: ofViews[view]
      }
    }
  }

  /// The actor of a recognizer of the screen.
  func actor(ofPlaced index: Int) -> Int? { ofRecognizers[index] }
}

nonisolated extension ScreenView {
  /// Takes over what an input says of what the view does with touches; a scenario has no words for it.
  fileprivate mutating func applyKnowledge(of data: ScreenView) {
    if ClassKnowledge.action(of: data, isElement: false) == .selected {
      (className, baseClass, superclasses) = (data.className, data.baseClass, data.superclasses)
    }
    if data.hasTouchMethods == true { statedTouchMethods = true }
  }
}
