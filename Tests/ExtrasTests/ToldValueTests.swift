import Expectations
import Fingerpost
import Foundation
import Testing
import UIKit

/// Values that code sets and reads back, and those of them that decide something.
@Suite struct ToldValueTests {
  @Test("VAL-123: traits say what code said of them, a later one counts, and a closure changes some")
  func traits() {
    Stage().run { _ in
      let one = UITraitCollection(preferredContentSizeCategory: .small)
      #expect(one.preferredContentSizeCategory == .small && one.layoutDirection == .leftToRight)
      let both = UITraitCollection(traitsFrom: [one, UITraitCollection(layoutDirection: .rightToLeft)])
      #expect(both.preferredContentSizeCategory == .small && both.layoutDirection == .rightToLeft)
      #expect(both.containsTraits(in: one) && !one.containsTraits(in: both))
      let changed = both.modifyingTraits { $0.preferredContentSizeCategory = .large }
      #expect(changed.preferredContentSizeCategory == .large && changed.layoutDirection == .rightToLeft)
      expect(both.preferredContentSizeCategory, is: .small)
      let bold = UITraitCollection(mutations: { $0.legibilityWeight = .bold })
      #expect(bold.legibilityWeight == .bold && UITraitCollection.current.legibilityWeight == .regular)
      expect(UITraitCollection.current.preferredContentSizeCategory, is: .large)
    }
  }

  @Test(
    "VAL-123: a controller's style is that of its view and what is in it, unless they say otherwise; they are told"
  )
  func style() {
    final class Told: UIView {
      var count = 0
      override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { count += 1 }
    }
    Stage().run { window in
      let (controller, inner, other) = (UIViewController(), Told(), Told())
      controller.overrideUserInterfaceStyle = .dark
      controller.view.addSubview(inner)
      controller.view.addSubview(other)
      other.overrideUserInterfaceStyle = .light
      window.rootViewController = controller
      expect(inner.traitCollection.userInterfaceStyle, is: .dark)
      expect(other.traitCollection.userInterfaceStyle, is: .light)
      let counts = (inner.count, other.count)
      controller.overrideUserInterfaceStyle = .light
      #expect(inner.count == counts.0 + 1 && other.count == counts.1)
      expect(inner.traitCollection.userInterfaceStyle, is: .light)
    }
  }

