#if os(Linux)
  import CChannel
  import FingerpostChannel
  import FingerpostHID
  import FingerpostMessages

  /// Connections to the sockets: which are accepted, and what they send.
  extension ShellLoop {
    /// How many messages of one connection are taken before others have their turn.
    private static let atOnce = 64
    /// How many messages an observer is sent before others have their turn.
    private static let piecesAtOnce = 8

    /// Takes the connections that wait at a socket.
    func accept(_ socket: ShellSocket, _ now: Int64) {
      guard let index = listeners.firstIndex(where: { $0.socket == socket }) else { return }
      for _ in 0..<Self.atOnce {
        // A client that reconnects again and again must not get more of the shell than one that stays connected.
        guard listeners[index].bucket.spend(at: now) else {
          listeners[index].closedUntil = listeners[index].bucket.time(for: 1)
          return
        }
        let descriptor = channel_accept(listeners[index].descriptor)
        guard descriptor >= 0 else {
          let reason = errno
          listeners[index].bucket.refund()
          switch reason {
          case EINTR, ECONNABORTED: continue
          case EAGAIN: return
          default:
            // The system has no descriptors left. Clients that wait keep waiting, and so must not wake the loop meanwhile.
            listeners[index].closedUntil = now &+ 1_000_000_000
            return
          }
        }
        admit(Channel(descriptor: descriptor), socket, now)
      }
    }

    /// When a socket that accepts no connections accepts them again.
    func nextOpening() -> Int64? {
      var next: Int64?
      for listener in listeners {
        if let time = listener.closedUntil { next = min(next ?? time, time) }
      }
      return next
    }

    /// Lets people in again at sockets whose time has come.
    func openListeners(_ now: Int64) {
      for index in listeners.indices {
        if let time = listeners[index].closedUntil, time <= now { listeners[index].closedUntil = nil }
      }
    }

    /// Accepts the client at the other end of a connection, unless its user is not the shell's.
    func admit(_ channel: Channel, _ socket: ShellSocket, _ now: Int64) {
      guard let peer = channel.peer, peer.user == parts.user else {
        refusals.strangers &+= 1
        if ShellRefusals.isNoted(refusals.strangers) {
          let peer = channel.peer
          parts.note(.strangerRefused(socket, user: peer?.user ?? .max, process: peer?.process ?? -1))
        }
        return refuse(channel, socket, "Only the user who runs the shell may use it.")
      }
      let leaders = links.compactMap { $0?.process.number }
      guard !ProcessTree.comes(peer.process, from: leaders, adopts: parts.adoptsOrphans) else {
        refusals.strangers &+= 1
        if ShellRefusals.isNoted(refusals.strangers) {
          parts.note(.applicationRefused(socket, process: peer.process))
        }
        return refuse(channel, socket, "Applications may not use the shell's sockets.")
      }
      if socket == .control { makeRoom() }
      let count = order.count { connections[$0]?.socket == socket }
      guard count < parts.maxConnections else {
        refusals.crowded &+= 1
        if ShellRefusals.isNoted(refusals.crowded) { parts.note(.crowded(socket)) }
        return refuse(channel, socket, "There are \(count) connections to this socket already.")
      }
      let rate = socket == .digitizer ? parts.frameRate : parts.requestRate
      nextConnection += 1
      order.append(nextConnection)
      connections[nextConnection] = Connection(
        socket: socket, channel: channel,
        bucket: TokenBucket(rate: rate.each, burst: rate.burst, now: now),
        session: socket == .digitizer ? DigitizerSession(screen: core.screen) : nil, cameAt: now)
    }

    /// Has the connection of the command line go that has been quiet longest, so that there is always room for one more.
    private func makeRoom() {
      let all = order.filter { connections[$0]?.socket == .control }
      guard all.count >= parts.maxConnections,
        let oldest = all.min(by: { connections[$0]?.spokeAt ?? 0 < connections[$1]?.spokeAt ?? 0 })
      else { return }
      refusals.crowded &+= 1
      if ShellRefusals.isNoted(refusals.crowded) { parts.note(.crowded(.control)) }
      hangUp(oldest)
    }

    /// When the next connection has said nothing for too long.
    func nextQuiet() -> Int64? {
      var next: Int64?
      for number in order {
        guard let connection = connections[number], !connection.hasSpoken else { continue }
        next = min(next ?? .max, connection.cameAt &+ parts.quietFor)
      }
      return next
    }

    /// Closes connections that have said nothing for too long.
    func closeQuiet(_ now: Int64) {
      for number in order {
        guard let connection = connections[number], !connection.hasSpoken,
          connection.cameAt &+ parts.quietFor <= now
        else { continue }
        refusals.quiet &+= 1
        if ShellRefusals.isNoted(refusals.quiet) { parts.note(.quiet(connection.socket)) }
        hangUp(number)
      }
    }

    private func refuse(_ channel: Channel, _ socket: ShellSocket, _ reason: String) {
      switch socket {
      case .control: _ = channel.send(ControlReply.refused(reason))
      case .digitizer: _ = channel.send(DigitizerReply.refused(reason))
      case .observer: _ = channel.send(ObserverMessage.refused(reason))
      }
      channel.discard(atMost: Self.atOnce)
    }

    /// Takes what a connection says, as far as it may.
    func serve(_ number: Int, _ now: Int64) {
      for _ in 0..<Self.atOnce {
        guard let connection = connections[number], !connection.isOver else { break }
        guard connections[number]?.bucket.spend(at: now) ?? false else {
          throttle(number)
          break
        }
        let isMore =
          switch connection.socket {
          case .control: answer(number, connection.channel, now)
          case .digitizer: receiveFrame(number, connection.channel, now)
          case .observer: receiveRequest(number, connection.channel, now)
          }
        if !isMore {
          connections[number]?.bucket.refund()
          break
        }
        connections[number]?.spokeAt = now
        connections[number]?.hasSpoken = true
      }
      if connections[number]?.isOver ?? false { forget(number, now) }
    }

    private func throttle(_ number: Int) {
      guard let connection = connections[number] else { return }
      connections[number]?.isThrottled = true
      guard !connection.wasThrottled else { return }
      connections[number]?.wasThrottled = true
      parts.note(.throttled(connection.session?.name ?? connection.socket.rawValue))
    }

    /// When connections that wait may continue.
    func nextTokens() -> Int64? {
      var next: Int64?
      for number in order {
        guard let connection = connections[number], connection.isThrottled else { continue }
        let time = connection.bucket.time(for: Int64(Self.atOnce))
        next = min(next ?? time, time)
      }
      return next
    }

    /// Lets connections continue whose waiting time is over.
    func releaseThrottled(_ now: Int64) {
      for number in order {
        guard let connection = connections[number], connection.isThrottled else { continue }
        if connection.bucket.time(for: Int64(Self.atOnce)) <= now { connections[number]?.isThrottled = false }
      }
    }

    private func bad(_ number: Int, _ channel: Channel, _ socket: ShellSocket, _ reason: String) {
      refusals.badMessages &+= 1
      if ShellRefusals.isNoted(refusals.badMessages) { parts.note(.badBytes(socket, reason)) }
      refuse(channel, socket, reason)
      connections[number]?.isOver = true
    }

    /// Takes the next message of a connection, if there is one.
    ///
    /// - Returns: whether more may follow at once.
    private func receive<Message: WireMessage>(
      _ number: Int, _ channel: Channel, _ socket: ShellSocket, _ take: (Message) -> Bool
    ) -> Bool {
      switch channel.receive(Message.self, waits: false) {
      case .nothing: return false
      case .gone: connections[number]?.isOver = true
      case .bad(let error): bad(number, channel, socket, "\(error)")
      case .message(let message): return take(message)
      }
      return true
    }

    private func answer(_ number: Int, _ channel: Channel, _ now: Int64) -> Bool {
      receive(number, channel, .control) { (request: ControlRequest) in
        let reply = reply(to: request, now)
        drain()
        switch channel.send(reply) {
        case .sent: break
        case .tooLong: _ = channel.send(ControlReply.refused("The answer is too long."))
        case .full, .gone: connections[number]?.isOver = true
        }
        return true
      }
    }

    private func receiveFrame(_ number: Int, _ channel: Channel, _ now: Int64) -> Bool {
      receive(number, channel, .digitizer) { (message: DigitizerMessage) in
        if case .frame(let frame) = message {
          // Ten fingers cost nothing more; what no hand can do is looked at as slowly as it deserves.
          let size = frame.contacts.count + frame.earlier.count + frame.presses.count + frame.updates.count
          connections[number]?.bucket.charge(size / 32)
        }
        let outcome = connections[number]?.session?.receive(message, now: now, merger: merger)
        switch outcome {
        case .events(let events): handle(events)
        case .came(let name, let screen): parts.note(.digitizerCame(name, screen: screen))
        case .ended: connections[number]?.isOver = true
        case .refused(let reason): bad(number, channel, .digitizer, reason)
        case nil: return false
        }
        if case .ended = outcome, let session = connections[number]?.session {
          // What is down is cancelled before the client is told that all is done.
          closeSession(number, now)
          _ = channel.send(DigitizerReply.done(frames: session.frames, faults: session.faults))
        }
        return true
      }
    }

    private func closeSession(_ number: Int, _ now: Int64) {
      guard var session = connections[number]?.session, let name = session.name, session.gate != nil else {
        return
      }
      let events = session.end(now: now, merger: merger)
      connections[number]?.session = session
      handle(events)
      let cancelled = events.compactMap(\.frame).reduce(0) { $0 + $1.contacts.count }
      parts.note(
        .digitizerWent(name, frames: session.frames, faults: session.faults, cancelled: cancelled))
    }

    private func receiveRequest(_ number: Int, _ channel: Channel, _ now: Int64) -> Bool {
      receive(number, channel, .observer) { (request: ObserverRequest) in
        core.receive(request, from: number, at: now)
        return true
      }
    }

    /// Sends observers what waits for them, a little at a time: frames have their turn in between.
    func tellObservers() {
      sendToObservers()
      // There may be room now for a whole picture, which is asked for, and which the home screen gives at once.
      drain()
      sendToObservers()
    }

    private func sendToObservers() {
      for number in order {
        guard let connection = connections[number], connection.socket == .observer, !connection.isBlocked
        else { continue }
        var left = Self.piecesAtOnce
        while let message = core.nextMessage(forObserver: number) {
          guard left > 0 else {
            connections[number]?.isBlocked = true
            break
          }
          left -= 1
          let now = parts.clock()
          switch connection.channel.send(message) {
          case .sent: core.settle(observer: number, .sent, at: now)
          case .tooLong: core.settle(observer: number, .tooLong, at: now)
          case .full:
            connections[number]?.isBlocked = true
            core.settle(observer: number, .full, at: now)
          case .gone: hangUp(number)
          }
          if connections[number]?.isBlocked ?? true { break }
        }
      }
    }

    /// Closes the connection of an observer.
    func hangUp(_ number: Int) {
      connections[number]?.channel.interrupt()
      forget(number, parts.clock())
    }

    private func forget(_ number: Int, _ now: Int64) {
      closeSession(number, now)
      core.observerWent(number, at: now)
      connections[number] = nil
      order.removeAll { $0 == number }
    }
  }

  /// A connection to one of the shell's sockets.
  struct Connection {
    let socket: ShellSocket
    let channel: Channel
    /// How much it may say.
    var bucket: TokenBucket
    /// What it gave so far, if it is a digitizer.
    var session: DigitizerSession?
    var isThrottled = false
    /// Whether an observer is sent more when its socket takes it.
    var isBlocked = false
    var wasThrottled = false
    var isOver = false
    var cameAt: Int64
    /// When it last said something, and whether it ever did.
    var spokeAt: Int64
    var hasSpoken = false

    init(
      socket: ShellSocket, channel: Channel, bucket: TokenBucket, session: DigitizerSession?, cameAt: Int64
    ) {
      self.socket = socket
      self.channel = channel
      self.bucket = bucket
      self.session = session
      self.cameAt = cameAt
      spokeAt = cameAt
    }
  }
#endif
