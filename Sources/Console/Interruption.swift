internal import Foundation
import Synchronization

/// Ctrl-C, for commands that say what they have found so far.
package enum Interruption {
  private static let flag = Atomic<Bool>(false)

  /// Whether the person at the keyboard wants the command to come to an end.
  package static var isAsked: Bool { flag.load(ordering: .relaxed) }

  /// Has the first Ctrl-C set ``isAsked``; the second one ends the process, as ever.
  ///
  /// A process that was started to ignore it, such as one in the background, continues to ignore it.
  package static func listen() {
    // What the handler uses has to exist before it runs.
    flag.store(false, ordering: .relaxed)
    var action = sigaction()
    guard sigaction(SIGINT, nil, &action) == 0 else { return }
    #if canImport(Musl)
      if unsafeBitCast(action.__sa_handler.sa_handler, to: Int.self) == 1 { return }
      action.__sa_handler.sa_handler = { _ in Interruption.flag.store(true, ordering: .relaxed) }
    #elseif os(Linux)
      if unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == 1 { return }
      action.__sigaction_handler.sa_handler = { _ in Interruption.flag.store(true, ordering: .relaxed) }
    #else
      if unsafeBitCast(action.__sigaction_u.__sa_handler, to: Int.self) == 1 { return }
      action.__sigaction_u.__sa_handler = { _ in Interruption.flag.store(true, ordering: .relaxed) }
    #endif
    action.sa_flags = Int32(bitPattern: UInt32(SA_RESETHAND) | UInt32(SA_RESTART))
    sigaction(SIGINT, &action, nil)
  }

  /// Ends the process by the signal if it was asked for, so that a script that runs the command ends as well.
  package static func endIfAsked() {
    guard isAsked else { return }
    signal(SIGINT, SIG_DFL)
    raise(SIGINT)
  }
}
