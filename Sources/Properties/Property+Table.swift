import Fingerpost
import Foundation

/// The table: a property of UIKit's is known everywhere once it has a row here.
///
/// The order is that in which a new object's properties are assigned: a frame means what it says only while there is no
/// transform, and bounds given beside a frame only move the origin.
nonisolated extension Property {
  /// All of them.
  public static let all = ofViews + ofControls + ofScrollViews + ofWindows + ofRecognizers

  package static let ofViews: [Property] = [
    .numbers("frame", \UIView.frame, .derived),
    .numbers("bounds", \UIView.bounds),
    .numbers("center", \UIView.center),
    .numbers("transform", \UIView.transform),
    .number("zPosition", \UIView.layer.zPosition, .code("layer.zPosition")),
    .number("alpha", \UIView.alpha, in: 0...1, .offered),
    .flag("isUserInteractionEnabled", \UIView.isUserInteractionEnabled, .offered),
    .flag("isMultipleTouchEnabled", \UIView.isMultipleTouchEnabled, .offered),
    .flag("isExclusiveTouch", \UIView.isExclusiveTouch, .offered),
    .flag("clipsToBounds", \UIView.clipsToBounds),
  ]

  package static let ofControls: [Property] = [
    .flag("isEnabled", \UIControl.isEnabled, .offered),
    .flag("isSelected", \UIControl.isSelected),
    .flag("isHighlighted", \UIControl.isHighlighted),
    .flag("showsMenuAsPrimaryAction", \UIControl.showsMenuAsPrimaryAction),
    .flag("isOn", \UISwitch.isOn),
    .flag("isContinuous", \UISlider.isContinuous),
    .flag("isContinuous", \UIStepper.isContinuous),
    .flag("autorepeat", \UIStepper.autorepeat),
    .flag("wraps", \UIStepper.wraps),
    .flag("isMomentary", \UISegmentedControl.isMomentary),
    .number("minimumValue", \UISlider.minimumValue),
    .number("minimumValue", \UIStepper.minimumValue),
    .number("maximumValue", \UISlider.maximumValue),
    .number("maximumValue", \UIStepper.maximumValue),
    .number("stepValue", \UIStepper.stepValue),
    .number("value", \UISlider.value),
    .number("value", \UIStepper.value),
    .count("selectedSegmentIndex", \UISegmentedControl.selectedSegmentIndex, from: -2),
    .count("numberOfPages", \UIPageControl.numberOfPages, from: 0),
    .count("currentPage", \UIPageControl.currentPage, from: 0),
    .text("text", \UITextField.text),
  ]

  package static let ofScrollViews: [Property] = [
    .numbers("contentSize", \UIScrollView.contentSize),
    .numbers("contentInset", \UIScrollView.contentInset),
    .number("minimumZoomScale", \UIScrollView.minimumZoomScale),
    .number("maximumZoomScale", \UIScrollView.maximumZoomScale),
    .number("zoomScale", \UIScrollView.zoomScale, .derived),
    .numbers("contentOffset", \UIScrollView.contentOffset, .derived),
    .flag("delaysContentTouches", \UIScrollView.delaysContentTouches, .offered),
    .flag("canCancelContentTouches", \UIScrollView.canCancelContentTouches, .offered),
    .flag("isScrollEnabled", \UIScrollView.isScrollEnabled, .offered),
    .flag("isPagingEnabled", \UIScrollView.isPagingEnabled),
    .flag("isDirectionalLockEnabled", \UIScrollView.isDirectionalLockEnabled),
    .flag("bounces", \UIScrollView.bounces),
    .flag("alwaysBounceVertical", \UIScrollView.alwaysBounceVertical),
    .flag("alwaysBounceHorizontal", \UIScrollView.alwaysBounceHorizontal),
    .flag("bouncesZoom", \UIScrollView.bouncesZoom),
    .flag("scrollsToTop", \UIScrollView.scrollsToTop),
    .number(
      "decelerationRate", \UIScrollView.decelerationRate, type: "UIScrollView.DecelerationRate"),
  ]

  package static let ofWindows: [Property] = [
    .number("level", \UIWindow.windowLevel, type: "UIWindow.Level", .code("windowLevel")),
    .flag("isHidden", \UIView.isHidden, .offered),
  ]

  package static let ofRecognizers: [Property] = [
    .flag("isEnabled", \UIGestureRecognizer.isEnabled, .offered),
    .text("name", \UIGestureRecognizer.name),
    .flag("cancelsTouchesInView", \UIGestureRecognizer.cancelsTouchesInView, .offered),
    .flag("delaysTouchesBegan", \UIGestureRecognizer.delaysTouchesBegan, .offered),
    .flag("delaysTouchesEnded", \UIGestureRecognizer.delaysTouchesEnded, .offered),
    .list("allowedTouchTypes", \UIGestureRecognizer.allowedTouchTypes),
    .list("allowedPressTypes", \UIGestureRecognizer.allowedPressTypes),
    .flag("requiresExclusiveTouchType", \UIGestureRecognizer.requiresExclusiveTouchType),
    .count("numberOfTapsRequired", \UITapGestureRecognizer.numberOfTapsRequired, from: 1, .offered),
    .count("numberOfTouchesRequired", \UITapGestureRecognizer.numberOfTouchesRequired, from: 1, .offered),
    .bits("buttonMaskRequired", \UITapGestureRecognizer.buttonMaskRequired, type: "UIEvent.ButtonMask"),
    // A long press may follow no tap at all. [LP-1]
    .count("numberOfTapsRequired", \UILongPressGestureRecognizer.numberOfTapsRequired, from: 0, .offered),
    .count(
      "numberOfTouchesRequired", \UILongPressGestureRecognizer.numberOfTouchesRequired, from: 1, .offered),
    .number(
      "minimumPressDuration", \UILongPressGestureRecognizer.minimumPressDuration, in: 0...1e9, .offered),
    .number(
      "allowableMovement", \UILongPressGestureRecognizer.allowableMovement,
      in: 0...Double.greatestFiniteMagnitude, .offered),
    .count("minimumNumberOfTouches", \UIPanGestureRecognizer.minimumNumberOfTouches, from: 1, .offered),
    .count("maximumNumberOfTouches", \UIPanGestureRecognizer.maximumNumberOfTouches, from: 1, .offered),
    .words(
      "allowedScrollTypesMask", \UIPanGestureRecognizer.allowedScrollTypesMask,
      [.init("discrete", 1), .init("continuous", 2), .init("all", 3)]),
    .words(
      "direction", \UISwipeGestureRecognizer.direction,
      [.init("right", 1), .init("left", 2), .init("up", 4), .init("down", 8)]),
    .count("numberOfTouchesRequired", \UISwipeGestureRecognizer.numberOfTouchesRequired, from: 0, .offered),
    .words(
      "edges", \UIScreenEdgePanGestureRecognizer.edges,
      [.init("top", 1), .init("left", 2), .init("bottom", 4), .init("right", 8), .init("all", 15)]),
  ]

  /// Those that objects of a class have.
  public static func all(of type: AnyClass) -> [Property] { all.filter { $0.belongs(to: type) } }

  /// The one of a name that objects of a class have, or nil.
  public static func named(_ name: String, of type: AnyClass) -> Property? {
    all.first { $0.name == name && $0.belongs(to: type) }
  }
}
