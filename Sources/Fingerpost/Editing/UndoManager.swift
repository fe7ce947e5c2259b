#if !canImport(ObjectiveC)
  import FingerpostTimeline
  public import Foundation

  /// Keeps what takes changes back, in groups: one `undo()` takes back one group. [VAL-45]
  @preconcurrency @MainActor open class UndoManager: NSObject {
    private final class Group {
      var name = ""
      var actions: [Action] = []
    }

    private enum Action {
      case call(target: () -> AnyObject?, body: (AnyObject) -> Void)
      case group(Group)
    }

    private final var undone: [Group] = []
    private final var redoable: [Group] = []
    /// Those that were begun and not ended, the innermost one last.
    private final var open: [Group] = []
    /// Whether the outermost one was begun by a registration.
    private final var isAutomatic = false
    private final var disabled = 0

    /// Whether registrations outside of any group begin one, which ends when the clock moves on or with the next undo. Default
    /// true; if false, code begins each group itself.
    open var groupsByEvent = true
    /// How many groups are kept at most; 0, the default, for all.
    open var levelsOfUndo = 0 {
      didSet { trim() }
    }
    /// Whether something is being taken back.
    open private(set) var isUndoing = false
    /// Whether something is being done again.
    open private(set) var isRedoing = false

    /// Creates a manager that keeps nothing yet.
    public override init() { super.init() }

    nonisolated deinit {}

    // MARK: - Groups

    /// How many groups have begun and not ended.
    open var groupingLevel: Int { open.count }

    /// Begins a group, within the one that has begun if there is one.
    open func beginUndoGrouping() { open.append(Group()) }

    /// Ends the group that began last. Ending one that never began ends the program.
    open func endUndoGrouping() {
      guard let group = open.popLast() else {
        preconditionFailure("endUndoGrouping: no undo group has begun")
      }
      // UIKit keeps an empty group, too; undoing it does nothing, and it can be undone.
      if let outer = open.last {
        outer.actions.append(.group(group))
      } else {
        isAutomatic = false
        keep(group)
      }
    }

    private final func keep(_ group: Group) {
      if group.actions.isEmpty, isUndoing || isRedoing { return }
      if isUndoing { redoable.append(group) } else { undone.append(group) }
      trim()
    }

    private final func trim() {
      guard levelsOfUndo > 0 else { return }
      undone.removeFirst(max(0, undone.count - levelsOfUndo))
      redoable.removeFirst(max(0, redoable.count - levelsOfUndo))
    }

    private final func endAutomaticGroup() {
      if isAutomatic, open.count == 1 { endUndoGrouping() }
    }

    // MARK: - Registering

    /// Whether registrations count.
    open var isUndoRegistrationEnabled: Bool { disabled == 0 }

    /// Has registrations not count until they are enabled as often.
    open func disableUndoRegistration() { disabled += 1 }

    /// Has registrations count again, if disabled as often. Enabling more often ends the program.
    open func enableUndoRegistration() {
      precondition(disabled > 0, "enableUndoRegistration: registration is enabled")
      disabled -= 1
    }

    /// Registers what takes a change back. What could be done again is forgotten, unless something is being taken back.
    ///
    /// - Parameters:
    ///   - target: given to the closure; it is not kept alive, and without it nothing is called.
    ///   - handler: takes the change back. What it registers itself does the change again.
    public final func registerUndo<TargetType: AnyObject>(
      withTarget target: TargetType, handler: @escaping (TargetType) -> Void
    ) {
      guard isUndoRegistrationEnabled else { return }
      if open.isEmpty {
        precondition(groupsByEvent, "registerUndo: begin a group first, as groupsByEvent is false")
        beginUndoGrouping()
        isAutomatic = true
        let timeline = World.current.timeline
        timeline.schedule(at: timeline.now) { [weak self] _ in self?.endAutomaticGroup() }
      }
      open.last?.actions.append(
        .call(
          target: { [weak target] in target },
          body: { if let target = $0 as? TargetType { handler(target) } }))
      if !isUndoing, !isRedoing { redoable.removeAll() }
    }

    /// Registers a method that takes a change back.
    ///
    /// - Parameters:
    ///   - target: whose method it is; it is not kept alive.
    ///   - selector: the method.
    ///   - anObject: given to the method.
    open func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
      guard let object = target as? NSObject else { return }
      registerUndo(withTarget: object) { $0.perform(selector, with: anObject) }
    }

    // MARK: - Undo and redo

    /// Whether there is something to take back.
    open var canUndo: Bool { !undone.isEmpty || open.contains { !$0.actions.isEmpty } }

    /// Whether there is something to do again.
    open var canRedo: Bool { !redoable.isEmpty }

    /// Ends the group that registrations began, and takes the last group back.
    open func undo() {
      endAutomaticGroup()
      undoNestedGroup()
    }

    /// Takes the last group back. Nothing to take back is no error. A group that has begun ends the program.
    open func undoNestedGroup() {
      precondition(open.isEmpty, "undo: an undo group has begun and has not ended")
      guard let group = undone.popLast() else { return }
      isUndoing = true
      run(group)
      isUndoing = false
      NotificationCenter.default.post(name: .NSUndoManagerDidUndoChange, object: self)
    }

    /// Does again what was taken back last.
    open func redo() {
      endAutomaticGroup()
      precondition(open.isEmpty, "redo: an undo group has begun and has not ended")
      guard let group = redoable.popLast() else { return }
      isRedoing = true
      run(group)
      isRedoing = false
      NotificationCenter.default.post(name: .NSUndoManagerDidRedoChange, object: self)
    }

    /// Calls what a group has, the last first; what is registered meanwhile is the group of the other direction.
    private final func run(_ group: Group) {
      beginUndoGrouping()
      open.last?.name = group.name
      var waiting = group.actions
      while let action = waiting.popLast() {
        switch action {
        case .group(let inner): waiting += inner.actions
        case .call(let target, let body): if let target = target() { body(target) }
        }
      }
      endUndoGrouping()
    }

    // MARK: - Forgetting

    /// Forgets all, and enables registration.
    open func removeAllActions() {
      (undone, redoable, open, disabled) = ([], [], [], 0)
      isAutomatic = false
    }

    /// Forgets what was registered with a target.
    open func removeAllActions(withTarget target: Any) {
      let object = target as AnyObject
      func forget(_ group: Group) {
        group.actions.removeAll { action in
          switch action {
          case .call(let target, _): return target() === object
          case .group(let inner):
            forget(inner)
            return inner.actions.isEmpty
          }
        }
      }
      for group in undone + redoable + open { forget(group) }
      undone.removeAll(where: \.actions.isEmpty)
      redoable.removeAll(where: \.actions.isEmpty)
    }

    // MARK: - Names

    /// Names the group that registrations are in, or the last one.
    open func setActionName(_ actionName: String) { (open.first ?? undone.last)?.name = actionName }

    /// The name of what would be taken back; empty without one.
    open var undoActionName: String { (open.first ?? undone.last)?.name ?? "" }

    /// The name of what would be done again; empty without one.
    open var redoActionName: String { redoable.last?.name ?? "" }
  }

  extension NSNotification.Name {
    /// Posted after a group was taken back; the object is the manager. [VAL-45]
    public nonisolated static let NSUndoManagerDidUndoChange = NSNotification.Name(
      "NSUndoManagerDidUndoChangeNotification")
    /// Posted after a group was done again; the object is the manager. [VAL-45]
    public nonisolated static let NSUndoManagerDidRedoChange = NSNotification.Name(
      "NSUndoManagerDidRedoChangeNotification")
  }
#endif
