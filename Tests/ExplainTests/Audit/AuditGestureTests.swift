import Expectations
import Fingerpost
import FingerpostProperties
import FingerpostScreens
import FingerpostText
import Foundation
import OwnProcess
import Testing

@testable import FingerpostAudit

/// What audits find of scroll views, sliders and recognizers for other gestures than taps.
@Suite(.ownProcess) struct AuditGestureTests {
  private func audit(_ screen: Screen) -> ScreenAudit { Auditor(screen).audit(title: "test") }

  private func summaries(_ screen: Screen) -> [String] { audit(screen).faults.map(\.summary.plain) }

  private func window() -> (maker: ScreenMaker, window: Int) {
    var maker = ScreenMaker()
    let window = maker.add("UIWindow", 0, 0, 390, 844)
    return (maker, window)
  }

  private func content(_ width: Double, _ height: Double) -> (inout ScreenView) -> Void {
    { view in
      view.clipsToBounds = true
      var scrolling = PropertyValues()
      scrolling.contentSize = CGSize(width: width, height: height)
      view.scrolling = scrolling
    }
  }

  private func recognizer(
    _ kind: String, _ action: String, _ address: String = "0x99",
    _ set: (inout ScreenRecognizer) -> Void = { _ in }
  ) -> ScreenRecognizer {
    var recognizer = ScreenRecognizer(className: "UI\(kind)GestureRecognizer", address: address)
    recognizer.targets = [ScreenTarget(className: "Shop.Controller", address: "0x1", action: action)]
    recognizer.delegate = .none
    set(&recognizer)
    return recognizer
  }

  private func having(_ recognizers: ScreenRecognizer...) -> (inout ScreenView) -> Void {
    { view in
      view.hasRecognizers = true
      view.recognizers = recognizers
    }
  }

  /// A scroll view with labels in it, the last of which ends at a height.
  private func article(_ width: Double, _ height: Double, endsAt end: Double, _ name: String = "UIScrollView")
    -> Screen
  {
    var (maker, window) = window()
    let list = maker.add(name, 0, 0, 390, 844, in: window, content(width, height))
    let holder = maker.add("UIView", 0, 0, 390, 844, in: list)
    for y in stride(from: 0, through: end - 40, by: 100) {
      maker.add("UILabel", 20, y, 350, 40, in: holder) { $0.label = "Paragraph" }
    }
    maker.add("UILabel", 20, end - 40, 350, 40, in: holder) { $0.label = "The end" }
    return maker.screen
  }

  // MARK: - Room

  @Test("SCR-21: a scroll view whose contentSize is zero, or no larger than itself, hides what lies below")
  func noRoom() throws {
    let empty = try #require(audit(article(0, 0, endsAt: 1240)).faults.first)
    #expect(empty.kind == .cannotScroll && empty.severity == .error)
    expect(
      empty.summary.plain,
      is: "UIScrollView cannot scroll: its contentSize is zero, and UILabel “Paragraph” lies beyond its edge"
    )
    let fitting = try #require(audit(article(390, 844, endsAt: 1240)).faults.first)
    expect(fitting.kind, is: .cannotScroll)
    #expect(fitting.summary.plain.contains("its content is 390 × 844 pt"))
  }

  @Test("SCR-21: a scroll view with room is no fault, and neither is one of which all is to be seen")
  func room() {
    #expect(summaries(article(390, 1240, endsAt: 1240)).isEmpty)
    #expect(summaries(article(0, 0, endsAt: 700)).isEmpty)
    #expect(summaries(article(390, 844, endsAt: 844)).isEmpty)
  }

  @Test(
    "SCR-21: a header to pull down is out of reach where a collection view does not bounce, a table bounces")
  func pullToRefresh() {
    for (name, kinds) in [("UICollectionView", [AuditKind.cannotScroll]), ("UITableView", [])] {
      var (maker, window) = window()
      let list = maker.add(name, 0, 0, 390, 844, in: window, content(390, 200))
      let header = maker.add("Shop.Header", 0, -54, 390, 54, in: list)
      maker.add("UILabel", 20, 10, 300, 30, in: header) { $0.label = "Pull down" }
      maker.add("UILabel", 20, 20, 300, 40, in: list) { $0.label = "Row" }
      let found = audit(maker.screen)
      expect(found.faults.map(\.kind), is: kinds, "\(name)")
      #expect(found.faults.allSatisfy { $0.severity == .warning })
    }
  }

