#if os(Linux)
  /// The way into a lab at a port of this machine, as its pages go it.
  public struct LabDoor: Sendable {
    /// Where the lab listens.
    public let port: UInt16

    /// Creates the way into the lab at a port.
    public init(port: UInt16) { self.port = port }

    /// What was answered when something else was asked for.
    public struct Refused: Error {
      let answer: String
    }

    /// A connection that has said nothing.
    public func connect() throws -> LabVisitor { try LabVisitor(port: port) }

    /// A request as a page of the lab sends it, or of another origin; returns the whole answer.
    public func request(
      _ line: String, _ fields: [String] = [], body: String = "", origin: String? = nil
    ) throws -> String {
      let visitor = try connect()
      visitor.send(head(line, fields + ["Content-Length: \(body.utf8.count)"], origin: origin) + body)
      return visitor.answer()
    }

    /// What a page gets for a token, or nil where it is refused.
    public func pass(for token: String) throws -> String? {
      let answer = try request("POST /enter", body: token)
      return answer.hasPrefix("HTTP/1.1 200")
        ? answer.split(separator: "\r\n\r\n").last.map(String.init) : nil
    }

    /// A WebSocket that has said nothing.
    public func socket(_ fields: [String] = [], origin: String? = nil) throws -> LabVisitor {
      let visitor = try connect()
      let upgrade = [
        "Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
      ]
      visitor.send(head("GET /feed", upgrade + fields, origin: origin))
      let answer = visitor.answer()
      guard answer.hasPrefix("HTTP/1.1 101") else { throw Refused(answer: answer) }
      return visitor
    }

    /// A page that is in, for a pass that it was given before.
    public func page(pass: String) throws -> LabVisitor {
      let page = try socket()
      page.tell(#"{"m":"enter","pass":"\#(pass)"}"#)
      return page
    }

    /// A page that is in, for a token.
    public func page(token: String) throws -> LabVisitor {
      guard let pass = try pass(for: token) else { throw Refused(answer: "no pass") }
      return try page(pass: pass)
    }

    /// A request as text.
    public func head(_ line: String, _ fields: [String] = [], origin: String? = nil) -> String {
      let host = "127.0.0.1:\(port)"
      let all = ["\(line) HTTP/1.1", "Host: \(host)", "Origin: \(origin ?? "http://\(host)")"] + fields
      return all.joined(separator: "\r\n") + "\r\n\r\n"
    }
  }
#endif
