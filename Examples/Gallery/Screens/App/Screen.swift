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
  case feed

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
    case .feed: "rows that scroll, with a slider, segments, a stepper and pages above them"
    }
  }

  /// The screen that a controller shows.
  init?(_ controller: UIViewController) {
    let screen = Self.allCases.first { $0.controllerType == type(of: controller) }
    guard let screen else { return nil }
    self = screen
  }

  /// What is at the head of the screen.
  var heading: String {
    let words = rawValue.replacing("-", with: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  /// The symbol of the screen's icon.
  var symbol: String {
    switch self {
    case .hitTest: "scope"
    case .chain: "link"
    case .nested: "square.on.square"
    case .gestures: "hand.tap"
    case .controls: "switch.2"
    case .outside: "tray"
    case .tabBar: "dock.rectangle"
    case .bars: "menubar.rectangle"
    case .touches: "hand.draw"
    case .signals: "waveform"
    case .presses: "tv"
    case .feed: "list.bullet"
    }
  }

  /// The color of the screen's icon.
  var palette: Palette {
    switch self {
    case .hitTest, .tabBar: .blue
    case .chain, .presses: .purple
    case .nested, .feed: .teal
    case .gestures, .bars: .orange
    case .controls: .green
    case .outside: .yellow
    case .touches: .pink
    case .signals: .gray
    }
  }

  /// The class of the screen's controller.
  private var controllerType: UIViewController.Type {
    switch self {
    case .hitTest: HitTestViewController.self
    case .chain: ChainViewController.self
    case .nested: NestedViewController.self
    case .gestures: GesturesViewController.self
    case .controls: ControlsViewController.self
    case .outside: OutsideViewController.self
    case .tabBar: TabBarScreenController.self
    case .bars: BarsViewController.self
    case .touches: TouchesViewController.self
    case .signals: SignalsViewController.self
    case .presses: PressesViewController.self
    case .feed: FeedViewController.self
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
    case .feed: FeedViewController()
    }
  }
}
