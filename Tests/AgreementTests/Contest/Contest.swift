/// One case for both readings: who stands where, who answers what, and what the fingers do.
///
/// Plain data. The first view is the window, 400 by 800 points; every other names an earlier one as its parent.
/// Every answer is a function of who is asked about whom and of virtual time, so that both readings, which may ask
/// in different moments of the same instant, hear the same.
struct Contest: Hashable, Sendable {
  var views = [ContestView(name: "W", parent: nil, frame: Box(x: 0, y: 0, width: 400, height: 800))]
  /// In order of addition to their views.
  var recognizers: [ContestRecognizer] = []
  var requirements: [Requirement] = []
  /// The first that fits a question holds; where none does, the question's usual answer.
  var opinions: [Opinion] = []
  var settings = ContestSettings()
  /// In order of time.
  var steps: [ContestStep] = []

  /// A static requirement: one waits for the failure of another.
  struct Requirement: Hashable, Sendable {
    var waiting: Int
    var awaited: Int
  }

  /// What is answered at an instant.
  func answer(_ question: Question, of holder: Int, about subject: Int, at now: Nanoseconds) -> Bool {
    for opinion in opinions
    where opinion.question == question && opinion.holder == holder && opinion.subject == subject {
      return opinion.answer.given(at: now)
    }
    return question.defaultAnswer
  }

  /// The view and those it lies in, out to the window.
  func path(from view: Int) -> [Int] {
    var path = [view]
    while let parent = views[path[path.count - 1]].parent { path.append(parent) }
    return path
  }

  /// How many views lie around a view.
  func depth(of view: Int) -> Int { path(from: view).count - 1 }
}
