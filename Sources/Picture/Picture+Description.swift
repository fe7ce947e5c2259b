extension Picture {
  /// What a picture says about a view that the view's geometry does not.
  public struct Description: Hashable, Sendable {
    /// The number of the view, unique in the picture.
    public var id: Int
    /// What the view is called, usually the name of its class.
    public var title: String
    /// The text that the view shows, or nil.
    public var text: String?
    /// The part that the view plays for the touch.
    public var roles: Roles

    /// Creates a description.
    public init(id: Int, title: String, text: String? = nil, roles: Roles = []) {
      self.id = id
      self.title = title
      self.text = text
      self.roles = roles
    }
  }
}

extension Picture {
  /// The role of a view for the touch; most views have none.
  public struct Roles: OptionSet, Hashable, Sendable {
    /// The roles as bits.
    public var rawValue: UInt8

    /// Creates a set from its bits.
    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// The view that was expected to get the touch.
    public static let expected = Roles(rawValue: 1 << 0)
    /// The view that gets the touch.
    public static let hit = Roles(rawValue: 1 << 1)
    /// The view lies in front of the expected one.
    public static let covering = Roles(rawValue: 1 << 2)
  }
}
