import FingerpostScreens

/// What acts on touches and competes with others for them: a recognizer, what a scroll view does, a control, a cell.
nonisolated struct ConflictActor: Sendable {
  /// What it is.
  enum Kind: Hashable, Sendable {
    /// A recognizer of the application's, or one that UIKit installs in its name.
    case recognizer
    /// A scroll view whose content is dragged.
    case scroll
    /// A scroll view whose content is pinched.
    case zoom
    /// A list whose rows are swiped to show their actions. [LIST-22]
    case rowSwipe
    /// A control that sends its event.
    case control(StandardClass)
    /// A cell that is selected, or another view that handles touches.
    case listener
  }

  /// What the person who wants it to act does.
  enum Purpose: Hashable, Sendable {
    case tap
    case drag
    /// A drag that no list mistakes for a scroll or a flick; of the others some always get through. [LIST-22]
    case slowDrag
    case pinch
  }

  var kind: Kind
  /// What it is called: its id, or the class of its view.
  var id: String
  /// The variable that stands for its view in code.
  var variable: String
  /// Its view, or that of the recognizer, as an index of the screen that the scenario builds.
  var view: Int
  /// The recognizer by which it acts, as an index of that screen's recognizers; nil where none does.
  var recognizer: Int?
  /// Whether UIKit installs the recognizer, so that an application does not change it.
  var isInstalled = false
  /// Whether it goes back in a navigation controller, which people miss, although UIKit installs it.
  var isNavigationPop = false
  /// Whether there is a delegate whose answers are not known.
  var isDelegated = false
  /// How many views it stands for: those of a class that compete with the same recognizers.
  var count = 1

  /// Whether it is a recognizer that the scenario describes.
  var isRecognizer: Bool { kind == .recognizer }
  /// Whether it is a scroll view, which acts by a recognizer that it brings along.
  var isScrolling: Bool { kind == .scroll || kind == .zoom || kind == .rowSwipe }

  /// What it does, as a verb.
  var verb: String { "\(bareVerb)s" }

  /// What it does, after “does not” and “makes it”.
  var bareVerb: String {
    switch kind {
    case .scroll: "scroll"
    case .zoom: "zoom"
    case .recognizer, .rowSwipe, .control, .listener: "act"
    }
  }

  /// The gesture that it is there for; nil for a recognizer, which has its own.
  var purpose: Purpose? {
    switch kind {
    case .recognizer: nil
    case .scroll, .control(.slider): .drag
    case .rowSwipe: .slowDrag
    case .zoom: .pinch
    case .control, .listener: .tap
    }
  }
}
