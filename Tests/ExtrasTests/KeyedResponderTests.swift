#if !canImport(ObjectiveC)
  import Expectations
  import Foundation
  import Testing
  import UIKit

  private final class Hearing: UIView {
    private(set) var heard: [String] = []
    private let secret = "kept"
    private var later: Int?

    override func setValue(_ value: Any?, forKey key: String) {
      heard.append(key)
      if key != "mine" { super.setValue(value, forKey: key) }
    }

    override func setValue(_ value: Any?, forUndefinedKey key: String) { heard.append("undefined \(key)") }

    override func value(forUndefinedKey key: String) -> Any? { "no \(key)" }
  }

  private final class Bar: UITabBar {}

  @Suite struct KeyedResponderTests {
    private let stage = Stage()

    @Test("KVC-3: an override hears of each name, and of those without a property")
    func overrides() {
      let view = stage.run { _ in Hearing() }
      view.setValue(1, forKey: "mine")
      view.setValue(0.5, forKey: "alpha")
      view.setValue(1, forKey: "strange")
      #expect(view.heard == ["mine", "alpha", "strange", "undefined strange"] && view.alpha == 0.5)
      #expect(view.value(forKey: "secret") as? String == "kept" && view.value(forKey: "later") == nil)
      expect(view.value(forKey: "strange") as? String, is: "no strange")
      expect(view.value(forKey: "layer") as? CALayer, isSame: view.layer)
    }

    @Test("KVC-3: controllers have properties by name, and paths lead from them to views and layers")
    func controllers() {
      let controller = stage.run { _ in UIViewController() }
      stage.run { _ in
        controller.setValue("A", forKey: "title")
        controller.setValue(NSValue(cgSize: CGSize(width: 3, height: 4)), forKey: "preferredContentSize")
        controller.setValue(0.25, forKeyPath: "view.alpha")
        controller.setValue(9, forKeyPath: "view.layer.cornerRadius")
      }
      #expect(controller.title == "A" && controller.preferredContentSize == CGSize(width: 3, height: 4))
      #expect(controller.view.alpha == 0.25 && controller.view.layer.cornerRadius == 9)
      expect(controller.value(forKeyPath: "view.frame.size") as? CGSize, is: controller.view.frame.size)
      expect(controller.value(forKey: "title") as? String, is: "A")
    }

    @Test("KVC-3: a name without a property ends the program, as does a value of another type")
    func traps() async {
      await #expect(processExitsWith: .failure) {
        await MainActor.run { UIViewController().setValue(1, forKey: "unheardOf") }
      }
      await #expect(processExitsWith: .failure) {
        await MainActor.run { _ = UIViewController().value(forKey: "unheardOf") }
      }
      await #expect(processExitsWith: .failure) {
        await MainActor.run { UIViewController().setValue(1, forKey: "title") }
      }
      await #expect(processExitsWith: .failure) {
        await MainActor.run {
          UIAlertAction(title: nil, style: .default).setValue(1, forKey: "handler")
        }
      }
    }

    @Test("KVC-4: a controller in an alert has its view between words and choices, as high as it wants to be")
    func alerts() {
      let (alert, content) = stage.run { window in
        let root = UIViewController()
        window.rootViewController = root
        let alert = UIAlertController(title: "T", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        let content = UIViewController()
        content.preferredContentSize = CGSize(width: 0, height: 120)
        alert.setValue(content, forKey: "contentViewController")
        alert.setValue(NSAttributedString(string: "M"), forKey: "attributedMessage")
        root.present(alert, animated: false)
        alert.view.layoutIfNeeded()
        return (alert, content)
      }
      #expect(alert.children == [content] && alert.message == "M")
      expect((alert.value(forKey: "attributedMessage") as? NSAttributedString)?.string, is: "M")
      expect(alert.value(forKey: "contentViewController") as? UIViewController, isSame: content)
      let (frame, height) = (content.view.frame, alert.view.bounds.height)
      #expect(frame.height == 120 && frame.width == 270 && frame.minY > 16 && frame.maxY < height - 43)
      stage.run { _ in
        alert.setValue(nil, forKey: "contentViewController")
        alert.view.layoutIfNeeded()
      }
      #expect(alert.children.isEmpty && content.view.superview == nil)
      let action = alert.actions[0]
      action.setValue(UIColor.red, forKey: "titleTextColor")
      #expect(
        action.value(forKey: "titleTextColor") as? UIColor == .red && action.value(forKey: "image") == nil)
      expect(action.value(forKey: "title") as? String, is: "OK")
    }

    @Test("KVC-4: another bar takes the place of a tab bar controller's, with its items and its taps")
    func tabs() {
      let (tabs, bar) = stage.run { window in
        let tabs = UITabBarController()
        tabs.viewControllers = [UIViewController(), UIViewController()]
        window.rootViewController = tabs
        window.layoutIfNeeded()
        let (old, bar) = (tabs.tabBar, Bar(frame: .zero))
        tabs.setValue(bar, forKey: "tabBar")
        #expect(old.superview == nil && old.delegate == nil)
        window.layoutIfNeeded()
        return (tabs, bar)
      }
      #expect(
        tabs.tabBar === bar && bar.items?.count == 2 && tabs.value(forKey: "tabBar") as? UITabBar === bar)
      #expect(bar.superview === tabs.view && bar.frame.maxY == 800 && tabs.selectedIndex == 0)
      stage.tap(300, Double(bar.frame.midY))
      expect(tabs.selectedIndex, is: 1)
    }

    @Test("KVC-4: the field and the button of a search bar are found by the names that code uses")
    func search() {
      let bar = stage.run { _ in UISearchBar(frame: CGRect(x: 0, y: 0, width: 300, height: 56)) }
      expect(bar.value(forKey: "searchField") as? UITextField, isSame: bar.searchTextField)
      #expect(bar.value(forKey: "cancelButton") is UIButton)
    }
  }
#endif
