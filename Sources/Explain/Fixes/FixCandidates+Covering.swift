import Fingerpost
import FingerpostGestures
import FingerpostScreens
import Foundation

/// Changes to what covers the expected view that leave it of use, and sizes for what has none.
extension FixCandidates {
  /// The view that an application has put around one in the expected view: of what a web view holds, the web view.
  func embedding(_ view: Int, in expected: Int) -> Int {
    let holders = lineage.line(view).drop { $0 != expected }.dropFirst()
    return holders.first { Self.embedded.contains(screen.views[$0].className) } ?? view
  }

  private static let embedded: Set<String> = ["WKWebView", "MKMapView"]

  /// What lets touches through over the expected view alone; none where that is all of what lies in front.
  func letting(_ front: Int, on built: BuiltScreen) -> [Change] {
    guard let expected = question.view else { return [] }
    let area = built.views[expected].convert(built.views[expected].bounds, to: built.views[front])
    return area.contains(built.views[front].bounds) ? [] : [.letThrough(front, to: expected)]
  }

  /// The frame of a hosting view no larger than what it shows, where that leaves the point free.
  func fitting(_ front: Int, on built: BuiltScreen) -> [Change] {
    let host = built.views[front]
    guard screen.views[front].className.contains("UIHostingView"), let start = question.script.start else {
      return []
    }
    let content = host.subviews.filter { !$0.isHidden }.reduce(CGRect.null) { $0.union($1.frame) }
    let point = built.local(CGPoint(x: start.x, y: start.y), of: front)
    guard !content.isNull, !content.isEmpty, content.width.isFinite, content.height.isFinite,
      !content.contains(point)
    else { return [] }
    return [.shrink(front, content)]
  }

  /// What hides a view that can hardly be seen.
  func unseen(_ front: Int) -> [Change] {
    screen.views[front].isHardlySeen && PublicClasses.isReachable(screen.views[front].className)
      ? [.hide(front)] : []
  }

  /// Whether a window shows nothing: something in it is hidden or transparent, and all else only holds that.
  func showsNothing(_ window: Int) -> Bool {
    var isFaded = false
    for view in screen.views.indices where view != window && lineage.isWithin(view, window) {
      let line = lineage.line(view).drop { $0 != window }
      if line.contains(where: { screen.views[$0].isHidden || screen.views[$0].alpha < 0.01 }) {
        isFaded = true
        continue
      }
      let data = screen.views[view]
      guard data.className == "UIView" || PublicClasses.isTransitionContainer(data.className), !data.isForUse,
        data.backgroundColor == nil
      else { return false }
    }
    return isFaded
  }

  /// A length that a finger can meet, for an expected view that has none: around what it shows, or around its middle.
  func sizing(_ view: Int, on built: BuiltScreen) -> Change? {
    let bounds = built.views[view].bounds
    guard bounds.isEmpty, !PublicClasses.isPrivate(screen.views[view].className),
      screen.views[view].transform.isIdentity
    else { return nil }
    let content = built.views[view].subviews.reduce(bounds) { $0.union($1.frame) }
    let (across, down) = (max(0, 44 - content.width) / 2, max(0, 44 - content.height) / 2)
    let whole = content.insetBy(dx: bounds.width == 0 ? -across : 0, dy: bounds.height == 0 ? -down : 0)
    guard whole.width.isFinite, whole.height.isFinite, !whole.isEmpty else { return nil }
    return .surround(view, whole)
  }
}
