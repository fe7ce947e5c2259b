import Fingerpost
import FingerpostScenarios
import FingerpostText
import Foundation

/// Composes gestures into sequences: first common ones, in order of their length, then random ones.
struct SequenceComposer {
  private let shapes: [GestureShape]
  private let places: [TouchPlace]
  private let screen: (width: Double, height: Double)

  init(_ player: SequencePlayer, places: [TouchPlace]) {
    let rules = player.scenario.eventRules
    // Farther than a finger of a tap or press may move, and far enough for a swipe.
    let reach =
      [
        100, rules.swipeMinPrimary * 1.5, rules.tapAllowableMovement + 25, rules.panHysteresis * 2,
        (player.recognizers.compactMap(\.allowableMovement).max() ?? 0) + 25,
      ].max() ?? 100
    shapes =
      GestureShapes(
        player.recognizers, swipesRows: player.actors.contains { $0.kind == .rowSwipe },
        reach: min(reach.rounded(.up), 1000), longestTap: rules.tapMaxDuration,
        longestSwipe: rules.swipeMaxDuration
      ).all
    self.places = places
    let size = player.scenario.screenSize
    screen = (Double(size.width), Double(size.height))
  }

  // MARK: - Composed

  /// Every gesture at every place; then two of them after one another at one place, and at two places at once. The
  /// shortest of both kinds come first.
  func composed() -> [TouchSequence] {
    var sequences: [TouchSequence] = []
    for (index, place) in places.enumerated() {
      let spot = Self.words(place)
      for first in shapes {
        let fingers = first.fingers.map { $0.placed(x: place.x, y: place.y) }
        sequences += sequence(
          fingers, "\(first.words) at \(spot)",
          TouchSequence.Origin(place: index, purpose: first.purpose))
        for second in shapes {
          let delay = first.lift + GestureShapes.pause
          let both = fingers + second.fingers.map { $0.placed(x: place.x, y: place.y, after: delay) }
          sequences += sequence(both, "\(first.words), then \(second.words), at \(spot)")
        }
      }
      for other in places where other != place { sequences += atOnce(place, other) }
    }
    let ordered = sequences.enumerated().sorted {
      guard $0.element.isSingle == $1.element.isSingle else { return $0.element.isSingle }
      return ($0.element.steps.count, $0.element.milliseconds, $0.offset)
        < ($1.element.steps.count, $1.element.milliseconds, $1.offset)
    }
    return ordered.map(\.element)
  }

  /// Gestures of one finger at two places, the second while the first finger is down.
  private func atOnce(_ place: TouchPlace, _ other: TouchPlace) -> [TouchSequence] {
    let single = shapes.filter { $0.isForOneHandOfTwo }
    var sequences: [TouchSequence] = []
    for first in single {
      for second in single {
        let fingers =
          first.fingers.map { $0.placed(x: place.x, y: place.y) }
          + second.fingers.map { $0.placed(x: other.x, y: other.y, after: 20) }
        sequences += sequence(
          fingers,
          "\(first.words) at \(Self.words(place)) and \(second.words) at \(Self.words(other)) at once")
      }
    }
    return sequences
  }

  private func sequence(
    _ fingers: [FingerPath], _ words: String, _ origin: TouchSequence.Origin? = nil
  ) -> [TouchSequence] {
    TouchSequence(fingers, words: words, isComposed: true, origin: origin, on: screen).map { [$0] } ?? []
  }

  private static func words(_ place: TouchPlace) -> String { words(place.x, place.y) }

  private static func words(_ x: Double, _ y: Double) -> String {
    // A screen may be larger than `Int` can represent.
    func number(_ number: Double) -> String { Int(exactly: number).map(String.init) ?? "\(number)" }
    return "(\(number(x)), \(number(y)))"
  }

  // MARK: - Random

  /// Makes a random sequence: up to three gestures, faster or slower, at any of the places, one after another or
  /// overlapping.
  ///
  /// - Returns: nil if a finger left the screen, or there is nothing to touch.
  func random(_ generator: inout SplitMix64) -> TouchSequence? {
    guard !places.isEmpty, !shapes.isEmpty else { return nil }
    var fingers: [FingerPath] = []
    var parts: [String] = []
    var start = 0
    for _ in 0...generator.below(3) {
      let shape = shapes[generator.below(shapes.count)]
      let place = places[generator.below(places.count)]
      let x = place.x + Double(generator.below(31)) - 15
      let y = place.y + Double(generator.below(31)) - 15
      let slowness = [0.5, 1, 1, 1.5, 3][generator.below(5)]
      fingers += shape.fingers.map { $0.placed(x: x, y: y, after: start, slower: slowness) }
      parts.append("\(shape.words) at \(Self.words(x, y))")
      let pause = [-200, -50, 20, 100, 200, 400, 800][generator.below(7)]
      start = max(start + 10, start + Int(Double(shape.lift) * slowness) + pause)
    }
    return TouchSequence(fingers, words: parts.joined(separator: ", then "), isComposed: false, on: screen)
  }
}
