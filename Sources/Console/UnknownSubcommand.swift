internal import ArgumentParser
import FingerpostText

/// An argument that stands where a subcommand is named, and names none.
struct UnknownSubcommand: CustomStringConvertible {
  let description: String

  /// Nil where the arguments name a subcommand, or begin with an option or nothing.
  init?(_ arguments: [String], of command: any ParsableCommand.Type) {
    guard let name = arguments.first, !name.hasPrefix("-"), name != "help",
      command.configuration.defaultSubcommand == nil
    else { return nil }
    let names = command.configuration.subcommands.flatMap { [$0._commandName] + $0.configuration.aliases }
    guard !names.isEmpty, !names.contains(name) else { return nil }
    let title = command._commandName
    let nearest = NearestName.of(name, among: names).map { " Did you mean “\(title) \($0)”?" } ?? ""
    description =
      "\(title): there is no command “\(name)”.\(nearest) “\(title) --help” lists the commands."
  }
}
