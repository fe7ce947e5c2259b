/// What a scroll view's content can do along one axis, in points of its offset.
nonisolated struct ScrollAxis {
  /// The offset with which the content rests at its beginning.
  let low: Double
  /// The offset with which the content rests at its end; not below ``low``.
  let high: Double
  /// The length of the scroll view itself.
  let length: Double
  /// Whether a finger can move the content at all.
  let scrolls: Bool
  /// Whether the content can be dragged beyond its edges.
  let bounces: Bool
  /// How much of that shows at first. [SCR-20]
  let give: Double

  /// Creates an axis from what the scroll view says of it. [SCR-21]
  init(
    content: Double, length: Double, insets: (Double, Double), bounces: Bool, alwaysBounces: Bool,
    give: Double
  ) {
    low = -insets.0
    high = max(low, content + insets.1 - length)
    self.length = length
    self.bounces = bounces
    scrolls = high > low || (bounces && alwaysBounces)
    self.give = give
  }

  /// The nearest offset with which the content can rest.
  func resting(_ offset: Double) -> Double { min(max(offset, low), high) }

  /// Whether the content can move along a direction from an offset without leaving an edge behind.
  func hasRoom(from offset: Double, towards direction: Double) -> Bool {
    scrolls && (direction > 0 ? offset < high : offset > low)
  }

  /// The offset that shows when the finger has dragged the content to this one. [SCR-20]
  func shown(_ dragged: Double) -> Double {
    let edge = resting(dragged)
    guard bounces else { return edge }
    let beyond = dragged - edge
    guard beyond != 0, length > 0 else { return edge }
    let overshoot = (1 - 1 / (abs(beyond) * give / length + 1)) * length
    return edge + (beyond < 0 ? -overshoot : overshoot)
  }

  /// The offset to which a finger has dragged when this one shows, the inverse of ``shown(_:)``.
  func dragged(showing offset: Double) -> Double {
    let edge = resting(offset)
    let overshoot = offset - edge
    guard overshoot != 0, bounces, length > 0, give > 0 else { return offset }
    // The content never quite leaves the scroll view; code can put it further out than a finger could.
    let share = min(abs(overshoot) / length, 0.999)
    let beyond = (1 / (1 - share) - 1) * length / give
    return edge + (overshoot < 0 ? -beyond : beyond)
  }
}
