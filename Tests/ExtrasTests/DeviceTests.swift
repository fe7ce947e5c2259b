import Foundation
import Testing
import UIKit

/// Counts how often the device was turned.
private final class Listener: NSObject {
  var turns = 0

  func turned() { turns += 1 }
}

@Suite struct DeviceTests {
  @Test("CTL-13: the device is the one that the event rules say, and so are the traits")
  func kind() {
    Stage().run { window in
      #expect(UIDevice.current.userInterfaceIdiom == .phone)
      #expect(window.traitCollection.horizontalSizeClass == .compact)
      #expect(UIDevice.current === UIDevice.current)
    }
    var rules = EventRules(system: 26)
    rules.isPad = true
    Stage(rules: rules).run { window in
      #expect(UIDevice.current.userInterfaceIdiom == .pad)
      #expect(UIDevice.current.systemVersion == "26.0")
      #expect(window.traitCollection.horizontalSizeClass == .regular)
    }
  }

  @Test("a new orientation is posted only while code wants to hear it")
  func orientation() {
    Stage().run { _ in
      let device = UIDevice.current
      let listener = Listener()
      NotificationCenter.default.addObserver(
        listener, selector: Selector("turned", Listener.turned),
        name: UIDevice.orientationDidChangeNotification, object: device)
      device.setOrientation(.landscapeLeft)
      #expect(listener.turns == 0)
      device.beginGeneratingDeviceOrientationNotifications()
      device.setOrientation(.portrait)
      #expect(listener.turns == 1)
      #expect(device.orientation == .portrait)
    }
  }
}
