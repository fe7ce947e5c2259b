import FingerpostTrace

/// Which contestants wait, through others, for themselves, as long as no state changes. [ARB-25]
///
/// Every contestant is visited once, however many are asked about: these are the strongly connected components of those
/// that decided nothing, by Tarjan's algorithm.
struct WaitingCircles {
  /// When each was first visited; looked up only, never walked.
  private var numbers: [ObjectIdentifier: Int] = [:]
  /// The earliest visited that each leads back to, by number.
  private var lows: [Int] = []
  /// Whether each is in a circle, by number; nil while that is not known.
  private var answers: [Bool?] = []

  /// Whether a contestant waits for itself.
  mutating func contains(_ start: Contestant) -> Bool {
    if let number = numbers[ObjectIdentifier(start)] { return answers[number] ?? false }
    return walk(from: start)
  }

  private struct Stop {
    let number: Int
    /// Those whose failure it needs and that were not looked at yet.
    var rest: [Contestant] = []
    /// Whether it needs its own failure, which is a circle of one.
    var needsItself = false
  }

  private mutating func walk(from start: Contestant) -> Bool {
    var path = [visit(start)]
    var open = [path[0].number]
    while let number = path.last?.number {
      if let other = path[path.count - 1].rest.popLast() {
        if let known = numbers[ObjectIdentifier(other)] {
          if answers[known] == nil { lows[number] = min(lows[number], known) }
        } else {
          path.append(visit(other))
          open.append(lows.count - 1)
        }
        continue
      }
      let needsItself = path.removeLast().needsItself
      if let above = path.last?.number { lows[above] = min(lows[above], lows[number]) }
      guard lows[number] == number, let first = open.lastIndex(of: number) else { continue }
      let isCircle = open.count - first > 1 || needsItself
      for member in open[first...] { answers[member] = isCircle }
      open.removeSubrange(first...)
    }
    return contains(start)
  }

  private mutating func visit(_ contestant: Contestant) -> Stop {
    var stop = Stop(number: lows.count)
    numbers[ObjectIdentifier(contestant)] = stop.number
    lows.append(stop.number)
    answers.append(nil)
    contestant.forEachRequirement { other in
      if other === contestant { stop.needsItself = true }
      if other.isInPlay, other.state == .possible { stop.rest.append(other) }
    }
    return stop
  }
}
