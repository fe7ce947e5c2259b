import FingerpostGestures
import FingerpostScreens
import Foundation

/// What is expected of a gesture.
package nonisolated struct Question: Sendable {
  /// The gesture.
  var script: GestureScript
  /// The view that is expected to act, or nil where nothing is expected.
  var view: Int?
  /// The recognizer that is expected to act, where one was named; it sits on the view.
  var recognizer: Int?

  /// - Parameter view: the view that is expected to act, or nil where nothing is expected.
  package init(script: GestureScript, view: Int? = nil, recognizer: Int? = nil) {
    (self.script, self.view, self.recognizer) = (script, view, recognizer)
  }
}

/// What happens in one gesture, as far as the question is about it.
package nonisolated struct Answer: Sendable {
  /// The kinds of answers.
  package enum Kind: String, Sendable {
    /// What was expected acts; with nothing expected, something does.
    case acts
    /// It acts, and later than it would by itself.
    case actsLate
    /// It acts, and something else does as well.
    case actsToo
    /// It acts at its center, and a part of it cannot be used; only where no point was given.
    case actsInPart
    /// It receives the touch to the end; the input cannot show what it does with it.
    case reached
    /// It is SwiftUI's, which decides by itself what it does with the touch that it gets.
    case handledInside
    /// The touch reaches it, and something else acts in its place.
    case actsInstead
    /// The touch reaches it, and nothing acts.
    case nothingActs
    /// The touch goes elsewhere, or nowhere.
    case notReached

    /// The kind in words, for a line among many.
    var words: String {
      switch self {
      case .acts: "acts"
      case .actsLate: "acts late"
      case .actsToo: "acts, and something else too"
      case .actsInPart: "acts in part"
      case .reached: "gets the touch"
      case .handledInside: "handled inside"
      case .actsInstead: "something else acts"
      case .nothingActs: "nothing acts"
      case .notReached: "not reached"
      }
    }
  }

  /// Why what was expected does not act although the touch reaches it.
  package enum Hindrance: Hashable, Sendable {
    /// A control does not send its event, for this reason.
    case control(Int, ControlActivity.Hindrance)
    /// A recognizer takes the touch from the view.
    case taken(by: Int)
    /// Its own recognizer fails.
    case failed(Int, GestureEvent.Verdict)
    /// Its own recognizer waits for another one until the finger has lifted, too late for a finger that moves.
    case waitsForLift(Int, for: Int)
    /// Its own recognizer waits forever.
    case waits(Int)
    /// A view inside gets the touch and keeps it.
    case kept(by: Int)
    /// It acts unless one that has to fail first does not; that one is of an unknown kind.
    case mayWait(Int, for: Int)
    /// It acts unless UIKit's delegate refuses it, as that of the gesture that goes back may.
    case mayBeRefused(Int)
    /// It gets the touch, and what a recognizer of its kind does is not known.
    case unknownKind(Int)
    /// The class of its recognizer recognizes nothing. [TAP-12]
    case abstract(Int)
    /// A scroll view without a pinch recognizer, which it has while its zoom scales differ. [SCR-23]
    case noZoom(Int)
    /// A tap on the status bar scrolls nothing, as these would scroll to their tops, too. [SCR-24]
    case severalToTop([Int])
    /// This view wants fingers for itself, and it or another view of the window has one. [EXCL-1, EXCL-2]
    case exclusive(Int)
    /// Its touch methods hear of one finger only.
    case oneFinger(Int)
    /// It takes no scrolling of wheels and trackpads, or has no pan that could; the pan. [PAN-14]
    case takesNoScrolling(Int?)
    /// It gets no touches of fingers: it follows a pointer, or its types of touches leave them out. [GR-30, HOVER-2]
    case takesNoFingers(Int)
    /// A refresh control whose content is pulled down by this much, which is too little. [LIST-24]
    case pulledTooLittle(Double)
    /// A scroll view has nothing to scroll.
    case noRoom(Int, Room)
    /// A text view whose text can be neither edited nor selected.
    case plainText(Int)
    /// It cannot be focused, and so gets no press. [FOC-2]
    case unfocusable(Int, Unfocusable)
    /// There is nothing that could act.
    case nothingThere
  }

  /// Something that the input leaves open, and that was played both ways.
  package enum Doubt: Hashable, Sendable {
    /// An element may lie over the one that acts: elements are listed in an order of their own.
    case cover(Int)
    /// What was expected may lie in front of this element, which gets the touch as the elements are listed.
    case behind(Int)
    /// A cell that shows its buttons may only hide them.
    case swiped(Int)
    /// A recognizer of an unknown kind may act first.
    case unknownKind(Int)
    /// What acts waits for a recognizer of an unknown kind, and acts late or never if that does not fail.
    case untoldWait(Int, for: Int)
    /// A slider may let a recognizer begin that is played as refused. [CTL-44]
    case yieldingSlider(Int, to: Int)
    /// A view in front may let the touch through; the other one is what it would land on, where nothing is expected.
    case letsThrough(Int, to: Int? = nil)
    /// A view may have a recognizer that the input does not list, and that takes the touch.
    case untold(Int, Guise)
    /// What is focused lies behind this view as a whole, which may keep the focus from it.
    case obscured(by: Int)
    /// The system may take it for a gesture of its own, from the top or bottom edge of the screen. [PIPE-14]
    case systemGesture(isTop: Bool)
  }

  /// What a recognizer that an input does not list may be.
  package enum Guise: Sendable {
    case tap, longPress, pan, pinch
    /// The one that goes back, of a navigation controller.
    case pop
    /// The one that moves a sheet.
    case sheet

    var className: String {
      switch self {
      case .tap: "UITapGestureRecognizer"
      case .longPress: "UILongPressGestureRecognizer"
      case .pan, .sheet: "UIPanGestureRecognizer"
      case .pinch: "UIPinchGestureRecognizer"
      case .pop: "UIScreenEdgePanGestureRecognizer"
      }
    }

    /// The name that UIKit gives it.
    var name: String? { self == .sheet ? ScreenRecognizer.sheetPanName : nil }
  }

  /// What a scroll view without room to scroll has.
  package struct Room: Hashable, Sendable {
    /// The size of its content, in points.
    var width: Double
    var height: Double
    /// Whether the finger moves up or down, rather than sideways.
    var isVertical: Bool

    init(content: CGSize, isVertical: Bool) {
      (width, height, self.isVertical) = (Double(content.width), Double(content.height), isVertical)
    }

    /// Whether it has no content at all along the finger's way.
    var isEmpty: Bool { (isVertical ? height : width) == 0 }
  }

  /// What happens.
  package var kind: Kind
  /// The gesture.
  package var script: GestureScript
  /// The view that gets the first touch.
  package var hit: Int?
  /// What the expected view does; with none expected, all that acts.
  var own: [Activity] = []
  /// What else acts.
  package var others: [Activity] = []
  package var hindrance: Hindrance?
  /// What the input leaves open and would change the answer, as another play showed.
  package var doubt: Doubt?
  /// Whether the answer is in doubt: too little of the input could be read, or the unknown order of the windows
  /// matters.
  package var isDisputed = false

  /// Whether what was expected happens in this run.
  package var happens: Bool {
    switch kind {
    case .acts, .actsLate, .actsToo, .actsInPart, .reached, .handledInside: true
    case .actsInstead, .nothingActs, .notReached: false
    }
  }

  /// Whether it acts after others that acted on the first of its taps.
  package var actsAfterTaps: Bool {
    guard kind == .actsToo, case .recognizer? = own.first?.actor, let own = own.first else { return false }
    return others.allSatisfy { other in
      guard case .recognizer = other.actor, case .recognizes(isContinuous: false) = other.action else {
        return false
      }
      return other.nanoseconds < own.nanoseconds
    }
  }

  /// Whether only UIKit's own delegate, which no change decides about, may keep what was expected from acting.
  var mayOnlyBeRefused: Bool { if case .mayBeRefused = hindrance { true } else { false } }

  /// Whether one of an unknown kind gets the touch, and nothing else acts that would keep it from acting.
  var hasTouchAlone: Bool {
    guard case .unknownKind = hindrance else { return false }
    return others.isEmpty && (kind == .reached || kind == .nothingActs)
  }

  /// Whether what was expected happens, and nothing puts that in doubt.
  var isSuccess: Bool { success == true }

  /// Whether what was expected happens; nil where that is decided inside of what gets the touch.
  var success: Bool? {
    if kind == .handledInside, !isDisputed { return nil }
    return happens && !isDisputed && kind != .actsInPart
  }

  /// The delay of what was expected, if it is late.
  package var delay: Activity.Delay? { own.lazy.compactMap(\.delay).first }
}

nonisolated extension RecognizerSet {
  /// Why one that is not played does not act.
  func silence(of index: Int) -> Answer.Hindrance {
    self[index].isAbstract ? .abstract(index) : .unknownKind(index)
  }
}

nonisolated extension Answer.Hindrance {
  /// Whether what was expected does not hear of this kind of input.
  var isDeafness: Bool {
    switch self {
    case .takesNoScrolling, .takesNoFingers: true
    default: false
    }
  }
}
