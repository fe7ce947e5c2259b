import FingerpostComparing
import FingerpostConsole
import Foundation

/// What a running application tells of its touches, line by line, as long as this exists.
nonisolated final class AttachedTouches: Sendable {
  /// The longest line: one with a screen of as many views as are ever read.
  private static let longest = InputFile.maxBytes
  /// How often it is asked whether to go on, in milliseconds.
  private static let pace: Int32 = 200

  private let title: String
  private let connection: Int32
  private let rest: Data

  /// Has an application watch its touches.
  ///
  /// - Throws: a sentence if it is not there, refuses or is older.
  init(of application: AttachedApplication) throws(CommandFailure) {
    title = application.title
    let answer: String
    (connection, answer, rest) = try application.ask("watch")
    guard answer == "watch" else {
      close(connection)
      throw CommandFailure("\(title) does not tell touches: its FingerpostAttach.swift is older.")
    }
  }

  deinit { close(connection) }

  /// Hears lines until the application ends or enough was heard.
  ///
  /// - Parameters:
  ///   - goesOn: asked again and again, with how many seconds nothing has come.
  ///   - take: called with each line, and what it was before it was read.
  /// - Throws: a sentence if it tells something else.
  func hear(
    while goesOn: (Double) -> Bool, _ take: (WatchedLine, Data) throws(CommandFailure) -> Void
  ) throws(CommandFailure) {
    var (waiting, last) = (rest, Date())
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while goesOn(-last.timeIntervalSinceNow) {
      while let feed = waiting.firstIndex(of: UInt8(ascii: "\n")) {
        let line = Data(waiting[..<feed])
        waiting.removeSubrange(...feed)
        guard let read = WatchedLine(line) else {
          throw CommandFailure("\(title) told a line that FingerpostAttach does not write.")
        }
        try take(read, line)
      }
      guard waiting.count <= Self.longest else { throw CommandFailure("\(title) tells a line without end.") }
      var entry = pollfd(fd: connection, events: Int16(POLLIN), revents: 0)
      guard poll(&entry, 1, Self.pace) > 0 else { continue }
      let count = recv(connection, &piece, piece.count, 0)
      if count < 0, errno == EINTR || errno == EAGAIN { continue }
      guard count > 0 else { break }
      last = Date()
      waiting.append(contentsOf: piece[..<count])
    }
  }
}

nonisolated extension AttachedApplication {
  /// Hears what the application tells of its touches, until it ends or enough was heard.
  ///
  /// - Parameters:
  ///   - begun: called when the application watches.
  ///   - goesOn: asked again and again, with how many seconds nothing has come.
  ///   - take: called with each gesture that is over.
  /// - Returns: how many lines the application could not get rid of in time.
  /// - Throws: a sentence if it is not there, refuses or tells something else.
  func watch(
    begun: () -> Void, while goesOn: (Double) -> Bool, _ take: (WatchedGesture) throws(CommandFailure) -> Void
  ) throws(CommandFailure) -> Int {
    let touches = try AttachedTouches(of: self)
    begun()
    var reader = WatchedReader()
    try touches.hear(while: goesOn) { line, told throws(CommandFailure) in
      if let gesture = reader.read(line, as: told) { try take(gesture) }
    }
    if let gesture = reader.finish() { try take(gesture) }
    return reader.lost
  }
}
