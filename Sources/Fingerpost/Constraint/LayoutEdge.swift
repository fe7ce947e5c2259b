import Foundation

/// An attribute of a view or layout guide: one end of a constraint.
struct LayoutEdge {
  let item: AnyObject
  let attribute: NSLayoutConstraint.Attribute

  init(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
  }

  func isSame(as other: LayoutEdge) -> Bool { item === other.item && attribute == other.attribute }

  var hash: Int {
    var hasher = Hasher()
    hasher.combine(ObjectIdentifier(item))
    hasher.combine(attribute)
    return hasher.finalize()
  }

  /// The anchor that code would have for it.
  ///
  /// - Parameter origin: the other end of a distance.
  func anchor(from origin: LayoutEdge?) -> NSObject {
    if origin != nil || attribute.family == .size { return NSLayoutDimension(item, attribute, from: origin) }
    return attribute.family == .vertical
      ? NSLayoutYAxisAnchor(item, attribute) : NSLayoutXAxisAnchor(item, attribute)
  }
}

extension NSLayoutConstraint {
  /// The anchor of ``firstItem``: an `NSLayoutXAxisAnchor`, an `NSLayoutYAxisAnchor` or an ``NSLayoutDimension``. [VAL-74]
  ///
  /// UIKit's type is that of all anchors, which Swift's generic classes do not have off Apple's systems.
  public final var firstAnchor: NSObject {
    firstItem.map { LayoutEdge($0, firstAttribute).anchor(from: spans.first) } ?? NSObject()
  }

  /// The anchor of ``secondItem``; nil without one. [VAL-74]
  public final var secondAnchor: NSObject? {
    secondItem.map { LayoutEdge($0, secondAttribute).anchor(from: spans.second) }
  }
}

nonisolated extension NSLayoutConstraint.Attribute {
  /// What the attribute is a place or a length on.
  enum Family { case horizontal, horizontalByText, vertical, size, none }

  var family: Family {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: .horizontal
    case .leading, .trailing, .leadingMargin, .trailingMargin: .horizontalByText
    case .centerX, .centerXWithinMargins: .horizontal
    case .top, .bottom, .centerY, .topMargin, .bottomMargin, .centerYWithinMargins, .lastBaseline,
      .firstBaseline:
      .vertical
    case .width, .height: .size
    case .notAnAttribute: .none
    }
  }

  private var isMiddle: Bool { self == .centerX || self == .centerXWithinMargins }

  /// Whether a constraint may relate the two. [AL-3]
  static func canCompare(_ first: Self, _ second: Self) -> Bool {
    switch (first.family, second.family) {
    case (.size, .size), (.size, .none), (.vertical, .vertical), (.horizontal, .horizontal): true
    case (.horizontalByText, .horizontalByText): true
    // A library's own test puts a left edge beside a top one, and passes on iOS.
    case (.horizontal, .vertical), (.vertical, .horizontal): true
    case (.horizontal, .horizontalByText): first.isMiddle
    case (.horizontalByText, .horizontal): second.isMiddle
    // A place and a number: UIKit accepts that as the distance from the superview's edge only in old systems.
    default: false
    }
  }

  /// The attribute without regard to margins and, given which way text runs, to text.
  func plain(isRightToLeft: Bool) -> (attribute: Self, isMargin: Bool) {
    switch self {
    case .leading: (isRightToLeft ? .right : .left, false)
    case .trailing: (isRightToLeft ? .left : .right, false)
    case .leadingMargin: (isRightToLeft ? .right : .left, true)
    case .trailingMargin: (isRightToLeft ? .left : .right, true)
    case .leftMargin: (.left, true)
    case .rightMargin: (.right, true)
    case .topMargin: (.top, true)
    case .bottomMargin: (.bottom, true)
    case .centerXWithinMargins: (.centerX, true)
    case .centerYWithinMargins: (.centerY, true)
    default: (self, false)
    }
  }

  /// The word of the attribute in what UIKit prints.
  var word: String {
    switch self {
    case .left: "left"
    case .right: "right"
    case .top: "top"
    case .bottom: "bottom"
    case .leading: "leading"
    case .trailing: "trailing"
    case .width: "width"
    case .height: "height"
    case .centerX: "centerX"
    case .centerY: "centerY"
    case .lastBaseline: "lastBaseline"
    case .firstBaseline: "firstBaseline"
    case .leftMargin: "leftMargin"
    case .rightMargin: "rightMargin"
    case .topMargin: "topMargin"
    case .bottomMargin: "bottomMargin"
    case .leadingMargin: "leadingMargin"
    case .trailingMargin: "trailingMargin"
    case .centerXWithinMargins: "centerXWithinMargins"
    case .centerYWithinMargins: "centerYWithinMargins"
    case .notAnAttribute: ""
    }
  }
}
