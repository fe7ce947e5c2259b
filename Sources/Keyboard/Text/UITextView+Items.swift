public import Fingerpost
import FingerpostInteractions
import Foundation

/// What taps and presses do with links, attachments and tags. [TXV-2]
extension UITextView {
  /// What an action does that a delegate of the older methods did not want.
  static let refusal = UIAction(title: "") { _ in }

  /// The menu of an item that is up; nil for none. Not UIKit's, where it would be seen.
  public final var visibleTextItemMenu: UIMenu? { itemMenu?.menu }

  /// Does what a touch on an element of the menu does: the menu goes, and the element acts. Not UIKit's.
  public final func chooseFromTextItemMenu(_ element: any UIMenuLeaf) {
    guard itemMenu != nil else { return }
    dismissTextItemMenu()
    element.performWithSender(self, target: nil)
  }

  /// The item at a point, in the coordinates of the text view.
  final func item(at point: CGPoint) -> UITextItem? {
    guard let letter = lines.letter(at: point) else { return nil }
    let whole = NSRange(location: 0, length: storage.length)
    func value(_ key: NSAttributedString.Key) -> (Any, NSRange)? {
      var range = NSRange()
      return storage.attribute(key, at: letter, longestEffectiveRange: &range, in: whole).map { ($0, range) }
    }
    if let (link, range) = value(.link),
      let url = link as? URL ?? (link as? String).flatMap({ URL(string: $0) })
    {
      return UITextItem(.link(url), range)
    }
    if let (attachment, range) = value(.attachment), let attachment = attachment as? NSTextAttachment {
      return UITextItem(.textAttachment(attachment), range)
    }
    if let (tag, range) = value(.textItemTag), let tag = tag as? String {
      return UITextItem(.tag(tag), range)
    }
    return nil
  }

  // MARK: - A tap

  final func itemTapped(_ recognizer: UIGestureRecognizer) {
    guard let item = item(at: recognizer.location(in: self)) else { return }
    interaction = .invokeDefaultAction
    let standard = defaultAction(of: item)
    guard let delegate else { return standard.performWithSender(self, target: nil) }
    if let action = delegate.textView(self, primaryActionFor: item, defaultAction: standard) {
      action.performWithSender(self, target: nil)
    } else {
      presentMenu(of: item)
    }
  }

  private final func defaultAction(of item: UITextItem) -> UIAction {
    UIAction(identifier: UIAction.Identifier("UITextInteractableItemDefaultAction")) { [weak self] _ in
      switch item.content {
      case .link(let url): self?.open(url)
      case .tag: self?.presentMenu(of: item)
      case .textAttachment: break
      }
    }
  }

  private final func open(_ url: URL) { ownWorld.application.open(url) }

  // MARK: - A press

  final func itemPressed(_ recognizer: UIGestureRecognizer) {
    guard recognizer.state == .began, let item = item(at: recognizer.location(in: self)) else { return }
    interaction = .presentActions
    let action = delegate?.textView(self, primaryActionFor: item, defaultAction: defaultAction(of: item))
    guard action !== Self.refusal else { return }
    switch presentMenu(of: item) {
    case .shown: break
    case .refused: becomeFirstResponder()
    case .empty: tell(item) { $0.textView($1, textItemMenuWillEndFor: $2, animator: $3) }
    }
  }

  // MARK: - The menu

  private enum MenuOutcome {
    case shown, refused, empty
  }

  /// Asks for the menu of an item and brings it up, with the item selected.
  @discardableResult
  private final func presentMenu(of item: UITextItem) -> MenuOutcome {
    let standard = defaultMenu(of: item)
    let wanted =
      delegate.map { $0.textView(self, menuConfigurationFor: item, defaultMenu: standard)?.menu } ?? standard
    guard let menu = wanted else { return .refused }
    guard !menu.children.isEmpty, let window else { return .empty }
    dismissTextItemMenu()
    select(within(item.range))
    let container = _UIContextMenuContainerView(frame: window.bounds)
    container.textView = self
    itemMenu = TextItemMenu(item: item, menu: menu, container: container)
    tell(item) { $0.textView($1, textItemMenuWillDisplayFor: $2, animator: $3) }
    // The delegate may have taken the text view, and the menu with it, away.
    if itemMenu?.container === container { window.addSubview(container) }
    return .shown
  }

  final func dismissTextItemMenu() {
    guard let shown = itemMenu else { return }
    itemMenu = nil
    shown.container.removeFromSuperview()
    tell(shown.item) { $0.textView($1, textItemMenuWillEndFor: $2, animator: $3) }
  }

  private final func tell(
    _ item: UITextItem,
    _ call: (any UITextViewDelegate, UITextView, UITextItem, any UIContextMenuInteractionAnimating) -> Void
  ) {
    guard let delegate else { return }
    let animator = InteractionAnimator()
    call(delegate, self, item, animator)
    animator.run(in: ownWorld)
  }

  /// The menus as measured. What needs another part of the system does nothing: sharing, images and photos.
  private final func defaultMenu(of item: UITextItem) -> UIMenu {
    func named(_ title: String) -> UIAction { UIAction(title: title) { _ in } }
    switch item.content {
    case .link(let url):
      let open = UIAction(title: "Open") { [weak self] _ in self?.open(url) }
      let copy = UIAction(title: "Copy") { [weak self] _ in self?.pasteboard.string = url.absoluteString }
      return UIMenu(title: url.absoluteString, children: [open, copy, named("Share…")])
    case .textAttachment: return UIMenu(children: [named("Copy Image"), named("Save to Camera Roll")])
    case .tag: return UIMenu()
    }
  }
}

/// The menu of an item that is up.
struct TextItemMenu {
  let item: UITextItem
  let menu: UIMenu
  let container: UIView
}

/// What is in front of everything while a menu is up: it takes all touches, and goes with the menu when one lifts.
final class _UIContextMenuContainerView: UIView {
  weak var textView: UITextView?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    textView?.dismissTextItemMenu()
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
