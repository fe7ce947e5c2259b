public import Foundation

/// Something in a view that is not a view, as assistive techniques and tests find it. [VAL-76]
///
/// A view names those in it in ``UIResponder/accessibilityElements``, or by overrides of
/// ``UIResponder/accessibilityElement(at:)`` and its kin. None is ever called here, except by code.
open class UIAccessibilityElement: UIResponder {
  private var isElement = true
  private var frameInContainer: CGRect?
  private weak var container: AnyObject?

  /// What it is in, most often a view. It is not kept alive.
  open var accessibilityContainer: Any? {
    get { container }
    set { container = newValue as AnyObject? }
  }

  /// Creates an element in a container.
  ///
  /// - Parameter container: a view, or another element.
  public init(accessibilityContainer container: Any) {
    self.container = container as AnyObject
    super.init()
  }

  /// Whether it is one element. Default true, unlike that of views.
  open override var isAccessibilityElement: Bool {
    get { isElement }
    set { isElement = newValue }
  }

  /// Where it is in its container, in points of that. Default zero; ``accessibilityFrame`` follows the container from
  /// when this is set.
  open var accessibilityFrameInContainerSpace: CGRect {
    get { frameInContainer ?? .zero }
    set { frameInContainer = newValue }
  }

  /// Where it is on the screen, in points. Default zero; where its place in a container that is a view was set, that
  /// place as it is on the screen by now.
  open override var accessibilityFrame: CGRect {
    get {
      guard let frameInContainer, let view = container as? UIView else { return super.accessibilityFrame }
      return view.convert(frameInContainer, to: UIScreen.main.coordinateSpace)
    }
    set {
      frameInContainer = nil
      super.accessibilityFrame = newValue
    }
  }
}
