public import Fingerpost
public import FingerpostTrace
public import Foundation

/// A screen as a tree of the engine's views that can be touched.
public final class BuiltScreen {
  /// What the input says of the views.
  public let screen: Screen
  /// The indices of the roots that are shown.
  public let shownRoots: [Int]
  /// The world that the views live in.
  public let world: World
  /// The views, in the order of the screen's; the one at index `i` is subject `i + 1` of the world's trace.
  public let views: [UIView]
  /// The window of a tree that has none of its own, or nil.
  ///
  /// It takes no touch itself and confines nothing, and its coordinates are the screen's.
  public let host: UIWindow?
  private let controllers: [UIViewController]

  /// Collects a tree that was built, whoever built it.
  ///
  /// - Parameters:
  ///   - screen: what the reports say of the views.
  ///   - shownRoots: the indices of the roots that can be touched.
  ///   - world: the world that the views live in.
  ///   - views: the views, in the order of the screen's. They get the first numbers of the world's trace here,
  ///     unless they have them already.
  ///   - host: the window of a tree that has none of its own, or nil.
  ///   - controllers: controllers to keep alive.
  public init(
    screen: Screen, shownRoots: [Int], world: World, views: [UIView], host: UIWindow? = nil,
    controllers: [UIViewController] = []
  ) {
    self.screen = screen
    self.shownRoots = shownRoots
    self.world = world
    self.views = views
    self.host = host
    self.controllers = controllers
    for view in views { _ = view.subject(in: world) }
  }

  nonisolated deinit {}

  /// Returns the index of the view that a subject of the trace stands for, or nil for anything else.
  public func index(of subject: SubjectID) -> Int? {
    let index = Int(subject.rawValue) - 1
    return index >= 0 && index < views.count ? index : nil
  }

  /// Returns the index of a view, or nil for one that the input does not name.
  public func index(of view: UIView) -> Int? {
    index(of: view.subject(in: world))
  }

  /// Maps a point of a view to the screen.
  public func onScreen(_ point: CGPoint, of index: Int) -> CGPoint {
    let view = views[index]
    let inWindow = view.convert(point, to: nil as UIView?)
    return view.window?.convert(inWindow, to: nil as UIWindow?) ?? inWindow
  }

  /// Maps a point of the screen to a view's own coordinates.
  public func local(_ point: CGPoint, of index: Int) -> CGPoint {
    let view = views[index]
    let inWindow = view.window?.convert(point, from: nil as UIWindow?) ?? point
    return view.convert(inWindow, from: nil as UIView?)
  }
}
