import Expectations
import Fingerpost
import Foundation
import Testing
import UIKit

@Suite struct ControlValueTests {
  private func image(_ width: CGFloat, _ height: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { _ in }
  }

  @Test("VAL-89: an image of the thumb is the thumb, and images at the ends make the track shorter")
  func slider() {
    Stage().run { _ in
      let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
      let plain = slider.trackRect(forBounds: slider.bounds)
      slider.setThumbImage(image(50, 40), for: .normal)
      let thumb = slider.thumbRect(forBounds: slider.bounds, trackRect: plain, value: 0)
      expect(thumb.size, is: CGSize(width: 50, height: 40))
      expect(slider.thumbImage(for: .highlighted), isSame: slider.currentThumbImage)
      slider.minimumValueImage = image(20, 10)
      slider.maximumValueImage = image(30, 10)
      let track = slider.trackRect(forBounds: slider.bounds)
      #expect(track.minX == plain.minX + 20 && track.maxX == plain.maxX - 30)
      let right = CGRect(x: 170, y: 25, width: 30, height: 10)
      expect(slider.maximumValueImageRect(forBounds: slider.bounds), is: right)
      expect(slider.minimumTrackImage(for: .normal), is: nil)
    }
  }

  @Test("VAL-89: a thumb as large as its image is grasped at its edge")
  func sliderTouch() {
    let stage = Stage()
    let slider = stage.run { window in
      let slider = UISlider(frame: CGRect(x: 0, y: 100, width: 300, height: 60))
      slider.setThumbImage(image(100, 60), for: .normal)
      window.addSubview(slider)
      return slider
    }
    var begun = 0
    stage.run { _ in slider.addAction(UIAction { _ in begun += 1 }, for: .touchDown) }
    stage.tap(95, 130)
    expect(begun, is: 1)
    stage.wait(1)
    stage.tap(200, 130)
    expect(begun, is: 1)
  }

  @Test("VAL-90: a single page's dot is hidden if that is asked for")
  func pages() {
    Stage().run { _ in
      let control = UIPageControl()
      control.hidesForSinglePage = true
      control.numberOfPages = 1
      expect(control.subviews.map(\.isHidden), is: [true])
      control.numberOfPages = 2
      expect(control.subviews.map(\.isHidden), is: [false, false])
      expect(control.size(forNumberOfPages: 2), is: control.intrinsicContentSize)
      expect(control.size(forNumberOfPages: -1).width, is: control.size(forNumberOfPages: 0).width)
    }
  }

  private final class Upright: UIButton {
    override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
      CGRect(x: 0, y: contentRect.height - 20, width: contentRect.width, height: 20)
    }

