/// Lets a limited amount through per second, and an occasional burst.
public struct TokenBucket: Hashable, Sendable {
  private let interval: Int64
  private let burst: Int64
  /// Up to which time tokens have been spent. The time between it and now is what can be spent.
  private var spentTo: Int64

  /// Creates a full bucket.
  ///
  /// - Parameters:
  ///   - rate: how many tokens come per second.
  ///   - burst: how many there are at most.
  public init(rate: Int64, burst: Int64, now: Int64) {
    interval = 1_000_000_000 / max(1, min(rate, 1_000_000_000))
    self.burst = interval &* max(1, min(burst, 1_000_000))
    spentTo = now &- self.burst
  }

  /// Whether there is a token at a time.
  public func hasToken(at now: Int64) -> Bool { now &- spentTo >= interval }

  /// Takes a token, if there is one.
  public mutating func spend(at now: Int64) -> Bool {
    spentTo = max(spentTo, now &- burst)
    guard hasToken(at: now) else { return false }
    spentTo = spentTo &+ interval
    return true
  }

  /// Gives back a token that was not used.
  public mutating func refund() { spentTo = spentTo &- interval }

  /// Takes tokens for something that turned out to be dear, also those that have not come yet.
  public mutating func charge(_ tokens: Int) {
    spentTo = spentTo &+ interval &* Int64(clamping: min(max(0, tokens), 100_000))
  }

  /// When there will be that many tokens, so the shell is not woken for each; now or before it if there are.
  public func time(for tokens: Int64) -> Int64 { spentTo &+ min(burst, interval &* max(1, tokens)) }
}
