import FingerpostTrace
public import Foundation

/// An object that receives events and passes on those it does not handle.
///
/// Responders form a chain by ``next``: view to superview or controller, to window, to scene, to application. A
/// touch goes to the view under it first; the inherited touch methods do nothing but call the same method of the
/// next responder. [RESP-10, FR-7]
@preconcurrency @MainActor open class UIResponder: NSObject, UIResponderStandardEditActions {
  /// The number that stands for this responder in its world's trace; 0 until it is first mentioned.
  final var traceNumber: UInt32 = 0

  /// Creates a responder.
  public override init() { super.init() }

  nonisolated deinit { Associations.objectGoes(self) }

  /// The next responder in the chain, or nil at its end. [RESP-1, RESP-8]
  ///
  /// Each class of UIKit supplies its own. An override is honored by everything that walks the chain.
  open var next: UIResponder? { nil }

  /// What takes changes back: that of ``next`` unless a responder has its own, as windows and text views do. [VAL-46]
  open var undoManager: UndoManager? { next?.undoManager }

  #if !canImport(ObjectiveC)
    /// Tells an observer that a value has changed, after `addObserver(_:forKeyPath:options:context:)`. [KVO-2]
    open func observeValue(
      forKeyPath: String?, of: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
    ) {}

    /// Whether the responder has a method, by its type. An override decides for everything that asks. [ACT-3]
    open func responds(to aSelector: Selector!) -> Bool { aSelector?.isImplemented(by: self) ?? false }

    /// Sets a property by its name; an override hears of each name. A value of another type ends the program. [KVC-2, KVC-3]
    open func setValue(_ value: Any?, forKey key: String) { KeyedObject.set(value, key, of: self) }

    /// Returns a property by its name, numbers as `NSNumber`. [KVC-2, KVC-3]
    open func value(forKey key: String) -> Any? { KeyedObject.value(key, of: self) }

    /// Called for a name that no property can be set by. The default ends the program. [KVC-3]
    open func setValue(_ value: Any?, forUndefinedKey key: String) { KeyedFailure.undefined(self, key, true) }

    /// Called for a name that no property has. The default ends the program. [KVC-3]
    open func value(forUndefinedKey key: String) -> Any? { KeyedFailure.undefined(self, key, false) }
  #endif

