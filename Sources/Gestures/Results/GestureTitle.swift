import FingerpostText
import Foundation

nonisolated extension Sequence<GestureRun> {
  /// The names of the gestures, such as `A tap, a hold of 1 s or a vertical drag`, with directions only where not all of them
  /// are meant.
  package var title: String {
    var names: [(name: String, directions: [String])] = []
    for run in self {
      let direction = run.script.direction
      if let place = names.firstIndex(where: { $0.name == run.script.name }) {
        if let direction { names[place].directions.append(direction) }
      } else {
        names.append((run.script.name, direction.map { [$0] } ?? []))
      }
    }
    // A drag and a swipe in the same directions share their mention.
    var phrases: [(nouns: [String], directions: [String])] = []
    for (name, directions) in names {
      if let last = phrases.last, last.nouns == ["a drag"], name == "a swipe", last.directions == directions,
        directions.count < GestureScript.directions.count
      {
        phrases[phrases.count - 1].nouns.append("swipe")
      } else {
        phrases.append(([name], directions))
      }
    }
    let texts = phrases.map { Self.phrase($0.nouns, $0.directions) }
    let isNested = texts.contains { $0.contains(" or ") }
    let title =
      isNested && texts.count > 1
      ? texts.dropLast().joined(separator: ", ") + ", or " + texts[texts.count - 1] : texts.listed("or")
    return title.prefix(1).uppercased() + title.dropFirst()
  }

  /// Gestures in some directions, such as `a vertical drag or swipe`.
  private static func phrase(_ nouns: [String], _ directions: [String]) -> String {
    let name = nouns.listed("or")
    let all = GestureScript.directions.map(\.name)
    // All directions need no mention.
    if directions.isEmpty || directions.count == all.count { return name }
    if directions == Array(all[..<2]) { return "a horizontal \(name.dropFirst(2))" }
    if directions == Array(all[2...]) { return "a vertical \(name.dropFirst(2))" }
    return "\(name) \(directions.listed("or"))"
  }
}
