import Expectations
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
      expect(UIDevice.current.userInterfaceIdiom, is: .phone)
      expect(window.traitCollection.horizontalSizeClass, is: .compact)
      expect(UIDevice.current, isSame: UIDevice.current)
    }
    var rules = EventRules(system: 26)
    rules.isPad = true
    Stage(rules: rules).run { window in
      expect(UIDevice.current.userInterfaceIdiom, is: .pad)
      expect(UIDevice.current.systemVersion, is: "26.0")
      expect(window.traitCollection.horizontalSizeClass, is: .regular)
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
      expect(listener.turns, is: 0)
      device.beginGeneratingDeviceOrientationNotifications()
      device.setOrientation(.portrait)
      expect(listener.turns, is: 1)
      expect(device.orientation, is: .portrait)
    }
  }
}
