#if os(Linux)
  import CChannel
  import FingerpostChannel
  import FingerpostHID
  import Glibc

  /// Applications: starting them, talking to their ports, seeing them end.
  extension ShellLoop {
    /// How often a process is looked at that nobody announces the end of, in nanoseconds.
    private static let lookInterval: Int64 = 100_000_000
    /// How much an application may say in a second; each of it is a note.
    private static let wordRate: Int64 = 10

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
        links[index] = Link(channel: own, process: process, bucket: bucket)
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
    func listen(to index: Int, _ now: Int64) {
      for _ in 0..<16 {
        guard let channel = links[index]?.channel else { return }
        guard links[index]?.bucket.take(at: now) ?? false else {
          links[index]?.isMuted = true
          return
        }
        switch channel.receive(ApplicationMessage.self, waits: false) {
        case .message(let message): core.take(message, from: index)
        case .nothing:
          links[index]?.bucket.giveBack()
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

    /// When applications that have said too much are listened to again.
    func nextWord() -> Int64? {
      var next: Int64?
      for link in links {
        guard let link, link.isMuted else { continue }
        let time = link.bucket.time(for: 1)
        next = min(next ?? time, time)
      }
      return next
    }

    /// Listens again to applications whose time has come.
    func releaseMuted(_ now: Int64) {
      for index in links.indices where links[index]?.isMuted ?? false {
        if links[index]?.bucket.hasToken(at: now) ?? false { links[index]?.isMuted = false }
      }
    }

    /// Looks whether a process has ended, and forgets it if it has.
    func reap(_ index: Int, _ now: Int64) {
      guard let link = links[index] else { return }
      var status: Int32 = 0
      let process = waitpid(link.process.number, &status, WNOHANG)
      guard process != 0 else { return }
      if process < 0, errno == EINTR { return }
      // What it said last is worth hearing.
      listen(to: index, now)
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
      // Not reaped yet, so that the number is nobody else's.
      guard let process = links[index]?.process.number, process > 1 else { return }
      kill(process, number)
    }

    private static func ending(_ status: Int32) -> ProcessEnding {
      let signal = status & 0x7f
      return signal == 0 ? .exited(status >> 8 & 0xff) : .killed(signal)
    }
  }
#endif
