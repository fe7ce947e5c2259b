/// What is answered to a request.
package struct HTTPAnswer {
  /// The number that says how it went, with its words.
  package var status: String
  /// Fields beside those that every answer has.
  package var fields: [(String, String)] = []
  /// What follows the head.
  package var body: [UInt8] = []

  /// Creates an answer.
  package init(status: String, fields: [(String, String)] = [], body: [UInt8] = []) {
    self.status = status
    self.fields = fields
    self.body = body
  }

  /// Something that is refused, with a sentence for people.
  package static func refused(_ status: String, _ reason: String) -> HTTPAnswer {
    HTTPAnswer(
      status: status, fields: [("Content-Type", "text/plain; charset=utf-8")], body: Array("\(reason)\n".utf8)
    )
  }

  /// The bytes of the answer.
  ///
  /// - Parameter host: where the page was asked for; nil where it was asked for elsewhere, and gets nothing.
  package func bytes(host: String?) -> [UInt8] {
    var lines = ["HTTP/1.1 \(status)"]
    for (name, value) in fields { lines.append("\(name): \(value)") }
    // The address of the feed is named, because not every browser counts it to the page's own.
    let feed = host.map { " ws://\($0)" } ?? ""
    lines += [
      "Content-Security-Policy: default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'\(feed); "
        + "img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      "X-Content-Type-Options: nosniff", "Referrer-Policy: no-referrer",
      "Cross-Origin-Opener-Policy: same-origin",
      "Cross-Origin-Resource-Policy: same-origin", "Cache-Control: no-store",
    ]
    if !status.hasPrefix("101") { lines.append("Content-Length: \(body.count)") }
    return Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8) + body
  }
}
