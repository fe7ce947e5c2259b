import Expectations
import Foundation
import Testing
import UIKit

@testable import Fingerpost

/// What clients set and override about looks, as code written for UIKit does.
@Suite("Looks") struct AppearanceTests {
  private final class Proud: UIView {
    var changes: [UIColor?] = []
    override var backgroundColor: UIColor? {
      didSet { changes.append(backgroundColor) }
    }
    override var contentMode: UIView.ContentMode {
      get { .center }
      set { super.contentMode = newValue }
    }
    override var tintColor: UIColor! {
      get { .systemTeal }
      set { super.tintColor = newValue }
    }
    override var accessibilityIdentifier: String? {
      get { "proud" }
      set { super.accessibilityIdentifier = newValue }
    }
  }

  @Test("a subclass observes and overrides looks, as in UIKit") func overrides() {
    let view = Proud()
    view.backgroundColor = .red
    view.backgroundColor = nil
    expect(view.changes, is: [.red, nil])
    #expect(view.contentMode == .center && view.tintColor == .systemTeal)
    expect(view.accessibilityIdentifier, is: "proud")
  }

  @Test("a view that says nothing about its looks keeps nothing for them") func lazy() {
    let (window, view) = (UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView())
    window.addSubview(view)
    _ = (view.backgroundColor, view.tintColor, view.contentMode, view.traitCollection)
    view.backgroundColor = nil
    view.tintColor = nil
    view.contentMode = .scaleToFill
    view.accessibilityLabel = nil
    view.removeFromSuperview()
    #expect(!view.hasLooks)
    #expect(view.contentMode == .scaleToFill && view.backgroundColor == nil)
  }

  @Test("labels have UIKit's defaults, and take what is set") func label() {
    let label = UILabel()
    #expect(label.font == .systemFont(ofSize: 17) && label.textColor == .label)
    #expect(label.textAlignment == .natural && label.numberOfLines == 1 && !label.hasTextStyle)
    label.font = .boldSystemFont(ofSize: 12)
    label.textColor = .red
    label.textAlignment = .right
    label.numberOfLines = 0
    #expect(label.font.fontName == ".SFUI-Semibold" && label.font.pointSize == 12)
    #expect(label.textColor == .red && label.textAlignment == .right && label.numberOfLines == 0)
    label.font = nil
    label.textColor = nil
    #expect(label.font.pointSize == 17 && label.textColor == .label)
  }

  @Test("fonts have the sizes and weights of their styles") func fonts() {
    expect(UIFont.preferredFont(forTextStyle: .largeTitle).pointSize, is: 34)
    expect(UIFont.preferredFont(forTextStyle: .headline).fontName, is: ".SFUI-Semibold")
    expect(UIFont.preferredFont(forTextStyle: .caption2).pointSize, is: 11)
    expect(UIFont.systemFont(ofSize: 10, weight: .heavy).fontName, is: ".SFUI-Heavy")
    #expect(UIFont(name: "Avenir", size: 0)?.pointSize == 17 && UIFont(name: "", size: 3) == nil)
    expect(UIFont.systemFont(ofSize: 9).withSize(20), is: .systemFont(ofSize: 20))
  }

  @Test("the title of a system button has the tint, fainter while pressed; a set color stays") func button() {
    let button = UIButton(type: .system)
    button.setTitle("Buy", for: .normal)
    button.tintColor = .systemGreen
    #expect(button.titleLabel?.textColor == .systemGreen && button.titleLabel?.textAlignment == .center)
    button.isHighlighted = true
    expect(button.currentTitleColor, is: UIColor.systemGreen.withAlphaComponent(0.3))
    button.setTitleColor(.red, for: .highlighted)
    expect(button.titleLabel?.textColor, is: .red)
    button.isHighlighted = false
    button.isEnabled = false
    expect(button.currentTitleColor, is: .tertiaryLabel)
    expect(UIButton().currentTitleColor, is: .white)
  }

  @Test("a configuration gives title, image, colors and corners") func configuration() {
    var look = UIButton.Configuration.filled()
    look.title = "Go"
    look.image = UIImage(systemName: "play.fill")
    look.cornerStyle = .capsule
    let button = UIButton(configuration: look)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    #expect(button.currentTitle == "Go" && button.titleLabel?.text == "Go")
    #expect(button.currentImage?.name == "play.fill" && button.currentTitleColor == .white)
    #expect(button.drawnCornerRadius == 20 && button.drawnBackground == .systemBlue)
    look.baseBackgroundColor = .red
    button.configuration = look
    expect(button.drawnBackground, is: .red)
    button.isHighlighted = true
    expect(button.drawnBackground?.resolvedColor(with: .current).cgColor.alpha, is: 0.75)
  }

  @Test("images have a name, and a symbol a size; setting an image for a state stands for that state")
  func images() {
    #expect(UIImage(named: "") == nil && UIImage(systemName: "") == nil)
    expect(UIImage(systemName: "star")?.isSymbolImage, is: true)
    let view = UIImageView(image: UIImage(systemName: "star"))
    #expect(view.bounds.size == CGSize(width: 22, height: 22) && !view.isUserInteractionEnabled)
    let button = UIButton()
    button.setImage(UIImage(systemName: "star"), for: .normal)
    button.setImage(UIImage(systemName: "star.fill"), for: .selected)
    expect(button.currentImage, is: UIImage(systemName: "star"))
    button.isSelected = true
    expect(button.currentImage, is: UIImage(systemName: "star.fill"))
    expect(UIImage(systemName: "a")?.withTintColor(.red), isNot: UIImage(systemName: "a"))
  }

  @Test("controls have colors, which nil gives back to the system") func controls() {
    let (toggle, slider) = (UISwitch(), UISlider())
    #expect(toggle.onTintColor == nil && toggle.drawnColors?.main == .systemGreen)
    toggle.onTintColor = .red
    toggle.thumbTintColor = .blue
    #expect(toggle.drawnColors?.main == .red && toggle.drawnColors?.thumb == .blue)
    expect(toggle.drawnBackground, is: .systemFill)
    toggle.isOn = true
    expect(toggle.drawnBackground, is: .red)
    slider.tintColor = .systemPink
    expect(slider.drawnColors?.main, is: .systemPink)
    slider.minimumTrackTintColor = .red
    slider.maximumTrackTintColor = .blue
    #expect(slider.drawnColors?.main == .red && slider.drawnColors?.rest == .blue)
  }

  @Test("a tab with an image has its title below it, and only the selected one has the tint") func tabs() {
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 200, height: 49))
    bar.items = [
      UITabBarItem(title: "One", image: UIImage(systemName: "star"), tag: 0),
      UITabBarItem(title: "Two", image: nil, tag: 1),
    ]
    bar.selectedItem = bar.items?.first
    bar.layoutIfNeeded()
    let labels = bar.subviews.compactMap { $0.subviews.compactMap { $0 as? UILabel }.first }
    expect(labels.map(\.frame.minY), is: [30, 0])
    expect(labels.map(\.textColor), is: [.systemBlue, .systemGray])
    expect(labels.map(\.drawnText), is: ["One", "Two"])
  }
}
