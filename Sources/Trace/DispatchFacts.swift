import FingerpostText

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

extension TraceTextRenderer {
  func text(of step: DispatchStep) -> String {
    switch step {
    case .fetched(.main): "the main thread takes the frame from its port"
    case .fetched(.eventFetch): "the event-fetch thread hands over the frame"
    case .sent(let event): "UIApplication.sendEvent: \(event.rawValue)"
    case .givenOut(let window): "\(names[window]).sendEvent gives the touches out"
    case .gesturesUpdated: "the gesture environment is updated, outside of any event"
    }
  }
}

extension TraceJSONRenderer {
  func add(_ step: DispatchStep, to json: JSONWriter) {
    switch step {
    case .fetched(let thread):
      json.fact("fetched", ("by", thread.rawValue))
    case .sent(let event):
      json.fact("sent", ("event", event.rawValue))
    case .givenOut(let window):
      json.fact("givenOut", ("window", window))
    case .gesturesUpdated: json.field("fact", "gesturesUpdated")
    }
  }
}
