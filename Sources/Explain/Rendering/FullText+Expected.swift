import FingerpostText

nonisolated extension FullText {
  /// What keeps the expected view from the touch, all of it, and how much of the view can be reached.
  mutating func section(on expected: Expectation) -> String {
    var text = heading("The expected view, \(words.full(expected.view))") + lines(words.place(of: expected))
    // Views in front of the other place say nothing about the view.
    if !report.answer.isSuccess, expected.aim == .on || expected.course.isSolved {
      text += obstacles(expected.course, before: expected.view)
    }
    return text + lines(words.middle(of: expected) + words.reach(of: expected))
  }

  private mutating func obstacles(_ course: Solver.Course, before expected: Int) -> String {
    guard !course.obstacles.isEmpty else { return "" }
    var text = "  In the way, each found after removing the one before:\n"
    for (place, obstacle) in course.obstacles.enumerated() {
      text += lines(["\(place + 1). \(words.clause(obstacle, before: expected))"], indent: 4)
    }
    return text + (course.isCutShort ? "    … and more.\n" : "")
  }
}
