/// Puts the pieces of messages together again.
public struct ObservedMessages: Sendable {
  private var unfinished: [UInt32: [UInt8]] = [:]
  private var runs: [UInt32: UInt32] = [:]

  /// Creates an empty collection.
  public init() {}

  /// Takes what the shell said.
  ///
  /// - Returns: a whole message about a screen, if one has come to its end.
  public mutating func take(_ message: ObserverMessage) -> (screen: UInt32, json: [UInt8])? {
    switch message {
    case .part(let screen, let bytes, let isLast):
      if isLast, unfinished[screen] == nil { return (screen, bytes) }
      unfinished[screen, default: []] += bytes
      if unfinished[screen, default: []].count > ScreenPiece.maxMessageBytes { unfinished[screen] = [] }
      return isLast ? unfinished.removeValue(forKey: screen).map { (screen, $0) } : nil
    case .gap(let screen, let loss):
      if loss.kind != .frames { unfinished[screen] = nil }
    case .screens(let screens):
      for screen in screens {
        if !screen.isRunning || runs[screen.id] != screen.runs { unfinished[screen.id] = nil }
        runs[screen.id] = screen.runs
      }
    case .hello, .frame, .refused: break
    }
    return nil
  }
}
