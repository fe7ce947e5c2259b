import FingerpostText

/// Decides what is changed from inside which callback: at random, or as it was done before.
@MainActor
final class Mischief {
  /// What was done, and where.
  private(set) var pranks: [Prank] = []
  private let script: [Prank]?
  private var random: SplitMix64
  /// How many more things it will do.
  private var budget: Int
  private let chance: Int
  private var times: [String: Int] = [:]

  /// Makes mischief at random.
  init(seed: UInt64) {
    random = SplitMix64(seed: seed ^ 0x6D69_7363_6869_6566)
    budget = random.number(1...12)
    chance = random.pick([3, 10, 30, 100])
    script = nil
  }

  /// Does again what was done before.
  init(script: [Prank]) {
    random = SplitMix64(seed: 0)
    (budget, chance) = (script.count, 0)
    self.script = script
  }

  /// What is done inside a callback or a question.
  func deeds(when: String, in contest: Contest) -> [Deed] {
    times[when, default: 0] += 1
    let time = times[when] ?? 1
    if let script { return script.filter { $0.when == when && $0.time == time }.map(\.deed) }
    guard budget > 0, random.percent(chance), let deed = randomDeed(contest) else { return [] }
    budget -= 1
    pranks.append(Prank(when: when, time: time, deed: deed))
    return [deed]
  }

  private func randomDeed(_ contest: Contest) -> Deed? {
    let view = random.pick(contest.views).name
    let other = random.pick(contest.views).name
    guard random.percent(55), !contest.recognizers.isEmpty else {
      switch random.number(0...9) {
      case 0...2: return .removeView(view)
      case 3...5: return .addView(view, to: other)
      case 6: return .toggleHidden(view)
      case 7: return .toggleInteraction(view)
      case 8: return .toggleHidden("W")
      default: return .toggleTouchRules(view)
      }
    }
    let recognizer = random.pick(contest.recognizers).name
    switch random.number(0...12) {
    case 0...2: return .removeRecognizer(recognizer)
    case 3...4: return .addRecognizer(recognizer, to: view)
    case 5...7: return .toggleEnabled(recognizer)
    case 8: return .dropDelegate(recognizer)
    case 9: return .renewTargets(recognizer)
    case 10: return .toggleFlags(recognizer)
    case 11: return .require(recognizer, toFail: random.pick(contest.recognizers).name)
    default: return .letGo(recognizer)
    }
  }
}
