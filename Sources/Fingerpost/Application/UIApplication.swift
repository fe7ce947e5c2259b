public import FingerpostHID
public import FingerpostTrace
import Foundation

/// The running application: where events come in and from where they are dispatched to windows.
@preconcurrency @MainActor open class UIApplication: UIResponder {
  /// Whether the application is in front and takes events.
  public nonisolated enum State: Int, Sendable {
    /// It is in front and takes events.
    case active = 0
    /// It is in front, and something of the system's takes the events.
    case inactive = 1
    /// It is not in front.
    case background = 2
  }

  @exclusivity(unchecked) private final var link = WorldLink()
  final let windowStack = WindowStack()
  final let touchEnvironment = TouchEnvironment()
  /// What first responders want in place of a keyboard.
  final lazy var inputViews = InputViews(self)
  /// Its menus.
  final lazy var menus = MenuDesk(self)
  /// What the application tells the system and nothing here acts on.
  final var wishes = ApplicationWishes()
  /// What gathers moves; nil unless the event rules say so.
  final var gatherer: MoveGatherer?
  final var gestureEnvironment: GestureEnvironment { touchEnvironment.gestures }
  private final var scenes: [UIScene] = []

  /// The application of the current world. See ``World``.
  public static var shared: UIApplication { World.current.application }

  /// The object that is told of the application's life; the last of the responder chain if it is a responder.
  ///
  /// The application keeps it. [RESP-7]
  public final var delegate: (any UIApplicationDelegate)?

  /// Whether the application takes events.
  public internal(set) final var applicationState: State = .active

  /// The window that gets events which have no position. [WIN-4]
  public private(set) final var keyWindow: UIWindow? {
    get { link.keyWindow }
    set { link.keyWindow = newValue }
  }

  /// Creates an application. A ``World`` does it; there is one to a world.
  public required override init() {
    super.init()
  }

  final func attach(to world: World) {
    link = world.link
    touchEnvironment.attach(to: self, in: world)
    if world.eventRules.coalesceMoves {
      gatherer = MoveGatherer(touchEnvironment, interval: world.eventRules.eventMoveDelivery)
    }
    if world.eventRules.usesFocus { touchEnvironment.focus = FocusEngine(self) }
  }

  /// Controllers whose views are in a window and wait for layout.
  @exclusivity(unchecked) final var appearing: [UIViewController] = []

  /// The world that the application belongs to.
  public final var world: World { link.world ?? .current }

  /// The visible windows, back to front: by level, then by when they were last brought to the front. [WIN-2]
  ///
  /// The application keeps a window as long as it is visible. The system's own are not among them. [WIN-15]
  public final var windows: [UIWindow] {
    guard let statusBar = windowStack.statusBar else { return windowStack.windows }
    return windowStack.windows.filter { $0 !== statusBar }
  }

  /// The scenes of the application, in the order in which they were created.
  public final var connectedScenes: [UIScene] { scenes }

  final func connect(_ scene: UIScene) {
    scenes.append(scene)
  }

  /// Takes what the hardware reported at one instant.
  ///
  /// The timeline advances to the frame first, and what is due on the way fires. Then layout that is due happens,
  /// touches are brought up to date, new contacts are hit-tested, and the event is sent to ``sendEvent(_:)``. A
  /// frame that arrives while another is being handled waits for its turn. [PIPE-6, PIPE-12]
  ///
  /// Reports that make no sense are put right: a move or a lift of a contact that is not down is ignored; one that
  /// comes down twice is cancelled before it begins again. [TOUCH-6]
  ///
  /// With `coalesceMoves` in the event rules, moves wait for the next frame of the display, a deadline of the timeline, and
  /// make one event. [PIPE-7, PIPE-8, PIPE-9]
  public final func handle(_ frame: Frame) {
    if let gatherer {
      gatherer.receive(frame)
    } else {
      touchEnvironment.handle(frame)
    }
  }

  /// Sends an event to every window that it concerns: for touches each that owns one which changed. [EVT-1]
  ///
  /// An override that does not call `super` keeps the event from everything.
  open func sendEvent(_ event: UIEvent) {
    event.sendToWindows()
  }

