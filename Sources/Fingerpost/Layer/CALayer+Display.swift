import Foundation

extension CALayer {
  final func markForDisplay() {
    if let view { return view.setNeedsDisplay() }
    guard !isMarkedForDisplay else { return }
    isMarkedForDisplay = true
    noteDue()
  }

  /// Draws the layer now if it is marked, whether or not it is in a window. [VAL-41]
  public final func displayIfNeeded() {
    guard needsDisplay() else { return }
    if let view { view.display() } else { displayNow() }
  }

  final func displayNow() {
    isMarkedForDisplay = false
    if !bounds.isEmpty { display() }
  }

  final func displayByDelegate() {
    if view == nil, let delegate { delegate.display(self) } else { drawNow() }
  }

  /// Calls ``draw(in:)`` with a context of the layer's size as the current one.
  final func drawNow() {
    #if !canImport(CoreGraphics)
      let context = CGContext(size: bounds.size, scale: contentsScale)
      context.translateBy(x: -bounds.minX, y: -bounds.minY)
      CGContext.during(context) { draw(in: context) }
    #endif
  }

  final func findAction(_ event: String) -> (any CAAction)? {
    let action =
      delegate?.action(for: self, forKey: event) ?? actions?[event] ?? Self.defaultAction(forKey: event)
    return action is NSNull ? nil : action
  }

  /// Keeps a value under a name that no property has storage for, and does what follows from that. [VAL-42]
  final func setManaged(_ value: Any?, _ key: String) {
    let action = action(forKey: key)
    madeExtras.values[key] = value
    if let animation = action as? CAAnimation { add(animation, forKey: key) }
    if Self.needsDisplay(forKey: key) { setNeedsDisplay() }
  }

  /// Returns a property that its class declares without storage, as `@NSManaged` does on iOS. [VAL-42]
  ///
  /// Not Core Animation's: `fingerpost-port` writes it. Until the property is set it has `defaultValue(forKey:)`, or 0, false or
  /// nil.
  public final func managedValue<Value>(forKey key: String) -> Value {
    let kept = extras?.values[key]
    let object = (kept as? WeakValue).map(\.object)
    if let value = object ?? kept ?? Self.defaultValue(forKey: key) {
      if let same = value as? Value { return same }
      if let number: Value = Self.number(value) { return number }
    }
    return Self.zero()
  }

  /// Sets a property that its class declares without storage, as `@NSManaged` does on iOS. [VAL-42]
  ///
  /// What `action(forKey:)` returns for it is added to the layer, which is drawn again if `needsDisplay(forKey:)` says so. An
  /// animation of such a property shows nothing here. Not Core Animation's: `fingerpost-port` writes it.
  ///
  /// - Parameters:
  ///   - value: what it becomes.
  ///   - key: its name.
  ///   - isWeak: whether an object is not kept alive by it.
  public final func setManagedValue<Value>(_ value: Value, forKey key: String, isWeak: Bool = false) {
    let mirror = Mirror(reflecting: value)
    // What an optional value has inside, if anything.
    let inside: Any? = mirror.displayStyle == .optional ? mirror.children.first?.value : value
    setManaged(isWeak ? inside.map { WeakValue($0 as AnyObject) } : inside, key)
  }

  private static func number<Value>(_ value: Any) -> Value? {
    guard let number = value as? NSNumber else { return nil }
    switch Value.self {
    case is CGFloat.Type: return CGFloat(number.doubleValue) as? Value
    case is Double.Type: return number.doubleValue as? Value
    case is Float.Type: return number.floatValue as? Value
    case is Int.Type: return number.intValue as? Value
    case is Bool.Type: return number.boolValue as? Value
    default: return nil
    }
  }

  private static func zero<Value>() -> Value {
    let value: Any?
    switch Value.self {
    case let type as any ExpressibleByNilLiteral.Type: value = type.init(nilLiteral: ())
    case let type as any AdditiveArithmetic.Type: value = type.zero
    case is Bool.Type: value = false
    case is CGPoint.Type: value = CGPoint.zero
    case is CGSize.Type: value = CGSize.zero
    case is CGRect.Type: value = CGRect.zero
    default: value = nil
    }
    guard let value = value as? Value else {
      preconditionFailure("A property of a layer without storage has no value to begin with as \(Value.self)")
    }
    return value
  }
}

/// An object that a layer does not keep alive.
private final class WeakValue {
  private(set) weak var object: AnyObject?

  init(_ object: AnyObject) { self.object = object }
}
