public import Foundation

/// A control that text is typed into, while it is first responder.
///
/// A tap makes it first responder, by a recognizer of its own; that begins editing, and the keyboard comes up. Its keys
/// type nothing: code that has keys passes what is typed to ``insertText(_:)`` and ``deleteBackward()``. What is typed
/// replaces the selection, which is empty and at the end until code selects something else: touches do not move it.
/// [TXF-1, FR-6, EDIT-4, KBD-5]
@preconcurrency @MainActor open class UITextField: UIControl, UIKeyInput, TextEditing {
  /// Why editing ended; the raw values are UIKit's.
  public nonisolated enum DidEndEditingReason: Int, Sendable {
    /// The field is no longer first responder.
    case committed = 0
  }

  private final var style: TextLooks?
  private final var madeStyle: TextLooks {
    if let style { return style }
    let made = TextLooks()
    style = made
    return made
  }

  private final var inputViews: (input: UIView?, accessory: UIView?) = (nil, nil)
  private final var ownTap: UITapGestureRecognizer?

  /// The recognizer by which a tap begins editing, or select where the field is focused. [TXF-1, FOC-8]
  package final var editingTapRecognizer: UIGestureRecognizer? { ownTap }

  /// What is asked and told about editing; not retained.
  open weak var delegate: (any UITextFieldDelegate)?

  /// The text. Setting it sends nothing, and selects the place behind it. [TXF-1, EDIT-4]
  open var text: String? = "" {
    didSet {
      selection = NSRange(location: (text ?? "").utf16.count, length: 0)
      if text != oldValue { invalidateIntrinsicContentSize() }
    }
  }

  /// The selection, in UTF-16 units of the text; an empty one is where text is typed.
  final var selection = NSRange(location: 0, length: 0)

  /// What is selected; an empty range is where text is typed.
  ///
  /// Setting it never cuts a character, and the delegate is told if the field is being edited. [EDIT-4]
  open var selectedTextRange: UITextRange? {
    get { UITextRange(selection) }
    set { if let newValue { setSelection(newValue.range) } }
  }

  final func setSelection(_ range: NSRange) {
    let before = selection
    place(range, unless: before)
  }

  /// Selects a range, and tells the delegate unless it is what was selected before.
  final func place(_ range: NSRange, unless before: NSRange? = nil) {
    selection = (text ?? "").clamped(range)
    if isEditing, selection != before { delegate?.textFieldDidChangeSelection(self) }
  }

  /// What is shown instead of an empty text. Setting it takes attributes away.
  open var placeholder: String? {
    get { attributedPlaceholder?.string }
    set { attributedPlaceholder = newValue.map { NSAttributedString(string: $0) } }
  }

  /// The same with attributes, of which the first font counts for its width. Default nil. [LAY-6]
  open var attributedPlaceholder: NSAttributedString? {
    didSet { if attributedPlaceholder != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// What is drawn around a field; the raw values are UIKit's.
  public nonisolated enum BorderStyle: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A thin line.
    case line = 1
    /// A line with a shadow inside, which pictures show as ``line``.
    case bezel = 2
    /// A thin line with round corners.
    case roundedRect = 3
  }

  /// What is drawn around the field. Default none.
  open var borderStyle = BorderStyle.none

  /// The font. Default the system's in 17 points; nil sets that again.
  open var font: UIFont? {
    get { style?.font ?? .systemFont(ofSize: UIFont.labelFontSize) }
    set { madeStyle.font = newValue }
  }

  /// The color of the text. Default ``UIColor/label``; nil sets that again.
  open var textColor: UIColor? {
    get { style?.color ?? .label }
    set { madeStyle.color = newValue }
  }

  /// Where the text is. Default natural.
  open var textAlignment: NSTextAlignment {
    get { style?.alignment ?? .natural }
    set { madeStyle.alignment = newValue }
  }

  /// Returns where the text is: the bounds, less 7 points at each side and 2 above and below where there is a border, and less
  /// the views at the sides that are shown. [TXF-2]
  ///
  /// Nothing is laid out there; the intrinsic size keeps the same distances. An override changes both.
  open func textRect(forBounds bounds: CGRect) -> CGRect { besideViews(bounds) }

  /// Returns where the text is while it is edited: as by default otherwise, whatever an override of
  /// ``textRect(forBounds:)`` says.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { besideViews(bounds) }

  /// Returns where ``placeholder`` is. Default where the text is.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// Would be called to draw ``placeholder``. Nothing here calls it but code. The default does nothing.
  open func drawPlaceholder(in rect: CGRect) {}
  /// Would be called to draw the text. Nothing here calls it but code. The default does nothing.
  open func drawText(in rect: CGRect) {}

  /// Returns where the border is. Default the bounds. Nothing here asks for it.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Returns where ``leftView`` is: in its own size at the left, in the middle of the height. [TXF-2]
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    sideRect(left, from: bounds.minX, toLeft: false, in: bounds)
  }

