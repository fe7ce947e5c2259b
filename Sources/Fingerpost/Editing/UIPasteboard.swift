public import Foundation

/// What was cut or copied, to be pasted. [EDIT-3]
///
/// Each ``World`` has one, in memory: it reaches neither other applications nor the next run. It holds texts; there are
/// neither images nor item providers.
@preconcurrency @MainActor public final class UIPasteboard: NSObject {
  /// Posted when something else is on the pasteboard; the object is the pasteboard.
  public nonisolated static let changedNotification = NSNotification.Name("UIPasteboardChangedNotification")

  /// The pasteboard of the current world.
  public static var general: UIPasteboard { World.current.pasteboard }

  /// How often what is on the pasteboard has changed.
  public private(set) var changeCount = 0

  nonisolated deinit {}

  /// The texts on the pasteboard, or nil without any. Setting it takes off everything else. [EDIT-3]
  public var strings: [String]? {
    get { texts.isEmpty ? nil : texts }
    set {
      texts = newValue ?? []
      changeCount += 1
      NotificationCenter.default.post(name: Self.changedNotification, object: self)
    }
  }

  /// The first text on the pasteboard. Setting it takes off everything else. [EDIT-3]
  public var string: String? {
    get { texts.first }
    set { strings = newValue.map { [$0] } }
  }

  /// Whether there is a text on the pasteboard.
  public var hasStrings: Bool { !texts.isEmpty }

  /// How many items are on the pasteboard.
  public var numberOfItems: Int { texts.count }

  private var texts: [String] = []
}
