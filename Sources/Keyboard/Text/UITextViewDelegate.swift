public import Fingerpost
public import FingerpostInteractions
public import Foundation

/// An object that has a say in the editing of a text view, and in what touches do with its items; every method is optional.
@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Whether editing may begin. Default true.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Called when editing has begun, before the notification. [TXV-1]
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Whether editing may end. Default true.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Called when editing has ended, before the notification. [TXV-1]
  func textViewDidEndEditing(_ textView: UITextView)
  /// Whether what the user does may change the text; not asked for what code does. Default true. [TXV-3]
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// Called when the text was edited, before the notification; not for a text that was set. [TXV-1, TXV-3]
  func textViewDidChange(_ textView: UITextView)
  /// Called when something else is selected, before ``textViewDidChange(_:)``. [TXV-1, TXV-3]
  func textViewDidChangeSelection(_ textView: UITextView)

  /// What a touch on an item does: the default, something else, or with nil bring up the menu. [TXV-2]
  ///
  /// Asked for a tap, and for a press, too, which does not do it. A delegate without it is asked the older methods below.
  func textView(
    _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
  ) -> UIAction?
  /// The menu of an item, or nil for none. [TXV-2]
  func textView(
    _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
  ) -> UITextItem.MenuConfiguration?
  /// Called when the menu of an item is about to come up.
  func textView(
    _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem,
    animator: any UIContextMenuInteractionAnimating)
  /// Called when the menu of an item is about to go.
  func textView(
    _ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem,
    animator: any UIContextMenuInteractionAnimating)

  /// Whether a touch may do something with a link; asked of delegates that do not name an action. Default true. [TXV-2]
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
  /// Whether a touch may do something with an attachment; asked of delegates that do not name an action. Default true.
  func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
    in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool
}

extension UITextViewDelegate {
  /// Returns true.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// Returns true.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  /// Does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// Returns true.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// Does nothing.
  public func textViewDidChange(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
  /// Asks the older methods, and returns the default action unless they are against it.
  public func textView(
    _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
  ) -> UIAction? {
    let (range, interaction) = (textItem.range, textView.interaction)
    let isWanted =
      switch textItem.content {
      case .link(let url):
        self.textView(textView, shouldInteractWith: url, in: range, interaction: interaction)
      case .textAttachment(let attachment):
        self.textView(textView, shouldInteractWith: attachment, in: range, interaction: interaction)
      case .tag: true
      }
    return isWanted ? defaultAction : UITextView.refusal
  }
  /// Returns the default menu.
  public func textView(
    _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
  ) -> UITextItem.MenuConfiguration? { UITextItem.MenuConfiguration(menu: defaultMenu) }
  /// Does nothing.
  public func textView(
    _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem,
    animator: any UIContextMenuInteractionAnimating
  ) {}
  /// Does nothing.
  public func textView(
    _ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem,
    animator: any UIContextMenuInteractionAnimating
  ) {}
  /// Returns true.
  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { true }
  /// Returns true.
  public func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
    in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool { true }
}
