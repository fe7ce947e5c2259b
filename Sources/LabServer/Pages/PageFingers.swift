import FingerpostHID
import FingerpostMessages

/// The fingers of the page that has them, on their way to the shell.
///
/// The shell cancels what is down when this goes.
final class PageFingers {
  /// How many frames may wait for the shell.
  static let maxWaiting = 500

  /// The connection of the page.
  let page: Int
  private let digitizer: any LabDigitizer
  private var waiting: [Frame] = []
  private var hasGreeted = false
  private let screen: RecordingScreen

  init(page: Int, _ digitizer: any LabDigitizer, screen: RecordingScreen) {
    self.page = page
    self.digitizer = digitizer
    self.screen = screen
    _ = flush()
  }

  var descriptor: Int32 { digitizer.descriptor }
  /// Whether frames wait for the shell to have room.
  var isWaiting: Bool { !waiting.isEmpty || !hasGreeted }

  /// Sends a frame, or keeps it; false if the shell takes nothing more.
  func send(_ frame: Frame) -> Bool {
    // Moves join those that wait, as in any queue of frames.
    let end = waiting.count - 1
    if end < 0 || !waiting[end].merge(frame) { waiting.append(frame) }
    return waiting.count <= Self.maxWaiting && flush()
  }

  /// Sends what waits, as far as there is room; false if the shell takes nothing more.
  func flush() -> Bool {
    if digitizer.isGone { return false }
    if !hasGreeted {
      guard sent(.hello("lab", screen)) else { return isOpen }
      hasGreeted = true
    }
    while let frame = waiting.first {
      guard sent(.frame(frame)) else { return isOpen }
      waiting.removeFirst()
    }
    return true
  }

  private var isOpen = true

  private func sent(_ message: DigitizerMessage) -> Bool {
    switch digitizer.pass(message) {
    case .sent: return true
    case .full: return false
    case .gone:
      isOpen = false
      return false
    }
  }
}
