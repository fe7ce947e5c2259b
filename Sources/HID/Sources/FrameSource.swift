/// Something that gives frames: a device, a connection, a recording that is played.
///
/// Its owner waits until its descriptor can be read and then reads; no source waits, sleeps or has a thread.
public protocol FrameSource: AnyObject {
  /// What it is called, for people.
  var name: String { get }

  /// The descriptor that can be read when there is something; it stays the same for as long as the source lives.
  var descriptor: Int32 { get }

  /// Reads what is there, but never so much that other sources would have to wait for it.
  ///
  /// - Parameter frames: gets the frames, after those that it holds already.
  func read(into frames: inout [Frame]) -> SourceOutcome

  /// Cancels whatever is down, after which nothing is.
  ///
  /// - Returns: nil when nothing was down.
  func cancelAll() -> Frame?

  /// The modifier keys that are held now, with the bits of UIKit's `UIKeyModifierFlags`; asked for when it is added.
  var modifierFlags: Int { get }

  /// What was lost so far, on the way to this source.
  var losses: SourceLosses { get }
}

extension FrameSource {
  /// None: few sources have keys, and fewer know of any that are down before they were read.
  public var modifierFlags: Int { 0 }

  /// Nothing: most sources have nothing before them that could lose events.
  public var losses: SourceLosses { SourceLosses() }
}

/// The result of reading a source.
public enum SourceOutcome: Hashable, Sendable {
  /// All was read that is there now.
  case waiting
  /// There may be more.
  case more
  /// The source is gone; what was down has been cancelled.
  case gone
}
