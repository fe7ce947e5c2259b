import FingerpostTrace
import Foundation

/// What the finger does.
extension UIScrollView {
  /// Whether fingers that have gone this way since they came down drag the content. [SCR-15]
  ///
  /// The axis counts along which they have gone farther. If the content does not scroll along it, and no scroll view around
  /// it does either, the other axis will do once they have gone far enough along it.
  final func wantsToScroll(along way: WindowPoint) -> Bool {
    heading = way
    // Fingers that zoom have hold of the content already.
    guard hold == nil else { return true }
    let isMoreHorizontal = abs(way.x) > abs(way.y)
    let (main, across) = (isMoreHorizontal ? way.x : way.y, isMoreHorizontal ? way.y : way.x)
    if wantsToScroll(along: main, horizontally: isMoreHorizontal) { return true }
    guard abs(across) >= pan.eventRules.panHysteresis,
      wantsToScroll(along: across, horizontally: !isMoreHorizontal)
    else { return false }
    return !isInScrollView(thatScrollsHorizontally: isMoreHorizontal)
  }

  /// An edge that cannot be left behind is dragged only where no scroll view around could go on instead.
  private func wantsToScroll(along way: Double, horizontally: Bool) -> Bool {
    let axis = horizontally ? horizontal : vertical
    guard axis.scrolls else { return false }
    return axis.hasRoom(from: horizontally ? offset.x : offset.y, towards: -way)
      || !hasScrollViewWithRoom(for: way, horizontally: horizontally)
  }

  /// Whether a scroll view around this one could be dragged that way without going beyond its edge.
  private func hasScrollViewWithRoom(for way: Double, horizontally: Bool) -> Bool {
    var current = holdingView
    while let outer = nextScrollView(from: &current) {
      let axis = horizontally ? outer.horizontal : outer.vertical
      if axis.hasRoom(from: horizontally ? outer.offset.x : outer.offset.y, towards: -way) { return true }
    }
    return false
  }

  /// Whether a scroll view around this one scrolls along an axis, even if only beyond its edge.
  private func isInScrollView(thatScrollsHorizontally horizontally: Bool) -> Bool {
    var current = holdingView
    while let outer = nextScrollView(from: &current) {
      if (horizontally ? outer.horizontal : outer.vertical).scrolls { return true }
    }
    return false
  }

  /// The next scroll view, from a view outwards, that a finger can drag; continues to what is around it.
  private func nextScrollView(from current: inout UIView?) -> UIScrollView? {
    while let view = current {
      current = view.holdingView
      guard view.node.flags.contains(.scrolls), let outer = view as? UIScrollView,
        outer.isScrollEnabled, outer.pan.isEnabled
      else { continue }
      return outer
    }
    return nil
  }

  /// Does what the pan acts for.
  final func follow(_ pan: ScrollPan) {
    defer {
      if keyboardDismissMode != .none, let window = holdingWindow {
        window.world.application.inputViews.follow(pan, of: self, at: CGPoint(releaseVelocity))
      }
    }
    switch pan.state {
    case .began:
      beginDragging()
      followFinger()
    case .changed: followFinger()
    case .ended: endDragging(velocity: releaseVelocity)
    case .cancelled: endDragging(velocity: .zero)
    case .possible, .failed: break
    }
  }

  private func beginDragging() {
    let carried = wasStopped ? caughtSpeed : .zero
    wasStopped = false
    endMotion()
    let (x, y) = (horizontal, vertical)
    let lock = isDirectionalLockEnabled ? pan.eventRules.scrollLockRatio : .infinity
    let (alongX, alongY) = (abs(heading.x), abs(heading.y))
    drag = ScrollDrag(
      start: WindowPoint(x.dragged(showing: offset.x), y.dragged(showing: offset.y)),
      // A pan that had to wait has gone some way, of which nothing was seen.
      translation: pan.hasJustBegun ? .zero : WindowPoint(pan.translation(in: self)),
      origin: offset, carried: carried, movesX: x.scrolls && alongY < lock * max(alongX, 1e-9),
      movesY: y.scrolls && alongX < lock * max(alongY, 1e-9))
    isDragging = true
    note(.draggingBegan)
    delegate?.scrollViewWillBeginDragging(self)
  }

