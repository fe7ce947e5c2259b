import Synchronization

/// What other threads tell the lab's own: answers that are ready, failures, and that it is to end.
public final class LabMailbox: Sendable {
  enum Letter: Sendable {
    /// An answer to a question of a page: the connection, and the message.
    case answer(to: Int, String)
    /// A request of a page for the shell is done: the connection, and a sentence for all pages where it was refused.
    case obeyed(Int, String?)
    /// The lab is to end.
    case stop
  }

  private let wake = LabWake()
  private let letters = Mutex<[Letter]>([])

  /// Creates an empty one.
  public init() {}

  /// Can be read when there is a letter.
  var descriptor: Int32 { wake.descriptor }

  func put(_ letter: Letter) {
    letters.withLock { $0.append(letter) }
    wake.signal()
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
    wake.rest()
    return letters.withLock { all in
      defer { all = [] }
      return all
    }
  }
}
