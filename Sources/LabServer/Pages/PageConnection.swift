import CChannel
import FingerpostChannel
import FingerpostPageMessages
import FingerpostShell

/// A connection of a browser: first of requests, then perhaps of messages.
final class PageConnection {
  /// How many bytes may wait to be written before the connection is given up.
  static let maxWaiting = 64_000_000
  /// How many bytes may wait to be written before nothing more is taken from the page.
  static let maxUnread = 1_000_000
  /// How many batches a page may be behind in drawing.
  static let maxBatches = 3
  /// How many questions and requests for the shell may be open at once.
  static let maxQuestions = 4

  let descriptor: Int32
  /// What came and was not looked at yet.
  var incoming: ArraySlice<UInt8> = []
  /// Whether a whole request or message may be in what came: nothing more is read before it was looked at.
  var isHeld = false
  /// Whether it has said anything, and when it did last or came.
  private(set) var hasSpoken = false
  private(set) var spokeAt: Int64
  private var outgoing: [UInt8] = []
  private var written = 0
  /// Reads messages, once a request has asked for a WebSocket.
  var socket: SocketReader?
  /// Whether the page has shown a pass.
  var hasEntered = false
  /// Whether nothing more is taken, and the connection ends when all is written and the other end has read it.
  private(set) var isEnding = false
  private var isFinished = false
  /// Until when a request or a pass has to have come, or the other end to have gone, in nanoseconds.
  var deadline: Int64
  /// Limits the messages of a page: what is too much is not read until there is room.
  var bucket: TokenBucket

  // What a page has been told.

  /// Its place in the log.
  var place: UInt64 = 0
  /// The number of the last batch, and of the last one that the page has drawn.
  var batch = 0
  var seen = 0
  /// The version of the state of the shell that it knows.
  var version = 0
  /// How many of its questions and requests are open.
  var questions = 0

  init(_ descriptor: Int32, now: Int64) {
    self.descriptor = descriptor
    spokeAt = now
    deadline = now + 10_000_000_000
    bucket = TokenBucket(rate: 1000, burst: 1000, now: now)
  }

  deinit { close(descriptor) }

  /// Whether it is a page that watches.
  var isPage: Bool { hasEntered && !isEnding }
  /// How many bytes wait to be written.
  var unread: Int { outgoing.count - written }
  /// Whether something waits to be written.
  var isWaiting: Bool { unread > 0 }
  /// Whether the page reads so little of what it is told that nothing more is taken from it.
  var isFull: Bool { unread > Self.maxUnread }
  /// Whether a batch may be sent: all before it is written, and the page has drawn most of it.
  var isReady: Bool { isPage && !isWaiting && batch - seen < Self.maxBatches }

  /// Says that nothing more comes. The other end closes when it has read all; were it closed here while something lies
  /// unread, what was written last could be lost.
  func finish() {
    guard !isFinished else { return }
    isFinished = true
    channel_finish(descriptor)
  }

  /// Reads what came; false if the other end is gone.
  func read(at now: Int64) -> Bool {
    let size = 16_384
    var gone = false
    let chunk = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      let got = recv(descriptor, buffer.baseAddress, size, 0)
      gone = got == 0 || (got < 0 && errno != EAGAIN && errno != EINTR)
      count = max(0, got)
    }
    incoming += chunk
    if !chunk.isEmpty { (hasSpoken, spokeAt) = (true, now) }
    return !gone
  }

  /// Puts bytes behind those that wait.
  func send(_ bytes: [UInt8]) {
    if !isWaiting {
      outgoing = bytes
      written = 0
    } else {
      outgoing += bytes
    }
  }

  /// Sends a message to the page.
  func tell(_ message: some Collection<UInt8>) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(message.count + 10)
    SocketReader.write(message, to: &bytes)
    send(bytes)
  }

  /// Writes as much as is taken; false if the other end is gone or reads too little.
  func write() -> Bool {
    while isWaiting {
      let count = outgoing.withUnsafeBytes {
        channel_send(descriptor, $0.baseAddress! + written, UInt($0.count - written))
      }
      if count < 0 {
        if errno == EINTR { continue }
        return errno == EAGAIN && unread <= Self.maxWaiting
      }
      written += count
    }
    (outgoing, written) = ([], 0)
    return true
  }

  /// Ends the connection with the number of a reason, when all is written.
  func end(_ reason: UInt16) {
    guard !isEnding else { return }
    var bytes: [UInt8] = []
    if socket != nil {
      SocketReader.write([UInt8(reason >> 8), UInt8(reason & 0xFF)], kind: 8, to: &bytes)
    }
    send(bytes)
    isEnding = true
  }
}
