import Fingerpost
import FingerpostProperties
import FingerpostScreens
import FingerpostTrace
import Foundation

/// Finds out what acted in a run of the engine.
package nonisolated struct ActivityReader {
  package let screen: Screen
  package let lineage: Lineage
  package let recognizers: RecognizerSet
  package let standards: [StandardClass?]
  /// The list that each view is played as a row of.
  private let lists: [Int?]

  package init(screen: Screen, lineage: Lineage, recognizers: RecognizerSet, standards: [StandardClass?]) {
    self.screen = screen
    self.lineage = lineage
    self.recognizers = recognizers
    self.standards = standards
    lists = screen.listsOfCells(standards)
  }

  /// Creates a reader of what happens on a screen.
  package init(_ screen: Screen) {
    self.init(
      screen: screen, lineage: Lineage(screen.views), recognizers: RecognizerSet(screen),
      standards: screen.standardClasses())
  }

  /// What acted, in the order in which it did; each actor once.
  package func activities(in run: GestureRun) -> [Activity] {
    var reading = Reading(reader: self, isStill: run.script.isStill, isPress: run.script.isPress)
    for timed in run.events { reading.read(timed) }
    return reading.activities
  }

  /// The view that handles a touch which it or a view inside it received to the end, and what it does.
  ///
  /// Touches go up the responder chain: a control keeps them, a scroll view does not pass them on. [RESP-10, RESP-14]
  fileprivate func listener(from view: Int, isStill: Bool) -> (view: Int, action: Activity.Action)? {
    for candidate in lineage.line(view).reversed() {
      let data = screen.views[candidate]
      if let standard = standards[candidate], standard.isControl { return nil }
      // What is done to text its recognizers do.
      if recognizers.isTextView(candidate), data.hasTouchMethods != true { return nil }
      if let action = ClassKnowledge.action(of: data, isElement: screen.hasElementTypes),
        isStill || action.host != nil
      {
        return (candidate, .isKnown(action))
      }
      if data.hasTouchMethods == true { return (candidate, .handlesTouches) }
      if standards[candidate] == .scrollView, !ClassKnowledge.isPartOfCell(data) { return nil }
    }
    return nil
  }

  /// What a text view does when one of its own recognizers acts, as far as no more is known of its text. [TXV-2, TXV-4, TXV-5]
  ///
  /// A tap on text that cannot be edited only makes it first responder, or opens a link.
  fileprivate func action(of part: ScreenRecognizer.Part, on view: Int) -> Activity.Action? {
    guard recognizers.isTextView(view), part.isOfText else { return nil }
    if isBeingEdited(view) { return .isKnown(part == .textDoubleTap ? .selectsText : .caret) }
    if screen.views[view].isEditable != false { return .isKnown(.edits) }
    return part == .textDoubleTap || part == .textPress ? .isKnown(.selectsText) : nil
  }

  /// Whether an action is a cell's that is played as a row of its list, to which the touch of a view climbs.
  fileprivate func isPlayed(_ action: Activity.Action, of cell: Int, touching view: Int) -> Bool {
    guard action == .isKnown(.selected) else { return false }
    var part: Int? = view
    while let current = part, current != cell {
      if standards[current] == .scrollView { return false }
      part = screen.views[current].parent
    }
    return lists[cell] != nil
  }

  /// The control that is refreshed by pulling a scroll view's content down; nil without one.
  package func refreshControl(of list: Int) -> Int? {
    guard standards[list] == .scrollView else { return nil }
    return screen.views.indices.first {
      lineage.parent($0) == list && screen.views[$0].className == "UIRefreshControl"
    }
  }

  /// How far content is pulled down below where it rests, in points; negative where it is scrolled. [LIST-24]
  package func pull(of list: Int, at offset: Double) -> Double {
    let top = Double(screen.views[list].bounds.minY)
    return (top <= 0 ? top : -Double(screen.views[list].scrolling?.contentInset?.top ?? 0)) - offset
  }

  /// Goes through a run and remembers what later events refer to.
  private struct Reading {
    let reader: ActivityReader
    let isStill: Bool
    let isPress: Bool
    var activities: [Activity] = []
    private var isDragging = false
    // All of these are looked up only, never walked.
    private var begun: [Int: Activity.Delay] = [:]
    private var holders: [Int: Int] = [:]
    private var targets: [Int: Int] = [:]
    /// The view of the touch that each control tracks: itself or a part of it.
    private var tracked: [Int: Int] = [:]
    private var seen: Set<Activity.Actor> = []
    /// The cells that a touch of theirs has ended in, with what came late.
    private var touched: [Int: Activity.Delay?] = [:]

    init(reader: ActivityReader, isStill: Bool, isPress: Bool) {
      self.reader = reader
      self.isStill = isStill
      self.isPress = isPress
    }

    mutating func read(_ timed: TimedGestureEvent) {
      switch timed.event {
      case .verdict(let recognizer, let verdict): read(verdict, on: recognizer, timed.nanoseconds)
      case .finger(_, .cancel, _, _): takeToDrag(timed.nanoseconds)
      case .targeted(let contact, let view): targets[contact] = view
      case .tracking(.began, let control, let contact):
        tracked[control] = targets[contact]
        // A section index follows the finger, and its table does with it.
        if reader.screen.views[control].className == "UITableViewIndex" {
          add(.view(control), .isKnown(.indexes), timed.nanoseconds, nil)
        }
      case .tracking(.ended, let control, _)
      where !isStill && reader.screen.views[control].className == "UITableViewCellReorderControl":
        add(.view(control), .isKnown(.moves), timed.nanoseconds, nil)
      case .heldBack(_, _, let view, let recognizer): holders[view] = recognizer
      case .delivered(let phase, let view, _, let late): read(phase, in: view, late, timed.nanoseconds)
      case .control(let kind, let control, let handlers): read(kind, of: control, handlers, timed.nanoseconds)
      case .row(.selected, let cell, _): select(cell, timed.nanoseconds)
      case .scrolled(.draggingBegan, _, _, _): isDragging = true
      case .scrolled(.draggingEnded, _, _, _): isDragging = false
      case .scrolled(.moved, let view, _, let y):
        refresh(view, at: y, timed.nanoseconds)
        add(.view(view), .scrolls, timed.nanoseconds, nil)
      case .scrolled(.zoomingBegan, let view, _, _):
        // Fingers that zoom move the content, too.
        activities.removeAll { $0.actor == .view(view) && $0.action == .scrolls }
        seen.remove(.view(view))
        add(.view(view), .zooms, timed.nanoseconds, nil)
      default: break
      }
    }

    private mutating func add(
      _ actor: Activity.Actor, _ action: Activity.Action, _ now: Int64, _ delay: Activity.Delay?
    ) {
      guard seen.insert(actor).inserted else { return }
      activities.append(Activity(actor: actor, action: action, nanoseconds: now, delay: delay))
    }

    private mutating func read(_ verdict: GestureEvent.Verdict, on recognizer: Int, _ now: Int64) {
      // A press for a menu that is taken away brings none up. [MENU-4]
      if verdict.state == .cancelled, reader.recognizers[recognizer].interactionPart == .menuPress {
        activities.removeAll { $0.actor == .recognizer(recognizer) }
      }
      guard verdict.state == .began || verdict.state == .ended && !verdict.hasBegun else { return }
      // What the own recognizers of a scroll view or text field do is reported for the view.
      if let part = reader.recognizers.part(recognizer) {
        let view = reader.recognizers.placed[recognizer].view
        if let action = reader.action(of: part, on: view) { add(.view(view), action, now, nil) }
        return
      }
      if reader.recognizers.scrollView(movedBy: recognizer) != nil { return }
      guard let recognizer = reader.recognizers.actor(for: recognizer) else { return }
      // Waiting for a recognizer that fails in the same moment causes no delay.
      let wait = verdict.wait.flatMap { $0.nanoseconds > 0 ? $0 : nil }
      let delay = wait.map { wait in
        Activity.Delay(subject: .action, nanoseconds: wait.nanoseconds, cause: .recognizer(wait.other))
      }
      add(.recognizer(recognizer), .recognizes(isContinuous: verdict.state == .began), now, delay)
    }

    /// A finger that pulls content down far enough refreshes it before it lifts. [LIST-24]
    private mutating func refresh(_ list: Int, at offset: Double, _ now: Int64) {
      guard isDragging, reader.pull(of: list, at: offset) >= reader.screen.eventRules.refreshControlThreshold,
        let control = reader.refreshControl(of: list)
      else { return }
      add(.view(control), .sends(.valueChanged), now, nil)
    }

    /// A finger was taken from the application: by the drag of what was lifted, if anything was.
    private mutating func takeToDrag(_ now: Int64) {
      let lift = activities.firstIndex { activity in
        guard case .recognizer(let index) = activity.actor else { return false }
        return reader.recognizers[index].interactionPart == .lift
      }
      if let lift, activities[lift].dragsFrom == nil { activities[lift].dragsFrom = now }
    }

    private mutating func read(_ phase: TouchPhase, in view: Int, _ late: Int64, _ now: Int64) {
      switch phase {
      case .began:
        begun[view] = late > 0 ? delay(.began, late, of: view) : nil
      case .ended:
        let delay = late > 0 ? delay(.action, late, of: view) : begun[view]
        begun[view] = delay
        guard let listener = reader.listener(from: view, isStill: isStill) else { break }
        if reader.isPlayed(listener.action, of: listener.view, touching: view) {
          // The list says whether it selects the row.
          touched[listener.view] = delay
        } else {
          // A row of a picker shows nothing of a finger before it lifts.
          add(.view(listener.view), listener.action, now, listener.action == .isKnown(.turns) ? nil : delay)
        }
      default: break
      }
    }

    /// A list has selected a row. What it does after a finger has moved is not known well enough to be told.
    private mutating func select(_ cell: Int, _ now: Int64) {
      if let delay = touched.removeValue(forKey: cell) { add(.view(cell), .isKnown(.selected), now, delay) }
    }

    private func delay(_ subject: Activity.Delay.Subject, _ late: Int64, of view: Int) -> Activity.Delay {
      let cause = holders[view].map { holder -> Activity.Delay.Cause in
        reader.recognizers.part(holder) == .scrollDelay
          ? .scrollView(reader.recognizers.placed[holder].view) : .recognizer(holder)
      }
      return Activity.Delay(subject: subject, nanoseconds: late, cause: cause)
    }

    private mutating func read(
      _ kind: ControlEventKind, of control: Int, _ handlers: Int, _ now: Int64
    ) {
      guard let standard = reader.standards[control] else { return }
      let purpose = standard.purpose(ofPress: isPress)
      let isUnheard = reader.isTargetless(control) || isPress && reader.isTargeted(control)
      if handlers == 0, kind == purpose, isUnheard { return }
      let isPurpose = kind == purpose || kind == .menuActionTriggered
      guard isPurpose || handlers > 0 && !reader.isTold(control, of: purpose) else { return }
      let action: Activity.Action =
        standard == .textField && reader.isBeingEdited(control) ? .isKnown(.caret) : .sends(kind)
      add(.view(control), action, now, tracked[control].flatMap { begun[$0] })
    }
  }

  /// Whether a text field or text view is being edited: it has an editor, or shows a caret, only then. [TXV-4]
  package func isBeingEdited(_ view: Int) -> Bool {
    if screen.views.contains(where: { $0.parent == view && $0.className == "UIFieldEditor" }) { return true }
    guard recognizers.isTextView(view), screen.views[view].isEditable != false else { return false }
    return screen.views.indices.contains { isCaret($0) && lineage.isWithin($0, view) }
  }

  /// Whether a view is the caret of a text view: of a class of its own since iOS 17, before that a plain view.
  private func isCaret(_ view: Int) -> Bool {
    let data = screen.views[view]
    if data.isHidden { return false }
    if ["UIStandardTextCursorView", "_UITextCursorView"].contains(data.className) { return true }
    return data.className == "UIView"
      && data.parent.map { screen.views[$0].className == "UITextSelectionView" } == true
  }

  /// Whether a control only tells its targets of a touch, and is known to have none: then it does nothing. [CTL-29]
  ///
  /// What else than a button changes what it shows.
  package func isTargetless(_ control: Int) -> Bool {
    (standards[control] == .button || standards[control] == .control)
      && screen.kind != .scenario && screen.views[control].targets?.isEmpty == true
  }

  /// Whether a button has targets, as far as the input says.
  package func isTargeted(_ control: Int) -> Bool {
    standards[control] == .button && screen.kind != .scenario
      && screen.views[control].targets?.isEmpty == false
  }

  /// Whether the input names a target for the control's main event.
  private func isTold(_ control: Int, of purpose: ControlEventKind) -> Bool {
    guard let targets = screen.views[control].targets else { return true }
    return targets.isEmpty || targets.contains { $0.events.contains(purpose.rawValue) }
  }
}

nonisolated extension StandardClass {
  /// The control's main event: of a button that is pressed with a remote its primary action. [PRESS-5]
  package func purpose(ofPress isPress: Bool) -> ControlEventKind {
    isPress && self == .button ? .primaryActionTriggered : purpose
  }
}
