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

  /// How a URL is to be opened; nothing is known here.
  public nonisolated struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key as text.
    public let rawValue: String

    /// Creates a key.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
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
    world.timeline.schedule(at: world.timeline.now) { [weak self] _ in
      guard let self else { return }
      let isOpened = delegate?.application(self, open: url, options: [:]) ?? false
      completion?(isOpened)
    }
  }
}
