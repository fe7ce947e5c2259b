public import Fingerpost

/// What a content configuration is told about the view that it is for.
public nonisolated protocol UIConfigurationState {
  /// The traits of the view.
  var traitCollection: UITraitCollection { get set }

  /// A value that code adds to the state under a key, or nil.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// A state that keeps what code adds to it.
package nonisolated protocol AddedStates {
  var added: [UIConfigurationStateCustomKey: AnyHashable] { get set }
}

nonisolated extension AddedStates {
  /// A value that code adds to the state under a key, or nil.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { added[key] }
    set { added[key] = newValue }
  }
}

/// The name of something that code adds to a state.
public nonisolated struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a key with a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Creates a key with a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}
