import Foundation

/// How a controller is presented.
public nonisolated enum UIModalPresentationStyle: Int, Sendable {
  /// Over the whole screen; the presenter's view leaves its window meanwhile.
  case fullScreen = 0
  /// As a sheet.
  case pageSheet = 1
  /// As a sheet, which on a pad would be smaller.
  case formSheet = 2
  /// Over the controller that defines the context, whose view leaves its window meanwhile.
  case currentContext = 3
  /// As a presentation controller of one's own decides.
  case custom = 4
  /// Over the whole screen, and the presenter's view stays.
  case overFullScreen = 5
  /// Over the controller that defines the context, whose view stays.
  case overCurrentContext = 6
  /// As a popover, which on a phone is a sheet.
  case popover = 7
  /// Not at all.
  case none = -1
  /// As the system chooses: as a sheet.
  case automatic = -2
}

/// How a controller comes up and goes where no animator of one's own does it.
public nonisolated enum UIModalTransitionStyle: Int, Sendable {
  /// It comes from the bottom and covers what was there.
  case coverVertical = 0
  /// It turns around; here it comes in like ``crossDissolve``.
  case flipHorizontal = 1
  /// It comes in out of nothing.
  case crossDissolve = 2
  /// A page is curled up; here it comes in like ``crossDissolve``.
  case partialCurl = 3
}

/// Who presents whom, and what part a controller takes in a transition.
package struct PresentationLinks {
  /// Why a controller appears or disappears.
  package enum Part {
    case presentation, dismissal, arrival, departure
  }

  /// What the controller itself presents.
  package var presented: UIViewController?
  /// What presents the controller itself.
  package weak var presenting: UIViewController?
  /// What part it takes in a transition of its own.
  package var part: Part?
  /// That transition.
  package weak var transition: (any UIViewControllerTransitionCoordinator)?
  /// What is kept for a controller by those that present it.
  package var keepers: [ObjectIdentifier: AnyObject] = [:]
}

/// What presents controllers: the module FingerpostContainers has it, and without it a controller is only shown.
package protocol ControllerPresenting {
  init()
  /// Presents a controller from another.
  func present(
    _ controller: UIViewController, from presenting: UIViewController, animated: Bool,
    completion: (() -> Void)?)
  /// Dismisses what a controller presents, or itself.
  func dismiss(_ controller: UIViewController, animated: Bool, completion: (() -> Void)?)
}

extension UIViewController {
  /// Looked up once by its name, since no module below may know it.
  private static let presenting: any ControllerPresenting =
    (NSClassFromString("FingerpostContainers.ControllerPresenter") as? any ControllerPresenting.Type)?.init()
    ?? PlainPresenter()

  final var presenter: any ControllerPresenting { Self.presenting }

  /// A link of this controller or of the nearest around it that has one. [PRES-1]
  final func nearest(_ link: (PresentationLinks) -> UIViewController?) -> UIViewController? {
    var current: UIViewController? = self
    while let controller = current {
      if let other = link(controller.presentation) { return other }
      current = controller.parent
    }
    return nil
  }

  /// Puts a controller's view in front of the window's others and links the two, in whatever program this is. [RESP-3]
  package final func showAsPresented(_ controller: UIViewController) {
    PlainPresenter().present(controller, from: self, animated: false, completion: nil)
  }

  final func isTaking(_ part: PresentationLinks.Part) -> Bool { presentation.part == part }

  final var joinedTransition: (any UIViewControllerTransitionCoordinator)? {
    var current: UIViewController? = self
    while let controller = current {
      if let transition = controller.presentation.transition { return transition }
      current = controller.parent
    }
    return nil
  }
}

extension UIWindow {
  /// Has the focus looked for again, as something else is in front now. [FOC-3]
  package final func scheduleFocus() { world.application.touchEnvironment.focus?.schedule() }
}

/// Shows a controller's view in front of a window's others, as far as the responder chain needs it. [RESP-3]
private struct PlainPresenter: ControllerPresenting {
  func present(
    _ controller: UIViewController, from presenting: UIViewController, animated: Bool,
    completion: (() -> Void)?
  ) {
    guard presenting.presentation.presented == nil, controller.presentation.presenting == nil,
      controller !== presenting, let window = presenting.viewIfLoaded?.holdingWindow
    else { return }
    presenting.presentation.presented = controller
    controller.presentation.presenting = presenting
    controller.beginAppearance(true, animated: animated)
    if let view = controller.view {
      view.frame = window.bounds
      window.addSubview(view)
      controller.endAppearance()
      window.scheduleFocus()
    }
    completion?()
  }

  func dismiss(_ controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
    guard
      let presenting = controller.presentation.presented == nil
        ? controller.presentation.presenting : controller, let presented = presenting.presentation.presented
    else {
      completion?()
      return
    }
    presented.beginAppearance(false, animated: animated)
    presented.viewIfLoaded?.removeFromSuperview()
    presented.presentation.presenting = nil
    presenting.presentation.presented = nil
    presented.endAppearance()
    completion?()
  }
}
