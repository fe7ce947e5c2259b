import Foundation
import Synchronization

/// Runs work on a thread with a large stack: the parser calls itself for each level of nesting.
enum LargeStack {
  /// Memory that is only taken as far as the work goes.
  private static let size = 1 << 30

  static func run<Value: Sendable>(_ work: @escaping @Sendable () -> Value) -> Value {
    let result = Result<Value>()
    let ended = DispatchSemaphore(value: 0)
    let thread = Thread {
      result.value.withLock { $0 = work() }
      ended.signal()
    }
    thread.stackSize = size
    thread.start()
    ended.wait()
    return result.value.withLock { $0! }
  }

  private final class Result<Value: Sendable>: Sendable {
    let value = Mutex<Value?>(nil)
  }
}
