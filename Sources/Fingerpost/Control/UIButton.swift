public import Foundation

/// A control that is pressed: it tracks as every control does, and a lift inside is its primary action.
///
/// It has no recognizer of its own, and keeps single taps from recognizers above it. [BTN-1, CTL-40, CTL-44]
@preconcurrency @MainActor open class UIButton: UIControl {
  /// What kind of button it is; the raw values are UIKit's. A system button has its title in the tint.
  public nonisolated enum ButtonType: Int, Sendable {
    /// Without a look of its own.
    case custom = 0
    /// With the system's look.
    case system = 1
    /// An arrow that shows details.
    case detailDisclosure = 2
    /// An i in a circle, light.
    case infoLight = 3
    /// An i in a circle, dark.
    case infoDark = 4
    /// A plus in a circle.
    case contactAdd = 5
    /// A cross in a circle.
    case close = 7

    /// As ``system``, which it was called before.
    public static let roundedRect = ButtonType.system
  }

  /// What kind of button it is.
  public private(set) final var buttonType = ButtonType.custom

  private final var titles = StateValues<String>()
  private final var storedLabel: UILabel?
  /// Colors, images and configuration, as far as they were said.
  final var buttonLooks: ButtonLooks?

  /// Creates a button of the kind custom, with a frame in the coordinates of the superview it will get.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a button of a kind by ``init(frame:)``, with an empty frame. [LIST-82]
  public convenience init(type: ButtonType) {
    self.init(frame: .zero)
    buttonType = type
  }

  /// Creates a button of a kind with an action for its primary event, whose title it takes. [CTL-32]
  public convenience init(type: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: type)
    guard let primaryAction else { return }
    if !primaryAction.title.isEmpty { setTitle(primaryAction.title, for: .normal) }
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  /// Creates a button with UIKit's defaults; nothing is read from the coder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  nonisolated deinit {}

  /// The label that would show the title; it fills the button and takes no touches. [HIT-17]
  open var titleLabel: UILabel? {
    if let storedLabel { return storedLabel }
    let label = UILabel(frame: bounds)
    storedLabel = label
    addSubview(label)
    return label
  }

