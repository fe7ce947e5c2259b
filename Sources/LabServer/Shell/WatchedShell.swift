#if os(Linux)
  public import FingerpostChannel
  import FingerpostHID
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
      case .message(let message): Self.event(message)
      }
    }

    private static func event(_ message: ObserverMessage) -> LabShellEvent {
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

    /// Asks for a whole picture of a screen again.
    public func askForWhole(of screen: UInt32) { observer.send(.whole(screen: screen)) }

    /// Connects a digitizer, or returns nil where that is not possible.
    public func connectDigitizer() -> Channel? { try? PrivateFolder.connect(to: folder, .digitizer) }

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
#endif
