/// Who may use the lab: one place that decides it, for every request.
///
/// The page itself holds no secret. Everything else needs the cookie, which the token is exchanged for.
public struct LabGate: Sendable {
  /// What the page has to know; it is behind the # of the address, which browsers send to no one.
  public let token: String
  /// What the browser keeps instead.
  let session: String
  /// The name of the cookie: browsers send one host's cookies to all its ports.
  let cookie: String
  /// What the page's own address can be: hosts with their ports.
  let hosts: [String]

  /// Creates a gate.
  ///
  /// - Parameters:
  ///   - token: what has to be known.
  ///   - hosts: the names of the machine under which it is asked for; those of numbers 6 in brackets.
  ///   - port: the port on which the lab listens.
  public init(token: String, hosts: [String], port: UInt16) {
    self.token = token
    session = Self.secret()
    cookie = "fingerpost-\(port)"
    // A browser leaves out the usual port.
    self.hosts = hosts.flatMap { port == 80 ? ["\($0):80", $0] : ["\($0):\(port)"] }
  }

  /// Returns 128 bits of chance, as text.
  public static func secret() -> String {
    var chance = SystemRandomNumberGenerator()
    return (0..<2).map { _ in
      let text = String(chance.next(), radix: 16)
      return String(repeating: "0", count: 16 - text.count) + text
    }.joined()
  }

  /// Whether a request was meant for this server. A name that someone made lead here is another one (DNS rebinding).
  func isOwn(host: String?) -> Bool { host.map { hosts.contains($0.lowercased()) } ?? false }

  /// Whether what was asked for by a page was asked for by this server's own.
  func isOwn(origin: String?, host: String?) -> Bool {
    guard let origin, let host, isOwn(host: host) else { return false }
    return origin.lowercased() == "http://\(host.lowercased())"
  }

  /// Whether a text is the token. It takes as long for wrong ones.
  func isToken(_ text: [UInt8]) -> Bool { Self.isEqual(text, Array(token.utf8)) }

  /// Whether a request has the cookie.
  func hasSession(cookies: String?) -> Bool {
    guard let cookies else { return false }
    return cookies.split(separator: ";").contains { part in
      let part = part.drop { $0 == " " }
      guard part.hasPrefix("\(cookie)=") else { return false }
      return Self.isEqual(Array(part.dropFirst(cookie.count + 1).utf8), Array(session.utf8))
    }
  }

  /// What tells a browser to keep the session, and to show it to nothing but this server's own pages.
  var sessionCookie: String { "\(cookie)=\(session); Path=/; HttpOnly; SameSite=Strict" }

  private static func isEqual(_ one: [UInt8], _ other: [UInt8]) -> Bool {
    guard one.count == other.count else { return false }
    return zip(one, other).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
