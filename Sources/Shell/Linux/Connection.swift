#if os(Linux)
  import FingerpostChannel

  /// Somebody who came to one of the shell's sockets.
  struct Connection {
    let socket: ShellSocket
    let channel: Channel
    /// How much it may say.
    var bucket: TokenBucket
    /// What it gave so far, if it is a digitizer.
    var session: DigitizerSession?
    var isThrottled = false
    var wasThrottled = false
    var isOver = false
  }
#endif
