/// An event that has neither a position nor a button: a change of a shake, or a remote command.
public enum Signal: String, Hashable, Sendable, CaseIterable {
  /// A shake began.
  case shakeBegan
  /// The shake is over.
  case shakeEnded
  /// The shake lasted too long, or its receiver is gone.
  case shakeCancelled
  /// Play.
  case play
  /// Pause.
  case pause
  /// Stop playing.
  case stop
  /// Play where it is paused, and pause where it plays.
  case togglePlayPause
  /// Go to the next track.
  case nextTrack
  /// Go to the track before.
  case previousTrack
  /// Seek backward from now on.
  case beginSeekingBackward
  /// Seek backward no more.
  case endSeekingBackward
  /// Seek forward from now on.
  case beginSeekingForward
  /// Seek forward no more.
  case endSeekingForward

  /// Whether it is about a shake, and not a remote command.
  public var isShake: Bool {
    switch self {
    case .shakeBegan, .shakeEnded, .shakeCancelled: true
    default: false
    }
  }

  /// What happened, as a sentence begins with it.
  public var text: String {
    switch self {
    case .shakeBegan: "shake began"
    case .shakeEnded: "shake ended"
    case .shakeCancelled: "shake cancelled"
    default: "remote command \(rawValue)"
    }
  }
}

/// Which object gets a signal first, and why.
public enum SignalReceiver: String, Hashable, Sendable, CaseIterable {
  /// The first responder of the key window.
  case firstResponder
  /// The key window, which has no first responder.
  case keyWindow
  /// The application, because there is no key window.
  case application
  /// None, because there is no key window.
  case noKeyWindow
  /// None, because the application has not asked for remote commands.
  case notReceiving
  /// None, because there is no current shake that this could belong to.
  case noShake

  /// The reason, behind the name of the receiver or the word nobody.
  public var text: String {
    switch self {
    case .firstResponder: "the first responder"
    case .keyWindow: "the key window, as nobody is first responder"
    case .application, .noKeyWindow: "there is no key window"
    case .notReceiving: "the application has not begun to receive remote commands"
    case .noShake: "no shake is going on"
    }
  }

  /// The rule that decides so for a shake or a remote command.
  func rule(of signal: Signal) -> RuleID {
    guard signal.isShake else { return .rem1 }
    return self == .keyWindow ? .mot3 : .mot1
  }
}

/// Why a shake is cancelled.
public enum ShakeEnd: String, Hashable, Sendable, CaseIterable {
  /// The hardware or the system says so.
  case system
  /// The application became inactive.
  case applicationInactive
  /// The responder left its window.
  case viewLeftWindow
  /// It lasted too long.
  case tooLong

  /// The reason in words.
  public var text: String {
    switch self {
    case .system: "the system took it away"
    case .applicationInactive: "the application became inactive"
    case .viewLeftWindow: "the view left its window"
    case .tooLong: "it has lasted too long"
    }
  }
}

/// What the system does with an event that went up the responder chain to the application.
public enum SystemBehavior: String, Hashable, Sendable, CaseIterable, TraceWord {
  /// It offers to undo, because the device was shaken. [MOT-4]
  case undoPrompt
  /// It goes back, and finally out of the application, because the menu button was pressed. [PRESS-4]
  case menu

  /// The rule that decides so, and what it does, in words.
  public var meaning: (rule: RuleID, text: String) {
    switch self {
    case .undoPrompt: (.mot4, "a shake that nobody wanted: it is time to offer to undo")
    case .menu: (.press4, "a press of menu that nobody wanted: it leads back")
    }
  }
}
