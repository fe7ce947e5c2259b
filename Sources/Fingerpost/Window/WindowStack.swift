import Foundation

/// The visible windows of an application, back to front. [WIN-2]
final class WindowStack {
  private(set) var windows: [UIWindow] = [] {
    didSet { nodes = ContiguousArray(windows.lazy.map(\.node)) }
  }
  /// The nodes of ``windows``, which are looked at for every event.
  private var nodes = ContiguousArray<ViewNode.Pointer>()
  private var lastOrder = 0
  /// The system's own window, if there is one. [WIN-15]
  private(set) var statusBar: UIStatusBarWindow?

  nonisolated deinit {}

  /// Shows the status bar's window, unless it is there.
  func showStatusBar(in world: World) {
    guard statusBar == nil else { return }
    let window = world.run { UIStatusBarWindow(frame: CGRect(origin: .zero, size: world.screenSize)) }
    statusBar = window
    window.isHidden = false
  }

  /// Puts a window in front of the others on its level, adding it where it is not there.
  func bringToFront(_ window: UIWindow) {
    lastOrder += 1
    window.stackingOrder = lastOrder
    if !windows.contains(where: { $0 === window }) { windows.append(window) }
    sort()
  }

  func remove(_ window: UIWindow) {
    windows.removeAll { $0 === window }
  }

  /// Does the layout that is due in any of them. [PIPE-12]
  func layOut() {
    for node in nodes where !node.flags.isDisjoint(with: .due) {
      LayoutPass.displaying { for window in windows { window.layoutIfNeeded() } }
      return
    }
  }

  func sort() {
    windows.sort {
      let (left, right) = ($0.windowLevel, $1.windowLevel)
      return left == right ? $0.stackingOrder < $1.stackingOrder : left < right
    }
  }
}
