public import Fingerpost
public import Foundation

/// The values of some properties of one object, by name; a property that is not there is not known.
public nonisolated struct PropertyValues: Hashable, Sendable {
  // Looked up only, never walked.
  private var values: [String: PropertyValue] = [:]

  /// Creates a value of which nothing is known.
  public init() {}

  /// The value of the property of a name, or nil.
  public subscript(name: String) -> PropertyValue? {
    get { values[name] }
    set { values[name] = newValue }
  }

  /// Whether nothing is known.
  public var isEmpty: Bool { values.isEmpty }

  /// A property that is true or false.
  package subscript(flag name: String) -> Bool? {
    get { if case .flag(let flag) = values[name] { flag } else { nil } }
    set { values[name] = newValue.map { .flag($0) } }
  }

  /// A property that is a number.
  package subscript(number name: String) -> Double? {
    get { if case .number(let number) = values[name] { number } else { nil } }
    set { values[name] = newValue.map { .number($0) } }
  }

  /// A property that is a whole number.
  package subscript(count name: String) -> Int? {
    get { if case .count(let count) = values[name] { count } else { nil } }
    set { values[name] = newValue.map { .count($0) } }
  }

  /// A property that is a set of options.
  package subscript(words name: String) -> [String]? {
    get { if case .words(let words) = values[name] { words } else { nil } }
    set { values[name] = newValue.map { .words($0) } }
  }

  private subscript<Value: NumberList>(list name: String) -> Value? {
    get {
      guard case .numbers(let numbers) = values[name], numbers.count == Value.parts.count else { return nil }
      return Value(numbers: numbers)
    }
    set { values[name] = newValue.map { .numbers($0.numbers) } }
  }
}

/// The properties that code asks for by name; all others are only passed on.
nonisolated extension PropertyValues {
  /// How many taps make the gesture.
  public var numberOfTapsRequired: Int? {
    get { self[count: "numberOfTapsRequired"] }
    set { self[count: "numberOfTapsRequired"] = newValue }
  }

  /// How many contacts make the gesture.
  public var numberOfTouchesRequired: Int? { self[count: "numberOfTouchesRequired"] }

  /// How long a press lasts, in seconds.
  public var minimumPressDuration: Double? {
    get { self[number: "minimumPressDuration"] }
    set { self[number: "minimumPressDuration"] = newValue }
  }

  /// How far a contact may move, in points.
  public var allowableMovement: Double? { self[number: "allowableMovement"] }

  /// The fewest contacts that a pan takes.
  public var minimumNumberOfTouches: Int? { self[count: "minimumNumberOfTouches"] }

  /// The most contacts that a pan takes.
  public var maximumNumberOfTouches: Int? { self[count: "maximumNumberOfTouches"] }

  /// The directions of a swipe: `right`, `left`, `up`, `down`.
  public var direction: [String]? {
    get { self[words: "direction"] }
    set { self[words: "direction"] = newValue }
  }

  /// The edges of a screen edge pan: `top`, `left`, `bottom`, `right`.
  public var edges: [String]? { self[words: "edges"] }

  /// The size of a scroll view's content, in points.
  public var contentSize: CGSize? {
    get { self[list: "contentSize"] }
    set { self[list: "contentSize"] = newValue }
  }

  /// The room around a scroll view's content that counts, in points.
  public var contentInset: UIEdgeInsets? {
    get { self[list: "contentInset"] }
    set { self[list: "contentInset"] = newValue }
  }

  /// Whether content gets a contact only once it is clear that no scrolling begins.
  public var delaysContentTouches: Bool? {
    get { self[flag: "delaysContentTouches"] }
    set { self[flag: "delaysContentTouches"] = newValue }
  }

  /// Whether scrolling is possible at all.
  public var isScrollEnabled: Bool? {
    get { self[flag: "isScrollEnabled"] }
    set { self[flag: "isScrollEnabled"] = newValue }
  }

  /// Whether the content can be dragged beyond its edges up and down even where all of it fits.
  public var alwaysBounceVertical: Bool? { self[flag: "alwaysBounceVertical"] }

  /// Whether the content can be dragged beyond its edges sideways even where all of it fits.
  public var alwaysBounceHorizontal: Bool? { self[flag: "alwaysBounceHorizontal"] }

  /// Whether it is known that a pinch can zoom.
  public var canZoom: Bool {
    guard let minimum = self[number: "minimumZoomScale"], let maximum = self[number: "maximumZoomScale"]
    else {
      return false
    }
    return minimum > 0 && minimum < maximum && maximum <= 1e6
  }
}

nonisolated extension UIEdgeInsets: NumberList {
  static var parts: [String] { ["top", "left", "bottom", "right"] }
  init(numbers: [Double]) {
    self.init(
      top: CGFloat(numbers[0]), left: CGFloat(numbers[1]), bottom: CGFloat(numbers[2]),
      right: CGFloat(numbers[3]))
  }
  var numbers: [Double] { [Double(top), Double(left), Double(bottom), Double(right)] }
}
