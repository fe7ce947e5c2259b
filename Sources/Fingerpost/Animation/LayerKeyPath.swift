import Foundation

/// The property that a key path names, and which of its numbers.
nonisolated struct LayerKeyPath {
  let property: AnimatedProperty
  /// The places of the numbers.
  private let places: [Int]
  /// Whether one number stands for all places.
  private let isOneNumber: Bool

  init?(_ text: String) {
    func make(_ property: AnimatedProperty, _ places: [Int], one: Bool = true) -> Self {
      Self(property, places, one)
    }
    switch text {
    case "position": self = make(.position, [0, 1], one: false)
    case "position.x": self = make(.position, [0])
    case "position.y": self = make(.position, [1])
    case "bounds": self = make(.bounds, [0, 1, 2, 3], one: false)
    case "bounds.origin": self = make(.bounds, [0, 1], one: false)
    case "bounds.origin.x": self = make(.bounds, [0])
    case "bounds.origin.y": self = make(.bounds, [1])
    case "bounds.size": self = make(.bounds, [2, 3], one: false)
    case "bounds.size.width": self = make(.bounds, [2])
    case "bounds.size.height": self = make(.bounds, [3])
    case "opacity": self = make(.opacity, [0])
    case "cornerRadius": self = make(.cornerRadius, [0])
    case "backgroundColor": self = make(.background, [0, 1, 2, 3], one: false)
    case "transform": self = make(.transform, [0, 1, 2, 3, 4, 5], one: false)
    case "transform.translation": self = make(.transform, [0, 1], one: false)
    case "transform.translation.x": self = make(.transform, [0])
    case "transform.translation.y": self = make(.transform, [1])
    case "transform.scale", "transform.scale.xy": self = make(.transform, [2, 3])
    case "transform.scale.x": self = make(.transform, [2])
    case "transform.scale.y": self = make(.transform, [3])
    case "transform.rotation", "transform.rotation.z": self = make(.transform, [4])
    default: return nil
    }
  }

  private init(_ property: AnimatedProperty, _ places: [Int], _ isOneNumber: Bool) {
    (self.property, self.places, self.isOneNumber) = (property, places, isOneNumber)
  }

  /// Whether it names a point as a whole, which a path can lead.
  var isPoint: Bool { places == [0, 1] && !isOneNumber }

  /// What changes nothing when it is added.
  var nothing: SIMD8<Double> { .zero }

  /// The numbers of a value of the property.
  func numbers(of value: AnimatedValue) -> SIMD8<Double> {
    switch value {
    case .numbers(let numbers): numbers
    case .transform(let matrix): TransformParts(matrix).values
    case .color(_, let parts): parts
    }
  }

  /// Puts the numbers that the key path names into a value of the property.
  func replacing(_ value: AnimatedValue, by new: SIMD8<Double>, isAdded: Bool) -> AnimatedValue {
    var numbers = numbers(of: value)
    for place in places { numbers[place] = isAdded ? numbers[place] + new[place] : new[place] }
    switch value {
    case .numbers: return .numbers(numbers)
    case .transform: return .transform(TransformParts(numbers).matrix)
    case .color(let color, let parts): return AnimatedValue.color(color, parts).moved(by: numbers - parts)
    }
  }

  /// The numbers of what code gave for the key path, each in its place; nil for what does not fit.
  @MainActor
  func numbers(of value: Any?, in view: UIView) -> SIMD8<Double>? {
    guard let value, let given = list(value, in: view), !given.isEmpty else { return nil }
    var result = SIMD8<Double>.zero
    guard isOneNumber || given.count >= places.count else { return nil }
    for (index, place) in places.enumerated() { result[place] = isOneNumber ? given[0] : given[index] }
    return result
  }

  @MainActor
  private func list(_ value: Any, in view: UIView) -> [Double]? {
    switch value {
    case let point as CGPoint: return [point.x.native, point.y.native]
    case let size as CGSize: return [size.width.native, size.height.native]
    case let rect as CGRect:
      return [rect.minX.native, rect.minY.native, rect.width.native, rect.height.native]
    case let transform as CATransform3D: return list(transform.affinePart)
    case let transform as CGAffineTransform: return list(transform)
    case let color as UIColor:
      let parts = color.parts(with: view.traitCollection) { view.inheritedTint }
      return [parts.red, parts.green, parts.blue].map { $0 * parts.alpha } + [parts.alpha]
    case let number as Double: return [number]
    case let number as CGFloat: return [number.native]
    case let number as Float: return [Double(number)]
    case let number as Int: return [Double(number)]
    case let number as NSNumber: return [number.doubleValue]
    case let value as NSValue: return list(value)
    default: return CGColor.cast(value).flatMap { list(UIColor(cgColor: $0), in: view) }
    }
  }

  private func list(_ transform: CGAffineTransform) -> [Double] {
    let values = TransformParts(transform).values
    return (0..<6).map { values[$0] }
  }

  private func list(_ value: NSValue) -> [Double]? {
    switch property {
    case .transform where !isOneNumber: return list(value.caTransform3DValue.affinePart)
    case .bounds where places.count == 4:
      let rect = value.cgRectValue
      return [rect.minX.native, rect.minY.native, rect.width.native, rect.height.native]
    case .bounds where places == [2, 3]:
      return [value.cgSizeValue.width.native, value.cgSizeValue.height.native]
    case .position, .bounds: return [value.cgPointValue.x.native, value.cgPointValue.y.native]
    default: return nil
    }
  }
}
