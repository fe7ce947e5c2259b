public import Foundation

extension UIButton {
  /// What is left around title and image, in points. Default zero, in place of which 6 are left above and below. [LAY-6]
  public final var contentEdgeInsets: UIEdgeInsets {
    get { buttonLooks?.contentInsets ?? .zero }
    set {
      madeButtonLooks.contentInsets = newValue
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  /// How the title is moved, in points, without making room. Default zero. Kept and read back: nothing is drawn.
  public final var titleEdgeInsets: UIEdgeInsets {
    get { buttonLooks?.titleInsets ?? .zero }
    set { madeButtonLooks.titleInsets = newValue }
  }

  /// How the image is moved, in points, without making room. Default zero. ``imageView`` follows it.
  public final var imageEdgeInsets: UIEdgeInsets {
    get { buttonLooks?.imageInsets ?? .zero }
    set {
      madeButtonLooks.imageInsets = newValue
      setNeedsLayout()
    }
  }

  /// What is around title and image. Insets of zero stand for the usual room; code sets very small ones to have none.
  final var contentPadding: UIEdgeInsets {
    if let insets = buttonLooks?.configuration?.contentInsets {
      return UIEdgeInsets(
        top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
    }
    let insets = contentEdgeInsets
    return insets == .zero ? UIEdgeInsets(top: 6, left: 0, bottom: 6, right: 0) : insets
  }

  // MARK: - The image view

  final var madeImageView: UIImageView? {
    if let view = buttonLooks?.imageView { return view }
    let view = ButtonImageView(frame: .zero)
    madeButtonLooks.imageView = view
    addSubview(view)
    placeImageView()
    return view
  }

  /// Gives the image view, if there is one, the image and its place.
  final func placeImageView() {
    guard let view = buttonLooks?.imageView else { return }
    view.image = currentImage
    view.frame = imageRect(forContentRect: contentRect(forBounds: bounds))
  }

  /// Where the image is by itself.
  final func findImageFrame() -> CGRect {
    let size = currentImage?.size ?? .zero
    let (content, padding) = (contentSize, contentPadding)
    let area = bounds.inset(by: padding)
    let width = content.width - padding.left - padding.right
    let left: CGFloat
    switch contentHorizontalAlignment {
    case .left, .leading: left = area.minX
    case .right, .trailing: left = area.maxX - width
    case .center, .fill: left = area.midX - width / 2
    }
    let top: CGFloat
    switch contentVerticalAlignment {
    case .top: top = area.minY
    case .bottom: top = area.maxY - size.height
    case .center, .fill: top = area.midY - size.height / 2
    }
    // An inset at one side moves by half of it what is in the middle, and by all of it what is at that side.
    let insets = imageEdgeInsets
    let isCentered = contentHorizontalAlignment == .center || contentHorizontalAlignment == .fill
    let across =
      isCentered ? (insets.left - insets.right) / 2 : left == area.minX ? insets.left : -insets.right
    return CGRect(
      x: left + across, y: top + (insets.top - insets.bottom) / 2, width: size.width, height: size.height)
  }

  // MARK: - Titles with attributes

  final func store(attributedTitle title: NSAttributedString?, for state: State) {
    madeButtonLooks.attributedTitles[state] = title
    if let title { setTitle(title.string, for: state) }
  }

  /// The title with attributes for a state, or that for normal where the state has none.
  public final func attributedTitle(for state: State) -> NSAttributedString? {
    buttonLooks?.attributedTitles[state]
  }

  /// The title with attributes for the state that the button is in.
  public final var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
}

/// An image view whose image the button draws.
private final class ButtonImageView: UIImageView {
  nonisolated deinit {}
}
