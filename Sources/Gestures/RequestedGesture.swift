import Foundation

/// The gesture that a question is about.
public nonisolated enum RequestedGesture: Hashable, Sendable {
  /// One tap.
  case tap
  /// Two taps in quick succession.
  case doubleTap
  /// A tap while another finger rests at this point of the screen. [EXCL-1]
  case tapWith(x: Double, y: Double)
  /// A finger that rests for a second.
  case hold
  /// A finger that moves by this much, in points, too slowly for a swipe.
  case drag(x: Double, y: Double)
  /// A finger that rests for 0.7 s, longer than a press that lifts or moves something needs, and then moves by this much.
  /// [DRAG-6]
  case holdAndDrag(x: Double, y: Double)
  /// A quick finger in this direction.
  case swipe(Direction)
  /// Two fingers whose distance changes by this factor.
  case pinch(scale: Double)
  /// Two fingers on a trackpad that scroll by this much, in points, as a finger on the screen would move. [PAN-14]
  case scroll(x: Double, y: Double)
  /// A step of a mouse's wheel of this length, in points, in the same directions. [PAN-14]
  case wheel(x: Double, y: Double)
  /// A tap, two taps, a hold, a drag or a swipe with several fingers, the first at the point and the others beside it.
  indirect case several(fingers: Int, RequestedGesture)

  /// How many fingers may be asked for.
  package static let fingerCounts = 2...5

  /// The directions of a swipe.
  public enum Direction: String, CaseIterable, Sendable {
    /// To the right.
    case right
    /// To the left.
    case left
    /// Upwards.
    case up
    /// Downwards.
    case down

    /// Its place among all.
    var place: Int { Self.allCases.firstIndex(of: self) ?? 0 }
  }

  /// Reads `tap`, `double-tap`, `with:X,Y`, `hold`, `drag:DX,DY`, `hold-drag:DX,DY`, `swipe:DIRECTION`, `pinch:SCALE`,
  /// `scroll:DX,DY` or `wheel:DX,DY`, and the first of them, as in `2-finger-drag:0,100`, with several fingers; nil for
  /// anything else.
  public init?(_ text: String) {
    let words = text.split(separator: "-", maxSplits: 2, omittingEmptySubsequences: false)
    if words.count == 3, words[1] == "finger" {
      guard let fingers = Int(words[0]), Self.fingerCounts.contains(fingers),
        let gesture = Self(String(words[2])), gesture.canHaveSeveralFingers
      else { return nil }
      self = .several(fingers: fingers, gesture)
      return
    }
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let value = parts.count > 1 ? parts[1] : nil
    switch (parts[0], value) {
    case ("tap", nil): self = .tap
    case ("double-tap", nil): self = .doubleTap
    case ("hold", nil): self = .hold
    case ("with", let value?):
      let numbers = value.split(separator: ",", omittingEmptySubsequences: false).map(Self.number)
      guard numbers.count == 2, let x = numbers[0], let y = numbers[1] else { return nil }
      self = .tapWith(x: x, y: y)
    case ("drag", let value?), ("hold-drag", let value?), ("scroll", let value?), ("wheel", let value?):
      let numbers = value.split(separator: ",", omittingEmptySubsequences: false).map(Self.number)
      guard numbers.count == 2, let x = numbers[0], let y = numbers[1], x != 0 || y != 0 else { return nil }
      self =
        switch parts[0] {
        case "drag": .drag(x: x, y: y)
        case "hold-drag": .holdAndDrag(x: x, y: y)
        case "scroll": .scroll(x: x, y: y)
        default: .wheel(x: x, y: y)
        }
    case ("swipe", let value?):
      guard let direction = Direction(rawValue: String(value)) else { return nil }
      self = .swipe(direction)
    case ("pinch", let value?):
      guard let scale = Self.number(value), scale > 0, scale <= 100, scale != 1 else { return nil }
      self = .pinch(scale: scale)
    default: return nil
    }
  }

  /// What may be asked, for messages.
  public static let forms =
    "tap, double-tap, hold, drag:DX,DY, hold-drag:DX,DY, swipe:right|left|up|down, pinch:SCALE, with:X,Y where another finger rests, 2-finger-tap or another of the first with 2 to 5 fingers, scroll:DX,DY on a trackpad or wheel:DX,DY"

  private var canHaveSeveralFingers: Bool {
    switch self {
    case .tap, .doubleTap, .hold, .drag, .swipe: true
    case .tapWith, .holdAndDrag, .pinch, .scroll, .wheel, .several: false
    }
  }

  private static func number(_ text: Substring) -> Double? {
    Double(text).flatMap { $0.isFinite && abs($0) <= 100_000 ? $0 : nil }
  }

  /// The fingers of the gesture, the first of which comes down at a point of the screen.
  package func script(at point: CGPoint) -> GestureScript {
    let point = (x: Double(point.x), y: Double(point.y))
    switch self {
    case .tap: return .taps(1, at: point)
    case .doubleTap: return .taps(2, at: point)
    case .tapWith(let x, let y): return .tap(at: point, restingAt: (x, y))
    case .hold: return .hold(for: 1000, at: point)
    case .drag(let x, let y): return .drag(by: (x, y), at: point)
    case .holdAndDrag(let x, let y): return .holdAndDrag(by: (x, y), at: point)
    case .swipe(let direction):
      return .swipe(GestureScript.directions[direction.place], at: point)
    case .scroll(let x, let y): return .scroll(by: (x, y), inSteps: false, at: point)
    case .wheel(let x, let y): return .scroll(by: (x, y), inSteps: true, at: point)
    case .pinch(let scale): return .pinch(to: scale, at: point)
    case .several(let fingers, let gesture):
      return gesture.script(at: CGPoint(x: point.x, y: point.y)).with(fingers)
    }
  }
}
