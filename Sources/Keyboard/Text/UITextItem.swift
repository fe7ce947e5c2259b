public import Fingerpost
public import Foundation

/// A part of a text that a touch does something with. [TXV-2]
@preconcurrency @MainActor public final class UITextItem: NSObject {
  /// What the part is.
  public nonisolated enum Content: @unchecked Sendable {
    /// A link.
    case link(URL)
    /// Something that is no letter.
    case textAttachment(NSTextAttachment)
    /// Text with a tag.
    case tag(String)
  }

  /// What the part is.
  public let content: Content
  /// Where it is, in UTF-16 units of the text.
  public let range: NSRange

  init(_ content: Content, _ range: NSRange) {
    (self.content, self.range) = (content, range)
    super.init()
  }

  nonisolated deinit {}

  /// Which menu a press brings up. [TXV-2]
  @preconcurrency @MainActor public final class MenuConfiguration: NSObject {
    /// The menu.
    public let menu: UIMenu

    /// Creates a configuration with a menu.
    public init(menu: UIMenu) {
      self.menu = menu
      super.init()
    }

    nonisolated deinit {}
  }
}

/// What a touch on an item is for, as the older methods of a delegate are told; the raw values are UIKit's.
public nonisolated enum UITextItemInteraction: Int, Sendable {
  /// A tap.
  case invokeDefaultAction = 0
  /// A press.
  case presentActions = 1
  /// A press that shows more; nothing here does.
  case preview = 2
}
