import Expectations
import Fingerpost
import FingerpostProperties
import FingerpostScreens
import FingerpostText
import Foundation
import Testing

@testable import FingerpostAudit
@testable import FingerpostConflicts

/// What an audit is careful about: it says no more than is so, and offers no fix that helps only some.
@Suite struct AuditCareTests {
  private func audit(_ screen: Screen) -> ScreenAudit { Auditor(screen).audit(title: "test") }

  private func full(_ audit: ScreenAudit) -> String {
    AuditText([audit], isFull: true).text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// A list with a button in it, whose top edge is at a height.
  private func list(top: Double, _ height: Double = 50) -> (maker: ScreenMaker, window: Int, button: Int) {
    var maker = ScreenMaker()
    let window = maker.add("UIWindow", 0, 0, 390, 844)
    let list = maker.add("UIScrollView", 0, 0, 390, 844, in: window) {
      $0.clipsToBounds = true
      var scrolling = PropertyValues()
      scrolling.contentSize = CGSize(width: 390, height: 4000)
      $0.scrolling = scrolling
    }
    let button = maker.add("UIButton", 20, top, 200, height, in: list)
    return (maker, window, button)
  }

  @Test("A button that is scrolled half under an opaque bar is not small")
  func underBar() {
    var (maker, window, _) = list(top: 60)
    maker.add("UINavigationBar", 0, 0, 390, 91, in: window)
    #expect(audit(maker.screen).faults.allSatisfy { $0.kind == .lateHighlight })
    // Where nothing scrolls, it stays small.
    var still = ScreenMaker()
    let root = still.add("UIWindow", 0, 0, 390, 844)
    still.add("UIButton", 20, 60, 200, 50, in: root)
    still.add("UINavigationBar", 0, 0, 390, 91, in: root)
    expect(
      audit(still.screen).faults.map(\.summary.plain), is: ["UIButton is small for a finger: 200 × 19 pt"])
  }

  @Test("A button that floats over a list is a note, over what stays where it is an error or a warning")
  func floating() {
    for (width, isLost) in [(250.0, true), (120.0, false)] {
      var (maker, window, _) = list(top: 300)
      maker.add("UIButton", 10, 290, width, 70, in: window)
      let found = audit(maker.screen)
      expect(found.faults.filter { $0.kind == .overlap }.map(\.severity), is: [.note])
      #expect(!found.fails)
      var still = ScreenMaker()
      let root = still.add("UIWindow", 0, 0, 390, 844)
      still.add("UIButton", 20, 300, 200, 50, in: root)
      still.add("UIButton", 10, 290, width, 70, in: root)
      expect(audit(still.screen).faults.map(\.severity), is: [isLost ? .error : .warning])
    }
  }

  @Test("Fixes that help only some of the targets of a finding give way to those that help all")
  func fixesForAll() throws {
    var maker = ScreenMaker()
    let window = maker.add("UIWindow", 0, 0, 390, 844)
    let root = maker.add("Shop.Root", 0, 0, 390, 844, in: window)
    let header = maker.add("Shop.Header", 0, 0, 390, 100, in: root)
    maker.add("UIButton", 20, 20, 100, 50, in: header)
    let panel = maker.add("Shop.Panel", 0, 400, 390, 200, in: root)
    maker.add("UISwitch", 20, 20, 51, 44, in: panel)
    maker.add("UISwitch", 120, 20, 51, 44, in: panel)
    maker.add("Shop.Veil", 0, 0, 390, 844, in: root)
    let finding = try #require(audit(maker.screen).faults.first)
    #expect(finding.kind == .covered && finding.targets.count == 3)
    #expect(!finding.fixes.isEmpty)
    #expect(finding.fixes.allSatisfy { $0.then.plain.hasSuffix("; it helps the 2 other targets, too") })
    // Bringing the header to the front would help the first only.
    #expect(!finding.fixes.contains { $0.code.joined().contains("bringSubviewToFront") })
    #expect(
      finding.fixes.contains { $0.code.first?.hasPrefix("veil.isUserInteractionEnabled = false") == true })
  }

