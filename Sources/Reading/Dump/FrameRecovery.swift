import FingerpostText
import Foundation

/// The bounds and center of a view of which a dump prints only the frame.
///
/// Under a transform the frame is the box around the transformed bounds, so that its size is
/// W = |a|·w + |c|·h and H = |b|·w + |d|·h. Two equations give back w and h, as exactly as the printed digits
/// allow; a number that is clean within that error is taken to be clean.
nonisolated struct FrameRecovery {
  private(set) var bounds: CGRect
  private(set) var center: CGPoint
  /// Whether the size is that of a square because the two equations leave it open.
  private(set) var isSizeAssumed = false
  /// What is uncertain about the two, each one clause.
  private(set) var doubts: [Sentence] = []

  private let frame: [PrintedNumber]
  private let matrix: [PrintedNumber]
  private let anchorPoint: CGPoint

  /// Recovers from a frame (x, y, width, height) and, if there is one, a transform (a, b, c, d, tx, ty).
  init(
    frame: [PrintedNumber], transform: [PrintedNumber]? = nil, anchorPoint: CGPoint, boundsOrigin: CGPoint
  ) {
    self.frame = frame
    self.anchorPoint = anchorPoint
    matrix = transform ?? []
    bounds = CGRect(origin: boundsOrigin, size: .zero)
    center = .zero
    guard (frame + matrix).allSatisfy(\.value.isFinite) else {
      doubts.append("its frame or transform is not a finite number")
      return
    }
    if transform == nil {
      placeUntransformed()
    } else {
      placeTransformed()
    }
    let numbers = [
      bounds.origin.x, bounds.origin.y, bounds.size.width, bounds.size.height, center.x, center.y,
    ]
    if !numbers.allSatisfy(\.isFinite) {
      (bounds, center) = (.zero, .zero)
      doubts.append("its geometry is not a finite number")
    }
  }

  private mutating func placeUntransformed() {
    var (x, y, width, height) = (frame[0].value, frame[1].value, frame[2].value, frame[3].value)
    if width < 0 || height < 0 {
      doubts.append("its frame has a negative size, which was turned round")
      (x, width) = width < 0 ? (x + width, -width) : (x, width)
      (y, height) = height < 0 ? (y + height, -height) : (y, height)
    }
    bounds.size = CGSize(width: width, height: height)
    center = CGPoint(x: x + anchorPoint.x * width, y: y + anchorPoint.y * height)
  }

  private mutating func placeTransformed() {
    let (a, b, c, d) = (matrix[0].value, matrix[1].value, matrix[2].value, matrix[3].value)
    let errors = Self.errors(frame, areSums: mixesAxes)
    let extent = (abs(a) + abs(c)) * (abs(b) + abs(d))
    if abs(a * d - b * c) <= 1e-12 * extent {
      doubts.append("its transform cannot be undone, so its bounds are unknown")
    } else if let (size, sizeErrors) = solvedSize(errors) {
      bounds.size = CGSize(
        width: max(0, Self.cleaned(size.width, within: sizeErrors.width)),
        height: max(0, Self.cleaned(size.height, within: sizeErrors.height)))
    } else {
      let sum = abs(a) + abs(b) + abs(c) + abs(d)
      let side = Self.cleaned((frame[2].value + frame[3].value) / sum, within: (errors[2] + errors[3]) / sum)
      bounds.size = CGSize(width: max(0, side), height: max(0, side))
      isSizeAssumed = true
      doubts.append("its transform leaves open which side is the longer, so it is taken to be a square")
    }
    // The middle of the box is the image of the middle of the bounds, seen from the anchor point.
    let offset = CGSize(
      width: (0.5 - anchorPoint.x) * bounds.size.width, height: (0.5 - anchorPoint.y) * bounds.size.height)
    let x = frame[0].value + frame[2].value / 2 - matrix[4].value - (a * offset.width + c * offset.height)
    let y = frame[1].value + frame[3].value / 2 - matrix[5].value - (b * offset.width + d * offset.height)
    center = CGPoint(
      x: Self.cleaned(x, within: errors[0] + errors[2] / 2),
      y: Self.cleaned(y, within: errors[1] + errors[3] / 2))
  }

  /// Returns the size of the bounds with its error, or nil where the two equations are nearly the same one.
  private mutating func solvedSize(_ errors: [Double]) -> (CGSize, CGSize)? {
    let (a, b, c, d) = (
      abs(matrix[0].value), abs(matrix[1].value), abs(matrix[2].value), abs(matrix[3].value)
    )
    let (boxWidth, boxHeight) = (frame[2].value, frame[3].value)
    let determinant = a * d - b * c
    guard abs(determinant) > 1e-9 * (a * d + b * c) else { return nil }
    let width = (d * boxWidth - c * boxHeight) / determinant
    let height = (a * boxHeight - b * boxWidth) / determinant
    // The matrix was printed with errors of its own, which weigh as much as the size they multiply.
    let entry = Self.errors(matrix)
    let widthError = errors[2] + entry[0] * abs(width) + entry[2] * abs(height)
    let heightError = errors[3] + entry[1] * abs(width) + entry[3] * abs(height)
    let result = CGSize(
      width: (d * widthError + c * heightError) / abs(determinant),
      height: (b * widthError + a * heightError) / abs(determinant))
    let worst = max(result.width, result.height)
    guard worst <= 0.1 * max(abs(width), abs(height), 1) else { return nil }
    if worst > 0.25 {
      doubts.append("its size is known only to within \(Decimals.short(worst.rounded(.up))) pt")
    }
    if width < -result.width || height < -result.height {
      doubts.append("its frame and its transform contradict each other")
    }
    return (CGSize(width: width, height: height), result)
  }

  /// Whether the transform turns or shears, so that the frame's numbers are sums that rarely end.
  private var mixesAxes: Bool {
    matrix.prefix(4).allSatisfy { $0.value != 0 }
  }

  /// Returns how far each value may lie from what was printed.
  ///
  /// C's `%g` prints six digits and drops zeros at the end. A number of fewer digits is therefore exact,
  /// unless it is a sum that rarely ends, or a neighbor needed all six: then it may have lost a zero that
  /// was none.
  private static func errors(_ numbers: [PrintedNumber], areSums: Bool = false) -> [Double] {
    let longest = numbers.map(\.digits).max() ?? 0
    let isRounded = longest == 6 || (areSums && longest < 6)
    return numbers.map { number in
      let exact = 1e-9 * max(1, abs(number.value))
      if number.digits >= 6 { return max(exact, number.halfUnit) }
      guard isRounded, number.value != 0 else { return exact }
      return max(exact, 0.5 * pow(10, log10(abs(number.value)).rounded(.down) - 5))
    }
  }

  /// Returns the nearest clean number if the error allows it: a multiple of a half, a third, then ever finer.
  private static func cleaned(_ value: Double, within error: Double) -> Double {
    for parts in [2.0, 3, 4, 10, 20, 100] {
      let candidate = (value * parts).rounded() / parts
      if abs(candidate - value) <= error { return candidate }
    }
    return value
  }
}
