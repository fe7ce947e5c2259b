#if os(Linux)
  public import FingerpostChannel
  public import FingerpostMessages
  public import FingerpostShell

  /// A shell that runs: the lab watches it, is a digitizer of it, and asks it as the command line does.
  public final class WatchedShell: LabShell {
    private let folder: String
    private let observer: ShellObserver

    /// Connects to the shell of a folder.
    ///
    /// - Throws: a sentence where no shell of this user's runs there.
    public init(folder: String) throws(ClientFailure) {
      self.folder = folder
      observer = try ShellObserver(folder: folder)
    }

    /// A descriptor that can be read when there is something to say.
    public var descriptor: Int32 { observer.descriptor }

    /// Returns what the shell says next, without waiting.
    public func next() -> LabShellEvent {
      switch observer.next(waits: false) {
      case .nothing: .nothing
      case .gone: .gone("The shell has ended.")
      case .bad(let error): .gone("What the shell says cannot be read: \(error).")
      case .message(let message): LabShellEvent(message)
      }
    }

    /// Asks for a whole picture of a screen again.
    public func askForWhole(of screen: UInt32) { observer.send(.whole(screen: screen)) }

    /// Connects a digitizer, or returns nil where that is not possible.
    public func connectDigitizer() -> (any LabDigitizer)? {
      try? PrivateFolder.connect(to: folder, .digitizer)
    }

    /// Carries out a request, and says why not.
    public var control: @Sendable (ControlRequest) -> String? {
      { [folder] request in
        do throws(ClientFailure) {
          _ = try ShellClient.ask(request, in: folder)
          return nil
        } catch {
          return error.description
        }
      }
    }
  }

  extension Channel: LabDigitizer {
    /// Whether the shell has closed the connection, or said that it wants no more.
    public var isGone: Bool {
      if case .gone = receive(DigitizerReply.self, waits: false) { true } else { false }
    }

    /// Sends a message whole, or not at all.
    public func pass(_ message: DigitizerMessage) -> LabSending {
      let sent: Sent = send(message)
      return switch sent {
      case .sent, .tooLong: .sent
      case .full: .full
      case .gone: .gone
      }
    }
  }
#endif
