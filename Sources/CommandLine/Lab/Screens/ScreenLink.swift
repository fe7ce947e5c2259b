import FingerpostLabServer
import FingerpostMessages
import Foundation
import Synchronization

/// The lab's end of a shell in the same process: what the shell says waits here for the lab's thread.
nonisolated final class ScreenLink: LabShell, Sendable {
  /// How many things wait for the lab before the shell keeps what it has to say.
  private static let limit = 256

  private struct State {
    var events: [LabShellEvent] = []
    var isFull = false
    var digitizers = 0
  }

  private let wake = LabWake()
  private let mail: ScreenMail
  private let state = Mutex(State())

  /// Whether pages may touch what is shown.
  let takesFingers: Bool

  init(_ mail: ScreenMail, takesFingers: Bool = true) {
    (self.mail, self.takesFingers) = (mail, takesFingers)
  }

  /// Whether more may be said. If not, the shell is told when there is room again.
  var hasRoom: Bool {
    state.withLock {
      $0.isFull = $0.events.count >= Self.limit
      return !$0.isFull
    }
  }

  /// Says something to the lab.
  func say(_ event: LabShellEvent) {
    state.withLock { $0.events.append(event) }
    wake.signal()
  }

  // MARK: - For the lab

  var descriptor: Int32 { wake.descriptor }

  func next() -> LabShellEvent {
    let (event, hasRoomAgain) = state.withLock { state -> (LabShellEvent, Bool) in
      guard !state.events.isEmpty else {
        wake.rest()
        return (.nothing, false)
      }
      let event = state.events.removeFirst()
      defer { if state.events.isEmpty { state.isFull = false } }
      return (event, state.events.isEmpty && state.isFull)
    }
    if hasRoomAgain { mail.send(.room) }
    return event
  }

  func askForWhole(of screen: UInt32) { mail.send(.whole(screen)) }

  func connectDigitizer() -> (any LabDigitizer)? {
    guard takesFingers else { return nil }
    let number = state.withLock {
      $0.digitizers += 1
      return $0.digitizers
    }
    return Fingers(number, mail)
  }

  var control: @Sendable (ControlRequest) -> String? { { [mail] in mail.ask($0) } }

  /// The fingers of a page; they are lifted when this goes.
  private final class Fingers: LabDigitizer {
    private let number: Int
    private let mail: ScreenMail

    init(_ number: Int, _ mail: ScreenMail) {
      self.number = number
      self.mail = mail
    }

    deinit { mail.send(.lifted(number)) }

    var descriptor: Int32 { -1 }
    var isGone: Bool { false }

    func pass(_ message: DigitizerMessage) -> LabSending {
      mail.send(.fingers(number, message))
      return .sent
    }
  }
}

/// What the lab's thread tells a shell on the main one.
nonisolated final class ScreenMail: Sendable {
  enum Letter: Sendable {
    /// A whole picture of a screen is wanted.
    case whole(UInt32)
    /// There is room for what is said again.
    case room
    /// What the fingers of a page do.
    case fingers(Int, DigitizerMessage)
    /// The fingers of a page are gone.
    case lifted(Int)
  }

  private struct Reader {
    var take: @MainActor @Sendable (Letter) -> Void
    var control: @MainActor @Sendable (ControlRequest) -> String?
  }

  private let reader = Mutex<Reader?>(nil)

  /// Has letters read; on the main thread, in order.
  func open(
    _ take: @escaping @MainActor @Sendable (Letter) -> Void,
    control: @escaping @MainActor @Sendable (ControlRequest) -> String?
  ) {
    reader.withLock { $0 = Reader(take: take, control: control) }
  }

  func send(_ letter: Letter) {
    guard let take = reader.withLock({ $0?.take }) else { return }
    DispatchQueue.main.async { take(letter) }
  }

  /// Has a request carried out, and returns why not.
  func ask(_ request: ControlRequest) -> String? {
    guard let control = reader.withLock({ $0?.control }) else { return nil }
    return DispatchQueue.main.sync { MainActor.assumeIsolated { control(request) } }
  }
}
