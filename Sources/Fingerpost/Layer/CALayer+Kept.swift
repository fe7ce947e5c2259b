public import Foundation

/// How content of another size would be fitted into a layer.
public nonisolated struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The name of the way.
  public var rawValue: String

  /// Creates a way from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// In the middle.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// At the top.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// At the bottom.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// At the left.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// At the right.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// At a corner.
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  /// At a corner.
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  /// At a corner.
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  /// At a corner.
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  /// As large as the layer.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// As large as fits, in its own shape.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// So large that it fills the layer, in its own shape.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}

/// What would be done when a value of a layer changes, such as an animation; `NSNull` for nothing.
@preconcurrency @MainActor public protocol CAAction {}

extension CAAnimation: CAAction {}
extension NSNull: CAAction {}

/// Values of drawing, which are kept and read back.
extension CALayer {
  /// What would be done to all sublayers, such as to have depth. Default nothing. Neither hits nor conversions follow it.
  public final var sublayerTransform: CATransform3D {
    get { extras?.sublayerTransform ?? CATransform3DIdentity }
    set { madeExtras.sublayerTransform = newValue }
  }

  /// Whether the layer would be seen from behind. Default true.
  public final var isDoubleSided: Bool {
    get { extras?.isDoubleSided ?? true }
    set { madeExtras.isDoubleSided = newValue }
  }

  /// Whether the layer promises to be filled with opaque content. Default false; a view's layer has the view's. [VAL-66]
  public final var isOpaque: Bool {
    get { view?.isOpaque ?? extras?.isOpaque ?? false }
    set {
      if let view { view.isOpaque = newValue } else { madeExtras.isOpaque = newValue }
    }
  }

  /// Whether the layer would be drawn on another thread. Default false.
  public final var drawsAsynchronously: Bool {
    get { extras?.drawsAsynchronously ?? false }
    set { madeExtras.drawsAsynchronously = newValue }
  }

  /// What would be done when values change, by their names. Default nil. Here a change of a layer starts nothing by itself.
  public final var actions: [String: any CAAction]? {
    get { extras?.actions }
    set { madeExtras.actions = newValue }
  }

  /// How content would be fitted into the layer. Default resize.
  public final var contentsGravity: CALayerContentsGravity {
    get { extras?.contentsGravity ?? .resize }
    set { madeExtras.contentsGravity = newValue }
  }
}
