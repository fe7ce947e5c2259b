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
  /// The recognizers in the order of ``Screen/placedRecognizers``, with nil for those that are not played; empty
  /// where none were built.
  public let recognizers: [UIGestureRecognizer?]
  private let kept: [AnyObject]
  private let restoring: ((Int, UIView) -> Void)?
  /// Looked up only, never walked.
  private let recognizerIndices: [SubjectID: Int]
  /// Looked up only, never walked; nil where the views have the first numbers in their order.
  private let viewIndices: [SubjectID: Int]?

  /// Collects a tree that was built by any code.
  ///
  /// - Parameters:
  ///   - screen: what the reports say of the views.
  ///   - shownRoots: the indices of the roots that can be touched.
  ///   - world: the world that the views live in.
  ///   - views: the views, in the order of the screen's. They get the first numbers of the world's trace here,
  ///     unless they have them already.
  ///   - host: the window of a tree that has none of its own, or nil.
  ///   - recognizers: the recognizers of the screen, which get the next numbers of the trace.
  ///   - kept: what else has to stay alive as long as the views, such as their controllers.
  ///   - restoring: brings a view that was touched back to what the input says; nil where nothing can.
  public init(
    screen: Screen, shownRoots: [Int], world: World, views: [UIView], host: UIWindow? = nil,
    recognizers: [UIGestureRecognizer?] = [], keeping kept: [AnyObject] = [],
    restoring: ((Int, UIView) -> Void)? = nil
  ) {
    self.screen = screen
    self.shownRoots = shownRoots
    self.world = world
    self.views = views
    self.host = host
    self.recognizers = recognizers
    self.kept = kept
    self.restoring = restoring
    let subjects = views.map { $0.subject(in: world) }
    let isInOrder = subjects.enumerated().allSatisfy { Int($1.rawValue) == $0 + 1 }
    viewIndices =
      isInOrder
      ? nil : Dictionary(subjects.enumerated().map { ($1, $0) }, uniquingKeysWith: { one, _ in one })
    let placed = screen.kind == .scenario ? [] : screen.placedRecognizers
    var indices: [SubjectID: Int] = [:]
    for (index, recognizer) in recognizers.enumerated() {
      guard let recognizer else { continue }
      if placed.indices.contains(index), let name = placed[index].recognizer.shownName {
        recognizer.introduce(in: world, as: name)
      }
      indices[recognizer.subject(in: world)] = index
    }
    recognizerIndices = indices
  }

  nonisolated deinit {}

  /// Returns the index of the view that a subject of the trace stands for, or nil for anything else.
  public func index(of subject: SubjectID) -> Int? {
    if let viewIndices { return viewIndices[subject] }
    let index = Int(subject.rawValue) - 1
    return index >= 0 && index < views.count ? index : nil
  }

  /// Returns the index of a view, or nil for one that the input does not name.
  public func index(of view: UIView) -> Int? {
    index(of: view.subject(in: world))
  }

  /// Returns the index of the recognizer that a subject of the trace stands for, or nil for anything else.
  public func recognizerIndex(of subject: SubjectID) -> Int? { recognizerIndices[subject] }

  /// Returns a recognizer by its index in ``Screen/placedRecognizers``, or nil where it is not played.
  public func recognizer(_ index: Int) -> UIGestureRecognizer? {
    recognizers.indices.contains(index) ? recognizers[index] : nil
  }

  /// Brings views that were used back to what the input says of them, so that the next gesture meets the same screen.
  ///
  /// - Returns: false where only building the screen again does that.
  public func restore(_ views: [Int]) -> Bool {
    guard let restoring else { return false }
    for index in views { restoring(index, self.views[index]) }
    return true
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
