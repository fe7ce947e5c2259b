import FingerpostGestures
import FingerpostScreens
import FingerpostText

/// What there is where nothing acts, in words.
nonisolated extension Words {
  /// How many recognizers are named.
  private static let maxNamed = 3

  /// Why nothing acts at a place of which nothing is expected, as a clause.
  func lack(_ hit: Int, _ report: Report) -> Sentence {
    let line = lineage.line(hit)
    // A touch on a view that was put into a control does not get to the control. [CTL-51]
    if let control = line.dropLast().last(where: { standards[$0]?.isControl == true }) {
      return "it keeps the touch from \(short(control)), which holds it\(rules: "CTL-51")"
    }
    let known = (report.gestures?.inPlay ?? []).filter { index in
      recognizers[index].isEnabled && recognizers.part(index) == nil
        && recognizers[index].assumedPart == nil && recognizers.isPlayed(index)
    }
    guard known.isEmpty else {
      let names = known.prefix(Self.maxNamed).map { actor(.recognizer($0), near: hit) }
      let rest = known.count > Self.maxNamed ? " and \(known.count - Self.maxNamed) more" : ""
      let verb = known.count == 1 ? "does" : "do"
      return
        "no control or touch method of a view is there, and \(names.listed())\(rest) \(verb) not act on it"
    }
    return line.contains { recognizers.knowledge(of: $0) != .told }
      ? "no control or touch method of a view is there, and no recognizer that the input describes"
      : "no recognizer, control or touch method of a view is there"
  }
}
