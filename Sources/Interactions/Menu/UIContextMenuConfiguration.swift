public import Fingerpost
public import Foundation

/// Makes the controller whose view would be seen beside a menu, when the menu comes up; its view is not shown. [LIST-36]
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?
/// Makes a menu of the elements that are suggested, of which there are none here. [MENU-2]
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

/// Which context menu comes up. [MENU-2]
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
  /// What tells it from other menus.
  public final let identifier: any NSCopying
  let previewProvider: UIContextMenuContentPreviewProvider?
  let actionProvider: UIContextMenuActionProvider?

  /// Creates a configuration; without an identifier it gets one that no other has.
  public init(
    identifier: (any NSCopying)?, previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSUUID()
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
    super.init()
  }

  nonisolated deinit {}
}
