import Fingerpost
import FingerpostScreens
import Foundation

/// The windows of a world as a screen that can be explained: what an export of them would say.
struct LiveScreen {
  private(set) var screen = Screen(kind: .export)
  private var views: [UIView] = []
  private var recognizers: [UIGestureRecognizer] = []

  init(_ world: World) {
    screen.size = world.screenSize
    screen.eventRules = world.eventRules
    // A loop, not a recursion: trees may be deeper than a stack. Parents come before their subviews.
    var pending: [(view: UIView, parent: Int?)] = world.application.windows.reversed().map { ($0, nil) }
    while let (view, parent) = pending.popLast() {
      let index = views.count
      views.append(view)
      recognizers += view.gestureRecognizers ?? []
      screen.views.append(described(view, parent: parent, in: world))
      for subview in view.subviews.reversed() { pending.append((subview, index)) }
    }
    screen.contentLines = views.count
    for (index, view) in views.enumerated() {
      let own = (view.gestureRecognizers ?? []).filter { recognizer in
        guard let scrollView = view as? UIScrollView else { return true }
        return recognizer !== scrollView.panGestureRecognizer
          && recognizer !== scrollView.pinchGestureRecognizer
      }
      // UIKit's own recognizers are those that a screen's standard views are given.
      let described = own.filter { !String(describing: type(of: $0)).hasPrefix("_UI") }.map(described)
      screen.views[index].recognizers = described
      screen.views[index].hasRecognizers = !described.isEmpty
    }
  }

  func index(of view: UIView) -> Int? { views.firstIndex { $0 === view } }

  func view(_ index: Int) -> UIView { views[index] }

  private func described(_ view: UIView, parent: Int?, in world: World) -> ScreenView {
    var result = ScreenView(className: String(describing: type(of: view)), parent: parent)
    result.baseClass = Self.viewClasses.first { $0.test(view) }?.name
    result.label = view.accessibilityIdentifier
    result.printedFrame = view.frame
    result.bounds = view.bounds
    result.center = view.center
    result.anchorPoint = view.layer.anchorPoint
    result.transform = view.transform
    result.alpha = Double(view.alpha)
    result.isHidden = view.isHidden
    result.isUserInteractionEnabled = view.isUserInteractionEnabled
    result.clipsToBounds = view.clipsToBounds
    result.isMultipleTouchEnabled = view.isMultipleTouchEnabled
    result.isExclusiveTouch = view.isExclusiveTouch
    if let control = view as? UIControl {
      result.isEnabled = control.isEnabled
      result.isSelected = control.isSelected
    }
    if let slider = view as? UISlider { result.value = Double(slider.value) }
    if let scrollView = view as? UIScrollView { result.scrolling = described(scrollView) }
    if let window = view as? UIWindow {
      result.isWindow = true
      result.isKeyWindow = window.isKeyWindow
      result.windowLevel = Double(window.windowLevel.rawValue)
      result.isWindowLevelKnown = true
    }
    if let controller = view.next as? UIViewController {
      result.viewController = String(describing: type(of: controller))
    }
    return result
  }

  private func described(_ scrollView: UIScrollView) -> ScreenScrolling {
    var result = ScreenScrolling()
    result.contentSize = scrollView.contentSize
    result.contentInset = scrollView.contentInset
    result.delaysContentTouches = scrollView.delaysContentTouches
    result.canCancelContentTouches = scrollView.canCancelContentTouches
    result.isScrollEnabled = scrollView.isScrollEnabled
    result.isPagingEnabled = scrollView.isPagingEnabled
    result.isDirectionalLockEnabled = scrollView.isDirectionalLockEnabled
    result.alwaysBouncesHorizontally = scrollView.alwaysBounceHorizontal
    result.alwaysBouncesVertically = scrollView.alwaysBounceVertical
    result.bouncesZoom = scrollView.bouncesZoom
    result.minimumZoomScale = Double(scrollView.minimumZoomScale)
    result.maximumZoomScale = Double(scrollView.maximumZoomScale)
    return result
  }

  private func described(_ recognizer: UIGestureRecognizer) -> ScreenRecognizer {
    var result = ScreenRecognizer(
      className: String(describing: type(of: recognizer)), address: address(of: recognizer))
    if let name = Self.recognizerClasses.first(where: { $0.test(recognizer) })?.name {
      result.superclasses = [name]
    }
    result.name = recognizer.name
    result.isEnabled = recognizer.isEnabled
    result.cancelsTouchesInView = recognizer.cancelsTouchesInView
    result.delaysTouchesBegan = recognizer.delaysTouchesBegan
    result.delaysTouchesEnded = recognizer.delaysTouchesEnded
    result.delegate = recognizer.delegate == nil ? .none : .unknown
    result.mustFail = recognizer.requiredToFail.map(address)
    if let tap = recognizer as? UITapGestureRecognizer {
      result.settings.numberOfTapsRequired = tap.numberOfTapsRequired
      result.settings.numberOfTouchesRequired = tap.numberOfTouchesRequired
    }
    if let press = recognizer as? UILongPressGestureRecognizer {
      result.settings.numberOfTapsRequired = press.numberOfTapsRequired
      result.settings.numberOfTouchesRequired = press.numberOfTouchesRequired
      result.settings.minimumPressDuration = press.minimumPressDuration
      result.settings.allowableMovement = Double(press.allowableMovement)
    }
    if let pan = recognizer as? UIPanGestureRecognizer {
      result.settings.minimumNumberOfTouches = pan.minimumNumberOfTouches
      result.settings.maximumNumberOfTouches = pan.maximumNumberOfTouches
    }
    return result
  }

  private func address(of recognizer: UIGestureRecognizer) -> String {
    "0x" + String((recognizers.firstIndex { $0 === recognizer } ?? recognizers.count) + 1, radix: 16)
  }

  private static let viewClasses: [(name: String, test: (UIView) -> Bool)] = [
    ("UIWindow", { $0 is UIWindow }), ("UIButton", { $0 is UIButton }), ("UISwitch", { $0 is UISwitch }),
    ("UISlider", { $0 is UISlider }), ("UIStepper", { $0 is UIStepper }),
    ("UISegmentedControl", { $0 is UISegmentedControl }), ("UIPageControl", { $0 is UIPageControl }),
    ("UITextField", { $0 is UITextField }), ("UIControl", { $0 is UIControl }),
    ("UIScrollView", { $0 is UIScrollView }), ("UILabel", { $0 is UILabel }),
    ("UIImageView", { $0 is UIImageView }), ("UIView", { _ in true }),
  ]

  private static let recognizerClasses: [(name: String, test: (UIGestureRecognizer) -> Bool)] = [
    ("UITapGestureRecognizer", { $0 is UITapGestureRecognizer }),
    ("UILongPressGestureRecognizer", { $0 is UILongPressGestureRecognizer }),
    ("UIScreenEdgePanGestureRecognizer", { $0 is UIScreenEdgePanGestureRecognizer }),
    ("UIPanGestureRecognizer", { $0 is UIPanGestureRecognizer }),
    ("UISwipeGestureRecognizer", { $0 is UISwipeGestureRecognizer }),
    ("UIPinchGestureRecognizer", { $0 is UIPinchGestureRecognizer }),
    ("UIRotationGestureRecognizer", { $0 is UIRotationGestureRecognizer }),
    ("UIHoverGestureRecognizer", { $0 is UIHoverGestureRecognizer }),
    ("UIGestureRecognizer", { _ in true }),
  ]
}
