/// Why a question could not be answered: one sentence for the standard error stream, and exit status 2.
nonisolated struct ExplainFailure: Error, Equatable, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
