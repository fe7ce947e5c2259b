import Expectations
import Foundation
import Testing
import UIKit

@MainActor @Suite("Values that component libraries override and read") struct OverriddenValueTests {
  /// A label that passes its text on to another one, as labels that scroll do.
  private final class Passing: UILabel {
    let inner = UILabel()
    var asked: [String] = []
    override var text: String? {
      get { inner.text }
      set {
        asked.append("text")
        inner.text = newValue
        super.text = newValue
      }
    }
    override var attributedText: NSAttributedString? {
      get { inner.attributedText }
      set {
        asked.append("attributedText")
        inner.attributedText = newValue
        super.attributedText = newValue
      }
    }
    override var lineBreakMode: NSLineBreakMode {
      get { inner.lineBreakMode }
      set { inner.lineBreakMode = newValue }
    }
    override var isEnabled: Bool { didSet { asked.append("isEnabled") } }
  }

  @Test("VAL-53: setting attributed text calls no override of the plain text, and both are measured")
  func labels() {
    let label = Passing()
    label.attributedText = NSAttributedString(
      string: "wide text", attributes: [.font: UIFont.systemFont(ofSize: 30)])
    expect(label.asked, is: ["attributedText"])
    expect(label.text, is: "wide text")
    let wide = label.intrinsicContentSize.width
    label.text = "wide text"
    expect(label.asked, is: ["attributedText", "text"])
    #expect(label.intrinsicContentSize.width < wide)
    label.lineBreakMode = .byClipping
    expect(label.inner.lineBreakMode, is: .byClipping)
    label.isEnabled = false
    expect(label.asked.last, is: "isEnabled")
  }

  @Test("VAL-53: a label is measured by the text that was set, whatever an override answers")
  func measuredText() {
    final class Silent: UILabel {
      override var text: String? {
        get { nil }
        set { super.text = newValue }
      }
    }
    let (silent, plain) = (Silent(), UILabel())
    silent.text = "text"
    plain.text = "text"
    expect(silent.intrinsicContentSize, is: plain.intrinsicContentSize)
    expect(silent.attributedText?.string, is: "text")
    expect(silent.text, is: nil)
  }

  @Test("VAL-53: sizes of text and baselines of a view can be overridden")
  func views() {
    let view = UIView()
    #expect(view.forFirstBaselineLayout === view && view.forLastBaselineLayout === view)
    expect(view.minimumContentSizeCategory, is: nil)
    view.minimumContentSizeCategory = .small
    view.maximumContentSizeCategory = .large
    #expect(view.minimumContentSizeCategory == .small && view.maximumContentSizeCategory == .large)
    #expect(view.appliedContentSizeCategoryLimitsDescription.contains(UIContentSizeCategory.large.rawValue))
  }

  @Test("VAL-54: traits that a class leaves out have the default")
  func traits() {
    final class Tag: UIView, UITextInputTraits {
      var keyboardType = UIKeyboardType.numberPad
    }
    let tag: any UITextInputTraits = Tag()
    #expect(tag.keyboardType == .numberPad && tag.autocapitalizationType == .sentences)
    #expect(!tag.isSecureTextEntry && tag.returnKeyType == .default)
    let field = UITextField()
    field.isSecureTextEntry = true
    #expect((field as any UITextInputTraits).isSecureTextEntry)
  }

  @Test("VAL-55: a field posts after its delegate and targets, and for typed text alone")
  func fieldNotifications() {
    final class Log: NSObject, UITextFieldDelegate {
      var lines: [String] = []
      func textFieldDidBeginEditing(_ textField: UITextField) { lines.append("delegate began") }
      func textFieldDidEndEditing(_ textField: UITextField) { lines.append("delegate ended") }
      func changed() { lines.append("target") }
    }
    World().run {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      window.makeKeyAndVisible()
      let field = UITextField(frame: window.bounds)
      window.addSubview(field)
      let log = Log()
      field.delegate = log
      let events: UIControl.Event = [.editingDidBegin, .editingChanged, .editingDidEnd]
      field.addTarget(log, action: Selector("changed", Log.changed), for: events)
      let names: [(NSNotification.Name, String)] = [
        (UITextField.textDidBeginEditingNotification, "began"),
        (UITextField.textDidChangeNotification, "changed"),
        (UITextField.textDidEndEditingNotification, "ended"),
      ]
      let tokens = names.map { name, line in
        NotificationCenter.default.addObserver(forName: name, object: field, queue: nil) { _ in
          MainActor.assumeIsolated { log.lines.append(line) }
        }
      }
      defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
      field.text = "by code"
      expect(log.lines, is: [])
      field.becomeFirstResponder()
      field.insertText("x")
      field.resignFirstResponder()
      expect(
        log.lines,
        is: [
          "delegate began", "target", "began", "target", "changed", "delegate ended", "target", "ended",
        ])
    }
  }

