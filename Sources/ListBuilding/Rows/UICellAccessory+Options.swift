public import Fingerpost
public import Foundation

extension UICellAccessory {
  /// How much room an accessory keeps.
  public nonisolated enum LayoutDimension: Hashable, Sendable {
    /// What it needs.
    case actual
    /// What lists usually keep.
    case standard
    /// So many points.
    case custom(CGFloat)
  }

  /// How an accessory looks.
  public struct Options {
    /// Whether it keeps its room and is not seen. Default false.
    public var isHidden: Bool
    /// Kept and read back: it keeps the room that it needs. Default nil.
    public var reservedLayoutWidth: LayoutDimension?
    /// The color. Default nil, for that of the row.
    public var tintColor: UIColor?
    /// Kept and read back; nothing is drawn. Default nil.
    public var backgroundColor: UIColor?
    /// Kept and read back; nothing is drawn. Default true.
    public var showsVerticalSeparator: Bool
    /// The font of a text. Default nil, for that of a label.
    public var font: UIFont?
    /// Kept and read back. Default true.
    public var adjustsFontForContentSizeCategory: Bool

    /// Creates options.
    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil, showsVerticalSeparator: Bool = true, font: UIFont? = nil,
      adjustsFontForContentSizeCategory: Bool = true
    ) {
      (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (isHidden, reservedLayoutWidth, tintColor)
      (self.backgroundColor, self.showsVerticalSeparator) = (backgroundColor, showsVerticalSeparator)
      (self.font, self.adjustsFontForContentSizeCategory) = (font, adjustsFontForContentSizeCategory)
    }

    @MainActor func apply(to view: UIView) {
      if isHidden { view.isHidden = true }
      if let tintColor { view.tintColor = tintColor }
      guard let font, let label = view as? UILabel else { return }
      label.font = font
      label.bounds.size = label.intrinsicContentSize
    }
  }

  /// How a ``disclosureIndicator(displayed:options:)`` looks.
  public typealias DisclosureIndicatorOptions = Options
  /// How a ``checkmark(displayed:options:)`` looks.
  public typealias CheckmarkOptions = Options
  /// How a ``detail(displayed:options:actionHandler:)`` looks.
  public typealias DetailOptions = Options
  /// How a ``popUpMenu(_:displayed:options:selectedElementDidChangeHandler:)`` looks.
  public typealias PopUpMenuOptions = Options
  /// How a ``reorder(displayed:options:)`` looks.
  public typealias ReorderOptions = Options
  /// How a ``multiselect(displayed:options:)`` looks.
  public typealias MultiselectOptions = Options
  /// How a ``delete(displayed:options:actionHandler:)`` looks.
  public typealias DeleteOptions = Options
  /// How an ``insert(displayed:options:actionHandler:)`` looks.
  public typealias InsertOptions = Options
  /// How a ``label(text:displayed:options:)`` looks.
  public typealias LabelOptions = Options
}
