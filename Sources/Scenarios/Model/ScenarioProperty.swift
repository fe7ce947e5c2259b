import Fingerpost
import Foundation

/// A property that a node can state and a script can `set`.
///
/// The order of the cases is the order in which a new node's properties are assigned: a frame means what it
/// says only while there is no transform, and bounds given beside a frame only move the origin.
nonisolated enum ScenarioProperty: String, CaseIterable, Sendable {
  case frame, bounds, center, transform, zPosition
  case alpha, isUserInteractionEnabled, isMultipleTouchEnabled, isExclusiveTouch, clipsToBounds
  case canBecomeFirstResponder, canBecomeFocused
  case isEnabled, isSelected, isHighlighted, showsMenuAsPrimaryAction
  case isOn, isContinuous, autorepeat, wraps, isMomentary
  case minimumValue, maximumValue, stepValue, value
  case selectedSegmentIndex, numberOfPages, currentPage, text
  case contentSize, contentInset, minimumZoomScale, maximumZoomScale, zoomScale, contentOffset
  case delaysContentTouches, canCancelContentTouches, isScrollEnabled, isPagingEnabled
  case isDirectionalLockEnabled, bounces, alwaysBounceVertical, alwaysBounceHorizontal, bouncesZoom
  case scrollsToTop, decelerationRate
  case level, isHidden

  /// The properties of every view.
  static let ofViews = ofWindows.filter { $0 != level.rawValue }
  /// The properties of windows.
  static let ofWindows = [
    ScenarioProperty.frame, .bounds, .center, .transform, .zPosition, .alpha, .isUserInteractionEnabled,
    .isMultipleTouchEnabled, .isExclusiveTouch, .clipsToBounds, .canBecomeFirstResponder,
    .canBecomeFocused, .level, .isHidden,
  ].map(\.rawValue)

  /// The properties of controls and scroll views of a class, beside those of views.
  private static func special(to viewClass: ScenarioClass) -> [ScenarioProperty] {
    let all: [ScenarioProperty] = [.isEnabled, .isSelected, .isHighlighted, .showsMenuAsPrimaryAction]
    switch viewClass {
    case .view, .label, .imageView, .window: return []
    case .control, .button: return all
    case .switchControl: return all + [.isOn]
    case .slider: return all + [.minimumValue, .maximumValue, .value, .isContinuous]
    case .stepper:
      return all + [.minimumValue, .maximumValue, .stepValue, .value, .isContinuous, .autorepeat, .wraps]
    case .segmentedControl: return all + [.selectedSegmentIndex, .isMomentary]
    case .pageControl: return all + [.numberOfPages, .currentPage]
    case .textField: return all + [.text]
    case .scrollView:
      return [
        .contentSize, .contentInset, .minimumZoomScale, .maximumZoomScale, .zoomScale, .contentOffset,
        .delaysContentTouches, .canCancelContentTouches, .isScrollEnabled, .isPagingEnabled,
        .isDirectionalLockEnabled, .bounces, .alwaysBounceVertical, .alwaysBounceHorizontal, .bouncesZoom,
        .scrollsToTop, .decelerationRate,
      ]
    }
  }

  /// The properties of the views of a class.
  static func stated(by viewClass: ScenarioClass) -> [String] {
    viewClass == .window ? ofWindows : ofViews + special(to: viewClass).map(\.rawValue)
  }

  /// The place among the properties that a new node assigns.
  var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  /// Reads a value for the property.
  func read(_ item: ScenarioItem) throws(ScenarioError) -> ScenarioSetting {
    let value: ScenarioSetting.Value
    switch self {
    case .frame, .bounds: value = .rectangle(try item.rectangle())
    case .center, .contentOffset: value = .point(try item.point())
    case .contentSize:
      let numbers = try item.numbers(["width", "height"])
      value = .point(CGPoint(x: numbers[0], y: numbers[1]))
    case .contentInset: value = .insets(try item.numbers(["top", "left", "bottom", "right"]))
    case .transform: value = .transform(try Self.transform(item))
    case .selectedSegmentIndex:
      let number = try item.number("the index of a segment, or -1")
      guard let index = Int(exactly: number) else { throw item.mismatch("the index of a segment, or -1") }
      value = .count(index)
    case .numberOfPages, .currentPage: value = .count(try item.count(from: 0))
    case .text: value = .text(try item.text())
    case .zPosition, .alpha, .level, .minimumValue, .maximumValue, .stepValue, .value, .minimumZoomScale,
      .maximumZoomScale, .zoomScale, .decelerationRate:
      value = .number(try item.number())
    case .isHidden, .isUserInteractionEnabled, .isMultipleTouchEnabled, .isExclusiveTouch, .clipsToBounds,
      .canBecomeFirstResponder, .canBecomeFocused, .isEnabled, .isSelected, .isHighlighted,
      .showsMenuAsPrimaryAction, .isOn,
      .isContinuous, .autorepeat, .wraps, .isMomentary, .delaysContentTouches, .canCancelContentTouches,
      .isScrollEnabled, .isPagingEnabled, .isDirectionalLockEnabled, .bounces, .alwaysBounceVertical,
      .alwaysBounceHorizontal, .bouncesZoom, .scrollsToTop:
      value = .flag(try item.flag())
    }
    return ScenarioSetting(property: self, value: value)
  }

  private static func transform(_ item: ScenarioItem) throws(ScenarioError) -> CGAffineTransform {
    switch item.content {
    case .list:
      let entries = try item.numbers(["a", "b", "c", "d", "tx", "ty"])
      return CGAffineTransform(
        a: entries[0], b: entries[1], c: entries[2], d: entries[3], tx: entries[4], ty: entries[5])
    case .map:
      _ = try item.checkKeys(.transform)
      let degrees = try item["rotate"]?.number() ?? 0
      let scale = try item["scale"]?.number() ?? 1
      return CGAffineTransform(rotationAngle: degrees * .pi / 180).scaledBy(x: scale, y: scale)
    case .scalar:
      throw item.mismatch("[a, b, c, d, tx, ty] or { rotate: degrees, scale: factor }")
    }
  }
}

/// A property with the value that it gets.
nonisolated struct ScenarioSetting: Sendable, Equatable {
  enum Value: Sendable, Equatable {
    case flag(Bool)
    case number(Double)
    case count(Int)
    case text(String)
    case point(CGPoint)
    case rectangle(CGRect)
    case transform(CGAffineTransform)
    /// Top, left, bottom, right.
    case insets([Double])
  }

  var property: ScenarioProperty
  var value: Value
}
