public import Foundation

/// What the items of bars have in common: a title, a number, and whether they react.
///
/// An item is not a view. The bar that holds it makes a control for it, which takes the touches. [BAR-1]
@preconcurrency @MainActor open class UIBarItem: NSObject {
  /// The control that stands for the item in its bar.
  final weak var control: BarControl? {
    didSet {
      control?.isEnabled = isEnabled
      if let accessibilityLabel { control?.accessibilityLabel = accessibilityLabel }
      if let accessibilityIdentifier { control?.accessibilityIdentifier = accessibilityIdentifier }
    }
  }

  /// Creates an item without a title.
  public override init() { super.init() }

  /// Creates an item without a title; there are no archives here. [VAL-81]
  ///
  /// - Parameter coder: not read.
  public required init?(coder: NSCoder) { super.init() }

  nonisolated deinit {}

  /// Would be called of what comes out of a nib file. Nothing here calls it but code. The default does nothing.
  open func awakeFromNib() {}

  /// The title, for people who read the tree.
  open var title: String? {
    didSet { control?.label.text = title }
  }

  /// The image, above the title of a tab and in place of the title elsewhere. Default nil.
  open var image: UIImage? {
    didSet { control?.setNeedsLayout() }
  }

  /// How far the image would be moved, in points. Default zero. Kept and read back.
  open var imageInsets = UIEdgeInsets.zero
  /// The image on a phone that lies on its side. Default nil. Kept and read back.
  open var landscapeImagePhone: UIImage?
  /// How far that image would be moved. Default zero. Kept and read back.
  open var landscapeImagePhoneInsets = UIEdgeInsets.zero
  /// The image for people who need it larger. Default nil. Kept and read back.
  open var largeContentSizeImage: UIImage?

  /// What tests find the item's control by.
  open var accessibilityIdentifier: String? {
    didSet { control?.accessibilityIdentifier = accessibilityIdentifier }
  }

  /// What the item is called for people who cannot see it. Default nil: as its title.
  open var accessibilityLabel: String? {
    didSet { control?.accessibilityLabel = accessibilityLabel }
  }

  /// What its value is, in words. Kept and read back.
  open var accessibilityValue: String?

  /// What choosing it does, in words. Kept and read back.
  open var accessibilityHint: String?

  /// What it is like. Default none. Kept and read back.
  open var accessibilityTraits = UIAccessibilityTraits.none

  /// A number for the application to tell items apart. Default 0.
  open var tag = 0

  /// Whether the item reacts to touches. Default true. [BAR-1]
  open var isEnabled = true {
    didSet { control?.isEnabled = isEnabled }
  }
}
