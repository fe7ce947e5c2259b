#if os(Linux)
  public import FingerpostChannel
  public import FingerpostMessages

  /// Watches what the applications of a shell do: pictures of their screens, facts, and the frames that they get.
  ///
  /// ```swift
  /// let observer = try ShellObserver(folder: PrivateFolder.defaultPath)
  /// var messages = ObservedMessages()
  /// while case .message(let message) = observer.next(waits: true) {
  ///   if let (screen, json) = messages.receive(message) { show(screen, json) }
  /// }
  /// ```
  ///
  /// It has to read. What waits for it in the shell is bounded, and more is left out, which a gap says; after ten seconds in
  /// which it takes nothing the shell hangs up.
  public final class ShellObserver {
    private let channel: Channel

    /// Connects to the shell of a folder and asks to watch.
    ///
    /// - Throws: a sentence where no shell of this user's runs there.
    public init(folder: String) throws(ClientFailure) {
      do throws(FolderError) {
        channel = try PrivateFolder.connect(to: folder, .observer)
      } catch {
        throw ClientFailure("\(error)")
      }
      _ = channel.send(ObserverRequest.hello)
    }

    /// The descriptor, to be polled: it can be read when ``next(waits:)`` has something.
    public var descriptor: Int32 { channel.descriptor }

    /// Receives one message. The first is a greeting, or says why there is none.
    ///
    /// - Parameter waits: whether to wait for one.
    public func next(waits: Bool) -> Channel.Received<ObserverMessage> {
      channel.receive(ObserverMessage.self, waits: waits)
    }

    /// Asks for something more.
    @discardableResult
    public func send(_ request: ObserverRequest) -> Channel.Sent { channel.send(request) }

    /// Ends the connection; a thread that waits in ``next(waits:)`` learns of it.
    public func interrupt() { channel.interrupt() }
  }
#endif
