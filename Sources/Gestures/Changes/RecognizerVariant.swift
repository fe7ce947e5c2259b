import Fingerpost
import FingerpostProperties
import FingerpostScreens

/// What is tried out on the recognizers of a screen.
public nonisolated struct RecognizerVariant: Sendable {
  /// A failure requirement that is added.
  package struct Edge: Hashable, Sendable {
    /// The recognizer that waits.
    package var recognizer: Int
    /// The recognizer that has to fail.
    package var other: Int
  }

  /// The recognizers that are removed, by their indices in ``Screen/placedRecognizers``.
  package private(set) var removed: [Int] = []
  /// The requirements that are added.
  package private(set) var edges: [Edge] = []

  /// Nothing is tried out.
  public init() {}

  /// Whether nothing is tried out.
  public var isEmpty: Bool { removed.isEmpty && edges.isEmpty }

  /// Removes recognizers.
  package mutating func remove(_ recognizers: [Int]) {
    for recognizer in recognizers where !removed.contains(recognizer) { removed.append(recognizer) }
  }

  /// Makes each of some recognizers wait for each of some others.
  package mutating func require(_ recognizers: [Int], _ others: [Int]) {
    for recognizer in recognizers {
      for other in others where other != recognizer {
        let edge = Edge(recognizer: recognizer, other: other)
        if !edges.contains(edge) { edges.append(edge) }
      }
    }
  }
}

extension RecognizerVariant {
  /// Makes the changes on a screen that was just built.
  package func apply(to built: BuiltScreen) {
    for edge in edges {
      guard let recognizer = built.recognizers[edge.recognizer] else { continue }
      Edit.require(toFail: edge.other, true).apply(to: recognizer) { built.recognizers[$0] }
    }
    for index in removed {
      if let recognizer = built.recognizers[index] { recognizer.view?.removeGestureRecognizer(recognizer) }
    }
  }
}
