public import FingerpostHID
public import FingerpostMessages

/// What a shell tells those who watch it.
public enum LabShellEvent: Sendable {
  /// The first: the size of the screen, and the machine's clock in nanoseconds.
  case hello(RecordingScreen, clock: Int64)
  /// What there is, and what is in front.
  case screens([LabApplication])
  /// A piece of a message of a screen, in the words of docs/lab-protocol.md.
  case part(screen: UInt32, bytes: [UInt8], isLast: Bool)
  /// What was left out, because something was too slow.
  case gap(screen: UInt32, what: String, count: Int, from: Int64, to: Int64)
  /// What the shell took from devices and pages, and gave on.
  case frame(Frame)
  /// There is nothing more for now.
  case nothing
  /// The shell has ended, or does not want to be watched; a sentence.
  case gone(String)
}

extension LabShellEvent {
  /// What a shell's observer is told.
  public init(_ message: ObserverMessage) {
    self =
      switch message {
      case .hello(let screen, let clock): .hello(screen, clock: clock)
      case .screens(let screens): .screens(screens)
      case .part(let screen, let bytes, let isLast): .part(screen: screen, bytes: bytes, isLast: isLast)
      case .gap(let screen, let loss):
        .gap(
          screen: screen, what: loss.kind.word, count: Int(clamping: loss.count), from: loss.from, to: loss.to
        )
      case .frame(let frame): .frame(frame)
      case .refused(let reason): .gone(reason)
      }
  }
}

/// Where the fingers of a page go. The shell cancels what is down when it is released.
public protocol LabDigitizer: AnyObject {
  /// A descriptor that can be written when there is room again; below 0 where there always is.
  var descriptor: Int32 { get }
  /// Whether nothing is taken any more.
  var isGone: Bool { get }
  /// Sends a message whole, or not at all.
  func pass(_ message: DigitizerMessage) -> LabSending
}

/// What happened to a message for a shell.
public enum LabSending: Sendable {
  /// It is on its way, or dropped because no shell would take it.
  case sent
  /// It may be sent again when there is room.
  case full
  /// Nothing is taken any more.
  case gone
}

/// The shell that the lab shows. Tests have one of their own.
public protocol LabShell: AnyObject {
  /// A descriptor that can be read when there is something to say.
  var descriptor: Int32 { get }
  /// Returns what the shell says next, without waiting.
  func next() -> LabShellEvent
  /// Asks for a whole picture of a screen again.
  func askForWhole(of screen: UInt32)
  /// Connects a digitizer, or returns nil where that is not possible.
  func connectDigitizer() -> (any LabDigitizer)?
  /// Whether pages may touch what is shown at all; not where an application elsewhere is only watched.
  var takesFingers: Bool { get }
  /// Returns what carries out a request of the command line; it returns why not, or nil. It may wait, and is called on
  /// a thread of its own.
  var control: @Sendable (ControlRequest) -> String? { get }
}

extension LabShell {
  /// Pages may touch what is shown.
  public var takesFingers: Bool { true }
}
