/// What comes out of reading sources, in the order in which it came.
public enum SourceEvent: Hashable, Sendable {
  /// A frame that came through the gate of the source of that name.
  case frame(Frame, from: String)
  /// Something to report.
  case note(SourceNote)

  /// The frame, where it is one.
  public var frame: Frame? {
    if case .frame(let frame, _) = self { return frame }
    return nil
  }
}

/// What is reported about sources; its description is a sentence, after a rejection with the frames around it.
public enum SourceNote: Hashable, Sendable {
  /// The source of that name is read from now on.
  case came(String)
  /// The source of that name is gone; what was down was cancelled.
  case left(String)
  /// Something cannot be read; the reason is a whole sentence that names it.
  case refused(String)
  /// A frame, or a part of it, was not let in.
  case rejected(FrameRejection, from: String)
  /// Events of the source of that name were lost: all that were so far.
  ///
  /// It is reported the first time, then each time there are twice as many or more, and once at the end.
  case lost(SourceLosses, from: String)
}

extension SourceNote: CustomStringConvertible {
  /// The note in words.
  public var description: String {
    switch self {
    case .came(let name): return "\(name): reading it."
    case .left(let name): return "\(name): gone."
    case .refused(let reason): return reason
    case .lost(let losses, let name): return "\(name): \(losses)."
    case .rejected(let rejection, let name):
      var lines = ["\(name): rejected, because \(rejection.fault):"]
      lines.append("  " + RecordingWriter.line(rejection.frame))
      if !rejection.context.isEmpty { lines.append("  It came after") }
      lines += rejection.context.map { "  " + RecordingWriter.line($0) }
      return lines.joined(separator: "\n")
    }
  }
}