  /// Tells the responder that contacts have come down on its view, or that a responder before it did not want them.
  ///
  /// The default calls the same method of ``next``; in it, a touch's `view` is still the one that was hit.
  /// An override that does not call `super` ends the chain for this call alone: each of the four methods is
  /// forwarded by itself. [RESP-10, RESP-11, RESP-15, RESP-16]
  ///
  /// - Parameters:
  ///   - touches: the touches of one view in this phase, all of one event. [EVT-1]
  ///   - event: the event; it is reused, so read it now and keep nothing of it. [PIPE-13]
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    forward(.began, touches) { $0.touchesBegan(touches, with: event) }
  }

  /// Tells the responder that contacts have moved or otherwise changed. See ``touchesBegan(_:with:)``. [TOUCH-7]
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    forward(.moved, touches) { $0.touchesMoved(touches, with: event) }
  }

  /// Tells the responder that contacts were lifted. See ``touchesBegan(_:with:)``.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    forward(.ended, touches) { $0.touchesEnded(touches, with: event) }
  }

  /// Tells the responder that contacts were taken away and that no further calls follow for them.
  /// See ``touchesBegan(_:with:)``. [CANCEL-1, CANCEL-5]
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    forward(.cancelled, touches) { $0.touchesCancelled(touches, with: event) }
  }

  /// Tells the responder that final values came for a sample with estimates, or that none are expected any more. [TOUCH-21]
  ///
  /// It comes in the order of the touch's other callbacks, as soon as the values do, which may be after the touch has ended or
  /// was cancelled. A view that has left its window is told nothing. The default calls the same method of ``next``.
  ///
  /// - Parameter touches: the touch of the one sample, the same object as ever, which has the new values during the call: find
  ///   the sample by `estimationUpdateIndex`, and take over what `estimatedPropertiesExpectingUpdates` no longer has.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
    forward(touches, { .updateForwarded(from: $0, to: $1) }) { $0.touchesEstimatedPropertiesUpdated(touches) }
  }

  /// Tells the responder that buttons went down while it was focused or first responder, or that a responder before it
  /// did not want the presses. [FR-7]
  ///
  /// The default calls the same method of ``next``, each of the four methods by itself. [PRESS-4, RESP-10] But what a key
  /// types goes into a first responder that is a ``UIKeyInput``, and that press no further: an override that does not
  /// call `super` keeps the key from being typed. [TXF-1]
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    forward(.began, presses) { $0.pressesBegan($1, with: event) }
  }

  /// Tells the responder that buttons are pressed with another force. See ``pressesBegan(_:with:)``.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    forward(.changed, presses) { $0.pressesChanged($1, with: event) }
  }

  /// Tells the responder that buttons are up. See ``pressesBegan(_:with:)``.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    forward(.ended, presses) { $0.pressesEnded($1, with: event) }
  }

  /// Tells the responder that presses were taken away and that no call follows. See ``pressesBegan(_:with:)``. [PRESS-3]
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    forward(.cancelled, presses) { $0.pressesCancelled($1, with: event) }
  }

  /// Tells the responder that the user began to shake the device while it was first responder, or that a responder
  /// before it did not want to know. [MOT-1]
  ///
  /// One call of ``motionEnded(_:with:)`` or ``motionCancelled(_:with:)`` follows, with nothing in between. The default
  /// calls the same method of ``next``. [RESP-8]
  ///
  /// - Parameters:
  ///   - motion: what kind of motion it is, always a shake.
  ///   - event: the event; it is reused, so read it now and keep nothing of it.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    forward(event) { $0.motionBegan(motion, with: event) }
  }

  /// Tells the responder that a shake is over. See ``motionBegan(_:with:)``. [MOT-1]
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    forward(event) { $0.motionEnded(motion, with: event) }
  }

  /// Tells the responder that a shake is cancelled: the application became inactive, the responder leaves its window, or
  /// it lasted too long. See ``motionBegan(_:with:)``. [MOT-2]
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    forward(event) { $0.motionCancelled(motion, with: event) }
  }

  /// Tells the responder what a remote control wants, as the event's `subtype`. [REM-1]
  ///
  /// Called after ``UIApplication/beginReceivingRemoteControlEvents()`` of the first responder, or of the key window where
  /// there is none. The default calls the same method of ``next``. [RESP-8]
  open func remoteControlReceived(with event: UIEvent?) {
    forward(event) { $0.remoteControlReceived(with: event) }
  }

  private final func forward(_ phase: TouchPhase, _ touches: Set<UITouch>, _ call: (UIResponder) -> Void) {
    forward(touches, { .forwarded(phase, from: $0, to: $1) }, call)
  }

  private final func forward(
    _ touches: Set<UITouch>, _ fact: (SubjectID, SubjectID?) -> Fact, _ call: (UIResponder) -> Void
  ) {
    forward(in: touches.first?.world, stopsAtScrollViews: true, fact, call)
  }

  // Actions without a target; open so that subclasses can redirect them.

  /// Whether the responder performs an action that looks for its target. [ACT-2, ACT-3]
  ///
  /// The default is whether the responder is of the type whose method the action names; for an action of
  /// ``UIResponderStandardEditActions``, whether its class overrides that method.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action.isImplemented(by: self)
  }

  /// Returns what performs an action: the responder itself if it can, else what the next one says. [ACT-2, ACT-4]
  ///
  /// An override may answer any object, which need not be a responder.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    findTarget(for: action, sender)
  }

  // Editing, where the editing menu and the keyboard send it; open so that subclasses can perform some of it. [EDIT-1]

  /// Moves the selection to the pasteboard. What does not override it does not have it.
  open func cut(_ sender: Any?) { lacks(.cut) }

  /// Copies the selection to the pasteboard. What does not override it does not have it.
  open func copy(_ sender: Any?) { lacks(.copy) }

  /// Puts what is on the pasteboard in place of the selection. What does not override it does not have it.
  open func paste(_ sender: Any?) { lacks(.paste) }

  /// Pastes in the style of the surroundings. What does not override it does not have it.
  open func pasteAndMatchStyle(_ sender: Any?) { lacks(.pasteAndMatchStyle) }

  /// Pastes an address and goes there. What does not override it does not have it.
  open func pasteAndGo(_ sender: Any?) { lacks(.pasteAndGo) }

  /// Pastes a text and searches for it. What does not override it does not have it.
  open func pasteAndSearch(_ sender: Any?) { lacks(.pasteAndSearch) }

  /// Selects what is next to the place where text is typed. What does not override it does not have it.
  open func select(_ sender: Any?) { lacks(.select) }

  /// Selects everything. What does not override it does not have it.
  open func selectAll(_ sender: Any?) { lacks(.selectAll) }

  /// Removes the selection and leaves the pasteboard as it is. What does not override it does not have it.
  open func delete(_ sender: Any?) { lacks(.delete) }

  /// Has the selection written from left to right. What does not override it does not have it.
  open func makeTextWritingDirectionLeftToRight(_ sender: Any?) {
    lacks(.makeTextWritingDirectionLeftToRight)
  }

  /// Has the selection written from right to left. What does not override it does not have it.
  open func makeTextWritingDirectionRightToLeft(_ sender: Any?) {
    lacks(.makeTextWritingDirectionRightToLeft)
  }

  /// Makes the selection bold, or not bold. What does not override it does not have it.
  open func toggleBoldface(_ sender: Any?) { lacks(.toggleBoldface) }

  /// Makes the selection italic, or not italic. What does not override it does not have it.
  open func toggleItalics(_ sender: Any?) { lacks(.toggleItalics) }

  /// Underlines the selection, or does not. What does not override it does not have it.
  open func toggleUnderline(_ sender: Any?) { lacks(.toggleUnderline) }

  /// Makes the selection larger. What does not override it does not have it.
  open func increaseSize(_ sender: Any?) { lacks(.increaseSize) }

  /// Makes the selection smaller. What does not override it does not have it.
  open func decreaseSize(_ sender: Any?) { lacks(.decreaseSize) }

  /// Begins to search. What does not override it does not have it.
  open func find(_ sender: Any?) { lacks(.find) }

  /// Begins to search and replace. What does not override it does not have it.
  open func findAndReplace(_ sender: Any?) { lacks(.findAndReplace) }

  /// Goes to the next match. What does not override it does not have it.
  open func findNext(_ sender: Any?) { lacks(.findNext) }

  /// Goes to the match before. What does not override it does not have it.
  open func findPrevious(_ sender: Any?) { lacks(.findPrevious) }

  /// Searches for the selection. What does not override it does not have it.
  open func useSelectionForFind(_ sender: Any?) { lacks(.useSelectionForFind) }

  /// Makes a second one of the selection. What does not override it does not have it.
  open func duplicate(_ sender: Any?) { lacks(.duplicate) }

  /// Moves the selection elsewhere. What does not override it does not have it.
  open func move(_ sender: Any?) { lacks(.move) }

  /// Gives the selection another name. What does not override it does not have it.
  open func rename(_ sender: Any?) { lacks(.rename) }

  /// Writes the selection elsewhere. What does not override it does not have it.
  open func export(_ sender: Any?) { lacks(.export) }

  /// Prints. What does not override it does not have it.
  open func printContent(_ sender: Any?) { lacks(.printContent) }

  // Commands of keys; open so that subclasses can have some.

  /// The commands that keys ask for while the responder is first, or stands after the first in the chain. Default none.
  ///
  /// Asked once for each key that goes down, until one has a command for it. [PRESS-6]
  open var keyCommands: [UIKeyCommand]? { nil }

  /// Tells the responder that one of its commands is about to be sent. The default does nothing. [PRESS-6]
  open func validate(_ command: UICommand) {}

  /// Called while menus are built, to edit them with the builder, which must not be kept: for the menu of a view on it and all
  /// that follow in the chain, for the main menu on the application and its delegate. The default does nothing. [MENU-20]
  open func buildMenu(with builder: any UIMenuBuilder) {}

  // What is in place of a keyboard, or above it; open so that subclasses can have it.

  /// What is shown in place of the keyboard while the responder, or one before it in the chain, is first. Default nil.
  ///
  /// It gets its touches as any view does. [KBD-2]
  open var inputView: UIView? { nil }

  /// What is shown above the keyboard or ``inputView``, or without either at the bottom of the screen. Default nil.
  /// [KBD-2]
  open var inputAccessoryView: UIView? { nil }

  /// Shows what ``inputView`` and ``inputAccessoryView`` are by now, if the responder is first. [KBD-2]
  open func reloadInputViews() {
    if isFirstResponder { responderWindow?.world.application.inputViews.update() }
  }

  // Interface Builder; open so that code with overrides compiles. There are no nib files here, so nothing calls them but code.
  /// Would be called of what comes out of a nib file. Nothing here calls it but code. The default does nothing.
  open func awakeFromNib() {}
  /// Would be called by Interface Builder before it shows the object. Nothing here calls it but code. The default does nothing.
  open func prepareForInterfaceBuilder() {}
  /// Would write down what is restored at the next start. Nothing here calls it but code. The default does nothing.
  open func encodeRestorableState(with coder: NSCoder) {}
  /// Would write the object into an archive, of which there are none here. Nothing calls it but code. The default does nothing.
  open func encode(with coder: NSCoder) {}
  /// Would restore what was written down. Nothing here calls it but code. The default does nothing.
  open func decodeRestorableState(with coder: NSCoder) {}
  /// Would be called when all is restored. Nothing here calls it but code. The default does nothing.
  open func applicationFinishedRestoringState() {}

  // Assistive techniques. None acts here, so nothing calls these or uses the values, but code may set and read them.

  /// What tests find it by; traces and pictures name views so.
  open var accessibilityIdentifier: String? {
    get { accessibility?.identifier }
    set { describe { $0.identifier = newValue } }
  }

  /// What it is called for people who cannot see it.
  open var accessibilityLabel: String? {
    get { accessibility?.label }
    set { describe { $0.label = newValue } }
  }

  /// What its value is, in words.
  open var accessibilityValue: String? {
    get { accessibility?.value }
    set { describe { $0.value = newValue } }
  }

  /// What acting on it does, in words.
  open var accessibilityHint: String? {
    get { accessibility?.hint }
    set { describe { $0.hint = newValue } }
  }

  /// What it is like. Default none.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility?.traits ?? .none }
    set { describe { $0.traits = newValue } }
  }

  /// Whether it is one element. Default true for labels and controls, else false.
  open var isAccessibilityElement: Bool {
    get { accessibility?.isElement ?? (self is UILabel || self is UIControl) }
    set { describe { $0.isElement = newValue } }
  }

  /// The elements in it, in order. Default nil.
  open var accessibilityElements: [Any]? {
    get { accessibilityGroup.elements }
    set { accessibilityGroup.elements = newValue }
  }

  /// Where it is on the screen, in points. Default the bounds of a view, or zero; what is set is kept and read back.
  open var accessibilityFrame: CGRect {
    get { accessibilityPlace }
    set { accessibilityPlace = newValue }
  }

  /// Asks for a larger value. Nothing here calls it, and the default does nothing.
  open func accessibilityIncrement() {}
  /// Asks for a smaller value. Nothing here calls it, and the default does nothing.
  open func accessibilityDecrement() {}
  /// Asks it to go away, and returns whether it did. Nothing here calls it; default false.
  open func accessibilityPerformEscape() -> Bool { false }
  /// Asks it to act, and returns whether it did. Nothing here calls it; default false.
  open func accessibilityActivate() -> Bool { false }
  /// Returns how many elements are in it: by default as many as ``accessibilityElements``.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
  /// Returns the element at a place; by default one of ``accessibilityElements``, nil beyond them.
  open func accessibilityElement(at index: Int) -> Any? { accessibilityGroup.element(at: index) }
  /// Returns the place of an element, by default among ``accessibilityElements``; `NSNotFound` for another one.
  open func index(ofAccessibilityElement element: Any) -> Int { accessibilityGroup.place(of: element) }

  // First responder; open so that subclasses can take part.

  /// Whether the responder is its window's first responder. [FR-3]
  open var isFirstResponder: Bool { responderWindow?.firstResponder === self }

  /// Whether the responder is willing to become first responder. Default false. [FR-1]
  open var canBecomeFirstResponder: Bool { false }

  /// Whether the responder is willing to give the role up. Default true. [FR-1]
  open var canResignFirstResponder: Bool { true }

  /// Asks the responder to become its window's first responder.
  ///
  /// It must be in a window and willing; the holder of the role must be willing to resign. A refusal leaves the
  /// role where it was. Nothing is asked or told when the responder has the role already. [FR-2, FR-4]
  ///
  /// - Returns: whether the responder has the role now.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    FirstResponder.become(self)
  }

  /// Asks the responder to give up the role of first responder. [FR-2]
  ///
  /// - Returns: whether it does not have the role now.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    FirstResponder.resign(self)
  }

  /// The window that decides which responder is first, if the responder is in one.
  var responderWindow: UIWindow? { nil }

  /// What kind of subject the responder is in a trace.
  var subjectKind: SubjectKind { .responder }
}
