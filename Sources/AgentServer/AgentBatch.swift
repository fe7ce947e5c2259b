/// The answers to messages that came in one list, as revision 2025-03-26 has it: they go in one list, when all are there.
@MainActor
final class AgentBatch {
  /// The most messages of a list: their answers wait in memory.
  static let maxMessages = 100

  private var answers: [String] = []
  /// How many of its requests are not answered and not cancelled, and one more while its messages are read.
  private var open = 1
  private let output: (String) -> Void

  init(_ output: @escaping (String) -> Void) { self.output = output }

  nonisolated deinit {}

  /// Expects one more answer.
  func expect() { open += 1 }

  /// Adds an answer.
  func add(_ answer: String) { answers.append(answer) }

  /// Ends the wait for one answer, whether it came or not. A list without answers is not sent.
  func settle() {
    open -= 1
    guard open == 0, !answers.isEmpty else { return }
    output("[\(answers.joined(separator: ","))]")
  }
}
