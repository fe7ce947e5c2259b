import Expectations
import FingerpostText
import FingerpostTrace
import Testing

/// What the engine says of gestures, from facts alone.
@Suite struct GestureStoryTests {
  private static let milli: Int64 = 1_000_000
  private let button = SubjectID(1)
  private let tap = SubjectID(2)
  private let twice = SubjectID(3)

  private func stories(_ facts: [(Int64, Fact)]) -> (stories: [GestureStory], teller: GestureStoryteller) {
    var teller = GestureStoryteller()
    var found: [GestureStory] = []
    let names: [(Int64, Fact)] = [
      (0, .subject(button, kind: .view, name: "PlayButton")),
      (0, .subject(tap, kind: .recognizer, name: "select")),
      (0, .subject(twice, kind: .recognizer, name: "zoom")),
    ]
    for (number, (time, fact)) in (names + facts).enumerated() {
      let record = TraceRecord(number: number + 1, nanoseconds: time * Self.milli, fact: fact)
      if let story = teller.record(record) { found.append(story) }
    }
    return (found + [teller.current].compactMap(\.self), teller)
  }

  private func touch(_ contact: Int, _ from: Int64, _ to: Int64, x: Double = 10) -> [(Int64, Fact)] {
    [
      (from, .contact(contact, .down, x: x, y: 10)),
      (from, .targeted(contact: contact, window: button, view: button)),
      (to, .contact(contact, .up, x: x, y: 10)),
    ]
  }

  @Test("a control's events count whether or not anything handles them") func events() {
    let (told, teller) = stories(
      touch(1, 100, 184) + [
        (184, .controlEvent(button, .touchDown, contact: 1, handlers: 0)),
        (184, .controlEvent(button, .touchUpInside, contact: 1, handlers: 0)),
      ])
    expect(
      told[0].lead(teller.name).full, is: "Tap on `PlayButton`: it sends touchDown and touchUpInside (84 ms)."
    )
    #expect(told[0].isOver)
    expect(told[0].asked?.gesture, is: "tap")
  }

  @Test("a second finger belongs to the gesture while a recognizer is in an attempt, and not after its reset")
  func gestures() {
    let first: [(Int64, Fact)] = touch(1, 0, 60) + [(60, .received(contact: 1, by: twice))]
    let second = touch(2, 200, 260)
    let (one, _) = stories(first + second + [(300, .contestantReset(twice))])
    expect(one.map(\.title), is: ["double tap"])
    expect(one[0].asked?.gesture, is: "double-tap")
    let (two, _) = stories(first + [(100, .contestantReset(twice))] + second)
    expect(two.map(\.title), is: ["tap", "tap"])
    expect(two.map(\.number), is: [1, 2])
    expect(two.map(\.began), is: [0, 200 * Self.milli])
  }

  @Test("what acts comes first, with its wait") func order() {
    let (told, teller) = stories(
      touch(1, 0, 84) + [
        (84, .waits(tap, for: twice)), (434, .gaveUp(twice, .tapNotContinued)),
        (434, .verdict(twice, state: .failed, reason: .itself)),
        (434, .verdict(tap, state: .ended, reason: .itself)), (434, .acted(tap, state: .ended, targets: 1)),
      ])
    let outcomes = told[0].outcomes(teller.name)
    expect(outcomes.map(\.kind.rawValue), is: ["recognizer", "hit", "view", "recognizer"])
    expect(outcomes[0].did.full, is: "waits 350 ms for `zoom` to fail, and acts at 434 ms")
    expect(outcomes[0].late, is: 350 * Self.milli)
  }

  @Test("keys have names, and are told of as presses") func keys() {
    let key = PressNumber.number(ofType: PressNumber.firstKey + 4)
    let (told, teller) = stories([
      (0, .press(key, .began)), (0, .pressTargeted(key, responder: button)),
      (0, .delivered(.began, to: button, contacts: [key])), (80, .press(key, .ended)),
      (80, .delivered(.ended, to: button, contacts: [key])),
    ])
    expect(
      told[0].lead(teller.name).full,
      is: "Key a: `PlayButton` gets pressesBegan at 0 ms, and pressesEnded at 80 ms.")
    expect(told[0].presses.map(\.name), is: ["key a"])
  }

  @Test("a key that others are held with is no part of a gesture") func modifiers() {
    let option = PressNumber.number(ofType: PressNumber.firstKey + 226)
    let (told, _) = stories([
      (0, .press(option, .began)), (10, .contact(1, .down, x: 100, y: 100)),
      (10, .contact(2, .down, x: 200, y: 100)), (90, .contact(2, .move, x: 300, y: 100)),
      (100, .contact(1, .up, x: 100, y: 100)), (100, .contact(2, .up, x: 300, y: 100)),
      (110, .press(option, .ended)),
    ])
    expect(told.map(\.title), is: ["pinch open"])
    expect(told[0].asked?.gesture, is: "pinch:2.0")
  }

  @Test(
    "gestures have the words of the command line",
    arguments: [
      (60, 30.0, "swipe right", "swipe:right"), (600, 30.0, "drag right", "drag:30,0"),
      (800, 2.0, "hold", "hold"),
    ] as [(Int64, Double, String, String)])
  func words(length: Int64, distance: Double, title: String, asked: String) {
    let (told, _) = stories([
      (0, .contact(1, .down, x: 10, y: 10)), (length / 2, .contact(1, .move, x: 10 + distance, y: 10)),
      (length, .contact(1, .up, x: 10 + distance, y: 10)),
    ])
    expect(told[0].title, is: title)
    expect(told[0].asked?.gesture, is: asked)
  }
}
