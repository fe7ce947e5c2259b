import FingerpostTrace
import Foundation

/// What pinches do, and code that zooms. [SCR-23]
extension UIScrollView {
  /// The view that zooms, which the delegate names.
  final var zoomedView: UIView? { delegate?.viewForZooming(in: self) }

  /// The scales between which the content rests.
  private var scales: ClosedRange<Double> {
    let minimum = max(Double(minimumZoomScale), 1e-6)
    return minimum...max(minimum, Double(maximumZoomScale))
  }

  /// Makes a pinch recognizer or does away with it. [SCR-1]
  final func zoomLimitsDidChange() {
    let isPossible = minimumZoomScale != maximumZoomScale
    if isPossible, pinch == nil {
      let recognizer = ScrollPinch(target: nil, action: nil)
      recognizer.scrollView = self
      pinch = recognizer
      addGestureRecognizer(recognizer)
    } else if !isPossible, let recognizer = pinch {
      recognizer.view?.removeGestureRecognizer(recognizer)
      recognizer.scrollView = nil
      pinch = nil
    }
  }

  // MARK: - Fingers

  /// Does what the pinch acts for.
  final func follow(_ pinch: ScrollPinch) {
    switch pinch.state {
    case .began:
      guard let view = zoomedView else { return }
      endMotion()
      let scale = Double(zoomScale)
      hold = (scale, (offset + place(of: pinch)) / scale)
      isZooming = true
      owesEndOfZooming = true
      note(.zoomingBegan)
      delegate?.scrollViewWillBeginZooming(self, with: view)
      followFingers(pinch)
    case .changed: followFingers(pinch)
    case .ended, .cancelled: letGo(pinch)
    case .possible, .failed: break
    }
  }

  private func followFingers(_ pinch: ScrollPinch) {
    guard let hold else { return }
    zoom(to: resisted(hold.scale * Double(pinch.scale)), hold.point, at: place(of: pinch), isHeld: true)
  }

  private func letGo(_ pinch: ScrollPinch) {
    guard hold != nil else { return }
    hold = nil
    isZooming = false
    // With a finger still down it is dragged on from here. What is beyond its limits springs back when that is up.
    if isDragging {
      drag?.movesX = horizontal.scrolls
      drag?.movesY = vertical.scrolls
      return takeHoldAgain()
    }
    if !springBackFromZoom() { settle() }
  }

  /// Where the fingers are on the scroll view.
  private func place(of pinch: ScrollPinch) -> WindowPoint { WindowPoint(pinch.location(in: self)) - offset }

  /// The scale that shows for that of the fingers: beyond the limits it gives way to them less and less.
  private func resisted(_ scale: Double) -> Double {
    let limit = min(max(scale, scales.lowerBound), scales.upperBound)
    guard bouncesZoom, scale > 0 else { return limit }
    return limit * (scale / limit).squareRoot()
  }

  // MARK: - Movements

  /// A movement from one scale to another, with a point of the content that is on the screen where it is.
  struct Zoom {
    var from: Double
    var to: Double
    /// In the content's coordinates at scale 1.
    var point: WindowPoint
    /// Where it is on the scroll view, at the beginning and at the end.
    var start: WindowPoint
    var end: WindowPoint
  }

  final func follow(_ zoom: Zoom, _ share: Double) {
    let place = zoom.start + (zoom.end - zoom.start) * share
    self.zoom(to: zoom.from + (zoom.to - zoom.from) * share, zoom.point, at: place, isHeld: false)
  }

  /// Lets a scale beyond its limits spring back, or says that the zoom is over where there is none.
  ///
  /// - Returns: whether it springs back.
  final func springBackFromZoom() -> Bool {
    let scale = Double(zoomScale)
    let limit = min(max(scale, scales.lowerBound), scales.upperBound)
    guard scale != limit, holdingWindow != nil else {
      endZooming()
      return false
    }
    isZoomBouncing = true
    let middle = WindowPoint(node.width, node.height) / 2
    let zoom = zoom(from: scale, to: limit, (offset + middle) / scale, ideally: middle)
    begin(.zooming(zoom), lasting: pan.eventRules.scrollAnimationDuration)
    return true
  }

  /// Zooms because code asked for it.
  final func zoom(toScale scale: Double, animated: Bool) {
    let middle = WindowPoint(node.width, node.height) / 2
    zoom(toScale: scale, (offset + middle) / Double(zoomScale), ideally: middle, animated: animated)
  }

  final func zoom(toShow rect: CGRect, animated: Bool) {
    guard rect.width > 0, rect.height > 0 else { return }
    let scale = min(node.width / Double(rect.width), node.height / Double(rect.height))
    let middle = WindowPoint(node.width, node.height) / 2
    zoom(
      toScale: scale, WindowPoint(Double(rect.midX), Double(rect.midY)), ideally: middle, animated: animated)
  }

  private func zoom(toScale wanted: Double, _ point: WindowPoint, ideally place: WindowPoint, animated: Bool)
  {
    guard let view = zoomedView, wanted.isFinite else { return }
    let scale = min(max(wanted, scales.lowerBound), scales.upperBound)
    let zoom = zoom(from: Double(zoomScale), to: scale, point, ideally: place)
    endMotion()
    guard animated, holdingWindow != nil else { return follow(zoom, 1) }
    owesEndOfZooming = true
    note(.zoomingBegan)
    delegate?.scrollViewWillBeginZooming(self, with: view)
    begin(.zooming(zoom), lasting: pan.eventRules.scrollAnimationDuration)
  }

  /// A zoom that ends with a point at a place, or as near to it as the content's edges let it.
  private func zoom(from: Double, to: Double, _ point: WindowPoint, ideally place: WindowPoint) -> Zoom {
    let growth = to / from
    let x = horizontal(contentWidth: Double(contentSize.width) * growth)
    let y = vertical(contentHeight: Double(contentSize.height) * growth)
    let end = point * to - place
    let resting = WindowPoint(x.resting(end.x), y.resting(end.y))
    return Zoom(from: from, to: to, point: point, start: point * from - offset, end: point * to - resting)
  }

  /// Makes the scale this one, with a point of the content at a place on the scroll view.
  private func zoom(to scale: Double, _ point: WindowPoint, at place: WindowPoint, isHeld: Bool) {
    guard let view = zoomedView, scale > 0, scale.isFinite else { return }
    let growth = CGFloat(scale / Double(zoomScale))
    if growth != 1, growth.isFinite {
      let corner = view.frame.origin
      view.transform = CGAffineTransform(scaleX: CGFloat(scale), y: CGFloat(scale))
      let moved = view.frame.origin
      view.center = CGPoint(x: view.center.x + corner.x - moved.x, y: view.center.y + corner.y - moved.y)
      contentSize = CGSize(width: contentSize.width * growth, height: contentSize.height * growth)
    }
    let target = point * scale - place
    self.place(isHeld ? WindowPoint(horizontal.shown(target.x), vertical.shown(target.y)) : target)
    if growth != 1 { delegate?.scrollViewDidZoom(self) }
  }

  /// Tells the delegate that the zoom is over.
  final func endZooming() {
    isZoomBouncing = false
    guard owesEndOfZooming else { return }
    owesEndOfZooming = false
    note(.zoomingEnded)
    delegate?.scrollViewDidEndZooming(self, with: zoomedView, atScale: zoomScale)
  }
}
