import FingerpostTimeline
import Foundation

/// The key of ``CATransaction/disableActions()``.
public nonisolated let kCATransactionDisableActions = "disableActions"
/// The key of ``CATransaction/animationDuration()``.
public nonisolated let kCATransactionAnimationDuration = "animationDuration"
/// The key of ``CATransaction/animationTimingFunction()``.
public nonisolated let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of ``CATransaction/completionBlock()``.
public nonisolated let kCATransactionCompletionBlock = "completionBlock"

/// Changes of layers that belong together. [ANIM-12]
///
/// What is set outside of ``begin()`` and ``commit()`` counts until the next turn of the clock. Layers without a view change
/// at once here, so that ``setDisableActions(_:)`` is kept and has no effect.
@preconcurrency @MainActor open class CATransaction {
  nonisolated deinit {}

  private static var stack: TransactionStack { World.current.animations.transactions }

  /// Begins a transaction, which may be inside another one.
  public static func begin() { stack.begin() }

  /// Ends the innermost transaction; without one it does nothing.
  public static func commit() { stack.commit() }

  /// Ends what was set outside of ``begin()`` and ``commit()``.
  public static func flush() { stack.flush() }

  /// Sets whether properties of layers change at once. Here they always do.
  public static func setDisableActions(_ flag: Bool) { stack.change { $0.disablesActions = flag } }

  /// Whether properties of layers were to change at once, by this transaction or one around it. Default false.
  public static func disableActions() -> Bool { stack.first { $0.disablesActions } ?? false }

  /// Sets how long animations of layers take that do not say so themselves, in seconds.
  public static func setAnimationDuration(_ duration: CFTimeInterval) {
    stack.change { $0.duration = duration }
  }

  /// How long animations of layers take that do not say so themselves, in seconds. Default 0.25.
  public static func animationDuration() -> CFTimeInterval { stack.duration ?? 0.25 }

  /// Sets the curve of animations of layers that have none themselves.
  public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    stack.change { $0.function = function }
  }

  /// The curve of animations of layers that have none themselves. Default nil.
  public static func animationTimingFunction() -> CAMediaTimingFunction? { stack.function }

  /// Sets what is called once all animations are over that begin from now on in this transaction. [ANIM-12]
  ///
  /// Without any it is called when the transaction is committed.
  public static func setCompletionBlock(_ block: (() -> Void)?) { stack.setCompletion(block) }

  /// What is called once all animations are over that began in this transaction, or nil.
  public static func completionBlock() -> (() -> Void)? { stack.completion }

  /// Sets one of the values by its key; other keys are ignored.
  public static func setValue(_ value: Any?, forKey key: String) {
    switch key {
    case kCATransactionDisableActions:
      setDisableActions(value as? Bool ?? (value as? NSNumber)?.boolValue ?? false)
    case kCATransactionAnimationDuration:
      setAnimationDuration(value as? Double ?? (value as? NSNumber)?.doubleValue ?? 0.25)
    case kCATransactionAnimationTimingFunction: setAnimationTimingFunction(value as? CAMediaTimingFunction)
    case kCATransactionCompletionBlock: setCompletionBlock(value as? () -> Void)
    default: break
    }
  }

  /// Returns one of the values by its key, or nil.
  public static func value(forKey key: String) -> Any? {
    switch key {
    case kCATransactionDisableActions: disableActions()
    case kCATransactionAnimationDuration: animationDuration()
    case kCATransactionAnimationTimingFunction: animationTimingFunction()
    case kCATransactionCompletionBlock: completionBlock()
    default: nil
    }
  }
}

/// The transactions that are open in a world. [ANIM-12]
final class TransactionStack {
  /// What was set in a transaction.
  struct Level {
    var disablesActions: Bool?
    var duration: Double?
    var function: CAMediaTimingFunction?
    fileprivate var waiter: Waiter?
  }

  /// What is called when all animations are over that it waits for.
  fileprivate final class Waiter {
    let block: () -> Void
    var count = 0
    var isCommitted = false

    init(_ block: @escaping () -> Void) { self.block = block }

    nonisolated deinit {}

    func judge() {
      if isCommitted, count == 0 { block() }
    }
  }

  private var levels: [Level] = []
  /// What was set outside of any transaction, until the next turn.
  private var outside: Level?

  nonisolated deinit {}

  func first<Value>(_ value: (Level) -> Value?) -> Value? {
    for level in levels.reversed() {
      if let found = value(level) { return found }
    }
    return outside.flatMap(value)
  }

  var duration: Double? { first { $0.duration } }
  var function: CAMediaTimingFunction? { first { $0.function } }
  var completion: (() -> Void)? { (levels.last ?? outside)?.waiter?.block }

  func begin() { levels.append(Level()) }

  func commit() {
    guard let level = levels.popLast() else { return }
    commit(level.waiter)
  }

  func flush() {
    let level = outside
    outside = nil
    commit(level?.waiter)
  }

  private func commit(_ waiter: Waiter?) {
    waiter?.isCommitted = true
    waiter?.judge()
  }

  func change(_ change: (inout Level) -> Void) {
    if let last = levels.indices.last { return change(&levels[last]) }
    if outside == nil {
      outside = Level()
      let timeline = World.current.timeline
      timeline.schedule(at: timeline.now) { [weak self] _ in self?.flush() }
    }
    outside.map {
      var level = $0
      change(&level)
      outside = level
    }
  }

  func setCompletion(_ block: (() -> Void)?) {
    var old: Waiter?
    change {
      old = $0.waiter
      $0.waiter = block.map(Waiter.init)
    }
    commit(old)
  }

  /// Has the transactions that are open wait for an animation that begins.
  func await(_ run: AnimationRun) {
    for waiter in (levels + [outside].compactMap { $0 }).compactMap(\.waiter) {
      waiter.count += 1
      run.completions.append { _ in
        waiter.count -= 1
        waiter.judge()
      }
    }
  }
}
