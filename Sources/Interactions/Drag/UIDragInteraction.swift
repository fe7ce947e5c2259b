public import Fingerpost
public import Foundation

/// Lets a view's content be dragged. [DRAG-2, DRAG-3, DRAG-24]
///
/// It gives the view three recognizers: a press that lifts, and two that order other gestures. When the drag begins the
/// system takes the touch, which is cancelled; from then on the delegate hears of the drag's moves and of its end, and so do
/// drop interactions under it.
@preconcurrency @MainActor open class UIDragInteraction: NSObject, UIInteraction {
  /// The view that has the interaction.
  public private(set) final weak var view: UIView?
  /// What says what is dragged; not retained.
  public private(set) final weak var delegate: (any UIDragInteractionDelegate)?

  private final let driver = DragDriver()
  private final var session: DragSession?
  /// The drag that has begun.
  final var flying: DragSession?
  private final var chosen: Bool?

  /// Creates an interaction, to be added to a view.
  public init(delegate: any UIDragInteractionDelegate) {
    self.delegate = delegate
    super.init()
    driver.owner = self
    for recognizer in driver.recognizers { recognizer.delegate = self }
  }

  nonisolated deinit {}

  /// Whether the device lets new interactions drag: pads, and phones since iOS 15. [DRAG-2]
  open class var isEnabledByDefault: Bool {
    let rules = World.current.eventRules
    return rules.isPad || rules.system >= 15
  }

  /// Whether it drags. Without it the touches are ordinary ones. Default ``isEnabledByDefault``, as it is when the
  /// interaction is added. [DRAG-2]
  open var isEnabled: Bool {
    get { chosen ?? Self.isEnabledByDefault }
    set {
      chosen = newValue
      for recognizer in driver.recognizers { recognizer.isEnabled = newValue }
    }
  }

  /// Whether other recognizers may act while something is lifted, which then is put down. Default false: all but long
  /// presses fail at the lift. [DRAG-4]
  open var allowsSimultaneousRecognitionDuringLift: Bool {
    get { driver.lift.yieldsToOthers }
    set { driver.lift.yieldsToOthers = newValue }
  }

  /// Takes the recognizers from the view that had the interaction. [DRAG-2]
  open func willMove(to view: UIView?) {
    for recognizer in driver.recognizers { self.view?.removeGestureRecognizer(recognizer) }
  }

  /// Gives the view the recognizers. [DRAG-2]
  open func didMove(to view: UIView?) {
    self.view = view
    for recognizer in driver.recognizers {
      recognizer.isEnabled = isEnabled
      view?.addGestureRecognizer(recognizer)
    }
  }
}

/// What its recognizers ask, of which it is the delegate: nothing beyond what they answer themselves. [DRAG-2]
extension UIDragInteraction: UIGestureRecognizerDelegate {}

extension UIDragInteraction: DragLifting {
  package func mayLift(with lift: _UIDragLiftGestureRecognizer) -> Bool {
    guard let delegate else { return false }
    let session = DragSession(lift, of: self)
    let items = delegate.dragInteraction(self, itemsForBeginning: session)
    session.items = items
    self.session = items.isEmpty ? nil : session
    return !items.isEmpty
  }

  package func didLift() {
    guard let session, let world = view?.window?.world else { return }
    for item in session.items {
      _ = delegate?.dragInteraction(self, previewForLifting: item, session: session)
    }
    let animator = InteractionAnimator()
    delegate?.dragInteraction(self, willAnimateLiftWith: animator, session: session)
    animator.run(in: world)
  }

  package func willBeginDrag() -> DragSession? {
    guard let session else { return nil }
    if let delegate {
      session.allowsMoveOperation = delegate.dragInteraction(self, sessionAllowsMoveOperation: session)
      session.isRestrictedToDraggingApplication = delegate.dragInteraction(
        self, sessionIsRestrictedToDraggingApplication: session)
      delegate.dragInteraction(self, sessionWillBegin: session)
    }
    // A drag takes the menu of its view away. [MENU-5]
    for case let menu as UIContextMenuInteraction in view?.interactions ?? [] { menu.dismissMenu() }
    flying = session
    return session
  }

  /// The drag, from the lift of its items to its end. [DRAG-24]
  package final var activeSession: DragSession? { flying ?? session }

  package func liftIsOver() {
    session = nil
    if flying == nil { (delegate as? any DragLiftFollowing)?.liftIsOver() }
  }
}

/// A delegate that is told that what was lifted is put back without a drag, which UIKit tells no delegate.
package protocol DragLiftFollowing: UIDragInteractionDelegate {
  /// Called when the finger lifts, or is lost.
  func liftIsOver()
}
