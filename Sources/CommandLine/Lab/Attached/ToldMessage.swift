import FingerpostComparing
import FingerpostText
import FingerpostTrace

/// What an application told, as a message of the lab (docs/lab-protocol.md).
enum ToldMessage {
  /// What a recognizer or a control was seen to be.
  ///
  /// - Parameters:
  ///   - subject: what facts call the engine's copy of it.
  ///   - isSure: whether it has recognized at this very moment; else a state may be a proposal.
  static func state(
    _ words: [String], of subject: SubjectID, isRecognizer: Bool, isSure: Bool, at time: Int64
  ) -> [UInt8] {
    message(at: time) { json in
      json.field("kind", isRecognizer ? "recognizer" : "control")
      json.field("of", Int(subject.rawValue))
      json.field("is", words)
      if isSure { json.field("recognizes", true) }
    }
  }

  /// Which view a touch belongs to.
  static func hit(_ view: SubjectID, contact: Int, at time: Int64) -> [UInt8] {
    message(at: time) { json in
      json.field("kind", "hit")
      json.field("of", Int(view.rawValue))
      json.field("contact", contact)
    }
  }

  /// Something that the engine makes otherwise.
  static func difference(
    _ difference: WatchedAnswer.Difference, about subject: SubjectID?, isRecognizer: Bool, at time: Int64
  ) -> [UInt8] {
    message(at: time) { json in
      json.field("kind", isRecognizer ? "recognizer" : "hit")
      if let subject { json.field("of", Int(subject.rawValue)) }
      json.field("differs", PlainText.line(difference.text))
      json.field("rule", difference.rule)
    }
  }

  /// What is said of a touch as a whole, a line each.
  static func verdict(_ lines: [String], differs: Bool, at time: Int64) -> [UInt8] {
    message(at: time) { json in
      json.field("kind", "verdict")
      json.field("lines", lines.map { PlainText.line($0) })
      json.field("differing", differs)
    }
  }

  private static func message(at nanoseconds: Int64, _ fields: (JSONWriter) -> Void) -> [UInt8] {
    Array(
      JSONWriter.object { json in
        json.field("m", "told")
        json.field("t", Double(nanoseconds) / 1e9)
        fields(json)
      }.utf8)
  }
}
