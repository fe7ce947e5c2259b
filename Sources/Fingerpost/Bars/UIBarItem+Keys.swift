#if !canImport(ObjectiveC)
  import Foundation

  /// Values by their names. [KVC-2]
  extension UIBarItem {
    private static let properties: [String: KeyedProperty] = [
      "title": .object(\UIBarItem.title), "image": .object(\UIBarItem.image),
      "enabled": .flag(\UIBarItem.isEnabled), "tag": .number(\UIBarItem.doubleTag),
    ]

    private final var doubleTag: Double {
      get { Double(tag) }
      set { tag = Int(exactly: newValue.rounded(.towardZero)) ?? 0 }
    }

    /// Returns `title`, `image`, `tag`, `enabled`, or `view`: what stands in the bar for the item, which code asks for by this
    /// name to place something beside it. Nil before the bar shows it.
    ///
    /// - Precondition: it is one of these names.
    public final func value(forKey key: String) -> Any? {
      if key == "view" { return (self as? UIBarButtonItem)?.customView ?? control }
      guard let property = Self.properties[key] else { KeyedFailure.undefined(self, key, false) }
      return property.get(self)
    }

    /// Sets `title`, `image`, `tag` or `enabled`.
    ///
    /// - Precondition: it is one of these names, and the value is of its type.
    public final func setValue(_ value: Any?, forKey key: String) {
      guard let property = Self.properties[key] else { KeyedFailure.undefined(self, key, true) }
      if !property.set(self, value) { KeyedFailure.type(self, key, value) }
    }
  }
#endif
