import Fingerpost
import Foundation

extension Picture {
  /// What a view looks like to a person; by its class.
  public enum Kind: String, Hashable, Sendable {
    /// A view of no class below.
    case view
    case window, label, image, scrollView
    case control, button, slider, stepper, textField
    /// A `UISwitch`.
    case toggle = "switch"
    /// A `UISegmentedControl`.
    case segments
    /// A `UIPageControl`.
    case pages
    /// A `CALayer` without a view.
    case layer
  }

  /// What a control looks like at the moment.
  public struct States: OptionSet, Hashable, Sendable {
    /// The states as bits.
    public var rawValue: UInt8

    /// Creates a set from its bits.
    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// It shows that it is pressed.
    public static let highlighted = States(rawValue: 1 << 0)
    /// It is selected.
    public static let selected = States(rawValue: 1 << 1)
    /// It is not enabled.
    public static let disabled = States(rawValue: 1 << 2)
    /// A switch that is on.
    public static let on = States(rawValue: 1 << 3)

    /// The names of the states that are in the set, in their order.
    var names: [String] {
      [(States.highlighted, "highlighted"), (.selected, "selected"), (.disabled, "disabled"), (.on, "on")]
        .filter { contains($0.0) }.map(\.1)
    }
  }

  /// The text that a view shows by itself, or nil.
  @MainActor
  public static func text(of view: UIView) -> String? {
    switch view {
    case let label as UILabel: label.drawnText
    case let button as UIButton: button.currentTitle
    case let field as UITextField: field.text?.isEmpty == false ? field.text : field.placeholder
    default: nil
    }
  }

  /// Where on its scale a control stands, from 0 to 1, or nil if it has none.
  @MainActor
  static func value(of view: UIView) -> Double? {
    func part(_ value: Double, _ minimum: Double, _ maximum: Double) -> Double {
      let part = (value - minimum) / (maximum - minimum)
      return part.isFinite ? min(max(0, part), 1) : 0
    }
    return switch view {
    case let slider as UISlider:
      part(Double(slider.value), Double(slider.minimumValue), Double(slider.maximumValue))
    case let segments as UISegmentedControl where segments.selectedSegmentIndex >= 0:
      part(Double(segments.selectedSegmentIndex), 0, Double(max(1, segments.numberOfSegments - 1)))
    case let pages as UIPageControl:
      part(Double(pages.currentPage), 0, Double(max(1, pages.numberOfPages - 1)))
    default: nil
    }
  }
}

extension Picture.Kind {
  @MainActor
  init(_ view: UIView) {
    self =
      switch view {
      case is UIWindow: .window
      case is UILabel: .label
      case is UIImageView: .image
      case is UIScrollView: .scrollView
      case is UIButton: .button
      case is UISwitch: .toggle
      case is UISlider: .slider
      case is UIStepper: .stepper
      case is UISegmentedControl: .segments
      case is UIPageControl: .pages
      case is UITextField: .textField
      case is UIControl: .control
      default: .view
      }
  }
}

extension Picture.States {
  @MainActor
  init(_ view: UIView) {
    self = []
    guard let control = view as? UIControl else { return }
    if control.isHighlighted { insert(.highlighted) }
    if control.isSelected { insert(.selected) }
    if !control.isEnabled { insert(.disabled) }
    if (control as? UISwitch)?.isOn == true { insert(.on) }
  }
}
