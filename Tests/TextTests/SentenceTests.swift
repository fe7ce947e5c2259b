import Expectations
import FingerpostText
import Testing

/// Sentences of typed parts, and how they are written.
@Suite struct SentenceTests {
  private let button = Sentence(
    brief: "\(code: "UIButton") \"Buy\"", full: "\(code: "UIButton") (\"Buy\", 0x1)")

  @Test("A name is short without backticks, or full with them")
  func names() {
    let sentence: Sentence = "\(button) tells \(code: "Cart")\(rules: "ACT-1", "ACT-2")"
    expect(sentence.plain, is: "UIButton \"Buy\" tells Cart")
    expect(sentence.brief, is: "UIButton \"Buy\" tells Cart [ACT-1, ACT-2]")
    expect(sentence.full, is: "`UIButton` (\"Buy\", 0x1) tells `Cart` [ACT-1, ACT-2]")
    expect(sentence.rules, is: ["ACT-1", "ACT-2"])
  }

  @Test("The period of a sentence stands before the rules at its end")
  func periods() {
    let clause: Sentence = "it fails\(rules: "TAP-4") at once\(rules: "TAP-5")"
    expect(clause.ended.brief, is: "it fails [TAP-4] at once. [TAP-5]")
    expect(clause.ended.plain, is: "it fails at once.")
    expect(Sentence("it fails").ended.plain, is: "it fails.")
  }

  @Test(
    "The second comma of an aside gives way to punctuation",
    arguments: [(" acts", ", on A, acts"), (".", ", on A."), (", too", ", on A, too"), ("; b", ", on A; b")])
  func asides(after: String, text: String) {
    let aside: Sentence = "tap\(aside: "on \(code: "A")")"
    expect("\(aside)\(after)" as Sentence, is: aside + Sentence(after))
    expect((aside + Sentence(after)).plain, is: "tap" + text)
  }

  @Test("Clauses are joined, listed and begun with a capital")
  func composing() {
    let three: [Sentence] = ["a", "\(code: "b")", "c"]
    expect(three.joined(by: "; ").full, is: "a; `b`; c")
    #expect(three.listed().plain == "a, b and c" && three.listed("or").plain == "a, b or c")
    #expect(Array(three.prefix(1)).listed().plain == "a" && [Sentence]().listed().isEmpty)
    #expect(three[0].capitalized.plain == "A" && three[1].capitalized.plain == "b")
    expect(["x", "y"].listed(), is: "x and y")
  }

  @Test("Sentences of the same parts are equal, however they were composed")
  func equality() {
    expect("ab \(code: "c")" as Sentence, is: Sentence("a") + "b " + "\(code: "c")")
    expect("\(code: "c")" as Sentence, isNot: "c")
  }
}
