import FingerpostHID

/// Fingers that come down, move and lift, with times from the beginning.
package nonisolated struct GestureScript {
  /// What the fingers do at one instant.
  package struct Step: Equatable {
    /// The time since the beginning, in milliseconds.
    package var milliseconds: Int64
    package var contacts: [Contact]
    /// What a wheel or a trackpad scrolls instead. [PAN-14]
    package var scroll: Scroll?
    /// What a button of a remote does instead. [PRESS-1]
    package var press: Press?
  }

  /// What it is called, such as `a drag`.
  package var name: String
  /// What distinguishes it from others of the name, such as `to the left`.
  package var direction: String?
  /// The word for it in JSON.
  package var key: String
  package private(set) var steps: [Step] = []
  /// Where another finger rests all the while, which has the number ``resting``; nil where none does.
  package var rest: (x: Double, y: Double)?
  /// The view to which the focus is asked to go before a button of a remote is pressed, and its middle; nil for fingers.
  /// [PRESS-2, FOC-3]
  package private(set) var focus: (view: Int, x: Double, y: Double)?
  /// The number of a finger that rests all the while.
  package static let resting = 2

  init(_ name: String, direction: String? = nil, key: String) {
    self.name = name
    self.direction = direction
    self.key = key
  }

  /// Creates a script of what the hardware reports.
  package init(_ frames: [Frame]) {
    self.init("touches", key: "touches")
    steps = frames.map { Step(milliseconds: $0.nanoseconds / 1_000_000, contacts: $0.contacts) }
  }

  /// Where the first finger comes down, or the pointer is, in points of the screen.
  package var start: (x: Double, y: Double)? {
    if let focus { return (focus.x, focus.y) }
    if rest != nil {
      return steps.lazy.flatMap(\.contacts).first { !isResting($0.id) }.map { ($0.x, $0.y) }
    }
    return steps.first?.scroll.map { ($0.x, $0.y) } ?? steps.first?.contacts.first.map { ($0.x, $0.y) }
  }

  /// Whether a contact is the finger that rests all the while.
  package func isResting(_ contact: Int) -> Bool { rest != nil && contact == Self.resting }

  /// Whether a wheel or a trackpad scrolls, and no finger touches the screen.
  package var isScrolling: Bool { steps.first?.scroll != nil }

  /// Whether a button of a remote is pressed, and nothing is touched.
  package var isPress: Bool { focus != nil }

  /// The steps as frames.
  ///
  /// - Parameter start: when the script begins, in nanoseconds.
  package func frames(from start: Int64 = 0) -> [Frame] {
    steps.map {
      Frame(
        nanoseconds: start + $0.milliseconds * 1_000_000, contacts: $0.contacts, scroll: $0.scroll,
        presses: $0.press.map { [$0] } ?? [])
    }
  }

  /// Whether it is one finger that moves.
  package var isOneFingerMoving: Bool { !isStill && steps.allSatisfy { $0.contacts.count == 1 } }

  /// Whether it is what content is scrolled with: one finger that moves, a wheel or a trackpad.
  package var isForContent: Bool { isOneFingerMoving || isScrolling }

  /// How far the first finger goes, or would go, in points; nil without one.
  package var way: (x: Double, y: Double)? {
    if isScrolling {
      return steps.reduce((0, 0)) { ($0.x + ($1.scroll?.dx ?? 0), $0.y + ($1.scroll?.dy ?? 0)) }
    }
    guard let start, let end = steps.last?.contacts.first else { return nil }
    return (end.x - start.x, end.y - start.y)
  }

  /// The middle of the fingers that come down first, in points of the screen.
  package var center: (x: Double, y: Double)? {
    if rest != nil { return start }
    guard let contacts = steps.first?.contacts, !contacts.isEmpty else { return nil }
    let count = Double(contacts.count)
    return (
      contacts.reduce(0) { $0 + $1.x } / count, contacts.reduce(0) { $0 + $1.y } / count
    )
  }

  /// Whether no finger moves.
  package var isStill: Bool {
    !isScrolling && steps.allSatisfy { step in step.contacts.allSatisfy { $0.phase != .move } }
  }

  /// The same from another point of the screen on.
  package func moved(to point: (x: Double, y: Double)) -> GestureScript {
    guard let start, !isPress else { return self }
    var script = self
    for step in script.steps.indices {
      for place in script.steps[step].contacts.indices {
        script.steps[step].contacts[place].x += point.x - start.x
        script.steps[step].contacts[place].y += point.y - start.y
      }
      script.steps[step].scroll?.x += point.x - start.x
      script.steps[step].scroll?.y += point.y - start.y
    }
    return script
  }

  /// The same the other way round, from the same point on.
  package var mirrored: GestureScript {
    guard let start else { return self }
    var script = self
    for step in script.steps.indices {
      for place in script.steps[step].contacts.indices {
        script.steps[step].contacts[place].x = 2 * start.x - script.steps[step].contacts[place].x
        script.steps[step].contacts[place].y = 2 * start.y - script.steps[step].contacts[place].y
      }
      script.steps[step].scroll?.dx.negate()
      script.steps[step].scroll?.dy.negate()
    }
    return script
  }

  /// A press of select on a remote, with the focus asked to go to a view.
  ///
  /// - Parameters:
  ///   - view: the index of the view.
  ///   - point: its middle, in points of the screen.
  package static func select(
    focusing view: Int, at point: (x: Double, y: Double), for milliseconds: Int64
  ) -> GestureScript {
    var script = GestureScript(
      "a press of select" + (milliseconds < 1000 ? "" : " of \(milliseconds / 1000) s"), key: "press")
    script.focus = (view, point.x, point.y)
    for (time, phase) in [(0, Press.Phase.began), (milliseconds, .ended)] {
      script.steps.append(
        Step(milliseconds: time, contacts: [], press: Press(kind: .select, phase: phase)))
    }
    return script
  }

  /// Adds what some fingers do at a time, all in one frame; fingers count from 1.
  mutating func add(_ milliseconds: Int64, _ phase: Contact.Phase, _ points: [(x: Double, y: Double)]) {
    let contacts = points.enumerated().map { index, point in
      Contact(id: index + 1, phase: phase, x: point.x, y: point.y)
    }
    steps.append(Step(milliseconds: milliseconds, contacts: contacts))
  }

  /// Adds what the finger that rests all the while does at a time.
  mutating func addRest(_ milliseconds: Int64, _ phase: Contact.Phase) {
    guard let rest else { return }
    let contact = Contact(id: Self.resting, phase: phase, x: rest.x, y: rest.y)
    steps.append(Step(milliseconds: milliseconds, contacts: [contact]))
  }

  /// Adds what a wheel or a trackpad reports at a time.
  mutating func add(_ milliseconds: Int64, _ scroll: Scroll) {
    steps.append(Step(milliseconds: milliseconds, contacts: [], scroll: scroll))
  }
}
