import Fingerpost
import FingerpostGestures
import FingerpostScreens
import Foundation

/// Finds the largest upright rectangle of a target at whose points it acts, to the edges of views and not only to points.
struct LargestRectangle {
  private let meter: ReachMeter
  private let probe: TouchProbe
  /// The most edges along a side; where there are more, nothing is measured.
  private static let maxEdges = 120
  /// How far around the target an enlarged one may reach, in points.
  private static let margin = 45.0

  /// - Parameter probe: the screen that is measured, which may have changes.
  init(_ meter: ReachMeter, _ probe: TouchProbe) {
    self.meter = meter
    self.probe = probe
  }

  /// The size of the rectangle that is best for a finger: large enough in both directions if one is, else the one that
  /// lacks least. Nil if it cannot be measured.
  ///
  /// - Parameter isEnlarged: whether the screen has changes that make the target larger.
  func find(_ target: AuditTarget, minSize: Double, isEnlarged: Bool = false) -> CGSize? {
    guard meter.places[target.view].isUpright else { return ofTurned(target) }
    var region = meter.places.visibleBox(target.view)
    guard !region.isNull else { return nil }
    if isEnlarged { region = region.insetBy(dx: -Self.margin, dy: -Self.margin) }
    region = region.intersection(meter.places.area)
    let (xs, ys) = edges(in: region, enlarging: isEnlarged ? target.view : nil, minSize)
    guard xs.count > 1, ys.count > 1, xs.count <= Self.maxEdges, ys.count <= Self.maxEdges else {
      return nil
    }
    let isOwn = cells(xs, ys, target)
    return best(xs, ys, isOwn, minSize)
  }

  /// Of a turned target, its own size stands for what can be reached, if all of it can.
  private func ofTurned(_ target: AuditTarget) -> CGSize? {
    let bounds = probe.built.views[target.view].bounds.size
    let built = probe.built
    let corners = [(0.02, 0.02), (0.98, 0.02), (0.02, 0.98), (0.98, 0.98), (0.5, 0.5)]
    let origin = built.views[target.view].bounds.origin
    let isWhole = corners.allSatisfy { across, down in
      let local = CGPoint(
        x: Double(origin.x) + across * Double(bounds.width),
        y: Double(origin.y) + down * Double(bounds.height))
      let point = built.onScreen(local, of: target.view)
      return meter.fate(of: target, hit: probe.found(point), at: point) == .own
    }
    guard isWhole else { return nil }
    let zero = built.onScreen(origin, of: target.view)
    let right = built.onScreen(CGPoint(x: origin.x + bounds.width, y: origin.y), of: target.view)
    let down = built.onScreen(CGPoint(x: origin.x, y: origin.y + bounds.height), of: target.view)
    return CGSize(
      width: hypot(right.x - zero.x, right.y - zero.y), height: hypot(down.x - zero.x, down.y - zero.y))
  }

  /// The coordinates between which nothing changes.
  private func edges(in region: CGRect, enlarging view: Int?, _ minSize: Double) -> (
    xs: [Double], ys: [Double]
  ) {
    var xs = [Double(region.minX), Double(region.maxX)]
    var ys = [Double(region.minY), Double(region.maxY)]
    func add(_ box: CGRect) {
      guard !box.isNull, box.intersects(region) || region.contains(box.origin) else { return }
      for x in [Double(box.minX), Double(box.maxX)] where x > xs[0] && x < xs[1] { xs.append(x) }
      for y in [Double(box.minY), Double(box.maxY)] where y > ys[0] && y < ys[1] { ys.append(y) }
    }
    for index in probe.built.views.indices where meter.places[index].isShown { add(meter.places[index].box) }
    if let view {
      let box = meter.places[view].box
      func margin(_ length: CGFloat) -> CGFloat { max(0, ((minSize - Double(length)) / 2).rounded(.up)) }
      add(box.insetBy(dx: -margin(box.width), dy: -margin(box.height)))
    }
    return (Self.distinct(xs), Self.distinct(ys))
  }

  private static func distinct(_ values: [Double]) -> [Double] {
    var result: [Double] = []
    for value in values.sorted() where result.last.map({ value - $0 > 1e-6 }) ?? true { result.append(value) }
    return result
  }

  /// Whether the target acts in each cell, row by row.
  private func cells(_ xs: [Double], _ ys: [Double], _ target: AuditTarget) -> [[Bool]] {
    (1..<ys.count).map { row in
      (1..<xs.count).map { column in
        let point = CGPoint(x: (xs[column - 1] + xs[column]) / 2, y: (ys[row - 1] + ys[row]) / 2)
        return meter.fate(of: target, hit: probe.found(point), at: point) == .own
      }
    }
  }

  private func best(_ xs: [Double], _ ys: [Double], _ isOwn: [[Bool]], _ minSize: Double) -> CGSize? {
    var best: (fit: Double, area: Double, size: CGSize)?
    for left in 0..<(xs.count - 1) {
      var isOpen = [Bool](repeating: true, count: ys.count - 1)
      for right in left..<(xs.count - 1) {
        var top: Int?
        for row in 0..<ys.count {
          if row < ys.count - 1 { isOpen[row] = isOpen[row] && isOwn[row][right] }
          if row < ys.count - 1, isOpen[row] {
            top = top ?? row
          } else if let first = top {
            let (width, height) = (xs[right + 1] - xs[left], ys[row] - ys[first])
            let fit = min(width, minSize) * min(height, minSize)
            if best.map({ (fit, width * height) > ($0.fit, $0.area) }) ?? true {
              best = (fit, width * height, CGSize(width: width, height: height))
            }
            top = nil
          }
        }
      }
    }
    return best?.size
  }
}
