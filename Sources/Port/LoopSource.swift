#if os(Linux)
  /// A source of the main loop: once it is signaled, the next turn performs it. [PIPE-3, PIPE-4]
  ///
  /// There are two versions, as in `CFRunLoop`. Sources of version 1 are signaled by the kernel, which finds something in
  /// their port; those of version 0 by what has something for them. What comes while a source is performed holds for the
  /// turn after, so that no source keeps the others waiting.
  struct LoopSource {
    /// Who signals it.
    enum Version: Int {
      /// Code of the application.
      case zero
      /// The kernel.
      case one
    }

    /// Who signals it.
    let version: Version
    /// Whether the next turn performs it.
    let isSignaled: () -> Bool
    /// Takes what it was signaled for.
    let perform: () -> Void
  }

  extension EventFetcher {
    /// Reads the port, and so signals ``source0(_:)`` if something has come.
    ///
    /// While the event-fetch thread has the port, it does this on its own loop. [PIPE-3]
    var source1: LoopSource {
      LoopSource(version: .one, isSignaled: { self.isPortSignaled }, perform: { self.readPort() })
    }

    /// Drains the queue of what was read: signaled by whoever read it, the thread or ``source1``. [PIPE-4]
    ///
    /// - Parameter drain: takes what waits by now out of the queue.
    func source0(_ drain: @escaping () -> Void) -> LoopSource {
      LoopSource(version: .zero, isSignaled: { self.waiting > 0 }, perform: drain)
    }
  }
#endif
