extension UIMenu {
  /// What a menu is found by while menus are built. [MENU-22]
  public nonisolated struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The identifier as text.
    public let rawValue: String

    /// Creates an identifier.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates an identifier.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// The menu that all others are in.
    public static let root = Identifier("com.apple.menu.root")
    /// The application's own menu.
    public static let application = Identifier("com.apple.menu.application")
    /// What is done with documents.
    public static let file = Identifier("com.apple.menu.file")
    /// What is done with a selection.
    public static let edit = Identifier("com.apple.menu.edit")
    /// How text looks.
    public static let format = Identifier("com.apple.menu.format")
    /// How content is seen.
    public static let view = Identifier("com.apple.menu.view")
    /// What is done with windows.
    public static let window = Identifier("com.apple.menu.window")
    /// Help.
    public static let help = Identifier("com.apple.menu.help")
    /// What the application is.
    public static let about = Identifier("com.apple.menu.about")
    /// How the application is set up.
    public static let preferences = Identifier("com.apple.menu.preferences")
    /// What opens something new.
    public static let newScene = Identifier("com.apple.menu.new-item")
    /// What opens something new.
    public static let newItem = newScene
    /// What opens something that is there.
    public static let open = Identifier("com.apple.menu.open")
    /// What closes.
    public static let close = Identifier("com.apple.menu.close")
    /// What is done with a document.
    public static let document = Identifier("com.apple.menu.document")
    /// What prints.
    public static let print = Identifier("com.apple.menu.print")
    /// What undoes and does again.
    public static let undoRedo = Identifier("com.apple.menu.undo-redo")
    /// What cuts, copies and pastes.
    public static let standardEdit = Identifier("com.apple.menu.standard-edit")
    /// What searches.
    public static let find = Identifier("com.apple.menu.find")
    /// What searches with a panel.
    public static let findPanel = Identifier("com.apple.menu.find-panel")
    /// What replaces what is selected.
    public static let replace = Identifier("com.apple.menu.replace")
    /// What shares.
    public static let share = Identifier("com.apple.menu.share")
    /// What looks a word up.
    public static let lookup = Identifier("com.apple.menu.lookup")
    /// What a text looks like.
    public static let font = Identifier("com.apple.menu.font")
    /// Bold, italic and underlined.
    public static let textStyle = Identifier("com.apple.menu.text-style")
    /// Larger and smaller.
    public static let textSize = Identifier("com.apple.menu.text-size")
    /// How lines of text stand.
    public static let text = Identifier("com.apple.menu.text")
    /// What is beside the content.
    public static let sidebar = Identifier("com.apple.menu.sidebar")
    /// What is above the content.
    public static let toolbar = Identifier("com.apple.menu.toolbar")
  }
}
