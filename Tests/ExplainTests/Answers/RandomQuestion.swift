import Fingerpost
import FingerpostGestures
import FingerpostProperties
import FingerpostScreens
import FingerpostText
import Foundation

@testable import FingerpostExplain

/// A screen of controls, lists, cells and recognizers, and a question about a gesture on it, drawn from a seed.
nonisolated struct RandomQuestion {
  var screen = Screen(kind: .recursiveDescription)
  private(set) var gesture = RequestedGesture.tap
  /// How long the fingers rest before they move, in milliseconds.
  private(set) var rest: Int64 = 0
  /// Where the gesture begins, in points of the screen.
  private(set) var point = CGPoint.zero
  /// The view that is expected to act.
  private(set) var view = 0
  /// The address of the recognizer that is expected to act, where one is.
  private(set) var recognizer: String?
  /// Whether nothing in particular is expected.
  private(set) var isOpen = false
  /// The addresses of the recognizers of a class that nobody knows.
  private(set) var strangers: [String] = []
  private var random: SplitMix64
  private var recognizers: [(address: String, view: Int)] = []

  /// - Parameter hasStrangers: whether some recognizers are of a class that nobody knows.
  init(seed: UInt64, hasStrangers: Bool = false) {
    random = SplitMix64(seed: seed &* 0x9E37_79B9 &+ 11)
    point = CGPoint(x: 60 + Double(random.index(281)), y: 60 + Double(random.index(681)))
    addViews()
    addRecognizers()
    if hasStrangers { addStrangers() }
    addRequirements()
    gesture = drawGesture()
    if case .drag = gesture, random.chance(0.5) { rest = 200 }
    ask()
  }

  /// What the fingers do.
  var script: GestureScript {
    let script = gesture.script(at: point)
    return rest == 0 ? script : script.resting(for: rest)
  }

  // MARK: - Views

  private mutating func addViews() {
    add("UIWindow", in: nil, CGRect(x: 0, y: 0, width: 400, height: 800)) { $0.isWindow = true }
    let root = random.chance(0.5) ? "UIView" : "Shop.PageView"
    add(root, in: 0, CGRect(x: 0, y: 0, width: 400, height: 800))
    for _ in 0..<(1 + random.index(5)) {
      let last = screen.views.count - 1
      addView(in: random.chance(0.75) ? last : 1 + random.index(last))
    }
  }

  private mutating func addView(in parent: Int) {
    // Applications put nothing into these.
    let closed = ["UISwitch", "UISegmentedControl", "UIPageControl", "UISlider", "UIStepper"]
    let parent = closed.contains(screen.views[parent].className) ? screen.views[parent].parent ?? 0 : parent
    let frame = frame(in: parent)
    switch random.index(14) {
    case 0, 1: add("UIView", in: parent, frame)
    case 2: add("Shop.CardView", in: parent, frame)
    case 3: add("Shop.PadView", in: parent, frame) { $0.statedTouchMethods = true }
    case 4: add("UILabel", in: parent, frame) { $0.isUserInteractionEnabled = false }
    case 5, 6: addControl("UIButton", in: parent, frame)
    case 7: addControl("Shop.PayButton", in: parent, frame)
    case 8:
      addControl(["UISwitch", "UISegmentedControl", "UIPageControl"][random.index(3)], in: parent, frame)
    case 9: addControl(["UISlider", "UIStepper", "UITextField"][random.index(3)], in: parent, frame)
    case 10, 11: addScrollView(in: parent, frame)
    default: addCell(in: parent, frame)
    }
  }

  private mutating func addControl(_ name: String, in parent: Int, _ frame: CGRect) {
    let isEnabled: Bool? = random.chance(0.1) ? false : nil
    let value: Double? = random.chance(0.5) ? random.number(0...1) : nil
    add(name, in: parent, frame) { view in
      view.isEnabled = isEnabled
      if name.hasPrefix("Shop") { view.baseClass = "UIControl" }
      if name == "UISlider" { view.value = value }
    }
  }

  private mutating func addScrollView(in parent: Int, _ frame: CGRect) {
    var scrolling = PropertyValues()
    let room = random.chance(0.8) ? 600.0 : 0
    scrolling.contentSize = CGSize(
      width: frame.width + (random.chance(0.3) ? 300 : 0), height: frame.height + room)
    if random.chance(0.35) { scrolling.delaysContentTouches = false }
    if random.chance(0.1) { scrolling[flag: "canCancelContentTouches"] = false }
    if random.chance(0.05) { scrolling.isScrollEnabled = false }
    // What prints an offset scrolls, whatever it is called.
    let names = ["UIScrollView", "UITableView", "UITextView", "_UIQueuingScrollView", "Shop.FeedView"]
    add(names[random.index(names.count)], in: parent, frame) { $0.scrolling = scrolling }
  }

  private mutating func addCell(in parent: Int, _ frame: CGRect) {
    let isOwn = random.chance(0.5)
    let cell = add(isOwn ? "Shop.OfferCell" : "UITableViewCell", in: parent, frame) {
      if isOwn { $0.baseClass = "UITableViewCell" }
    }
    add(
      "UITableViewCellContentView", in: cell,
      CGRect(x: 0, y: 0, width: frame.width, height: frame.height))
  }

  /// A frame that mostly holds the point of the gesture.
  private mutating func frame(in parent: Int) -> CGRect {
    let space = screen.views[parent].bounds
    let place = local(parent)
    guard random.chance(0.9), space.contains(place) else {
      return CGRect(
        x: Double(random.index(100)), y: Double(random.index(100)), width: 40 + Double(random.index(200)),
        height: 30 + Double(random.index(200)))
    }
    let x = (Double(place.x) * random.number(0...1)).rounded()
    let y = (Double(place.y) * random.number(0...1)).rounded()
    let right = (Double(place.x) + 1 + (Double(space.width) - Double(place.x)) * random.number(0...1))
      .rounded(.up)
    let bottom = (Double(place.y) + 1 + (Double(space.height) - Double(place.y)) * random.number(0...1))
      .rounded(.up)
    return CGRect(x: x, y: y, width: right - x, height: bottom - y)
  }

  /// The point of the gesture in a view's coordinates: nothing here is scrolled or transformed.
  private func local(_ view: Int) -> CGPoint {
    var place = point
    var next: Int? = view
    while let current = next {
      let frame = screen.views[current].printedFrame
      place = CGPoint(x: place.x - frame.minX, y: place.y - frame.minY)
      next = screen.views[current].parent
    }
    return place
  }

  @discardableResult
  private mutating func add(
    _ name: String, in parent: Int?, _ frame: CGRect, _ change: (inout ScreenView) -> Void = { _ in }
  ) -> Int {
    let index = screen.views.count
    var view = ScreenView(
      className: name, address: "0x\(String(0x100 + index, radix: 16))", parent: parent, line: index + 1)
    view.printedFrame = frame
    view.bounds = CGRect(x: 0, y: 0, width: frame.width, height: frame.height)
    view.center = CGPoint(x: frame.midX, y: frame.midY)
    if index > 1, random.chance(0.03) { view.isUserInteractionEnabled = false }
    change(&view)
    screen.views.append(view)
    return index
  }

  // MARK: - Recognizers

  private mutating func addRecognizers() {
    for index in screen.views.indices {
      guard random.chance(index == 0 ? 0.1 : 0.4) else { continue }
      // Who lists a scroll view's recognizers lists its own, too.
      if screen.views[index].scrolling != nil {
        guard random.chance(0.4) else { continue }
        addOwn(to: index)
      }
      for _ in 0..<(random.chance(0.25) ? 2 : 1) { addRecognizer(to: index) }
    }
  }

  private mutating func addOwn(to index: Int) {
    var own: [ScreenRecognizer] = []
    if screen.views[index].scrolling?.delaysContentTouches != false {
      var delay = recognizer("UIScrollViewDelayedTouchesBeganGestureRecognizer", on: index)
      delay.cancelsTouchesInView = false
      delay.delaysTouchesBegan = true
      delay.delaysTouchesEnded = false
      own.append(delay)
    }
    var pan = recognizer("UIScrollViewPanGestureRecognizer", on: index)
    pan.delaysTouchesEnded = false
    screen.views[index].recognizers = own + [pan]
    screen.views[index].hasRecognizers = true
  }

  private mutating func addRecognizer(to index: Int) {
    let kinds = ["Tap", "Tap", "Tap", "LongPress", "Pan", "Swipe"]
    let kind = kinds[random.index(kinds.count)]
    var recognizer = recognizer("UI\(kind)GestureRecognizer", on: index)
    switch kind {
    case "Tap": if random.chance(0.35) { recognizer.settings.numberOfTapsRequired = 2 }
    case "LongPress": if random.chance(0.2) { recognizer.settings.minimumPressDuration = 0.06 }
    case "Swipe":
      recognizer.settings.direction = [["right", "left", "up", "down"][random.index(4)]]
    default: break
    }
    recognizer.cancelsTouchesInView = !random.chance(0.3)
    recognizer.delaysTouchesBegan = random.chance(0.15)
    recognizer.delaysTouchesEnded = !random.chance(0.25)
    recognizer.isEnabled = !random.chance(0.04)
    screen.views[index].recognizers = (screen.views[index].recognizers ?? []) + [recognizer]
    screen.views[index].hasRecognizers = true
  }

  private mutating func recognizer(_ name: String, on view: Int) -> ScreenRecognizer {
    let number = String(0x900 + recognizers.count, radix: 16)
    var recognizer = ScreenRecognizer(className: name, address: "0x\(number)")
    recognizer.isPrinted = true
    recognizer.targets = [ScreenTarget(className: "Shop.Page", address: "0x1", action: "act\(number)")]
    recognizers.append((address: "0x\(number)", view: view))
    return recognizer
  }

  /// Adds one or two of an own class to views that mostly hold the point.
  private mutating func addStrangers() {
    for _ in 0..<(random.chance(0.3) ? 2 : 1) {
      let view = random.index(screen.views.count)
      guard screen.views[view].scrolling == nil || screen.views[view].recognizers != nil else { continue }
      var stranger = recognizer("Shop.SpinRecognizer", on: view)
      stranger.cancelsTouchesInView = !random.chance(0.3)
      stranger.isEnabled = !random.chance(0.1)
      strangers.append(stranger.address ?? "")
      screen.views[view].recognizers = (screen.views[view].recognizers ?? []) + [stranger]
      screen.views[view].hasRecognizers = true
    }
  }

  private mutating func addRequirements() {
    guard recognizers.count > 1 else { return }
    for index in screen.views.indices {
      for place in (screen.views[index].recognizers ?? []).indices where random.chance(0.25) {
        let other = recognizers[random.index(recognizers.count)].address
        if screen.views[index].recognizers?[place].address == other { continue }
        screen.views[index].recognizers?[place].mustFail = [other]
      }
    }
  }

  // MARK: - The question

  private mutating func drawGesture() -> RequestedGesture {
    switch random.index(20) {
    case 0..<8: .tap
    case 8..<11: .doubleTap
    case 11..<14: .hold
    case 14, 15: .drag(x: Double(random.index(241)) - 120, y: Double(random.index(241)) - 120.5)
    case 16: .drag(x: 0, y: [100, -100][random.index(2)])
    case 17, 18: .swipe(RequestedGesture.Direction.allCases[random.index(4)])
    default: .pinch(scale: random.chance(0.5) ? 2 : 0.5)
    }
  }

  private mutating func ask() {
    isOpen = random.chance(0.08)
    if random.chance(0.25), !recognizers.isEmpty {
      let (address, view) = recognizers[random.index(recognizers.count)]
      self.view = view
      let isOwn =
        screen.views[view].recognizers?.contains { $0.address == address && $0.part != nil } ?? false
      recognizer = isOwn ? nil : address
      return
    }
    // Mostly one that lies under the point, the last one first.
    let under = screen.views.indices.filter { screen.views[$0].bounds.contains(local($0)) }
    view =
      random.chance(0.85)
      ? under[max(0, under.count - 1 - random.index(4))] : random.index(screen.views.count)
  }
}