  @Test("A scroll view that a drag can never reach is found, a covered one without content is not")
  func covered() throws {
    for isEmpty in [false, true] {
      var (maker, window) = window()
      let list = maker.add("UIScrollView", 0, 0, 390, 400, in: window, content(390, 2000))
      if !isEmpty { maker.add("UILabel", 20, 20, 300, 40, in: list) { $0.label = "Row" } }
      maker.add("Shop.Veil", 0, 0, 390, 500, in: window)
      let found = audit(maker.screen).faults.filter { $0.targets.first?.view == list }
      expect(found.map(\.kind), is: (isEmpty ? [] : [.covered]))
      #expect(found.allSatisfy { $0.summary.plain == "UIScrollView never scrolls: Veil lies over it" })
    }
  }

  // MARK: - What takes drags

  @Test("A pan over all of a scroll view that acts instead is found, one in a part of it is not")
  func panInside() throws {
    for (height, isFault) in [(844.0, true), (400, false)] {
      var (maker, window) = window()
      let list = maker.add("UIScrollView", 0, 0, 390, 844, in: window, content(390, 2000))
      let canvas = maker.add(
        "Shop.Canvas", 0, 0, 390, height, in: list, having(recognizer("Pan", "draw:")))
      maker.add("UILabel", 20, 20, 300, 40, in: canvas) {
        $0.label = "Sign here"
        $0.isUserInteractionEnabled = false
      }
      let taken = audit(maker.screen).faults.filter { $0.kind == .taken }
      expect(
        taken.map(\.summary.plain),
        is: (isFault ? ["UIScrollView never scrolls: draw: on Canvas acts instead"] : []))
    }
  }

  @Test(
    "Nested scroll views that scroll along different axes are no fault, nor is one without room in another")
  func nested() {
    var (maker, window) = window()
    let pages = maker.add("UIScrollView", 0, 0, 390, 844, in: window, content(1170, 844))
    let list = maker.add("UITableView", 0, 0, 390, 844, in: pages, content(390, 2000))
    for row in 0..<10 {
      let cell = maker.add("UITableViewCell", 0, Double(row) * 80, 390, 80, in: list)
      let inner = maker.add("UIScrollView", 10, 10, 100, 60, in: cell, content(100, 60))
      maker.add("UILabel", 0, 0, 80, 40, in: inner) { $0.label = "Tag" }
    }
    expect(audit(maker.screen).faults.filter { $0.kind != .lateHighlight }.map(\.summary.plain), is: [])
  }

  @Test("A slider whose drags the pages around it take is found, one in a list is not, nor another control")
  func sliderInPages() {
    for (name, width, isFault) in [
      ("Shop.RangeSlider", 1170.0, true), ("UISlider", 1170, true), ("Shop.BuyControl", 1170, false),
      ("Shop.RangeSlider", 390, false), ("UISlider", 390, false),
    ] {
      var (maker, window) = window()
      let pages = maker.add("UIScrollView", 0, 0, 390, 844, in: window, content(width, 2013 - width))
      maker.add("UILabel", 20, 20, 300, 40, in: pages) { $0.label = "Price" }
      maker.add(name, 20, 300, 350, 50, in: pages) { $0.baseClass = name == "UISlider" ? nil : "UIControl" }
      let taken = audit(maker.screen).faults.filter { $0.kind == .taken }.map(\.summary.plain)
      expect(taken.count, is: (isFault ? 1 : 0), "\(name) \(width)")
      #expect(taken.allSatisfy { $0.hasSuffix("Slider does not follow a drag: UIScrollView takes it") })
    }
  }

