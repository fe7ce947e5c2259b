import FingerpostHID

/// What one finger does in a gesture, relative to the gesture's place and beginning.
nonisolated struct FingerPath: Sendable {
  /// A place on the way, reached at a time.
  struct Point: Sendable {
    /// Milliseconds from the gesture's beginning.
    var milliseconds: Int
    var x: Double
    var y: Double
  }

  /// Where it comes down, then where it moves.
  var points: [Point]
  /// When it is lifted, in milliseconds from the gesture's beginning, not before the last point.
  var lift: Int

  /// A finger that rests.
  static func resting(x: Double, y: Double, from start: Int = 0, until lift: Int) -> FingerPath {
    FingerPath(points: [Point(milliseconds: start, x: x, y: y)], lift: lift)
  }

  /// A finger that comes down, goes through places at an even pace, and is lifted.
  ///
  /// - Parameters:
  ///   - places: where it comes down and where it moves to.
  ///   - pace: milliseconds for each move.
  ///   - start: milliseconds from the gesture's beginning.
  ///   - rest: milliseconds that it rests before it moves.
  static func moving(
    through places: [(x: Double, y: Double)], pace: Int, from start: Int = 0, after rest: Int = 0
  ) -> FingerPath {
    var points: [Point] = []
    for (index, place) in places.enumerated() {
      let time = index == 0 ? start : start + rest + index * pace
      points.append(Point(milliseconds: time, x: place.x, y: place.y))
    }
    return FingerPath(points: points, lift: (points.last?.milliseconds ?? start) + 16)
  }

  /// The same path elsewhere, later, and at another pace.
  func placed(x: Double, y: Double, after delay: Int = 0, slower factor: Double = 1) -> FingerPath {
    func time(_ milliseconds: Int) -> Int { delay + Int((Double(milliseconds) * factor).rounded()) }
    return FingerPath(
      points: points.map { Point(milliseconds: time($0.milliseconds), x: x + $0.x, y: y + $0.y) },
      lift: time(lift))
  }
}

nonisolated extension TouchSequence {
  /// Makes a sequence of fingers, which are numbered in the order in which they come down.
  ///
  /// - Returns: nil if a finger would leave the screen.
  init?(
    _ fingers: [FingerPath], words: String, isComposed: Bool, origin: Origin? = nil,
    on screen: (width: Double, height: Double)
  ) {
    struct Change {
      var milliseconds: Int
      var contact: Contact
    }
    let inOrder = fingers.enumerated().sorted {
      ($0.element.points.first?.milliseconds ?? 0, $0.offset)
        < ($1.element.points.first?.milliseconds ?? 0, $1.offset)
    }
    var changes: [Change] = []
    for (number, finger) in inOrder.map(\.element).enumerated() {
      var last = FingerPath.Point(milliseconds: 0, x: 0, y: 0)
      for (index, point) in finger.points.enumerated() {
        guard point.x >= 0, point.x < screen.width, point.y >= 0, point.y < screen.height else { return nil }
        let contact = Contact(id: number + 1, phase: index == 0 ? .down : .move, x: point.x, y: point.y)
        changes.append(Change(milliseconds: point.milliseconds, contact: contact))
        last = point
      }
      let lift = max(finger.lift, last.milliseconds + 1)
      let contact = Contact(id: number + 1, phase: .up, x: last.x, y: last.y)
      changes.append(Change(milliseconds: lift, contact: contact))
    }
    changes.sort { ($0.milliseconds, $0.contact.id) < ($1.milliseconds, $1.contact.id) }
    steps = []
    for change in changes {
      if steps.last?.milliseconds == change.milliseconds {
        steps[steps.count - 1].contacts.append(change.contact)
      } else {
        steps.append(Step(milliseconds: change.milliseconds, contacts: [change.contact]))
      }
    }
    self.words = words
    self.isComposed = isComposed
    self.origin = origin
  }
}
