import FingerpostHID
import FingerpostMessages
import Foundation

/// Messages of all sockets as a fuzzer begins with them: written anew each time, since their version changes.
enum Seeds {
  /// Writes a file for each message into a folder.
  static func write(to folder: String) throws {
    var contact = Contact(id: 1, phase: .down, x: 10, y: 20, precise: Contact.Precise(x: 10.5, y: 20.5))
    let down = Frame(
      nanoseconds: 1, contacts: [contact, Contact(id: 2, phase: .down, x: 1, y: 2, kind: .pencil)])
    contact.phase = .move
    let move = Frame(
      nanoseconds: 5, contacts: [contact], earlier: [EarlierSample(nanoseconds: 3, contact: contact)])
    let other = Frame(
      nanoseconds: 7, hover: Hover(phase: .entered, x: 1, y: 2),
      presses: [Press(kind: .select, phase: .began)],
      shake: .began, remote: .pause, buttonMask: 1)
    let applications: [ShellMessage] = [
      .hello(.standard), .becomeActive, .resignActive, .terminate, .frame(down), .frame(move), .frame(other),
    ]
    let shell: [ApplicationMessage] = [
      .ready, .tally(PortTally()), .wantsFirstSwipe(4), .handled(3),
      .piece(ScreenPiece(.picture, [1, 2, 3], isLast: false, from: 1, to: 2)),
      .leftOut(ScreenLoss(.facts, count: 2, from: 1, to: 2)),
    ]
    let requests: [ControlRequest] = [.list, .launch("one"), .front(nil), .front("one"), .stop]
    let replies: [ControlReply] = [.done(["a", ""]), .refused("no")]
    let digitizers: [DigitizerMessage] = [.hello("pad", .standard), .end, .frame(down), .frame(move)]
    let answers: [DigitizerReply] = [.done(frames: 3, faults: 1), .refused("no")]
    let observers: [ObserverRequest] = [.hello, .whole(screen: 1)]
    let watched: [ObserverMessage] = [
      .hello(.standard, clock: 1), .part(screen: 1, bytes: [1, 2], isLast: true), .frame(down),
      .refused("no"),
      .gap(screen: 1, ScreenLoss(.facts, count: 1, from: 0, to: 1)),
      .screens([ObservedScreen(id: 1, name: "one", isRunning: true, isFront: true, process: 1, runs: 1)]),
    ]
    var row: [UInt8] = []
    for message in applications {
      let bytes = bytes(message)
      if bytes.count < 256 { row += [UInt8(bytes.count)] + bytes }
    }
    let roles: [[[UInt8]]] = [
      applications.map(bytes), shell.map(bytes), requests.map(bytes), replies.map(bytes),
      digitizers.map(bytes),
      answers.map(bytes), observers.map(bytes), watched.map(bytes),
      [row],
    ]
    for (role, messages) in roles.enumerated() {
      for (number, message) in messages.enumerated() {
        let file = URL(fileURLWithPath: folder).appendingPathComponent("message-\(role)-\(number)")
        try Data([UInt8(role)] + message).write(to: file)
      }
    }
  }

  private static func bytes(_ message: some WireMessage) -> [UInt8] {
    var bytes: [UInt8] = []
    _ = message.encode(into: &bytes)
    return bytes
  }
}
