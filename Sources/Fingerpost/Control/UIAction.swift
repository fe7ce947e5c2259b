/// A closure that a control performs for its events, with an identifier that tells it from others. [CTL-31]
///
/// Its title is text for people who read the tree; nothing is drawn.
@preconcurrency @MainActor public final class UIAction: UIMenuElement {
  /// What tells actions apart: a control has one of each for an event.
  public nonisolated struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The identifier as text.
    public let rawValue: String

    /// Creates an identifier.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Creates an identifier.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }
  }

  private static var made = 0

  /// What tells the action from others; one of its own unless it was given.
  public let identifier: Identifier
  /// What performs the action, while it is being performed.
  public private(set) var sender: Any?

  /// A longer title for where there is room; kept and read back.
  public var discoverabilityTitle: String?
  /// How it would look in a menu; kept and read back, as menus are not drawn.
  public var attributes: UIMenuElement.Attributes
  /// The mark that it would have in a menu; kept and read back.
  public var state: UIMenuElement.State

  private let handler: (UIAction) -> Void

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - title: the title.
  ///   - image: what would be seen beside it in a menu.
  ///   - identifier: what tells it from others; with nil it gets one that no other has.
  ///   - discoverabilityTitle: a longer title.
  ///   - attributes: how it would look in a menu.
  ///   - state: the mark that it would have there.
  ///   - handler: what it does; it receives the action.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off, handler: @escaping (UIAction) -> Void
  ) {
    self.handler = handler
    (self.discoverabilityTitle, self.attributes, self.state) = (discoverabilityTitle, attributes, state)
    if let identifier {
      self.identifier = identifier
    } else {
      Self.made &+= 1
      self.identifier = Identifier("fingerpost.action.\(Self.made)")
    }
    super.init(title: title, image: image)
  }

  nonisolated deinit {}

  /// How the action is named in a trace: its title, else nothing that would change from run to run.
  var traceName: String { title.isEmpty ? "UIAction" : title }

  func perform(sender: Any?) {
    let before = self.sender
    self.sender = sender
    handler(self)
    self.sender = before
  }
}
