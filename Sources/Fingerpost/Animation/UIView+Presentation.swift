import FingerpostTimeline
package import Foundation

/// What of a view the screen shows, while something of it animates. [ANIM-2]
package struct ShownValues {
  /// The position of the anchor point, in the superview's coordinates.
  package var center: CGPoint
  /// The view's own rectangle in its own coordinates.
  package var bounds: CGRect
  /// The transform about the anchor point.
  package var transform: CGAffineTransform
  /// The opacity.
  package var alpha: Double
  /// The color behind everything, where it animates.
  package var background: UIColor?
  /// How round the corners are, in points, where that animates.
  package var cornerRadius: CGFloat?
  /// The anchor point, in the unit square.
  var anchor: CGPoint

  /// Maps a point of the view to the superview.
  package func toParent(_ point: CGPoint) -> CGPoint {
    let local = CGPoint(
      x: point.x - bounds.minX - bounds.width * anchor.x, y: point.y - bounds.minY - bounds.height * anchor.y
    ).applying(transform)
    return CGPoint(x: local.x + center.x, y: local.y + center.y)
  }
}

extension UIView {
  /// Whether something of the view animates.
  package final var isAnimated: Bool { looks?.tracks.isEmpty == false }

  /// What the screen shows of the view at an instant; nil where that is what code set.
  ///
  /// - Parameter nanoseconds: the instant; one before now counts as now.
  package final func shown(at nanoseconds: Int64? = nil) -> ShownValues? {
    guard let looks, !looks.tracks.isEmpty, let world = holdingWindow?.world else { return nil }
    let now =
      nanoseconds.map { max(Instant(nanoseconds: $0), world.timeline.now) }
      ?? world.animations.now(on: world.timeline)
    var values = ShownValues(
      center: center, bounds: bounds, transform: transform, alpha: alpha.native,
      anchor: node.anchor)
    for property in AnimatedProperty.allCases {
      guard let value = shownValue(of: property, at: now) else { continue }
      switch (property, value) {
      case (.position, .numbers(let numbers)): values.center = CGPoint(x: numbers[0], y: numbers[1])
      case (.bounds, .numbers(let numbers)): values.bounds = CGRect(numbers)
      case (.transform, .transform(let matrix)): values.transform = matrix
      case (.opacity, .numbers(let numbers)): values.alpha = min(max(numbers[0], 0), 1)
      case (.background, .color(let color, _)): values.background = color
      case (.cornerRadius, .numbers(let numbers)): values.cornerRadius = CGFloat(max(0, numbers[0]))
      default: break
      }
    }
    return values
  }

  /// What the screen shows of a property; nil where that does not animate.
  final func shownValue(of property: AnimatedProperty, at now: Instant) -> AnimatedValue? {
    var lag = SIMD8<Double>.zero
    var isAnimated = false
    for track in looks?.tracks ?? [] where track.property == property {
      isAnimated = true
      if track.layerPart == nil { lag += track.lag(at: now) }
    }
    guard isAnimated else { return nil }
    var result = lag == .zero ? value(of: property) : value(of: property).moved(by: lag)
    for track in looks?.tracks ?? [] where track.property == property {
      if let part = track.layerPart { result = part.show(result, track.run.elapsed(at: now)) }
    }
    return result
  }

  /// Whether something animates the view that does not allow touches meanwhile. [HIT-18]
  package final var refusesTouches: Bool { node.flags.contains(.animating) }

  /// Whether the view takes touches depends on what animates it. [HIT-18]
  final func judgeTracks() {
    node.set(.animating, looks?.tracks.contains { !$0.run.allowsTouches } ?? false)
  }

  /// Ends what animates the view, unfinished. [ANIM-4]
  final func loseTracks() {
    guard let looks, !looks.tracks.isEmpty else { return }
    for track in looks.tracks { track.run.lose(track) }
  }
}