    override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
      CGRect(x: 10, y: 5, width: 30, height: 30)
    }
  }

  @Test("VAL-91: overrides say where a button has its title and its image")
  func rectangles() {
    Stage().run { window in
      let button = Upright(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
      button.setTitle("a", for: .normal)
      button.setImage(image(5, 5), for: .normal)
      button.contentEdgeInsets = UIEdgeInsets(top: 0, left: 0, bottom: 10, right: 0)
      window.addSubview(button)
      _ = button.imageView
      button.layoutIfNeeded()
      expect(button.titleLabel?.frame, is: CGRect(x: 0, y: 50, width: 100, height: 20))
      expect(button.imageView?.frame, is: CGRect(x: 10, y: 5, width: 30, height: 30))
      let plain = UIButton(frame: button.frame)
      plain.setTitle("a", for: .normal)
      plain.layoutIfNeeded()
      expect(plain.titleLabel?.frame, is: plain.bounds)
    }
  }

  @Test("VAL-91: an image above the title makes a button as high as both")
  func placement() {
    Stage().run { _ in
      var configuration = UIButton.Configuration.plain()
      configuration.title = "a"
      configuration.image = image(10, 30)
      configuration.imagePadding = 4
      let beside = UIButton(configuration: configuration).intrinsicContentSize
      configuration.imagePlacement = .top
      let above = UIButton(configuration: configuration).intrinsicContentSize
      #expect(above.height > 30 + 4 && above.height > beside.height)
      #expect(above.width < beside.width)
    }
  }

  @Test("VAL-92: the update handler is called before layout, once for each change of state")
  func updates() {
    Stage().run { window in
      let button = UIButton(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      window.addSubview(button)
      var states: [UIControl.State] = []
      button.configurationUpdateHandler = { states.append($0.state) }
      #expect(states.isEmpty)
      button.layoutIfNeeded()
      button.layoutIfNeeded()
      button.isSelected = true
      button.isSelected = true
      button.layoutIfNeeded()
      button.isEnabled = false
      button.layoutIfNeeded()
      expect(states, is: [.normal, .selected, [.selected, .disabled]])
    }
  }

  @Test("VAL-88: a field's text with attributes is that of the text")
  func attributedField() {
    Stage().run { _ in
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
      field.attributedText = NSAttributedString(string: "a", attributes: [.kern: 3])
      expect(field.text, is: "a")
      expect(field.attributedText?.attribute(.kern, at: 0, effectiveRange: nil) as? Int, is: 3)
      field.text = "b"
      field.defaultTextAttributes = [.font: UIFont.boldSystemFont(ofSize: 9), .kern: 2]
      let now = field.attributedText
      #expect(now?.string == "b" && now?.attribute(.kern, at: 0, effectiveRange: nil) as? Int == 2)
      expect(field.font?.pointSize, is: 9)
      expect(field.clearButtonRect(forBounds: field.bounds), is: CGRect(x: 76, y: 11, width: 19, height: 19))
      field.attributedText = nil
      #expect(field.text == nil && field.attributedText == nil)
    }
  }

  @Test("a button and a search bar keep what they are told")
  func kept() {
    Stage().run { _ in
      let button = UIButton.systemButton(with: image(1, 1), target: nil, action: nil)
      #expect(button.adjustsImageWhenHighlighted && button.role == .normal)
      button.adjustsImageWhenHighlighted = false
      button.setTitleShadowColor(.red, for: .normal)
      #expect(!button.adjustsImageWhenHighlighted && button.currentTitleShadowColor == .red)
      let bar = UISearchBar()
      bar.keyboardType = .emailAddress
      bar.setImage(image(2, 2), for: .clear, state: .normal)
      expect(bar.searchTextField.keyboardType, is: .emailAddress)
      expect(bar.image(for: .clear, state: .normal)?.size.width, is: 2)
      expect(bar.image(for: .search, state: .normal), is: nil)
      let view = UITextView()
      view.typingAttributes = [.kern: 1]
      view.returnKeyType = .send
      #expect(view.typingAttributes.count == 1 && view.returnKeyType == .send)
    }
  }

  @Test("segments, steppers, switches, views and screens keep what they are told")
  func keptImages() {
    Stage().run { _ in
      let segments = UISegmentedControl(items: ["a"])
      segments.setBackgroundImage(image(1, 1), for: .selected, barMetrics: .default)
      expect(segments.backgroundImage(for: .selected, barMetrics: .default), isNot: nil)
      expect(segments.backgroundImage(for: .normal, barMetrics: .default), is: nil)
      let stepper = UIStepper()
      stepper.setIncrementImage(image(2, 2), for: .normal)
      expect(stepper.incrementImage(for: .normal)?.size.width, is: 2)
      expect(stepper.decrementImage(for: .normal), is: nil)
      let toggle = UISwitch()
      #expect(toggle.style == .sliding && toggle.preferredStyle == .automatic && toggle.title == nil)
      toggle.largeContentTitle = "b"
      #expect(toggle.largeContentTitle == "b" && !toggle.showsLargeContentViewer)
      UIScreen.main.brightness = 7
      #expect(UIScreen.main.brightness == 1 && UIScreen.screens.count == 1)
      expect(UIKeyCommand.inputEscape, is: "UIKeyInputEscape")
    }
  }

  @Test("BAR-7: bars and items keep images, distances and appearances")
  func bars() {
    Stage().run { _ in
      let tab = UITabBarItem(title: "a", image: image(3, 3), selectedImage: nil)
      expect(tab.selectedImage, isSame: tab.image)
      tab.selectedImage = image(4, 4)
      expect(tab.selectedImage?.size.width, is: 4)
      expect(UITabBarItem(tabBarSystemItem: .history, tag: 2).title, is: "History")
      let item = UINavigationItem(title: "a")
      item.setRightBarButton(UIBarButtonItem(customView: UIView()), animated: true)
      item.setHidesBackButton(true, animated: false)
      #expect(item.rightBarButtonItems?.count == 1 && item.hidesBackButton && item.prompt == nil)
      item.scrollEdgeAppearance = UINavigationBarAppearance()
      #expect(item.scrollEdgeAppearance != nil && item.standardAppearance == nil)
      let bar = UIToolbar()
      bar.setShadowImage(image(1, 1), forToolbarPosition: .any)
      expect(bar.shadowImage(forToolbarPosition: .any), isNot: nil)
      expect(bar.shadowImage(forToolbarPosition: .bottom), is: nil)
    }
  }
}
