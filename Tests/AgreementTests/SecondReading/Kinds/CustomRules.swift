/// A custom recognizer, which acts on certain calls.
struct CustomRules: KindRules {
  let plan: CustomPlan
  var down: [Int] = []
  var moves = 0

  init(plan: CustomPlan) {
    self.plan = plan
  }

  private func act(_ moment: CustomPlan.Moment, _ desk: inout Desk) {
    if plan.beginOn == moment { desk.become(.began) }
    if plan.recognizeOn == moment { desk.become(.ended) }
    if plan.failOn == moment { desk.become(.failed) }
  }

  /// Nothing is to be seen in a call whose contacts are all ignored.
  mutating func began(_ new: [Int], _ desk: inout Desk) {
    let wanted = new.filter { !ignores($0, &desk) }
    down += wanted
    if !wanted.isEmpty { act(.began, &desk) }
  }

  private func ignores(_ touch: Int, _ desk: inout Desk) -> Bool {
    guard plan.ignore.contains(desk.finger(touch)) else { return false }
    desk.ignore(touch)
    return true
  }

  mutating func moved(_ changed: [Int], _ desk: inout Desk) {
    moves += 1
    act(.move(moves), &desk)
  }

  mutating func ended(_ gone: [Int], _ desk: inout Desk) {
    act(.ended, &desk)
    lose(gone, .ended, &desk)
  }

  mutating func cancelled(_ lost: [Int], _ desk: inout Desk) { lose(lost, .cancelled, &desk) }

  private mutating func lose(_ gone: [Int], _ end: Stage, _ desk: inout Desk) {
    down.removeAll { gone.contains($0) }
    if down.isEmpty { desk.become(desk.stage.isActive ? end : .failed) }
  }
}
