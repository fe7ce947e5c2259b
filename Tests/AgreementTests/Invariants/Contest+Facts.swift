extension Contest {
  /// Whether every finger that comes down leaves.
  var liftsAllFingers: Bool {
    var down: [Int] = []
    for step in steps {
      guard case .frame(let reports) = step.deed else { continue }
      for report in reports where report.phase != .move {
        down.removeAll { $0 == report.finger }
        if report.phase == .down { down.append(report.finger) }
      }
    }
    return down.isEmpty
  }

  /// Whether recognizers could come to wait for each other in a circle, by any answer at any time. [ARB-25]
  var mayWaitInACircle: Bool {
    var awaited = Array(repeating: Set<Int>(), count: recognizers.count)
    for requirement in requirements { awaited[requirement.waiting].insert(requirement.awaited) }
    for opinion in opinions where opinion.answer.atFirst || opinion.answer.turnsAt != nil {
      switch opinion.question {
      case .requiresFailureOf, .classRequiresFailureOf: awaited[opinion.holder].insert(opinion.subject)
      case .mustFailFor, .classMustFailFor: awaited[opinion.subject].insert(opinion.holder)
      default: break
      }
    }
    var left = Set(recognizers.indices)
    while let free = left.first(where: { awaited[$0].isDisjoint(with: left) }) { left.remove(free) }
    return !left.isEmpty
  }

  /// Whether a view may be handed touches that hit another one.
  func mayHearOfOthers(_ view: Int) -> Bool {
    views.indices.contains { views[$0].isForwarding && path(from: $0).dropFirst().contains(view) }
  }

  /// Whether one that begins excludes another for certain: nothing has an opinion on the two, and one's view is in
  /// the other's. A recognizer that requires the other's failure would not have begun, so that need not be asked.
  func mustExclude(_ one: Int, _ other: Int) -> Bool {
    let (view, otherView) = (recognizers[one].view, recognizers[other].view)
    guard path(from: view).contains(otherView) || path(from: otherView).contains(view) else { return false }
    return !opinions.contains { opinion in
      Question.amongRecognizers.contains(opinion.question)
        && [[one, other], [other, one]].contains([opinion.holder, opinion.subject])
    }
  }
}