  /// Returns where ``rightView`` is: in its own size at the right, in the middle of the height. [TXF-2]
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    sideRect(right, from: bounds.maxX, toLeft: true, in: bounds)
  }

  final var left = TextFieldSide() {
    didSet { sideChanged(from: oldValue, to: left) }
  }

  final var right = TextFieldSide() {
    didSet { sideChanged(from: oldValue, to: right) }
  }

  /// A view at the left, which gets touches of its own. Default nil; shown as ``leftViewMode`` says. [TXF-2]
  open var leftView: UIView? {
    get { left.view }
    set { left.view = newValue }
  }

  /// When ``leftView`` is there. Default never. [TXF-2]
  open var leftViewMode: ViewMode {
    get { left.mode }
    set { left.mode = newValue }
  }

  /// A view at the right, which gets touches of its own. Default nil; shown as ``rightViewMode`` says. [TXF-2]
  open var rightView: UIView? {
    get { right.view }
    set { right.view = newValue }
  }

  /// When ``rightView`` is there. Default never. [TXF-2]
  open var rightViewMode: ViewMode {
    get { right.mode }
    set { right.mode = newValue }
  }

  /// Returns where a button that clears the text would be: 19 points wide and high, at the right in the middle. [VAL-88]
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { findClearButtonRect(bounds) }
  /// When a button that clears the text would be there. Default never. Kept and read back: there is no such button here.
  open var clearButtonMode = ViewMode.never

  /// Places the views at the sides. [TXF-2]
  open override func layoutSubviews() {
    super.layoutSubviews()
    place(left, in: leftViewRect(forBounds: bounds))
    place(right, in: rightViewRect(forBounds: bounds))
  }

  /// The size of the text, or else of the placeholder, with the distances around it; an estimate. [LAY-6, LAY-17]
  open override var intrinsicContentSize: CGSize {
    let font = (hasText ? nil : attributedPlaceholder?.firstFont) ?? self.font ?? .systemFont(ofSize: 17)
    let shown = hasText ? text : placeholder
    let frame = CGRect(x: 0, y: 0, width: 1000, height: 1000)
    let inner = textRect(forBounds: frame)
    let isRound = borderStyle == .roundedRect
    // Since iOS 26 a round border wants twice the distance of its text at the sides. [LAY-17]
    let wide: CGFloat = isRound && (holdingWindow?.world ?? .current).eventRules.system >= 26 ? 28 : 0
    let high: CGFloat = isRound ? 12 : 0
    return CGSize(
      width: TextSize.width(of: shown ?? "", in: font) + max(frame.width - inner.width, wide),
      height: font.lineHeight.rounded(.up) + 1 + max(frame.height - inner.height, high))
  }

  /// Returns the intrinsic size. [LAY-6]
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// What takes the place of the keyboard; see ``UIResponder/inputView``. Default nil.
  open override var inputView: UIView? {
    get { inputViews.input }
    set { inputViews.input = newValue }
  }

  /// What is shown above the keyboard; see ``UIResponder/inputAccessoryView``. Default nil.
  open override var inputAccessoryView: UIView? {
    get { inputViews.accessory }
    set { inputViews.accessory = newValue }
  }

  /// Whether anything was said about how the field looks.
  package final var hasTextStyle: Bool { style != nil || borderStyle != .none }

  override final var drawnBackground: UIColor? { borderStyle == .roundedRect ? .systemBackground : nil }

  package override final var drawnCornerRadius: CGFloat { borderStyle == .roundedRect ? 6 : 0 }

  /// Whether the text goes when editing begins. Default false.
  open var clearsOnBeginEditing = false

  /// Whether the text would be shown as dots. Default false. Kept and read back.
  open var isSecureTextEntry: Bool {
    get { inputWishes.isSecure }
    set { inputWishes.isSecure = newValue }
  }

  /// Whether the field is being edited.
  open var isEditing: Bool { isBeingEdited }

  package final var isBeingEdited = false {
    didSet { if left.view != nil || right.view != nil { setNeedsLayout() } }
  }

  /// Creates a field without text.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addOwnTap()
  }

  /// Creates a field with UIKit's defaults; nothing is read from the coder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addOwnTap()
  }

  nonisolated deinit {}

  private final func addOwnTap() {
    let tap = UITapGestureRecognizer(calling: { recognizer in
      (recognizer.view as? UITextField)?.becomeFirstResponder()
    })
    ownTap = tap
    addGestureRecognizer(tap)
  }

  /// A disabled field lets its own tap not begin, so that one above it can. [CTL-50, TXF-1]
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if gestureRecognizer === ownTap, !isEnabled { return false }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  // MARK: - Editing

  /// True for an enabled field.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// True for an enabled field. [FOC-2]
  open override var canBecomeFocused: Bool { isEnabled }

  /// Begins editing, unless the delegate is against it. The keyboard comes after the delegate has heard. [TXF-1, KBD-5]
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard delegate?.textFieldShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else {
      return false
    }
    defer {
      if isFirstResponder, let window = holdingWindow {
        window.world.application.inputViews.update(for: window)
      }
    }
    guard !isEditing, isFirstResponder else { return isFirstResponder }
    isBeingEdited = true
    if clearsOnBeginEditing, delegate?.textFieldShouldClear(self) ?? true { text = "" }
    delegate?.textFieldDidBeginEditing(self)
    if isEditing { dispatch(.editingDidBegin, with: nil, nil) }
    if isEditing { post(UITextField.textDidBeginEditingNotification) }
    return isFirstResponder
  }

  /// Whether the delegate, which is asked, lets go of the field.
  package final var mayEndEditing: Bool { delegate?.textFieldShouldEndEditing(self) ?? true }

  /// Ends editing, unless the delegate is against it. [TXF-1]
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    endEditing { super.resignFirstResponder() }
  }

  /// Ends editing for a field that is taken out of its window, where nothing is asked. [FR-5]
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    endEditingIfGone()
  }

  /// Tells the delegate, and then the targets.
  package final func tellEndOfEditing() {
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    dispatch(.editingDidEnd, with: nil, nil)
    post(UITextField.textDidEndEditingNotification)
  }

  // MARK: - Typing

  /// Whether there is any text.
  open var hasText: Bool { !(text ?? "").isEmpty }

  /// Types text in place of the selection; a line break is the return key. [TXF-1, EDIT-4]
  ///
  /// A field that is not being edited takes nothing.
  open func insertText(_ text: String) {
    guard isEditing else { return }
    guard text != "\n", text != "\r" else { return pressReturn() }
    type(text)
  }

  /// Deletes the selection, or the character before the place where text is typed. [TXF-1, EDIT-4]
  open func deleteBackward() {
    guard isEditing, let text else { return }
    guard selection.length == 0 else { return replace(selection, "") }
    guard let last = (text as NSString).substring(to: selection.location).last else { return }
    let length = last.utf16.count
    replace(NSRange(location: selection.location - length, length: length), "")
  }

  /// Returns where the caret is at a place, in the coordinates of the field; an estimate. [VAL-121]
  open func caretRect(for position: UITextPosition) -> CGRect { findCaret(position) }
  /// Returns the place between letters that is nearest to a point, as ``caretRect(for:)`` estimates them. [VAL-121]
  open func closestPosition(to point: CGPoint) -> UITextPosition? { findPlace(point) }
  /// Returns what covers a range of the text: one rectangle, as there is one line. [VAL-121]
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { findCovers(range) }
  /// Returns where a range of the text begins: all of it, as there is one line. [VAL-121]
  open func firstRect(for range: UITextRange) -> CGRect { findRect(range) }

  // MARK: - Editing actions

  /// Whether the field performs an action now: cut, copy and delete take a selection, paste takes a text on the
  /// pasteboard, select takes an empty selection, and select all one that is not everything. [EDIT-2]
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    allows(action) ?? super.canPerformAction(action, withSender: sender)
  }

  /// Copies the selection and deletes it, unless the delegate minds. [EDIT-2]
  open override func cut(_ sender: Any?) {
    copySelection()
    delete(sender)
  }

  /// Puts the selection on the pasteboard. [EDIT-2]
  open override func copy(_ sender: Any?) { copySelection() }

  /// Puts the pasteboard's text in place of the selection, unless the delegate minds. [EDIT-2]
  open override func paste(_ sender: Any?) { pasteText() }

  /// Pastes; a field has one style. [EDIT-2]
  open override func pasteAndMatchStyle(_ sender: Any?) { pasteText() }

  /// Deletes the selection, unless the delegate minds. [EDIT-2]
  open override func delete(_ sender: Any?) {
    if isEditing, selection.length > 0 { replace(selection, "") }
  }

  /// Selects the word around the place where text is typed. [EDIT-2]
  open override func select(_ sender: Any?) { selectWord() }

  /// Selects the whole text. [EDIT-2]
  open override func selectAll(_ sender: Any?) {
    setSelection(NSRange(location: 0, length: (text ?? "").utf16.count))
  }

  // MARK: - Return

  /// The return key: the events for it are sent if the delegate does not mind, and a field that is asked to be
  /// left by it resigns. [TXF-1, CTL-32]
  private final func pressReturn() {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    let isLeft = allControlEvents.contains(.editingDidEndOnExit)
    dispatch(.editingDidEndOnExit, with: nil, nil)
    if isLeft { resignFirstResponder() }
    dispatch(.primaryActionTriggered, with: nil, nil)
  }
}
