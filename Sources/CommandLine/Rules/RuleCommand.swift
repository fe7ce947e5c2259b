import ArgumentParser
import FingerpostConsole
import FingerpostTrace

/// `fingerpost rule`: the rules, and how well each is known.
struct RuleCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "rule",
    abstract: "Print the rules that decide where a touch goes.",
    discussion: """
      Without an argument all of them are listed. A rule's id prints it whole: what happens, how well that \
      is known, from which sources, and whether it is built. A family, such as hit or dlv, lists its rules.
      """)

  @Argument(help: "Ids of rules, such as HIT-6, or families, such as hit.")
  var names: [String] = []

  @Flag(help: "Print one JSON object instead of text.")
  var json = false

  @MainActor func run(on console: Console) throws(CommandFailure) -> Int32 {
    let page = RulePage(ledger: .shared)
    var rules: [Rule] = names.isEmpty ? page.ledger.rules : []
    var texts = names.isEmpty ? [page.list(rules)] : []
    for name in names {
      if let rule = page.ledger.rule(name) {
        rules.append(rule)
        texts.append(page.whole(rule))
      } else {
        let family = page.ledger.family(name)
        guard !family.isEmpty else {
          let advice =
            page.ledger.nearestID(to: name).map { "the nearest is \($0)" } ?? "“fingerpost rule” lists all"
          throw CommandFailure("there is no rule or family \"\(name)\"; \(advice).")
        }
        rules += family
        texts.append(page.list(family))
      }
    }
    console.report(page.json(rules))
    console.print(json ? page.json(rules) : texts.joined(separator: "\n\n") + "\n")
    return 0
  }
}
