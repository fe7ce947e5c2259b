import FingerpostHID
import FingerpostText
import Foundation

nonisolated extension GestureScript {
  /// A point of the screen.
  package typealias Point = (x: Double, y: Double)

  /// How long a finger of a tap is down, and how long it is up between two taps, in milliseconds.
  private static let tapTimes: (down: Int64, up: Int64) = (84, 116)
  /// How far apart two fingers come down, in points.
  package static let span = 40.0

  /// The ways of a finger that drags or swipes.
  package static let directions: [(name: String, x: Double, y: Double)] = [
    ("to the right", 1, 0), ("to the left", -1, 0), ("up", 0, -1), ("down", 0, 1),
  ]

  /// One tap or several with some fingers.
  package static func taps(_ count: Int, fingers: Int = 1, at point: Point) -> GestureScript {
    let name =
      switch count {
      case 1: "a tap"
      case 2: "a double tap"
      case 3: "a triple tap"
      default: "\(count) taps"
      }
    var script = GestureScript(
      name + with(fingers),
      key: (count == 1 ? "tap" : count == 2 ? "doubleTap" : "tap\(count)") + key(fingers))
    let points = points(fingers, at: point)
    for tap in 0..<Int64(count) {
      let start = tap * (tapTimes.down + tapTimes.up)
      script.add(start, .down, points)
      script.add(start + tapTimes.down, .up, points)
    }
    return script
  }

  /// A tap while another finger rests somewhere else, which came down before and is lost after it: what that finger
  /// would do by lifting is not asked. [EXCL-1]
  package static func tap(at point: Point, restingAt rest: Point) -> GestureScript {
    var script = GestureScript("a tap", key: "tapWith")
    script.rest = rest
    script.addRest(0, .down)
    script.add(tapTimes.up, .down, [point])
    script.add(tapTimes.up + tapTimes.down, .up, [point])
    script.addRest(2 * tapTimes.up + tapTimes.down, .cancel)
    return script
  }

  /// Some taps and then fingers that rest.
  package static func hold(
    for milliseconds: Int64, taps: Int = 0, fingers: Int = 1, at point: Point
  ) -> GestureScript {
    let before = taps == 0 ? "" : taps == 1 ? "a tap and then " : "\(taps) taps and then "
    var script = GestureScript(
      "\(before)a hold of \(Decimals.short(Double(milliseconds) / 1000)) s" + with(fingers),
      key: (taps == 0 ? "hold" : "tap\(taps)Hold") + key(fingers))
    let points = points(fingers, at: point)
    var start: Int64 = 0
    for _ in 0..<taps {
      script.add(start, .down, points)
      script.add(start + tapTimes.down, .up, points)
      start += tapTimes.down + tapTimes.up
    }
    script.add(start, .down, points)
    script.add(start + milliseconds, .up, points)
    return script
  }

  /// Fingers that go 100 pt in 0.8 s, too slowly for a swipe.
  static func drag(_ direction: (name: String, x: Double, y: Double), fingers: Int = 1, at point: Point)
    -> GestureScript
  {
    moving("drag", direction, fingers, at: point, by: 5, count: 20, every: 40)
  }

  /// A finger that moves by some distance in 0.8 s, too slowly for a swipe.
  static func drag(by way: Point, at point: Point) -> GestureScript {
    for direction in directions where direction.x * 100 == way.x && direction.y * 100 == way.y {
      return drag(direction, at: point)
    }
    var script = GestureScript(
      "a drag", direction: "by (\(Decimals.short(way.x)), \(Decimals.short(way.y)))", key: "drag")
    script.move([point], (way.x / 20, way.y / 20), count: 20, every: 40)
    return script
  }

  /// Two fingers on a trackpad that scroll by some distance in 0.4 s, or the step of a wheel. [PAN-14]
  static func scroll(by way: Point, inSteps isWheel: Bool, at point: Point) -> GestureScript {
    let name = isWheel ? "a step of a wheel" : "a trackpad scroll"
    let side = RequestedGesture.Direction(x: way.x, y: way.y)
    let isAlong = way.x == 0 || way.y == 0
    let straight = side.flatMap { side in isAlong ? directions[side.place].name : nil }
    var script = GestureScript(
      name, direction: straight ?? "by (\(Decimals.short(way.x)), \(Decimals.short(way.y)))",
      key: isWheel ? "wheel" : "scroll")
    if isWheel {
      script.add(0, Scroll(phase: .step, x: point.x, y: point.y, dx: way.x, dy: way.y))
      return script
    }
    script.add(0, Scroll(phase: .began, x: point.x, y: point.y))
    for step in 1...10 {
      script.add(
        Int64(step) * 40,
        Scroll(phase: .changed, x: point.x, y: point.y, dx: way.x / 10, dy: way.y / 10))
    }
    script.add(440, Scroll(phase: .ended, x: point.x, y: point.y))
    return script
  }

  /// Fingers that go 120 pt in 0.12 s.
  static func swipe(_ direction: (name: String, x: Double, y: Double), fingers: Int = 1, at point: Point)
    -> GestureScript
  {
    moving("swipe", direction, fingers, at: point, by: 15, count: 8, every: 15)
  }

  /// Fingers that make some steps of a length in points, a number of milliseconds apart.
  private static func moving(
    _ name: String, _ direction: (name: String, x: Double, y: Double), _ fingers: Int, at point: Point,
    by length: Double, count: Int, every milliseconds: Int64
  ) -> GestureScript {
    var script = GestureScript(
      "a \(name)" + with(fingers), direction: direction.name, key: name + key(fingers))
    script.move(
      points(fingers, at: point), (direction.x * length, direction.y * length), count: count,
      every: milliseconds)
    return script
  }

  /// A finger that rests and then goes 100 pt.
  static func holdAndDrag(after milliseconds: Int64, at point: Point) -> GestureScript {
    var script = GestureScript(
      "a hold of \(Decimals.short(Double(milliseconds) / 1000)) s and then a drag", key: "holdAndDrag")
    script.move([point], (5, 0), count: 20, every: 40, after: milliseconds)
    return script
  }

  /// A finger that rests for 0.7 s and then moves by some distance in 0.8 s.
  static func holdAndDrag(by way: Point, at point: Point) -> GestureScript {
    var script = drag(by: way, at: point).resting(for: 700)
    script.name = "a hold of 0.7 s and then a drag"
    return script
  }

  /// The same after the fingers have rested.
  package func resting(for milliseconds: Int64) -> GestureScript {
    var script = GestureScript(name, direction: direction, key: "holdAndDrag")
    for (place, step) in steps.enumerated() {
      let time = step.milliseconds + (place == 0 ? 0 : milliseconds)
      if let phase = step.contacts.first?.phase {
        script.add(time, phase, step.contacts.map { ($0.x, $0.y) })
      }
    }
    return script
  }

  /// The same with as many fingers, the others beside the first.
  func with(_ fingers: Int) -> GestureScript {
    var script = GestureScript(name + Self.with(fingers), direction: direction, key: key + Self.key(fingers))
    for step in steps {
      guard let contact = step.contacts.first else { continue }
      script.add(
        step.milliseconds, contact.phase, Self.points(fingers, at: (contact.x, contact.y)))
    }
    return script
  }

  /// Two fingers around a point that move apart and turn by a right angle, in 0.4 s.
  package static func spreadAndTurn(at point: Point) -> GestureScript {
    twoFingers(GestureScript("a pinch that turns", key: "pinch"), at: point) { part in
      (span / 2 * (1 + part), part * .pi / 2)
    }
  }

  /// Two fingers that move apart, from 40 pt to 140 pt, in 0.4 s.
  static func pinch(at point: Point) -> GestureScript { pinch(to: 3.5, at: point) }

  /// Two fingers around a point that bring their distance of 40 pt, or 140 pt to move together, to a multiple in 0.4 s.
  static func pinch(to scale: Double, at point: Point) -> GestureScript {
    let start = scale < 1 ? 70 : span / 2
    return twoFingers(GestureScript("a pinch", key: "pinch"), at: point) { part in
      (start * (1 + part * (scale - 1)), 0)
    }
  }

  /// Two fingers that turn around their middle by a right angle, in 0.4 s.
  static func twist(at point: Point) -> GestureScript {
    twoFingers(GestureScript("a twist of two fingers", key: "rotation"), at: point) { part in
      (span / 2, part * .pi / 2)
    }
  }

  private static func twoFingers(
    _ script: GestureScript, at point: Point, _ place: (Double) -> (radius: Double, angle: Double)
  ) -> GestureScript {
    func points(_ part: Double) -> [Point] {
      let (radius, angle) = place(part)
      // Rounded to a thousandth, so that nothing depends on the last digit of a sine.
      let x = (radius * cos(angle) * 1000).rounded() / 1000
      let y = (radius * sin(angle) * 1000).rounded() / 1000
      return [(point.x - x, point.y - y), (point.x + x, point.y + y)]
    }
    var script = script
    script.add(0, .down, points(0))
    for step in 1...20 { script.add(Int64(step) * 20, .move, points(Double(step) / 20)) }
    script.add(420, .up, points(1))
    return script
  }

  private mutating func move(
    _ points: [Point], _ step: Point, count: Int, every milliseconds: Int64, after start: Int64 = 0
  ) {
    add(0, .down, points)
    var now = points
    for index in 1...count {
      now = points.map { ($0.x + Double(index) * step.x, $0.y + Double(index) * step.y) }
      add(start + Int64(index) * milliseconds, .move, now)
    }
    add(start + Int64(count + 1) * milliseconds, .up, now)
  }

  /// Where several fingers come down: the first at the point, the others beside it.
  private static func points(_ fingers: Int, at point: Point) -> [Point] {
    (0..<fingers).map { (point.x + Double($0) * span, point.y) }
  }

  private static func with(_ fingers: Int) -> String { fingers == 1 ? "" : " with \(fingers) fingers" }

  private static func key(_ fingers: Int) -> String { fingers == 1 ? "" : "Fingers\(fingers)" }
}
