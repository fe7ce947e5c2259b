public import Foundation

/// A control that text is typed into, while it is first responder.
///
/// A tap makes it first responder, by a recognizer of its own; that begins editing. Whoever has keys passes what is
/// typed to ``insertText(_:)`` and ``deleteBackward()``; there is no keyboard and no cursor: text is typed at the end.
/// [TXF-1, FR-6]
open class UITextField: UIControl, UIKeyInput {
  /// Why editing ended; the raw values are UIKit's.
  public nonisolated enum DidEndEditingReason: Int, Sendable {
    /// The field is no longer first responder.
    case committed = 0
  }

  private final var ownTap: UITapGestureRecognizer?

  /// The recognizer by which a tap begins editing.
  package final var editingTapRecognizer: UIGestureRecognizer? { ownTap }

  /// Who is asked and told about editing; not kept.
  open weak var delegate: (any UITextFieldDelegate)?

  /// The text. Setting it sends nothing. [TXF-1]
  open var text: String? = ""

  /// What would be shown instead of an empty text; nothing is drawn.
  open var placeholder: String?

  /// Whether the text goes when editing begins. Default false.
  open var clearsOnBeginEditing = false

  /// Whether the field is being edited.
  public private(set) final var isEditing = false

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
    let tap = UITapGestureRecognizer(handler: { recognizer in
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

  /// Begins editing, unless the delegate is against it. [TXF-1]
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard delegate?.textFieldShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else {
      return false
    }
    guard !isEditing, isFirstResponder else { return isFirstResponder }
    isEditing = true
    if clearsOnBeginEditing { text = "" }
    delegate?.textFieldDidBeginEditing(self)
    if isEditing { dispatch(.editingDidBegin, with: nil, nil) }
    return isFirstResponder
  }

  /// Ends editing, unless the delegate is against it. [TXF-1]
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    if isEditing, isFirstResponder, !(delegate?.textFieldShouldEndEditing(self) ?? true) { return false }
    guard super.resignFirstResponder() else { return false }
    finishEditing()
    return true
  }

  /// Ends editing for a field that is taken out of its window, where nobody is asked. [FR-5]
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if isEditing, !isFirstResponder { finishEditing() }
  }

  final func finishEditing() {
    guard isEditing else { return }
    isEditing = false
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    dispatch(.editingDidEnd, with: nil, nil)
  }

  // MARK: - Typing

  /// Whether there is any text.
  public final var hasText: Bool { !(text ?? "").isEmpty }

  /// Types text at the end; a line break is the return key. [TXF-1]
  ///
  /// A field that is not being edited takes nothing.
  open func insertText(_ text: String) {
    guard isEditing else { return }
    guard text != "\n", text != "\r" else { return pressReturn() }
    let old = self.text ?? ""
    replace(NSRange(location: old.utf16.count, length: 0), text, with: old + text)
  }

  /// Deletes the last character. [TXF-1]
  open func deleteBackward() {
    guard isEditing, let old = text, let last = old.last else { return }
    let length = last.utf16.count
    replace(NSRange(location: old.utf16.count - length, length: length), "", with: String(old.dropLast()))
  }

  private final func replace(_ range: NSRange, _ replacement: String, with new: String) {
    guard
      delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: replacement) ?? true
    else { return }
    text = new
    dispatch(.editingChanged, with: nil, nil)
  }

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
