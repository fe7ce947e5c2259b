public import Foundation

/// What an application tells the system and nothing here acts on.
struct ApplicationWishes {
  var statusBarStyle = UIStatusBarStyle.default
  var hidesStatusBar = false
  var disablesIdleTimer = false
  var showsNetworkActivity = false
  var badgeNumber = 0
  var openedURLs = Recent<URL>()
  var rotationAttempts = 0
  var ignoring = 0
  var backgroundTasks: Set<Int> = []
  var lastTask = 0
}

/// A task that would end although the application is in the background.
public nonisolated struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The number of the task.
  public let rawValue: Int

  /// Creates an identifier from its number.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// No task.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

extension UIApplication {
  // MARK: - Touches

  /// Keeps new touches away until ``endIgnoringInteractionEvents()`` was called as often. [VAL-96]
  ///
  /// Touches that have begun stay as they are.
  public final func beginIgnoringInteractionEvents() { wishes.ignoring += 1 }

  /// Takes one call of ``beginIgnoringInteractionEvents()`` back; does nothing without one. [VAL-96]
  public final func endIgnoringInteractionEvents() { wishes.ignoring = max(0, wishes.ignoring - 1) }

  /// Whether new touches are kept away. [VAL-96]
  public final var isIgnoringInteractionEvents: Bool { wishes.ignoring > 0 }

  // MARK: - Tasks in the background

  /// Says that something is to end although the application goes to the background. [VAL-97]
  ///
  /// - Parameter handler: what would be called where time is short, which it never is here.
  /// - Returns: what ``endBackgroundTask(_:)`` is given.
  @discardableResult
  public final func beginBackgroundTask(
    expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    wishes.lastTask += 1
    wishes.backgroundTasks.insert(wishes.lastTask)
    return UIBackgroundTaskIdentifier(rawValue: wishes.lastTask)
  }

  /// Says the same of something with a name, which makes no difference. [VAL-97]
  @discardableResult
  public final func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { beginBackgroundTask(expirationHandler: handler) }

  /// Says that it has ended. [VAL-97]
  public final func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {
    wishes.backgroundTasks.remove(identifier.rawValue)
  }

  /// How many tasks have begun and not ended. Not UIKit's: it is there for tests. [VAL-97]
  public final var backgroundTaskCount: Int { wishes.backgroundTasks.count }

  /// How long the application could still run in the background, in seconds: as long as it likes.
  public final var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
}

extension UIApplication {
  /// Posted when memory is short. Nothing here posts it but code.
  public nonisolated static let didReceiveMemoryWarningNotification = NSNotification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  /// Posted when the orientation is about to change. Nothing here posts it but code.
  public nonisolated static let willChangeStatusBarOrientationNotification = NSNotification.Name(
    "UIApplicationWillChangeStatusBarOrientationNotification")
  /// Posted when the orientation has changed. Nothing here posts it but code.
  public nonisolated static let didChangeStatusBarOrientationNotification = NSNotification.Name(
    "UIApplicationDidChangeStatusBarOrientationNotification")
  /// Posted when the frame of the status bar has changed. Nothing here posts it but code.
  public nonisolated static let didChangeStatusBarFrameNotification = NSNotification.Name(
    "UIApplicationDidChangeStatusBarFrameNotification")
  /// Posted when the frame of the status bar is about to change. Nothing here posts it but code.
  public nonisolated static let willChangeStatusBarFrameNotification = NSNotification.Name(
    "UIApplicationWillChangeStatusBarFrameNotification")
  /// Posted when a picture of the screen was taken. Nothing here posts it but code.
  public nonisolated static let userDidTakeScreenshotNotification = NSNotification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")
  /// The URL of the application's settings.
  public nonisolated static let openSettingsURLString = "app-settings:"

  /// Which way the interface runs: from left to right.
  public final var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// How large the user wants text: large, which is the usual setting.
  public final var preferredContentSizeCategory: UIContentSizeCategory { .large }

  // MARK: - The status bar

  /// How the screen is held: upright.
  public final var statusBarOrientation: UIInterfaceOrientation { .portrait }

  /// Where the status bar is on the screen, in points: nowhere, unless the event rules have a window for it. [WIN-15]
  public final var statusBarFrame: CGRect {
    guard !isStatusBarHidden else { return .zero }
    return windowStack.statusBar?.subviews.first?.frame ?? .zero
  }

  /// Whether the status bar would be hidden. Default false. Kept and read back.
  public final var isStatusBarHidden: Bool {
    get { wishes.hidesStatusBar }
    set { wishes.hidesStatusBar = newValue }
  }

  /// How the status bar would look. Default default. Kept and read back.
  public final var statusBarStyle: UIStatusBarStyle {
    get { wishes.statusBarStyle }
    set { wishes.statusBarStyle = newValue }
  }

  /// Sets whether the status bar would be hidden. Nothing is animated.
  public final func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {
    isStatusBarHidden = hidden
  }

  /// Sets how the status bar would look. Nothing is animated.
  public final func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
    self.statusBarStyle = statusBarStyle
  }

  // MARK: - The device

  /// Returns how the screen may be held: what the delegate says, by default all ways but upside down. [VAL-57]
  public final func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
    delegate?.application(self, supportedInterfaceOrientationsFor: window) ?? .allButUpsideDown
  }

  /// How often controllers asked for the screen to be turned. Not UIKit's: it is there for tests. [VAL-58]
  public final var rotationAttempts: Int { wishes.rotationAttempts }

  /// Whether the screen would stay on without touches. Default false. Kept and read back.
  public final var isIdleTimerDisabled: Bool {
    get { wishes.disablesIdleTimer }
    set { wishes.disablesIdleTimer = newValue }
  }

  /// Whether it would be shown that something is loaded. Default false. Kept and read back.
  public final var isNetworkActivityIndicatorVisible: Bool {
    get { wishes.showsNetworkActivity }
    set { wishes.showsNetworkActivity = newValue }
  }

  /// The number on the application's icon. Default 0. Kept and read back.
  public final var applicationIconBadgeNumber: Int {
    get { wishes.badgeNumber }
    set { wishes.badgeNumber = newValue }
  }

  // MARK: - Other applications

  /// Whether another application would open a URL: false, as there is none.
  public final func canOpenURL(_ url: URL) -> Bool { false }

  /// The last URLs that were asked to be opened, in order: 500 at least, 1,000 at most. Not UIKit's: it is there for tests.
  public final var openedURLs: [URL] { wishes.openedURLs.entries }
}
