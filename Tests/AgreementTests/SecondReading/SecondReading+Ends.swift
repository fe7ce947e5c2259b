/// Resets, and what is taken away from outside. [6.4]
extension SecondReading {
  /// Resets those that are finished, together with all that requirements tie them to. [GR-32 to GR-34]
  mutating func resetFinished() {
    let groups = groupsInPlay().filter { $0.allSatisfy { contenders[$0].stage.isTerminal } }
    for group in groups.sorted(by: { firstJoin($0) < firstJoin($1) }) {
      for recognizer in tieOrder where group.contains(recognizer) {
        noteOwn(recognizer, "reset")
        alarms.removeAll { $0.recognizer == recognizer }
        contenders[recognizer].startAnew(in: contest)
        if contenders[recognizer].plan.kind.isOfScrollView { settleContent(contenders[recognizer].plan.view) }
      }
    }
  }

  func firstJoin(_ group: [Int]) -> Int { group.compactMap { contenders[$0].joined }.min() ?? 0 }

  /// Those in play, parted into sets that no requirement connects.
  func groupsInPlay() -> [[Int]] {
    var groups: [[Int]] = []
    for recognizer in contenders.indices where contenders[recognizer].isInPlay {
      let tied = groups.filter { $0.contains { areTied($0, recognizer) } }
      groups.removeAll { tied.contains($0) }
      groups.append(tied.flatMap { $0 } + [recognizer])
    }
    return groups
  }

  func areTied(_ one: Int, _ other: Int) -> Bool {
    awaited(by: one).contains(other) || awaited(by: other).contains(one)
  }

  // MARK: - From outside

  /// A recognizer that was disabled or has lost its view. [GR-7, GR-36]
  mutating func withdraw(_ recognizer: Int) {
    guard contenders[recognizer].isInPlay, !contenders[recognizer].stage.isTerminal else { return }
    if contenders[recognizer].stage.isActive { cancel(recognizer) } else { fail(recognizer) }
  }

  /// A view leaves the window with all that lies in it. [CANCEL-1 to CANCEL-3]
  mutating func remove(_ view: Int) {
    guard view != 0, !removedViews.contains(view) else { return }
    removedViews.append(view)
    for touch in touches.indices where isRemoved(touches[touch].view) { touches[touch].isTaken = true }
    for recognizer in tieOrder where isRemoved(contenders[recognizer].plan.view) {
      contenders[recognizer].isAttached = false
      withdraw(recognizer)
    }
  }

  /// Whether a view has left the window, by itself or with one around it.
  func isRemoved(_ view: Int) -> Bool { contest.path(from: view).contains { removedViews.contains($0) } }
}
