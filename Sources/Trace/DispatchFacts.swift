/// Which thread took a frame from the port. [PIPE-3]
public enum FetchingThread: String, Hashable, Sendable {
  /// The main thread, which was free.
  case main
  /// The event-fetch thread, which handed it over.
  case eventFetch
}

/// What is at work between a frame and the callbacks, as stack traces of UIKit show it. [TRACE-10]
public enum DispatchStep: Hashable, Sendable {
  /// A frame comes out of the queue, into which this thread has put it.
  case fetched(FetchingThread)
  /// `UIApplication.sendEvent` is about to be called, with an event about this.
  case sent(SentEvent)
  /// A window's inherited `sendEvent` gives the touches out: to the recognizers, by the gesture environment, then to its views.
  case givenOut(SubjectID)
  /// The gesture environment takes up changes outside of any event, as in UIKit by an observer of the run loop.
  case gesturesUpdated
}

/// What an event is about.
public enum SentEvent: String, Hashable, Sendable {
  /// Contacts.
  case touches
  /// A pointer that hovers.
  case hover
  /// A wheel or a trackpad that scrolls.
  case scroll
  /// Buttons and keys.
  case presses
  /// A shake.
  case motion
  /// A remote command.
  case remoteControl
  /// Anything else.
  case other
}

extension DispatchStep {
  /// The rule that says so.
  var rule: RuleID {
    switch self {
    case .fetched: .pipe3
    case .sent: .pipe4
    case .givenOut, .gesturesUpdated: .trace10
    }
  }
}
