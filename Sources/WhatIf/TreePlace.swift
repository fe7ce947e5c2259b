public import Fingerpost
public import Foundation

/// Where a view or a recognizer is in an application's windows, so that the same one is found in another run.
public nonisolated struct TreePlace: Hashable, Sendable {
  /// The number of the window among those that are shown, from the back.
  public var window: Int
  /// The number of each view below it among its superview's subviews.
  public var subviews: [Int]
  /// The number of the recognizer among those of the view, or nil for the view itself.
  public var recognizer: Int?

  /// Creates a place.
  public init(window: Int, subviews: [Int] = [], recognizer: Int? = nil) {
    self.window = window
    self.subviews = subviews
    self.recognizer = recognizer
  }

  /// The object that is there, or nil.
  @MainActor public func object(in application: UIApplication) -> NSObject? {
    guard application.windows.indices.contains(window) else { return nil }
    var view: UIView = application.windows[window]
    for index in subviews {
      guard view.subviews.indices.contains(index) else { return nil }
      view = view.subviews[index]
    }
    guard let recognizer else { return view }
    let all = view.gestureRecognizers ?? []
    return all.indices.contains(recognizer) ? all[recognizer] : nil
  }

  /// Calls a closure with everything that is in an application's windows, parents before children.
  @MainActor public static func each(in application: UIApplication, _ body: (TreePlace, NSObject) -> Void) {
    // The last comes next, so that no tree is too deep.
    var open: [(place: TreePlace, view: UIView)] = application.windows.enumerated().reversed().map {
      (TreePlace(window: $0.offset), $0.element)
    }
    while let (place, view) = open.popLast() {
      body(place, view)
      for index in (view.gestureRecognizers ?? []).indices {
        guard let recognizer = view.gestureRecognizers?[index] else { continue }
        var own = place
        own.recognizer = index
        body(own, recognizer)
      }
      for (index, subview) in view.subviews.enumerated().reversed() {
        var below = place
        below.subviews.append(index)
        open.append((below, subview))
      }
    }
  }
}
