public import Fingerpost
import FingerpostTimeline
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

/// Takes what is to be animated when the menu of an item comes or goes. [TXV-2]
@preconcurrency @MainActor public protocol UIContextMenuInteractionAnimating: AnyObject {
  /// Adds an animation, which is called before the menu's coming or going has returned.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds what follows the animations, in a later turn of the run loop.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// Collects the animations of one coming or going.
final class TextItemAnimator: UIContextMenuInteractionAnimating {
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  nonisolated deinit {}

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  func run(in world: World) {
    for animation in animations { animation() }
    let completions = completions
    guard !completions.isEmpty else { return }
    world.timeline.schedule(at: world.timeline.now) { _ in for completion in completions { completion() } }
  }
}
