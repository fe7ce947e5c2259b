import UIKit

/// The screens of the application.
enum Screen: String, CaseIterable {
  case hitTest = "hit-test"
  case chain
  case nested
  case gestures
  case controls
  case outside
  case tabBar = "tab-bar"
  case bars
  case touches
  case signals
  case presses

  /// What the screen is about, in one line.
  var summary: String {
    switch self {
    case .hitTest: "four boxes that say how they are asked for the view under a touch"
    case .chain: "a label, a text field and buttons on two backgrounds"
    case .nested: "nested views that print the responder chain"
    case .gestures: "a tap view, a long-press view, and what a recognizer's settings do"
    case .controls: "a button and a control of one's own under a tap recognizer"
    case .outside: "a button that sticks out of its parent, without help and with it"
    case .tabBar: "a tab bar with a round button that rises above it"
    case .bars: "tabs, a navigation bar and a toolbar, whose items are controls"
    case .touches: "a card that follows the finger, touches passed on, and views that get none"
    case .presses: "posters and buttons for a remote: which one is focused, and who gets a press"
    case .signals: "a player that is shaken and hears a headset, and who its first responder is"
    }
  }

  func makeViewController() -> UIViewController {
    switch self {
    case .hitTest: HitTestViewController()
    case .chain: ChainViewController()
    case .nested: NestedViewController()
    case .gestures: GesturesViewController()
    case .controls: ControlsViewController()
    case .outside: OutsideViewController()
    case .tabBar: TabBarScreenController()
    case .bars: BarsViewController()
    case .touches: TouchesViewController()
    case .signals: SignalsViewController()
    case .presses: PressesViewController()
    }
  }
}
