import Foundation

/// What of a view an animation shows on its way; everything else changes at once. [ANIM-1]
nonisolated enum AnimatedProperty: Int, CaseIterable {
  case position, bounds, transform, opacity, background, cornerRadius
  /// What is in a view, while a transition goes from one to another. Pictures show the new content.
  case content
}

/// The value of an animated property.
nonisolated enum AnimatedValue {
  case numbers(SIMD8<Double>)
  case transform(CGAffineTransform)
  /// A color and its parts, multiplied by the alpha: so a color that is not there is nothing, and does not come out of black.
  case color(UIColor?, SIMD8<Double>)

  /// The way from another value of the same property; zero for values that are equal.
  func difference(from other: AnimatedValue) -> SIMD8<Double> {
    switch (self, other) {
    case (.numbers(let new), .numbers(let old)): new - old
    case (.transform(let new), .transform(let old)):
      new == old ? .zero : TransformParts(new).difference(from: TransformParts(old))
    case (.color(_, let new), .color(_, let old)): new - old
    default: .zero
    }
  }

  /// The value that is this far away.
  func moved(by way: SIMD8<Double>) -> AnimatedValue {
    switch self {
    case .numbers(let numbers): return .numbers(numbers + way)
    case .transform(let matrix): return .transform(TransformParts(TransformParts(matrix).values + way).matrix)
    case .color(_, let parts):
      let sum = parts + way
      let alpha = min(max(sum[3], 0), 1)
      func part(_ index: Int) -> CGFloat { CGFloat(alpha > 0 ? min(max(sum[index] / alpha, 0), 1) : 0) }
      return .color(UIColor(red: part(0), green: part(1), blue: part(2), alpha: CGFloat(alpha)), sum)
    }
  }
}

extension UIView {
  /// The value of a property as code set it.
  final func value(of property: AnimatedProperty) -> AnimatedValue {
    let node = self.node.pointee
    switch property {
    case .position: return .numbers(SIMD8(node.centerX, node.centerY, 0, 0, 0, 0, 0, 0))
    case .bounds:
      return .numbers(SIMD8(node.boundsX, node.boundsY, node.width, node.height, 0, 0, 0, 0))
    case .transform: return .transform(CGAffineTransform(node.transform))
    case .opacity: return .numbers(SIMD8(Double(node.alpha), 0, 0, 0, 0, 0, 0, 0))
    case .background:
      guard let color = looks?.backgroundColor else { return .color(nil, .zero) }
      let parts = color.parts(with: traitCollection) { inheritedTint }
      let alpha = parts.alpha
      return .color(
        color, SIMD8(parts.red * alpha, parts.green * alpha, parts.blue * alpha, alpha, 0, 0, 0, 0))
    case .cornerRadius:
      return .numbers(SIMD8(looks?.layer?.cornerRadius.native ?? 0, 0, 0, 0, 0, 0, 0, 0))
    case .content: return .numbers(.zero)
    }
  }

  /// Sets a property as code would.
  final func set(_ property: AnimatedProperty, to value: AnimatedValue) {
    switch (property, value) {
    case (.position, .numbers(let numbers)): center = CGPoint(x: numbers[0], y: numbers[1])
    case (.bounds, .numbers(let numbers)): bounds = CGRect(numbers)
    case (.transform, .transform(let matrix)): transform = matrix
    case (.opacity, .numbers(let numbers)): alpha = CGFloat(numbers[0])
    case (.background, .color(let color, _)): backgroundColor = color
    case (.cornerRadius, .numbers(let numbers)): layer.cornerRadius = CGFloat(numbers[0])
    default: break
    }
  }
}

nonisolated extension CGRect {
  init(_ numbers: SIMD8<Double>) {
    self.init(x: numbers[0], y: numbers[1], width: max(0, numbers[2]), height: max(0, numbers[3]))
  }
}
