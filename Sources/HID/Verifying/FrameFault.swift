/// What no hardware can have reported, given what it reported before.
public enum FrameFault: Hashable, Sendable {
  /// The time is earlier than the previous frame's.
  case timeBefore(Int64)
  /// The time is negative, or more than 73 years.
  case timeOutOfRange
  /// A contact is named twice in one frame.
  case contactTwice(Int)
  /// A contact comes down that is down.
  case alreadyDown(Int)
  /// A contact moves or ends that is not down.
  case notDown(Int, Contact.Phase)
  /// A contact is off the screen, or a value that describes it is not a number.
  case notANumber(Int)
  /// The number of a contact is below 0 or above a million.
  case idOutOfRange(Int)
  /// More contacts are down than there can be fingers.
  case tooManyContacts(Int)
  /// An earlier sample is later than the frame, belongs to no contact that is down, or has no place.
  case earlierSample(Int)
  /// A sample of a contact has estimates with a number that is not above all before it, or expects what is not an
  /// estimate.
  case estimate(Int)
  /// An update names no sample that was an estimate, has a value that is not a number, or is one too many.
  case update(Int)
  /// The pointer moves or leaves, and is not there, or enters and is there.
  case hover(Hover.Phase)
  /// Scrolling continues or ends that has not begun, or begins or steps during another.
  case scroll(Scroll.Phase)
  /// The place of scrolling, or how far it goes, is not a number of a screen.
  case scrollPlace
  /// The pointer is on no screen.
  case hoverPlace
  /// A button or key, named by ``Press/type``, goes down that is down.
  case alreadyPressed(Int)
  /// A button or key changes or comes up that is not down.
  case notPressed(Int, Press.Phase)
  /// More buttons and keys are down than there can be fingers.
  case tooManyPresses(Int)
  /// The force of a button or key is not a number from 0 to 1.
  case pressForce(Int)
  /// A press names a key and is of a button, or the other way round.
  case pressWithoutKey(Int)
  /// A shake begins during another one, or ends without a beginning.
  case shake(Shake)
}

extension FrameFault: CustomStringConvertible {
  /// The fault as a sentence without its full stop.
  public var description: String {
    switch self {
    case .timeBefore(let last): "its time is earlier than the previous frame's, \(RecordTime.text(last)) s"
    case .timeOutOfRange: "its time is negative, or more than 73 years"
    case .contactTwice(let id): "contact \(id) is named twice"
    case .alreadyDown(let id): "contact \(id) comes down but is already down"
    case .notDown(let id, .move): "contact \(id) moves but is not down"
    case .notDown(let id, _): "contact \(id) ends but is not down"
    case .notANumber(let id):
      "contact \(id) has a position off the screen, or a property that is not a number"
    case .idOutOfRange(let id): "a contact has the number \(id), not one from 0 to 1000000"
    case .tooManyContacts(let id):
      "contact \(id) comes down, but \(FrameVerifier.maxContacts) are down already"
    case .earlierSample(let id):
      "an earlier sample of contact \(id) is later than the frame, or earlier than the previous sample, or belongs to a contact that is not down"
    case .estimate(let id):
      "the estimates of contact \(id) have a number that is not higher than the last, or expect what is not an estimate"
    case .update(let number):
      "update \(number) names a sample without estimates, has a value that is not a number, or is one too many"
    case .hover(.entered): "the pointer enters but is already there"
    case .hover(.moved): "the pointer moves but has not entered"
    case .hover(.exited): "the pointer leaves but has not entered"
    case .hoverPlace: "the pointer is off the screen"
    case .scroll(.began), .scroll(.step): "scrolling begins during another"
    case .scroll: "scrolling continues or ends but has not begun"
    case .scrollPlace: "scrolling is off the screen, or goes farther than any screen"
    case .alreadyPressed(let type): "the button or key of type \(type) goes down but is already down"
    case .notPressed(let type, .changed): "the button or key of type \(type) changes but is not down"
    case .notPressed(let type, _): "the button or key of type \(type) comes up but is not down"
    case .tooManyPresses(let type):
      "the button or key of type \(type) goes down, but \(FrameVerifier.maxPresses) are down already"
    case .pressForce(let type): "the force of the button or key of type \(type) is not a number from 0 to 1"
    case .pressWithoutKey(let type): "the press of type \(type) and its key do not match"
    case .shake(.began): "a shake begins during another one"
    case .shake: "a shake ends, but none has begun"
    }
  }
}

/// A fault with the frame that has it and those that came before.
public struct FrameRejection: Hashable, Sendable {
  /// What is impossible.
  public var fault: FrameFault
  /// The frame, as it came.
  public var frame: Frame
  /// The frames that were admitted last, the newest at the end.
  public var context: [Frame]
}
