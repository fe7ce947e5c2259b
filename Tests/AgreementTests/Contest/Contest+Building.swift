/// Words to write a case down by hand.
extension Contest {
  /// Adds a view, by default to the window, and hands out its place.
  @discardableResult
  mutating func view(
    _ name: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double, in parent: Int = 0,
    multiple: Bool = false, exclusive: Bool = false
  ) -> Int {
    views.append(
      ContestView(
        name: name, parent: parent, frame: Box(x: x, y: y, width: width, height: height),
        isMultipleTouchEnabled: multiple, isExclusiveTouch: exclusive))
    return views.count - 1
  }

  /// Adds a recognizer and hands out its place.
  @discardableResult
  mutating func recognizer(
    _ name: String, _ kind: ContestKind, on view: Int, _ adjust: (inout ContestRecognizer) -> Void = { _ in }
  ) -> Int {
    var recognizer = ContestRecognizer(name: name, view: view, kind: kind)
    adjust(&recognizer)
    recognizers.append(recognizer)
    return recognizers.count - 1
  }

  mutating func require(_ waiting: Int, toFail awaited: Int) {
    requirements.append(Requirement(waiting: waiting, awaited: awaited))
  }

  /// States what something answers, and when, if ever, that turns.
  mutating func answers(
    _ question: Question, _ holder: Int, _ subject: Int, _ atFirst: Bool, turnsAt seconds: Double? = nil
  ) {
    let answer = Answer(atFirst: atFirst, turnsAt: seconds.map(Nanoseconds.seconds))
    opinions.append(Opinion(question: question, holder: holder, subject: subject, answer: answer))
  }

  // MARK: - Script

  mutating func step(_ seconds: Double, _ deed: ContestStep.Deed) {
    steps.append(ContestStep(at: .seconds(seconds), deed: deed))
  }

  mutating func frame(_ seconds: Double, _ reports: FingerReport...) {
    step(seconds, .frame(reports))
  }
}

func down(_ finger: Int, _ x: Double, _ y: Double) -> FingerReport {
  FingerReport(finger: finger, phase: .down, point: Point(x: x, y: y))
}

func move(_ finger: Int, _ x: Double, _ y: Double) -> FingerReport {
  FingerReport(finger: finger, phase: .move, point: Point(x: x, y: y))
}

func up(_ finger: Int, _ x: Double, _ y: Double) -> FingerReport {
  FingerReport(finger: finger, phase: .up, point: Point(x: x, y: y))
}

func cancel(_ finger: Int, _ x: Double, _ y: Double) -> FingerReport {
  FingerReport(finger: finger, phase: .cancel, point: Point(x: x, y: y))
}
