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
  ///   - instant: when the screen looks like that, in nanoseconds of the world's timeline, for what animates; nil for now.
  ///   - fingers: the fingers to draw.
  ///   - describe: says what a view is called and which role it has. It is called once for every view, parents first.
  ///     A view for which it returns nil is not drawn, but its subviews are.
  ///   - number: the number of a layer without a view, or nil to leave it out with the layers in it, as by default.
  @MainActor
  public init(
    of roots: [UIView], screenSize: CGSize, at instant: Int64? = nil, fingers: [Finger] = [],
    describing describe: (UIView) -> Description?,
    numbering number: @escaping (CALayer) -> Int? = { _ in nil }
  ) {
    let corners = roots.lazy.flatMap { ScreenMap(around: $0).entering($0).corners(of: $0.bounds) }
    let size = Self.usable(screenSize, orHolding: corners.filter { $0.x.isFinite && $0.y.isFinite })
    var maker = PictureMaker(screenSize: size, at: instant, number: number)
    maker.add(roots, describing: describe)
    self.init(screenSize: size, boxes: maker.boxes, unplaced: maker.unplaced, fingers: fingers)
  }
}
