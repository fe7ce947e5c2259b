public import Fingerpost
public import Foundation

extension UIScene {
  /// Posted when a scene is there. Nothing here posts it but code.
  public nonisolated static let willConnectNotification = NSNotification.Name(
    "UISceneWillConnectNotification")
  /// Posted when a scene is gone. Nothing here posts it but code.
  public nonisolated static let didDisconnectNotification = NSNotification.Name(
    "UISceneDidDisconnectNotification")
  /// Posted when a scene has become active. Nothing here posts it but code.
  public nonisolated static let didActivateNotification = NSNotification.Name(
    "UISceneDidActivateNotification")
  /// Posted when a scene is to be active no more. Nothing here posts it but code.
  public nonisolated static let willDeactivateNotification = NSNotification.Name(
    "UISceneWillDeactivateNotification")
  /// Posted when a scene comes to the front. Nothing here posts it but code.
  public nonisolated static let willEnterForegroundNotification = NSNotification.Name(
    "UISceneWillEnterForegroundNotification")
  /// Posted when a scene has left the front. Nothing here posts it but code.
  public nonisolated static let didEnterBackgroundNotification = NSNotification.Name(
    "UISceneDidEnterBackgroundNotification")

  /// What the scene is called. Default empty. Kept and read back. [VAL-134]
  public final var title: String! {
    get { kept("") }
    set { keep(newValue ?? "") }
  }

  /// A line below that. Default empty. Kept and read back. [VAL-134]
  public final var subtitle: String {
    get { kept("") }
    set { keep(newValue) }
  }
}

/// How a scene's windows lie on the screen. [VAL-134]
@preconcurrency @MainActor public final class UIWindowSceneGeometry: NSObject {
  /// How the screen is held: upright.
  public let interfaceOrientation = UIInterfaceOrientation.portrait
  /// The coordinates of the scene.
  public let coordinateSpace: any UICoordinateSpace

  init(_ coordinateSpace: any UICoordinateSpace) {
    self.coordinateSpace = coordinateSpace
    super.init()
  }

  nonisolated deinit {}
}

extension UIWindowScene {
  /// How the scene lies on the screen: upright, and as large as it.
  public final var effectiveGeometry: UIWindowSceneGeometry { UIWindowSceneGeometry(coordinateSpace) }

  /// What the scene is for.
  public final var traitCollection: UITraitCollection { keyWindow?.traitCollection ?? .current }

  /// Whether it fills the screen: true.
  public final var isFullScreen: Bool { true }

  /// Wishes how the scene lies on the screen.
  @preconcurrency @MainActor open class GeometryPreferences: NSObject {
    nonisolated deinit {}

    /// The same for a phone or a pad.
    public final class iOS: GeometryPreferences {
      /// How the screen may be held.
      public let interfaceOrientations: UIInterfaceOrientationMask?

      /// Wishes how the screen is held.
      public init(interfaceOrientations: UIInterfaceOrientationMask? = nil) {
        self.interfaceOrientations = interfaceOrientations
        super.init()
      }

      nonisolated deinit {}
    }
  }

  /// Asks for the screen to be held otherwise. It stays upright, so any wish that is not for that fails. [VAL-134]
  public final func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {
    guard let wish = geometryPreferences as? GeometryPreferences.iOS, let mask = wish.interfaceOrientations,
      !mask.contains(.portrait)
    else { return }
    errorHandler?(CocoaError(.featureUnsupported))
  }
}

extension UIScreen {
  /// The screen that this one repeats: nil.
  public final var mirrored: UIScreen? { nil }
  /// What is focused on it: nil for none.
  public final var focusedItem: (any UIFocusItem)? { nil }
  /// Whether brightness may be made by software. Default false. Kept and read back.
  public final var wantsSoftwareDimming: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  /// What it shows things for.
  public final var traitCollection: UITraitCollection { .current }
  /// A view that looks as the screen does: an empty one of its size, as nothing is drawn.
  public final func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView { UIView(frame: bounds) }
  /// Posted when it shows another number of pixels. Nothing here posts it but code.
  public nonisolated static let modeDidChangeNotification = NSNotification.Name(
    "UIScreenModeDidChangeNotification")
}

extension UIApplication {
  /// Whether there can be several scenes: false.
  public final var supportsMultipleScenes: Bool { false }
  /// Whether files of a locked device can be read: true.
  public final var isProtectedDataAvailable: Bool { true }
  /// Whether there are other images for the home screen: false.
  public final var supportsAlternateIcons: Bool { false }
  /// The name of another image for the home screen: nil.
  public final var alternateIconName: String? { nil }
  /// Whether the application is told of messages from outside. False until ``registerForRemoteNotifications()``. [VAL-134]
  public final var isRegisteredForRemoteNotifications: Bool { kept(false, "remote") }
  /// Says that it is to be told of them. It is kept: none comes, and no delegate hears of a token. [VAL-134]
  public final func registerForRemoteNotifications() { keep(true, "remote") }
  /// Takes that back.
  public final func unregisterForRemoteNotifications() { keep(false, "remote") }
  /// Opens an address, as ``open(_:options:completionHandler:)`` does.
  ///
  /// - Returns: whether there is something for it, as ``canOpenURL(_:)`` says.
  @discardableResult
  public final func openURL(_ url: URL) -> Bool {
    let can = canOpenURL(url)
    if can { open(url, options: [:], completionHandler: nil) }
    return can
  }
  /// Posted when the day or the time has changed. Nothing here posts it but code.
  public nonisolated static let significantTimeChangeNotification = NSNotification.Name(
    "UIApplicationSignificantTimeChangeNotification")
  /// Posted when files of a locked device can be read again. Nothing here posts it but code.
  public nonisolated static let protectedDataDidBecomeAvailableNotification = NSNotification.Name(
    "UIApplicationProtectedDataDidBecomeAvailable")
  /// Posted before they cannot be read any more. Nothing here posts it but code.
  public nonisolated static let protectedDataWillBecomeUnavailableNotification = NSNotification.Name(
    "UIApplicationProtectedDataWillBecomeUnavailable")
  /// Where the status bar is, in notifications about it.
  public nonisolated static let statusBarFrameUserInfoKey = "UIApplicationStatusBarFrameUserInfoKey"
  /// How the screen is held, in notifications about it.
  public nonisolated static let statusBarOrientationUserInfoKey =
    "UIApplicationStatusBarOrientationUserInfoKey"
  /// The address of the settings of messages.
  public nonisolated static let openNotificationSettingsURLString = "app-settings:notifications"
}

nonisolated extension UIApplication.LaunchOptionsKey {
  /// An address.
  public static let url = Self(rawValue: "UIApplicationLaunchOptionsURLKey")
  /// Who asked for it.
  public static let sourceApplication = Self(rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
  /// A message from outside.
  public static let remoteNotification = Self(rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
  /// A message of its own.
  public static let localNotification = Self(rawValue: "UIApplicationLaunchOptionsLocalNotificationKey")
  /// What a user does.
  public static let userActivityDictionary = Self(
    rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
  /// A shortcut on the home screen.
  public static let shortcutItem = Self(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
}
