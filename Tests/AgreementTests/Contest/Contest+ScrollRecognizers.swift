extension Contest {
  /// Scroll views make their recognizers as they are made: these come before all others.
  mutating func bringScrollRecognizers() {
    var own: [ContestRecognizer] = []
    for view in views.indices where scroll(view) != nil {
      let name = views[view].name
      own.append(
        ContestRecognizer(name: "\(name)pan", view: view, kind: .scrollPan, delaysTouchesEnded: false))
      own.append(
        ContestRecognizer(name: "\(name)delay", view: view, kind: .touchDelay, delaysTouchesBegan: true))
    }
    let count = own.count
    recognizers = own + recognizers
    for index in requirements.indices {
      requirements[index].waiting += count
      requirements[index].awaited += count
    }
    for index in opinions.indices {
      if !opinions[index].question.isForView { opinions[index].holder += count }
      if !opinions[index].question.isAboutView { opinions[index].subject += count }
    }
    for index in steps.indices {
      switch steps[index].deed {
      case .setEnabled(let recognizer, let isEnabled):
        steps[index].deed = .setEnabled(recognizer: recognizer + count, isEnabled)
      case .removeRecognizer(let recognizer):
        steps[index].deed = .removeRecognizer(recognizer + count)
      default: break
      }
    }
  }
}
