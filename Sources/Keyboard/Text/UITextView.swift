public import Fingerpost
public import Foundation

/// A scroll view with text that can be typed into, selected and tapped.
///
/// Touches reach the text by recognizers of the text view's own: a tap begins editing and puts the caret there, two taps
/// select a word, a press moves the caret or selects, and a tap or a press on a link acts for it. [TXV-2, TXV-4, TXV-5]
/// Where letters are is estimated, since there are no fonts here. [LAY-6]
@preconcurrency @MainActor open class UITextView: UIScrollView, UIKeyInput, TextEditing {
  /// Posted when editing has begun; the object is the text view. [TXV-1]
  public nonisolated static let textDidBeginEditingNotification = NSNotification.Name(
    "UITextViewTextDidBeginEditingNotification")
  /// Posted when the text was edited; the object is the text view. [TXV-1]
  public nonisolated static let textDidChangeNotification = NSNotification.Name(
    "UITextViewTextDidChangeNotification")
  /// Posted when editing has ended; the object is the text view. [TXV-1]
  public nonisolated static let textDidEndEditingNotification = NSNotification.Name(
    "UITextViewTextDidEndEditingNotification")

  /// What is asked and told about editing, items and scrolling; not retained.
  @_nonoverride open weak var delegate: (any UITextViewDelegate)? {
    didSet { setScrollDelegate(delegate) }
  }

  // MARK: - The text

  final var storage: NSTextStorage { textContainer.keptStorage }
  /// Where the text is laid out: its padding and its number of lines count. [VAL-47]
  public final let textContainer: NSTextContainer
  /// What is selected, in UTF-16 units; and whether code has not said that nothing is.
  final var selection = NSRange(location: 0, length: 0)
  final var hasSelection = true
  /// The part of the text that an input method has not decided on.
  final var marked: NSRange?
  /// Whether the user types, and not code.
  final var isTyping = false
  /// Whether editing has begun and not ended.
  package final var isBeingEdited = false
  /// What the touch is for that an item is asked about.
  final var interaction = UITextItemInteraction.invokeDefaultAction
  final var itemMenu: TextItemMenu?
  /// The recognizers by which touches reach the text.
  package internal(set) final var textRecognizers: TextRecognizers?
  private final var inputViews: (input: UIView?, accessory: UIView?) = (nil, nil)
  private final lazy var ownUndoManager = UndoManager()
  private final var looks: (font: UIFont?, color: UIColor?) = (nil, nil)
  /// The lines as they were last laid out, and for which width.
  private final var laidOut: (width: CGFloat, lines: TextLines)?

  /// The text. Setting it selects the place behind it; the delegate hears of the selection alone, if it is another. [TXV-1]
  open var text: String! {
    get { storage.string }
    set { setContent(NSAttributedString(string: newValue ?? "")) }
  }

  /// The text with its attributes, of which links, attachments and tags count. Setting it is as setting ``text``. [TXV-1]
  open var attributedText: NSAttributedString! {
    get { NSAttributedString(attributedString: storage) }
    set { setContent(newValue ?? NSAttributedString(string: "")) }
  }

  /// What is selected, in UTF-16 units; an empty range is where text is typed.
  ///
  /// Setting another one tells the delegate, whether or not the text is edited. It may lie within a character. [TXV-3]
  open var selectedRange: NSRange {
    get { selection }
    set { select(within(newValue)) }
  }

  /// The font. Default the system's in 12 points; nil sets that again.
  open var font: UIFont? {
    get { looks.font ?? .systemFont(ofSize: 12) }
    set {
      looks.font = newValue
      textChanged()
    }
  }

  /// The color of the text. Default ``UIColor/label``; nil sets that again.
  open var textColor: UIColor? {
    get { looks.color ?? .label }
    set { looks.color = newValue }
  }

  /// Where the text is. Default natural. It is kept and read back; lines begin at the left here.
  open var textAlignment = NSTextAlignment.natural

