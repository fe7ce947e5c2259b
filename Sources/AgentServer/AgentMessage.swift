package import FingerpostText

/// The name of a request, which its answer has, too.
package enum RequestID: Hashable, Sendable {
  case text(String)
  /// A whole number, as it was written.
  case number(String)

  /// The name that a value is, if it may be one.
  init?(_ value: JSONValue?) {
    switch value {
    case .text(let text): self = .text(text)
    case .number(let text) where Int64(text) != nil: self = .number(text)
    default: return nil
    }
  }

  /// Writes the name as a value.
  func write(to json: JSONWriter) {
    switch self {
    case .text(let text): json.value(text)
    case .number(let text): json.raw(text.utf8)
    }
  }
}

/// One message of a client, as JSON-RPC 2.0 has them.
package indirect enum AgentMessage {
  /// The client wants an answer.
  case request(RequestID, method: String, JSONValue)
  /// The client tells something.
  case notification(method: String, JSONValue)
  /// The client answers a request of the server's; nil where it answers with an error.
  case response(RequestID, JSONValue?)
  /// Several messages in a list, which only revision 2025-03-26 has.
  case batch([AgentMessage])
  /// The bytes are not a message.
  case invalid(RequestID?, AgentError)

  /// Reads a line.
  package init(_ line: [UInt8]) {
    guard String(validating: line, as: UTF8.self) != nil else {
      self = .invalid(nil, .notJSON("The message is not UTF-8."))
      return
    }
    let value: JSONValue
    do {
      var line = line
      while let last = line.last, last == 0x0D || last == 0x20 { line.removeLast() }
      value = try JSONParser.read(line, .message)
    } catch {
      self = .invalid(nil, .notJSON("The message is not JSON: \(error.reason), at byte \(error.character)."))
      return
    }
    if let list = value.list, !list.isEmpty {
      self = .batch(list.map { AgentMessage($0) })
    } else {
      self.init(value)
    }
  }

  private init(_ value: JSONValue) {
    guard case .object = value else {
      self = .invalid(nil, .invalidRequest("A message is an object, and this is \(value.kind)."))
      return
    }
    let id = RequestID(value["id"])
    func invalid(_ message: String) -> AgentMessage { .invalid(id, .invalidRequest(message)) }
    guard value["jsonrpc"]?.text == "2.0" else {
      self = invalid("“jsonrpc” is not “2.0”.")
      return
    }
    guard let method = value["method"] else {
      if let id, let result = value["result"] {
        self = .response(id, result)
      } else if let id, value["error"] != nil {
        self = .response(id, nil)
      } else {
        self = invalid("The message has neither a method nor an id with a result.")
      }
      return
    }
    guard let method = method.text else {
      self = invalid("“method” is not a text.")
      return
    }
    let parameters = value["params"] ?? .object([])
    guard case .object = parameters else {
      self = .invalid(id, .invalidParameters("“params” is not an object."))
      return
    }
    if let id {
      self = .request(id, method: method, parameters)
    } else if value["id"] == nil {
      self = .notification(method: method, parameters)
    } else {
      self = invalid("“id” is neither a text nor a whole number.")
    }
  }
}
