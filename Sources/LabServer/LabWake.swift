import CChannel

/// A descriptor by which other threads wake the lab's own.
public final class LabWake: Sendable {
  /// Can be read after ``signal()``, until ``rest()``.
  public let descriptor = channel_wake()

  /// Creates one that has woken nothing yet.
  public init() {}

  deinit { close(descriptor) }

  /// Wakes.
  public func signal() { channel_signal(descriptor) }

  /// Takes back what woke.
  public func rest() { _ = channel_rest(descriptor) }
}
