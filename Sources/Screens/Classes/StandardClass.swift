package import FingerpostTrace

/// The views of UIKit whose behavior is public knowledge, and which are played as what they are.
public nonisolated enum StandardClass: String, CaseIterable, Sendable {
  case control = "UIControl"
  case button = "UIButton"
  case switchControl = "UISwitch"
  case slider = "UISlider"
  case segmentedControl = "UISegmentedControl"
  case stepper = "UIStepper"
  case pageControl = "UIPageControl"
  case textField = "UITextField"
  /// Everything that scrolls.
  case scrollView = "UIScrollView"

  /// Whether it is a control.
  public var isControl: Bool { self != .scrollView }

  /// The control's main event: what its targets usually wait for.
  package var purpose: ControlEventKind {
    switch self {
    case .control, .button, .scrollView: .touchUpInside
    case .switchControl, .slider, .segmentedControl, .stepper, .pageControl: .valueChanged
    case .textField: .editingDidBegin
    }
  }

  /// Whether what lies inside belongs to the control, as far as is known: applications add nothing there.
  var ownsItsInside: Bool {
    switch self {
    case .switchControl, .slider, .segmentedControl, .stepper, .pageControl: true
    case .control, .button, .textField, .scrollView: false
    }
  }

  /// The class that has the name in UIKit, or nil where it is none of these.
  public init?(uiKitName name: String) {
    if let known = Self(rawValue: name) {
      self = known
      return
    }
    switch name {
    case "UISearchTextField", "UISearchBarTextField": self = .textField
    case "UIDatePicker", "UIRefreshControl", "UIColorWell", "UITabBarButton", "UIToolbarButton",
      "UIToolbarTextButton",
      "UITableViewCellReorderControl", "UITableViewCellEditControl",
      "UITableViewIndex":
      self = .control
    // UIKit's own buttons, in bars, swiped cells and elsewhere.
    case _ where UIKitClasses.isUIKit(name) && name.hasSuffix("Button"): self = .button
    default:
      guard UIKitClasses.isScrollView(name) else { return nil }
      self = .scrollView
    }
  }

  /// What an element of this type stands for most of the time, in the trees and sources that tests read.
  init?(elementType: String) {
    let prefix = "XCUIElementType"
    switch elementType.hasPrefix(prefix) ? String(elementType.dropFirst(prefix.count)) : elementType {
    case "Button": self = .button
    case "Switch", "Toggle": self = .switchControl
    case "Slider": self = .slider
    case "SegmentedControl": self = .segmentedControl
    case "Stepper": self = .stepper
    case "PageIndicator": self = .pageControl
    case "TextField", "SecureTextField", "SearchField": self = .textField
    case "ScrollView", "Table", "CollectionView", "TextView": self = .scrollView
    default: return nil
    }
  }
}
