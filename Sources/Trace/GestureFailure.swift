/// Why a gesture recognizer fails by itself.
public enum GestureFailure: String, Hashable, Sendable, CaseIterable, TraceWord {
  /// A finger of a tap went too far from its start.
  case tapMoved
  /// A press of a tap lasted too long.
  case tapHeld
  /// The next of several taps did not begin in time.
  case tapNotContinued
  /// Two successive taps landed too far apart.
  case tapsApart
  /// Not all fingers of a tap came down in time.
  case tapNotGathered
  /// A finger of a tap lifted before all were down.
  case tapIncomplete
  /// A tap got one finger too many, or one after another had lifted.
  case tapCrowded
  /// A tap was made with a button other than the required one.
  case tapButton
  /// A finger of a long press went too far from its start.
  case pressMoved
  /// A finger of a long press lifted too soon.
  case pressLifted
  /// A long press got one finger too many.
  case pressCrowded
  /// All fingers of a pan lifted before they had moved enough.
  case panLifted
  /// A pan got one finger too many.
  case panCrowded
  /// The fingers of a pan went far enough, but there was nothing to move in that direction.
  case panIdle
  /// A swipe took too long.
  case swipeSlow
  /// A swipe strayed too far from its direction.
  case swipeStrayed
  /// A finger of a swipe was behind its start.
  case swipeBackwards
  /// A finger of a swipe lifted before it had moved enough.
  case swipeLifted
  /// A swipe got one finger too many.
  case swipeCrowded
  /// Both fingers of a pinch lifted before their distance had changed enough.
  case pinchLifted
  /// Both fingers of a rotation lifted before they had turned enough.
  case rotationLifted
  /// A screen-edge pan started away from its edges.
  case edgeMissed
  /// A screen-edge pan did not go inwards.
  case edgeOutward
  /// The time for which a scroll view delays touches for its content is over.
  case contentDelayOver
  /// A touch that a scroll view delays for its content lifted.
  case contentDelayLifted

  /// The rule that decides so, and the reason in words.
  public var meaning: (rule: RuleID, text: String) {
    switch self {
    case .tapMoved: (.tap4, "the finger moved too far for a tap")
    case .tapHeld: (.tap5, "the press lasted too long for a tap")
    case .tapNotContinued: (.tap6, "no further tap came in time")
    case .tapsApart: (.tap7, "the taps are too far apart")
    case .tapNotGathered: (.tap8, "not all fingers came down in time")
    case .tapIncomplete: (.tap8, "a finger lifted before all were down")
    case .tapCrowded: (.tap8, "there is one finger too many")
    case .tapButton: (.tap10, "it is not the button for this tap")
    case .pressMoved: (.lp4, "the finger moved too far for a press")
    case .pressLifted: (.lp7, "the finger lifted too soon for a press")
    case .pressCrowded: (.lp9, "there is one finger too many")
    case .panLifted: (.pan8, "there was too little movement in one direction before the lift")
    case .panCrowded: (.pan7, "there is one finger too many")
    case .panIdle: (.scr15, "there is nothing to move that way")
    case .swipeSlow: (.swipe5, "it took too long for a swipe")
    case .swipeStrayed: (.swipe5, "it strayed too far for a swipe")
    case .swipeBackwards: (.swipe5, "it went backwards, and a swipe does not")
    case .swipeLifted: (.swipe5, "the finger lifted before it had moved enough in its direction")
    case .swipeCrowded: (.swipe7, "there is one finger too many")
    case .pinchLifted: (.pinch1, "the fingers lifted before their distance had changed enough")
    case .rotationLifted: (.rot1, "the fingers lifted before they had turned enough")
    case .edgeMissed: (.edge3, "it did not start at one of its edges")
    case .edgeOutward: (.edge1, "it did not go inwards from the edge")
    case .contentDelayOver: (.scr2, "it has waited for a drag long enough")
    case .contentDelayLifted: (.scr2, "the finger lifted before anything scrolled")
    }
  }
}