  @Test("A fix that helps none of the other targets says so, if there is no better one")
  func fixForOne() throws {
    var maker = ScreenMaker()
    let window = maker.add("UIWindow", 0, 0, 390, 844)
    let root = maker.add("Shop.Root", 0, 0, 390, 844, in: window)
    maker.edit { $0.views[root].isUserInteractionEnabled = false }
    let first = maker.add("Shop.Inner", 0, 0, 390, 100, in: root)
    maker.add("UIButton", 20, 20, 100, 50, in: first)
    let second = maker.add("Shop.Inner", 0, 200, 390, 100, in: root) { $0.isUserInteractionEnabled = false }
    maker.add("UIButton", 20, 20, 100, 50, in: second)
    let found = audit(maker.screen).faults
    let finding = try #require(found.first { $0.targets.count == 2 })
    expect(
      finding.fixes.map(\.then.plain),
      is: [
        "UIButton (0x40) sends touchUpInside at 84 ms; it helps 0 of the 1 other targets"
      ])
  }

  @Test("HIT-5: a larger area that others make narrow is not a fix of a small target")
  func narrowFix() throws {
    var maker = ScreenMaker()
    let window = maker.add("UIWindow", 0, 0, 390, 844)
    maker.add("UIButton", 20, 100, 300, 40, in: window)
    let alone = try #require(audit(maker.screen).faults.first)
    expect(alone.fixes.first?.then.plain, is: "300 × 44 pt of UIButton can be reached")
    maker.add("Shop.Notice", 70, 60, 200, 40, in: window)
    let finding = try #require(audit(maker.screen).faults.first)
    #expect(finding.kind == .small && finding.fixes.isEmpty)
  }

  @Test("HIT-18: a view that moves off the screen is explained and fixed where it can be touched")
  func movesAway() throws {
    var maker = ScreenMaker()
    let window = maker.add("UIWindow", 0, 0, 390, 844)
    let root = maker.add("UIView", 0, 0, 390, 844, in: window)
    let card = maker.add("Shop.Card", 400, 100, 100, 100, in: root) {
      $0.isAnimating = true
      $0.animatedKeys = ["position"]
      $0.hasRecognizers = true
      $0.recognizers = [ScreenRecognizer(className: "UITapGestureRecognizer", address: "0x99")]
    }
    let finding = try #require(audit(maker.screen).faults.first)
    #expect(finding.kind == .moving && finding.targets.map(\.view) == [card])
    #expect(finding.why.plain.contains("it is animating") && !finding.why.plain.contains("sticks out"))
    expect(finding.point, is: CGPoint(x: 389.5, y: 150))
    expect(finding.fixes.first?.code.joined().contains(".allowUserInteraction"), is: true)
  }

  @Test("Doubts about overrides are only of what an override could change")
  func doubts() {
    var maker = ScreenMaker()
    let window = maker.add("UIWindow", 0, 0, 390, 844)
    let form = maker.add("Shop.Form", 0, 0, 390, 844, in: window) {
      $0.hasRecognizers = true
      $0.recognizers = [ScreenRecognizer(className: "UITapGestureRecognizer", address: "0x99")]
    }
    maker.add("Shop.BuyControl", 20, 100, 200, 50, in: form) { $0.baseClass = "UIControl" }
    let taken = audit(maker.screen)
    expect(taken.faults.map(\.kind), is: [.taken])
    #expect(!taken.doubts.contains { $0.contains("overrides hit testing") })
    maker.add("Shop.Veil", 0, 0, 390, 844, in: window)
    let covered = audit(maker.screen)
    #expect(covered.doubts.contains("Whether Veil overrides hit testing; UIKit's own is assumed."))
  }

