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
