#if os(Linux)
  import CChannel

  /// A process that outlives the shell by a moment: when the shell is killed it ends what the applications have started, and
  /// removes the sockets.
  ///
  /// ```
  ///   shell ──── number of each session ────► keeper
  ///     └── killed: the line is cut ─────────► ends the sessions, removes the sockets, and ends
  /// ```
  ///
  /// Applications themselves end with the shell, because the kernel kills them; what they have started does not.
  public final class ShellKeeper {
    /// Where it is told of sessions.
    let descriptor: Int32
    /// Its process.
    let process: Int32

    /// Starts a keeper.
    ///
    /// It is a copy of this process, and so is to be started before this has other threads.
    ///
    /// - Parameter folder: the folder of the sockets.
    /// - Returns: nil where the system has no room for it.
    public init?(for folder: PrivateFolder) {
      var names: [UnsafePointer<CChar>?] = ShellSocket.allCases.map { UnsafePointer(strdup($0.rawValue)) }
      defer { for name in names { free(UnsafeMutablePointer(mutating: name)) } }
      var process: Int32 = 0
      descriptor = processes_keep(folder.descriptor, &names, Int32(names.count), &process)
      guard descriptor >= 0 else { return nil }
      self.process = process
    }

    deinit {
      // Nothing was left behind.
      tell(0)
      close(descriptor)
      var status: Int32 = 0
      waitpid(process, &status, 0)
    }

    /// Tells it that a session has ended.
    func forget(_ session: Int32) { tell(-session) }

    private func tell(_ number: Int32) {
      var number = number
      _ = send(descriptor, &number, MemoryLayout<Int32>.size, Int32(MSG_NOSIGNAL))
    }
  }

  /// Processes by what the system says of them.
  enum ProcessTree {
    /// Whether a process is one of some, or descends from one.
    ///
    /// One that cannot be found is: it has connected and ended, and another may hold its connection. Where no process can be
    /// found, since `/proc` is missing, it cannot be told, and none is.
    ///
    /// - Parameters:
    ///   - leaders: processes with sessions of their own.
    ///   - adopts: whether all children of this process descend from those.
    static func comes(_ process: Int32, from leaders: [Int32], adopts: Bool) -> Bool {
      let own = getpid()
      var (next, steps) = (process, 0)
      while next != own, next != 1 || steps == 0, steps < 256 {
        var state = processes_state()
        guard processes_look(next, &state) == 0 else { return steps == 0 && processes_look(own, &state) == 0 }
        if leaders.contains(next) || leaders.contains(state.session) { return true }
        if state.parent == own { return adopts }
        if state.parent <= 0 { return false }
        next = state.parent
        steps += 1
      }
      return false
    }

    /// Ends all processes of a session, and what they are starting meanwhile.
    static func end(session: Int32) {
      var sessions = [session]
      for _ in 0..<100 where processes_sweep(&sessions, 1, 0, nil, 0) > 0 { usleep(1000) }
    }

    /// Ends all children of this process but some.
    static func endChildren(sparing spared: [Int32]) {
      var spared = spared
      for _ in 0..<100 where processes_sweep(nil, 0, getpid(), &spared, Int32(spared.count)) > 0 {
        usleep(1000)
      }
      // The last of them are to be forgotten as well.
      _ = processes_sweep(nil, 0, getpid(), &spared, Int32(spared.count))
    }
  }
#endif
