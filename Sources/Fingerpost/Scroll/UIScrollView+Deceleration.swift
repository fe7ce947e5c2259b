import FingerpostTimeline
import FingerpostTrace
public import Foundation

/// What the content does by itself.
extension UIScrollView {
  typealias Glide = (x: ScrollGlide, y: ScrollGlide)

  private var friction: ScrollFriction { ScrollFriction(decelerationRate, pan.eventRules) }

  // MARK: - Where to

  /// The way of the content when the finger lets go at a speed, in points a second. [SCR-19]
  final func glide(_ speed: WindowPoint) -> Glide {
    let friction = friction
    return (
      ScrollGlide(from: offset.x, velocity: speed.x, on: horizontal, friction),
      ScrollGlide(from: offset.y, velocity: speed.y, on: vertical, friction)
    )
  }

  /// The way to the page at which the content rests: the next one for a fast finger, the nearest for any other.
  final func turnPage(from origin: WindowPoint, _ speed: WindowPoint) -> Glide {
    let friction = ScrollFriction(.fast, pan.eventRules)
    func turn(_ axis: ScrollAxis, from origin: Double, _ offset: Double, _ speed: Double) -> ScrollGlide {
      guard axis.length > 0, axis.scrolls else { return ScrollGlide(at: offset) }
      let here = offset / axis.length
      var page = here.rounded()
      if abs(speed) > pan.eventRules.scrollPageVelocity {
        page = speed > 0 ? here.rounded(.down) + 1 : here.rounded(.up) - 1
      }
      let first = (origin / axis.length).rounded()
      page = min(max(page, first - 1), first + 1)
      return ScrollGlide(from: offset, to: axis.resting(page * axis.length), friction)
    }
    return (
      turn(horizontal, from: origin.x, offset.x, speed.x), turn(vertical, from: origin.y, offset.y, speed.y)
    )
  }

  /// The way to the target that the delegate chose instead, as far as the edges let it.
  final func retarget(_ glide: Glide, from natural: CGPoint, to target: CGPoint) -> Glide {
    var glide = glide
    let friction = friction
    if target.x != natural.x, target.x.isFinite {
      glide.x = ScrollGlide(from: offset.x, to: horizontal.resting(target.x), friction)
    }
    if target.y != natural.y, target.y.isFinite {
      glide.y = ScrollGlide(from: offset.y, to: vertical.resting(target.y), friction)
    }
    return glide
  }

  // MARK: - On the way

  /// Lets the content go its way and tells the delegate. [SCR-16, SCR-17]
  final func decelerate(_ glide: Glide) {
    isDecelerating = true
    begin(.gliding(x: glide.x, y: glide.y), lasting: max(glide.x.duration, glide.y.duration))
    note(.decelerationBegan)
    delegate?.scrollViewWillBeginDecelerating(self)
  }

  /// Lets content that has been stopped go to where it can rest.
  final func settle() {
    let glide = isPagingEnabled ? turnPage(from: offset, .zero) : glide(.zero)
    if max(glide.x.duration, glide.y.duration) > 0 {
      decelerate(glide)
    } else {
      // Hardly beyond an edge it is put back at once.
      place(WindowPoint(horizontal.resting(offset.x), vertical.resting(offset.y)))
    }
  }

  /// Carries the content on from an offset to which code has put it meanwhile, with the speed that it has.
  final func glideOn(_ motion: ScrollMotion) {
    let glide = glide(speed(of: motion))
    begin(.gliding(x: glide.x, y: glide.y), lasting: max(glide.x.duration, glide.y.duration))
  }

  /// How fast a movement that continues what a finger did is now, in points a second.
  final func speed(of motion: ScrollMotion) -> WindowPoint {
    guard case .gliding(let x, let y) = motion.course, let now = holdingWindow?.world.timeline.now else {
      return .zero
    }
    let time = now.seconds - motion.start.seconds
    return WindowPoint(x.velocity(at: time), y.velocity(at: time))
  }

  /// Tells the delegate that the content has come to rest. [SCR-17]
  final func endDecelerating() {
    guard isDecelerating else { return }
    isDecelerating = false
    note(.decelerationEnded)
    delegate?.scrollViewDidEndDecelerating(self)
  }
}

extension UIScrollView {
  /// How much of its velocity the content keeps each millisecond when the finger has let go. [SCR-19]
  public nonisolated struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The factor by which the velocity is multiplied, between 0 and 1.
    public var rawValue: CGFloat

    /// Creates a rate.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The rate that scroll views have unless told otherwise.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// A rate for content that comes to rest soon, such as pages.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}
