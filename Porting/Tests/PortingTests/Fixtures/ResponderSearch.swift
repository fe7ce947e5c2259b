import UIKit

extension UIResponder {
  /// The first responder above this one that is of a type.
  func nearest<Found: UIResponder>(_ type: Found.Type) -> Found? {
    var current = next
    while let responder = current {
      if let found = responder as? Found { return found }
      current = responder.next
    }
    return nil
  }

  @objc var owningController: UIViewController? {
    return nearest(UIViewController.self)
  }
}
