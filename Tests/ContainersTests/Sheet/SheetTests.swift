import Expectations
import Fingerpost
import Foundation
import Testing
import UIKit

/// Sheets under a finger, with the figures that were measured on a screen of 393 × 852 points.
@Suite struct SheetTests {
  private final class Listener: UISheetPresentationControllerDelegate {
    var heard: [String] = []
    var allows = true
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
      heard.append("should")
      return allows
    }
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
      heard.append("will")
    }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      heard.append("did")
    }
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
      heard.append("attempt")
    }
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
      _ sheetPresentationController: UISheetPresentationController
    ) { heard.append("detent") }
  }

  private let screen: Screen
  private let root: Noting
  private let content: Noting
  private let listener = Listener()

  init() {
    screen = Screen()
    (root, content) = (Noting("root", screen), Noting("sheet", screen))
    screen.show(root)
  }

  private var sheet: UISheetPresentationController {
    guard let sheet = content.sheetPresentationController else { fatalError("no sheet") }
    return sheet
  }

  private var frame: CGRect { content.view.convert(content.view.bounds, to: nil) }

  private func open(_ detents: [UISheetPresentationController.Detent] = [.large()]) {
    sheet.detents = detents
    sheet.delegate = listener
    screen.run { root.present(content, animated: true) }
    screen.wait(1)
    _ = screen.drain()
  }

  /// Drags slowly enough to be let go at rest.
  private func drag(down travel: Double, from y: Double = 500) {
    screen.drag(from: (196, y), to: (196, y + travel), in: 2, lifting: false)
  }

  private func lift(_ y: Double) {
    screen.up(196, y)
    screen.wait(2)
  }

  private var isOpen: Bool { root.presentedViewController === content }

  @Test("SHEET-7: a large sheet begins 59 pt below the top; a popover is one, whatever it is told")
  func places() {
    open()
    expect(frame, is: CGRect(x: 0, y: 59, width: 393, height: 793))
    screen.run { content.dismiss(animated: false) }
    content.modalPresentationStyle = .popover
    content.popoverPresentationController?.permittedArrowDirections = .down
    content.popoverPresentationController?.sourceView = root.view
    screen.run { root.present(content, animated: false) }
    expect(frame, is: CGRect(x: 0, y: 59, width: 393, height: 793))
  }

  @Test("SHEET-7: on iOS 26 a medium sheet floats") func floats() {
    let screen = Screen(rules: EventRules(system: 26))
    let (root, content) = (Noting("root", screen), Noting("sheet", screen))
    screen.show(root)
    content.sheetPresentationController?.detents = [.medium(), .large()]
    screen.run { root.present(content, animated: false) }
    let frame = content.view.convert(content.view.bounds, to: nil)
    #expect(frame.minX == 8 && frame.width == 377)
    #expect(abs(frame.minY - 403.687) < 0.01 && abs(frame.height - 440.313) < 0.01)
  }

  @Test("SHEET-1: a drag down moves it by the travel less 10 pt", arguments: [180.0, 240, 320, 360, 380])
  func follows(travel: Double) {
    open()
    drag(down: travel)
    expect(frame.minY, near: (59 + travel - 10), within: 1e-6)
  }

  @Test("SHEET-1: a drag up does not move it") func up() {
    open()
    drag(down: -200)
    expect(frame.minY, is: 59)
    lift(300)
    #expect(isOpen && frame.minY == 59 && content.faults == [])
  }

  @Test(
    "SHEET-2: let go at rest it goes if it is lower than half of its height",
    arguments: [(793.0, 370.0, true), (793, 398, false), (400, 170, true), (400, 210, false)])
  func half(height: Double, offset: Double, stays: Bool) {
    open([.custom { _ in CGFloat(height) }])
    drag(down: offset + 10, from: 460)
    expect(frame.minY, near: (852 - height + offset), within: 1e-6)
    screen.wait(0.2)
    screen.move(196, 460 + offset + 10)
    lift(460 + offset + 10)
    expect(isOpen, is: stays)
    #expect(content.phase == (stays ? "seen" : "unseen") && content.faults == [])
    if stays { expect(frame.minY, near: (852 - height), within: 1e-6) }
  }

  @Test(
    "SHEET-2: a drag of 64 pt goes with 1,000 pt/s and not with less",
    arguments: [(875.0, true), (900, true), (925, true), (950, true), (975, true), (1000.5, false)])
  func fast(speed: Double, stays: Bool) {
    open()
    screen.down(196, 500)
    let steps = 8
    for step in 1...steps {
      screen.wait(64 / speed / Double(steps))
      screen.move(196, 500 + 64 * Double(step) / Double(steps))
    }
    lift(564)
    expect(isOpen, is: stays)
  }

  @Test(
    "SHEET-3: it returns by a critically damped spring of 18.257 per second; the dimming goes with its place")
  func spring() throws {
    open()
    drag(down: 210)
    let dimming = try #require(
      screen.window.subviews.last?.subviews.first { "\(type(of: $0))" == "UIDimmingView" })
    expect(dimming.alpha, near: 0.2 * (1 - 200.0 / 793), within: 1e-6)
    screen.up(196, 710)
    let velocity = 105.0
    for time in [0.05, 0.1, 0.2] {
      screen.wait(time - (time == 0.05 ? 0 : time == 0.1 ? 0.05 : 0.1))
      let rate = 18.257
      let expected = (200 + (velocity + rate * 200) * time) * exp(-rate * time)
      let shown = screen.shownFrame(try #require(content.view.superview))
      expect(shown.minY.native - 59, near: expected, within: 0.01)
    }
    screen.wait(1)
    expect(dimming.alpha, near: 0.2, within: 1e-6)
  }

  @Test("SHEET-4: over a scroll view at its top a drag down moves the sheet; otherwise it scrolls")
  func scrolls() {
    open()
    let scroll = screen.run { UIScrollView(frame: content.view.bounds) }
    content.view.addSubview(scroll)
    scroll.contentSize = CGSize(width: 393, height: 3000)
    drag(down: 110)
    #expect(abs(frame.minY - 159) < 1e-6 && scroll.contentOffset == .zero)
    lift(610)
    #expect(isOpen && frame.minY == 59)
    drag(down: -110)
    #expect(frame.minY == 59 && scroll.contentOffset.y == 100)
    lift(390)
    drag(down: 60)
    #expect(frame.minY == 59 && scroll.contentOffset.y < 100)
    lift(560)
    #expect(isOpen)
  }

  @Test("SHEET-5: with a medium and a large detent it opens at the medium one, and a drag resizes it")
  func detents() {
    open([.medium(), .large()])
    let medium = frame.height
    expect(medium, near: 440.313, within: 0.01)
    drag(down: -160, from: 600)
    #expect(abs(frame.height - (medium + 150)) < 1e-6 && abs(frame.maxY - 852) < 1e-6)
    let dimming = screen.window.subviews.last?.subviews.first
    expect(dimming.map { abs($0.alpha - 0.2) < 1e-6 }, is: true, "the dimming stays")
    lift(440)
    #expect(frame.height == medium && listener.heard == [])
    drag(down: -230, from: 600)
    lift(370)
    #expect(sheet.selectedDetentIdentifier == .large && frame.height == 793)
    expect(listener.heard, is: ["detent"])
    drag(down: 250, from: 300)
    lift(550)
    #expect(sheet.selectedDetentIdentifier == .medium && abs(frame.height - medium) < 0.01)
    #expect(isOpen)
  }

  @Test("SHEET-9: a drag that is taken back tells that it disappears and appears again") func callbacks() {
    open()
    drag(down: 100)
    expect(screen.drain(), is: ["sheet will disappear"])
    lift(600)
    expect(screen.drain(), is: ["sheet will appear", "sheet did appear"])
    expect(listener.heard, is: ["should", "will"])
    listener.heard = []
    drag(down: 420, from: 420)
    lift(840)
    expect(screen.drain(), is: ["sheet will disappear", "sheet did disappear"])
    expect(listener.heard, is: ["should", "will", "did"])
  }

  @Test("SHEET-6: one that is modal resists and returns; a delegate is told that it was tried") func modal() {
    open()
    content.isModalInPresentation = true
    drag(down: 310)
    #expect(frame.minY > 59 && frame.minY < 59 + 200)
    lift(810)
    #expect(isOpen && frame.minY == 59 && listener.heard == ["attempt"])
    content.isModalInPresentation = false
    (listener.allows, listener.heard) = (false, [])
    drag(down: 310)
    lift(810)
    #expect(isOpen && listener.heard == ["should", "attempt"])
    expect(screen.drain(), is: [])
  }

  @Test("SHEET-8: a tap on what is dimmed dismisses, unless that is switched off or it is not dimmed")
  func tap() {
    open([.medium(), .large()])
    screen.tap(196, 100)
    screen.wait(1)
    #expect(!isOpen && listener.heard == ["should", "will", "did"])
    sheet.largestUndimmedDetentIdentifier = .medium
    open([.medium(), .large()])
    expect(screen.run { screen.window.hitTest(CGPoint(x: 196, y: 100), with: nil) }, isSame: root.view)
    screen.tap(196, 100)
    screen.wait(1)
    #expect(isOpen)
    sheet.selectedDetentIdentifier = .large
    expect(frame.height, is: 793)
    screen.tap(196, 30)
    screen.wait(1)
    #expect(!isOpen)
  }

  @Test("SHEET-10: on a pad a popover without a source ends the program; with an item of a bar it is shown")
  func popover() async {
    await #expect(processExitsWith: .failure) { await SheetTests.presentPopover(from: nil) }
    Self.presentPopover(from: UIBarButtonItem())
  }

  private static func presentPopover(from item: UIBarButtonItem?) {
    var rules = EventRules(system: 26)
    rules.isPad = true
    let screen = Screen(rules: rules)
    let (root, content) = (Noting("root", screen), Noting("popover", screen))
    screen.show(root)
    content.modalPresentationStyle = .popover
    content.popoverPresentationController?.barButtonItem = item
    content.popoverPresentationController?.permittedArrowDirections = .left
    screen.run { root.present(content, animated: false) }
    expect(root.presentedViewController, isSame: content)
    expect(content.popoverPresentationController?.permittedArrowDirections, is: .left, "kept, and not asked")
  }
}
