public import Fingerpost
public import Foundation

/// What else can be on a pasteboard. It is there until something else is put there. [VAL-135]
extension UIPasteboard {
  private final func current<Value>(_ name: String) -> Value? {
    let held: (count: Int, value: Value)? = kept(nil, name)
    return held.flatMap { $0.count == changeCount ? $0.value : nil }
  }

  private final func put<Value>(_ value: Value?, _ name: String) {
    strings = nil
    keep(value.map { (count: changeCount, value: $0) }, name)
  }

  /// The addresses on the pasteboard, or nil. Setting it takes off everything else.
  public final var urls: [URL]? {
    get { current("urls") }
    set { put(newValue, "urls") }
  }
  /// The first address on the pasteboard. Setting it takes off everything else.
  public final var url: URL? {
    get { urls?.first }
    set { urls = newValue.map { [$0] } }
  }
  /// Whether there is an address on the pasteboard.
  public final var hasURLs: Bool { urls?.isEmpty == false }
  /// The colors on the pasteboard, or nil. Setting it takes off everything else.
  public final var colors: [UIColor]? {
    get { current("colors") }
    set { put(newValue, "colors") }
  }
  /// The first color on the pasteboard. Setting it takes off everything else.
  public final var color: UIColor? {
    get { colors?.first }
    set { colors = newValue.map { [$0] } }
  }
  /// Whether there is a color on the pasteboard.
  public final var hasColors: Bool { colors?.isEmpty == false }

  /// What is on the pasteboard, by type. Setting it takes off everything else.
  public final var items: [[String: Any]] {
    get {
      if let items: [[String: Any]] = current("items") { return items }
      let texts: [[String: Any]] = (strings ?? []).map { ["public.utf8-plain-text": $0] }
      return texts + (images ?? []).map { ["public.png": $0] } + (urls ?? []).map { ["public.url": $0] }
    }
    set {
      let texts = newValue.compactMap {
        $0["public.utf8-plain-text"] as? String ?? $0["public.text"] as? String
      }
      put([[String: Any]]?.none, "items")
      if !texts.isEmpty { strings = texts }
      keep((count: changeCount, value: newValue) as (count: Int, value: [[String: Any]])?, "items")
    }
  }
  /// Puts things on the pasteboard, by type; what else is said of them changes nothing.
  public final func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
    self.items = items
  }
  /// What is said of things beside themselves.
  public nonisolated struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Until when they are there.
    public static let expirationDate = Self(rawValue: "UIPasteboardOptionExpirationDate")
    /// Whether they stay on the device.
    public static let localOnly = Self(rawValue: "UIPasteboardOptionLocalOnly")
  }
  /// The types of the first thing.
  public final var types: [String] { items.first.map { $0.keys.sorted() } ?? [] }
  /// Puts one thing of a type on the pasteboard.
  public final func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    items = [[pasteboardType: value]]
  }
  /// Returns the first thing, if it is of a type.
  public final func value(forPasteboardType pasteboardType: String) -> Any? { items.first?[pasteboardType] }
  /// Puts bytes of a type on the pasteboard.
  public final func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    setValue(data, forPasteboardType: pasteboardType)
  }
  /// Returns the bytes of the first thing, if it is of a type and has some.
  public final func data(forPasteboardType pasteboardType: String) -> Data? {
    let value = value(forPasteboardType: pasteboardType)
    return value as? Data ?? (value as? String).map { Data($0.utf8) }
  }
  /// Whether there is something of one of the types.
  public final func contains(pasteboardTypes: [String]) -> Bool {
    items.contains { item in pasteboardTypes.contains { item[$0] != nil } }
  }
}