  @Test("Gestures that may exclude each other are left to the command that plays them")
  func gestures() {
    var maker = ScreenMaker()
    let window = maker.add("UIWindow", 0, 0, 390, 844)
    let root = maker.add("Shop.Root", 0, 0, 390, 844, in: window)
    let square = maker.add("Shop.Square", 100, 100, 100, 100, in: root)
    func recognize(_ view: Int, _ kind: String, _ address: String) {
      maker.edit {
        $0.views[view].hasRecognizers = true
        $0.views[view].recognizers = [ScreenRecognizer(className: kind, address: address)]
      }
    }
    recognize(root, "UIPanGestureRecognizer", "0x90")
    #expect(!audit(maker.screen).doubts.contains { $0.contains("exclude each other") })
    recognize(square, "UILongPressGestureRecognizer", "0x91")
    #expect(
      audit(maker.screen).doubts.contains {
        $0.contains("may exclude each other") && $0.contains("conflicts")
      })
    recognize(square, "UITapGestureRecognizer", "0x91")
    #expect(!audit(maker.screen).doubts.contains { $0.contains("exclude each other") })
  }

  @Test("HOVER-1: a view that only a pointer concerns is not a target")
  func hover() {
    var maker = ScreenMaker()
    let window = maker.add("UIWindow", 0, 0, 390, 844)
    let card = maker.add("Shop.Card", 20, 100, 20, 20, in: window) {
      $0.isUserInteractionEnabled = false
      $0.hasRecognizers = true
      $0.recognizers = [ScreenRecognizer(className: "UIHoverGestureRecognizer", address: "0x99")]
    }
    #expect(audit(maker.screen).faults.isEmpty)
    maker.edit {
      $0.views[card].recognizers = [ScreenRecognizer(className: "UITapGestureRecognizer", address: "0x99")]
    }
    expect(audit(maker.screen).faults.map(\.kind), is: [.switchedOff])
  }

  @Test("A screen where a tap does nothing does nothing on 100%")
  func shares() {
    var maker = ScreenMaker()
    // Of this many points, a hundredth is not a number that a computer has.
    maker.add("UIWindow", 0, 0, 320, 44)
    let found = audit(maker.screen)
    expect(found.shares.nothing, is: 100)
    expect(
      full(found),
      is:
        "test: nothing found. 0 targets on 320 × 44 pt; a tap acts on 0%, may act on 0%, does nothing on 100%."
    )
  }

  @Test(
    "Shares of a screen come to 100%, and what is nearly nothing or nearly all is said to be",
    arguments: [
      ([2.5, 97.5, 0], "3% 97% 0%"), ([12.5, 0, 87.5], "13% 0% 87%"), ([33.4, 33.3, 33.3], "34% 33% 33%"),
      ([0.2, 99.8, 0], "less than 1% more than 99% 0%"), ([0, 0, 100], "0% 0% 100%"),
    ])
  func shareWords(shares: [Double], words: String) {
    let all = ScreenAudit.Shares(acts: shares[0], mayAct: shares[1], nothing: shares[2])
    expect(all.words.joined(separator: " "), is: words)
  }

  @Test("Targets of one finding are named by what they say, and counted where they say the same")
  func names() {
    var maker = ScreenMaker()
    let window = maker.add("UIWindow", 0, 0, 390, 844)
    for row in 0..<4 {
      let button = maker.add("UIButton", 20, 20 + 60 * Double(row), 100, 50, in: window)
      maker.add("UIButtonLabel", 10, 10, 80, 30, in: button) {
        $0.label = row < 2 ? "Buy \(row)" : "Sell"
        $0.isUserInteractionEnabled = false
      }
    }
    maker.add("Shop.Veil", 0, 0, 390, 844, in: window)
    let text = full(audit(maker.screen))
    #expect(text.contains("error: UIButton “Buy 0” never acts: Veil lies over it."))
    #expect(text.contains("The same: UIButton “Buy 1” and 2 × UIButton “Sell”."))
    #expect(!text.contains("0% of what is to be seen"))
  }

  @Test("A full report says of what part a target acts, and how large the largest part is")
  func part() {
    var maker = ScreenMaker()
    let window = maker.add("UIWindow", 0, 0, 390, 844)
    let button = maker.add("UIButton", 20, 100, 100, 50, in: window)
    maker.add("Shop.Line", 0, 40, 100, 4, in: button)
    let text = full(audit(maker.screen))
    #expect(
      text.contains(
        "It acts on 92% of what is to be seen of it; the largest rectangle that acts is 100 × 40 pt."))
  }

  @Test("Findings of one kind go from top to bottom")
  func order() {
    var maker = ScreenMaker()
    let window = maker.add("UIWindow", 0, 0, 390, 844)
    for (place, y) in [500.0, 100, 300].enumerated() {
      maker.add("Shop.Button\(place)", 20, y, 40, 40, in: window) { $0.baseClass = "UIButton" }
    }
    expect(
      audit(maker.screen).faults.compactMap { $0.targets.first?.className },
      is: [
        "Shop.Button1", "Shop.Button2", "Shop.Button0",
      ])
  }

  @Test("Numbers in a picture do not lie over each other, and each is there")
  func badges() throws {
    var maker = ScreenMaker()
    // Small enough for the buttons to be more than a tenth of it: a screen on which nearly nothing acts is a finding, too.
    let window = maker.add("UIWindow", 0, 0, 150, 150)
    for row in 0..<5 {
      for column in 0..<5 {
        maker.add("UIButton", 40 + 12 * Double(column), 40 + 12 * Double(row), 10, 10, in: window)
      }
    }
    let svg = AuditPicture(audit(maker.screen)).svg
    let circles = svg.matches(
      of: /<g class="badge \w+"><circle cx="([\d.]+)" cy="([\d.]+)" r="9"\/><text [^>]*>(\d+)</)
    let screen = circles.prefix(circles.count - 25)
    #expect(Set(screen.map(\.3)).count == 25 && screen.count == 25)
    let spots = try screen.map { (try #require(Double($0.1)), try #require(Double($0.2))) }
    for (place, one) in spots.enumerated() {
      for other in spots[(place + 1)...] { #expect(hypot(one.0 - other.0, one.1 - other.1) > 18) }
    }
    #expect(svg.contains("class=\"lead\""))
    // The outlines come before the numbers.
    let last = try #require(svg.ranges(of: "class=\"mark ").last)
    let first = try #require(svg.firstRange(of: "class=\"badge "))
    #expect(last.lowerBound < first.lowerBound)
  }

  @Test("HIT-9: of a turned target, only what lies between its own edges counts")
  func turnedPart() throws {
    var maker = ScreenMaker()
    let window = maker.add("UIWindow", 0, 0, 390, 844)
    maker.add("UIButton", 100, 400, 40, 40, in: window) {
      $0.transform = CGAffineTransform(a: 0.6, b: 0.8, c: -0.8, d: 0.6, tx: 0, ty: 0)
    }
    let finding = try #require(audit(maker.screen).faults.first)
    #expect(finding.kind == .small && finding.percent == 100)
    expect(finding.largest.map { abs($0.width - 40) < 1e-6 && abs($0.height - 40) < 1e-6 }, is: true)
  }

  @Test("HIT-2: a hidden control is not a target")
  func hidden() {
    var maker = ScreenMaker()
    let window = maker.add("UIWindow", 0, 0, 390, 844)
    maker.add("UIButton", 100, 100, 100, 50, in: window)
    let box = maker.add("UIView", 0, 200, 390, 100, in: window) { $0.isHidden = true }
    maker.add("UIButton", 100, 20, 100, 50, in: box)
    let found = audit(maker.screen)
    expect(found.targets, is: 1)
    #expect(found.faults.isEmpty)
  }

  @Test("A picture says what targets show, or are, and whose each color is")
  func named() {
    var maker = ScreenMaker()
    let window = maker.add("UIWindow", 0, 0, 390, 844)
    maker.add("UIButton", 20, 100, 200, 50, in: window) { $0.label = "Buy & \"go\"" }
    maker.add("UIButton", 20, 200, 200, 50, in: window)
    maker.add("UIButton", 20, 300, 24, 50, in: window) { $0.label = "Too narrow for this" }
    let svg = AuditPicture(audit(maker.screen)).svg
    #expect(svg.contains(">Buy &amp; &quot;go&quot;</text>"))
    #expect(svg.contains(">UIButton “Buy &amp; &quot;go&quot;”</text>"))
    #expect(svg.contains(">UIButton</text>"))
    // Where there is no room, nothing stands on the target.
    expect(svg.matches(of: /class="name"/).count, is: 2)
  }

  @Test("A turned target is outlined as it lies")
  func turned() {
    var maker = ScreenMaker()
    let window = maker.add("UIWindow", 0, 0, 390, 844)
    maker.add("UIButton", 100, 100, 100, 100, in: window) {
      $0.transform = CGAffineTransform(a: 0.6, b: 0.8, c: -0.8, d: 0.6, tx: 0, ty: 0)
    }
    let svg = AuditPicture(audit(maker.screen)).svg
    #expect(svg.contains("class=\"target\" clip-path=\"url(#fpa-c)\" d=\"M160 80L220 160L140 220L80 140z\""))
  }
}
