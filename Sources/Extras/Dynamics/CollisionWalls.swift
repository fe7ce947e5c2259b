import Fingerpost
import Foundation

/// A boundary by its name: lines, and the path that it was made of.
final class CollisionWall {
  /// Nil for the bounds of the animator's view.
  let identifier: (any NSCopying)?
  let path: UIBezierPath
  let lines: [CollisionLine]

  init(_ identifier: (any NSCopying)?, _ path: UIBezierPath) {
    (self.identifier, self.path) = (identifier, path)
    lines = CollisionWall.lines(of: path)
  }

  nonisolated deinit {}

  func isNamed(_ identifier: any NSCopying) -> Bool {
    guard let own = self.identifier as? NSObject else { return false }
    return own.isEqual(identifier)
  }

  private static let partsOfCurve = 16

  private static func lines(of path: UIBezierPath) -> [CollisionLine] {
    var lines: [CollisionLine] = []
    forEachLine(of: path) { if let line = CollisionLine($0, $1) { lines.append(line) } }
    return lines
  }

  /// Calls a closure with the ends of each line of a path; curves become short ones.
  static func forEachLine(of path: UIBezierPath, _ body: (DynamicVector, DynamicVector) -> Void) {
    var (first, last) = (DynamicVector(0, 0), DynamicVector(0, 0))
    func add(_ point: DynamicVector) {
      body(last, point)
      last = point
    }
    path.cgPath.forEachPiece { piece in
      switch piece {
      case .move(let point):
        first = DynamicVector(point)
        last = first
      case .line(let point): add(DynamicVector(point))
      case .curve(let one, let two, let end):
        let (start, one, two, end) = (last, DynamicVector(one), DynamicVector(two), DynamicVector(end))
        for part in 1...partsOfCurve {
          let weights = PathPiece.weights(at: Double(part) / Double(partsOfCurve))
          let near = start * weights.start + one * weights.first
          add(near + two * weights.second + end * weights.end)
        }
      case .close: add(first)
      }
    }
  }
}
