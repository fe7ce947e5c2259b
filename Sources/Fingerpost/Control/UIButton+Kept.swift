// swift-format-ignore
/// Values of a button that are kept and read back; nothing is drawn with them.
extension UIButton {
  /// Whether the image would be lighter while the button is pressed. Default true. Kept and read back.
  public final var adjustsImageWhenHighlighted: Bool { get { kept(true) } set { keep(newValue) } }
  /// Whether the image would be lighter while the button is disabled. Default true. Kept and read back.
  public final var adjustsImageWhenDisabled: Bool { get { kept(true) } set { keep(newValue) } }
  /// Whether the button would glow while it is pressed. Default false. Kept and read back.
  public final var showsTouchWhenHighlighted: Bool { get { kept(false) } set { keep(newValue) } }
  /// Whether the shadow of the title would be turned while the button is pressed. Default false. Kept and read back.
  public final var reversesTitleShadowWhenHighlighted: Bool { get { kept(false) } set { keep(newValue) } }
  private final var shadowColors: StateValues<UIColor> { get { kept(StateValues()) } set { keep(newValue) } }
  private final var symbolConfigurations: StateValues<UIImage.SymbolConfiguration> {
    get { kept(StateValues()) }
    set { keep(newValue) }
  }
  /// Whether a new state has the configuration follow by itself. Default true. Kept and read back.
  public final var automaticallyUpdatesConfiguration: Bool { get { kept(true) } set { keep(newValue) } }
  /// Whether a press changes whether the button is selected. Default false. Kept and read back.
  public final var changesSelectionAsPrimaryAction: Bool { get { kept(false) } set { keep(newValue) } }
  /// Whether a pointer over the button would change. Default false. Kept and read back.
  public final var isPointerInteractionEnabled: Bool { get { kept(false) } set { keep(newValue) } }
  /// What the button does. Default normal. Kept and read back.
  public final var role: Role { get { kept(.normal) } set { keep(newValue) } }
}

extension UIButton {
  /// The image behind the title for the state that the button is in.
  public final var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  /// Sets the color of the title's shadow for a state; without one of its own a state has that of normal.
  public final func setTitleShadowColor(_ color: UIColor?, for state: State) {
    shadowColors[state] = color
  }

  /// The color of the title's shadow for a state, or that for normal where the state has none.
  public final func titleShadowColor(for state: State) -> UIColor? { shadowColors[state] }

  /// The color of the title's shadow for the state that the button is in.
  public final var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }

  /// Sets how a symbol looks that is the image for a state. Kept and read back.
  public final func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {
    symbolConfigurations[state] = configuration
  }

  /// How a symbol looks that is the image for a state, or that for normal where the state has none.
  public final func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
    symbolConfigurations[state]
  }

  /// What the button does, as a menu or an alert would show it.
  public nonisolated enum Role: Int, Sendable {
    /// Nothing special.
    case normal = 0
    /// What is done as a rule.
    case primary = 1
    /// It cancels.
    case cancel = 2
    /// It destroys something.
    case destructive = 3
  }

  /// Returns a system button with an image that sends an action when it is lifted inside.
  ///
  /// - Parameters:
  ///   - image: its image.
  ///   - target: what the action is sent to; nil for what is found along the chain.
  ///   - action: the action; nil for none.
  public static func systemButton(with image: UIImage, target: Any?, action: Selector?) -> UIButton {
    let button = UIButton(type: .system)
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    return button
  }
}
