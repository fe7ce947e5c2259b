public import Foundation

/// A change from one controller to another. There are no storyboards here: code makes it and performs it.
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
  /// Its name.
  public final let identifier: String?
  /// The controller that it leads away from.
  public final let source: UIViewController
  /// The controller that it leads to.
  public final let destination: UIViewController
  private final let handler: (() -> Void)?

  /// Creates a segue, whose ``perform()`` is to be overridden.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    (self.identifier, self.source, self.destination, handler) = (identifier, source, destination, nil)
    super.init()
  }

  /// Creates a segue that is performed by a closure.
  public init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    (self.identifier, self.source, self.destination, handler) = (
      identifier, source, destination, performHandler
    )
    super.init()
  }

  nonisolated deinit {}

  /// Makes the change: calls the closure, or shows the destination where there is none.
  open func perform() {
    if let handler { handler() } else { source.show(destination, sender: nil) }
  }
}
/// Controllers by name. There are no storyboard files here: code says how a controller is made, in place of the file.
///
/// ```swift
/// UIStoryboard.provide("Main", identifier: "details") { DetailsViewController() }
/// ```
@preconcurrency @MainActor open class UIStoryboard: NSObject {
  /// The name of the file that there would be.
  public final let name: String

  /// Creates a storyboard; no file is looked for.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }

  nonisolated deinit {}

  /// Says how the current world makes a controller of a storyboard. Not UIKit's. Without an identifier it is the first one.
  public class func provide(
    _ name: String, identifier: String? = nil, _ make: @escaping () -> UIViewController
  ) {
    World.current.controllerMakers[name, default: [:]][identifier] = make
  }

  /// Makes the first controller; nil where ``provide(_:identifier:_:)`` said none.
  open func instantiateInitialViewController() -> UIViewController? {
    World.current.controllerMakers[name]?[nil]?()
  }

  /// Makes a controller by its identifier.
  ///
  /// - Precondition: ``provide(_:identifier:_:)`` said how.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    guard let make = World.current.controllerMakers[name]?[identifier] else {
      let call = "UIStoryboard.provide(\"\(name)\", identifier: \"\(identifier)\")"
      preconditionFailure("there are no storyboard files here: say \(call) first")
    }
    return make()
  }
}

extension UIViewController {
  /// The storyboard that the controller comes from: nil, as there are none here.
  public final var storyboard: UIStoryboard? { nil }

  /// Performs a segue of the controller's storyboard. There are no storyboards here, so there is none: as on iOS, that ends
  /// the program. [VAL-61]
  public final func performSegue(withIdentifier identifier: String, sender: Any?) {
    preconditionFailure(
      "\(type(of: self)) has no segue \"\(identifier)\": there are no storyboard files here; present what it leads to"
    )
  }
}
