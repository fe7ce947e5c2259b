#if os(Linux)
  import CChannel
  import FingerpostChannel
  import FingerpostMessages

  /// Applications: starting them, talking to their ports, seeing them end.
  extension ShellLoop {
    /// How often to check a process whose end is not announced, in nanoseconds.
    private static let lookInterval: Int64 = 100_000_000
    /// How many messages an application may send per second; each is a note.
    private static let wordRate: Int64 = 10
    /// How many pieces of what it looks like an application may send per second, and how many at once.
    private static let pieceRate: (each: Int64, burst: Int64) = (2000, 1000)
    /// A piece counts once more for each of so many bytes.
    private static let pieceBytes = 16 << 10
    /// As how many pieces one counts that no observer wants.
    private static let unwantedPiece = 50
    /// How many pieces are taken before frames have their turn.
    private static let piecesAtOnce = 4

    /// Brings an application to the front, and starts it if it does not run.
    ///
    /// - Throws: why it does not come to the front: it is unknown, silent or could not be started, or the shell is ending.
    public func launch(_ name: String) throws(ShellRefusal) {
      try core.launch(name, at: parts.clock()) { index, application in start(index, application) }
      drain()
    }

    func launchFromHome(_ name: String) {
      do throws(ShellRefusal) {
        try core.launch(name, at: parts.clock()) { index, application in start(index, application) }
      } catch .notStarted {
        // The core has noted it.
      } catch {
        core.note(.notStarted(name, "\(error)"))
      }
    }

    private func start(_ index: Int, _ application: ShellApplication) -> Result<Int32, StartFailure> {
      let (own, theirs): (Channel, Channel)
      do throws(SystemError) {
        (own, theirs) = try Channel.pair()
      } catch {
        return .failure(StartFailure("\(error)"))
      }
      switch parts.starter.start(application, port: theirs) {
      case .failure(let failure): return .failure(failure)
      case .success(let process):
        let bucket = TokenBucket(rate: Self.wordRate, burst: 100, now: parts.clock())
        let pieces = TokenBucket(
          rate: Self.pieceRate.each, burst: Self.pieceRate.burst, now: parts.clock())
        links[index] = Link(channel: own, process: process, bucket: bucket, pieces: pieces)
        return .success(process.number)
      }
    }

    /// Sends what waits, as far as applications take it.
    func flush() {
      for index in links.indices {
        guard let link = links[index], !link.isBlocked, let channel = link.channel else { continue }
        while let message = core.nextMessage(for: index) {
          switch channel.send(message) {
          case .sent: core.settle(index, .sent, at: parts.clock())
          case .tooLong: core.settle(index, .tooLong, at: parts.clock())
          case .full:
            links[index]?.isBlocked = true
            core.settle(index, .full, at: parts.clock())
          case .gone:
            links[index]?.channel = nil
            core.settle(index, .gone, at: parts.clock())
          }
          if links[index]?.isBlocked ?? true || links[index]?.channel == nil { break }
        }
      }
    }

    /// Takes what an application says, a few messages at a time.
    func listen(to index: Int, _ now: Int64, piecesAtOnce: Int = ShellLoop.piecesAtOnce) {
      var pieces = 0
      for _ in 0..<16 where pieces < piecesAtOnce {
        guard let channel = links[index]?.channel else { return }
        guard links[index]?.pieces.hasToken(at: now) ?? false, links[index]?.bucket.spend(at: now) ?? false
        else {
          links[index]?.isMuted = true
          return
        }
        switch channel.receive(ApplicationMessage.self, waits: false) {
        case .message(.piece(let piece)):
          pieces += 1
          links[index]?.bucket.refund()
          receivePiece(.piece(piece), piece.bytes.count, from: index, now)
        case .message(.leftOut(let loss)):
          pieces += 1
          links[index]?.bucket.refund()
          receivePiece(.leftOut(loss), 0, from: index, now)
        case .message(.handled(let count)):
          // There are no more of these than frames, or the core closes the port.
          links[index]?.bucket.refund()
          receive(.handled(count), from: index, now)
        case .message(let message): receive(message, from: index, now)
        case .nothing:
          links[index]?.bucket.refund()
          return
        case .bad(let error):
          refusals.badMessages &+= 1
          core.spokeBadly(index, error, at: now)
          links[index]?.channel = nil
        case .gone:
          links[index]?.channel = nil
          core.portClosed(index, at: now)
        }
      }
    }

    private func receive(_ message: ApplicationMessage, from index: Int, _ now: Int64) {
      core.receive(message, from: index, at: now)
      // What cannot be has closed its port.
      if core.isPortClosed(index) { links[index]?.channel = nil }
    }

    private func receivePiece(_ message: ApplicationMessage, _ size: Int, from index: Int, _ now: Int64) {
      _ = links[index]?.pieces.spend(at: now)
      // Some may still be on their way when the application is told that the last observer has gone.
      let price = core.isWatched(index) ? size / Self.pieceBytes : Self.unwantedPiece
      links[index]?.pieces.charge(price)
      core.receive(message, from: index, at: now)
    }

    /// When applications that have sent too much are read again.
    func nextWord() -> Int64? {
      var next: Int64?
      for link in links {
        guard let link, link.isMuted else { continue }
        let time = max(link.bucket.time(for: 1), link.pieces.time(for: 1))
        next = min(next ?? time, time)
      }
      return next
    }

    /// Listens again to applications whose time has come.
    func releaseMuted(_ now: Int64) {
      for index in links.indices where links[index]?.isMuted ?? false {
        guard let link = links[index] else { continue }
        if link.bucket.hasToken(at: now), link.pieces.hasToken(at: now) { links[index]?.isMuted = false }
      }
    }

    /// Looks whether a process has ended, and forgets it if it has.
    func reap(_ index: Int, _ now: Int64) {
      guard let link = links[index] else { return }
      var status: Int32 = 0
      if link.process.leadsSession {
        // Its number stays its own until it is forgotten, so nothing else can be meant.
        guard processes_has_ended(link.process.number) != 0 else { return }
        ProcessTree.end(session: link.process.number)
        parts.keeper?.forget(link.process.number)
      }
      let process = waitpid(link.process.number, &status, WNOHANG)
      guard process != 0 else { return }
      if process < 0, errno == EINTR { return }
      // Its last messages are worth reading.
      listen(to: index, now, piecesAtOnce: .max)
      if link.process.descriptor >= 0 { close(link.process.descriptor) }
      links[index] = nil
      core.ended(index, process < 0 ? .unknown : Self.ending(status), at: now)
    }

    /// Looks after processes whose end no descriptor announces.
    func reapPortless() {
      for index in links.indices {
        guard let link = links[index], link.channel == nil, link.process.descriptor < 0 else { continue }
        reap(index, parts.clock())
      }
    }

    /// When to look after such processes again.
    func nextLook(_ now: Int64) -> Int64? {
      let isNeeded = links.contains { $0.map { $0.channel == nil && $0.process.descriptor < 0 } ?? false }
      return isNeeded ? now &+ Self.lookInterval : nil
    }

    func signal(_ index: Int, _ number: Int32) {
      // Not reaped yet, so no other process has this number.
      guard let process = links[index]?.process, process.number > 1 else { return }
      // What it has started is meant as well.
      kill(process.leadsSession ? -process.number : process.number, number)
    }

    private static func ending(_ status: Int32) -> ProcessEnding {
      let signal = status & 0x7f
      return signal == 0 ? .exited(status >> 8 & 0xff) : .killed(signal)
    }
  }
#endif
