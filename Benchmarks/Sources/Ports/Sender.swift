import CPorts
import FingerpostChannel
import FingerpostHID
import FingerpostMessages
import Foundation

/// The shell's end: starts a receiver and sends to it.
enum Sender {
  enum Kind: CaseIterable {
    /// A loop around `read`.
    case bare
    /// An application whose main thread reads the port.
    case application
    /// An application whose event-fetch thread hands over every frame.
    case handedOver

    var argument: String { self == .bare ? "--bare" : "--application" }
  }

  /// Returns half of all latencies and all but one in a hundred are below, in microseconds; nil if the receiver ended too early.
  static func latencies(_ kind: Kind, _ count: Int) -> (half: Double, most: Double)? {
    guard let (port, other) = try? Channel.pair() else { return nil }
    let receiver = Child(
      [kind.argument, String(count)], port: other.descriptor, fetch: kind == .handedOver ? "thread" : "")
    ports_pin(0)
    switch kind {
    case .bare:
      // The receiver sleeps in its first read by then.
      usleep(200_000)
      ports_send(port.descriptor, Int32(count))
    case .application, .handedOver:
      greet(port)
      for index in 0..<count {
        let next = ports_now() + 100_000
        receiveAnswers(port)
        while ports_now() < next {}
        let phase: Contact.Phase = index == 0 ? .down : .move
        let contact = Contact(id: 1, phase: phase, x: 100 + Double(index % 2), y: 200)
        guard port.send(ShellMessage.frame(Frame(nanoseconds: ports_now(), contacts: [contact]))) == .sent
        else { return nil }
      }
      _ = port.send(ShellMessage.terminate)
    }
    let numbers = receiver.line().split(separator: " ").compactMap { Double($0) }
    return numbers.count == 2 ? (numbers[0], numbers[1]) : nil
  }

  /// Ten fingers at 240 Hz for five seconds, and what that costs both processes; then five seconds of nothing.
  static func busy() {
    guard let (port, other) = try? Channel.pair() else { return }
    let receiver = Child(["--busy"], port: other.descriptor, rules: "")
    greet(port)
    let before = ports_used()
    var next = ports_now()
    for index in 0..<1200 {
      let phase: Contact.Phase = index == 0 ? .down : index == 1199 ? .up : .move
      let contacts = (1...10).map {
        Contact(id: $0, phase: phase, x: Double(30 * $0) + Double(index % 7), y: 100 + Double(index % 600))
      }
      _ = port.send(ShellMessage.frame(Frame(nanoseconds: ports_now(), contacts: contacts)))
      receiveAnswers(port)
      next += 1_000_000_000 / 240
      usleep(UInt32(max(0, next - ports_now()) / 1000))
    }
    let sending = ports_used() - before
    _ = port.send(ShellMessage.terminate)
    print("ten fingers at 240 Hz for 5 s: application \(receiver.line()) s of CPU, sender \(sending) s")
  }

  /// Reads what the application says of what it has handled.
  private static func receiveAnswers(_ port: Channel) {
    while case .message = port.receive(ApplicationMessage.self, waits: false) {}
  }

  private static func greet(_ port: Channel) {
    if let screen = RecordingScreen(width: 400, height: 800) { _ = port.send(ShellMessage.hello(screen)) }
    _ = port.send(ShellMessage.becomeActive)
    _ = port.receive(ApplicationMessage.self, waits: true)
    usleep(200_000)
  }
}

/// This program started again, with a port and a pipe.
private final class Child {
  private let output: FileHandle

  init(_ arguments: [String], port: Int32, rules: String = "coalesceMoves=0", fetch: String = "") {
    var ends: [Int32] = [0, 0]
    pipe(&ends)
    output = FileHandle(fileDescriptor: ends[0])
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawn_file_actions_adddup2(&actions, port, 3)
    posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
    var process: pid_t = 0
    let program = CommandLine.arguments[0]
    var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) } + [nil]
    let settings = ["FINGERPOST_PORT=3", "FINGERPOST_RULES=\(rules)", "FINGERPOST_FETCH=\(fetch)"]
    var environment: [UnsafeMutablePointer<CChar>?] = settings.map { strdup($0) } + [nil]
    posix_spawn(&process, program, &actions, nil, &words, &environment)
    posix_spawn_file_actions_destroy(&actions)
    for word in words + environment { free(word) }
    close(ends[1])
  }

  /// The receiver's one line, at its end.
  func line() -> String {
    let data = (try? output.readToEnd()) ?? nil
    return String(decoding: data ?? Data(), as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
