import FingerpostTrace

/// One instance of an application's interface, which windows belong to.
@preconcurrency @MainActor open class UIScene: UIResponder {
  private final let link: WorldLink

  /// What is told of the scene's life, and usually owns its window; not in the responder chain. [RESP-6]
  ///
  /// The scene keeps it.
  public final var delegate: (any UISceneDelegate)?

  /// The session that the scene was opened in; nil for one that was made by hand.
  public internal(set) final var session: UISceneSession?

  /// Whether the scene is in front, and has events.
  public nonisolated enum ActivationState: Int, Sendable {
    /// It belongs to no application.
    case unattached = -1
    /// It is in front and has events.
    case foregroundActive = 0
    /// It is in front, and something of the system's has the events.
    case foregroundInactive = 1
    /// It is not in front.
    case background = 2
  }

  /// Whether the scene is in front, and has events; the same for all scenes of an application.
  public final var activationState: ActivationState {
    switch link.world?.application.applicationState {
    case .active: .foregroundActive
    case .inactive: .foregroundInactive
    case .background: .background
    case nil: .unattached
    }
  }

  final var world: World { link.world ?? .current }

  /// Creates a scene in the current world and connects it to the application.
  public override init() {
    link = World.current.link
    super.init()
    world.application.connect(self)
  }

  /// The application. A scene's delegate is not in the chain. [RESP-6]
  open override var next: UIResponder? { world.application }

  override var subjectKind: SubjectKind { .scene }
}

/// A scene that shows windows. [RESP-6]
@preconcurrency @MainActor open class UIWindowScene: UIScene {
  /// The visible windows of the scene, back to front. [WIN-2]
  public final var windows: [UIWindow] { world.application.windows.filter { $0.windowScene === self } }

  /// The key window, if it belongs to this scene. [WIN-12]
  public final var keyWindow: UIWindow? {
    world.application.keyWindow.flatMap { $0.windowScene === self ? $0 : nil }
  }

  /// The coordinates of the scene: here those of its screen.
  public final var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }
}
