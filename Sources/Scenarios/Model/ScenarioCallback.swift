/// A callback that a log line can name.
nonisolated enum ScenarioCallback: String, CaseIterable, Sendable {
  case touchesBegan, touchesMoved, touchesEnded, touchesCancelled, touchesEstimatedPropertiesUpdated
  case coalescedTouches, predictedTouches
  case pressesBegan, pressesChanged, pressesEnded, pressesCancelled, menuAction
  case motionBegan, motionEnded, motionCancelled, undoPrompt
  case remoteControlReceived
  case hitTest, pointInside
  case becomeFirstResponder, resignFirstResponder
  case didUpdateFocus
  case action, state, reset
  case shouldBegin, shouldReceive, shouldReceivePress, shouldReceiveEvent, shouldRequireFailureOf,
    shouldBeRequiredToFailBy
  case gestureRecognizerShouldBegin
  case beginTracking, continueTracking, endTracking, cancelTracking, event
  case touchesShouldBegin, touchesShouldCancel
  case willBeginDragging, didScroll, willEndDragging, didEndDragging
  case willBeginDecelerating, didEndDecelerating, didEndScrollingAnimation
  case willBeginZooming, didZoom, didEndZooming
  case shouldHighlightRow, didHighlightRow, didUnhighlightRow
  case willSelectRow, didSelectRow, willDeselectRow, didDeselectRow
  case shouldHighlightItem, didHighlightItem, didUnhighlightItem
  case shouldSelectItem, didSelectItem, shouldDeselectItem, didDeselectItem
  case setHighlighted, setSelected

  /// What is between the parentheses.
  enum Arguments: Sendable {
    case nothing, contact, controlEvent, contacts, samples, update, presses, shake, remoteCommand, flag,
      action,
      state, contactAndFlag,
      focus, pressAndFlag, recognizerAndFlag, viewAndFlag, number, offset, row, rowAndFlag

    /// The words, for an error.
    var description: String {
      switch self {
      case .nothing: "no parentheses"
      case .contact: "a contact, such as (1)"
      case .controlEvent: "a control event, such as (touchUpInside)"
      case .contacts: "contacts in ascending order, such as (1,2)"
      case .samples: "a contact and points, such as (1,[150,100],[155,100])"
      case .update:
        "a contact, the number of a sample, its force, and what is still expected, such as (1,2,1.5) or (1,2,1.5,azimuth)"
      case .presses: "buttons and keys in the order of their numbers, such as (upArrow,select)"
      case .shake: "(shake)"
      case .remoteCommand: "a remote command, such as (togglePlayPause)"
      case .flag: "(true) or (false)"
      case .focus: "the ids of two views, the second of which is focused now, such as (V,W) or (,W)"
      case .action: Self.actions.map { "(\($0))" }.joined(separator: ", ")
      case .state: Self.states.map { "(\($0))" }.joined(separator: ", ")
      case .contactAndFlag: "a contact and the answer, such as (1,true)"
      case .pressAndFlag: "a button and the answer, such as (select,true)"
      case .viewAndFlag: "the id of a view and the answer, such as (V,true)"
      case .number: "a number, such as (1.5)"
      case .offset: "two numbers, such as (0,90)"
      case .row: "a section and a row or an item, such as (0:3)"
      case .rowAndFlag: "a section and a row or an item, and the answer or the new state, such as (0:3,true)"
      case .recognizerAndFlag: "the id of a gesture recognizer and the answer, such as (g,true)"
      }
    }

    /// The states of which targets are told. [GR-14]
    static let actions = ["began", "changed", "ended", "cancelled"]
    /// All states. [GR-10]
    static let states = ["possible", "began", "changed", "ended", "cancelled", "failed"]
  }

  /// The family of the callback's lines, or nil where nodes of a kind have no such callback.
  func family(of role: ScenarioNode.Role) -> ScenarioFamily? {
    switch (self, role) {
    case (.touchesBegan, .recognizer), (.touchesMoved, .recognizer), (.touchesEnded, .recognizer),
      (.touchesCancelled, .recognizer), (.touchesEstimatedPropertiesUpdated, .recognizer),
      (.pressesBegan, .recognizer), (.pressesChanged, .recognizer),
      (.pressesEnded, .recognizer), (.pressesCancelled, .recognizer), (.action, .recognizer):
      .gestures
    case (.state, .recognizer): .states
    case (.reset, .recognizer): .reset
    case (.shouldBegin, .recognizer), (.shouldReceive, .recognizer), (.shouldReceivePress, .recognizer),
      (.shouldReceiveEvent, .recognizer),
      (.shouldRequireFailureOf, .recognizer), (.shouldBeRequiredToFailBy, .recognizer),
      (.gestureRecognizerShouldBegin, .view), (.gestureRecognizerShouldBegin, .window):
      .questions
    case (.touchesShouldBegin, .view), (.touchesShouldCancel, .view): .questions
    case (.willBeginDragging, .view), (.didScroll, .view), (.willEndDragging, .view),
      (.didEndDragging, .view),
      (.willBeginDecelerating, .view), (.didEndDecelerating, .view), (.didEndScrollingAnimation, .view),
      (.willBeginZooming, .view), (.didZoom, .view), (.didEndZooming, .view):
      .scroll
    case (.shouldHighlightRow, .view), (.didHighlightRow, .view), (.didUnhighlightRow, .view),
      (.willSelectRow, .view), (.didSelectRow, .view), (.willDeselectRow, .view), (.didDeselectRow, .view),
      (.shouldHighlightItem, .view), (.didHighlightItem, .view), (.didUnhighlightItem, .view),
      (.shouldSelectItem, .view), (.didSelectItem, .view), (.shouldDeselectItem, .view),
      (.didDeselectItem, .view), (.setHighlighted, .view), (.setSelected, .view):
      .rows
    case (_, .recognizer): nil
    case (.touchesBegan, _), (.touchesMoved, _), (.touchesEnded, _), (.touchesCancelled, _),
      (.touchesEstimatedPropertiesUpdated, _):
      .touches
    case (.coalescedTouches, _), (.predictedTouches, _): .coalesced
    case (.pressesBegan, _), (.pressesChanged, _), (.pressesEnded, _), (.pressesCancelled, _): .presses
    case (.menuAction, .application): .presses
    case (.motionBegan, _), (.motionEnded, _), (.motionCancelled, _), (.undoPrompt, .application): .motion
    case (.remoteControlReceived, _): .remote
    case (.hitTest, .view), (.hitTest, .window), (.pointInside, .view), (.pointInside, .window): .hitTest
    case (.didUpdateFocus, .view), (.didUpdateFocus, .window): .focus
    case (.becomeFirstResponder, _), (.resignFirstResponder, _): .responder
    case (.beginTracking, .view), (.continueTracking, .view), (.endTracking, .view),
      (.cancelTracking, .view):
      .tracking
    case (.event, .view): .controls
    default: nil
    }
  }

  /// Whether it is a callback of scroll views alone.
  var isOfScrollViews: Bool {
    switch self {
    case .touchesShouldBegin, .touchesShouldCancel, .willBeginDragging, .didScroll, .willEndDragging,
      .didEndDragging, .willBeginDecelerating, .didEndDecelerating, .didEndScrollingAnimation,
      .willBeginZooming, .didZoom, .didEndZooming:
      true
    default: false
    }
  }

  /// Whether a list of a class has it among those of its rows or items.
  func isTold(of viewClass: ScenarioClass) -> Bool {
    switch self {
    case .setHighlighted, .setSelected: viewClass.isList
    case .shouldHighlightItem, .didHighlightItem, .didUnhighlightItem, .shouldSelectItem, .didSelectItem,
      .shouldDeselectItem, .didDeselectItem:
      viewClass == .collectionView
    default: viewClass == .tableView
    }
  }

  /// What is between the parentheses of its lines.
  var arguments: Arguments {
    switch self {
    case .touchesBegan, .touchesMoved, .touchesEnded, .touchesCancelled: .contacts
    case .coalescedTouches, .predictedTouches: .samples
    case .touchesEstimatedPropertiesUpdated: .update
    case .pressesBegan, .pressesChanged, .pressesEnded, .pressesCancelled: .presses
    case .motionBegan, .motionEnded, .motionCancelled: .shake
    case .remoteControlReceived: .remoteCommand
    case .pointInside, .becomeFirstResponder, .resignFirstResponder, .shouldBegin, .shouldReceiveEvent,
      .didEndDragging:
      .flag
    case .didUpdateFocus: .focus
    case .hitTest, .reset, .undoPrompt, .menuAction, .willBeginDragging, .willEndDragging,
      .willBeginDecelerating, .didEndDecelerating,
      .didEndScrollingAnimation, .willBeginZooming, .cancelTracking:
      .nothing
    case .beginTracking, .continueTracking, .endTracking: .contact
    case .event: .controlEvent
    case .didScroll: .offset
    case .didZoom, .didEndZooming: .number
    case .touchesShouldBegin, .touchesShouldCancel: .viewAndFlag
    case .didHighlightRow, .didUnhighlightRow, .willSelectRow, .didSelectRow, .willDeselectRow,
      .didDeselectRow, .didHighlightItem, .didUnhighlightItem, .didSelectItem, .didDeselectItem:
      .row
    case .shouldHighlightRow, .shouldHighlightItem, .shouldSelectItem, .shouldDeselectItem, .setHighlighted,
      .setSelected:
      .rowAndFlag
    case .action: .action
    case .state: .state
    case .shouldReceive: .contactAndFlag
    case .shouldReceivePress: .pressAndFlag
    case .shouldRequireFailureOf, .shouldBeRequiredToFailBy, .gestureRecognizerShouldBegin: .recognizerAndFlag
    }
  }
}
