import Fingerpost
import FingerpostScreens
import FingerpostTrace
import Foundation

/// The report on one touch as text for people.
struct TextReport {
  let explanation: Explanation
  let explainer: Explainer
  let screen: Screen
  let lineage: Lineage
  let built: BuiltScreen
  let notes: [String]
  let style: TextStyle
  let words: Words
  let recognizers: RecognizerSet
  let variant: RecognizerVariant
  let standards: [StandardClass?]

  init(_ explanation: Explanation, notes: [String], style: TextStyle) {
    self.explanation = explanation
    explainer = explanation.explainer
    screen = explainer.screen
    lineage = explainer.lineage
    built = explainer.touched.built
    self.notes = notes
    self.style = style
    words = Words(screen)
    recognizers = explainer.recognizers
    variant = explainer.variant
    standards = explainer.standards
  }

  /// The smallest alpha that is hit.
  var alphaLimit: Double { built.world.eventRules.hitAlphaMin }

  /// Words for what is in the way of a touch.
  var obstacleWords: ObstacleWords { ObstacleWords(screen, lineage, alphaLimit: alphaLimit, words) }

  /// The whole report.
  var text: String {
    var parts = [answer]
    if !allNotes.isEmpty { parts.append(allNotes.map { "Note: \($0)\n" }.joined()) }
    parts.append(walk)
    if !explanation.chain.isEmpty { parts.append("Responder chain: \(chain)\n") }
    if let expected = explanation.expected, expected.aim != .elsewhere { parts.append(section(on: expected)) }
    parts += gestureParts
    parts.append(controls(explanation.controls))
    let unknowns = UnknownFinder(explanation).all
    if !unknowns.isEmpty { parts.append(heading("What the input cannot tell") + unknowns.map(line).joined()) }
    let text = parts.joined(separator: "\n")
    let rules = rules(citedIn: text)
    return rules.isEmpty ? text : text + "\n" + rules
  }

  private var gestureParts: [String] {
    guard let answer = explanation.gestures else { return [noRecognizers(nil) + "\n"] }
    let section = section(on: answer)
    let first = section.isEmpty ? noRecognizers(answer) + "\n" : section
    return [first] + [gestures(answer), comparison(answer)].filter { !$0.isEmpty }
  }

  func heading(_ text: String) -> String { style.apply(.strong, to: text) + "\n" }

  // MARK: - Answer and fix

  private var answer: String {
    let fixes = FixText(explanation).parts
    var text = style.apply(.strong, to: AnswerText(explanation).sentences) + "\n"
    guard let (heading, blocks) = fixes else { return text }
    text += heading + "\n"
    for (code, outcome) in blocks {
      text += code.map { "  " + style.apply(.good, to: $0) + "\n" }.joined() + "      → \(outcome)\n"
    }
    return text
  }

  // MARK: - Notes

  /// What the input says of the application and the device.
  private var source: [String] {
    var parts = screen.application.map { ["of \(Words.oneLine($0, limit: 60))"] } ?? []
    if screen.kind == .viewHierarchy, let size = screen.size {
      let scale = screen.scale.map { " at \(Words.plain($0))x" } ?? ""
      parts.append(
        "on a screen of \(Words.plain(size.width)) × \(Words.plain(size.height)) points\(scale)")
    }
    return parts.isEmpty ? [] : ["The view hierarchy is \(parts.joined(separator: ", "))."]
  }

  private var allNotes: [String] {
    let notes = source + notes
    guard let expected = explanation.expected, expected.matches.count > 1 else { return notes }
    let others = expected.matches.filter { $0 != expected.view }
    let list = others.prefix(5).map { words.full($0) }.joined(separator: ", ")
    let rest = others.count > 5 ? " and \(others.count - 5) more" : ""
    let why = expected.aim == .on ? "the one under the point" : "the first"
    return notes + [
      "\(expected.matches.count) views have the expected name; \(words.full(expected.view)), \(why), is meant. "
        + "Others: \(list)\(rest)."
    ]
  }

  // MARK: - Responder chain

  private var chain: String {
    let names = explanation.chain.map { link in
      switch link {
      case .view(let view): words.short(view)
      case .controller(let name): "`\(ClassName(name).short)`"
      case .other(let name): name
      }
    }
    guard names.count > 16 else { return names.joined(separator: " → ") }
    return (names.prefix(8) + ["… \(names.count - 14) more …"] + names.suffix(6)).joined(separator: " → ")
  }

  // MARK: - Unknowns, and the rules

  private func line(_ unknown: Unknown) -> String {
    var text = "  \(unknown.sentence)\n"
    if let command = unknown.command { text += "      " + style.apply(.faint, to: command) + "\n" }
    return text
  }

  private func rules(citedIn text: String) -> String {
    var table = TextTable(widest: 16)
    for rule in Citations.rules(in: text) {
      table.add([
        TextTable.Cell(text: rule.id), TextTable.Cell(text: rule.grade.description),
        TextTable.Cell(text: Words.firstSentence(rule.statement)),
      ])
    }
    return heading(
      "Rules cited, with their grade (D documented, M measured, O observed, 1 one source, I inferred)")
      + table.render(indent: "  ", style) + "  `fingerpost rule HIT-6` prints one in full.\n"
  }
}

/// The rules that a text cites in brackets, as in `[HIT-5, HIT-6]`.
nonisolated enum Citations {
  /// Returns the rules of the ledger that are cited, each once, in the order of their first mention.
  static func rules(in text: String) -> [Rule] {
    var rules: [Rule] = []
    var seen: Set<String> = []
    var rest = text.utf8[...]
    while let open = rest.firstIndex(of: UInt8(ascii: "[")) {
      rest = rest[rest.index(after: open)...]
      guard let close = rest.firstIndex(where: { $0 == UInt8(ascii: "]") || $0 == UInt8(ascii: "\n") }) else {
        break
      }
      for id in rest[..<close].split(separator: UInt8(ascii: ",")) {
        let id = String(Substring(id).drop { $0 == " " })
        guard id.contains("-"), seen.insert(id).inserted, let rule = Ledger.shared.rule(id), rule.id == id
        else {
          continue
        }
        rules.append(rule)
      }
    }
    return rules
  }
}