  @Test("VAL-56: a replicator layer shows its content once by default, and keeps what is set")
  func replicator() {
    let layer = CAReplicatorLayer()
    #expect(layer.instanceCount == 1 && layer.instanceDelay == 0 && !layer.preservesDepth)
    layer.instanceCount = 3
    expect(layer.instanceCount, is: 3)
  }

  @Test("VAL-57, VAL-58: the delegate says how the screen may be held; asking to turn it is counted")
  func orientations() {
    final class Upright: NSObject, UIApplicationDelegate {
      func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
      ) -> UIInterfaceOrientationMask { .portrait }
    }
    World().run {
      let application = UIApplication.shared
      expect(application.supportedInterfaceOrientations(for: nil), is: .allButUpsideDown)
      let delegate = Upright()
      application.delegate = delegate
      expect(application.supportedInterfaceOrientations(for: nil), is: .portrait)
      UIViewController.attemptRotationToDeviceOrientation()
      expect(application.rotationAttempts, is: 1)
    }
  }

  @Test("VAL-59: tabs fill their bar, or are in its middle with the width that was set")
  func tabs() {
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 400, height: 49))
    bar.items = [UITabBarItem(title: "a", image: nil, tag: 0), UITabBarItem(title: "b", image: nil, tag: 1)]
    let stage = Stage()
    stage.run { window in window.addSubview(bar) }
    func places() -> [CGFloat] {
      stage.run { _ in bar.layoutIfNeeded() }
      return bar.subviews.filter { $0 is UIControl }.map(\.frame.minX)
    }
    expect(places(), is: [0, 200])
    bar.itemPositioning = .centered
    expect(places(), is: [0, 200])
    bar.itemWidth = 50
    bar.itemSpacing = 10
    expect(places(), is: [145, 205])
    bar.itemPositioning = .fill
    expect(places(), is: [0, 200])
    bar.beginCustomizingItems([])
    #expect(bar.isCustomizing)
    #expect(!bar.endCustomizing(animated: false) && !bar.isCustomizing)
  }

  @Test("BAR-1: a tab's accessibility label is its control's")
  func tabLabels() {
    let item = UITabBarItem(title: "a", image: nil, tag: 0)
    item.accessibilityLabel = "first"
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 400, height: 49))
    bar.items = [item]
    expect(bar.subviews.compactMap { $0 as? UIControl }.first?.accessibilityLabel, is: "first")
  }

  @Test("VAL-60: a weak table and a weak array do not keep their objects")
  func weakObjects() {
    let table = NSHashTable<NSObject>.weakObjects()
    let array = NSPointerArray.weakObjects()
    let kept = NSObject()
    do {
      let gone = NSObject()
      for object in [gone, kept, kept] {
        table.add(object)
        array.addPointer(Unmanaged.passUnretained(object).toOpaque())
      }
      #expect(table.allObjects == [gone, kept] && table.contains(gone))
      expect(array.count, is: 3)
    }
    #expect(table.allObjects == [kept] && table.count == 1 && table.anyObject === kept)
    #expect(array.count == 3 && array.pointer(at: 0) == nil && array.allObjects.count == 2)
    array.compact()
    expect(array.count, is: 2)
    array.removePointer(at: 0)
    expect(array.pointer(at: 0), is: Unmanaged.passUnretained(kept).toOpaque())
    table.remove(kept)
    expect(table.allObjects, is: [])
  }

  @Test("LIST-1: an index path as a class has its row and section")
  func indexPaths() {
    let path = NSIndexPath(row: 3, section: 2)
    #expect(path.row == 3 && path.item == 3 && path.section == 2)
    expect((IndexPath(row: 1, section: 5) as NSIndexPath).section, is: 5)
  }

  @Test("KVO-3: an observation that is taken away by name ends")
  func observations() {
    let view = UIView()
    var count = 0
    let observation = view.observe(\.bounds, options: []) { _, _ in count += 1 }
    view.bounds = CGRect(x: 0, y: 0, width: 1, height: 1)
    view.removeObserver(observation, forKeyPath: "bounds")
    view.bounds = CGRect(x: 0, y: 0, width: 2, height: 2)
    expect(count, is: 1)
  }

  @Test("VAL-61: a segue that no storyboard has ends the program") func segue() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { UIViewController().performSegue(withIdentifier: "details", sender: nil) }
    }
  }

  @Test("ANIM-1: a curve gives its points")
  func controlPoints() {
    let curve = CAMediaTimingFunction(controlPoints: 0.1, 0.2, 0.3, 0.4)
    var values: [Float] = [9, 9]
    var points: [[Float]] = []
    for index in [0, 1, 2, 3, 7] {
      values.withUnsafeMutableBufferPointer { curve.getControlPoint(at: index, values: $0.baseAddress!) }
      points.append(values)
    }
    expect(points, is: [[0, 0], [0.1, 0.2], [0.3, 0.4], [1, 1], [1, 1]])
  }

  @Test("VAL-62: a date picker's date stays within its limits, and sends nothing when code sets it")
  func datePicker() {
    func date(_ seconds: Double) -> Date { Date(timeIntervalSinceReferenceDate: seconds) }
    let picker = UIDatePicker()
    var sent = 0
    picker.addAction(UIAction { _ in sent += 1 }, for: .valueChanged)
    picker.date = date(100)
    picker.minimumDate = date(200)
    expect(picker.date, is: date(200))
    picker.maximumDate = date(300)
    picker.setDate(date(500), animated: true)
    expect(picker.date, is: date(300))
    picker.maximumDate = date(100)
    picker.date = date(150)
    expect(picker.date, is: date(150))
    expect(sent, is: 0)
    picker.sendActions(for: .valueChanged)
    expect(sent, is: 1)
    picker.minuteInterval = 15
    expect(picker.minuteInterval, is: 15)
    for wrong in [7, 0, -5] {
      picker.minuteInterval = wrong
      expect(picker.minuteInterval, is: 1)
    }
    #expect(picker.datePickerStyle == .wheels && picker.frame.size == picker.intrinsicContentSize)
  }

  @Test("VAL-63: an image of a context is as large as it is, in pixels")
  func contextImage() {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 10, height: 20), false, 2)
    defer { UIGraphicsEndImageContext() }
    let image = UIGraphicsGetCurrentContext()?.makeImage()
    #expect(image?.width == 20 && image?.height == 40)
  }

  private final class Original: NSObject, UIScrollViewDelegate {
    var lines: [String] = []
    let zoomed = UIView()
    func scrollViewDidScroll(_ scrollView: UIScrollView) { lines.append("did scroll") }
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
  }

  /// Hears of drags itself and passes everything else on.
  private final class Proxy: ForwardingObject, UIScrollViewDelegate {
    weak var original: (any UIScrollViewDelegate)?
    var drags = 0
    override func responds(to aSelector: Selector!) -> Bool {
      super.responds(to: aSelector) || original?.responds(to: aSelector) == true
    }
    override func forwardingTarget(for aSelector: Selector!) -> Any? {
      original?.responds(to: aSelector) == true ? original : super.forwardingTarget(for: aSelector)
    }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { drags += 1 }
  }

  @Test("VAL-64: what a proxy of a delegate does not do itself goes to its target")
  func proxies() {
    let (proxy, original, scroll) = (Proxy(), Original(), UIScrollView())
    let delegate: any UIScrollViewDelegate = proxy
    delegate.scrollViewDidScroll(scroll)
    #expect(delegate.viewForZooming(in: scroll) == nil && delegate.scrollViewShouldScrollToTop(scroll))
    proxy.original = original
    delegate.scrollViewDidScroll(scroll)
    delegate.scrollViewWillBeginDragging(scroll)
    #expect(original.lines == ["did scroll"] && proxy.drags == 1)
    expect(delegate.viewForZooming(in: scroll), isSame: original.zoomed)
    #expect(delegate.scrollViewShouldScrollToTop(scroll))
    // One that names itself passes nothing on.
    proxy.original = proxy
    delegate.scrollViewDidScroll(scroll)
    expect(original.lines, is: ["did scroll"])
  }
}
