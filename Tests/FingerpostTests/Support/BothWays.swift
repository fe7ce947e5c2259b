import Testing

/// Runs every test twice, with and without a listener for the trace, because the hit test walks differently then.
struct BothWays: SuiteTrait, TestTrait, TestScoping {
  let isRecursive = true

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    for listens in [true, false] {
      try await Stage.$listens.withValue(listens) { try await function() }
    }
  }
}

extension Trait where Self == BothWays {
  static var bothWays: BothWays { BothWays() }
}
