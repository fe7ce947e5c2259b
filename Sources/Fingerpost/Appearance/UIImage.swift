public import Foundation

/// An image: a name and a size. There are no files behind it; pictures of a screen show a placeholder, or a simple symbol.
open nonisolated class UIImage: NSObject, @unchecked Sendable {
  /// How an image takes its color; the raw values are UIKit's.
  public enum RenderingMode: Int, Sendable {
    /// As its place says: symbols and images of bars and buttons take the tint.
    case automatic = 0
    /// Its own colors.
    case alwaysOriginal = 1
    /// The tint.
    case alwaysTemplate = 2
  }

  /// What the image was created with: the name of an image or of one of the system's symbols.
  package final let name: String
  /// Whether it is one of the system's symbols.
  public final let isSymbolImage: Bool
  /// The size, in points; zero for an image that was named, since no file is read.
  public final let size: CGSize
  /// How many pixels make a point. Default 1.
  public final let scale: CGFloat
  /// How the image takes its color. Default automatic.
  public final let renderingMode: RenderingMode
  /// The color it was given by ``withTintColor(_:)``.
  package final let ownTint: UIColor?

  /// What was said about the image that nothing draws.
  final let values: ImageValues

  init(
    _ name: String, isSymbol: Bool, size: CGSize, scale: CGFloat = 1, mode: RenderingMode = .automatic,
    tint: UIColor? = nil, values: ImageValues = ImageValues()
  ) {
    (self.name, isSymbolImage, self.size, self.scale) = (name, isSymbol, size, scale)
    (renderingMode, ownTint, self.values) = (mode, tint, values)
    super.init()
  }

  /// Creates an image that stands for one of the application's; nil if the name is empty.
  ///
  /// Any other name will do: nothing is looked up.
  public convenience init?(named name: String) {
    guard !name.isEmpty else { return nil }
    self.init(name, isSymbol: false, size: .zero)
  }

  /// Creates one of the system's symbols, in the size it has in text of 17 points; nil if the name is empty.
  ///
  /// Any other name will do. Pictures know the outlines of some and show a placeholder for the rest.
  public convenience init?(systemName name: String) {
    guard !name.isEmpty else { return nil }
    self.init(name, isSymbol: true, size: CGSize(width: 22, height: 22))
  }

  /// Creates the image that an `#imageLiteral` names, as ``init(named:)`` does.
  public required convenience init(imageLiteralResourceName name: String) {
    self.init(name, isSymbol: false, size: .zero)
  }

  /// Creates an image without a name, such as one that was drawn.
  public convenience override init() {
    self.init("", isSymbol: false, size: .zero)
  }

  private final func copy(mode: RenderingMode, tint: UIColor?) -> UIImage {
    UIImage(
      name, isSymbol: isSymbolImage, size: size, scale: scale, mode: mode, tint: tint, values: values)
  }

  /// Another object of the same image.
  final func another() -> UIImage { copy(mode: renderingMode, tint: ownTint) }

  /// Returns the same image with another way to take its color.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    copy(mode: renderingMode, tint: ownTint)
  }

  /// Returns the same image in a color.
  open func withTintColor(_ color: UIColor) -> UIImage {
    copy(mode: renderingMode, tint: color)
  }

  /// Returns the same image in a color, with a way to take it.
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    copy(mode: renderingMode, tint: color)
  }

  /// Whether another image has the same name, size and color.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return self === other
      || !name.isEmpty && name == other.name && isSymbolImage == other.isSymbolImage && size == other.size
        && renderingMode == other.renderingMode && ownTint == other.ownTint
  }

  /// The same for equal images.
  open override var hash: Int { name.isEmpty ? ObjectIdentifier(self).hashValue : name.hashValue }
}
