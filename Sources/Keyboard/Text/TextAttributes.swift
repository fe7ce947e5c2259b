public import Foundation

extension NSAttributedString.Key {
  /// A text that makes a range something to tap, and tells which. [TXV-2]
  public nonisolated static let textItemTag = NSAttributedString.Key("UITextItemTagAttribute")
}