extension RandomQuestion {
  /// The question in the program's own terms.
  func question(_ explainer: Explainer, _ script: GestureScript) -> Question {
    guard !isOpen else { return Question(script: script) }
    let index = recognizer.flatMap { address in
      explainer.recognizers.placed.firstIndex { $0.recognizer.address == address }
    }
    return Question(script: script, view: view, recognizer: index)
  }
}

nonisolated extension RandomQuestion: CustomStringConvertible {
  /// The screen as one would sketch it, and the question.
  var description: String {
    var text =
      "\(gesture)\(rest > 0 ? " after \(rest) ms" : "") at (\(Int(point.x)), \(Int(point.y))), \(isOpen ? "open" : "expecting \(recognizer ?? "view \(view)")")\n"
    for (index, data) in screen.views.enumerated() {
      var depth = 0
      var next = data.parent
      while let parent = next {
        depth += 1
        next = screen.views[parent].parent
      }
      let frame = data.printedFrame
      text += String(repeating: "  ", count: depth)
      text +=
        "\(index) \(data.className) (\(Int(frame.minX)) \(Int(frame.minY)); \(Int(frame.width)) \(Int(frame.height)))"
      if !data.isUserInteractionEnabled { text += " off" }
      if data.isEnabled == false { text += " disabled" }
      if data.scrolling?.delaysContentTouches == false { text += " at once" }
      for recognizer in data.recognizers ?? [] {
        text += "\n" + String(repeating: "  ", count: depth + 2) + Self.words(recognizer)
      }
      text += "\n"
    }
    return text
  }

  private static func words(_ recognizer: ScreenRecognizer) -> String {
    let settings = recognizer.settings
    var words = [recognizer.className, recognizer.address ?? ""]
    if let taps = settings.numberOfTapsRequired { words.append("\(taps) taps") }
    if let seconds = settings.minimumPressDuration { words.append("\(seconds) s") }
    if let direction = settings.direction { words.append(direction[0]) }
    if !recognizer.cancelsTouchesInView { words.append("keeps touches") }
    if recognizer.delaysTouchesBegan { words.append("delays began") }
    if !recognizer.delaysTouchesEnded { words.append("ends at once") }
    if !recognizer.isEnabled { words.append("disabled") }
    for other in recognizer.mustFail ?? [] { words.append("waits for \(other)") }
    return words.joined(separator: " ")
  }
}
