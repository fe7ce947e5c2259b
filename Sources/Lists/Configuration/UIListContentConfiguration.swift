public import Fingerpost
public import Foundation

/// A text, a further text and an image, as rows, headers and footers of lists show them.
///
/// Where it puts them was measured for one line of text at the usual text size: 53 points for a row, 62 with the further text
/// below. Fonts of headers and footers, and of further texts, are assumed.
public nonisolated struct UIListContentConfiguration: Hashable, Sendable {
  /// How a text looks.
  public struct TextProperties: Hashable, Sendable {
    /// Where lines begin and end.
    public enum TextAlignment: Int, Sendable {
      /// Where lines of the language begin.
      case natural
      /// In the middle.
      case center
      /// At both ends.
      case justified
    }

    /// How letters are changed before they are shown.
    public enum TextTransform: Int, Sendable {
      /// Not at all.
      case none
      /// To upper case.
      case uppercase
      /// To lower case.
      case lowercase
      /// To upper case at the beginning of each word.
      case capitalized
    }

    /// The font, which decides how high a line is.
    public var font: UIFont
    /// The color.
    public var color: UIColor
    /// Where lines begin and end. Default natural.
    public var alignment = TextAlignment.natural
    /// How many lines the text may take; 0 for as many as it needs. Default 0.
    public var numberOfLines = 0
    /// How letters are changed before they are shown. Default not at all.
    public var transform = TextTransform.none
    /// Kept and read back: text has one size here. Default true.
    public var adjustsFontForContentSizeCategory = true
    /// Kept and read back. Default false.
    public var adjustsFontSizeToFitWidth = false
    /// Kept and read back. Default 0.
    public var minimumScaleFactor: CGFloat = 0

    /// Kept and read back. Default by words.
    public var lineBreakMode = NSLineBreakMode.byWordWrapping
    /// Kept and read back. Default false.
    public var allowsDefaultTighteningForTruncation = false
    /// Kept and read back: there is no pointer that would show the whole text. Default false.
    public var showsExpansionTextWhenTruncated = false
    /// What makes another color of the color. Default nil.
    public var colorTransformer: UIConfigurationColorTransformer?

    /// The color as it is shown.
    public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }

    init(_ font: UIFont, _ color: UIColor = .label) { (self.font, self.color) = (font, color) }

    func shown(_ text: String) -> String {
      switch transform {
      case .none: text
      case .uppercase: text.uppercased()
      case .lowercase: text.lowercased()
      case .capitalized: text.capitalized
      }
    }
  }

  /// How the image looks.
  public struct ImageProperties: Hashable, Sendable {
    /// How a symbol that says nothing of that itself would be shown; kept and read back. Default nil.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The color of an image that takes the tint. Default nil, for that of the view.
    public var tintColor: UIColor?
    /// What makes another color of it. Default nil.
    public var tintColorTransformer: UIConfigurationColorTransformer?
    /// The color as it is shown, for the tint of a view.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer?(color) ?? color
    }
    /// How round its corners are, in points; nothing is drawn. Default 0.
    public var cornerRadius: CGFloat = 0
    /// Kept and read back; nothing is drawn. Default nil.
    public var strokeColor: UIColor?
    /// Kept and read back; nothing is drawn. Default 0.
    public var strokeWidth: CGFloat = 0
    /// Kept and read back. Default false.
    public var accessibilityIgnoresInvertColors = false
    /// The size that a larger image is made smaller to, in points; 0 for any. Default zero.
    public var maximumSize = CGSize.zero
    /// The room that is kept for the image, in points; 0 for what it needs. Default zero.
    public var reservedLayoutSize = CGSize.zero
    /// For ``reservedLayoutSize``: the room that an image without a size of its own would keep. It keeps what it needs.
    public static let standardDimension: CGFloat = .greatestFiniteMagnitude
  }

  /// The image at the beginning. Default nil.
  public var image: UIImage?
  /// How the image looks.
  public var imageProperties = ImageProperties()
  /// The text. Default nil.
  public var text: String?
  /// How the text looks.
  public var textProperties: TextProperties
  /// The further text. Default nil.
  public var secondaryText: String?
  /// How the further text looks.
  public var secondaryTextProperties: TextProperties
  /// Whether the further text is beside the text where there is room, and not below it.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The room between the image and the texts, in points. Default 16.
  public var imageToTextPadding: CGFloat = 16
  /// The least room between texts beside each other, in points. Default 6.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 6
  /// The room between texts below each other, in points. Default 3.
  public var textToSecondaryTextVerticalPadding: CGFloat = UIListContentConfiguration.usualGap

  /// The text with attributes, of which only the text is kept.
  public var attributedText: NSAttributedString? {
    get { text.map { NSAttributedString(string: $0) } }
    set { text = newValue?.string }
  }

  /// The further text with attributes, of which only the text is kept.
  public var secondaryAttributedText: NSAttributedString? {
    get { secondaryText.map { NSAttributedString(string: $0) } }
    set { secondaryText = newValue?.string }
  }

  /// Along which axes the margins of the view around it are kept, too; kept and read back. Default both.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .both

  private var chosenMargins: NSDirectionalEdgeInsets?
  private var isStacked: Bool { hasSecondaryText && !prefersSideBySideTextAndSecondaryText }
  var hasSecondaryText: Bool { secondaryText?.isEmpty == false }

  /// The room around everything, in points. Default 16 at both ends, 16 above and below one text and 9 above and below two.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      if let chosenMargins { return chosenMargins }
      let height: CGFloat = isStacked ? 9 : 16
      return NSDirectionalEdgeInsets(top: height, leading: 16, bottom: height, trailing: 16)
    }
    set { chosenMargins = newValue }
  }

  /// The least height, in points, unless code has set the margins.
  func leastHeight(_ look: TableLook) -> CGFloat {
    chosenMargins == nil && isStacked && !(look.isModern && look.isGrouped) ? 62 : 0
  }

  /// The room around everything in a cell, and between texts below each other. [LAY-12]
  @MainActor func room(in cell: UITableViewCell?, _ look: TableLook) -> (NSDirectionalEdgeInsets, CGFloat) {
    var margins = directionalLayoutMargins
    var gap = textToSecondaryTextVerticalPadding
    guard let cell, chosenMargins == nil else { return (margins, gap) }
    (margins.leading, margins.trailing) = (cell.cellMargin, cell.endMargin)
    guard look.isModern else { return (margins, gap) }
    if !isStacked {
      // One line of the usual text is in the middle of 53 points.
      let line = look.onPixels(UIFont.preferredFont(forTextStyle: .body).lineHeight, .up)
      margins.top = (53 - line) / 2
    } else if look.isGrouped {
      margins.top = 15.5
      if gap == Self.usualGap { gap = 0 }
    }
    margins.bottom = margins.top
    return (margins, gap)
  }

  private static let usualGap: CGFloat = 3

  private init(_ text: UIFont, _ secondary: UIFont, isSecondary: UIColor = .secondaryLabel) {
    textProperties = TextProperties(text)
    secondaryTextProperties = TextProperties(secondary, isSecondary)
  }

  // MARK: - The usual ones

  /// A row; its further text is below the text.
  public static func cell() -> Self {
    Self(.preferredFont(forTextStyle: .body), .preferredFont(forTextStyle: .subheadline))
  }

  /// A row whose further text is below the text.
  public static func subtitleCell() -> Self { cell() }

  /// A row whose further text is at its end.
  public static func valueCell() -> Self {
    var made = Self(.preferredFont(forTextStyle: .body), .preferredFont(forTextStyle: .body))
    made.prefersSideBySideTextAndSecondaryText = true
    return made
  }

  /// A row of a list at the side of a pad; it looks as ``cell()``.
  public static func sidebarCell() -> Self { cell() }

  /// A row of a list at the side of a pad; it looks as ``subtitleCell()``.
  public static func sidebarSubtitleCell() -> Self { subtitleCell() }

  /// A row that is followed by other text; it looks as ``cell()``.
  public static func accompaniedSidebarCell() -> Self { cell() }

  /// A row that is followed by other text; it looks as ``subtitleCell()``.
  public static func accompaniedSidebarSubtitleCell() -> Self { subtitleCell() }

  /// The header of a section in any list; it looks as ``plainHeader()``.
  public static func header() -> Self { plainHeader() }

  /// The footer of a section in any list; it looks as ``plainFooter()``.
  public static func footer() -> Self { plainFooter() }

  /// A header with larger text; it looks as ``plainHeader()``.
  public static func extraProminentInsetGroupedHeader() -> Self { plainHeader() }

  /// The header of a section in a plain list.
  public static func plainHeader() -> Self { end(.preferredFont(forTextStyle: .headline)) }

  /// The header of a section in a grouped list.
  public static func groupedHeader() -> Self { end(.preferredFont(forTextStyle: .footnote)) }

  /// The header of a section in a list at the side; it looks as ``plainHeader()``.
  public static func sidebarHeader() -> Self { plainHeader() }

  /// A header with large text; it looks as ``plainHeader()``.
  public static func prominentInsetGroupedHeader() -> Self { plainHeader() }

  /// The footer of a section in a plain list.
  public static func plainFooter() -> Self { end(.preferredFont(forTextStyle: .body)) }

  /// The footer of a section in a grouped list.
  public static func groupedFooter() -> Self { end(.preferredFont(forTextStyle: .footnote)) }

  private static func end(_ font: UIFont) -> Self {
    var made = Self(font, font)
    made.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 4, leading: 16, bottom: 3, trailing: 16)
    return made
  }
}

extension UIListContentConfiguration: UIContentConfiguration {
  /// Makes a ``UIListContentView``.
  @MainActor public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// Returns the configuration as it is: what a list shows of its state is not drawn.
  @MainActor public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}
