public import Fingerpost
import FingerpostHID
import FingerpostLab
import FingerpostScenarios
import FingerpostTimeline
import FingerpostTrace
import FingerpostWatching
public import Foundation

/// Fingers, a stylus and a keyboard for a test, in virtual time.
///
/// ```swift
/// let fingers = try EventGenerator(view: button)
/// try fingers.fingerTap()
/// ```
///
/// Its verbs have the names and parameters of Hammer's `EventGenerator`. What they do goes through
/// `UIApplication.handle(_:)`, as the touches of a device do, and takes no time: where a gesture lasts half a second, the
/// clock of the test's own ``world`` is moved by half a second. The world is thrown away with the event generator.
///
/// It holds what the test needs, so keep it as long as the test lasts.
@preconcurrency @MainActor public final class EventGenerator {
  /// How a view is placed in the window that is made for it.
  public nonisolated enum WrappingAlignment: Sendable {
    /// It fills the window.
    case fill
    /// It keeps its size and lies in the middle; a view without a size fills the window.
    case center
  }

  /// The window that gets the events.
  public let window: UIWindow
  /// The view that the event generator was made with: where verbs act that are given no place.
  public let mainView: UIView
  /// Clock, application and screen of this test, which no other test sees.
  public let world: World

  /// Whether pictures of the screen are kept for ``page``. Default true; without them the page shows facts alone.
  public var keepsPictures = true

  /// Has no effect: nothing is displayed here. It exists for tests that were written for Hammer.
  public var showTouches = false

  let facts = TraceLog()
  let callbackLog = CallbackLog()
  let pictures = LabScreen(
    ScreenRecorder { view in
      let identifier = view.accessibilityIdentifier ?? ""
      return ScreenRecorder.Words(name: identifier.isEmpty ? ScreenRecorder.name(of: view) : identifier)
    })
  /// The fingers that are down, in the order in which they came down.
  var fingers: [(index: FingerIndex, point: CGPoint)] = []
  var stylus: StylusState?
  /// The modifier keys that are down, as bits of `UIKeyModifierFlags`.
  var modifierFlags = 0
  let listener: FactFork
  /// Whether a verb runs, which may be made of others.
  var isInVerb = false
  /// Where the last verb missed, in the window's coordinates, and what a page says of that; nil if it did not.
  var missed: (point: CGPoint, answer: String)?

  /// Creates an event generator for a window of the test's own.
  ///
  /// The window is laid out. The world in which it was made becomes that of this test.
  ///
  /// - Throws: ``FingerError/windowIsNotReadyForInteraction`` if the window is hidden or takes no touches.
  public convenience init(window: UIWindow) throws {
    try self.init(window: window, mainView: window, world: window.world)
  }

  /// Creates an event generator for a controller, which is shown in a window of its own unless it is in one.
  ///
  /// - Parameters:
  ///   - viewController: the controller.
  ///   - screenSize: the size of the screen that is made, in points.
  /// - Throws: ``FingerError/windowIsNotReadyForInteraction`` if the window it is in is hidden or takes no touches.
  public convenience init(
    viewController: UIViewController, screenSize: CGSize = EventGenerator.screenSize
  ) throws {
    if let window = viewController.view.window {
      try self.init(window: window, mainView: viewController.view, world: window.world)
      return
    }
    let world = World(screenSize: screenSize)
    let window = world.run {
      let window = UIWindow(frame: CGRect(origin: .zero, size: screenSize))
      window.rootViewController = viewController
      window.makeKeyAndVisible()
      return window
    }
    try self.init(window: window, mainView: viewController.view, world: world)
  }

  /// Creates an event generator for a view, which is shown in a window of its own unless it is in one.
  ///
  /// - Parameters:
  ///   - view: the view; the topmost of its superviews is placed in the window.
  ///   - alignment: how it is placed.
  ///   - screenSize: the size of the screen that is made, in points.
  /// - Throws: ``FingerError/windowIsNotReadyForInteraction`` if the window it is in is hidden or takes no touches.
  public convenience init(
    view: UIView, alignment: WrappingAlignment = .center, screenSize: CGSize = EventGenerator.screenSize
  ) throws {
    if let window = view.window {
      try self.init(window: window, mainView: view, world: window.world)
      return
    }
    var top = view
    while let superview = top.superview { top = superview }
    let world = World(screenSize: screenSize)
    let window = world.run {
      let window = UIWindow(frame: CGRect(origin: .zero, size: screenSize))
      let controller = UIViewController()
      controller.view = UIView()
      window.rootViewController = controller
      window.makeKeyAndVisible()
      if alignment == .fill || top.bounds.isEmpty { top.frame = window.bounds }
      top.center = CGPoint(x: screenSize.width / 2, y: screenSize.height / 2)
      controller.view.addSubview(top)
      return window
    }
    try self.init(window: window, mainView: view, world: world)
  }

