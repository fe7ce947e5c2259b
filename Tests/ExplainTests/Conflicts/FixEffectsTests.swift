import Expectations
import OwnProcess
import Testing

@testable import FingerpostConflicts

/// What is said of a fix's effects, and which sequences they are looked for in.
@Suite("Conflicts: effects of fixes", .ownProcess) struct FixEffectsTests {
  private func summary(_ acted: [Int], late: [(Int, Int64)] = []) -> OutcomeSummary {
    var summary = OutcomeSummary(acted: acted)
    summary.late = late.map { OutcomeSummary.Late(recognizer: $0.0, delay: $0.1 * 1_000_000) }
    return summary
  }

  private func sentence(
    _ pairs: [(OutcomeSummary, OutcomeSummary)], members: [Int] = []
  ) -> (text: String, effects: FixEffects) {
    var effects = FixEffects(recognizers: 3)
    for (before, after) in pairs { effects.add(before, after) }
    return (effects.sentence({ ["pan", "press", "tap"][$0] }, members: members), effects)
  }

  @Test("nothing else, in one or several sequences") func nothing() {
    let one = (summary([0]), summary([0]))
    expect(sentence([one]).text, is: "Nothing else changes in 1 sequence played again.")
    expect(sentence([one, one]).text, is: "Nothing else changes in 2 sequences played again.")
    expect(sentence([one]).effects.differing, is: 0)
  }

  @Test(
    "who acts, beside whom or instead of whom",
    arguments: [
      ([1], [0, 1], "pan also acts in 2 where only press did"), ([1], [0], "pan acts in 2 instead of press"),
      ([], [0], "pan acts in 2 where nothing did"), ([1, 2], [0, 1, 2], "pan acts in 2 more"),
      ([0], [], "pan no longer acts in 2"),
    ])
  func clauses(before: [Int], after: [Int], clause: String) {
    let pair = (summary(before), summary(after))
    let said = sentence([pair, pair])
    expect(said.text, is: "In 2 sequences played again: \(clause).")
    expect(said.effects.differing, is: 2)
  }

  @Test("different reasons to act are added up") func mixed() {
    let said = sentence([
      (summary([1]), summary([0])), (summary([1]), summary([0, 1])), (summary([1]), summary([])),
    ])
    expect(said.text, is: "In 3 sequences played again: pan acts in 2 more; press no longer acts in 2.")
  }

  @Test("losses beyond those told with a gain are said with all of them") func losses() {
    let said = sentence([(summary([1]), summary([0])), (summary([1, 2]), summary([2]))])
    expect(
      said.text,
      is: "In 2 sequences played again: pan acts in 1 instead of press; press no longer acts in 2 in all.")
  }

  @Test("who is late, by how much at most, and not who was before") func late() {
    let said = sentence([
      (summary([0]), summary([0], late: [(0, 150)])), (summary([0]), summary([0], late: [(0, 350)])),
      (summary([1], late: [(1, 200)]), summary([1], late: [(1, 900)])),
    ])
    expect(said.text, is: "In 3 sequences played again: pan acts up to 350 ms late in 2.")
    #expect(said.effects.lateness == 350_000_000 && said.effects.differing == 2)
  }

  @Test("members of the conflict that still never act are named") func idle() {
    let said = sentence([(summary([]), summary([0]))], members: [0, 2])
    #expect(said.text.hasSuffix("pan acts in 1 where nothing did; tap still never acts."))
  }

  @Test(
    "one that keeps less than a quarter of its actions is as good as silent",
    arguments: [(4, true), (3, false)])
  func silence(lost: Int, isSilenced: Bool) {
    let kept = (summary([0]), summary([0]))
    let lostOne = (summary([0]), summary([]))
    let said = sentence([kept] + Array(repeating: lostOne, count: lost))
    expect(said.effects.silenced, is: (isSilenced ? [0] : []))
  }

  @Test("a short search is kept whole, a long one at even distances") func sample() {
    var played = PlayedSequences()
    func note(_ count: Int) {
      for _ in 0..<count {
        let number = played.count
        played.add(
          OutcomeSummary(acted: []),
          of: TouchSequence(steps: [], words: "\(number)", isComposed: true))
      }
    }
    note(100)
    #expect(played.sample(1000).count == 100 && played.sample(0).isEmpty)
    expect(played.sample(4).map(\.sequence.words), is: ["0", "25", "50", "75"])
    #expect(played.sample(4) { $0.acted == [1] }.isEmpty)
    note(9_900)
    #expect(played.all.count < 2 * PlayedSequences.limit && played.all.count >= PlayedSequences.limit)
    let numbers = played.all.compactMap { Int($0.sequence.words) }
    expect(Set(zip(numbers, numbers.dropFirst()).map { $1 - $0 }).count, is: 1)
  }
}
