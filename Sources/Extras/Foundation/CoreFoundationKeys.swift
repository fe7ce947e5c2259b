#if !canImport(ObjectiveC)
  public import Foundation

  // The keys of a bundle's information, as Core Foundation calls them. [VAL-173]

  /// The key of the bundle's name.
  public nonisolated var kCFBundleNameKey: NSString! { "CFBundleName" }
  /// The key of the bundle's identifier.
  public nonisolated var kCFBundleIdentifierKey: NSString! { "CFBundleIdentifier" }
  /// The key of the number of the build.
  public nonisolated var kCFBundleVersionKey: NSString! { "CFBundleVersion" }
  /// The key of the executable's name.
  public nonisolated var kCFBundleExecutableKey: NSString! { "CFBundleExecutable" }
  /// The key of the development region.
  public nonisolated var kCFBundleDevelopmentRegionKey: NSString! { "CFBundleDevelopmentRegion" }
  /// The key of the list of languages.
  public nonisolated var kCFBundleLocalizationsKey: NSString! { "CFBundleLocalizations" }
  /// The key of the version of the dictionary.
  public nonisolated var kCFBundleInfoDictionaryVersionKey: NSString! { "CFBundleInfoDictionaryVersion" }

  nonisolated extension NSAttributedString {
    /// Returns the attributes at a place, where code does not ask how far they reach. [VAL-174]
    @_disfavoredOverload
    public func attributes(at location: Int, effectiveRange range: NSRangePointer?) -> [Key: Any] {
      let read: (Int, NSRangePointer) -> [Key: Any] = attributes(at:effectiveRange:)
      var found = NSRange()
      return range.map { read(location, $0) } ?? read(location, &found)
    }

    /// Returns one attribute at a place, where code does not ask how far it reaches. [VAL-174]
    @_disfavoredOverload
    public func attribute(_ name: Key, at location: Int, effectiveRange range: NSRangePointer?) -> Any? {
      let read: (Key, Int, NSRangePointer) -> Any? = attribute(_:at:effectiveRange:)
      var found = NSRange()
      return range.map { read(name, location, $0) } ?? read(name, location, &found)
    }
  }

  nonisolated extension CGFloat {
    /// Creates a number from an object, as exactly as it can be. [VAL-174]
    public init(truncating number: NSNumber) { self.init(number.doubleValue) }
    /// Creates a number from an object; nil where it is another one. [VAL-174]
    public init?(exactly number: NSNumber) {
      guard let value = Double(exactly: number) else { return nil }
      self.init(value)
    }
  }
#endif
