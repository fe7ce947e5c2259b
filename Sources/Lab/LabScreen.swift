public import Fingerpost
public import FingerpostHID
import FingerpostText
import FingerpostTimeline
public import FingerpostTrace
public import FingerpostWatching
import Foundation

/// Records what a screen looks like while something is played on it.
///
/// It looks from outside and changes nothing: a view that no fact has mentioned gets no number in the trace by it.
public final class LabScreen {
  /// The most facts that are kept.
  public static let factLimit = 100_000
  /// The most pictures that are kept.
  static let pictureLimit = 600
  /// The most views that are looked at, all pictures together.
  static let viewLimit = 2_000_000
  /// The most bytes of all pictures, about.
  static let byteLimit = 4_000_000

  private let recorder: ScreenRecorder
  private var lines: [(json: String, isPicture: Bool)] = []
  private var pictures = 0
  private var views = 0
  private var bytes = 0
  private var missed: (count: Int, from: Int64, to: Int64)?
  private var read = 0

  /// Creates a recorder.
  ///
  /// - Parameter recorder: what makes the pictures; by default with the names of the trace.
  public init(_ recorder: ScreenRecorder = ScreenRecorder()) {
    self.recorder = recorder
  }

  nonisolated deinit {}

  /// Notes what the fingers of a frame do that no fact says: how hard and how broad they press.
  public func note(_ frame: Frame) {
    guard pictures < Self.pictureLimit, let message = recorder.fingers(of: frame) else { return }
    lines.append((message.text, false))
  }

  /// Takes a picture if it differs from the last one, and notes the responder chains of new touches.
  ///
  /// - Parameters:
  ///   - world: the world that the screen is in.
  ///   - records: all facts so far.
  public func look(at world: World, after records: [TraceRecord]) {
    let now = world.timeline.now.nanoseconds
    guard pictures < Self.pictureLimit, views < Self.viewLimit, bytes < Self.byteLimit else {
      missed = ((missed?.count ?? 0) + 1, missed?.from ?? now, now)
      return
    }
    if let message = recorder.look(at: world, now: now) {
      pictures += 1
      bytes += message.json.count
      lines.append((message.text, true))
    }
    views += recorder.views
    for record in records[min(read, records.count)...] {
      if let chain = recorder.chain(of: record, in: world) { lines.append((chain.text, false)) }
    }
    read = records.count
  }

  /// The messages, for a screen of this number.
  func messages(_ screen: Int) -> [String] {
    var result = lines.map { line in JSONWriter.object { $0.message(line.json.utf8, of: screen) } }
    if let missed {
      result.append(
        JSONWriter.object { json in
          json.field("m", "gap")
          json.field("t", Double(missed.from) / 1e9)
          json.gap("pictures", of: screen, count: missed.count, from: missed.from, to: missed.to)
        })
    }
    return result
  }
}

extension ScreenRecorder.Message {
  /// The number of the screen is not known yet when a message is made; ``LabScreen/messages(_:)`` writes it.
  fileprivate var text: String { String(decoding: json, as: UTF8.self) }
}
