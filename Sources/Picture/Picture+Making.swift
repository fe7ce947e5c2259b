public import Fingerpost
public import Foundation

extension Picture {
  /// Makes a picture of views.
  ///
  /// Subviews are drawn in the order of `subviews`, those with a smaller `layer.zPosition` first. The work grows with
  /// the number of views and not with their depth.
  ///
  /// - Parameters:
  ///   - roots: the topmost views to draw, back to front; usually windows. Views above a root count for its place only.
  ///   - screenSize: the size of the screen, in points.
  ///   - fingers: the fingers to draw.
  ///   - describe: says what a view is called and which role it has. It is called once for every view, parents first.
  ///     A view for which it returns nil is not drawn, but its subviews are.
  @MainActor
  public init(
    of roots: [UIView], screenSize: CGSize, fingers: [Finger] = [],
    describing describe: (UIView) -> Description?
  ) {
    let corners = roots.lazy.flatMap { ScreenMap(around: $0).entering($0).corners(of: $0.bounds) }
    let size = Self.usable(screenSize, orHolding: corners.filter { $0.x.isFinite && $0.y.isFinite })
    var maker = PictureMaker(screenSize: size)
    maker.add(roots, describing: describe)
    self.init(screenSize: size, boxes: maker.boxes, unplaced: maker.unplaced, fingers: fingers)
  }
}

/// Collects the boxes of views in drawing order.
@MainActor
struct PictureMaker {
  /// A view whose turn is to come, with what it inherits.
  private struct Pending {
    let view: UIView
    let parent: Int?
    let map: ScreenMap
    let clip: ConvexPolygon
    let opacity: Double
    let isHidden: Bool
  }

  private(set) var boxes: [Picture.Box] = []
  private(set) var unplaced: [Picture.Description] = []
  private let screen: ConvexPolygon

  init(screenSize: CGSize) {
    screen = ConvexPolygon(CGRect(origin: .zero, size: screenSize))
  }

  /// Adds trees, back to front.
  mutating func add(_ roots: [UIView], describing describe: (UIView) -> Picture.Description?) {
    // A list instead of recursion: no depth of views exhausts the stack.
    var pending = roots.reversed().map { root in
      Pending(
        view: root, parent: nil, map: ScreenMap(around: root), clip: screen, opacity: 1, isHidden: false)
    }
    while let next = pending.popLast() {
      let view = next.view
      let description = describe(view)
      let map = next.map.entering(view)
      let shape = ConvexPolygon(map.corners(of: view.bounds))
      let inherited = Pending(
        view: view, parent: description?.id ?? next.parent, map: map,
        clip: view.clipsToBounds && shape.isFinite ? next.clip.narrowed(to: shape) : next.clip,
        opacity: next.opacity * min(max(0, view.alpha.native), 1), isHidden: next.isHidden || view.isHidden)
      if let description { add(description, parent: next.parent, shape, clip: next.clip, inherited) }
      for subview in inDrawingOrder(view.subviews).reversed() {
        pending.append(
          Pending(
            view: subview, parent: inherited.parent, map: map, clip: inherited.clip,
            opacity: inherited.opacity, isHidden: inherited.isHidden))
      }
    }
  }

  private mutating func add(
    _ description: Picture.Description, parent: Int?, _ shape: ConvexPolygon, clip: ConvexPolygon,
    _ state: Pending
  ) {
    guard shape.isFinite else {
      unplaced.append(description)
      return
    }
    let rest = shape.intersection(clip)
    boxes.append(
      Picture.Box(
        id: description.id, parent: parent, title: description.title, text: description.text,
        roles: description.roles, corners: shape.points, unclippedPart: rest.points,
        clipping: clipping(of: shape, leaving: rest, clip: clip),
        opacity: state.opacity.isFinite ? state.opacity : 0, isHidden: state.isHidden,
        isUserInteractionEnabled: state.view.isUserInteractionEnabled, fill: description.fill,
        textStyle: description.textStyle))
  }

  private func clipping(
    of shape: ConvexPolygon, leaving rest: ConvexPolygon, clip: ConvexPolygon
  ) -> Picture.Clipping {
    // A view without an area, which nothing can be cut off: only where it lies counts.
    guard shape.area > 0 else { return shape.points.allSatisfy(clip.contains) ? .none : .full }
    guard !rest.points.isEmpty else { return .full }
    return rest.area >= shape.area * (1 - 1e-9) ? .none : .partial
  }

  private func inDrawingOrder(_ subviews: [UIView]) -> [UIView] {
    func depth(_ view: UIView) -> Double { view.layerDepth.isNaN ? 0 : view.layerDepth }
    guard subviews.contains(where: { depth($0) != 0 }) else { return subviews }
    // By place too, since the standard library does not promise a stable sort.
    return subviews.enumerated().sorted {
      (depth($0.element), $0.offset) < (depth($1.element), $1.offset)
    }.map(\.element)
  }
}
