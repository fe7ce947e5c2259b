import ArgumentParser
import FingerpostConsole
import FingerpostTrace
import Foundation

/// `fingerpost-dev write-rules`: the documents that are made from the ledger.
struct WriteRulesCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "write-rules",
    abstract: "Write docs/rules.md, and what docs/scope.md says is not built, from the ledger.",
    discussion:
      "It works inside a checkout of fingerpost, whose tests and scenarios say which rules they pin.")

  var title: String { "fingerpost-dev write-rules" }

  @MainActor func run(on console: Console) throws(CommandFailure) -> Int32 {
    let ledger = Ledger.shared
    guard let checkout = Checkout(around: FileManager.default.currentDirectoryPath) else {
      throw CommandFailure("this folder is not in a checkout of fingerpost.")
    }
    let scan = PinScan(checkout: checkout, ledger: ledger)
    for problem in scan.problems { console.complain("\(errorPrefix)\(problem)") }
    let row = UnbuiltRow(ledger: ledger, scan: scan)
    guard let readme = checkout.text(of: UnbuiltRow.path).flatMap(row.replaced) else {
      throw CommandFailure("\(UnbuiltRow.path) has no row that says what is not built.")
    }
    let document = RuleDocument(ledger: ledger, scan: scan).text
    for (text, path) in [(document, RuleDocument.path), (readme, UnbuiltRow.path)] {
      try console.save(text, to: checkout.root.appending(path: path).path)
      console.line("wrote \(path)")
    }
    return 0
  }
}
