public import Fingerpost
public import Foundation

/// The view that shows a ``UIListContentConfiguration``.
@preconcurrency @MainActor open class UIListContentView: UIView, UIContentView {
  private final var content: UIListContentConfiguration {
    didSet { show() }
  }
  private final let textView = UILabel(frame: .zero)
  private final let secondaryView = UILabel(frame: .zero)
  private final let pictureView = UIImageView(frame: .zero)

  /// What the view shows, which is always a ``UIListContentConfiguration``.
  open var configuration: any UIContentConfiguration {
    get { content }
    set {
      guard let newValue = newValue as? UIListContentConfiguration else {
        preconditionFailure(
          "a UIListContentView shows a UIListContentConfiguration, not a \(type(of: newValue))")
      }
      content = newValue
    }
  }

  /// Creates a view that shows a configuration.
  public init(configuration: UIListContentConfiguration) {
    content = configuration
    super.init(frame: .zero)
    for part in [pictureView, textView, secondaryView] { addSubview(part) }
    show()
  }

  /// Creates a view that shows nothing yet; nothing is read from the coder.
  public required init?(coder: NSCoder) {
    content = .cell()
    super.init(coder: coder)
    for part in [pictureView, textView, secondaryView] { addSubview(part) }
    show()
  }

  nonisolated deinit {}

  /// Where the text is; nil without one.
  open var textLayoutGuide: UILayoutGuide? { content.text == nil ? nil : textGuide }
  /// Where the further text is; nil without one.
  open var secondaryTextLayoutGuide: UILayoutGuide? { content.hasSecondaryText ? secondaryGuide : nil }
  /// Where the image is; nil without one.
  open var imageLayoutGuide: UILayoutGuide? { content.image == nil ? nil : pictureGuide }

  private final lazy var textGuide = guide(around: textView)
  private final lazy var secondaryGuide = guide(around: secondaryView)
  private final lazy var pictureGuide = guide(around: pictureView)

  private func guide(around part: UIView) -> UILayoutGuide {
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    for (own, other) in [
      (guide.leadingAnchor, part.leadingAnchor), (guide.trailingAnchor, part.trailingAnchor),
    ] {
      own.constraint(equalTo: other).isActive = true
    }
    for (own, other) in [(guide.topAnchor, part.topAnchor), (guide.bottomAnchor, part.bottomAnchor)] {
      own.constraint(equalTo: other).isActive = true
    }
    return guide
  }

  private func show() {
    pictureView.image = content.image
    pictureView.tintColor = content.imageProperties.tintColor
    show(content.text, content.textProperties, in: textView)
    show(content.secondaryText, content.secondaryTextProperties, in: secondaryView)
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func show(
    _ text: String?, _ properties: UIListContentConfiguration.TextProperties, in label: UILabel
  ) {
    label.text = text.map(properties.shown)
    label.font = properties.font
    label.textColor = properties.color
    label.numberOfLines = properties.numberOfLines
    label.textAlignment =
      switch properties.alignment {
      case .natural: .natural
      case .center: .center
      case .justified: .justified
      }
  }

  /// Places image and texts.
  open override func layoutSubviews() {
    super.layoutSubviews()
    var places = places(in: bounds.width, height: bounds.height)
    if effectiveUserInterfaceLayoutDirection == .rightToLeft { places.turnAround(in: bounds.width) }
    pictureView.frame = places.image
    textView.frame = places.text
    secondaryView.frame = places.secondary
  }

  /// The size that everything needs at a width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width > 0 ? size.width : bounds.width
    return CGSize(width: width, height: places(in: width, height: nil).height)
  }

  /// The height that everything needs at the view's width; there is no width of its own.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: sizeThatFits(bounds.size).height)
  }

  // MARK: - Places

  private struct Places {
    var image = CGRect.zero
    var text = CGRect.zero
    var secondary = CGRect.zero
    var height: CGFloat = 0

    /// Has everything change sides. [AL-9]
    mutating func turnAround(in width: CGFloat) {
      image.origin.x = width - image.maxX
      text.origin.x = width - text.maxX
      secondary.origin.x = width - secondary.maxX
    }
  }

  /// Where everything is in a width, and in a height or the one that it needs.
  private func places(in width: CGFloat, height: CGFloat?) -> Places {
    var places = Places()
    let cell = superview as? UITableViewCell
    let look = cell?.state.look ?? TableLook()
    let (margins, spacing) = content.room(in: cell, look)
    var left = margins.leading
    let image = imageSize
    let reserved = content.imageProperties.reservedLayoutSize
    let imageWidth = reserved.width > 0 ? reserved.width : image.width
    if content.image != nil || reserved.width > 0 { left += imageWidth + content.imageToTextPadding }
    let room = max(0, width - left - margins.trailing)
    let text = size(of: textView, in: room)
    let secondary = content.hasSecondaryText ? size(of: secondaryView, in: room) : .zero
    let isBeside =
      content.prefersSideBySideTextAndSecondaryText
      && text.width + secondary.width + content.textToSecondaryTextHorizontalPadding <= room
    let gap = content.hasSecondaryText && !isBeside ? spacing : 0
    let own = isBeside ? max(text.height, secondary.height) : text.height + gap + secondary.height
    // What is more than the texts need in a row of two is below them. [LAY-12]
    let least = content.leastHeight(look)
    let texts = look.isModern ? max(own, least - margins.top - margins.bottom) : own
    let inner = max(texts, reserved.height > 0 ? reserved.height : image.height)
    places.height = max(least, margins.top + inner + margins.bottom)

    let middle = (height ?? places.height) / 2 + (margins.top - margins.bottom) / 2
    places.image = CGRect(
      x: margins.leading + (imageWidth - image.width) / 2, y: middle - image.height / 2, width: image.width,
      height: image.height)
    func placed(
      _ x: CGFloat, _ y: CGFloat, _ size: CGSize, _ properties: UIListContentConfiguration.TextProperties
    )
      -> CGRect
    {
      // Text that begins where lines begin is as wide as it is.
      let width = look.isModern && properties.alignment == .natural ? min(size.width, room) : room
      return CGRect(x: x, y: look.onPixels(y), width: isBeside ? size.width : width, height: size.height)
    }
    if isBeside {
      places.text = placed(left, middle - text.height / 2, text, content.textProperties)
      places.secondary = placed(
        left + room - secondary.width, middle - secondary.height / 2, secondary,
        content.secondaryTextProperties)
    } else {
      places.text = placed(left, middle - texts / 2, text, content.textProperties)
      places.secondary = placed(left, places.text.maxY + gap, secondary, content.secondaryTextProperties)
    }
    return places
  }

  private func size(of label: UILabel, in width: CGFloat) -> CGSize {
    guard label.text?.isEmpty == false else { return .zero }
    return label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
  }

  private var imageSize: CGSize {
    guard var size = content.image?.size else { return .zero }
    let limit = content.imageProperties.maximumSize
    let scale = min(
      limit.width > 0 && size.width > 0 ? limit.width / size.width : 1,
      limit.height > 0 && size.height > 0 ? limit.height / size.height : 1, 1)
    size.width *= scale
    size.height *= scale
    return size
  }
}
