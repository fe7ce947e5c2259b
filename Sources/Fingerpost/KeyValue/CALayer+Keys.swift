#if !canImport(ObjectiveC)
  import Foundation

  /// Values by their names. [KVC-1]
  extension CALayer {
    final func setKeyed(_ value: Any?, _ key: String) {
      guard let property = LayerKeys.property(key, of: self) else { return setManaged(value, key) }
      if !property.set(self, value) { KeyedFailure.type(self, key, value) }
    }

    final func keyed(_ key: String) -> Any? {
      guard let property = LayerKeys.property(key, of: self) else { return extras?.values[key] }
      return property.get(self)
    }

    /// Sets a value, or a part of one such as `position.x`, `bounds.size.width` or `transform.rotation.z`.
    ///
    /// - Precondition: there is such a part, and the value is of its type.
    public final func setValue(_ value: Any?, forKeyPath keyPath: String) {
      guard let dot = keyPath.firstIndex(of: ".") else { return setValue(value, forKey: keyPath) }
      let (key, rest) = (String(keyPath[..<dot]), String(keyPath[keyPath.index(after: dot)...]))
      switch self.value(forKey: key) {
      case nil: return
      case let layer as CALayer: layer.setValue(value, forKeyPath: rest)
      case .some(let whole):
        let changed =
          KeyedNumber.double(value).flatMap { LayerKeys.replacing(rest, of: whole, by: $0) }
          ?? LayerKeys.replacing(rest, of: whole, with: value)
        guard let changed else { KeyedFailure.undefined(self, keyPath, true) }
        setValue(changed, forKey: key)
      }
    }

    /// Returns a value, or a part of one such as `position.x`, `bounds.size.width` or `transform.rotation.z`.
    ///
    /// - Precondition: there is such a part.
    public final func value(forKeyPath keyPath: String) -> Any? {
      guard let dot = keyPath.firstIndex(of: ".") else { return value(forKey: keyPath) }
      let (key, rest) = (String(keyPath[..<dot]), String(keyPath[keyPath.index(after: dot)...]))
      guard let whole = value(forKey: key) else { return nil }
      if let layer = whole as? CALayer { return layer.value(forKeyPath: rest) }
      guard let part = LayerKeys.part(rest, of: whole) else {
        KeyedFailure.undefined(self, keyPath, false)
      }
      return part
    }
  }

  /// The properties of layers that have names, and the parts of their values.
  enum LayerKeys {
    static func property(_ key: String, of layer: CALayer) -> KeyedProperty? {
      if layer is CAShapeLayer, let property = shapes[key] { return property }
      return layers[key]
    }

    private static let layers: [String: KeyedProperty] = [
      "position": .structure(\CALayer.position, \.cgPointValue),
      "anchorPoint": .structure(\CALayer.anchorPoint, \.cgPointValue),
      "bounds": .structure(\CALayer.bounds, \.cgRectValue),
      "frame": .structure(\CALayer.frame, \.cgRectValue),
      "transform": .structure(\CALayer.transform, \.caTransform3DValue),
      "sublayerTransform": .structure(\CALayer.sublayerTransform, \.caTransform3DValue),
      "shadowOffset": .structure(\CALayer.shadowOffset, \.cgSizeValue),
      "zPosition": .number(\CALayer.zPosition),
      "opacity": .number(\CALayer.opacity),
      "cornerRadius": .number(\CALayer.cornerRadius),
      "borderWidth": .number(\CALayer.borderWidth),
      "shadowOpacity": .number(\CALayer.shadowOpacity),
      "shadowRadius": .number(\CALayer.shadowRadius),
      "contentsScale": .number(\CALayer.contentsScale),
      "hidden": .flag(\CALayer.isHidden),
      "masksToBounds": .flag(\CALayer.masksToBounds),
      "doubleSided": .flag(\CALayer.isDoubleSided),
      "backgroundColor": .object(\CALayer.backgroundColor, cast: CGColor.cast),
      "borderColor": .object(\CALayer.borderColor, cast: CGColor.cast),
      "shadowColor": .object(\CALayer.shadowColor, cast: CGColor.cast),
      "name": .object(\CALayer.name),
      "mask": .object(\CALayer.mask),
      "shadowPath": .object(\CALayer.shadowPath),
      "contents": .object(\CALayer.contents),
    ]

    private static let shapes: [String: KeyedProperty] = [
      "path": .object(\CAShapeLayer.path),
      "fillColor": .object(\CAShapeLayer.fillColor, cast: CGColor.cast),
      "strokeColor": .object(\CAShapeLayer.strokeColor, cast: CGColor.cast),
      "strokeStart": .number(\CAShapeLayer.strokeStart),
      "strokeEnd": .number(\CAShapeLayer.strokeEnd),
      "lineWidth": .number(\CAShapeLayer.lineWidth),
      "miterLimit": .number(\CAShapeLayer.miterLimit),
      "lineDashPhase": .number(\CAShapeLayer.lineDashPhase),
    ]

    // MARK: - Parts

    static func part(_ name: String, of whole: Any) -> Any? {
      switch whole {
      case let rect as CGRect:
        switch name {
        case "origin": return rect.origin
        case "size": return rect.size
        default: return numberPart(name).map { NSNumber(value: rect[keyPath: $0].native) }
        }
      case let point as CGPoint:
        return coordinates[name].map { NSNumber(value: point[keyPath: $0].native) }
      case let size as CGSize: return lengths[name].map { NSNumber(value: size[keyPath: $0].native) }
      case let transform as CATransform3D:
        let values = TransformParts(transform.affinePart).values
        switch name {
        case "translation": return CGSize(width: values[0], height: values[1])
        case "scale": return NSNumber(value: (values[2] + values[3] + transform.m33.native) / 3)
        default:
          return transformParts[name].map { NSNumber(value: values[$0]) }
            ?? (name == "scale.z" ? NSNumber(value: transform.m33.native) : nil)
        }
      default: return nil
      }
    }

    static func replacing(_ name: String, of whole: Any, with value: Any?) -> Any? {
      guard var rect = whole as? CGRect else { return nil }
      if name == "origin", let origin = value as? CGPoint ?? (value as? NSValue)?.cgPointValue {
        rect.origin = origin
        return rect
      }
      if name == "size", let size = value as? CGSize ?? (value as? NSValue)?.cgSizeValue {
        rect.size = size
        return rect
      }
      return nil
    }

    static func replacing(_ name: String, of whole: Any, by number: Double) -> Any? {
      switch whole {
      case var rect as CGRect:
        guard let path = numberPart(name) else { return nil }
        rect[keyPath: path] = CGFloat(number)
        return rect
      case var point as CGPoint:
        guard let path = coordinates[name] else { return nil }
        point[keyPath: path] = CGFloat(number)
        return point
      case var size as CGSize:
        guard let path = lengths[name] else { return nil }
        size[keyPath: path] = CGFloat(number)
        return size
      case let transform as CATransform3D: return replacing(name, of: transform, by: number)
      default: return nil
      }
    }

    private static func replacing(_ name: String, of transform: CATransform3D, by number: Double)
      -> CATransform3D?
    {
      var (parts, result) = (TransformParts(transform.affinePart), transform)
      if name == "scale" || name == "scale.z" { result.m33 = CGFloat(number) }
      if name == "scale" {
        (parts.values[2], parts.values[3]) = (number, number)
      } else if let place = transformParts[name] {
        parts.values[place] = number
      } else if name != "scale.z" {
        return nil
      }
      let plane = parts.matrix
      (result.m11, result.m12, result.m21, result.m22) = (plane.a, plane.b, plane.c, plane.d)
      (result.m41, result.m42) = (plane.tx, plane.ty)
      return result
    }

    private static let transformParts = [
      "translation.x": 0, "translation.y": 1, "scale.x": 2, "scale.y": 3, "rotation": 4, "rotation.z": 4,
    ]

    private static let coordinates: [String: WritableKeyPath<CGPoint, CGFloat>] = ["x": \.x, "y": \.y]
    private static let lengths: [String: WritableKeyPath<CGSize, CGFloat>] = [
      "width": \.width, "height": \.height,
    ]

    private static func numberPart(_ name: String) -> WritableKeyPath<CGRect, CGFloat>? {
      switch name {
      case "origin.x": \.origin.x
      case "origin.y": \.origin.y
      case "size.width": \.size.width
      case "size.height": \.size.height
      default: nil
      }
    }
  }
#endif
