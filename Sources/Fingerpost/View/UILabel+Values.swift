import Foundation

/// What was said about a label beyond font, color, place and lines.
nonisolated final class LabelValues: @unchecked Sendable {
  var attributed: NSAttributedString?
  var lineBreakMode = NSLineBreakMode.byTruncatingTail
  var widest: CGFloat = 0
  var fitsWidth = false
  var minimumScale: CGFloat = 0
  var followsTextSize = false
  var tightens = false
  var baseline = UIBaselineAdjustment.alignBaselines
  var isEnabled = true
  var isHighlighted = false
  var highlightedColor: UIColor?
  var shadowColor: UIColor?
  var shadowOffset = CGSize(width: 0, height: -1)
}

/// What stays where text becomes smaller to fit; the raw values are UIKit's.
public nonisolated enum UIBaselineAdjustment: Int, Sendable {
  /// The baseline.
  case alignBaselines = 0
  /// The middle.
  case alignCenters = 1
  /// The top left corner.
  case none = 2
}

extension UILabel {
  /// What a label is by default, of which nothing was said.
  private static let untouched = LabelValues()

  final var values: LabelValues { style?.label ?? UILabel.untouched }

  final var madeValues: LabelValues {
    if let values = style?.label { return values }
    let made = LabelValues()
    madeStyle.label = made
    return made
  }

  /// Forgets the attributes, as plain text has none.
  final func dropAttributes() { style?.label?.attributed = nil }

  /// What has its own fonts and so decides the size.
  final var measuredText: NSAttributedString? { style?.label?.attributed }
}
