public import FingerpostHID
public import FingerpostMessages

/// Something of note that happened in the shell.
public enum ShellNote: Hashable, Sendable {
  /// The sockets are there, in a folder.
  case listening(String, screen: RecordingScreen)
  /// An application was started.
  case started(String, process: Int32)
  /// An application could not be started, and why.
  case notStarted(String, String)
  /// An application says that it takes frames.
  case ready(String)
  /// The application in front; nil for the home screen.
  case front(String?)
  /// The process of an application has ended.
  case ended(String, ProcessEnding, dropped: ShellLoss, wasAsked: Bool)
  /// An application takes nothing; what waited for it was dropped.
  case silent(String, dropped: ShellLoss)
  /// An application has left a frame unhandled for too long; what waited for it was dropped.
  case notResponding(String, dropped: ShellLoss)
  /// An application that was given up has taken and handled what waited.
  case answersAgain(String)
  /// An application has not said in time that it takes frames, and is ended.
  case notReady(String)
  /// What an application did with its frames.
  case tally(String, PortTally)
  /// An application has kept a swipe from the bottom edge; the next one leads home.
  case swipeKept(String)
  /// An application sent a message that applications may not send.
  case badMessage(String, String)
  /// A message for an application was longer than any may be, and was dropped.
  case tooLong(String)
  /// An application has closed its port but still runs; it is asked to end.
  case portless(String)
  /// An application does not end, and is made to.
  case killing(String)
  /// A device is read.
  case deviceCame(String)
  /// A device is gone.
  case deviceWent(String)
  /// A device cannot be read, and why.
  case deviceRefused(String)
  /// Events of a device were lost: all that were so far. Reported the first time, and then each time there are twice as many.
  case eventsLost(String, SourceLosses)
  /// A digitizer has said what it is.
  case digitizerCame(String, screen: RecordingScreen)
  /// A digitizer is gone: how many frames it gave, how many things in them could not be, how many contacts it left down.
  case digitizerWent(String, frames: UInt64, faults: UInt64, cancelled: Int)
  /// So many observers watch now.
  case observers(Int)
  /// An observer takes nothing, and its connection is closed.
  case observerSilent
  /// A digitizer sends more than is accepted at once, and has to wait.
  case throttled(String)
  /// A source reported something impossible; noted once for each kind.
  case fault(String, FrameRejection)
  /// A user other than the shell's connected to a socket.
  case strangerRefused(ShellSocket, user: UInt32, process: Int32)
  /// A process that an application has started connected to a socket.
  case applicationRefused(ShellSocket, process: Int32)
  /// A connection said nothing for too long.
  case quiet(ShellSocket)
  /// The shell was started with more rights than it needs, and has given up those; whether it is still root.
  case droppedRights(user: UInt32)
  /// More connections than a socket takes.
  case crowded(ShellSocket)
  /// Bytes on a socket that are not a message of its role; the connection was closed.
  case badBytes(ShellSocket, String)
  /// The shell is ending.
  case stopping
  /// The shell has ended; how many frames came and how many were dropped.
  case stopped(frames: UInt64, dropped: ShellLoss)
}

/// A socket of the shell; each has a role of its own.
public enum ShellSocket: String, Hashable, Sendable, CaseIterable {
  /// Where the command line asks for things.
  case control
  /// Where frames are given to the shell.
  case digitizer
  /// Where what applications do can be watched.
  case observer
}
