import Fingerpost
import Foundation
import Testing

/// A view with a size of content, as a label of that size has.
final class Sized: UIView {
  var size: CGSize
  /// The insets of the rectangle that constraints align.
  var insets = UIEdgeInsets.zero

  init(_ width: CGFloat, _ height: CGFloat) {
    size = CGSize(width: width, height: height)
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
  }
  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { size }
  override var alignmentRectInsets: UIEdgeInsets { insets }
}

/// A label that is as large as it was measured on iOS, since there are no fonts here.
final class MeasuredLabel: UILabel {
  private let size: CGSize

  init(_ width: CGFloat, _ height: CGFloat, font size: CGFloat = 17, lines: Int = 1) {
    self.size = CGSize(width: width, height: height)
    super.init(frame: .zero)
    font = .systemFont(ofSize: size)
    numberOfLines = lines
    translatesAutoresizingMaskIntoConstraints = false
  }
  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { size }
  override func sizeThatFits(_ size: CGSize) -> CGSize { self.size }
}

/// Views of a test, by what they are for.
enum Scene {
  /// Runs a test on a screen of so many pixels to a point, and by the rules of a system.
  static func run(scale: Double = 2, system: Int? = nil, _ body: @MainActor () -> Void) {
    var rules = system.map(EventRules.init(system:)) ?? .standard
    rules.scrollPixelsPerPoint = scale
    World(eventRules: rules).run(body)
  }

  /// A view that is placed by its frame.
  static func root(_ width: CGFloat, _ height: CGFloat, below superview: UIView? = nil) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    superview?.addSubview(view)
    return view
  }

  /// A view that is placed by constraints.
  static func view(in superview: UIView) -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(view)
    return view
  }

  static func sized(_ width: CGFloat, _ height: CGFloat, in superview: UIView) -> Sized {
    let view = Sized(width, height)
    superview.addSubview(view)
    return view
  }

  /// An image, a name and a value that hugs more, beside one another.
  static func formRow(in root: UIView) -> (image: UIView, name: MeasuredLabel, value: MeasuredLabel) {
    let image = view(in: root)
    let (name, value) = (MeasuredLabel(40.5, 20.5), MeasuredLabel(84, 20.5))
    for label in [name, value] { root.addSubview(label) }
    value.setContentHuggingPriority(.init(251), for: .horizontal)
    NSLayoutConstraint.activate([
      image.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      image.centerYAnchor.constraint(equalTo: root.centerYAnchor),
      image.widthAnchor.constraint(equalToConstant: 24), image.heightAnchor.constraint(equalToConstant: 24),
      name.leadingAnchor.constraint(equalTo: image.trailingAnchor, constant: 12),
      name.centerYAnchor.constraint(equalTo: root.centerYAnchor),
      name.trailingAnchor.constraint(equalTo: value.leadingAnchor, constant: -8),
      value.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
      value.centerYAnchor.constraint(equalTo: root.centerYAnchor),
    ])
    return (image, name, value)
  }
}

extension NSLayoutConstraint {
  /// Activates the constraint that an attribute of a view is that of another one.
  static func pin(
    _ view: UIView, _ attribute: Attribute, _ other: UIView, _ otherAttribute: Attribute? = nil,
    _ multiplier: CGFloat = 1, _ constant: CGFloat = 0
  ) {
    NSLayoutConstraint(
      item: view, attribute: attribute, relatedBy: .equal, toItem: other,
      attribute: otherAttribute ?? attribute, multiplier: multiplier, constant: constant
    ).isActive = true
  }
}

extension UIView {
  /// The frame as four numbers.
  var box: [Double] {
    [frame.minX, frame.minY, frame.width, frame.height].map { (Double($0) * 1000).rounded() / 1000 }
  }
}
