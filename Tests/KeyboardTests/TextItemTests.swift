import Expectations
import Foundation
import Testing
import UIKit

/// Taps and presses on the links, tags and attachments of a text, as they were measured: a text view of 353 by 120 points
/// at (20, 200), taps of 60 ms and presses of 0.9 s.
@Suite struct TextItemTests {
  /// A delegate of the newer methods.
  private class Newer: NSObject, UITextViewDelegate {
    let screen: TextScreen
    var primary: (UIAction) -> UIAction? = { $0 }
    var offersMenu = true

    init(_ screen: TextScreen) { self.screen = screen }

    nonisolated deinit {}

    func textView(
      _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
    ) -> UIAction? {
      screen.note("primary \(textItem.range.location) \(textItem.range.length)")
      return primary(defaultAction)
    }
    func textView(
      _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
    ) -> UITextItem.MenuConfiguration? {
      screen.note("menu \(defaultMenu.title)[\(defaultMenu.children.map(\.title).joined(separator: " "))]")
      return offersMenu ? UITextItem.MenuConfiguration(menu: defaultMenu) : nil
    }
    func textView(
      _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem,
      animator: any UIContextMenuInteractionAnimating
    ) {
      screen.note("will display")
      animator.addAnimations { self.screen.note("animations") }
      animator.addCompletion { self.screen.note("completion") }
    }
    func textView(
      _ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem,
      animator: any UIContextMenuInteractionAnimating
    ) { screen.note("will end") }
  }

  /// A delegate of the older method alone.
  private final class Older: NSObject, UITextViewDelegate {
    let screen: TextScreen
    var allows = true
    init(_ screen: TextScreen) { self.screen = screen }

    nonisolated deinit {}

    func textView(
      _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
      interaction: UITextItemInteraction
    ) -> Bool {
      screen.note("should \(characterRange.location) \(characterRange.length) \(interaction.rawValue)")
      return allows
    }
  }

  private final class BothWays: Newer {
    func textView(
      _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
      interaction: UITextItemInteraction
    ) -> Bool {
      screen.note("should")
      return true
    }
  }

  private final class Opener: UIResponder, UIApplicationDelegate {
    let screen: TextScreen
    init(_ screen: TextScreen) { self.screen = screen }

    nonisolated deinit {}

    func application(
      _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool {
      screen.note("opened \(url)")
      return true
    }
  }

  private let screen = TextScreen(size: CGSize(width: 393, height: 852))
  private let textView: UITextView
  private let newer: Newer

  // The middles of the link, the tag, the attachment and of plain text.
  private let link = (90.0, 220.0)
  private let tag = (167.6, 220.0)
  private let attachment = (253.5, 220.0)
  private let plain = (44.5, 220.0)

  init() throws {
    textView = screen.textView(CGRect(x: 20, y: 200, width: 353, height: 120))
    newer = Newer(screen)
    textView.isEditable = false
    let text = NSMutableAttributedString(string: "Read Apple or tagword here \u{FFFC} end web")
    let url = try #require(URL(string: "probe://open"))
    text.addAttribute(.link, value: url, range: NSRange(location: 5, length: 5))
    text.addAttribute(.textItemTag, value: "tag", range: NSRange(location: 14, length: 7))
    let picture = NSTextAttachment()
    picture.bounds = CGRect(x: 0, y: 0, width: 24, height: 24)
    text.addAttribute(.attachment, value: picture, range: NSRange(location: 27, length: 1))
    textView.attributedText = text
    textView.delegate = newer
    let opener = Opener(screen)
    screen.run { screen.world.application.delegate = opener }
    _ = screen.drain()
  }

  private func tap(_ place: (Double, Double)) -> [String] {
    screen.tap(place.0, place.1)
    return screen.drain()
  }

  private func press(_ place: (Double, Double)) -> [String] {
    screen.press(place.0, place.1, for: 0.9)
    return screen.drain().filter { $0 != "animations" && $0 != "completion" }
  }

