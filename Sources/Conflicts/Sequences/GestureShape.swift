import FingerpostScenarios
import Foundation

/// A common gesture, without a place: a tap, a hold, a drag.
nonisolated struct GestureShape: Sendable {
  /// What it is, with its article: “a tap”.
  var words: String
  /// The fingers, around the point (0, 0).
  var fingers: [FingerPath]
  /// What somebody who makes it wants most of the time; nil for gestures that few make.
  var purpose: ConflictActor.Purpose?
  /// Whether it is also tried at two places at once, together with other such gestures.
  var isForOneHandOfTwo = false

  /// When the last finger is lifted, in milliseconds.
  var lift: Int { fingers.map(\.lift).max() ?? 0 }
}

/// The gestures worth trying on a scenario's recognizers.
nonisolated struct GestureShapes {
  /// The gestures, in no order that matters.
  let all: [GestureShape]

  /// How long a finger of a tap stays down, and the time between two taps, in milliseconds.
  static let (press, pause) = (60, 100)

  /// Makes the gestures that a set of recognizers could want.
  ///
  /// - Parameters:
  ///   - recognizers: their numbers of taps and fingers are tried, and how long they want a press to last.
  ///   - swipesRows: whether rows can be swiped, for which other pans are in the way only if the finger moves slowly.
  ///   - reach: how far a drag goes, in points.
  ///   - longestTap: how long a press may last and still be a tap, in seconds. A hold lasts longer, so that it is
  ///     never a tap that happened to be slow.
  ///   - longestSwipe: how long a swipe may take, in seconds. A slow drag has gone little by then.
  init(
    _ recognizers: [ScenarioRecognizer], swipesRows: Bool = false, reach: Double, longestTap: Double,
    longestSwipe: Double
  ) {
    let taps = Self.counts(recognizers.map(\.taps))
    let touches = Self.counts(recognizers.map(\.touches))
    let longest = recognizers.compactMap(\.pressDuration).max() ?? 0
    // Longer holds than a person would make are not tried.
    let hold = Int(min(60, max(longest, longestTap) + 0.1) * 1000)
    let slow = Int(min(60, longestSwipe / 2 + 0.05) * 1000)
    var all: [GestureShape] = []
    for count in touches {
      all += taps.map { Self.tap($0, fingers: count) }
      all.append(Self.hold(hold, fingers: count))
      all += Self.drags(count, reach: reach, slow: slow)
    }
    if swipesRows { all += Self.rowDrags(reach: reach) }
    all.append(Self.holdAndDrag(hold, reach: reach))
    all += [Self.pinch(out: true), Self.pinch(out: false)]
    all += [Self.turn(growing: false), Self.turn(growing: true)]
    all += [Self.spreadingDrag(reach: reach), Self.turningDrag]
    all += [Self.tapBesideFinger, Self.dragBesideFinger(reach: reach)]
    self.all = all
  }

  /// One, two, and what else is wanted, up to five.
  private static func counts(_ wanted: [Int]) -> [Int] {
    (1...5).filter { $0 <= 2 || wanted.contains($0) }
  }

  private static let numbers = ["no", "one", "two", "three", "four", "five"]

  /// “a tap”, or “a tap with two fingers”.
  private static func words(_ what: String, fingers: Int) -> String {
    fingers == 1 ? what : "\(what) with \(numbers[fingers]) fingers"
  }

  /// Where the fingers of a gesture with several come down: in a row, close enough for small views.
  private static func row(_ count: Int) -> [Double] {
    let middle = Double(count - 1) / 2
    return (0..<count).map { number in (Double(number) - middle) * 30 }
  }

  private static func tap(_ taps: Int, fingers count: Int) -> GestureShape {
    let names = ["", "a tap", "a double tap", "a triple tap", "a tap four times", "a tap five times"]
    var fingers: [FingerPath] = []
    for tap in 0..<taps {
      let start = tap * (press + pause)
      fingers += row(count).map { .resting(x: $0, y: 0, from: start, until: start + press) }
    }
    return GestureShape(
      words: words(names[taps], fingers: count), fingers: fingers,
      purpose: fingers.count == 1 ? .tap : nil, isForOneHandOfTwo: fingers.count == 1)
  }

  private static func hold(_ milliseconds: Int, fingers count: Int) -> GestureShape {
    GestureShape(
      words: words("a hold", fingers: count),
      fingers: row(count).map { .resting(x: $0, y: 0, until: milliseconds) }, isForOneHandOfTwo: count == 1)
  }

  /// The way of a drag, in moves as short as those that hardware reports.
  private static func way(_ x: Double, _ y: Double, reach: Double, from start: Double = 0) -> [(
    x: Double, y: Double
  )] {
    let moves = max(1, Int((reach / 25).rounded(.up)))
    return (0...moves).map { move in
      let distance = min(reach, Double(move) * 25)
      return (x: start + x * distance, y: y * distance)
    }
  }

  /// Drags to the side in moves of 5 pt, shorter than the way that a row's swipe needs beyond that of other pans. [LIST-22]
  private static func rowDrags(reach: Double) -> [GestureShape] {
    [("left", -5.0), ("right", 5)].map { name, step in
      let places = (0...Int(reach / 5)).map { (x: Double($0) * step, y: 0.0) }
      return GestureShape(
        words: "a drag \(name) in short moves", fingers: [.moving(through: places, pace: 16)],
        purpose: .slowDrag)
    }
  }

  private static func drags(_ count: Int, reach: Double, slow: Int) -> [GestureShape] {
    let directions = [("right", 1.0, 0.0), ("left", -1, 0), ("up", 0, -1), ("down", 0, 1)]
    var shapes: [GestureShape] = []
    for (name, x, y) in directions {
      for (what, pace) in [("a swipe \(name)", 16), ("a slow drag \(name)", slow)] {
        let fingers = row(count).map {
          FingerPath.moving(through: way(x, y, reach: reach, from: $0), pace: pace)
        }
        shapes.append(
          GestureShape(
            words: words(what, fingers: count), fingers: fingers, purpose: count == 1 ? .drag : nil,
            isForOneHandOfTwo: count == 1 && x + y > 0))
      }
    }
    return shapes
  }

  private static func holdAndDrag(_ hold: Int, reach: Double) -> GestureShape {
    GestureShape(
      words: "a hold that turns into a drag",
      fingers: [.moving(through: way(1, 0, reach: reach), pace: 50, after: hold)])
  }

  private static func pinch(out: Bool) -> GestureShape {
    let distances = (0...4).map { step -> Double in 20 + 12 * Double(out ? step : 4 - step) }
    func finger(_ side: Double) -> FingerPath {
      .moving(through: distances.map { (x: side * $0, y: 0) }, pace: 40)
    }
    return GestureShape(
      words: out ? "a pinch outwards" : "a pinch inwards", fingers: [finger(-1), finger(1)], purpose: .pinch)
  }

  private static func turn(growing: Bool) -> GestureShape {
    GestureShape(
      words: growing ? "a pinch and turn at once" : "a turn of two fingers",
      fingers: turning { (radius: 30 + (growing ? $0 * 10 : 0), y: 0) })
  }

  /// Two fingers that turn about each other, with a radius and a place of their middle for each move.
  private static func turning(_ at: (Double) -> (radius: Double, y: Double)) -> [FingerPath] {
    [0, Double.pi].map { side in
      .moving(
        through: (0...4).map { move in
          let (angle, (radius, y)) = (side + Double(move) * 0.25, at(Double(move)))
          // Whole points are easier to read, and no rule needs more precision.
          return (x: (radius * cos(angle)).rounded(), y: y + (radius * sin(angle)).rounded())
        }, pace: 40)
    }
  }

  /// Two fingers that move along together while they move apart.
  private static func spreadingDrag(reach: Double) -> GestureShape {
    let way = way(0, 1, reach: reach)
    return GestureShape(
      words: "a drag of two fingers that spread",
      fingers: [-1.0, 1].map { side in
        .moving(
          through: way.enumerated().map { (x: side * (20 + Double($0) * 8), y: $1.y) }, pace: 40)
      })
  }

  /// Two fingers that move along together while they turn about each other.
  private static var turningDrag: GestureShape {
    GestureShape(
      words: "a drag of two fingers that turn",
      fingers: turning { (radius: 30, y: $0 * 20) })
  }

  private static var tapBesideFinger: GestureShape {
    GestureShape(
      words: "a tap beside a finger that rests",
      fingers: [.resting(x: -20, y: 0, until: 400), .resting(x: 20, y: 0, from: 200, until: 200 + press)])
  }

  private static func dragBesideFinger(reach: Double) -> GestureShape {
    GestureShape(
      words: "a drag beside a finger that rests",
      fingers: [
        .resting(x: -20, y: 0, until: 600),
        .moving(through: way(1, 0, reach: reach, from: 20), pace: 40, from: 200),
      ])
  }
}
