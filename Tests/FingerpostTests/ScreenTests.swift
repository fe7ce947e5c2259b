import Expectations
import Foundation
import Testing
import UIKit

@testable import Fingerpost

/// The screen that windows fill.
@Suite struct ScreenTests {
  @Test("a world has one screen, of the size that it was made with") func size() {
    let (small, large) = (
      World(screenSize: CGSize(width: 320, height: 480)), World(screenSize: CGSize(width: 1024, height: 768))
    )
    let screen = small.run { UIScreen.main }
    expect(screen.bounds, is: CGRect(x: 0, y: 0, width: 320, height: 480))
    expect(small.run { UIScreen.main }, isSame: screen)
    expect(large.run { UIScreen.main }, isNotSame: screen)
    expect(large.run { UIWindowScene().screen.bounds.width }, is: 1024)
  }

  @Test("SCR-31: a screen has the pixels of the grid that scroll views keep to") func pixels() {
    var rules = EventRules()
    #expect(World().run { (UIScreen.main.scale, UIScreen.main.nativeBounds.width) } == (1, 400))
    rules.scrollPixelsPerPoint = 3
    let fine = World(eventRules: rules)
    #expect(fine.run { (UIScreen.main.nativeScale, UIScreen.main.nativeBounds.width) } == (3, 1200))
  }

  @Test("PIPE-7: how often moves are delivered") func frames() {
    var rules = EventRules()
    expect(World().run { UIScreen.main.maximumFramesPerSecond }, is: 60)
    rules.eventMoveDelivery = 1.0 / 120
    let fast = World(eventRules: rules)
    expect(fast.run { UIScreen.main.maximumFramesPerSecond }, is: 120)
    rules.eventMoveDelivery = 0
    let silly = World(eventRules: rules)
    expect(silly.run { UIScreen.main.maximumFramesPerSecond }, is: 100_000)
  }
}
