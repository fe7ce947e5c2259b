import Fingerpost
import FingerpostScreens
import FingerpostText

/// What is tried out on the recognizers of a screen.
public nonisolated struct RecognizerVariant: Sendable {
  /// A failure requirement that is added.
  struct Edge: Hashable, Sendable {
    /// The recognizer that waits.
    var recognizer: Int
    /// The recognizer that has to fail.
    var other: Int
  }

  /// The recognizers that are removed, by their indices in ``Screen/placedRecognizers``.
  private(set) var removed: [Int] = []
  /// The requirements that are added.
  private(set) var edges: [Edge] = []

  /// Whether nothing is tried out.
  public var isEmpty: Bool { removed.isEmpty && edges.isEmpty }

  /// What is tried out, as a heading.
  func title(_ recognizers: RecognizerSet) -> Sentence {
    var parts: [Sentence] = []
    if !removed.isEmpty { parts.append("without \(removed.map(recognizers.full).listed())") }
    let edges = edges.map { edge -> Sentence in
      "\(recognizers.short(edge.recognizer)) waits for \(recognizers.short(edge.other)) to fail"
    }
    if !edges.isEmpty { parts.append("if \(edges.listed())") }
    return "What changes \(parts.joined(by: ", and "))"
  }

  /// Removes recognizers.
  mutating func remove(_ recognizers: [Int]) {
    for recognizer in recognizers where !removed.contains(recognizer) { removed.append(recognizer) }
  }

  /// Makes each of some recognizers wait for each of some others.
  mutating func require(_ recognizers: [Int], _ others: [Int]) {
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
  func apply(to built: BuiltScreen) {
    for edge in edges {
      guard let recognizer = built.recognizers[edge.recognizer], let other = built.recognizers[edge.other]
      else { continue }
      recognizer.require(toFail: other)
    }
    for index in removed {
      if let recognizer = built.recognizers[index] { recognizer.view?.removeGestureRecognizer(recognizer) }
    }
  }
}
