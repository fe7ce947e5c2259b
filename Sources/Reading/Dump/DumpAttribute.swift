/// The attributes that a node's description can have.
nonisolated enum DumpAttribute {
  case alpha
  case anchorPoint
  case animations
  case baseClass
  case clipsToBounds
  case contentInset
  case contentOffset
  case contentSize
  case enabled
  case frame
  case gestureRecognizers
  case hidden
  case ignoreDirectTouchEvents
  case layer
  /// One that a layer's own description has.
  case ofLayer
  case state
  case autoresize
  case text
  case transform
  case userInteractionEnabled
  /// The tag, which UIKit prints behind `userInteractionEnabled`.
  case tag
  /// React Native's number of a view.
  case reactTag
  /// What tests find a view by.
  case identifier
  /// A slider's.
  case value
  /// One that decides no touch and that UIKit prints behind `userInteractionEnabled`.
  case afterInteraction
  /// One that UIKit prints and that decides no touch.
  case indifferent
  case unknown

  /// Returns the attribute that the range names.
  static func named(_ bytes: Bytes, _ range: Range<Int>) -> DumpAttribute {
    for candidate in candidates(length: range.count) where bytes.equals(range, candidate.name) {
      return candidate.attribute
    }
    return .unknown
  }

  /// Whether the attribute decides what gets a touch.
  var decides: Bool {
    switch self {
    case .afterInteraction, .indifferent, .unknown, .state, .text, .layer, .ofLayer, .baseClass,
      .gestureRecognizers, .clipsToBounds, .contentSize, .contentInset, .value, .tag, .reactTag, .identifier:
      false
    default: true
    }
  }

  /// Whether UIKit prints the attribute behind `userInteractionEnabled`.
  var followsInteraction: Bool {
    switch self {
    case .afterInteraction, .animations, .gestureRecognizers, .layer, .tag: true
    default: false
    }
  }

  private typealias Candidate = (name: StaticString, attribute: DumpAttribute)

  private static func candidates(length: Int) -> [Candidate] {
    length < byLength.count ? byLength[length] : []
  }

  private static let byLength: [[Candidate]] = {
    var table: [[Candidate]] = Array(repeating: [], count: 32)
    for entry in all { table[entry.name.utf8CodeUnitCount].append(entry) }
    return table
  }()

  private static let all: [Candidate] = [
    ("alpha", .alpha), ("anchorPoint", .anchorPoint), ("animations", .animations), ("baseClass", .baseClass),
    ("clipsToBounds", .clipsToBounds), ("contentOffset", .contentOffset), ("enabled", .enabled),
    ("frame", .frame), ("gestureRecognizers", .gestureRecognizers), ("hidden", .hidden), ("layer", .layer),
    ("state", .state), ("text", .text), ("transform", .transform),
    ("ignoreDirectTouchEvents", .ignoreDirectTouchEvents), ("sublayers", .ofLayer),
    ("position", .ofLayer), ("userInteractionEnabled", .userInteractionEnabled),
    ("contentSize", .contentSize),
    ("adjustedContentInset", .contentInset), ("value", .value),
    ("autoresize", .autoresize),
    ("autoresizesSubviews", .indifferent), ("backgroundColor", .afterInteraction),
    ("background", .indifferent),
    ("borderStyle", .indifferent), ("configuration", .indifferent),
    ("dataSource", .indifferent), ("delegate", .indifferent), ("focused", .indifferent),
    ("highlighted", .indifferent), ("image", .indifferent), ("layout", .indifferent),
    ("opaque", .indifferent), ("placeholder", .indifferent), ("reactTag", .reactTag),
    ("selected", .indifferent), ("tag", .tag), ("tintColor", .indifferent),
    ("title", .indifferent), ("accessibilityIdentifier", .identifier), ("testID", .identifier),
    ("nativeID", .identifier),
  ]
}
