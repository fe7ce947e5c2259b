import FingerpostTrace

/// One instance of an application's interface, which windows belong to.
open class UIScene: UIResponder {
  private final let link: WorldLink

  /// Who is told of the scene's life, and usually owns its window; not in the responder chain. [RESP-6]
  ///
  /// The scene keeps it.
  public final var delegate: (any UISceneDelegate)?

  /// The session that the scene was opened in; nil for one that was made by hand.
  public internal(set) final var session: UISceneSession?

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
open class UIWindowScene: UIScene {
  /// The visible windows of the scene, back to front. [WIN-2]
  public final var windows: [UIWindow] { world.application.windows.filter { $0.windowScene === self } }

  /// The key window, if it belongs to this scene. [WIN-12]
  public final var keyWindow: UIWindow? {
    world.application.keyWindow.flatMap { $0.windowScene === self ? $0 : nil }
  }
}
