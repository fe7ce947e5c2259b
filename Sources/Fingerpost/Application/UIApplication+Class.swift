#if !canImport(ObjectiveC)
  /// What code that must also compile in extensions of applications asks of the class, whose `shared` it may not name there.
  extension UIApplication {
    /// Returns the application, by the name that Objective-C has for it: `sharedApplication`. [VAL-77]
    ///
    /// Any other name is one that iOS would end the program for, and so does this.
    ///
    /// - Parameter key: the name of a property of the class.
    public static func value(forKey key: String) -> Any? {
      guard key == "sharedApplication" else { KeyedFailure.undefined(shared, key, false) }
      return shared
    }

    /// Returns the application for `shared` and `sharedApplication`, and what a path behind that says of it.
    ///
    /// - Precondition: the path begins with one of the two, and the application has what follows.
    public static func value(forKeyPath keyPath: String) -> Any? {
      let parts = keyPath.split(separator: ".", maxSplits: 1)
      if parts.first != "shared" { _ = value(forKey: String(parts.first ?? "")) }
      return parts.count == 1 ? shared : shared.value(forKeyPath: String(parts[1]))
    }

    /// Whether the class has a method, by its name: `sharedApplication`.
    public static func responds(to aSelector: Selector!) -> Bool { aSelector?.name == "sharedApplication" }

    /// Calls a method of the class, by its name.
    ///
    /// - Precondition: it is `sharedApplication`.
    /// - Returns: the application, which is not retained.
    public static func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
      precondition(responds(to: aSelector), "the class UIApplication has no \(aSelector?.name ?? "nil")")
      return Unmanaged.passUnretained(shared)
    }
  }
#endif
