import CRunLoop
public import FingerpostTimeline
public import FingerpostTrace
import FingerpostUnsafe
public import Foundation

/// Everything that a running application shares: one clock, one trace, one set of event rules, one application.
///
/// There is no process-wide state. `UIApplication.shared` and every window that is created belong to the world
/// that is current for the task, so that hundreds of tests run side by side, each in its own:
///
/// ```swift
/// let world = World()
/// world.run {
///   let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
///   window.makeKeyAndVisible()
/// }
/// ```
///
/// Code that binds no world runs in one default world for the process.
@preconcurrency @MainActor public final class World {
  /// The world that the current task has bound, if any. See ``run(_:)``.
  @TaskLocal public static var bound: World?

  private static var processDefault: World = {
    run_loop_moves_world()
    return World()
  }()

  /// Makes this the world of all code that binds none: that of a process in which one application runs.
  public func becomeProcessDefault() { World.processDefault = self }

  /// How the world is found that code which binds none is in meanwhile. See ``becomeCurrentWhileItExists()``.
  private static var temporary: WorldLink?

  /// Makes this the world of all code that binds none, as long as it exists: that of a test.
  ///
  /// A world that was the process's default is it no more, so that the next test finds another.
  package func becomeCurrentWhileItExists() {
    World.temporary = link
    if World.processDefault === self { World.processDefault = World() }
  }

  /// The world that is current for the task: the bound one, else that of a test, else the process's default.
  public static var current: World { bound ?? temporary?.world ?? processDefault }

  /// The clock. Events move it; nothing here reads the machine's.
  public let timeline: Timeline
  /// Where the engine records its facts.
  public let trace: Trace
  /// The thresholds and switches.
  public let eventRules: EventRules
  /// The size of the screen, in points.
  public let screenSize: CGSize
  /// The application, which exists as soon as its world does.
  public let application: UIApplication

  /// Creates a world.
  ///
  /// - Parameters:
  ///   - eventRules: thresholds and switches.
  ///   - trace: where facts go; by default nowhere, which costs nothing.
  ///   - timeline: the clock, by default at its beginning.
  ///   - screenSize: the size of the screen, in points.
  ///   - applicationClass: the class of the application, for those that override `sendEvent(_:)`.
  public init(
    eventRules: EventRules = .standard, trace: Trace = Trace(), timeline: Timeline = Timeline(),
    screenSize: CGSize = CGSize(width: 400, height: 800),
    applicationClass: UIApplication.Type = UIApplication.self
  ) {
    self.eventRules = eventRules
    self.trace = trace
    self.timeline = timeline
    self.screenSize = screenSize
    application = applicationClass.init()
    link.world = self
    application.attach(to: self)
  }

  nonisolated deinit {
    link.world = nil
  }

  /// What windows, scenes and the application find the world by.
  let link = WorldLink()

  /// The screen that windows fill.
  lazy var screen = UIScreen(link)

  /// What animates.
  lazy var animations = AnimationDesk()

  /// The interaction whose edit menu is up. [EDIT-6]
  weak var editMenu: UIEditMenuInteraction?

  /// What was cut or copied. [EDIT-3]
  lazy var pasteboard = UIPasteboard()

  #if !canImport(ObjectiveC)
    /// What objects are to perform later.
    lazy var delayedCalls = DelayedCalls()
  #endif

  /// How objects are made that would come from files of Interface Builder: controllers by storyboard and identifier.
  var controllerMakers: [String: [String?: () -> UIViewController]] = [:]
  var nibMakers: [String: (Any?) -> [Any]] = [:]

  /// What was posted for assistive techniques, which nothing hears.
  var postings = Recent<UIAccessibility.Posting>()

  /// Whether the main run loop is in the mode in which scroll views track. [PIPE-17]
  lazy var tracking = TrackingMode()

  /// Runs a closure with this world as the current one.
  ///
  /// - Throws: what the closure throws.
  public func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    try World.$bound.withValue(self, operation: body)
  }

  /// Has a second listener hear of the facts from now on, beside the trace's own sink; nil for none.
  ///
  /// It may come and go while events are handled, and changes nothing that happens.
  public func observe(_ observer: (any TraceSink)?) {
    trace.observer = observer
    application.gestureEnvironment.listeningChanged()
    for window in application.windowStack.windows { window.adoptTracing() }
  }

  /// Records a fact at the current time.
  package func record(_ fact: @autoclosure () -> Fact) {
    guard trace.isListening else { return }
    trace.record(fact(), at: timeline.now.nanoseconds)
  }
}

/// How what belongs to a world finds it, without keeping it alive.
///
/// A weak reference to the world would do the same, and would make every retain and release of it several times as
/// dear, on every move.
final class WorldLink {
  @exclusivity(unchecked) nonisolated(unsafe) unowned var world: World?
  /// The key window, which may be hidden. It is not retained, and clears this when it goes.
  nonisolated(unsafe) private var keptKeyWindow: Unretained<UIWindow>?
  nonisolated var keyWindow: UIWindow? {
    get { keptKeyWindow?.object }
    set { keptKeyWindow = newValue.map { Unretained($0) } }
  }

  nonisolated deinit {}
}
