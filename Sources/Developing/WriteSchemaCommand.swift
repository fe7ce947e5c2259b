import ArgumentParser
import FingerpostConsole
import FingerpostScenarios
import Foundation

/// `fingerpost-dev write-schema`: the JSON Schema of scenario files, made from the tables of their reader.
struct WriteSchemaCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "write-schema",
    abstract: "Write docs/scenario.schema.json from the tables by which scenario files are read.",
    discussion: "It works inside a checkout of fingerpost.")

  var title: String { "fingerpost-dev write-schema" }

  @MainActor func run(on console: Console) throws(CommandFailure) -> Int32 {
    guard let checkout = Checkout(around: FileManager.default.currentDirectoryPath) else {
      throw CommandFailure("this folder is not in a checkout of fingerpost.")
    }
    try console.save(ScenarioSchema.text, to: checkout.root.appending(path: ScenarioSchema.path).path)
    console.line("wrote \(ScenarioSchema.path)")
    return 0
  }
}
