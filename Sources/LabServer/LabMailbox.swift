#if os(Linux)
  import CChannel
  import Glibc
  import Synchronization

  /// What other threads tell the lab's own: answers that are ready, failures, and that it is to end.
  public final class LabMailbox: Sendable {
    enum Letter: Sendable {
      /// An answer to a question of a page: the connection, and the message.
      case answer(to: Int, String)
      /// A sentence for all pages.
      case note(String)
      /// The lab is to end.
      case stop
    }

    /// Can be read when there is a letter.
    let descriptor = channel_wake()
    private let letters = Mutex<[Letter]>([])

    /// Creates an empty one.
    public init() {}

    deinit { close(descriptor) }

    /// Has the lab end.
    public func stop() { put(.stop) }

    func put(_ letter: Letter) {
      letters.withLock { $0.append(letter) }
      channel_signal(descriptor)
    }

    /// Has a question answered on another thread, and makes a letter of the answer.
    func answer(
      _ question: LabQuestion, by answering: any LabAnswering,
      _ letter: @escaping @Sendable (String) -> Letter
    ) {
      Task.detached {
        let members = await answering.reply(to: question)
        self.put(letter(members))
      }
    }

    func drain() -> [Letter] {
      _ = channel_rest(descriptor)
      return letters.withLock { all in
        defer { all = [] }
        return all
      }
    }
  }
#endif
