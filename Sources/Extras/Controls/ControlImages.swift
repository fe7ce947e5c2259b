public import Fingerpost
public import Foundation

/// Images and texts of a segmented control: values that are kept and read back.
extension UISegmentedControl {
  /// Sets the image behind segments in a state.
  public final func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) { keep(backgroundImage, "background\(state.rawValue).\(barMetrics.rawValue)") }

  /// The image behind segments in a state. Default nil.
  public final func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    kept(nil, "background\(state.rawValue).\(barMetrics.rawValue)")
  }

  /// Sets the image between two segments.
  ///
  /// - Parameters:
  ///   - dividerImage: the image.
  ///   - leftState: the state of the segment at the left.
  ///   - rightState: the state of the one at the right.
  ///   - barMetrics: how high the bar is that it stands in.
  public final func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
  ) { keep(dividerImage, "divider\(leftState.rawValue).\(rightState.rawValue).\(barMetrics.rawValue)") }

  /// The image between two segments. Default nil.
  public final func dividerImage(
    forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State,
    barMetrics: UIBarMetrics
  ) -> UIImage? { kept(nil, "divider\(leftState.rawValue).\(rightState.rawValue).\(barMetrics.rawValue)") }

  /// Sets how far the content of a segment would be moved.
  public final func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    keep(offset, "offset\(segment)")
  }

  /// How far the content of a segment would be moved. Default zero.
  public final func contentOffsetForSegment(at segment: Int) -> CGSize { kept(.zero, "offset\(segment)") }
}

/// Images of a stepper: values that are kept and read back.
extension UIStepper {
  /// Sets the image behind the halves in a state.
  public final func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    keep(image, "background\(state.rawValue)")
  }

  /// The image behind the halves in a state. Default nil.
  public final func backgroundImage(for state: UIControl.State) -> UIImage? {
    kept(nil, "background\(state.rawValue)")
  }

  /// Sets the image between the halves.
  public final func setDividerImage(
    _ image: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State
  ) { keep(image, "divider\(leftState.rawValue).\(rightState.rawValue)") }

  /// The image between the halves. Default nil.
  public final func dividerImage(
    forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
  ) -> UIImage? { kept(nil, "divider\(leftState.rawValue).\(rightState.rawValue)") }

  /// Sets the image of the half for more in a state.
  public final func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {
    keep(image, "increment\(state.rawValue)")
  }

  /// The image of the half for more in a state. Default nil.
  public final func incrementImage(for state: UIControl.State) -> UIImage? {
    kept(nil, "increment\(state.rawValue)")
  }

  /// Sets the image of the half for less in a state.
  public final func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {
    keep(image, "decrement\(state.rawValue)")
  }

  /// The image of the half for less in a state. Default nil.
  public final func decrementImage(for state: UIControl.State) -> UIImage? {
    kept(nil, "decrement\(state.rawValue)")
  }
}

// swift-format-ignore
/// Images and a title of a switch, which iOS does not show either: values that are kept and read back.
extension UISwitch {
  /// The image of the switch while it is on. Default nil.
  public final var onImage: UIImage? { get { kept(nil) } set { keep(newValue) } }
  /// The image of the switch while it is off. Default nil.
  public final var offImage: UIImage? { get { kept(nil) } set { keep(newValue) } }
  /// A title beside a box. Default nil.
  public final var title: String? { get { kept(nil) } set { keep(newValue) } }
  /// How the switch should look. Default automatic.
  public final var preferredStyle: Style { get { kept(.automatic) } set { keep(newValue) } }
}

extension UISwitch {
  /// How a switch looks; the raw values are UIKit's.
  public nonisolated enum Style: Int, Sendable {
    /// As usual.
    case automatic = 0
    /// A box with a mark.
    case checkbox = 1
    /// A thumb that slides.
    case sliding = 2
  }

  /// How the switch looks: its thumb slides.
  public final var style: Style { .sliding }
}
