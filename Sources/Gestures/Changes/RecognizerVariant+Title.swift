import FingerpostText

nonisolated extension RecognizerVariant {
  /// What is tried out, as a heading.
  package func title(_ recognizers: RecognizerSet) -> Sentence {
    var parts: [Sentence] = []
    if !removed.isEmpty { parts.append("without \(removed.map(recognizers.full).listed())") }
    let edges = edges.map { edge -> Sentence in
      "\(recognizers.short(edge.recognizer)) waits for \(recognizers.short(edge.other)) to fail"
    }
    if !edges.isEmpty { parts.append("if \(edges.listed())") }
    return "What changes \(parts.joined(by: ", and "))"
  }
}
