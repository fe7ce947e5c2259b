import Foundation

/// What most views leave as it is: what they look like, and what they are called for assistive techniques.
///
/// A view makes it when the first of it is set, so that a plain view costs what it did without.
nonisolated final class ViewLooks: @unchecked Sendable {
  var layer: CALayer?
  var backgroundColor: UIColor?
  var tintColor: UIColor?
  var isOpaque = true
  /// What is to be drawn again; nil for all of it.
  var dirty: CGRect?
  /// Where a control has its content.
  var content = (
    vertical: UIControl.ContentVerticalAlignment.center,
    horizontal: UIControl.ContentHorizontalAlignment.center
  )
  /// The layout margins that were set. [AL-10]
  var margins: UIEdgeInsets?
  var contentMode = UIView.ContentMode.scaleToFill
  var style = UIUserInterfaceStyle.unspecified
  var accessibility: AccessibilityValues?
  var kept: KeptViewValues?
  var indicators: ScrollIndicators?
  /// How the view follows its superview's size, and whether its subviews follow its own. [LAY-9]
  var following: Following?
  /// What the view has of layout by constraints. [AL-1]
  var constraints: ConstraintState?
  /// What animates. [ANIM-1]
  var tracks: [AnimationTrack] = []
}

/// How a view draws text, as far as it was said.
nonisolated final class TextLooks {
  var font: UIFont?
  var color: UIColor?
  var alignment: NSTextAlignment?
  var lines = 1
  /// What most labels leave as it is.
  var label: LabelValues?
}
