public import Foundation

/// What was cut or copied, to be pasted. [EDIT-3]
///
/// Each ``World`` has one, in memory: it reaches neither other applications nor the next run. It holds texts and
/// images; there are no item providers.
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
    set { put(newValue ?? [], []) }
  }

  /// The images on the pasteboard, or nil without any. Setting it takes off everything else. [EDIT-3]
  public var images: [UIImage]? {
    get { pictures.isEmpty ? nil : pictures }
    set { put([], newValue ?? []) }
  }

  /// The first image on the pasteboard. Setting it takes off everything else. [EDIT-3]
  public var image: UIImage? {
    get { pictures.first }
    set { images = newValue.map { [$0] } }
  }

  /// Whether there is an image on the pasteboard.
  public var hasImages: Bool { !pictures.isEmpty }

  /// The first text on the pasteboard. Setting it takes off everything else. [EDIT-3]
  public var string: String? {
    get { texts.first }
    set { strings = newValue.map { [$0] } }
  }

  /// Whether there is a text on the pasteboard.
  public var hasStrings: Bool { !texts.isEmpty }

  /// How many items are on the pasteboard.
  public var numberOfItems: Int { texts.count + pictures.count }

  private var texts: [String] = []
  private var pictures: [UIImage] = []

  private func put(_ texts: [String], _ images: [UIImage]) {
    (self.texts, pictures) = (texts, images)
    changeCount += 1
    NotificationCenter.default.post(name: Self.changedNotification, object: self)
  }
}
