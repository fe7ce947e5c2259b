import Foundation

/// The window of the status bar, which the system keeps in front of the application's own: private, as in UIKit. [WIN-15]
///
/// It fills the screen and is asked for every contact, and what is not on the bar it lets through.
final class UIStatusBarWindow: SystemWindow {
  /// How high the bar is, in points.
  private static let barHeight: CGFloat = 20

  init(frame: CGRect) {
    super.init(frame: frame, level: .statusBar)
    addSubview(UIStatusBar(frame: CGRect(x: 0, y: 0, width: frame.width, height: Self.barHeight)))
  }

  required init?(coder: NSCoder) { nil }

  nonisolated deinit {}
}

/// The status bar. A tap on it scrolls to the top. [SCR-24]
final class UIStatusBar: UIView {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let window = holdingWindow, let touch = touches.first, bounds.contains(touch.location(in: self))
    else { return }
    let place = window.convert(touch.location(in: window), to: nil as UIWindow?)
    window.world.application.statusBarWasTapped(at: place.x)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