  /// How far the text is from the edges, in points. Default 8 above and below; 5 more at each side are always there.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { textChanged() }
  }

  /// Whether the user may change the text. Default true; if false the keyboard stays away. [TXV-2, KBD-5]
  open var isEditable = true {
    didSet { if isEditable != oldValue { reloadInputViews() } }
  }

  /// Whether touches select and follow links. Default true; if false they do nothing but scroll. [TXV-2]
  open var isSelectable = true

  /// What takes the place of the keyboard; see `UIResponder.inputView`. Default nil.
  open override var inputView: UIView? {
    get { inputViews.input }
    set { inputViews.input = newValue }
  }

  /// What is shown above the keyboard; see `UIResponder.inputAccessoryView`. Default nil.
  open override var inputAccessoryView: UIView? {
    get { inputViews.accessory }
    set { inputViews.accessory = newValue }
  }

  /// Creates a text view with what its container has, or without text.
  ///
  /// - Parameters:
  ///   - frame: where it is.
  ///   - textContainer: the container, whose layout manager may have a text already; nil makes one.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer()
    super.init(frame: frame)
    connectContainer()
    addTextRecognizers()
  }

  /// Creates a text view without text.
  public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  /// Creates a text view with UIKit's defaults; nothing is read from the coder.
  public required init?(coder: NSCoder) {
    textContainer = NSTextContainer()
    super.init(coder: coder)
    connectContainer()
    addTextRecognizers()
  }

  nonisolated deinit {}

  // MARK: - Layout

  /// Has the content be as high as the text.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let size = CGSize(width: bounds.width, height: lines.height)
    if contentSize != size { contentSize = size }
  }

  /// The size of the text for a text view that does not scroll, an estimate; none for one that does. [LAY-6]
  open override var intrinsicContentSize: CGSize {
    guard !isScrollEnabled else {
      return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    return sizeThatFits(CGSize(width: CGFloat.infinity, height: CGFloat.infinity))
  }

  /// Returns the size of the text in lines of a width, an estimate. [LAY-6]
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let lines = TextLines(self, width: size.width)
    return CGSize(width: min(size.width, lines.width), height: lines.height)
  }

  /// The lines in the width that the text view has.
  final var lines: TextLines {
    if let laidOut, laidOut.width == bounds.width { return laidOut.lines }
    let lines = TextLines(self, width: bounds.width)
    laidOut = (bounds.width, lines)
    return lines
  }

  final func textChanged() {
    laidOut = nil
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  // MARK: - First responder

  /// True for a text view that can be edited or selected. [TXV-2]
  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

  /// Begins editing, unless the delegate is against it; one that is not editable is only first. [TXV-1]
  ///
  /// The keyboard is announced before the delegate hears that editing has begun, other than with a text field. [KBD-5]
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    if isEditable, delegate?.textViewShouldBeginEditing(self) == false { return false }
    guard super.becomeFirstResponder() else { return false }
    guard isEditable, !isBeingEdited, isFirstResponder else { return isFirstResponder }
    isBeingEdited = true
    delegate?.textViewDidBeginEditing(self)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    return isFirstResponder
  }

  /// Whether the delegate, which is asked, lets go of the text view.
  package final var mayEndEditing: Bool { delegate?.textViewShouldEndEditing(self) ?? true }

  /// Ends editing, unless the delegate is against it. [TXV-1]
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    endEditing { super.resignFirstResponder() }
  }

  /// Ends editing for a text view that is taken out of its window, where nothing is asked, and takes a menu away. [FR-5]
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { dismissTextItemMenu() }
    endEditingIfGone()
  }

  /// Tells the delegate, and then those who watch.
  package final func tellEndOfEditing() {
    delegate?.textViewDidEndEditing(self)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
  }

  // MARK: - Typing

  /// Whether there is any text.
  public final var hasText: Bool { storage.length > 0 }

  /// Has keys type what they stand for; what they type may be refused by the delegate. [TXV-3]
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let before = isTyping
    isTyping = true
    defer { isTyping = before }
    super.pressesBegan(presses, with: event)
  }

  /// Puts text in place of the marked text, or else of the selection. [TXV-3]
  ///
  /// It need not be first responder. Only what keys type needs it to be editable, and the delegate is asked.
  open func insertText(_ text: String) {
    let range = marked ?? selection
    guard userMayChange(range, to: text) else { return }
    let hadMarked = marked != nil
    marked = nil
    // The delegate may have set another text.
    edit(within(range), with: text, tellsSelection: hadMarked)
  }

  /// Deletes the selection, or the character before the caret. [TXV-3]
  open func deleteBackward() {
    guard let range = rangeToDelete, userMayChange(range, to: "") else { return }
    edit(within(range), with: "")
  }

  /// Puts text in place of a range, with the caret behind it. The delegate is not asked. [TXV-3]
  open func replace(_ range: UITextRange, withText text: String) {
    edit(within(range.range), with: text)
  }

  /// What an input method has not decided on, or nil.
  open var markedTextRange: UITextRange? { marked.map { UITextRange($0) } }

  /// Puts text that is not decided on in place of such text, or else of the selection. [TXV-3]
  ///
  /// - Parameters:
  ///   - markedText: the text; with nil or no letters what was marked is deleted.
  ///   - selectedRange: what of it is selected, from its beginning.
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    mark(markedText ?? "", selectedRange)
  }

  /// Decides on the marked text as it is; the caret is where the selection began. [TXV-3]
  open func unmarkText() { unmark() }

  /// The text view's own. What is typed is not registered with it. [VAL-46]
  open override var undoManager: UndoManager? { ownUndoManager }

  // MARK: - Editing actions

  /// Whether the text view performs an action now; see `UITextField`. [EDIT-2]
  open override func canPerformAction(_ action: Fingerpost.Selector, withSender sender: Any?) -> Bool {
    allows(action) ?? super.canPerformAction(action, withSender: sender)
  }

  /// Copies the selection and deletes it, unless the delegate minds. [EDIT-2]
  open override func cut(_ sender: Any?) {
    copySelection()
    changeAsUser(selection, to: "")
  }

  /// Puts the selection on the pasteboard. [EDIT-2]
  open override func copy(_ sender: Any?) { copySelection() }

  /// Puts the pasteboard's text in place of the selection, unless the delegate minds. [EDIT-2]
  open override func paste(_ sender: Any?) {
    if let string = pasteboard.string { changeAsUser(selection, to: string) }
  }

  /// Deletes the selection, unless the delegate minds. [EDIT-2]
  open override func delete(_ sender: Any?) { changeAsUser(selection, to: "") }

  /// Selects the word around the caret. [EDIT-2]
  open override func select(_ sender: Any?) { select(wordRange(around: selection.location)) }

  /// Selects the whole text. [EDIT-2]
  open override func selectAll(_ sender: Any?) { select(NSRange(location: 0, length: storage.length)) }

  // MARK: - Touches

  /// Whether one of the text view's own recognizers has something to do where the finger is. [TXV-2, TXV-4, TXV-5]
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    wants(gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }
}

extension UIScrollView {
  /// Sets what is told of scrolling, which a text view has under the same name as what is told of its text.
  fileprivate final func setScrollDelegate(_ delegate: (any UIScrollViewDelegate)?) {
    self.delegate = delegate
  }
}
