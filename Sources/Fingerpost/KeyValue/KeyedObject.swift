#if !canImport(ObjectiveC)
  package import Foundation

  /// A table of properties with names, in a module above this one.
  @MainActor package protocol KeyedTable: AnyObject {
    init()
    /// Returns whether an object has a property of a name, and its value.
    func find(_ key: String, of object: NSObject) -> (exists: Bool, value: Any?)
    /// Sets a property, and returns whether there is one; a value of another type ends the program.
    func set(_ value: Any?, _ key: String, of object: NSObject) -> Bool
  }

  /// What responders have by name.
  enum KeyedObject {
    /// Looked up once by its name, since no module below may know it.
    private static let table =
      (NSClassFromString("FingerpostExtras.PropertyKeys") as? any KeyedTable.Type)?.init()

    private static let controllers: [String: KeyedProperty] = [
      "title": .object(\UIViewController.title), "view": .object(\UIViewController.keyedView),
      "preferredContentSize": .structure(\UIViewController.preferredContentSize, \.cgSizeValue),
      "definesPresentationContext": .flag(\UIViewController.definesPresentationContext),
      "hidesBottomBarWhenPushed": .flag(\UIViewController.hidesBottomBarWhenPushed),
    ]

    static func set(_ value: Any?, _ key: String, of object: UIResponder) {
      if object is UIViewController, let property = controllers[key] {
        if !property.set(object, value) { KeyedFailure.type(object, key, value) }
      } else if table?.set(value, key, of: object) != true {
        object.setValue(value, forUndefinedKey: key)
      }
    }

    static func value(_ key: String, of object: UIResponder) -> Any? {
      if object is UIViewController, let property = controllers[key] { return property.get(object) }
      if key == "layer", let view = object as? UIView { return view.layer }
      if let found = table?.find(key, of: object), found.exists { return found.value }
      if let stored = stored(key, of: object) { return unwrapped(stored) }
      return object.value(forUndefinedKey: key)
    }

    /// A property that one of the object's classes stores.
    private static func stored(_ key: String, of object: UIResponder) -> Any? {
      var mirror: Mirror? = Mirror(reflecting: object)
      while let level = mirror {
        if let child = level.children.first(where: {
          $0.label == key || $0.label == "$__lazy_storage_$_" + key
        }) {
          return child.value
        }
        mirror = level.superclassMirror
      }
      return nil
    }

    private static func unwrapped(_ value: Any) -> Any? {
      let mirror = Mirror(reflecting: value)
      return mirror.displayStyle == .optional ? mirror.children.first?.value : value
    }
  }

  extension UIViewController {
    fileprivate final var keyedView: UIView? {
      get { view }
      set { view = newValue }
    }
  }

  extension UIResponder {
    /// Sets a property of what a path of names leads to, such as `layer.cornerRadius` or `view.alpha`. [KVC-3]
    public final func setValue(_ value: Any?, forKeyPath keyPath: String) {
      guard let dot = keyPath.firstIndex(of: ".") else { return setValue(value, forKey: keyPath) }
      let rest = String(keyPath[keyPath.index(after: dot)...])
      switch self.value(forKey: String(keyPath[..<dot])) {
      case nil: return
      case let layer as CALayer: layer.setValue(value, forKeyPath: rest)
      case let responder as UIResponder: responder.setValue(value, forKeyPath: rest)
      default: setValue(value, forUndefinedKey: keyPath)
      }
    }

    /// Returns a property of what a path of names leads to, such as `layer.cornerRadius` or `view.alpha`. [KVC-3]
    public final func value(forKeyPath keyPath: String) -> Any? {
      guard let dot = keyPath.firstIndex(of: ".") else { return value(forKey: keyPath) }
      let rest = String(keyPath[keyPath.index(after: dot)...])
      switch value(forKey: String(keyPath[..<dot])) {
      case nil: return nil
      case let layer as CALayer: return layer.value(forKeyPath: rest)
      case let responder as UIResponder: return responder.value(forKeyPath: rest)
      case .some(let whole): return LayerKeys.part(rest, of: whole) ?? value(forUndefinedKey: keyPath)
      }
    }
  }
#endif
