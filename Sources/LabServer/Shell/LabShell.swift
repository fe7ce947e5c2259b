#if os(Linux)
  public import FingerpostChannel
  public import FingerpostHID
  public import FingerpostMessages

  /// What a shell tells those who watch it.
  public enum LabShellEvent {
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

  /// The shell that the lab shows. Tests have one of their own.
  public protocol LabShell: AnyObject {
    /// A descriptor that can be read when there is something to say.
    var descriptor: Int32 { get }
    /// Returns what the shell says next, without waiting.
    func next() -> LabShellEvent
    /// Asks for a whole picture of a screen again.
    func askForWhole(of screen: UInt32)
    /// Connects a digitizer, or returns nil where that is not possible.
    func connectDigitizer() -> Channel?
    /// Returns what carries out a request of the command line; it returns why not, or nil. It may wait, and is called on
    /// a thread of its own.
    var control: @Sendable (ControlRequest) -> String? { get }
  }
#endif
