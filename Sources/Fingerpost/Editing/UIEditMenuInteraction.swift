import FingerpostTimeline
import FingerpostTrace
public import Foundation

/// Which edit menu is wanted, and where. [MENU-1]
@preconcurrency @MainActor public final class UIEditMenuConfiguration: NSObject {
  /// What tells it from other menus of the interaction.
  public let identifier: AnyHashable
  /// What the menu points at, in the coordinates of the interaction's view.
  public let sourcePoint: CGPoint

  private static var made = 0

  /// Creates a configuration; without an identifier it gets one that no other has.
  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    Self.made &+= 1
    self.identifier = identifier ?? AnyHashable("fingerpost.menu.\(Self.made)")
    self.sourcePoint = sourcePoint
    super.init()
  }

  nonisolated deinit {}
}

/// Takes what is to be animated when an edit menu comes or goes. [MENU-1]
@preconcurrency @MainActor public protocol UIEditMenuInteractionAnimating: AnyObject {
  /// Adds an animation, which is called before the menu's coming or going has returned.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds what follows the animations, in a later turn of the run loop.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// An object that says what is in an edit menu and is told of it; every method is optional. [MENU-1]
@preconcurrency @MainActor public protocol UIEditMenuInteractionDelegate: AnyObject {
  /// The menu, or nil for that of the suggested elements. Nothing comes up without any element.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// The rectangle that the menu must not cover, in the coordinates of the view.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect
  /// Called when the menu is about to come up.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)
  /// Called when the menu is about to go.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)
}

extension UIEditMenuInteractionDelegate {
  /// Returns nil.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
  /// Returns the empty rectangle at the source point.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect { CGRect(origin: configuration.sourcePoint, size: .zero) }
  /// Does nothing.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}
  /// Does nothing.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}
}

/// Brings up the editing menu of a view. [MENU-1, EDIT-6]
///
/// Nothing is drawn: ``visibleMenu`` is what would be seen, and ``choose(_:)`` what a touch on an element would do. A click
/// of the secondary button on the view brings the menu up; for anything else ``presentEditMenu(with:)`` is called.
@preconcurrency @MainActor public final class UIEditMenuInteraction: NSObject, UIInteraction {
  /// The view that has the interaction.
  public private(set) weak var view: UIView?
  /// What says what is in the menu; not retained.
  public private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
  /// The menu that is up; nil for none. Not UIKit's, where it would be seen.
  public private(set) var visibleMenu: UIMenu?

  private var configuration: UIEditMenuConfiguration?
  /// What brings the menu up, and what dismisses it.
  private var recognizers: [UIGestureRecognizer] = []

  /// Creates an interaction, to be added to a view.
  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  nonisolated deinit {}

  // MARK: - The view

  /// Takes the menu and the recognizers from the view that had the interaction. [MENU-1]
  public func willMove(to view: UIView?) {
    dismissMenu()
    for recognizer in recognizers { self.view?.removeGestureRecognizer(recognizer) }
    recognizers = []
  }

