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
  case shouldBeginMultipleSelectionInteraction, didBeginMultipleSelectionInteraction,
    didEndMultipleSelectionInteraction
  case targetIndexPathForMove, moveRow, moveItem
  case leadingSwipeActions, trailingSwipeActions, willBeginEditingRow, didEndEditingRow, swipeAction
  case itemsForBeginning, dragSessionAllowsMoveOperation, dragSessionWillBegin, dragSessionDidEnd
  case canHandle, dropSessionDidEnter, dropSessionDidUpdate, dropSessionDidExit, performDrop,
    dropSessionDidEnd
  case isHighlighted
  case contextMenuConfigurationForRow, contextMenuConfigurationForItem, willDisplayContextMenu,
    willEndContextMenu, accessoryButtonTapped
  case willDisplayHeader, didEndDisplayingHeader, willDisplayFooter, didEndDisplayingFooter
  case refresh, updatesFinished, indexPathsForRows

  /// What is between the parentheses.
  enum Arguments: Sendable {
    case nothing, contact, controlEvent, contacts, samples, update, presses, shake, remoteCommand, flag,
      action,
      state, contactAndFlag,
      focus, pressAndFlag, recognizerAndFlag, viewAndFlag, number, offset, row, rowAndFlag,
      rowAndNumber, rows, rowOrNone, section, severalRows

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
      case .rowAndNumber: "a section and a row, and the number of an action, such as (0:3,1)"
      case .rows: "where a row or an item was and where it goes, such as (0:3,0:1)"
      case .rowOrNone: "a section and a row or an item, such as (0:3), or () where there is none"
      case .section: "a section, such as (0)"
      case .severalRows: "sections and rows, such as (0:3,0:4), or () where there is none"
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
    let row = row
    return switch (row.owner, role) {
    case (.recognizer, .recognizer): row.family
    case (_, .recognizer): row.ofRecognizers
    case (.responder, _), (.application, .application), (.view, .view), (.windowOrView, .view),
      (.windowOrView, .window):
      row.family
    default: nil
    }
  }

  /// Whether a view of a class can have it.
  func isOf(_ viewClass: ScenarioClass) -> Bool { row.isOf(viewClass) }

  /// What is between the parentheses of its lines.
  var arguments: Arguments { row.arguments }

  /// Who has a callback.
  private enum Owner {
    case responder, application, windowOrView, view, recognizer
  }

  private struct Row {
    var arguments: Arguments
    var family: ScenarioFamily
    var owner = Owner.responder
    /// The family of the lines of recognizers, which have the callback beside its owners.
    var ofRecognizers: ScenarioFamily?
    /// Which classes of views have it.
    var isOf: (ScenarioClass) -> Bool = { _ in true }
  }

  private var row: Row {
    switch self {
    case .touchesBegan, .touchesMoved, .touchesEnded, .touchesCancelled:
      Row(arguments: .contacts, family: .touches, ofRecognizers: .gestures)
    case .touchesEstimatedPropertiesUpdated:
      Row(arguments: .update, family: .touches, ofRecognizers: .gestures)
    case .coalescedTouches, .predictedTouches: Row(arguments: .samples, family: .coalesced)
    case .pressesBegan, .pressesChanged, .pressesEnded, .pressesCancelled:
      Row(arguments: .presses, family: .presses, ofRecognizers: .gestures)
    case .menuAction: Row(arguments: .nothing, family: .presses, owner: .application)
    case .motionBegan, .motionEnded, .motionCancelled: Row(arguments: .shake, family: .motion)
    case .undoPrompt: Row(arguments: .nothing, family: .motion, owner: .application)
    case .remoteControlReceived: Row(arguments: .remoteCommand, family: .remote)
    case .hitTest: Row(arguments: .nothing, family: .hitTest, owner: .windowOrView)
    case .pointInside: Row(arguments: .flag, family: .hitTest, owner: .windowOrView)
    case .becomeFirstResponder, .resignFirstResponder: Row(arguments: .flag, family: .responder)
    case .didUpdateFocus: Row(arguments: .focus, family: .focus, owner: .windowOrView)
    case .action: Row(arguments: .action, family: .gestures, owner: .recognizer)
    case .state: Row(arguments: .state, family: .states, owner: .recognizer)
    case .reset: Row(arguments: .nothing, family: .reset, owner: .recognizer)
    case .shouldBegin, .shouldReceiveEvent: Row(arguments: .flag, family: .questions, owner: .recognizer)
    case .shouldReceive: Row(arguments: .contactAndFlag, family: .questions, owner: .recognizer)
    case .shouldReceivePress: Row(arguments: .pressAndFlag, family: .questions, owner: .recognizer)
    case .shouldRequireFailureOf, .shouldBeRequiredToFailBy:
      Row(arguments: .recognizerAndFlag, family: .questions, owner: .recognizer)
    case .gestureRecognizerShouldBegin:
      Row(arguments: .recognizerAndFlag, family: .questions, owner: .windowOrView)
    case .beginTracking, .continueTracking, .endTracking:
      Row(arguments: .contact, family: .tracking, owner: .view, isOf: \.isControl)
    case .cancelTracking: Row(arguments: .nothing, family: .tracking, owner: .view, isOf: \.isControl)
    case .event: Row(arguments: .controlEvent, family: .controls, owner: .view, isOf: \.isControl)
    case .touchesShouldBegin, .touchesShouldCancel:
      Row(arguments: .viewAndFlag, family: .questions, owner: .view, isOf: \.scrolls)
    case .didScroll: Row(arguments: .offset, family: .scroll, owner: .view, isOf: \.scrolls)
    case .didEndDragging: Row(arguments: .flag, family: .scroll, owner: .view, isOf: \.scrolls)
    case .didZoom, .didEndZooming: Row(arguments: .number, family: .scroll, owner: .view, isOf: \.scrolls)
    case .willBeginDragging, .willEndDragging, .willBeginDecelerating, .didEndDecelerating,
      .didEndScrollingAnimation, .willBeginZooming:
      Row(arguments: .nothing, family: .scroll, owner: .view, isOf: \.scrolls)
    case .shouldHighlightRow: Row(arguments: .rowAndFlag, family: .rows, owner: .view) { $0 == .tableView }
    case .didHighlightRow, .didUnhighlightRow, .willSelectRow, .didSelectRow, .willDeselectRow,
      .didDeselectRow:
      Row(arguments: .row, family: .rows, owner: .view) { $0 == .tableView }
    case .shouldHighlightItem, .shouldSelectItem, .shouldDeselectItem:
      Row(arguments: .rowAndFlag, family: .rows, owner: .view) { $0 == .collectionView }
    case .didHighlightItem, .didUnhighlightItem, .didSelectItem, .didDeselectItem:
      Row(arguments: .row, family: .rows, owner: .view) { $0 == .collectionView }
    case .didBeginMultipleSelectionInteraction:
      Row(arguments: .row, family: .rows, owner: .view, isOf: \.isList)
    case .willDisplayHeader, .didEndDisplayingHeader, .willDisplayFooter, .didEndDisplayingFooter:
      Row(arguments: .section, family: .rows, owner: .view, isOf: \.isList)
    case .contextMenuConfigurationForRow:
      Row(arguments: .rowAndFlag, family: .rows, owner: .view) { $0 == .tableView }
    case .contextMenuConfigurationForItem:
      Row(arguments: .rowAndFlag, family: .rows, owner: .view) { $0 == .collectionView }
    case .accessoryButtonTapped: Row(arguments: .row, family: .rows, owner: .view) { $0 == .tableView }
    case .isHighlighted:
      Row(arguments: .flag, family: .rows, owner: .view) { $0 == .label || $0 == .imageView || $0.isControl }
    case .updatesFinished: Row(arguments: .flag, family: .rows, owner: .view, isOf: \.isList)
    case .indexPathsForRows: Row(arguments: .severalRows, family: .rows, owner: .view) { $0 == .tableView }
    case .refresh: Row(arguments: .nothing, family: .controls, owner: .view, isOf: \.scrolls)
    case .setHighlighted, .setSelected, .itemsForBeginning, .shouldBeginMultipleSelectionInteraction:
      Row(arguments: .rowAndFlag, family: .rows, owner: .view, isOf: \.isList)
    case .leadingSwipeActions, .trailingSwipeActions, .willBeginEditingRow, .didEndEditingRow:
      Row(arguments: .row, family: .rows, owner: .view) { $0 == .tableView }
    case .swipeAction: Row(arguments: .rowAndNumber, family: .rows, owner: .view) { $0 == .tableView }
    case .moveRow: Row(arguments: .rows, family: .rows, owner: .view) { $0 == .tableView }
    case .moveItem: Row(arguments: .rows, family: .rows, owner: .view) { $0 == .collectionView }
    case .targetIndexPathForMove: Row(arguments: .rows, family: .rows, owner: .view, isOf: \.isList)
    case .dragSessionAllowsMoveOperation, .canHandle:
      Row(arguments: .flag, family: .rows, owner: .view, isOf: \.isList)
    case .dropSessionDidUpdate, .performDrop:
      Row(arguments: .rowOrNone, family: .rows, owner: .view, isOf: \.isList)
    case .willDisplayContextMenu, .willEndContextMenu, .dragSessionWillBegin, .dragSessionDidEnd,
      .dropSessionDidEnter, .dropSessionDidExit,
      .dropSessionDidEnd, .didEndMultipleSelectionInteraction:
      Row(arguments: .nothing, family: .rows, owner: .view, isOf: \.isList)
    }
  }
}
