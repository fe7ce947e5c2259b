import Expectations
import Fingerpost
import Foundation
import Testing

@testable import FingerpostScreens

/// The levels of windows, and the order of those whose level no input says.
@Suite("Readers: levels of windows") struct ReadersWindowLevelTests {
  private func line(_ name: String, _ address: String) -> String {
    "<\(name): 0x\(address); frame = (0 0; 100 100); layer = <UIWindowLayer: 0x9>>"
  }

  @Test("a dump does not say a window's level, but that of some of UIKit's own is public")
  func dump() throws {
    let screen = try read(
      [
        line("UIWindow", "1"), line("Shop.ToastWindow", "2"), line("UITextEffectsWindow", "3"),
        line("UIRemoteKeyboardWindow", "4"), line("UIStatusBarWindow", "5"),
        line("_UIInteractiveWindow", "6"),
      ].joined(separator: "\n"))
    expect(screen.views.map(\.isWindow), is: [true, true, true, true, true, true])
    expect(screen.views.map(\.isWindowLevelKnown), is: [false, false, true, true, true, false])
    expect(screen.views.map(\.windowLevel), is: [0, 0, 10, 10_000_000, 1_000, 0])
  }

  @Test("an export states levels, an element tree states none")
  func others() throws {
    let export = try read(
      #"{"format":"fingerpost-export/1","windows":[{"view":0,"level":0},{"view":1,"level":2000},{"view":2}],"views":["#
        + #"{"class":"UIWindow","bounds":[0,0,9,9],"center":[4,4]},"#
        + #"{"class":"AlertWindow","bounds":[0,0,9,9],"center":[4,4]},"#
        + #"{"class":"OddWindow","bounds":[0,0,9,9],"center":[4,4]}]}"#)
    expect(export.views.map(\.windowLevel), is: [0, 2000, 0])
    expect(export.views.map(\.isWindowLevelKnown), is: [true, true, false])
    let unlisted = try read(
      #"{"format":"fingerpost-export/1","views":[{"class":"UITextEffectsWindow","bounds":[0,0,9,9],"center":[4,4]}]}"#
    )
    #expect(unlisted.views.map(\.windowLevel) == [10] && unlisted.views.map(\.isWindowLevelKnown) == [true])
    let elements = try read("Window, 0x1, {{0.0, 0.0}, {9.0, 9.0}}")
    expect(elements.views.map(\.isWindowLevelKnown), is: [false])
  }

  @Test("WIN-2: of two windows on one level the later is in front, or with reversesWindows the earlier")
  func reversed() throws {
    let text = [
      line("First", "1"), line("UIStatusBarWindow", "2"), line("Second", "3"), line("Third", "4"),
    ].joined(separator: "\n")
    var builder = ScreenBuilder(try read(text))
    func order() -> [String] {
      let built = builder.build()
      return built.world.application.windows.compactMap { window in
        built.index(of: window).map { builder.screen.views[$0].className }
      }
    }
    expect(builder.screen.views.map(\.isWindow), is: [true, true, true, true])
    expect(builder.shownRoots, is: [0, 1, 2, 3])
    expect(order(), is: ["First", "Second", "Third", "UIStatusBarWindow"])
    builder.reversesWindows = true
    expect(order(), is: ["Third", "Second", "First", "UIStatusBarWindow"])
    expect(builder.shownRoots, is: [0, 1, 2, 3])
    builder.screen.views[2].isWindowLevelKnown = true
    expect(order(), is: ["Third", "Second", "First", "UIStatusBarWindow"])
    builder.screen.views[0].isWindowLevelKnown = true
    expect(order(), is: ["First", "Second", "Third", "UIStatusBarWindow"])
  }
}
