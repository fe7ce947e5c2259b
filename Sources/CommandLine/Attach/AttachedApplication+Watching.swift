import FingerpostConsole
import FingerpostExplain
import Foundation

nonisolated extension AttachedApplication {
  /// The longest line: one with a screen of as many views as are ever read.
  private static let longest = InputFile.maxBytes
  /// How often it is asked whether to go on, in milliseconds.
  private static let pace: Int32 = 200

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
    let (connection, answer, rest) = try ask("watch")
    defer { close(connection) }
    guard answer == "watch" else {
      throw CommandFailure("\(title) does not tell touches: its FingerpostAttach.swift is older.")
    }
    begun()
    var (reader, waiting, last) = (WatchedReader(), rest, Date())
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while goesOn(-last.timeIntervalSinceNow) {
      while let feed = waiting.firstIndex(of: UInt8(ascii: "\n")) {
        let line = Data(waiting[..<feed])
        waiting.removeSubrange(...feed)
        guard let read = WatchedLine(line) else {
          throw CommandFailure("\(title) told a line that FingerpostAttach does not write.")
        }
        if let gesture = reader.read(read) { try take(gesture) }
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
    if let gesture = reader.finish() { try take(gesture) }
    return reader.lost
  }
}
