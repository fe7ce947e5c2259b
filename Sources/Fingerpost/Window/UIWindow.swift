import FingerpostTrace
public import Foundation

/// The root of a tree of views, stacked with other windows on the screen.
///
/// A contact that comes down is offered to the visible windows from front to back; the first whose hit test
/// answers gets it, whether or not it is the key window. [WIN-4, WIN-5]
@preconcurrency @MainActor open class UIWindow: UIView {
  /// How far in front of other windows a window lies.
  public nonisolated struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    /// The level as a number; any number will do. [WIN-1]
    public var rawValue: CGFloat

    /// Creates a level from its number.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Creates a level from its number.
    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The level of an application's own windows, 0. [WIN-1]
    public static let normal = Level(0)
    /// The level of the status bar, 1000. [WIN-1]
    public static let statusBar = Level(1000)
    /// The level of alerts, 2000. [WIN-1]
    public static let alert = Level(2000)

    /// Orders levels from back to front.
    public static func < (lhs: Level, rhs: Level) -> Bool { lhs.rawValue < rhs.rawValue }
    /// Returns a level in front of another one.
    public static func + (lhs: Level, rhs: CGFloat) -> Level { Level(lhs.rawValue + rhs) }
    /// Returns a level behind another one.
    public static func - (lhs: Level, rhs: CGFloat) -> Level { Level(lhs.rawValue - rhs) }
  }

  /// Posted when a window was unhidden; the object is the window. [WIN-12]
  public nonisolated static let didBecomeVisibleNotification = NSNotification.Name(
    "UIWindowDidBecomeVisibleNotification")
  /// Posted when a window was hidden; the object is the window. [WIN-12]
  public nonisolated static let didBecomeHiddenNotification = NSNotification.Name(
    "UIWindowDidBecomeHiddenNotification")
  /// Posted when a window has become key; the object is the window. [WIN-12]
  public nonisolated static let didBecomeKeyNotification = NSNotification.Name(
    "UIWindowDidBecomeKeyNotification")
  /// Posted when a window is no longer key; the object is the window. [WIN-12]
  public nonisolated static let didResignKeyNotification = NSNotification.Name(
    "UIWindowDidResignKeyNotification")

  private final let link: WorldLink

  /// The world that the window was created in.
  ///
  /// The world owns its windows and not the other way round, so that both go when a test ends.
  package final var world: World { link.world ?? .current }

  final weak var firstResponder: UIResponder?

  /// When the window was last brought to the front; of two on one level the later one is in front. [WIN-2]
  final var stackingOrder = 0

  /// The controller whose view fills the window.
  ///
  /// Its view is put in when the window is shown, or at once if it is; that of the one before is taken out.
  open var rootViewController: UIViewController? {
    didSet {
      guard oldValue !== rootViewController else { return }
      if oldValue?.rootOf === self { oldValue?.rootOf = nil }
      rootViewController?.rootOf = self
      oldValue?.viewIfLoaded?.removeFromSuperview()
      if !node.flags.contains(.hidden) { installRootView() }
    }
  }

  /// Puts the view of the root controller in, unless it is there.
  final func installRootView() {
    guard let view = rootViewController?.view, view.holdingView !== self else { return }
    view.frame = bounds
    insertSubview(view, at: 0)
  }

  /// The scene that the window belongs to; nil until it is given one. [RESP-6]
  open weak var windowScene: UIWindowScene?

  /// Creates a window with a frame in screen coordinates; it is hidden. [WIN-3]
  public override init(frame: CGRect) {
    link = World.current.link
    super.init(frame: frame)
    start()
  }

  /// Creates a window that fills the screen of a scene; it is hidden. [WIN-3]
  public init(windowScene: UIWindowScene) {
    link = World.current.link
    super.init(frame: CGRect(origin: .zero, size: World.current.screenSize))
    start()
    self.windowScene = windowScene
  }

  /// The screen that the window is on.
  open var screen: UIScreen { world.screen }

  /// Creates a hidden window with UIKit's defaults; nothing is read from the coder.
  public required init?(coder: NSCoder) {
    link = World.current.link
    super.init(coder: coder)
    start()
  }

  nonisolated deinit {
    if link.keyWindow === self { link.keyWindow = nil }
  }

  private final func start() {
    node.windowNode = node
    node.set(.hidden, true)
    node.set(.traced, world.trace.isListening)
    _UISystemGestureGateGestureRecognizer.guardEdges(of: self)
  }

  /// The window's level. Default normal. [WIN-1, WIN-2]
  open var windowLevel: Level = .normal {
    didSet { world.application.windowStack.sort() }
  }

  /// Whether the window is hidden. Default true; showing it puts it in front of its level. [WIN-2, WIN-3]
  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      guard newValue != super.isHidden else { return }
      super.isHidden = newValue
      if newValue {
        world.application.windowStack.remove(self)
        NotificationCenter.default.post(name: UIWindow.didBecomeHiddenNotification, object: self)
        if isKeyWindow { world.application.keyWindowWasHidden(self) }
      } else {
        // A listener to the trace may have come or gone meanwhile.
        if node.flags.contains(.traced) != world.trace.isListening { adoptTracing() }
        if world.eventRules.hasStatusBarWindow { world.application.windowStack.showStatusBar(in: world) }
        world.application.windowStack.bringToFront(self)
        bringUpControllers()
        NotificationCenter.default.post(name: UIWindow.didBecomeVisibleNotification, object: self)
      }
    }
  }

  /// Whether the window is the key window: the one that gets events which have no position. [WIN-4]
  open var isKeyWindow: Bool { world.application.keyWindow === self }

  /// Whether the window is willing to be key. Default true. [WIN-12]
  open var canBecomeKey: Bool { true }

  /// Makes the window key, unless it is unwilling; its visibility stays as it is. [WIN-3, WIN-12]
  open func makeKey() {
    world.application.makeKey(self, reason: .madeKey)
  }

  /// Shows the window, puts it in front of its level and makes it key. [WIN-3]
  open func makeKeyAndVisible() {
    isHidden = false
    world.application.windowStack.bringToFront(self)
    makeKey()
  }

  /// Called when the window has become key. The default does nothing. [WIN-12]
  open func becomeKey() {}

  /// Called when the window is no longer key. The default does nothing. [WIN-12]
  open func resignKey() {}

  /// Delivers what an event brings for this window, such as the changed touches that belong to it. [EVT-1]
  ///
  /// Called by ``UIApplication/sendEvent(_:)`` for every window that the event concerns. An override that does not
  /// call `super` keeps the event from every view of the window.
  open func sendEvent(_ event: UIEvent) {
    event.deliver(in: self)
  }

  /// Converts a point to another window's coordinates, or with nil to the screen's. [TOUCH-17]
  public final func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
    let onScreen = node.toParent(point)
    return window.map { $0.node.fromParent(onScreen) } ?? onScreen
  }

  /// Converts a point from another window's coordinates, or with nil from the screen's. [TOUCH-17, WIN-10]
  public final func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
    let onScreen = window.map { $0.node.toParent(point) } ?? point
    return node.fromParent(onScreen)
  }

  /// Converts a rectangle to another window's coordinates, or with nil to the screen's.
  public final func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect {
    rect.mapCorners { convert($0, to: window) }
  }

  /// Converts a rectangle from another window's coordinates, or with nil from the screen's.
  public final func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect {
    rect.mapCorners { convert($0, from: window) }
  }

  /// Called before a view of this window leaves it with everything below. [CANCEL-1, FR-5]
  final func subtreeWillLeave(_ view: UIView) {
    world.application.touchEnvironment.leavers?.append(view)
    world.application.gestureEnvironment.withdrawRecognizers(below: view)
    // Before anything that those held back is released.
    world.application.touchEnvironment.cancelTouches(of: view)
    world.application.touchEnvironment.pressing.cancelPresses(below: view)
    world.application.touchEnvironment.signaling.cancelShake(below: view)
    world.application.touchEnvironment.hovering.forget(below: view)
    world.application.touchEnvironment.focus?.forget(below: view)
    world.editMenu?.dismissMenu(below: view)
    world.application.gestureEnvironment.reconcile()
    FirstResponder.release(in: self, below: view)
  }

  /// Asks for the view under something new, and for the window that this view is in when all have been asked.
  ///
  /// An override may answer with a view from another window [HIT-14]. But one that is in no window any more, or that its
  /// own hit test moved to another, is treated as one that left right after: it gets nothing. [CANCEL-3]
  final func target(at point: CGPoint, with event: UIEvent) -> (view: UIView?, window: UIWindow?) {
    let environment = world.application.touchEnvironment
    environment.leavers = []
    let hit = hitTest(point, with: event)
    let leavers = environment.leavers ?? []
    environment.leavers = nil
    guard let hit, let place = hit.holdingWindow else { return (hit, nil) }
    if place !== self {
      for view in leavers where hit.isHeld(by: view) { return (hit, nil) }
    }
    return (hit, place)
  }

  /// The root controller. [FOC-3]
  open override var preferredFocusEnvironments: [any UIFocusEnvironment] {
    rootViewController.map { [$0] } ?? []
  }

  /// The scene, or the application when the window has none. [RESP-6]
  open override var next: UIResponder? { windowScene ?? world.application }

  private final lazy var ownUndoManager = UndoManager()

  /// The window's own, for everything in it that has none. [VAL-46]
  open override var undoManager: UndoManager? { ownUndoManager }

  override var subjectKind: SubjectKind { .window }
}

extension UIWindow {
  /// The edges from which the window's controllers want the first swipe for the application.
  ///
  /// Fingerpost's own: what a system shell asks before it takes a swipe from an edge. The answer is that of the root
  /// controller, or of the last that is presented over it, or of the child that this one names. [EDGE-4]
  public final var screenEdgesDeferringSystemGestures: UIRectEdge {
    guard var controller = rootViewController else { return [] }
    // Controllers may name each other in a circle.
    var asked: [UIViewController] = [controller]
    while let next = controller.presentation.presented
      ?? controller.childForScreenEdgesDeferringSystemGestures
    {
      for other in asked where other === next {
        return controller.preferredScreenEdgesDeferringSystemGestures
      }
      controller = next
      asked.append(next)
    }
    return controller.preferredScreenEdgesDeferringSystemGestures
  }
}