  @Test("VAL-124: the background of a configuration has its color, and its corners where the style is fixed")
  func configuration() {
    Stage().run { window in
      let button = UIButton(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
      window.addSubview(button)
      var configuration = UIButton.Configuration.filled()
      configuration.background.cornerRadius = 11
      expect(configuration.background.backgroundColor, is: nil)
      configuration.cornerStyle = .fixed
      button.configuration = configuration
      expect(button.drawnCornerRadius, is: 11)
      configuration.cornerStyle = .small
      button.configuration = configuration
      expect(button.drawnCornerRadius, is: 4)
    }
  }

  @Test(
    "VAL-130: the action of a segment is performed when it is chosen by a finger, before the value has changed"
  )
  func segments() {
    let stage = Stage()
    var log: [String] = []
    let control = stage.run { window in
      let actions = ["a", "b"].map { title in
        UIAction(title: title, identifier: UIAction.Identifier(title)) { _ in log.append(title) }
      }
      let control = UISegmentedControl(
        frame: CGRect(x: 0, y: 0, width: 100, height: 32), actions: actions)
      control.addAction(UIAction { _ in log.append("changed") }, for: .valueChanged)
      window.addSubview(control)
      return control
    }
    stage.tap(75, 16)
    #expect(log == ["b", "changed"] && control.selectedSegmentIndex == 1)
    expect(control.segmentIndex(identifiedBy: UIAction.Identifier("b")), is: 1)
    expect(control.segmentIndex(identifiedBy: UIAction.Identifier("c")), is: -1)
    #expect(control.actionForSegment(at: 7) == nil && control.titleForSegment(at: 0) == "a")
    control.setAction(UIAction(title: "z") { _ in log.append("z") }, forSegmentAt: 0)
    stage.tap(25, 16)
    #expect(log.last == "changed" && log.contains("z") && !log.contains("a"))
  }

  @Test(
    "VAL-133: the old menu is shown where something performs an action of it, and says so before and after")
  func menu() {
    Stage().run { window in
      let (field, view, menu) = (UITextField(), UIView(), UIMenuController.shared)
      for one in [field, view] { window.addSubview(one) }
      var log: [String] = []
      let names = [UIMenuController.willShowMenuNotification, UIMenuController.didShowMenuNotification]
      let tokens = names.map { name in
        let text = name.rawValue
        return NotificationCenter.default.addObserver(forName: name, object: menu, queue: nil) { _ in
          MainActor.assumeIsolated { log.append(text) }
        }
      }
      menu.showMenu(from: view, rect: .zero)
      #expect(!menu.isMenuVisible && log.isEmpty)
      field.becomeFirstResponder()
      field.text = "a"
      menu.showMenu(from: field, rect: CGRect(x: 1, y: 2, width: 3, height: 4))
      #expect(menu.isMenuVisible && log == names.map(\.rawValue))
      expect(menu.menuFrame, is: CGRect(x: 1, y: 2, width: 3, height: 4))
      menu.hideMenu()
      #expect(!menu.isMenuVisible && UIMenuController.shared === menu)
      for token in tokens { NotificationCenter.default.removeObserver(token) }
    }
  }

  @Test("VAL-135: an address or a color is on the pasteboard until something else is put there")
  func pasteboard() {
    Stage().run { _ in
      let board = UIPasteboard.general
      board.string = "a"
      board.url = URL(string: "https://example.com")
      #expect(board.hasURLs && !board.hasStrings && board.types == ["public.url"])
      board.string = "b"
      #expect(!board.hasURLs && board.items.first?["public.utf8-plain-text"] as? String == "b")
      board.setItems([["public.utf8-plain-text": "c"]])
      expect(board.string, is: "c")
      board.setData(Data([1]), forPasteboardType: "x.y")
      #expect(board.data(forPasteboardType: "x.y") == Data([1]) && board.string == nil)
      #expect(board.contains(pasteboardTypes: ["x.y"]) && board.color == nil)
    }
  }

  @Test("VAL-141: a timer of a run loop fires in virtual time, once or again and again, until it is ended")
  func timers() {
    let stage = Stage()
    var log: [String] = []
    let again = stage.run { _ in
      let once = CFRunLoopTimerCreateWithHandler(
        kCFAllocatorDefault, CFAbsoluteTimeGetCurrent() + 0.5, 0, 0, 0
      ) { _ in log.append("once") }
      let again = CFRunLoopTimerCreateWithHandler(
        kCFAllocatorDefault, CFAbsoluteTimeGetCurrent() + 1, 1, 0, 0
      ) { _ in log.append("again") }
      for timer in [once, again] { CFRunLoopAddTimer(CFRunLoopGetCurrent(), timer, .commonModes) }
      return again
    }
    stage.wait(0.4)
    #expect(log.isEmpty)
    stage.wait(2)
    expect(log, is: ["once", "again", "again"])
    CFRunLoopTimerInvalidate(again)
    stage.wait(2)
    expect(log.count, is: 3)
  }

  @Test("VAL-142: a firm press never begins, and one that is ended by code says so")
  func preview() {
    final class Heard: UIPreviewInteractionDelegate {
      var log: [String] = []
      func previewInteraction(
        _ previewInteraction: UIPreviewInteraction, didUpdatePreviewTransition transitionProgress: CGFloat,
        ended: Bool
      ) { log.append("preview") }
      func previewInteractionDidCancel(_ previewInteraction: UIPreviewInteraction) { log.append("cancel") }
    }
    let (heard, interaction) = (Heard(), UIPreviewInteraction(view: UIView()))
    interaction.delegate = heard
    interaction.cancel()
    #expect(heard.log == ["cancel"] && heard.previewInteractionShouldBegin(interaction))
  }

  @Test("VAL-136: a spring by its seeming duration and bounce has the stiffness and friction of these")
  func spring() {
    let spring = CASpringAnimation(perceptualDuration: 0.5, bounce: 0.3)
    expect(spring.perceptualDuration, near: 0.5, within: 1e-9)
    #expect(abs(spring.stiffness - 157.91) < 0.01 && abs(spring.damping - 17.59) < 0.01)
    #expect(CASpringAnimation(perceptualDuration: 0, bounce: 9).stiffness.isFinite)
  }

  @Test("VAL-127, VAL-128, VAL-129, VAL-131, VAL-132, VAL-134, VAL-137, VAL-139: what is kept is read back")
  func kept() {
    Stage().run { window in
      let (view, image, activity) = (UIControl(), UIImageView(), NSUserActivity(activityType: "a"))
      (view.toolTip, view.userActivity) = ("t", activity)
      activity.addUserInfoEntries(from: ["k": 1])
      activity.becomeCurrent()
      #expect(view.toolTip == "t" && view.userActivity === activity && activity.isCurrent)
      image.addSymbolEffect(.bounce, options: .repeating)
      image.addSymbolEffect(.pulse.byLayer)
      image.removeSymbolEffect(ofType: .bounce)
      expect(image.symbolEffectNames, is: ["pulse"])
      var failed = false
      let wish = UIWindowScene.GeometryPreferences.iOS(interfaceOrientations: .landscape)
      UIWindowScene().requestGeometryUpdate(wish) { _ in failed = true }
      #expect(failed && UIImage.add.isSymbolImage && UITextInputMode.activeInputModes.count == 1)
      let field = UITextField()
      field.smartQuotesType = .no
      #expect(field.smartQuotesType == .no && field.smartDashesType == .default)
      let search = UISearchController(searchResultsController: nil)
      search.scopeBarActivation = .manual
      #expect(search.scopeBarActivation == .manual && autoreleasepool { 3 } == 3)
      view.contentHorizontalAlignment = .leading
      view.semanticContentAttribute = .forceRightToLeft
      expect(view.effectiveContentHorizontalAlignment, is: .right)
    }
  }

  @Test("BAR-12, BAR-13: what is said of bars and their items is kept and read back")
  func bars() {
    let bar = UINavigationBarAppearance()
    bar.buttonAppearance.normal.titleTextAttributes = [.kern: 2]
    bar.backgroundColor = .red
    bar.setBackIndicatorImage(UIImage(), transitionMaskImage: nil)
    #expect(
      bar.buttonAppearance.normal.titleTextAttributes[.kern] as? Int == 2 && bar.backIndicatorImage == nil)
    expect(UITabBarAppearance(barAppearance: bar).backgroundColor, is: .red)
    let scroll = UIScrollView()
    scroll.topEdgeEffect.style = .hard
    #expect(scroll.topEdgeEffect.style == .hard && scroll.bottomEdgeEffect.style == .automatic)
  }
}
