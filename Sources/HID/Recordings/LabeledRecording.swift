/// A recording of fingers in comma-separated values, as collections of labeled gestures have them.
///
/// The first line names the columns. Four of them count, in any order:
///
/// ```
/// type,down,position.dx,position.dy,timeStamp
/// down,true,120.5,300.25,0:00:01.250000
/// move,true,121,301.75,0:00:01.258000
/// up,false,121,301.75,0:00:01.330000
/// ```
///
/// `type` is `down`, `move`, `up` or `cancel`; `position.dx` and `position.dy` are in points; `timeStamp` is hours, minutes
/// and seconds. Rows need not be in order of time, as systems report several samples of one finger in a block.
/// No column tells fingers apart: a row that is not a `down` belongs to the finger nearest to it.
public struct LabeledRecording: Hashable, Sendable {
  /// What the fingers did, in order of time, from 0 at the first row.
  ///
  /// Rows of one instant make one frame, as long as none of its fingers is named twice.
  public let frames: [Frame]

  /// Reads a recording.
  ///
  /// A finger that never lifts is still down after the last frame.
  ///
  /// - Parameter bytes: the whole file, in UTF-8.
  /// - Throws: an error that names the line, if columns are missing, a field does not say what it should, or a finger
  ///   moves or lifts when none is down.
  public init(_ bytes: [UInt8]) throws(RecordingError) {
    var lines = CommaSeparatedLines(bytes)
    guard let header = lines.next() else {
      throw RecordingError(reason: "the recording is empty")
    }
    let columns = try LabeledColumns(header)
    var rows: [LabeledColumns.Row] = []
    while let line = lines.next() { rows.append(try columns.row(line)) }
    guard !rows.isEmpty else {
      throw RecordingError(reason: "the recording names its columns, and no row follows")
    }
    // Rows of one instant stay in the order of their lines.
    rows.sort { ($0.nanoseconds, $0.line) < ($1.nanoseconds, $1.line) }
    frames = try Self.frames(of: rows)
  }

  private static func frames(of rows: [LabeledColumns.Row]) throws(RecordingError) -> [Frame] {
    let start = rows.first?.nanoseconds ?? 0
    var fingers = NearestFingers()
    var frames: [Frame] = []
    for row in rows {
      let time = row.nanoseconds - start
      let contact = Contact(id: try id(of: row, at: time, &fingers), phase: row.phase, x: row.x, y: row.y)
      if let last = frames.last, last.nanoseconds == time,
        !last.contacts.contains(where: { $0.id == contact.id })
      {
        frames[frames.count - 1].contacts.append(contact)
      } else {
        frames.append(Frame(nanoseconds: time, contacts: [contact]))
      }
    }
    return frames
  }

  private static func id(
    of row: LabeledColumns.Row, at time: Int64, _ fingers: inout NearestFingers
  ) throws(RecordingError) -> Int {
    if row.phase == .down {
      guard let id = fingers.down(row.x, row.y, at: time) else {
        throw RecordingError(line: row.line, reason: "more than \(NearestFingers.limit) fingers are down")
      }
      return id
    }
    guard let id = fingers.finger(row.x, row.y, at: time, leaves: row.phase != .move) else {
      let doing = row.phase == .move ? "moves" : "leaves the screen"
      throw RecordingError(line: row.line, reason: "a finger \(doing), but none is down")
    }
    return id
  }
}
