/// Which has to fail for which, among the recognizers of a screen.
///
/// An edge may be stated at either end or at both; ends are found by address.
public nonisolated struct FailureGraph: Sendable {
  /// For each recognizer, by its index in ``Screen/placedRecognizers``, those that must fail before it may act.
  public private(set) var requirements: [[Int]]
  /// The other direction: those that wait for it to fail.
  public private(set) var dependents: [[Int]]
  /// For each recognizer, the addresses of those that must fail and that the input does not describe.
  public private(set) var unresolved: [[String]]

  /// Reads the edges of some recognizers.
  public init(_ recognizers: [Screen.PlacedRecognizer]) {
    requirements = Array(repeating: [], count: recognizers.count)
    dependents = requirements
    unresolved = Array(repeating: [], count: recognizers.count)
    // Looked up only, never walked.
    var indices: [String: Int] = [:]
    for (index, placed) in recognizers.enumerated() {
      guard let address = placed.recognizer.address?.lowercased(), indices[address] == nil else { continue }
      indices[address] = index
    }
    for (index, placed) in recognizers.enumerated() {
      for address in placed.recognizer.mustFail ?? [] {
        if let other = indices[address.lowercased()] {
          add(index, waitsFor: other)
        } else if !unresolved[index].contains(address) {
          unresolved[index].append(address)
        }
      }
      for address in placed.recognizer.mustFailFor ?? [] {
        if let other = indices[address.lowercased()] { add(other, waitsFor: index) }
      }
    }
  }

  private mutating func add(_ recognizer: Int, waitsFor other: Int) {
    guard !requirements[recognizer].contains(other) else { return }
    requirements[recognizer].append(other)
    dependents[other].append(recognizer)
  }
}
