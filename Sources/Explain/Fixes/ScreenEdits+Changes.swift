import FingerpostScreens

extension ScreenEdits {
  /// What of some changes has to be known when a screen is built.
  init(_ changes: [Change]) {
    self.init()
    for change in changes {
      if let (view, override) = change.override { overrides[view] = override }
      if case .gesture(.dropRequirement(let recognizer, let other)) = change {
        dropped.append(Requirement(recognizer, on: other))
      }
    }
  }

  /// Whether nothing is changed.
  var isEmpty: Bool { self == ScreenEdits() }
}