  /// Has an action performed by a target, or by the first responder that has it. [ACT-1]
  ///
  /// A target performs it without being asked whether it can. Instead of a nil target one is looked for: by
  /// `target(forAction:withSender:)` of the key window's first responder or, where there is none, of the sender.
  ///
  /// - Parameters:
  ///   - action: the action.
  ///   - target: the object that is to perform it, or nil.
  ///   - sender: on whose behalf, as the action is told.
  ///   - event: what brought the action about, if an event did.
  /// - Returns: whether an object performed it; false as well when the target or the sender is not what it wants.
  @discardableResult
  open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    let world = self.world
    let from = sender.map { $0 as AnyObject }
    let responder = from as? UIResponder
    guard
      let receiver = target
        ?? (keyWindow?.firstResponder ?? responder)?.target(forAction: action, withSender: sender)
    else {
      world.record(.actionSent(action.traceName, from: responder?.subject(in: world), to: .nobody))
      return false
    }
    let object = receiver as AnyObject
    guard action.fits(object, from) else {
      world.record(.actionSent(action.traceName, from: responder?.subject(in: world), to: .nobody))
      return false
    }
    world.record(
      .actionSent(
        action.traceName, from: responder?.subject(in: world),
        to: (object as? UIResponder).map { .responder($0.subject(in: world)) }
          ?? .object(String(describing: type(of: object)))))
    return action.perform(on: object, from: from, for: event)
  }

  // MARK: - What the system does with events that no responder handled

  /// Whether a shake that no responder handles brings up an offer to undo. Default true. [MOT-4]
  open var applicationSupportsShakeToEdit = true

  /// Has the system do what it does with an event that came up the chain as far as the application.
  ///
  /// There is neither a prompt nor a home screen here: the default says in the trace that it is time, and whoever has
  /// them overrides it. Not UIKit's. [MOT-4, PRESS-4]
  open func performSystemBehavior(_ behavior: SystemBehavior) {
    world.record(.systemActed(behavior))
  }

  /// Offers to undo where ``applicationSupportsShakeToEdit`` says so, and passes the shake on. [MOT-4]
  open override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    if motion == .motionShake, applicationSupportsShakeToEdit { performSystemBehavior(.undoPrompt) }
    super.motionEnded(motion, with: event)
  }

  /// Has a press of the menu button lead back, and passes the presses on. [PRESS-4]
  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if presses.contains(where: { $0.type == .menu }) { performSystemBehavior(.menu) }
    super.pressesEnded(presses, with: event)
  }

  // MARK: - Remote control

  /// Asks for the commands of remote controls, which are not delivered before. [REM-1]
  public final func beginReceivingRemoteControlEvents() {
    touchEnvironment.signaling.isReceivingRemoteCommands = true
  }

  /// Wants no commands of remote controls any more. [REM-1]
  public final func endReceivingRemoteControlEvents() {
    touchEnvironment.signaling.isReceivingRemoteCommands = false
  }

  // MARK: - The key window

  final func makeKey(_ window: UIWindow, reason: KeyWindowReason) {
    guard window !== keyWindow, window.canBecomeKey else { return }
    let old = keyWindow
    keyWindow = window
    world.record(.keyWindow(window.subject(in: world), reason: reason))
    touchEnvironment.focus?.schedule()
    if let old {
      old.resignKey()
      NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: old)
    }
    guard keyWindow === window else { return }
    window.becomeKey()
    NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: window)
  }

  /// Hands the role of the key window to the front-most visible window that is willing. [WIN-13]
  final func keyWindowWasHidden(_ window: UIWindow) {
    if let front = windowStack.windows.last(where: { $0.canBecomeKey }) {
      makeKey(front, reason: .keyWindowHidden)
    } else {
      keyWindow = nil
      world.record(.keyWindow(nil, reason: .keyWindowHidden))
      touchEnvironment.focus?.schedule()
      window.resignKey()
      NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: window)
    }
  }

  /// The delegate, if it is a responder that is not in the chain already. [RESP-7]
  open override var next: UIResponder? {
    guard let responder = delegate as? UIResponder, responder !== self, !(responder is UIView),
      !(responder is UIViewController)
    else { return nil }
    return responder
  }

  final override var responderWindow: UIWindow? { keyWindow }

  final override var subjectKind: SubjectKind { .application }
}
