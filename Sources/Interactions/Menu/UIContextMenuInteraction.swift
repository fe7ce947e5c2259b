public import Fingerpost
public import Foundation

/// Brings up a context menu for a press on a view, or for a click of the secondary button. [MENU-2 … MENU-5]
///
/// It gives the view four recognizers. Nothing is drawn: ``visibleMenu`` is what would be seen, and ``choose(_:)`` what a
/// touch on an element would do. A view in front of the window takes the touches beside the menu, and dismisses it.
@preconcurrency @MainActor open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// How a menu looks; the raw values are UIKit's.
  public nonisolated enum Appearance: UInt, Sendable {
    /// No menu is up.
    case unknown = 0
    /// With a preview.
    case rich = 1
    /// Without one.
    case compact = 2
  }

  /// The view that has the interaction.
  public private(set) final weak var view: UIView?
  /// What says which menu there is; not retained.
  public private(set) final weak var delegate: (any UIContextMenuInteractionDelegate)?
  /// The menu that is up; nil for none. Not UIKit's, where it would be seen.
  public private(set) final var visibleMenu: UIMenu?

  private final let driver = ContextMenuDriver()
  private final var configuration: UIContextMenuConfiguration?
  private final weak var place: UIGestureRecognizer?
  private final var cover: _UIContextMenuContainerView?
  private final var preview: UIViewController?
  private final var isCompact = false

  /// Creates an interaction, to be added to a view.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
    driver.owner = self
    for recognizer in driver.recognizers { recognizer.delegate = self }
  }

  nonisolated deinit {}

  /// How the menu that is up looks: with a preview for a press, without one for a click.
  open var menuAppearance: Appearance {
    visibleMenu == nil ? .unknown : isCompact ? .compact : .rich
  }

  /// Where the press or the click is, or was last, in a view's coordinates.
  open func location(in view: UIView?) -> CGPoint { place?.location(in: view) ?? .zero }

  /// Takes the menu and the recognizers from the view that had the interaction. [MENU-2]
  open func willMove(to view: UIView?) {
    dismissMenu()
    for recognizer in driver.recognizers { self.view?.removeGestureRecognizer(recognizer) }
  }

  /// Gives the view the recognizers. [MENU-2]
  open func didMove(to view: UIView?) {
    self.view = view
    for recognizer in driver.recognizers { view?.addGestureRecognizer(recognizer) }
  }

  /// Puts another menu in the place of the one that is up.
  ///
  /// - Parameter block: makes it from that one.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
    if let visibleMenu { self.visibleMenu = block(visibleMenu) }
  }

  /// Takes the menu away, if it is up. [MENU-2]
  open func dismissMenu() {
    guard visibleMenu != nil, let configuration else { return }
    visibleMenu = nil
    self.configuration = nil
    cover?.removeFromSuperview()
    cover = nil
    _ = delegate?.contextMenuInteraction(self, previewForDismissingMenuWithConfiguration: configuration)
    animate { delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: $0) }
    preview = nil
  }

  /// Does what a touch on an element of the menu does: the menu goes, and the element acts. Not UIKit's.
  public final func choose(_ element: any UIMenuLeaf) {
    guard visibleMenu != nil, let world = view?.window?.world else { return }
    dismissMenu()
    world.run { element.performWithSender(nil, target: nil) }
  }

  /// Does what a tap on the preview does: the delegate is told, and the menu goes. Not UIKit's, as no preview is drawn.
  /// [LIST-36]
  public final func choosePreview() {
    guard visibleMenu != nil, let configuration, let world = view?.window?.world else { return }
    world.run {
      animate {
        delegate?.contextMenuInteraction(
          self, willPerformPreviewActionForMenuWith: configuration, animator: $0)
      }
      dismissMenu()
    }
  }

  private func animate(_ tell: (any UIContextMenuInteractionCommitAnimating) -> Void) {
    let animator = InteractionAnimator(preview: preview)
    tell(animator)
    if let world = view?.window?.world { animator.run(in: world) }
  }
}

/// What its recognizers ask, of which it is the delegate: nothing beyond what they answer themselves. [MENU-2]
extension UIContextMenuInteraction: UIGestureRecognizerDelegate {}

extension UIContextMenuInteraction: ContextMenuShowing {
  package func mayBegin(with recognizer: UIGestureRecognizer) -> Bool {
    guard visibleMenu == nil, let delegate, let view else { return false }
    place = recognizer
    configuration = delegate.contextMenuInteraction(
      self, configurationForMenuAtLocation: recognizer.location(in: view))
    guard let configuration else { return false }
    isCompact = recognizer is _UISecondaryClickDriverGestureRecognizer
    _ = delegate.contextMenuInteraction(self, previewForHighlightingMenuWithConfiguration: configuration)
    return true
  }

  package func show() -> Bool {
    guard let configuration, let window = view?.window else { return false }
    let menu = window.world.run { configuration.actionProvider?([]) }
    // Without anything to see the interaction fails now.
    guard menu?.children.isEmpty == false || configuration.previewProvider != nil else { return false }
    visibleMenu = menu ?? UIMenu()
    preview = window.world.run { configuration.previewProvider?() }
    let cover = window.world.run { _UIContextMenuContainerView(frame: window.bounds) }
    cover.interaction = self
    window.addSubview(cover)
    self.cover = cover
    animate { delegate?.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: $0) }
    return true
  }
}

/// What is in front of a window while a context menu is up; the class is UIKit's. [MENU-6]
final class _UIContextMenuContainerView: UIView {
  weak var interaction: UIContextMenuInteraction?

  nonisolated deinit {}

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    interaction?.dismissMenu()
  }
}
