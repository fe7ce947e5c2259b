#if !canImport(ObjectiveC)
  extension UIApplication {
    /// Returns the application, by the name that Objective-C has for it: `sharedApplication`. [VAL-77]
    ///
    /// Extensions of applications, which may not name it, ask so. Any other name is one that iOS would end the program
    /// for, and so does this.
    ///
    /// - Parameter key: the name of a property of the class.
    public static func value(forKey key: String) -> Any? {
      guard key == "sharedApplication" else { KeyedFailure.undefined(shared, key, false) }
      return shared
    }
  }
#endif
