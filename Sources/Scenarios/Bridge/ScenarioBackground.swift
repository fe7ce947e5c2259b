import FingerpostScreens

/// What an input says of a screen and a scenario of it cannot.
package nonisolated struct ScenarioBackground: Sendable {
  /// A recognizer: one of the scenario's own, or one that a scroll view comes with.
  package enum Reference: Hashable, Sendable {
    /// The recognizer of a node.
    case node(Int)
    /// A part of the scroll view of a node.
    case part(ScreenRecognizer.Part, of: Int)
    /// The pan that shows the actions of rows, on the scroll view of a node. [LIST-22]
    case rowSwipe(of: Int)
  }

  /// That one waits for another to fail.
  package struct Requirement: Hashable, Sendable {
    package var recognizer: Reference
    package var other: Reference
  }

  /// What the input says of the view of a node.
  package internal(set) var views: [Int: ScreenView] = [:]
  /// The nodes of the recognizers that UIKit installs.
  package internal(set) var installed: Set<Int> = []
  /// Those of them that go back in a navigation controller.
  package internal(set) var navigationPops: Set<Int> = []
  /// The nodes of the recognizers whose delegates may answer anything.
  package internal(set) var delegated: Set<Int> = []
  /// Requirements of which one end is a scroll view's own recognizer.
  package internal(set) var requirements: [Requirement] = []

  /// The background of a scenario that was not made of a screen.
  package init() {}
}
