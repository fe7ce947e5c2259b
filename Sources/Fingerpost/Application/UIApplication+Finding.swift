import Foundation

extension UIApplication {
  /// Returns the view that a contact at a point of the screen would belong to, without an event, a trace or a touch.
  ///
  /// For those that ask about very many points. The windows are asked as for a contact; what `hitTest(_:with:)` does
  /// besides answering happens here as well. [WIN-5]
  package final func viewForContact(at onScreen: CGPoint) -> UIView? {
    for window in windowStack.windows.reversed() {
      if let view = window.hitTest(window.convert(onScreen, from: nil as UIWindow?), with: nil) {
        return view
      }
    }
    return nil
  }
}
