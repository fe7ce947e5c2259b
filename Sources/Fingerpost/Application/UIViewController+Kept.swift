public import Foundation

/// What a controller tells those around it and nothing here acts on.
struct KeptControllerValues {
  var restorationIdentifier: String?
  var capturesStatusBar = false
  var edges = UIRectEdge.all
  var extendsUnderOpaqueBars = false
  var adjustsScrollInsets = true
  var statusBarUpdates = 0
  var homeIndicatorUpdates = 0
  var style = UIUserInterfaceStyle.unspecified
}

extension UIViewController {
  /// Whether what the controller shows is light or dark whatever the screen is. Default unspecified: as what is around it. The
  /// view may say otherwise. [VAL-123]
  public final var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { wishes.kept.style }
    set {
      let before = viewIfLoaded?.traitCollection
      wishes.kept.style = newValue
      guard let view = viewIfLoaded, let before,
        view.statedStyle ?? .light != before.userInterfaceStyle
      else { return }
      view.announceTraits(since: before)
    }
  }

  /// Says that ``supportedInterfaceOrientations`` has changed. The screen stays upright: it is only counted.
  public final func setNeedsUpdateOfSupportedInterfaceOrientations() {
    UIApplication.shared.wishes.rotationAttempts += 1
  }

  /// Says that what is wanted of the status bar has changed. Nothing here asks for it: it is only counted.
  public final func setNeedsStatusBarAppearanceUpdate() { wishes.kept.statusBarUpdates += 1 }

  /// Says that ``preferredScreenEdgesDeferringSystemGestures`` has changed. It is asked again for each touch in any case; a
  /// touch that is held back at an edge which is deferred now goes through. [EDGE-4, PIPE-14]
  public final func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {
    guard let window = viewIfLoaded?.window else { return }
    _UISystemGestureGateGestureRecognizer.update(in: window)
  }

  /// Says that what is wanted of the home indicator has changed. Nothing here asks for it: it is only counted.
  public final func setNeedsUpdateOfHomeIndicatorAutoHidden() { wishes.kept.homeIndicatorUpdates += 1 }

  /// How often ``setNeedsUpdateOfHomeIndicatorAutoHidden()`` was called. Not UIKit's: it is there for tests.
  public final var homeIndicatorUpdates: Int { wishes.kept.homeIndicatorUpdates }

  /// How often ``setNeedsStatusBarAppearanceUpdate()`` was called. Not UIKit's: it is there for tests.
  public final var statusBarAppearanceUpdates: Int { wishes.kept.statusBarUpdates }

  /// Whether the controller would decide about the status bar though it does not cover the screen. Default false. Kept and
  /// read back.
  public final var modalPresentationCapturesStatusBarAppearance: Bool {
    get { wishes.kept.capturesStatusBar }
    set { wishes.kept.capturesStatusBar = newValue }
  }

  /// The edges where the view would go under bars. Default all. Kept and read back: containers decide it here.
  public final var edgesForExtendedLayout: UIRectEdge {
    get { wishes.kept.edges }
    set { wishes.kept.edges = newValue }
  }

  /// Whether it would go under opaque bars as well. Default false. Kept and read back.
  public final var extendedLayoutIncludesOpaqueBars: Bool {
    get { wishes.kept.extendsUnderOpaqueBars }
    set { wishes.kept.extendsUnderOpaqueBars = newValue }
  }

  /// Whether insets of a scroll view would be set, as before iOS 11. Default true. Kept and read back.
  public final var automaticallyAdjustsScrollViewInsets: Bool {
    get { wishes.kept.adjustsScrollInsets }
    set { wishes.kept.adjustsScrollInsets = newValue }
  }

  /// A name under which state would be restored; nothing is restored here. Default nil.
  public final var restorationIdentifier: String? {
    get { wishes.kept.restorationIdentifier }
    set { wishes.kept.restorationIdentifier = newValue }
  }

  /// Asks for the screen to be turned as the device is held. It is upright here and stays so: it is only counted. [VAL-58]
  public final class func attemptRotationToDeviceOrientation() {
    UIApplication.shared.wishes.rotationAttempts += 1
  }

  /// How the screen is held: upright.
  public final var interfaceOrientation: UIInterfaceOrientation { .portrait }

  /// The name of the nib file of the view: nil, as there are none here.
  public final var nibName: String? { nil }

  /// The bundle of that file: nil.
  public final var nibBundle: Bundle? { nil }
}

/// What a scene tells about its status bar.
@preconcurrency @MainActor public final class UIStatusBarManager: NSObject {
  private let application: UIApplication

  init(_ application: UIApplication) {
    self.application = application
    super.init()
  }

  nonisolated deinit {}

  /// Where the status bar is on the screen, in points; zero while it is hidden or there is none. [WIN-15]
  public var statusBarFrame: CGRect { application.statusBarFrame }
  /// Whether the status bar is hidden.
  public var isStatusBarHidden: Bool { application.isStatusBarHidden }
  /// How the status bar looks.
  public var statusBarStyle: UIStatusBarStyle { application.statusBarStyle }
}

extension UIWindowScene {
  /// What tells about the status bar of the scene.
  public final var statusBarManager: UIStatusBarManager? { UIStatusBarManager(world.application) }

  /// How the screen is held: upright.
  public final var interfaceOrientation: UIInterfaceOrientation { .portrait }
}
