import FingerpostComparing
import FingerpostConsole
import Foundation
import Synchronization

/// Hears an application on threads of its own, and tells the main thread: its touches as they come, and its screen now
/// and then.
nonisolated final class AttachedFeed: Sendable {
  /// What the main thread is told.
  enum News: Sendable {
    /// A line of the application's, and what it was before it was read.
    case line(WatchedLine, Data)
    /// The screen as it is now.
    case screen(Data)
    /// The screen could not be had; a sentence.
    case trouble(String)
    /// The application has ended, or told what it must not; a sentence.
    case ended(String)
  }

  /// How long the screen is not asked for while no finger touches it, in seconds; twice as long after each time that it
  /// has changed by itself.
  private static let (shortest, longest) = (0.5, 8.0)

  private struct State {
    var isTouched = false
    var isOver = false
    var pause = shortest
  }

  private let application: AttachedApplication
  private let touches: AttachedTouches
  private let state = Mutex(State())

  /// Has an application watch its touches.
  ///
  /// - Throws: a sentence if it is not there, or refuses.
  init(of application: AttachedApplication) throws(CommandFailure) {
    self.application = application
    touches = try AttachedTouches(of: application)
  }

  /// Whether fingers are down, or something may still come of them: the screen is not asked for meanwhile.
  func note(isTouched: Bool) {
    state.withLock {
      $0.isTouched = isTouched
      $0.pause = Self.shortest
    }
  }

  /// Notes that the screen has changed by itself: one that always does is asked for less often.
  func noteChange() { state.withLock { $0.pause = min($0.pause * 2, Self.longest) } }

  /// Begins to hear. Each piece of news is taken before the next one is read, so that none wait here.
  func begin(_ take: @escaping @MainActor @Sendable (News) -> Void) {
    @Sendable func tell(_ news: News) {
      DispatchQueue.main.sync { MainActor.assumeIsolated { take(news) } }
    }
    Thread.detachNewThread { [self] in
      var reason = "\(application.title) has ended."
      do throws(CommandFailure) {
        try touches.hear(while: { _ in true }) { line, told in tell(.line(line, told)) }
      } catch {
        reason = error.description
      }
      state.withLock { $0.isOver = true }
      tell(.ended(reason))
    }
    Thread.detachNewThread { [self] in
      while true {
        Thread.sleep(forTimeInterval: state.withLock { $0.pause })
        let (isTouched, isOver) = state.withLock { ($0.isTouched, $0.isOver) }
        if isOver { return }
        if isTouched { continue }
        do throws(CommandFailure) {
          tell(.screen(try application.screen()))
        } catch {
          // That it has ended is told by its touches.
          if !state.withLock({ $0.isOver }) { tell(.trouble(error.description)) }
        }
      }
    }
  }
}