  /// Gives the view three recognizers. [MENU-1]
  public func didMove(to view: UIView?) {
    self.view = view
    guard let view else { return }
    let click = EditMenuTap(calling: { [weak self] recognizer in
      let point = recognizer.location(in: self?.view)
      self?.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: point))
    })
    click.buttonMaskRequired = .secondary
    let tap = EditMenuTap(calling: { [weak self] _ in self?.dismissMenu() })
    let drag = EditMenuDrag(calling: { [weak self] recognizer in
      if recognizer.state == .began { self?.dismissMenu() }
    })
    recognizers = [click, tap, drag]
    for recognizer in recognizers {
      recognizer.cancelsTouchesInView = false
      recognizer.delaysTouchesEnded = false
      recognizer.isEnabled = recognizer === click
      view.addGestureRecognizer(recognizer)
    }
  }

  // MARK: - The menu

  /// Brings the menu up: asks what is in it and what it must not cover, says that it comes, and runs the animations, all
  /// before this returns. In no view, in no window or with nothing in it, nothing comes up. [MENU-1]
  public func presentEditMenu(with configuration: UIEditMenuConfiguration) {
    guard let view else { return }
    let menu = menu(for: configuration, view)
    guard let window = view.holdingWindow else { return record(.notInWindow, view) }
    guard !menu.children.isEmpty else { return record(.empty, view) }
    window.world.editMenu?.dismissMenu()
    _ = delegate?.editMenuInteraction(self, targetRectFor: configuration)
    self.configuration = configuration
    visibleMenu = menu
    window.world.editMenu = self
    record(.presented, view)
    animate { delegate?.editMenuInteraction(self, willPresentMenuFor: configuration, animator: $0) }
    setClosing(true)
  }

  /// Takes the menu away, if it is up. [EDIT-6]
  public func dismissMenu() {
    guard visibleMenu != nil, let configuration, let view else { return }
    visibleMenu = nil
    self.configuration = nil
    world.editMenu = nil
    record(.dismissed, view)
    setClosing(false)
    animate { delegate?.editMenuInteraction(self, willDismissMenuFor: configuration, animator: $0) }
  }

  /// Takes the menu away if its view leaves the window with another one. [EDIT-6]
  func dismissMenu(below root: UIView) {
    if view?.isHeld(by: root) == true { dismissMenu() }
  }

  /// Asks again what is in the menu that is up, and takes it away if there is nothing any more.
  public func reloadVisibleMenu() {
    guard visibleMenu != nil, let configuration, let view else { return }
    let menu = menu(for: configuration, view)
    if menu.children.isEmpty { dismissMenu() } else { visibleMenu = menu }
  }

  /// Does what a touch on an element of the menu does: the menu goes, and the element acts. Not UIKit's. [EDIT-6]
  ///
  /// The first responder performs a command, or the view of the interaction where there is none. [FR-7]
  public func choose(_ element: any UIMenuLeaf) {
    guard visibleMenu != nil, let view else { return }
    dismissMenu()
    world.run {
      element.performWithSender(nil, target: (element as? UICommand).flatMap { target(of: $0, view) })
    }
  }

  private func menu(for configuration: UIEditMenuConfiguration, _ view: UIView) -> UIMenu {
    let suggested = suggestedActions(for: view)
    return delegate?.editMenuInteraction(self, menuFor: configuration, suggestedActions: suggested)
      ?? UIMenu(children: suggested)
  }

  /// The commands of which the first responder, or the view where there is none, knows what performs them, and what the
  /// view's chain makes of them. [EDIT-6, MENU-20]
  private func suggestedActions(for view: UIView) -> [UIMenuElement] {
    world.application.menus.contextMenu(of: UICommand.editMenu, for: view).filter { element in
      (element as? UICommand).map { target(of: $0, view) != nil } ?? true
    }
  }

  private func target(of command: UICommand, _ view: UIView) -> Any? {
    (view.holdingWindow?.firstResponder ?? view).target(forAction: command.action, withSender: command)
  }

  private func setClosing(_ isEnabled: Bool) {
    for recognizer in recognizers.dropFirst() { recognizer.isEnabled = isEnabled }
  }

  private var world: World { view?.holdingWindow?.world ?? .current }

  private func record(_ step: EditMenuStep, _ view: UIView) {
    world.record(
      .editMenu(view.subject(in: world), step, elements: visibleMenu?.children.count ?? 0))
  }

  /// Calls the delegate, then the animations that it added, and their completions in the next turn. [MENU-1]
  private func animate(_ tell: (any UIEditMenuInteractionAnimating) -> Void) {
    let animator = EditMenuAnimator()
    tell(animator)
    for animation in animator.animations { animation() }
    let completions = animator.completions
    guard !completions.isEmpty else { return }
    world.timeline.schedule(at: world.timeline.now) { _ in
      for completion in completions { completion() }
    }
  }
}

/// Collects the animations of one coming or going.
private final class EditMenuAnimator: UIEditMenuInteractionAnimating {
  var animations: [() -> Void] = []
  var completions: [() -> Void] = []

  nonisolated deinit {}

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }
}

/// A tap for which no other recognizer makes room.
private final class EditMenuTap: UITapGestureRecognizer {
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}

/// A drag for which no other recognizer makes room.
private final class EditMenuDrag: UIPanGestureRecognizer {
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}

extension UICommand {
  /// The commands of an editing menu, in its order. [EDIT-6]
  static let editMenu = [
    UICommand("Cut", .cut), UICommand("Copy", .copy), UICommand("Paste", .paste),
    UICommand("Delete", .delete), UICommand("Select", .select), UICommand("Select All", .selectAll),
  ]

  private convenience init(_ title: String, _ action: Selector) {
    self.init(title: title, action: action)
  }
}
