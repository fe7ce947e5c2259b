import FingerpostPageMessages

/// What requests are answered, and who may ask.
extension LabServer {
  /// Answers the next request, if all of it has come; false if more has to come.
  func answerRequest(of page: PageConnection) -> Bool {
    let head: HTTPHead
    switch HTTPHead.read(Array(page.incoming.prefix(HTTPHead.maxBytes + 4))) {
    case .more: return false
    case .bad:
      send(
        .refused("400 Bad Request", "This is not a request of a browser."), to: page, host: nil,
        isLast: true)
      return false
    case .head(let found, let length):
      guard page.incoming.count >= length + found.bodyLength else { return false }
      head = found
      let body = Array(page.incoming.dropFirst(length).prefix(found.bodyLength))
      page.incoming.removeFirst(length + found.bodyLength)
      page.deadline = now + 10_000_000_000
      guard gate.isOwn(host: head["host"]) else {
        send(
          .refused("421 Misdirected Request", "This address is not the lab's own."), to: page, host: nil,
          isLast: true)
        return false
      }
      let isOwn = gate.isOwn(origin: head["origin"], host: head["host"])
      guard isOwn || head["origin"] == nil else {
        send(.refused("403 Forbidden", "Another site asked for this."), to: page, host: nil, isLast: true)
        return false
      }
      answer(head, body, of: page, isOwn: isOwn)
    }
    return true
  }

  private func send(_ answer: HTTPAnswer, to page: PageConnection, host: String?, isLast: Bool = false) {
    page.send(answer.bytes(host: host))
    if isLast { page.end(0) }
  }

  private func answer(_ head: HTTPHead, _ body: [UInt8], of page: PageConnection, isOwn: Bool) {
    let host = head["host"]
    switch (head.method, head.path) {
    case ("POST", "/enter"):
      // Other sites may send this, but not with the right words in it, nor as this server's own page.
      guard isOwn, let pass = gate.pass(for: body) else {
        return send(.refused("403 Forbidden", "The token is none that is good."), to: page, host: host)
      }
      let kind = ("Content-Type", "text/plain; charset=utf-8")
      send(HTTPAnswer(status: "200 OK", fields: [kind], body: Array(pass.utf8)), to: page, host: host)
      if let next = used(String(decoding: body, as: UTF8.self)) { gate.add(token: next) }
    case ("GET", "/feed"):
      openFeed(head, of: page, isOwn: isOwn)
    case ("GET", let path):
      guard let file = files[path] else {
        return send(.refused("404 Not Found", "There is no such file."), to: page, host: host)
      }
      send(
        HTTPAnswer(status: "200 OK", fields: [("Content-Type", Self.kind(of: path))], body: file), to: page,
        host: host)
    default:
      send(.refused("405 Method Not Allowed", "Only GET and POST are answered."), to: page, host: host)
    }
  }

  private func openFeed(_ head: HTTPHead, of page: PageConnection, isOwn: Bool) {
    let host = head["host"]
    // A browser says where a WebSocket is opened from; what does not say it is not a browser.
    guard isOwn, head["upgrade"]?.lowercased() == "websocket", head["sec-websocket-version"] == "13",
      let key = head["sec-websocket-key"], (16...32).contains(key.utf8.count)
    else {
      return send(
        .refused("426 Upgrade Required", "The feed is a WebSocket of the lab's own page."), to: page,
        host: host)
    }
    let fields = [
      ("Upgrade", "websocket"), ("Connection", "Upgrade"),
      ("Sec-WebSocket-Accept", SocketReader.agreement(to: key)),
    ]
    send(HTTPAnswer(status: "101 Switching Protocols", fields: fields), to: page, host: host)
    page.socket = SocketReader()
  }

  private static func kind(of path: String) -> String {
    switch path.split(separator: ".").last {
    case "js": "text/javascript; charset=utf-8"
    case "css": "text/css; charset=utf-8"
    default: "text/html; charset=utf-8"
    }
  }
}