  /// Moves the content with the finger. [SCR-20, SCR-25]
  private func followFinger() {
    guard let drag, hold == nil else { return }
    let dragged = drag.start - (WindowPoint(pan.translation(in: self)) - drag.translation)
    let now = offset
    // A wheel does not move content beyond its edges. [SCR-52]
    func shown(_ axis: ScrollAxis, _ dragged: Double) -> Double {
      pan.scrollsBySteps ? axis.resting(dragged) : axis.shown(dragged)
    }
    place(
      WindowPoint(
        drag.movesX ? shown(horizontal, dragged.x) : now.x, drag.movesY ? shown(vertical, dragged.y) : now.y))
  }

  /// Makes what moves the content continue from where it is now.
  final func goOnFromHere() {
    if drag != nil { rebaseDrag() }
    if let motion, motion.isGlide { glideOn(motion) }
  }

  /// Makes the finger's place of now stand for the offset of now.
  final func rebaseDrag() {
    drag?.start = WindowPoint(horizontal.dragged(showing: offset.x), vertical.dragged(showing: offset.y))
    drag?.translation = WindowPoint(pan.translation(in: self))
  }

  /// The velocity with which the finger lets go, or none where it has rested. [SCR-28]
  private var releaseVelocity: WindowPoint {
    let eventRules = pan.eventRules
    guard eventRules.scrollKeepsVelocityAtRest || pan.restingTime <= eventRules.scrollVelocityMemory else {
      return .zero
    }
    return WindowPoint(pan.velocity(in: self))
  }

  private func endDragging(velocity: WindowPoint) {
    guard let drag else { return }
    self.drag = nil
    // The content moves against the finger. Beyond an edge, too, it is the finger's speed that counts. [SCR-28]
    var speed = WindowPoint(drag.movesX ? -velocity.x : 0, drag.movesY ? -velocity.y : 0)
    if speed.length < pan.eventRules.scrollMinReleaseSpeed { speed = .zero }
    if pan.eventRules.scrollCarriesMomentum {
      speed += WindowPoint(
        Self.carriedMomentum(of: drag.carried.x, on: speed.x),
        Self.carriedMomentum(of: drag.carried.y, on: speed.y))
    }
    let perMillisecond = speed / 1000
    var glide = isPagingEnabled ? turnPage(from: drag.origin, speed) : glide(speed)

    let natural = CGPoint(onGrid(WindowPoint(glide.x.target, glide.y.target)))
    var target = natural
    delegate?.scrollViewWillEndDragging(
      self, withVelocity: CGPoint(perMillisecond), targetContentOffset: &target)
    if let follower { target = follower.restingPlace(for: target, in: self) }
    if !isPagingEnabled, target != natural { glide = retarget(glide, from: natural, to: target) }
    let moves = max(glide.x.duration, glide.y.duration) > 0

    isDragging = false
    note(.draggingEnded)
    let before = (motionCount, offset)
    delegate?.scrollViewDidEndDragging(self, willDecelerate: moves)
    // A scroll in the meantime was meant.
    guard before == (motionCount, offset), !isDragging else { return }
    if owesEndOfZooming, springBackFromZoom() { return }
    if moves {
      decelerate(glide)
    } else {
      place(WindowPoint(horizontal.resting(offset.x), vertical.resting(offset.y)))
    }
  }
}

extension UIScrollView {
  /// What content that moved at one speed when it was caught adds to a speed of the same direction. [SCR-33]
  ///
  /// The figures are fitted to pictures of a device by one team.
  fileprivate static func carriedMomentum(of caught: Double, on speed: Double) -> Double {
    guard caught * speed > 0 else { return 0 }
    let added = min(0.000816 * pow(abs(caught), 1.967), 40_000)
    return caught < 0 ? -added : added
  }
}

/// A drag in progress: what the content's offset is made of.
nonisolated struct ScrollDrag {
  /// The offset to which the content would have been dragged, had the finger come down there, before any resistance.
  var start: WindowPoint
  /// The translation of the fingers that belongs to it.
  var translation: WindowPoint
  /// The offset with which the drag began.
  let origin: WindowPoint
  /// The velocity that the content had when the finger caught it. [SCR-33]
  let carried: WindowPoint
  /// Whether the drag moves the content along the horizontal. [SCR-18]
  var movesX: Bool
  /// Whether the drag moves the content along the vertical. [SCR-18]
  var movesY: Bool
}
