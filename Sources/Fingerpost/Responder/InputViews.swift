import Foundation

/// Shows what a first responder wants at the bottom of the screen in place of a keyboard. [KBD-2]
final class InputViews {
  private unowned let application: UIApplication
  private var window: UITextEffectsWindow?
  /// The window whose first responder the views are for.
  private weak var client: UIWindow?
  /// Whether one first responder gives way to another, which keeps what both want where it is.
  var isSwitching = false

  init(_ application: UIApplication) { self.application = application }

  nonisolated deinit {}

  /// Takes in that a window has another first responder, or none.
  func update(for client: UIWindow) {
    if client.firstResponder == nil, self.client !== client { return }
    self.client = client
    update()
  }

  /// Shows what the first responder wants by now.
  func update() {
    guard !isSwitching else { return }
    var wanted: (input: UIView?, accessory: UIView?) = (nil, nil)
    var responder: UIResponder? = client?.firstResponder
    while let current = responder, wanted.input == nil || wanted.accessory == nil {
      if wanted.input == nil { wanted.input = current.inputView }
      if wanted.accessory == nil { wanted.accessory = current.inputAccessoryView }
      responder = current.next
    }
    show([wanted.accessory, wanted.input].compactMap { $0 })
  }

  private func show(_ views: [UIView]) {
    guard !views.isEmpty || window != nil else { return }
    let world = application.world
    let window =
      self.window ?? world.run { UITextEffectsWindow(frame: CGRect(origin: .zero, size: world.screenSize)) }
    self.window = window
    for view in window.subviews where !views.contains(view) { view.removeFromSuperview() }
    var bottom = window.bounds.maxY
    for view in views.reversed() {
      let own = view.bounds.height
      let height = own > 0 ? own : max(view.intrinsicContentSize.height, 0)
      bottom -= height
      view.frame = CGRect(x: 0, y: bottom, width: window.bounds.width, height: height)
      if view.holdingView !== window { window.addSubview(view) }
    }
    if window.isHidden != views.isEmpty { window.isHidden = views.isEmpty }
  }
}

/// The window that input views are in, in front of the application's own. [KBD-2]
final class UITextEffectsWindow: SystemWindow {
  init(frame: CGRect) { super.init(frame: frame, level: Level(10)) }

  required init?(coder: NSCoder) { nil }

  nonisolated deinit {}
}
