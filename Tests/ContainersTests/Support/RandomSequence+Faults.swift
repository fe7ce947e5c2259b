import Fingerpost
import Foundation
import UIKit

extension RandomSequence {
  /// What does not fit when nothing moves any more: calls without their match, and containers in between two states.
  func faults() -> [String] {
    let faults =
      all.flatMap(\.faults) + shows.faults + all.flatMap(appearanceFaults) + navigations.flatMap(stackFaults)
      + pages.flatMap(pageFaults) + presentationFaults()
    return faults.isEmpty ? [] : faults + [steps.joined(separator: " ")]
  }

  private func appearanceFaults(_ controller: Leaf) -> [String] {
    let isThere = controller.viewIfLoaded?.window != nil
    var faults: [String] = []
    if controller.phase != (isThere ? "seen" : "unseen") {
      faults.append("\(controller.name) is \(controller.phase), \(isThere ? "in a window" : "in none")")
    }
    if controller.transitionCoordinator != nil { faults.append("\(controller.name) is in a transition") }
    if controller.isBeingPresented || controller.isBeingDismissed || controller.isMovingToParent
      || controller.isMovingFromParent
    {
      faults.append("\(controller.name) is on its way")
    }
    if controller.openTouches != 0 {
      faults.append("\(controller.name) has \(controller.openTouches) touches open")
    }
    if isThere, isCovered(controller) { faults.append("\(controller.name) is covered, and in a window") }
    if controller.field.isFirstResponder, !isThere {
      faults.append("\(controller.name) is first responder in no window")
    }
    return faults
  }

  /// Whether something covers the controller, or one that it is in, and takes its view out of the window.
  private func isCovered(_ controller: UIViewController) -> Bool {
    var current: UIViewController? = controller
    while let next = current {
      if let presented = next.presentedViewController, presented.presentingViewController === next,
        [.fullScreen, .currentContext].contains(presented.presentationController?.presentationStyle)
      {
        return true
      }
      current = next.parent
    }
    return false
  }

  /// The children are those of the stack, and the one on top is there, as large as the view.
  private func stackFaults(_ navigation: UINavigationController) -> [String] {
    var faults: [String] = []
    if Set(navigation.children) != Set(navigation.viewControllers) {
      faults.append("children and stack differ")
    }
    if navigation.navigationBar.items ?? [] != navigation.viewControllers.map(\.navigationItem) {
      faults.append("the bar's items are not those of the stack")
    }
    guard navigation.viewIfLoaded?.window != nil else { return faults }
    let seen = navigation.viewControllers.filter { $0.viewIfLoaded?.window != nil }
    if seen.last != navigation.topViewController || seen.count > 1 {
      guard navigation.topViewController?.presentedViewController == nil else { return faults }
      faults.append("\(seen.map { $0.title ?? "" }) of a stack seen")
    }
    if let view = navigation.topViewController?.viewIfLoaded, view.window != nil {
      let frame = view.convert(view.bounds, to: navigation.view)
      if !frame.isNear(navigation.view.bounds) {
        faults.append("on top at \(frame) in \(navigation.view.bounds)")
      }
    }
    return faults
  }

  /// One page is a child, in the middle and as large as the view.
  private func pageFaults(_ pager: UIPageViewController) -> [String] {
    var faults: [String] = []
    if pager.children != pager.viewControllers ?? [] { faults.append("\(pager.children.count) pages are in") }
    guard let view = pager.viewIfLoaded, view.window != nil, let page = pager.children.first?.view,
      page.window != nil
    else { return faults }
    let frame = page.convert(page.bounds, to: view)
    if !frame.isNear(view.bounds) { faults.append("a page at \(frame) in \(view.bounds)") }
    return faults
  }

  /// Each presentation has its container, and no other container is left.
  private func presentationFaults() -> [String] {
    var faults: [String] = []
    // What a root presented that is the root no more stays in front, as in UIKit.
    let others: [UIViewController] = all + navigations + pages + tabs + alerts
    let containers = others.compactMap { $0.presentationController?.containerView }
    var current = screen.window.rootViewController
    while let next = current?.presentedViewController {
      if next.presentingViewController == nil { faults.append("presented by none") }
      let (view, place) = (
        next.presentationController?.presentedView,
        next.presentationController?.frameOfPresentedViewInContainerView
      )
      if let view, let place, !view.frame.isNear(place), view.window != nil {
        faults.append("presented at \(view.frame), not at \(place)")
      }
      current = next
    }
    var found: [UIView] = []
    var views: [UIView] = [screen.window]
    while let view = views.popLast() {
      if "\(type(of: view))" == "UITransitionView" { found.append(view) }
      if "\(type(of: view))" == "UINavigationTransitionView",
        view.subviews.contains(where: { "\(type(of: $0))" != "UIViewControllerWrapperView" })
      {
        faults.append("a view is left of a push or a pop")
      }
      views += view.subviews
    }
    let left = found.filter { view in !containers.contains { $0 === view } }
    if !left.isEmpty { faults.append("\(left.count) containers are left") }
    if let root = screen.window.rootViewController?.viewIfLoaded, root.window != nil,
      root.frame != screen.window.bounds
    {
      faults.append("the root at \(root.frame) in \(screen.window.bounds)")
    }
    return faults
  }
}

extension CGRect {
  fileprivate func isNear(_ other: CGRect) -> Bool {
    zip([minX, minY, width, height], [other.minX, other.minY, other.width, other.height])
      .allSatisfy { abs($0 - $1) < 1e-6 }
  }
}
