import Fingerpost
import Foundation

/// What turns pages that curl: a pan, and a tap at either side of the page. [PAGE-30, PAGE-31]
///
/// Nothing of the curl is drawn: a page that is turned is there as soon as it is decided that it is turned. [PAGE-32]
final class PageCurl: NSObject {
  private unowned let pages: UIPageViewController
  let pan = UIPanGestureRecognizer()
  let tap = UITapGestureRecognizer()

  /// How much of the page's length a tap at either side may be away from its edge, as a share. [PAGE-31]
  private static let tapShare: CGFloat = 0.25

  init(_ pages: UIPageViewController) {
    self.pages = pages
    super.init()
    pan.addTarget { [unowned self] _ in follow() }
    tap.addTarget { [unowned self] _ in turnByTap() }
    for recognizer in recognizers { recognizer.delegate = self }
  }

  nonisolated deinit {}

  /// Both, in UIKit's order.
  var recognizers: [UIGestureRecognizer] { [pan, tap] }

  private var isHorizontal: Bool { pages.navigationOrientation == .horizontal }

  private func along(_ point: CGPoint) -> CGFloat { isHorizontal ? point.x : point.y }

  private var length: CGFloat { isHorizontal ? pages.view.bounds.width : pages.view.bounds.height }

  /// The page that a tap turns to, and whether it is the next one; nil in between the sides and where there is no page.
  private var tapped: PageTurn? {
    let place = along(tap.location(in: pages.view))
    if place > length * (1 - Self.tapShare) { return turn(isForward: true) }
    return place < length * Self.tapShare ? turn(isForward: false) : nil
  }

  /// The page that a pan turns to: a finger to the left, or up, pulls the next one out.
  private var panned: PageTurn? {
    let way = pan.translation(in: pages.view)
    let across = isHorizontal ? way.y : way.x
    return abs(along(way)) < abs(across) ? nil : turn(isForward: along(way) < 0)
  }

  private func turn(isForward: Bool) -> PageTurn? {
    guard pages.turn == nil, pages.current != nil else { return nil }
    return (isForward ? pages.after : pages.before).map {
      PageTurn(to: $0, isForward: isForward, completion: nil)
    }
  }

  private func begin(_ turn: PageTurn) {
    pages.delegate?.pageViewController(pages, willTransitionTo: [turn.to])
    pages.begin(turn)
  }

  private func turnByTap() {
    guard let turn = tapped else { return }
    begin(turn)
    pages.end(completed: true, isWhole: true)
  }

  private func follow() {
    switch pan.state {
    case .began: if let turn = panned { begin(turn) }
    case .ended: end(isTurned: isTurned)
    case .cancelled: end(isTurned: false)
    default: break
    }
  }

  private func end(isTurned: Bool) {
    if pages.turn?.completion == nil { pages.end(completed: isTurned, isWhole: true) }
  }

  /// Whether a finger that lifts has turned the page: past its middle, or fast that way. [PAGE-31]
  private var isTurned: Bool {
    guard let turn = pages.turn else { return false }
    let sign: CGFloat = turn.isForward ? -1 : 1
    let speed = along(pan.velocity(in: pages.view)) * sign
    let limit = CGFloat(pan.eventRules.navigationPopVelocity)
    if abs(speed) >= limit { return speed > 0 }
    return along(pan.translation(in: pages.view)) * sign > length / 2
  }
}

extension PageCurl: UIGestureRecognizerDelegate {
  /// Refuses what would turn to no page. [PAGE-31]
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    gestureRecognizer === pan ? panned != nil : tapped != nil
  }
}
