import ArgumentParser
import FingerpostConsole
import FingerpostTrace
import Foundation

/// `fingerpost rule`: the rules, how well each is known, and what pins it.
struct RuleCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rule",
    abstract: "Print the rules that decide where a touch goes.",
    discussion: """
      Without an argument all of them are listed. A rule's id prints it whole: what happens, how well that \
      is known, from which sources and, in a checkout of fingerpost, what pins it. A family, such as hit or \
      dlv, lists its rules.
      """)

  @Argument(help: "Ids of rules, such as HIT-6, or families, such as hit.")
  var names: [String] = []

  @Flag(
    help: "Write docs/rules.md, and what README.md says is not built, from the ledger; only in a checkout.")
  var writeDocs = false

  func run() throws {
    let ledger = Ledger.shared
    let checkout = Checkout(around: FileManager.default.currentDirectoryPath)
    let scan = checkout.map { PinScan(checkout: $0, ledger: ledger) }
    for problem in scan?.problems ?? [] { Self.complain(problem) }
    if writeDocs {
      try Self.writeDocs(in: checkout, ledger: ledger, scan: scan)
    } else {
      do {
        try Self.show(try Self.text(for: names, page: RulePage(ledger: ledger, scan: scan)))
      } catch let error as UnknownRule {
        Self.complain(error.description)
        throw ExitCode(2)
      }
    }
  }

  /// What the command prints for its arguments.
  ///
  /// - Throws: `UnknownRule` for the first argument that is neither an id nor a family.
  nonisolated static func text(for names: [String], page: RulePage) throws -> String {
    if names.isEmpty { return page.list(page.ledger.rules) }
    return try names.map { name in
      if let rule = page.ledger.rule(name) { return page.whole(rule) }
      let family = page.ledger.family(name)
      if family.isEmpty { throw UnknownRule(name: name, nearest: page.ledger.nearestID(to: name)) }
      return page.list(family)
    }.joined(separator: "\n\n")
  }

  private static func writeDocs(in checkout: Checkout?, ledger: Ledger, scan: PinScan?) throws {
    guard let checkout, let scan else {
      complain("--write-docs works only inside a checkout of fingerpost, and this folder is not in one.")
      throw ExitCode(2)
    }
    try write(RuleDocument(ledger: ledger, scan: scan).text, to: RuleDocument.path, in: checkout)
    let row = UnbuiltRow(ledger: ledger, scan: scan)
    guard let document = checkout.text(of: UnbuiltRow.path).flatMap(row.replaced) else {
      complain("\(UnbuiltRow.path) has no row that says what is not built.")
      throw ExitCode(2)
    }
    try write(document, to: UnbuiltRow.path, in: checkout)
  }

  private static func write(_ text: String, to path: String, in checkout: Checkout) throws {
    let file = checkout.root.appending(path: path)
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file, options: .atomic)
    } catch {
      complain("\(path) could not be written: \(error.localizedDescription)")
      throw ExitCode(2)
    }
    try show("wrote \(path)")
  }

  private static func show(_ text: String) throws {
    let output = StandardOutput()
    output.line(text)
    if output.finish("fingerpost rule", 0) != 0 { throw ExitCode(2) }
  }

  private static func complain(_ sentence: String) {
    StandardError.line("fingerpost rule: \(sentence)")
  }
}

/// An argument that names neither a rule nor a family of rules.
nonisolated struct UnknownRule: Error, Equatable, CustomStringConvertible {
  /// The argument.
  let name: String
  /// What it most likely meant.
  let nearest: String?

  var description: String {
    "there is no rule or family \"\(name)\"" + (nearest.map { "; the nearest is \($0)." } ?? ".")
  }
}
