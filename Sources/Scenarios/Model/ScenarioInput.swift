import Fingerpost
import FingerpostHID
import FingerpostTrace

/// The words for what happens to the shaking of the device.
nonisolated enum ScenarioShake: String, CaseIterable {
  case began, ended, cancelled

  /// What a hardware frame has.
  var shake: Shake {
    switch self {
    case .began: .began
    case .ended: .ended
    case .cancelled: .cancelled
    }
  }
}

/// The words for what a wheel or a trackpad does.
nonisolated enum ScenarioScrollPhase: String, CaseIterable {
  case step, began, changed, ended, cancelled

  /// The phase that a hardware frame has.
  var phase: Scroll.Phase {
    switch self {
    case .step: .step
    case .began: .began
    case .changed: .changed
    case .ended: .ended
    case .cancelled: .cancelled
    }
  }
}

/// The words for remote commands, in the order of UIKit's subtypes of events. [REM-1]
nonisolated enum ScenarioRemoteCommand: String, CaseIterable {
  case play, pause, stop, togglePlayPause, nextTrack, previousTrack
  case beginSeekingBackward, endSeekingBackward, beginSeekingForward, endSeekingForward

  /// What a hardware frame has.
  var command: RemoteCommand {
    switch self {
    case .play: .play
    case .pause: .pause
    case .stop: .stop
    case .togglePlayPause: .togglePlayPause
    case .nextTrack: .nextTrack
    case .previousTrack: .previousTrack
    case .beginSeekingBackward: .beginSeekingBackward
    case .endSeekingBackward: .endSeekingBackward
    case .beginSeekingForward: .beginSeekingForward
    case .endSeekingForward: .endSeekingForward
    }
  }
}

/// The words for buttons, which are the names of UIKit's press types.
nonisolated enum ScenarioPressType: String, CaseIterable {
  case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause, pageUp, pageDown

  /// The kind that a hardware frame has. [PRESS-1]
  var kind: Press.Kind {
    switch self {
    case .upArrow: .upArrow
    case .downArrow: .downArrow
    case .leftArrow: .leftArrow
    case .rightArrow: .rightArrow
    case .select: .select
    case .menu: .menu
    case .playPause: .playPause
    case .pageUp: .pageUp
    case .pageDown: .pageDown
    }
  }

  /// The number of a button or a key by its name, or nil for any other word. [PRESS-1]
  static func number(of word: String) -> Int? {
    if let type = ScenarioPressType(rawValue: word) { return type.kind.rawValue }
    return KeyName.usage(named: word).map { PressNumber.firstKey + $0 }
  }

  /// The name of a button or a key by its number.
  static func word(for number: Int) -> String? {
    if let type = allCases.first(where: { $0.kind.rawValue == number }) { return type.rawValue }
    return KeyName.name(ofUsage: number - PressNumber.firstKey)
  }

  /// The names of buttons and keys.
  static let words = allCases.map(\.rawValue) + KeyName.all

  /// The names of the buttons and keys of presses, in the order of their numbers, as log lines have them.
  static func names(of presses: [UIPress.PressType]) -> String {
    presses.map(\.rawValue).sorted().compactMap(word).joined(separator: ",")
  }
}

/// The words for what happens to a button or a key.
nonisolated enum ScenarioPressPhase: String, CaseIterable {
  case began, changed, ended, cancelled

  /// The phase that a hardware frame has.
  var phase: Press.Phase {
    switch self {
    case .began: .began
    case .changed: .changed
    case .ended: .ended
    case .cancelled: .cancelled
    }
  }
}

/// The words for kinds of contacts, which are the names of UIKit's touch types.
nonisolated enum ScenarioContactType: String, CaseIterable {
  case direct, indirect, pencil, indirectPointer

  /// The kind that a hardware frame has.
  var kind: Contact.Kind {
    switch self {
    case .direct: .direct
    case .indirect: .indirect
    case .pencil: .pencil
    case .indirectPointer: .indirectPointer
    }
  }

  /// The raw value of the touch type. [TOUCH-20]
  var rawTouchType: Int {
    switch self {
    case .direct: 0
    case .indirect: 1
    case .pencil: 2
    case .indirectPointer: 3
    }
  }
}

/// The words for properties that may be estimates, which are the names of UIKit's option set. [TOUCH-21]
nonisolated enum ScenarioEstimatedProperty: String, CaseIterable {
  case force, azimuth, altitude, location, roll

  /// What a hardware frame has.
  var property: Contact.Properties {
    switch self {
    case .force: .force
    case .azimuth: .azimuth
    case .altitude: .altitude
    case .location: .location
    case .roll: .roll
    }
  }
}
