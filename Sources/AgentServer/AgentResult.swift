internal import FingerpostText

/// What came of a call.
package struct AgentResult: Sendable {
  /// A part of a result.
  package enum Content: Sendable {
    case text(String)
    /// Bytes of an image, in base 64.
    case image(String, mimeType: String)
    /// A document that lies in the message.
    case resource(uri: String, mimeType: String, String)
  }

  /// The parts, for a model.
  package var content: [Content]
  /// The same for a program, as JSON; nil for none.
  package var structured: [UInt8]?
  /// Whether it says why there is no result.
  package var isError = false

  /// Creates a result.
  package init(_ content: [Content], structured: [UInt8]? = nil) {
    (self.content, self.structured) = (content, structured)
  }

  /// Why there is no result.
  package static func refused(_ sentence: String) -> AgentResult {
    var result = AgentResult([.text(sentence)])
    result.isError = true
    return result
  }

  /// Writes it as `tools/call` is answered.
  func write(to json: JSONWriter, _ revision: ProtocolRevision) {
    json.field("content", objects: content) { Self.write($0, to: json) }
    if let structured, revision.hasStructuredContent {
      json.key("structuredContent")
      json.raw(JSONLine.joined(structured))
    }
    json.field("isError", isError)
  }

  private static func write(_ part: Content, to json: JSONWriter) {
    switch part {
    case .text(let text):
      json.field("type", "text")
      json.field("text", text)
    case .image(let data, let mimeType):
      json.field("type", "image")
      json.field("data", data)
      json.field("mimeType", mimeType)
    case .resource(let uri, let mimeType, let text):
      json.field("type", "resource")
      json.field("resource") {
        json.field("uri", uri)
        json.field("mimeType", mimeType)
        json.field("text", text)
      }
    }
  }
}

/// JSON of several lines on one.
enum JSONLine {
  /// Leaves out line feeds and the blanks behind them, which are never part of a text in JSON.
  static func joined(_ json: [UInt8]) -> [UInt8] {
    var line: [UInt8] = []
    line.reserveCapacity(json.count)
    var isIndent = false
    for byte in json {
      if byte == 0x0A || byte == 0x0D {
        isIndent = true
      } else if !isIndent || byte != 0x20 {
        isIndent = false
        line.append(byte)
      }
    }
    return line
  }
}
