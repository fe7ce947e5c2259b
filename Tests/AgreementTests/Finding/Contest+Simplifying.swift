extension Contest {
  /// One way to simplify a case: changes the thing with a number, and says whether there is such a thing.
  typealias Simplification = @Sendable (inout Contest, Int) -> Bool

  static let simplifications: [Simplification] = [
    { $0.dropLastSteps($1) }, { $0.dropRecognizer($1) }, { $0.dropContact($1) }, { $0.dropView($1) },
    { $0.makeViewPlain($1) }, { $0.makeRoleUsual($1) },
    { $0.dropDeed($1) }, { $0.dropReport($1) },
    { contest, index in contest.opinions.remove(ifAt: index) },
    { contest, index in contest.requirements.remove(ifAt: index) },
    { contest, index in
      guard contest.opinions.indices.contains(index) else { return false }
      contest.opinions[index].answer.turnsAt = nil
      return true
    },
    { $0.makeRecognizerUsual($1) }, { $0.makeSettingsUsual($1) }, { $0.makeTravelUsual($1) },
    { $0.makeViewUsual($1) }, { $0.roundPlaces($1) },
  ]

  // MARK: - Steps

  /// Cuts off all but the first few steps, fewest last.
  private mutating func dropLastSteps(_ index: Int) -> Bool {
    guard index < steps.count else { return false }
    steps.removeLast(max(1, steps.count / (1 << min(index, 30))))
    return true
  }

  /// Takes out a contact from its coming down to its end.
  private mutating func dropContact(_ index: Int) -> Bool {
    guard index < contactCount else { return false }
    var number = -1
    var current: [Int: Int] = [:]
    keepReports { report in
      if report.phase == .down {
        number += 1
        current[report.finger] = number
      }
      return current[report.finger] != index
    }
    return true
  }

  private var contactCount: Int { reports.filter { $0.phase == .down }.count }

  private var reports: [FingerReport] {
    steps.flatMap { step -> [FingerReport] in
      if case .frame(let reports) = step.deed { reports } else { [] }
    }
  }

  /// Takes out one move.
  private mutating func dropReport(_ index: Int) -> Bool {
    guard index < reports.filter({ $0.phase == .move }).count else { return false }
    var number = -1
    keepReports { report in
      if report.phase == .move { number += 1 }
      return report.phase != .move || number != index
    }
    return true
  }

  private mutating func keepReports(_ isKept: (FingerReport) -> Bool) {
    var kept: [ContestStep] = []
    var places: [Int: Point] = [:]
    for var step in steps {
      if case .frame(let reports) = step.deed {
        var rest = reports.filter(isKept)
        // A finger leaves from where it was.
        for index in rest.indices {
          let finger = rest[index].finger
          if rest[index].phase == .down || rest[index].phase == .move { places[finger] = rest[index].point }
          rest[index].point = places[finger] ?? rest[index].point
        }
        if rest.isEmpty { continue }
        step.deed = .frame(rest)
      }
      kept.append(step)
    }
    steps = kept
  }

  /// Takes out a step that is not a frame.
  private mutating func dropDeed(_ index: Int) -> Bool {
    let deeds = steps.indices.filter { place in
      if case .frame = steps[place].deed { false } else { true }
    }
    guard index < deeds.count else { return false }
    steps.remove(at: deeds[index])
    return true
  }

  // MARK: - Recognizers and views

  private mutating func dropRecognizer(_ index: Int) -> Bool {
    guard recognizers.indices.contains(index) else { return false }
    if !recognizers[index].kind.isOfScrollView { remove(index) }
    return true
  }

  private mutating func remove(_ index: Int) {
    recognizers.remove(at: index)
    let moved = { (number: Int) in number > index ? number - 1 : number }
    requirements = requirements.filter { $0.waiting != index && $0.awaited != index }
      .map { Requirement(waiting: moved($0.waiting), awaited: moved($0.awaited)) }
    opinions = opinions.compactMap { opinion in
      var opinion = opinion
      if !opinion.question.isForView {
        if opinion.holder == index { return nil }
        opinion.holder = moved(opinion.holder)
      }
      if !opinion.question.isAboutView {
        if opinion.subject == index { return nil }
        opinion.subject = moved(opinion.subject)
      }
      return opinion
    }
    steps = steps.compactMap { step in
      switch step.deed {
      case .setEnabled(index, _), .removeRecognizer(index): return nil
      case .setEnabled(let number, let isEnabled):
        return ContestStep(at: step.at, deed: .setEnabled(recognizer: moved(number), isEnabled))
      case .removeRecognizer(let number):
        return ContestStep(at: step.at, deed: .removeRecognizer(moved(number)))
      default: return step
      }
    }
  }

  /// Makes a view plain; a scroll view's recognizers go with what it was.
  private mutating func makeViewPlain(_ index: Int) -> Bool {
    guard views.indices.contains(index) else { return false }
    views[index].role = .plain
    while let own = recognizers.firstIndex(where: { $0.view == index && $0.kind.isOfScrollView }) {
      remove(own)
    }
    opinions.removeAll {
      $0.holder == index && [.contentMayBegin, .contentMayBeCancelled].contains($0.question)
    }
    steps.removeAll {
      $0.deed == .setControlEnabled(view: index, true) || $0.deed == .setControlEnabled(view: index, false)
        || $0.deed == .setScrollEnabled(view: index, true) || $0.deed == .setScrollEnabled(view: index, false)
        || $0.deed == .sendByHand(view: index)
    }
    return true
  }

  /// Takes back one thing that is unusual about a control or a scroll view.
  private mutating func makeRoleUsual(_ index: Int) -> Bool {
    let (number, aspect) = (index / 5, index % 5)
    guard views.indices.contains(number) else { return false }
    switch views[number].role {
    case .plain: break
    case .control(var plan):
      switch aspect {
      case 0: plan.isButton = false
      case 1: plan.isEnabled = true
      case 2: plan.begins = Answer(atFirst: true)
      case 3: plan.continues = Answer(atFirst: true)
      default: plan.continues.turnsAt = nil
      }
      views[number].role = .control(plan)
    case .scroll(var plan):
      switch aspect {
      case 0: plan.delaysContentTouches = true
      case 1: plan.canCancelContentTouches = true
      case 2: plan.isScrollEnabled = true
      case 3: plan.hasRoomDown = true
      default: plan.hasRoomAcross = false
      }
      views[number].role = .scroll(plan)
    }
    return true
  }

  /// Takes out a view; its parent gets what it carries.
  private mutating func dropView(_ index: Int) -> Bool {
    let index = index + 1
    guard views.indices.contains(index), makeViewPlain(index) else { return false }
    let parent = views[index].parent ?? 0
    let gone = views[index].frame
    let moved = { (number: Int) in number == index ? parent : number > index ? number - 1 : number }
    for child in views.indices where views[child].parent == index {
      views[child].frame.x += gone.x
      views[child].frame.y += gone.y
    }
    views.remove(at: index)
    for view in views.indices { views[view].parent = views[view].parent.map(moved) }
    for recognizer in recognizers.indices {
      recognizers[recognizer].view = moved(recognizers[recognizer].view)
    }
    opinions = opinions.map { opinion in
      var opinion = opinion
      if opinion.question.isForView { opinion.holder = moved(opinion.holder) }
      if opinion.question.isAboutView { opinion.subject = moved(opinion.subject) }
      return opinion
    }
    steps = steps.compactMap { step in
      switch step.deed {
      case .removeView(index): return nil
      case .removeView(let view): return ContestStep(at: step.at, deed: .removeView(moved(view)))
      case .setControlEnabled(let view, let isEnabled):
        return ContestStep(at: step.at, deed: .setControlEnabled(view: moved(view), isEnabled))
      case .setScrollEnabled(let view, let isEnabled):
        return ContestStep(at: step.at, deed: .setScrollEnabled(view: moved(view), isEnabled))
      case .sendByHand(let view): return ContestStep(at: step.at, deed: .sendByHand(view: moved(view)))
      case .moveContent(let view, let place, let way):
        if view == index { return nil }
        return ContestStep(at: step.at, deed: .moveContent(view: moved(view), to: place, way))
      default: return step
      }
    }
    return true
  }

  /// Takes back one thing that is unusual about a recognizer.
  private mutating func makeRecognizerUsual(_ index: Int) -> Bool {
    let (number, aspect) = (index / 8, index % 8)
    guard recognizers.indices.contains(number) else { return false }
    if recognizers[number].kind.isOfScrollView { return true }
    let usual = ContestRecognizer(name: "", view: 0, kind: .pinch)
    switch aspect {
    case 0: recognizers[number].cancelsTouchesInView = usual.cancelsTouchesInView
    case 1: recognizers[number].delaysTouchesBegan = usual.delaysTouchesBegan
    case 2: recognizers[number].delaysTouchesEnded = usual.delaysTouchesEnded
    case 3: recognizers[number].requiresExclusiveTouchType = usual.requiresExclusiveTouchType
    case 4: recognizers[number].allowedTypes = usual.allowedTypes
    case 5: recognizers[number].isEnabled = true
    default: recognizers[number].kind = recognizers[number].kind.simpler(aspect)
    }
    return true
  }

  private mutating func makeViewUsual(_ index: Int) -> Bool {
    let number = index / 2
    guard views.indices.contains(number) else { return false }
    if index % 2 == 0 {
      views[number].isMultipleTouchEnabled = false
    } else {
      views[number].isExclusiveTouch = false
    }
    return true
  }

  /// Puts every finger on a whole point.
  private mutating func roundPlaces(_ index: Int) -> Bool {
    guard index == 0 else { return false }
    for step in steps.indices {
      guard case .frame(var reports) = steps[step].deed else { continue }
      for report in reports.indices { reports[report].point.x.round(.down) }
      steps[step].deed = .frame(reports)
    }
    return true
  }
}

extension ContestKind {
  /// The same kind with less to it, in one of two ways.
  fileprivate func simpler(_ way: Int) -> ContestKind {
    switch self {
    case .tap(let taps, let touches):
      way == 6 ? .tap(taps: 1, touches: touches) : .tap(taps: taps, touches: 1)
    case .longPress(let taps, let touches, let seconds, let movement):
      way == 6
        ? .longPress(taps: 0, touches: touches, seconds: seconds, movement: movement)
        : .longPress(taps: taps, touches: 1)
    case .pan: .pan()
    case .custom(var plan):
      if way == 6 { .custom(plan.without(\.ignore, [])) } else { .custom(plan.without(\.failOn, nil)) }
    default: self
    }
  }
}

extension CustomPlan {
  fileprivate mutating func without<Part>(_ part: WritableKeyPath<CustomPlan, Part>, _ nothing: Part)
    -> CustomPlan
  {
    self[keyPath: part] = nothing
    return self
  }
}

extension Array {
  fileprivate mutating func remove(ifAt index: Int) -> Bool {
    guard indices.contains(index) else { return false }
    remove(at: index)
    return true
  }
}
