/// A recognizer in a run.
struct Contender {
  let plan: ContestRecognizer
  /// What was decided.
  var stage = Stage.possible
  /// What the recognizer believes; it runs ahead while it waits.
  var belief = Stage.possible
  /// Whether `began` was ever assigned in this attempt. [GR-16]
  var hasBegun = false
  /// Whether anything was assigned since the last action.
  var hasNews = false
  /// The contacts it received in this attempt and did not ignore.
  var held: [Int] = []
  /// Its turn in joining play; nil while it is not in play.
  var joined: Int?
  var isEnabled: Bool
  var isAttached = true
  var wasAskedToBegin = false
  /// Those about whom a dynamic requirement was asked in this attempt, and those with whom there is one.
  var questioned: [Int] = []
  var required: [Int] = []
  var rules: any KindRules

  init(_ plan: ContestRecognizer, in contest: Contest) {
    self.plan = plan
    isEnabled = contest.isEnabledAtFirst(plan)
    rules = plan.kind.rules
  }

  var isInPlay: Bool { joined != nil }
  /// Whether it may still turn out either way.
  var isOpen: Bool { isInPlay && stage == .possible }

  /// Goes back to where an attempt starts.
  mutating func startAnew(in contest: Contest) {
    let fresh = Contender(plan, in: contest)
    (stage, belief, hasBegun, hasNews) = (fresh.stage, fresh.belief, fresh.hasBegun, fresh.hasNews)
    (held, joined, wasAskedToBegin) = (fresh.held, fresh.joined, fresh.wasAskedToBegin)
    (questioned, required, rules) = (fresh.questioned, fresh.required, fresh.rules)
  }
}
