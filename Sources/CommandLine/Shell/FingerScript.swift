import FingerpostHID

/// Makes the frames of a finger for `--tap` and `--swipe`.
nonisolated enum FingerScript {
  /// Reads `x,y`.
  static func point(_ text: String) -> (x: Double, y: Double)? {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == 2, let x = Double(parts[0]), let y = Double(parts[1]), x.isFinite, y.isFinite else {
      return nil
    }
    return (x, y)
  }

  /// A finger that comes down at one point, moves straight to another with 60 samples a second, and lifts.
  static func drag(
    from: (x: Double, y: Double), to: (x: Double, y: Double), seconds: Double
  ) -> [Frame] {
    let steps = from == to ? 0 : max(2, Int(seconds * 60))
    var frames = [Frame(nanoseconds: 0, contacts: [Contact(id: 1, phase: .down, x: from.x, y: from.y)])]
    let end = Int64(seconds * 1e9)
    for step in 0..<steps {
      let part = Double(step + 1) / Double(steps)
      let (x, y) = (from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part)
      // The last move comes right before the lift, which is where the finger is then.
      let time = Int64(Double(end) * part * (Double(steps) / Double(steps + 1)))
      frames.append(Frame(nanoseconds: time, contacts: [Contact(id: 1, phase: .move, x: x, y: y)]))
    }
    frames.append(Frame(nanoseconds: end, contacts: [Contact(id: 1, phase: .up, x: to.x, y: to.y)]))
    return frames
  }
}
