/// A recognizer of a case.
struct ContestRecognizer: Hashable, Sendable {
  var name: String
  var view: Int
  var kind: ContestKind
  var isEnabled = true
  var cancelsTouchesInView = true
  var delaysTouchesBegan = false
  var delaysTouchesEnded = true
  var requiresExclusiveTouchType = true
  var allowedTypes: [FingerReport.Kind] = [.direct, .pencil]
}
