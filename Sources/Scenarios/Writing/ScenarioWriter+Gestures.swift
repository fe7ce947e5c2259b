import Fingerpost
import FingerpostHID
import FingerpostScreens

nonisolated extension ScenarioWriter {
  /// What a recognizer has beside its id.
  func entries(of gesture: ScenarioGesture) throws(ScenarioError) -> [YAMLEntry] {
    var entries = [YAMLEntry("type", .text(gesture.kind.rawValue))]
    if gesture.logsTouches { entries.append(YAMLEntry("touches", .flag(true))) }
    entries += gesture.settings.map(Self.entry)
    if !gesture.requireToFail.isEmpty {
      entries.append(YAMLEntry("requireToFail", try ids(gesture.requireToFail)))
    }
    entries.add("delegate", try gesture.answers.map(delegate))
    entries.add("canPrevent", try gesture.canPrevent.map(choice))
    entries.add("canBePrevented", try gesture.canBePrevented.map(choice))
    return entries + Self.entries(of: gesture.custom)
  }

  private static func entries(of custom: ScenarioCustomGesture) -> [YAMLEntry] {
    var entries: [YAMLEntry] = []
    let moments = [
      ("recognizeOn", custom.recognizeOn), ("beginOn", custom.beginOn), ("failOn", custom.failOn),
    ]
    for (key, moment) in moments {
      switch moment {
      case nil: break
      case .began: entries.append(YAMLEntry(key, .text("began")))
      case .ended: entries.append(YAMLEntry(key, .text("ended")))
      case .move(let number): entries.append(YAMLEntry(key, .text("move:\(number)")))
      }
    }
    if !custom.ignore.isEmpty {
      entries.append(YAMLEntry("ignore", .list(custom.ignore.map { .count($0) })))
    }
    return entries
  }

  /// What a delegate answers.
  func delegate(_ answers: ScenarioGestureAnswers) throws(ScenarioError) -> YAMLValue {
    var entries: [YAMLEntry] = []
    entries.add("shouldBegin", try answers.shouldBegin.map(begin))
    entries.add("shouldReceiveEvent", answers.shouldReceiveEvent.map { .flag($0) })
    entries.add("shouldReceive", try answers.shouldReceive.map(choice))
    entries.add("shouldReceivePress", try answers.shouldReceivePress.map(presses))
    let companies = [
      ("simultaneousWith", answers.simultaneousWith),
      ("shouldRequireFailureOf", answers.shouldRequireFailureOf),
      ("shouldBeRequiredToFailBy", answers.shouldBeRequiredToFailBy),
    ]
    for (key, choice) in companies {
      if let choice { entries.append(YAMLEntry(key, try company(choice))) }
    }
    return .map(entries)
  }

  /// Whether recognizers may begin.
  func begin(_ answer: ScenarioBeginAnswer) throws(ScenarioError) -> YAMLValue {
    switch answer {
    case .choice(let choice): try self.choice(choice)
    case .moving(let axis): .text(axis.rawValue)
    }
  }

  /// An answer with exceptions.
  func choice(_ choice: ScenarioChoice) throws(ScenarioError) -> YAMLValue {
    switch choice {
    case .all(let answer): return .flag(answer)
    case .allBut(let excluded): return .map([YAMLEntry("not", try ids(excluded))])
    case .only([]): return .flag(false)
    case .only: throw unwritable("an answer that is yes for some only")
    }
  }

  /// An answer about presses, with exceptions.
  private func presses(_ choice: ScenarioChoice) throws(ScenarioError) -> YAMLValue {
    switch choice {
    case .all(let answer): return .flag(answer)
    case .allBut(let excluded): return .map([YAMLEntry("not", .texts(excluded.compactMap(Self.button)))])
    case .only([]): return .flag(false)
    case .only: throw unwritable("an answer that is yes for some only")
    }
  }

  /// The word for a button or a key.
  static func button(_ raw: Int) -> String? { ScenarioPressType.word(for: raw) }

  /// A list of those for which the answer is yes.
  private func company(_ choice: ScenarioChoice) throws(ScenarioError) -> YAMLValue {
    switch choice {
    case .all(true), .allBut([]): return .text("all")
    case .all(false): return .list([])
    case .only(let chosen): return try ids(chosen)
    case .allBut: throw unwritable("an answer that is no for some only")
    }
  }

  private func unwritable(_ what: String) -> ScenarioError {
    ScenarioError(file: scenario.name, message: "\(what) cannot be written at this place")
  }
}
