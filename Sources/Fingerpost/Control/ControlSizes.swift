import Foundation

/// How large switches are, and the thumbs of switches and sliders, in points. [CTL-52]
nonisolated struct ControlSizes {
  let whole: CGSize
  /// How much of the width lies outside of what constraints align.
  let beyond: CGFloat
  let thumb: CGSize
  let sliderThumb: CGSize
  let sliderHeight: CGFloat
  let trackHeight: CGFloat
  /// How much of the height of a segmented control lies below what constraints align. [AL-61, SEG-3]
  let belowSegments: CGFloat

  private static let before26 = ControlSizes(
    whole: CGSize(width: 51, height: 31), beyond: 2, thumb: CGSize(width: 27, height: 27),
    sliderThumb: CGSize(width: 31, height: 31), sliderHeight: 31, trackHeight: 4, belowSegments: 1)

  private static let since26 = ControlSizes(
    whole: CGSize(width: 63, height: 28), beyond: 2, thumb: CGSize(width: 37, height: 24),
    sliderThumb: CGSize(width: 37, height: 24), sliderHeight: 34, trackHeight: 6, belowSegments: 1)

  static func of(_ system: Int) -> ControlSizes { system >= 26 ? since26 : before26 }
}

extension UIControl {
  /// How large controls are on the system of the control's window, or else of the current world.
  final var systemSizes: ControlSizes { .of((holdingWindow?.world ?? .current).eventRules.system) }
}
