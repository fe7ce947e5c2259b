public import Foundation

/// A part of a menu: a menu, a command or an action. [EDIT-6]
@preconcurrency @MainActor open class UIMenuElement: NSObject {
  /// How an element would look; the bits are UIKit's. Kept and read back, as nothing is drawn.
  public nonisolated struct Attributes: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set of attributes.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// It cannot be chosen.
    public static let disabled = Attributes(rawValue: 1)
    /// It deletes something.
    public static let destructive = Attributes(rawValue: 2)
    /// It is not there.
    public static let hidden = Attributes(rawValue: 4)
    /// The menu stays when it is chosen.
    public static let keepsMenuPresented = Attributes(rawValue: 8)
  }

  /// The mark of an element; the raw values are UIKit's.
  public nonisolated enum State: Int, Sendable {
    /// None.
    case off = 0
    /// A check.
    case on = 1
    /// A dash.
    case mixed = 2
  }

  /// What it is called.
  public final let title: String
  /// What would be seen beside the title; nothing is drawn.
  public final let image: UIImage?

  init(title: String, image: UIImage? = nil) {
    self.title = title
    self.image = image
    super.init()
  }

  nonisolated deinit {}
}

/// An element of a menu that does something. [EDIT-6]
@preconcurrency @MainActor public protocol UIMenuLeaf: AnyObject {
  /// Does what choosing the element does.
  ///
  /// - Parameters:
  ///   - sender: on whose behalf; with nil the element is the sender.
  ///   - target: the object that is to perform a command, or nil for the first in the responder chain that does; an
  ///     action needs none.
  func performWithSender(_ sender: Any?, target: Any?)
}

extension UICommand: UIMenuLeaf {
  /// Sends the action. [ACT-1]
  public final func performWithSender(_ sender: Any?, target: Any?) {
    UIApplication.shared.sendAction(action, to: target, from: sender ?? self, for: nil)
  }
}

extension UIAction: UIMenuLeaf {
  /// Calls the closure.
  public func performWithSender(_ sender: Any?, target: Any?) {
    perform(sender: sender ?? self)
  }
}