  private let openMenu = "menu probe://open[Open Copy Share…]"

  @Test("TXV-2: a tap on a link asks for the action, and opens it by default") func tapLink() {
    expect(tap(link), is: ["primary 5 5", "opened probe://open"])
    #expect(!textView.isFirstResponder && textView.selectedRange == NSRange(location: 36, length: 0))
    textView.delegate = nil
    expect(tap(link), is: ["opened probe://open"])
  }

  @Test("TXV-2: a delegate of the older method is asked that, and with both only the newer one")
  func tapLinkOld() {
    let older = Older(screen)
    textView.delegate = older
    expect(tap(link), is: ["should 5 5 0", "opened probe://open"])
    older.allows = false
    expect(tap(link), is: ["should 5 5 0"])
    expect(press(link), is: ["should 5 5 1"])
    let both = BothWays(screen)
    textView.delegate = both
    expect(tap(link), is: ["primary 5 5", "opened probe://open"])
  }

  @Test("TXV-2: another action acts instead; without one the menu comes up and the link is selected")
  func tapCustom() {
    newer.primary = { _ in UIAction { _ in self.screen.note("custom") } }
    expect(tap(link), is: ["primary 5 5", "custom"])
    newer.primary = { _ in nil }
    expect(tap(link), is: ["primary 5 5", openMenu, "will display", "animations", "completion"])
    #expect(textView.selectedRange == NSRange(location: 5, length: 5) && !textView.isFirstResponder)
    expect(textView.visibleTextItemMenu, isNot: nil)
    #expect(tap((10, 600)) == ["will end"] && textView.visibleTextItemMenu == nil)
    _ = tap(link)
    if let open = textView.visibleTextItemMenu?.children.first as? UIAction {
      screen.run { textView.chooseFromTextItemMenu(open) }
    }
    screen.wait(0)
    expect(screen.drain(), is: ["will end", "opened probe://open"])
  }

  @Test(
    "TXV-2: a tap on a tag asks for a menu, which has nothing; on an attachment and plain text nothing comes")
  func tapOthers() {
    expect(tap(tag), is: ["primary 14 7", "menu []"])
    expect(tap(attachment), is: ["primary 27 1"])
    #expect(!textView.isFirstResponder && textView.visibleTextItemMenu == nil)
    #expect(tap(plain) == [] && textView.isFirstResponder)
    expect(textView.selectedRange, is: NSRange(location: 36, length: 0))
  }

  @Test("TXV-2: nothing in a text that is not selectable acts; a link in one that can be edited opens")
  func flags() {
    textView.isSelectable = false
    #expect(tap(link) == [] && press(link) == [] && !textView.isFirstResponder)
    textView.isSelectable = true
    textView.isEditable = true
    #expect(tap(link) == ["primary 5 5", "opened probe://open"] && !textView.isFirstResponder)
  }

  @Test("TXV-2: a press on a link asks for the action and the menu, and shows the menu") func pressLink() {
    expect(press(link), is: ["primary 5 5", openMenu, "will display"])
    #expect(textView.selectedRange == NSRange(location: 5, length: 5) && !textView.isFirstResponder)
  }

  @Test("TXV-2: without a menu a press makes the text view first responder") func pressNil() {
    newer.offersMenu = false
    expect(press(link), is: ["primary 5 5", openMenu])
    #expect(textView.isFirstResponder && textView.selectedRange == NSRange(location: 36, length: 0))
  }

  @Test("TXV-2: a press on a tag has no menu, which ends at once; one on an attachment has two elements")
  func pressOthers() {
    #expect(press(tag) == ["primary 14 7", "menu []", "will end"] && !textView.isFirstResponder)
    expect(press(attachment), is: ["primary 27 1", "menu [Copy Image Save to Camera Roll]", "will display"])
    expect(textView.selectedRange, is: NSRange(location: 27, length: 1))
  }
}
