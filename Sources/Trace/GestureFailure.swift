/// Why a gesture recognizer fails by itself.
public enum GestureFailure: String, Hashable, Sendable, CaseIterable {
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

  /// The rule that decides so.
  public var rule: RuleID {
    switch self {
    case .tapMoved: .tap4
    case .tapHeld: .tap5
    case .tapNotContinued: .tap6
    case .tapsApart: .tap7
    case .tapNotGathered, .tapIncomplete, .tapCrowded: .tap8
    case .tapButton: .tap10
    case .pressMoved: .lp4
    case .pressLifted: .lp7
    case .pressCrowded: .lp9
    case .panLifted: .pan8
    case .panCrowded: .pan7
    case .panIdle: .scr15
    case .swipeSlow, .swipeStrayed, .swipeBackwards, .swipeLifted: .swipe5
    case .swipeCrowded: .swipe7
    case .pinchLifted: .pinch1
    case .rotationLifted: .rot1
    case .edgeMissed: .edge3
    case .edgeOutward: .edge1
    case .contentDelayOver, .contentDelayLifted: .scr2
    }
  }

  /// The reason in words.
  public var text: String {
    switch self {
    case .tapMoved: "the finger moved too far for a tap"
    case .tapHeld: "the press lasted too long for a tap"
    case .tapNotContinued: "no further tap came in time"
    case .tapsApart: "the taps are too far apart"
    case .tapNotGathered: "not all fingers came down in time"
    case .tapIncomplete: "a finger lifted before all were down"
    case .tapCrowded, .pressCrowded, .panCrowded, .swipeCrowded: "there is one finger too many"
    case .tapButton: "it is not the button for this tap"
    case .pressMoved: "the finger moved too far for a press"
    case .pressLifted: "the finger lifted too soon for a press"
    case .panLifted: "there was too little movement in one direction before the lift"
    case .panIdle: "there is nothing to move that way"
    case .swipeSlow: "it took too long for a swipe"
    case .swipeStrayed: "it strayed too far for a swipe"
    case .swipeBackwards: "it went backwards, and a swipe does not"
    case .swipeLifted: "the finger lifted before it had moved enough in its direction"
    case .pinchLifted: "the fingers lifted before their distance had changed enough"
    case .rotationLifted: "the fingers lifted before they had turned enough"
    case .edgeMissed: "it did not start at one of its edges"
    case .edgeOutward: "it did not go inwards from the edge"
    case .contentDelayOver: "it has waited for a drag long enough"
    case .contentDelayLifted: "the finger lifted before anything scrolled"
    }
  }
}