  /// Sets the title for a state; without one of its own a state has that of normal.
  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    titleLabel?.text = currentTitle
    invalidateIntrinsicContentSize()
  }

  /// Sets the color of the title for a state; without one of its own a state has that of normal.
  open func setTitleColor(_ color: UIColor?, for state: State) { store(titleColor: color, for: state) }

  /// The color of the title for a state: what was set, else the tint of a system button or white.
  open func titleColor(for state: State) -> UIColor? { findTitleColor(for: state) }

  /// Sets the image for a state; without one of its own a state has that of normal.
  open func setImage(_ image: UIImage?, for state: State) { store(image: image, for: state) }

  /// The image for a state, or that for normal where the state has none.
  open func image(for state: State) -> UIImage? { findImage(for: state) }

  /// Sets the image behind the title for a state.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    store(backgroundImage: image, for: state)
  }

  /// The size of title and image beside each other, with 6 points above and below, or with ``contentEdgeInsets`` where these
  /// are not zero; an estimate. [LAY-6]
  open override var intrinsicContentSize: CGSize { contentSize }

  /// Returns the intrinsic size. [LAY-6]
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// The title for a state, or that for normal where the state has none.
  open func title(for state: State) -> String? { titles[state] }

  /// The title for the state that the button is in; that of the configuration comes first.
  open var currentTitle: String? { buttonLooks?.configuration?.title ?? title(for: state) }

  /// Whether a label is the one that shows the title.
  final func hasTitle(_ label: UILabel) -> Bool { label === storedLabel }

  final func titleChanged() {
    if storedLabel != nil || currentTitle != nil { titleLabel?.text = currentTitle }
  }

  /// Whether the button shows that it is pressed; see ``UIControl/isHighlighted``.
  open override var isHighlighted: Bool { didSet { stateChanged() } }

  /// Whether the button is selected; see ``UIControl/isSelected``.
  open override var isSelected: Bool { didSet { stateChanged() } }

  private final func stateChanged() {
    storedLabel?.text = currentTitle
    if configurationUpdateHandler != nil { setNeedsUpdateConfiguration() }
  }

  private final var needsConfiguration = false

  /// Called with the button before layout when it was set and after its state has changed. Default nil. [VAL-92]
  open var configurationUpdateHandler: ((UIButton) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Has ``updateConfiguration()`` called before the next layout. [VAL-92]
  public final func setNeedsUpdateConfiguration() {
    needsConfiguration = true
    setNeedsLayout()
  }

  /// Called before layout when that was asked for; the default calls ``configurationUpdateHandler``. [VAL-92]
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  /// What the button is like; one that is disabled is never highlighted as well. [CTL-2]
  open override var state: State { isEnabled ? super.state : super.state.subtracting(.highlighted) }

  /// Whether the button reacts to touches; see ``UIControl/isEnabled``.
  open override var isEnabled: Bool { didSet { stateChanged() } }

  /// Returns where the image behind the title is. Default the bounds. Nothing here asks for it.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Returns where title and image are: the bounds, less ``contentEdgeInsets``. [VAL-91]
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }
  /// Returns where the title is, in a place for title and image. Layout asks for it; an override moves the label. [VAL-91]
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    storedLabel.map(titleFrame) ?? contentRect
  }
  /// Returns where the image is, in a place for title and image. Layout asks for it; an override moves the image. [VAL-91]
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect { findImageFrame() }

  /// The view of the image, at the left of the title, which takes no touches; made when it is first asked for. [HIT-17]
  ///
  /// Pictures of a screen show the button's image once, by the button.
  open var imageView: UIImageView? { madeImageView }
  /// The image for the state that the button is in; that of the configuration comes first.
  open var currentImage: UIImage? { buttonLooks?.configuration?.image ?? image(for: state) }

  /// Sets a title with attributes for a state, which comes before the plain one; without one of its own a state has that of
  /// normal. The button is as large as its fonts say. [LAY-6]
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    store(attributedTitle: title, for: state)
  }

  /// Gives the label the button's bounds, or as much of them as ``UIControl/contentVerticalAlignment`` leaves to it.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if needsConfiguration {
      needsConfiguration = false
      updateConfiguration()
    }
    if let storedLabel { storedLabel.frame = titleRect(forContentRect: contentRect(forBounds: bounds)) }
    placeImageView()
  }

  /// A menu that the button would show. Default nil. Kept and read back.
  open var menu: UIMenu? {
    get { kept(nil) }
    set { keep(newValue) }
  }

  /// Refuses single taps of recognizers above the button while it is enabled. [CTL-42, CTL-44, CTL-50]
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    !refusesTap(gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  /// True for an enabled button. [FOC-2]
  open override var canBecomeFocused: Bool { isEnabled }

  override final var touchUpIsPrimary: Bool { true }

  override final var drawnBackground: UIColor? { configuredBackground }

  package override final var drawnCornerRadius: CGFloat { configuredCornerRadius }

  package override final var drawnImage: UIImage? { currentImage }

  // MARK: - Presses

  /// Whether select is down, which will be the primary action.
  private final var isSelectDown = false

  /// Keeps select, which is the primary action of an enabled button once it is up, and passes on all else. [PRESS-5]
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if isEnabled, presses.contains(where: { $0.type == .select }) {
      isSelectDown = true
      isHighlighted = true
    }
    passOn(presses) { super.pressesBegan($0, with: event) }
  }

  /// Keeps select and passes on all else. [PRESS-5]
  open override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    passOn(presses) { super.pressesChanged($0, with: event) }
  }

  /// Sends `primaryActionTriggered` when select is up, and no other event. [PRESS-5]
  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    passOn(presses) { super.pressesEnded($0, with: event) }
    guard letGo(presses), isEnabled else { return }
    dispatch(.primaryActionTriggered, with: event, nil)
  }

  /// Sends nothing for a press that was taken away. [PRESS-5]
  open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    passOn(presses) { super.pressesCancelled($0, with: event) }
    _ = letGo(presses)
  }

  private final func passOn(_ presses: Set<UIPress>, _ call: (Set<UIPress>) -> Void) {
    let rest = isSelectDown ? presses.filter { $0.type != .select } : presses
    if !rest.isEmpty { call(rest) }
  }

  /// Takes in that presses are over, and says whether select was among them.
  private final func letGo(_ presses: Set<UIPress>) -> Bool {
    guard isSelectDown, presses.contains(where: { $0.type == .select }) else { return false }
    isSelectDown = false
    isHighlighted = false
    return true
  }
}
