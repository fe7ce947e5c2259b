public import Fingerpost
public import Foundation

extension EventGenerator {
  /// How much of a view has to be visible.
  public nonisolated enum Visibility: Sendable {
    /// Any part.
    case partial
    /// Its middle.
    case center
    /// All of it.
    case full
  }

  // MARK: - Finding

  /// Returns the view with an accessibility identifier: of several the one nearest to the window.
  ///
  /// - Throws: ``FingerError/unableToFindView(identifier:known:)`` if no view has it.
  public func viewWithIdentifier(_ accessibilityIdentifier: String) throws -> UIView {
    if let view = view(withIdentifier: accessibilityIdentifier) { return view }
    let known = Set(allViews.compactMap(\.accessibilityIdentifier)).sorted()
    throw FingerError.unableToFindView(identifier: accessibilityIdentifier, known: known)
  }

  /// Returns the view with an accessibility identifier, as a view of a class.
  ///
  /// - Throws: ``FingerError`` if no view has it, or the one that has it is of another class.
  public func viewWithIdentifier<T: UIView>(
    _ accessibilityIdentifier: String, ofType type: T.Type
  ) throws -> T {
    let view = try viewWithIdentifier(accessibilityIdentifier)
    guard let typed = view as? T else {
      throw FingerError.invalidViewType(
        identifier: accessibilityIdentifier, type: String(describing: Swift.type(of: view)),
        expected: String(describing: type))
    }
    return typed
  }

  /// Lets time pass until a view has an accessibility identifier, and returns it.
  ///
  /// - Parameters:
  ///   - accessibilityIdentifier: the identifier.
  ///   - timeout: how long at most, in seconds of the test's time.
  ///   - checkInterval: how often it is looked for.
  /// - Throws: ``FingerError/unableToFindView(identifier:known:)`` if no view had it.
  public func viewWithIdentifier(
    _ accessibilityIdentifier: String, timeout: TimeInterval, checkInterval: TimeInterval = 0.1
  ) throws -> UIView {
    do {
      try waitUntilExists(accessibilityIdentifier, timeout: timeout, checkInterval: checkInterval)
    } catch FingerError.waitConditionTimeout {}
    return try viewWithIdentifier(accessibilityIdentifier)
  }

  /// Lets time pass until a view has an accessibility identifier, and returns it as a view of a class.
  ///
  /// - Parameters:
  ///   - accessibilityIdentifier: the identifier.
  ///   - type: the class.
  ///   - timeout: how long at most, in seconds of the test's time.
  ///   - checkInterval: how often it is looked for.
  /// - Throws: ``FingerError`` if no view had it, or the one that has it is of another class.
  public func viewWithIdentifier<T: UIView>(
    _ accessibilityIdentifier: String, ofType type: T.Type, timeout: TimeInterval,
    checkInterval: TimeInterval = 0.1
  ) throws -> T {
    _ = try viewWithIdentifier(accessibilityIdentifier, timeout: timeout, checkInterval: checkInterval)
    return try viewWithIdentifier(accessibilityIdentifier, ofType: type)
  }

  /// All views of the window, level by level.
  private var allViews: [UIView] {
    var views: [UIView] = [window]
    var next = 0
    while next < views.count {
      views += views[next].subviews
      next += 1
    }
    return views
  }

  func view(withIdentifier identifier: String) -> UIView? {
    allViews.first { $0.accessibilityIdentifier == identifier }
  }

  // MARK: - Visible

  /// Whether the view with an identifier is visible; false if there is none.
  public func viewIsVisible(_ accessibilityIdentifier: String, visibility: Visibility = .partial) -> Bool {
    view(withIdentifier: accessibilityIdentifier).map { viewIsVisible($0, visibility: visibility) } ?? false
  }

  /// Whether a view is in the window, it and its superviews are neither hidden nor transparent, and enough of it lies in all
  /// of them. What covers it is not asked.
  public func viewIsVisible(_ view: UIView, visibility: Visibility = .partial) -> Bool {
    guard view.isDescendant(of: window) else { return false }
    var current = view
    while true {
      guard !current.isHidden, current.alpha >= 0.01 else { return false }
      guard let superview = current.superview else { return current === window }
      let frame = view.convert(view.bounds, to: superview)
      guard Self.shows(superview.bounds, frame, visibility) else { return false }
      current = superview
    }
  }

