public import Fingerpost

/// What a search bar tells the keyboard of its field. [SRCH-1]
extension UISearchBar {
  /// Which keyboard would be shown. Default default.
  public final var keyboardType: UIKeyboardType {
    get { searchTextField.keyboardType }
    set { searchTextField.keyboardType = newValue }
  }

  /// How the keyboard would look. Default default.
  public final var keyboardAppearance: UIKeyboardAppearance {
    get { searchTextField.keyboardAppearance }
    set { searchTextField.keyboardAppearance = newValue }
  }

  /// What the key for the end of a line would say. Default default.
  public final var returnKeyType: UIReturnKeyType {
    get { searchTextField.returnKeyType }
    set { searchTextField.returnKeyType = newValue }
  }

  /// Which letters would be made capital. Default those that begin sentences.
  public final var autocapitalizationType: UITextAutocapitalizationType {
    get { searchTextField.autocapitalizationType }
    set { searchTextField.autocapitalizationType = newValue }
  }

  /// Whether what is typed would be corrected. Default default.
  public final var autocorrectionType: UITextAutocorrectionType {
    get { searchTextField.autocorrectionType }
    set { searchTextField.autocorrectionType = newValue }
  }

  /// Whether what is typed would be checked. Default default.
  public final var spellCheckingType: UITextSpellCheckingType {
    get { searchTextField.spellCheckingType }
    set { searchTextField.spellCheckingType = newValue }
  }

  /// Whether the key for the end of a line would wait for a text. Default false.
  public final var enablesReturnKeyAutomatically: Bool {
    get { searchTextField.enablesReturnKeyAutomatically }
    set { searchTextField.enablesReturnKeyAutomatically = newValue }
  }
}

// swift-format-ignore
/// Buttons, scopes and images of a search bar: values that are kept and read back. Nothing is shown of them.
extension UISearchBar {
  /// How the bar looks. Default default.
  public final var barStyle: UIBarStyle { get { kept(.default) } set { keep(newValue) } }
  /// Whether there would be a button for bookmarks. Default false.
  public final var showsBookmarkButton: Bool { get { kept(false) } set { keep(newValue) } }
  /// Whether there would be a button for earlier results. Default false.
  public final var showsSearchResultsButton: Bool { get { kept(false) } set { keep(newValue) } }
  /// Whether that button would be selected. Default false.
  public final var isSearchResultsButtonSelected: Bool { get { kept(false) } set { keep(newValue) } }
  /// The titles of what can be searched. Default nil.
  public final var scopeButtonTitles: [String]? { get { kept(nil) } set { keep(newValue) } }
  /// Which of them is selected. Default 0.
  public final var selectedScopeButtonIndex: Int { get { kept(0) } set { keep(newValue) } }
  /// Whether they would be shown. Default false.
  public final var showsScopeBar: Bool { get { kept(false) } set { keep(newValue) } }
  /// How far what is behind the field would be moved. Default zero.
  public final var searchFieldBackgroundPositionAdjustment: UIOffset {
    get { kept(.zero) }
    set { keep(newValue) }
  }
  /// How far the text would be moved. Default zero.
  public final var searchTextPositionAdjustment: UIOffset { get { kept(.zero) } set { keep(newValue) } }
}

extension UISearchBar {
  /// The parts that have an image; the raw values are UIKit's.
  public nonisolated enum Icon: Int, Sendable {
    /// What stands for searching.
    case search = 0
    /// What clears the text.
    case clear = 1
    /// What shows bookmarks.
    case bookmark = 2
    /// What shows earlier results.
    case resultsList = 3
  }

  /// Sets whether they would be shown. Nothing is animated.
  public final func setShowsScope(_ show: Bool, animated: Bool) { showsScopeBar = show }

  /// Sets the image behind the bar for a place and a height.
  public final func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) { keep(backgroundImage, "background\(barPosition.rawValue).\(barMetrics.rawValue)") }

  /// The image behind the bar for a place and a height. Default nil.
  public final func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    kept(nil, "background\(barPosition.rawValue).\(barMetrics.rawValue)")
  }

  /// Sets the image behind the field for a state.
  public final func setSearchFieldBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State
  ) { keep(backgroundImage, "field\(state.rawValue)") }

  /// The image behind the field for a state. Default nil.
  public final func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? {
    kept(nil, "field\(state.rawValue)")
  }

  /// Sets the image of a part for a state.
  public final func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    keep(iconImage, "icon\(icon.rawValue).\(state.rawValue)")
  }

  /// The image of a part for a state. Default nil.
  public final func image(for icon: Icon, state: UIControl.State) -> UIImage? {
    kept(nil, "icon\(icon.rawValue).\(state.rawValue)")
  }

  /// Sets how far a part would be moved.
  public final func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
    keep(adjustment, "position\(icon.rawValue)")
  }

  /// How far a part would be moved. Default zero.
  public final func positionAdjustment(for icon: Icon) -> UIOffset { kept(.zero, "position\(icon.rawValue)") }
}
