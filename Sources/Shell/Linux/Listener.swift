#if os(Linux)
  /// A socket of the shell's that people come to.
  struct Listener {
    /// How many may come in a second, and how many at once.
    private static let rate: (each: Int64, burst: Int64) = (32, 64)

    let socket: ShellSocket
    let descriptor: Int32
    /// How many may come.
    var bucket: TokenBucket
    /// Until when nobody is let in; nil where everybody is.
    var closedUntil: Int64?

    init(socket: ShellSocket, descriptor: Int32, now: Int64) {
      self.socket = socket
      self.descriptor = descriptor
      bucket = TokenBucket(rate: Self.rate.each, burst: Self.rate.burst, now: now)
    }
  }
#endif
