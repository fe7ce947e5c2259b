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

  private let handler: (UIAction) -> Void

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - title: the title.
  ///   - identifier: what tells it from others; with nil it gets one that no other has.
  ///   - handler: what it does; it receives the action.
  public init(title: String = "", identifier: Identifier? = nil, handler: @escaping (UIAction) -> Void) {
    self.handler = handler
    if let identifier {
      self.identifier = identifier
    } else {
      Self.made &+= 1
      self.identifier = Identifier("fingerpost.action.\(Self.made)")
    }
    super.init(title: title)
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
