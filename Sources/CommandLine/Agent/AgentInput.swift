import FingerpostAgentServer
import Foundation
import Synchronization

/// The lines of a stream, read on a thread of its own so that they are there while a call runs.
nonisolated final class AgentInput: Sendable {
  /// How many lines are read before someone takes them: each may be large.
  private static let room = 8

  private let lines = Mutex<[AgentLines.Line?]>([])
  /// Counts the lines, and the end, that were read and not taken.
  private let filled = DispatchSemaphore(value: 0)
  private let free = DispatchSemaphore(value: AgentInput.room)

  /// Begins to read a stream of the process.
  init(descriptor: Int32 = STDIN_FILENO) {
    let thread = Thread { [self] in read(descriptor) }
    thread.name = "fingerpost.agent.input"
    thread.start()
  }

  /// Waits for the next line; nil at the end of the stream.
  func next() -> AgentLines.Line? {
    filled.wait()
    return take()
  }

  /// The next line if there is one now; at the end of the stream there is none.
  func nextAtOnce() -> AgentLines.Line? {
    guard filled.wait(timeout: .now()) == .success else { return nil }
    guard let line = take() else {
      // Whoever waits for a line has to see the end.
      put(nil)
      return nil
    }
    return line
  }

  private func take() -> AgentLines.Line? {
    let line = lines.withLock { $0.removeFirst() }
    free.signal()
    return line
  }

  private func put(_ line: AgentLines.Line?) {
    lines.withLock { $0.append(line) }
    filled.signal()
  }

  private func read(_ descriptor: Int32) {
    var splitter = AgentLines()
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Foundation.read(descriptor, &piece, piece.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      for line in splitter.add(Array(piece[..<count])) {
        free.wait()
        put(line)
      }
    }
    if let last = splitter.end() {
      free.wait()
      put(last)
    }
    free.wait()
    put(nil)
  }
}
