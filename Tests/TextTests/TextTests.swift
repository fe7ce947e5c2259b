import Expectations
import FingerpostText
import Testing

@Suite("Names and texts from outside")
struct TextTests {
  @Test(
    "the nearest name is offered where it is near",
    arguments: [
      ("tuch", "touch"), ("Touch", "touch"), ("pnich", "pinch"), ("swipe", nil), ("x", nil),
      ("rotatoin", "rotation"),
    ])
  func nearest(_ name: String, _ expected: String?) {
    expect(NearestName.of(name, among: ["touch", "pinch", "rotation"]), is: expected)
  }

  @Test("a name of a million letters costs no more than a long one")
  func million() {
    let name = String(repeating: "x", count: 1_000_000)
    expect(NearestName.of(name, among: ["x"]), is: nil)
  }

  @Test("advice is the nearest name, or else all, at most forty")
  func advice() {
    expect(NearestName.advice(for: "tuch", among: ["touch"]), is: "did you mean “touch”?")
    expect(NearestName.advice(for: "q", among: ["touch", "pinch"]), is: "known are touch, pinch")
    expect(NearestName.advice(for: "q", among: []), is: "nothing is known here")
    let kinds = ["pan", "tap", "screenEdgePan"]
    expect(
      NearestName.advice(for: "recognizers", among: ["id", "gestureRecognizers"]),
      is: "did you mean “gestureRecognizers”?")
    expect(NearestName.advice(for: "UITapGestureRecognizer", among: kinds), is: "did you mean “tap”?")
    expect(
      NearestName.advice(for: "UIScreenEdgePanGestureRecognizer", among: kinds),
      is: "did you mean “screenEdgePan”?")
    expect(NearestName.advice(for: "ta", among: ["rotation"]), is: "known are rotation")
    let many = (100..<150).map { "name\($0)" }
    #expect(NearestName.advice(for: "q", among: many).hasSuffix("name139, …"))
  }

  @Test("names that contain what was asked come before names that are spelled like it")
  func ranked() {
    expect(
      NearestName.ranked(["Button", "PlayButton", "Batton"], to: "button"),
      is: [
        "Button", "PlayButton", "Batton",
      ])
    expect(NearestName.advice(["A", "B", "C"]), is: "; did you mean `A`, `B` or `C`?")
  }

  @Test("nothing in a text from outside breaks a line or reaches a terminal raw")
  func plain() {
    expect(PlainText.line("a\n\u{1B}[31mred\u{202E}x\u{7}"), is: "a  [31mredx ")
    expect(PlainText.excerpt(String(repeating: "ab", count: 50)).count, is: 61)
    #expect(PlainText.sentence("what?") == "what?" && PlainText.sentence("no") == "no.")
  }

  @Test("a text is broken at blanks, and a word that no line has room for inside, if that is wanted")
  func wrapped() {
    #expect(
      PlainText.wrapped("a bc  def ghijklmn o", to: 7, first: "1. ", indent: "   ") == [
        "1. a bc", "   def", "   ghij", "   klmn", "   o",
      ])
    #expect(
      PlainText.wrapped("ghijklmn o", to: 7, first: "", indent: "   ", breaksWords: false) == [
        "ghijklmn", "   o",
      ])
    #expect(PlainText.wrapped("", to: 7, first: "1.", indent: "") == ["1."])
    #expect(PlainText.fileName("a/b.txt") == "b.txt" && PlainText.fileName("/") == "/")
  }
}
