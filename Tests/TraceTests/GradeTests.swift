import Expectations
import FingerpostTrace
import Testing

@Suite("Grades of evidence")
struct GradeTests {
  @Test(
    "a grade is one letter or two, with the system and the method where it was measured, and says so in words",
    arguments: [
      ("D", "documented by Apple"), ("1", "reported by one source"), ("I", "inferred"),
      ("D+O", "documented by Apple, and observed by two or more independent sources"),
      ("D/I", "in part documented by Apple, in part inferred"),
      ("M 26.1, simulator", "measured on iOS 26.1 (simulator)"),
      ("D+M 26, Catalyst", "documented by Apple, and measured on iOS 26 (Catalyst)"),
      ("M/I 26.1, simulator", "in part measured on iOS 26.1 (simulator), in part inferred"),
      ("D≠1", "documented by Apple, but otherwise reported by one source; the rule says what is followed"),
    ])
  func grades(text: String, meaning: String) throws {
    let grade = try #require(Grade(text))
    expect(grade.description, is: text)
    expect(grade.meaning, is: meaning)
  }

  @Test(
    "what is not a grade is not read",
    arguments: [
      "", "d", "D+", "+O", "D*O", "D+OO", "DO", "M", "D+M", "D 26.1, simulator",
      "M 26.1", "M simulator, 26.1", "M ", "D ",
    ])
  func notGrades(text: String) {
    expect(Grade(text), is: nil)
  }
}