  @Test("A swipe that a pan around it takes is found, one along the axis that a list leaves it is not")
  func swipe() {
    for (kind, isFault) in [("Pan", true), ("Pinch", false)] {
      var (maker, window) = window()
      let root = maker.add("Shop.Root", 0, 0, 390, 844, in: window)
      let card = maker.add(
        "Shop.Card", 20, 100, 350, 300, in: root,
        having(recognizer("Pan", "move:", "0x90"), recognizer("Swipe", "next:", "0x91")))
      if kind == "Pinch" {
        maker.edit { $0.views[card].recognizers?.removeFirst() }
      }
      expect(
        audit(maker.screen).faults.map(\.summary.plain),
        is: (isFault ? ["Card has next:, which never acts: move: acts instead"] : []))
    }
    var (maker, window) = window()
    let list = maker.add("UITableView", 0, 0, 390, 844, in: window, content(390, 2000))
    maker.add("Shop.Card", 0, 0, 390, 844, in: list, having(recognizer("Swipe", "remove:")))
    #expect(summaries(maker.screen).isEmpty)
  }

  @Test("A swipe back that a carousel takes along a part of the edge is a warning, along all of it an error")
  func backSwipe() {
    for (height, severity, isWide) in [
      (844.0, AuditSeverity.error, true), (400, .warning, true), (100, nil, true), (844, nil, false),
    ] as [(Double, AuditSeverity?, Bool)] {
      var (maker, window) = window()
      let root = maker.add(
        "Shop.Root", 0, 0, 390, 844, in: window, having(recognizer("ScreenEdgePan", "goBack:")))
      let pages = maker.add(
        "UIScrollView", 0, 0, 390, height, in: root, content(isWide ? 1170 : 390, isWide ? height : 2000))
      maker.add("UILabel", 20, 20, 300, 40, in: pages) { $0.label = "Photo" }
      let found = audit(maker.screen).faults.filter { $0.kind == .taken }
      expect(found.map(\.severity), is: [severity].compactMap(\.self), "\(height) \(isWide)")
      if severity == .warning {
        expect(
          found.first?.summary.plain,
          is: "Root has goBack:, which UIScrollView keeps from acting along 47% of the edge")
      }
    }
  }

  @Test("Recognizers that are added again are one finding, without a fix that keeps one from the other")
  func repeated() throws {
    var (maker, window) = window()
    maker.add(
      "Shop.Card", 20, 100, 350, 300, in: window,
      having(
        recognizer("Tap", "play:", "0x90"), recognizer("Tap", "play:", "0x91"),
        recognizer("Tap", "play:", "0x92")))
    let found = audit(maker.screen).faults
    expect(found.map(\.summary.plain), is: ["Card has 3 recognizers for play:, of which one acts"])
    #expect(found.first?.severity == .warning && found.first?.fixes.isEmpty == true)
  }

  @Test("A tap that another one on its view excludes is found; one for two taps beside one that waits is not")
  func excludedTap() {
    var (maker, window) = window()
    let map = maker.add(
      "Shop.Map", 0, 0, 390, 844, in: window,
      having(recognizer("Tap", "select:", "0x90"), recognizer("Tap", "drop:", "0x91")))
    expect(audit(maker.screen).faults.map(\.kind), is: [.neverActs])
    maker.edit {
      $0.views[map].recognizers?[0].settings.numberOfTapsRequired = 2
      $0.views[map].recognizers?[1].mustFail = ["0x90"]
    }
    expect(audit(maker.screen).faults.map(\.kind), is: [.late])
  }

  @Test("Gestures that each act when they are made are no fault, though they exclude each other")
  func healthy() {
    var (maker, window) = window()
    let root = maker.add("Shop.Root", 0, 0, 390, 844, in: window, having(recognizer("Pan", "menu:", "0x80")))
    let list = maker.add("UITableView", 0, 0, 390, 844, in: root, content(390, 2000))
    for row in 0..<8 {
      let cell = maker.add(
        "UITableViewCell", 0, Double(row) * 100, 390, 100, in: list,
        having(recognizer("LongPress", "show:", "0x9\(row)")))
      maker.add("UITableViewCellContentView", 0, 0, 390, 100, in: cell)
    }
    let photo = maker.add(
      "Shop.Photo", 50, 300, 200, 200, in: root,
      having(
        recognizer("Pinch", "zoom:", "0xa0"), recognizer("Rotation", "turn:", "0xa1"),
        recognizer("Pan", "move:", "0xa2"), recognizer("LongPress", "hold:", "0xa3")))
    maker.edit {
      $0.views[photo].backgroundColor = ScreenColor(red: 1, green: 1, blue: 1, alpha: 1)
    }
    expect(audit(maker.screen).faults.filter { $0.severity < .note }.map(\.summary.plain), is: [])
  }
}
