import Fingerpost
import FingerpostScreens
import FingerpostText
import Foundation

/// Screens written by hand, view by view.
nonisolated struct ScreenMaker {
  private(set) var screen: Screen

  init(_ kind: Screen.Kind = .recursiveDescription) {
    screen = Screen(kind: kind)
  }

  /// Adds a view with a frame in its superview's coordinates, and returns its index.
  ///
  /// Addresses count up: the first view has 0x10, the next 0x20.
  @discardableResult
  mutating func add(
    _ name: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double, in parent: Int? = nil,
    _ change: (inout ScreenView) -> Void = { _ in }
  ) -> Int {
    let index = screen.views.count
    var view = ScreenView(
      className: name, address: "0x\(String((index + 1) * 16, radix: 16))", parent: parent, line: index + 1)
    view.printedFrame = CGRect(x: x, y: y, width: width, height: height)
    view.bounds = CGRect(x: 0, y: 0, width: width, height: height)
    view.center = CGPoint(x: x + width / 2, y: y + height / 2)
    view.isWindow = parent == nil && name.hasSuffix("Window")
    change(&view)
    screen.views.append(view)
    return index
  }

  /// Adds something to the screen itself.
  mutating func edit(_ change: (inout Screen) -> Void) {
    change(&screen)
  }
}

extension ScreenMaker {
  /// A player under a dimming view that was left in front of it.
  nonisolated static var covered: Screen {
    var maker = ScreenMaker()
    let window = maker.add("UIWindow", 0, 0, 400, 800)
    let root = maker.add("UIView", 0, 0, 400, 800, in: window)
    let controls = maker.add("Player.ControlsView", 0, 40, 400, 60, in: root)
    maker.add("Player.PlayButton", 290, 10, 44, 40, in: controls)
    maker.add("Player.DimmingView", 0, 0, 400, 800, in: root)
    return maker.screen
  }

  /// A button that sticks out of its bar at the bottom.
  nonisolated static var stickingOut: Screen {
    var maker = ScreenMaker()
    let window = maker.add("UIWindow", 0, 0, 400, 800)
    let bar = maker.add("Shop.TopBar", 0, 0, 400, 50, in: window)
    maker.add("Shop.CartButton", 300, 30, 60, 60, in: bar)
    return maker.screen
  }

  /// A view that is off twice on the way, and nearly transparent itself.
  nonisolated static var offThrice: Screen {
    var maker = ScreenMaker()
    let window = maker.add("UIWindow", 0, 0, 400, 800)
    let photo = maker.add("UIImageView", 0, 0, 400, 400, in: window) { $0.isUserInteractionEnabled = false }
    let stack = maker.add("UIStackView", 100, 100, 200, 100, in: photo) { $0.isHidden = true }
    maker.add("Shop.BuyButton", 0, 0, 200, 100, in: stack) { $0.alpha = 0.01 }
    return maker.screen
  }

  /// A window in front of the application's.
  nonisolated static var twoWindows: Screen {
    var maker = ScreenMaker()
    let window = maker.add("UIWindow", 0, 0, 400, 800)
    maker.add("Shop.BuyButton", 100, 100, 100, 40, in: window)
    maker.add("Shop.OverlayWindow", 0, 0, 400, 800) { $0.windowLevel = 1 }
    maker.add("UITextEffectsWindow", 0, 0, 400, 800) { $0.isHidden = true }
    return maker.screen
  }

  /// A turned sticker, with a handle in one of its corners.
  nonisolated static var turned: Screen {
    var maker = ScreenMaker()
    let window = maker.add("UIWindow", 0, 0, 393, 852)
    let canvas = maker.add("Collage.CanvasView", 24, 139, 345, 460, in: window)
    let sticker = maker.add("Collage.CaptionSticker", 82, 215, 180, 90, in: canvas) {
      // A rotation by 30 degrees, with the digits that UIKit prints.
      $0.transform = CGAffineTransform(
        a: 0.86602540378443871, b: 0.5, c: -0.5, d: 0.86602540378443871, tx: 0, ty: 0)
      $0.doubts = ["its frame is rounded to six digits"]
    }
    maker.add("UIImageView", 160, 70, 20, 20, in: sticker)
    return maker.screen
  }
}
