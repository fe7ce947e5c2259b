import FingerpostTimeline
public import Foundation

extension UIApplication {
  /// What the delegate is told beside a URL; nothing is here.
  public nonisolated struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key as text.
    public let rawValue: String

    /// Creates a key.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// How a URL is to be opened; it has no effect.
  public nonisolated struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key as text.
    public let rawValue: String

    /// Creates a key.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Whether only an application that has the link for its own may open it.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// Has a URL opened in a later turn of the run loop, as if this application opened URLs of every kind: its delegate
  /// opens it, since there is no other application. [TXV-2]
  ///
  /// - Parameters:
  ///   - url: what to open.
  ///   - options: how; they have no effect.
  ///   - completion: called with whether the delegate opened it.
  public final func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    wishes.openedURLs.append(url)
    world.timeline.schedule(at: world.timeline.now) { [weak self] _ in
      guard let self else { return }
      let isOpened = delegate?.application(self, open: url, options: [:]) ?? false
      completion?(isOpened)
    }
  }
}
