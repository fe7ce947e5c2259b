public import Fingerpost
import Foundation

/// The windows of a world as a screen: what an export of them would say.
public struct LiveScreen {
  /// What there is now.
  public private(set) var screen: Screen
  /// The views, in the order of the screen's.
  public let views: [UIView]

  /// Describes all that is in some windows, in their order.
  public init(_ windows: [UIWindow], of kind: Screen.Kind = .export) {
    screen = Screen(kind: kind)
    var views: [UIView] = []
    // A loop, not a recursion: trees may be deeper than a stack. Parents come before their subviews.
    var pending: [(view: UIView, parent: Int?)] = windows.reversed().map { ($0, nil) }
    while let (view, parent) = pending.popLast() {
      screen.views.append(ScreenView(view, parent: parent))
      for subview in view.subviews.reversed() { pending.append((subview, views.count)) }
      views.append(view)
    }
    self.views = views
  }

  /// Describes the windows of an application, and the recognizers of their views.
  public init(_ world: World) {
    self.init(world.application.windows)
    screen.size = world.screenSize
    screen.eventRules = world.eventRules
    screen.contentLines = views.count
    // Looked up only, never walked.
    var addresses: [ObjectIdentifier: String] = [:]
    for recognizer in views.flatMap({ $0.gestureRecognizers ?? [] }) {
      addresses[ObjectIdentifier(recognizer)] = "0x" + String(addresses.count + 1, radix: 16)
    }
    for (index, view) in views.enumerated() {
      screen.views[index].label = view.accessibilityIdentifier
      if let controller = view.next as? UIViewController {
        screen.views[index].viewController = String(describing: type(of: controller))
      }
      let described = (view.gestureRecognizers ?? []).compactMap { recognizer -> ScreenRecognizer? in
        var described = ScreenRecognizer(recognizer)
        switch ScreenRecognizer.Part(recognizer) {
        // Every text field is given one again; where links are, no description says.
        case .textTap where view is UITextField: return nil
        case .linkPress: return nil
        case let part?: described.className = part.className
        // What else UIKit keeps to itself does nothing that its view does not do anyway, but for the pop gesture.
        case nil where described.className.hasPrefix("_UI") && !described.isNavigationPop: return nil
        case nil: break
        }
        described.address = addresses[ObjectIdentifier(recognizer)]
        described.delegate = recognizer.delegate == nil ? .none : .unknown
        described.mustFail = recognizer.requiredToFail.compactMap { addresses[ObjectIdentifier($0)] }
        return described
      }
      screen.views[index].recognizers = described
      screen.views[index].hasRecognizers = !described.isEmpty
    }
  }

  /// The index of a view, or nil for one that is not there.
  public func index(of view: UIView) -> Int? { views.firstIndex { $0 === view } }
}
