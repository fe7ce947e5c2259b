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
