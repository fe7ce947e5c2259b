import Foundation

/// The values of a keyframe animation, and how one gets from each to the next. [ANIM-11, ANIM-13]
nonisolated struct KeyframeWay {
  /// How a value gets to the next one: what bends the way, if it is bent.
  private enum Piece {
    case straight
    case jump
    case curve(SIMD8<Double>, SIMD8<Double>)
  }

  private(set) var stops: [SIMD8<Double>] = []
  /// One less than there are stops.
  private var pieces: [Piece] = []

  /// A way through values that code gave; what does not fit the property is left out.
  @MainActor init(_ values: [Any], _ property: LayerKeyPath, in view: UIView) {
    stops = values.compactMap { property.numbers(of: $0, in: view) }
    pieces = stops.dropFirst().map { _ in .straight }
  }

  /// A way along a path; empty where the property is no point.
  init(_ path: CGPath, _ property: LayerKeyPath) {
    guard property.isPoint else { return }
    var start = CGPoint.zero
    path.forEachPiece { piece in
      switch piece {
      case .move(let point):
        start = point
        add(point, .jump)
      case .line(let point): add(point, .straight)
      case .curve(let first, let second, let point):
        add(point, .curve(Self.numbers(first), Self.numbers(second)))
      case .close: add(start, .straight)
      }
    }
  }

  private mutating func add(_ point: CGPoint, _ piece: Piece) {
    if !stops.isEmpty { pieces.append(piece) }
    stops.append(Self.numbers(point))
  }

  private static func numbers(_ point: CGPoint) -> SIMD8<Double> {
    SIMD8(point.x.native, point.y.native, 0, 0, 0, 0, 0, 0)
  }

  /// What is shown between a stop and the next one, at a share of that piece.
  func value(after index: Int, _ share: Double) -> SIMD8<Double> {
    let (start, end) = (stops[index], stops[index + 1])
    switch pieces[index] {
    case .straight: return start + (end - start) * share
    case .jump: return share < 1 ? start : end
    case .curve(let first, let second):
      let weights = PathPiece.weights(at: share)
      let near = start * weights.start + first * weights.first
      return near + second * weights.second + end * weights.end
    }
  }

  // MARK: - Everywhere as fast

  private static let partsOfCurve = 32

  private func length(_ difference: SIMD8<Double>) -> Double {
    (difference * difference).sum().squareRoot()
  }

  /// What is shown at a share of the whole way, by its length; nil where there is nothing.
  func value(atShare share: Double) -> SIMD8<Double>? {
    guard let first = stops.first, let last = stops.last else { return nil }
    var lengths: [(piece: Int, start: Double, length: Double)] = []
    var whole = 0.0
    for index in pieces.indices {
      let parts: Int
      switch pieces[index] {
      case .jump: continue
      case .straight: parts = 1
      case .curve: parts = Self.partsOfCurve
      }
      for part in 0..<parts {
        let (from, to) = (Double(part) / Double(parts), Double(part + 1) / Double(parts))
        let length = length(value(after: index, to) - value(after: index, from))
        lengths.append((index, from, length))
        whole += length
      }
    }
    guard whole > 0, share < 1 else { return share < 1 ? first : last }
    var rest = max(0, share) * whole
    for (offset, part) in lengths.enumerated() {
      guard rest > part.length else {
        let next = offset + 1 < lengths.count && lengths[offset + 1].piece == part.piece
        let end = next ? lengths[offset + 1].start : 1
        let share = part.length > 0 ? rest / part.length : 0
        return value(after: part.piece, part.start + (end - part.start) * share)
      }
      rest -= part.length
    }
    return last
  }
}
