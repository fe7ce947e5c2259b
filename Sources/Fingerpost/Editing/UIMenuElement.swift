public import Foundation

/// A part of a menu: a menu, a command or an action. [EDIT-6]
@preconcurrency @MainActor open class UIMenuElement: NSObject {
  /// What it is called.
  public final let title: String

  init(title: String) {
    self.title = title
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

/// A menu, as data: nothing is drawn. [EDIT-6]
@preconcurrency @MainActor public final class UIMenu: UIMenuElement {
  /// What is in it, in order.
  public let children: [UIMenuElement]

  /// Creates a menu.
  public init(title: String = "", children: [UIMenuElement] = []) {
    self.children = children
    super.init(title: title)
  }

  nonisolated deinit {}
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
