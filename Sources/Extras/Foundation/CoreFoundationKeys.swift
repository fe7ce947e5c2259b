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

  // Scanning into texts, as code before iOS 13 does. Whether there was something to scan. [VAL-176]

  nonisolated extension Scanner {
    private func give(_ found: String?, _ result: inout NSString?) -> Bool {
      if let found { result = NSString(string: found) }
      return found != nil
    }

    /// Scans a text that is expected. [VAL-176]
    public func scanString(_ string: String, into result: inout NSString?) -> Bool {
      give(scanString(string), &result)
    }
    /// Scans characters of a set. [VAL-176]
    public func scanCharacters(from set: CharacterSet, into result: inout NSString?) -> Bool {
      give(scanCharacters(from: set), &result)
    }
    /// Scans up to a text. [VAL-176]
    public func scanUpTo(_ string: String, into result: inout NSString?) -> Bool {
      give(scanUpToString(string), &result)
    }
    /// Scans up to a character of a set. [VAL-176]
    public func scanUpToCharacters(from set: CharacterSet, into result: inout NSString?) -> Bool {
      give(scanUpToCharacters(from: set), &result)
    }
  }
#endif
