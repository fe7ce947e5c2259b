import Fingerpost
public import Foundation

extension NSAttributedString.Key {
  /// A link: a `URL`, or a text that is one. [TXV-2]
  public nonisolated static let link = NSAttributedString.Key("NSLink")
  /// An ``NSTextAttachment``, at a character U+FFFC. [TXV-2]
  public nonisolated static let attachment = NSAttributedString.Key("NSAttachment")
  /// A text that makes a range something to tap, and tells which. [TXV-2]
  public nonisolated static let textItemTag = NSAttributedString.Key("UITextItemTagAttribute")
}

/// Something in a text that is no letter, as large as its bounds say. [TXV-2]
@preconcurrency @MainActor open class NSTextAttachment: NSObject {
  /// Its size; where it begins has no effect here.
  open var bounds = CGRect.zero

  nonisolated deinit {}
}
