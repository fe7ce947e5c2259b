package import Foundation

/// What shows input views and a keyboard: the module FingerpostKeyboard has it, and without it nothing is shown. [KBD-2]
package protocol InputHosting: AnyObject {
  init(_ application: UIApplication)
  /// Where what is shown covers the screen, in the screen's coordinates; empty if nothing is shown. [KBD-8]
  var coveredFrame: CGRect { get }
  /// Shows what a first responder wants, or with nil nothing.
  ///
  /// - Parameters:
  ///   - responder: the first responder.
  ///   - input: what it wants in place of a keyboard; with nil the keyboard comes for one that text is typed into.
  ///   - accessory: what it wants above that.
  func show(for responder: UIResponder?, input: UIView?, accessory: UIView?)
  /// Takes in what a drag does of a scroll view whose ``UIScrollView/keyboardDismissMode`` is not none. [KBD-6]
  ///
  /// - Parameters:
  ///   - pan: the recognizer of the drag.
  ///   - scrollView: the scroll view.
  ///   - velocity: the velocity that counts if the finger lifts, in points a second. [SCR-28]
  func follow(_ pan: UIPanGestureRecognizer, of scrollView: UIScrollView, at velocity: CGPoint)
}

/// Finds out what a first responder wants at the bottom of the screen. [KBD-2]
final class InputViews {
  private unowned let application: UIApplication
  /// The window whose first responder the views are for.
  private weak var client: UIWindow?
  /// Whether one first responder gives way to another, which keeps what both want where it is.
  var isSwitching = false
  private lazy var host = Self.hostType?.init(application)
  /// The guides of the keyboard that views have been asked for. [KBD-8]
  private var guides: [GuideReference] = []

  private struct GuideReference {
    weak var guide: UILayoutGuide?
  }

  /// Looked up once by its name, since no module below may know it.
  private static let hostType =
    NSClassFromString("FingerpostKeyboard.KeyboardHost") as? any InputHosting.Type

  init(_ application: UIApplication) { self.application = application }

  nonisolated deinit {}

  var coveredFrame: CGRect { host?.coveredFrame ?? .zero }

  func follow(_ pan: UIPanGestureRecognizer, of scrollView: UIScrollView, at velocity: CGPoint) {
    host?.follow(pan, of: scrollView, at: velocity)
  }

  func watch(_ guide: UILayoutGuide) {
    guides.removeAll { $0.guide == nil }
    guides.append(GuideReference(guide: guide))
  }

  /// Has the views laid out again that have a guide of the keyboard: what is shown is elsewhere.
  func moveGuides() {
    for reference in guides {
      if let view = reference.guide?.owningView, view.holdingWindow != nil { view.setNeedsLayout() }
    }
  }

  /// Takes in that a window has another first responder, or none.
  func update(for client: UIWindow) {
    if client.firstResponder == nil, self.client !== client { return }
    self.client = client
    update()
  }

  /// Shows what the first responder wants by now.
  func update() {
    guard !isSwitching, let host else { return }
    var wanted: (input: UIView?, accessory: UIView?) = (nil, nil)
    let first = client?.firstResponder
    var responder = first
    while let current = responder, wanted.input == nil || wanted.accessory == nil {
      if wanted.input == nil { wanted.input = current.inputView }
      if wanted.accessory == nil { wanted.accessory = current.inputAccessoryView }
      responder = current.next
    }
    host.show(for: first, input: wanted.input, accessory: wanted.accessory)
  }
}

extension UIApplication {
  /// Called when what is shown for a first responder covers another part of the screen. [KBD-8]
  package final func coveredFrameChanged() { inputViews.moveGuides() }
}