  /// The size of a screen that is made for a view or a controller, 400 × 800 points.
  public nonisolated static let screenSize = CGSize(width: 400, height: 800)

  private init(window: UIWindow, mainView: UIView, world: World) throws {
    self.window = window
    self.mainView = mainView
    self.world = world
    listener = FactFork(facts, callbackLog)
    for record in world.trace.introductions(at: world.timeline.now.nanoseconds) { listener.record(record) }
    world.observe(listener)
    world.becomeCurrentWhileItExists()
    LoopTime.show(to: self)
    inWorld {
      layOut()
      look()
    }
    guard isWindowReady else { throw FingerError.windowIsNotReadyForInteraction }
  }

  nonisolated deinit {}

  /// Whether the window is shown and takes touches.
  public var isWindowReady: Bool { !window.isHidden && window.isUserInteractionEnabled }

  /// The time of the test, in seconds from its beginning.
  public var now: TimeInterval { TimeInterval(world.timeline.now.nanoseconds) / 1e9 }

  // MARK: - What happened

  /// What the application was told so far, as `fingerpost run` prints it: `@0.050 buy.event(touchUpInside)`.
  ///
  /// These are touches and presses that reach classes of your own, actions of recognizers and controls, steps of scroll
  /// views, and changes of the first responder. A view is called by its accessibility identifier, a recognizer by its
  /// `name`; else by the class.
  public var eventLog: [String] { callbackLog.lines.map { "\($0)" } }

  /// The lines of ``eventLog`` without their times.
  public var callbacks: [String] { callbackLog.lines.map(\.text) }

  /// Forgets what happened so far in ``eventLog``; ``page`` keeps it.
  public func clearEventLog() { callbackLog.lines = [] }

  // MARK: - Working in the world

  /// Runs a closure as code of this test's application, so that `UIApplication.shared` and new windows are the test's own.
  ///
  /// Verbs do so by themselves. Needed only where several event generators take turns.
  public func inWorld<Result>(_ body: () throws -> Result) rethrows -> Result {
    world.becomeCurrentWhileItExists()
    return try world.run(body)
  }

  func layOut() {
    for window in world.application.windows { window.layoutIfNeeded() }
    nameViews()
  }

  /// Has the log call views by their accessibility identifiers.
  private func nameViews() {
    var pending: [UIView] = world.application.windows
    while let view = pending.popLast() {
      if let identifier = view.accessibilityIdentifier, !identifier.isEmpty {
        let className = String(describing: type(of: view))
        callbackLog.note(
          view.introduce(in: world, as: identifier), isOfUIKit: CallbackLog.isOfUIKit(className))
      }
      pending += view.subviews
    }
  }

  /// Takes a picture for the page, if the screen has changed.
  func look() {
    if keepsPictures { pictures.look(at: world, after: facts.records) }
  }

  /// Has the application handle a frame at the present time.
  ///
  /// - Parameter keepingModifiers: whether the frame says which modifier keys are down.
  func send(_ frame: Frame, keepingModifiers: Bool = false) {
    inWorld {
      var frame = frame
      frame.nanoseconds = world.timeline.now.nanoseconds
      if !keepingModifiers { frame.modifierFlags = modifierFlags }
      layOut()
      if keepsPictures { pictures.note(frame) }
      world.application.handle(frame)
      layOut()
      look()
    }
  }
}

/// Hands facts to two listeners.
final class FactFork: TraceSink {
  private let first: any TraceSink
  private let second: any TraceSink
  /// Whether facts are dropped: what a test asks by itself is nothing that happened.
  var isPaused = false

  init(_ first: any TraceSink, _ second: any TraceSink) {
    self.first = first
    self.second = second
  }

  nonisolated deinit {}

  func record(_ record: TraceRecord) {
    // Names are never said twice.
    if isPaused, !record.isName { return }
    first.record(record)
    second.record(record)
  }
}

extension TraceRecord {
  fileprivate var isName: Bool { if case .subject = fact { true } else { false } }
}