  /// Whether a rectangle of the window is visible.
  ///
  /// - Parameters:
  ///   - rect: in the window's coordinates.
  ///   - visibility: how much of it has to be visible.
  public func rectIsVisible(_ rect: CGRect, visibility: Visibility = .partial) -> Bool {
    Self.shows(window.bounds, rect, visibility)
  }

  /// Whether a point, in the window's coordinates, lies in the window.
  public func pointIsVisible(_ point: CGPoint) -> Bool { window.bounds.contains(point) }

  private static func shows(_ bounds: CGRect, _ frame: CGRect, _ visibility: Visibility) -> Bool {
    switch visibility {
    case .partial: bounds.intersects(frame)
    case .center: bounds.contains(CGPoint(x: frame.midX, y: frame.midY))
    case .full: bounds.contains(frame)
    }
  }

  // MARK: - Hittable

  /// Whether a touch on the view with an identifier would be the view's; false if there is none.
  ///
  /// - Parameters:
  ///   - accessibilityIdentifier: its identifier.
  ///   - point: the place, in the view's coordinates; nil for the middle of the part that lies in the window.
  public func viewIsHittable(_ accessibilityIdentifier: String, atPoint point: CGPoint? = nil) -> Bool {
    view(withIdentifier: accessibilityIdentifier).map { viewIsHittable($0, atPoint: point) } ?? false
  }

  /// Whether a touch on a view would be the view's, or that of a view inside of it.
  ///
  /// All windows are asked, as they are for a touch.
  ///
  /// - Parameters:
  ///   - view: the view.
  ///   - point: the place, in the view's coordinates; nil for the middle of the part that lies in the window.
  public func viewIsHittable(_ view: UIView, atPoint point: CGPoint? = nil) -> Bool {
    guard viewIsVisible(view) else { return false }
    let place = point.map { view.convert($0, to: window) } ?? middle(of: view)
    return hitView(at: place)?.isDescendant(of: view) ?? false
  }

  /// Whether a touch at a point, in the window's coordinates, would be that of some view of the window.
  public func pointIsHittable(_ point: CGPoint) -> Bool {
    hitView(at: point)?.isDescendant(of: window) ?? false
  }

  /// Returns where a verb touches a view: the middle of the part that lies in the window.
  ///
  /// - Throws: ``FingerError`` if the view is not in the window, not visible, or a touch there would not be the view's.
  public func windowHitPoint(forView view: UIView) throws -> CGPoint {
    let place = try shownPoint(view)
    guard viewIsHittable(view) else {
      throw FingerError.notHittable(view) { missing($0, at: place, expecting: view) }
    }
    return place
  }

  /// Returns where a verb touches; a point has to be some view's.
  func hittablePoint(_ location: any FingerLocation) throws -> CGPoint {
    inWorld { layOut() }
    let point = try location.windowHitPoint(for: self)
    guard pointIsHittable(point) else {
      throw FingerError.notHittable(point) { missing($0, at: point, expecting: nil) }
    }
    return point
  }

  /// Returns where a finger moves to: a view has to be visible, but a touch there need not be the view's.
  func shownPoint(_ location: any FingerLocation) throws -> CGPoint {
    inWorld { layOut() }
    let named: UIView? =
      if let identifier = location as? String {
        try viewWithIdentifier(identifier)
      } else {
        location as? UIView ?? (location as? UIViewController)?.view
      }
    guard let view = named else { return try location.windowHitPoint(for: self) }
    guard view.isDescendant(of: window) else { throw FingerError.notInHierarchy(view) }
    let place = middle(of: view)
    guard viewIsVisible(view) else {
      throw FingerError.notVisible(view) { missing($0, at: place, expecting: view) }
    }
    return place
  }

  private func middle(of view: UIView) -> CGPoint {
    let frame = view.convert(view.bounds, to: window)
    let shown = window.bounds.intersection(frame)
    return shown.isNull ? CGPoint(x: frame.midX, y: frame.midY) : CGPoint(x: shown.midX, y: shown.midY)
  }

  /// The view that a touch at a point would be for, among those of all windows.
  func hitView(at point: CGPoint) -> UIView? {
    listener.isPaused = true
    defer { listener.isPaused = false }
    return inWorld {
      for other in world.application.windows.reversed() {
        if let hit = other.hitTest(other.convert(point, from: window), with: nil) { return hit }
      }
      return nil
    }
  }
}
