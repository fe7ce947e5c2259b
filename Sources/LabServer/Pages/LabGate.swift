/// Who may use the lab: one place that decides it, for every request and every page.
///
/// The page itself holds no secret. A token is good for one page, which gets a pass for it and shows that whenever it
/// connects. A pass is kept by one tab and sent to this server's own address alone; a cookie would go to every port of the
/// machine, and so to the servers of others.
public struct LabGate: Sendable {
  private var tokens: [[UInt8]]
  private var passes: [[UInt8]] = []
  /// What the page's own address can be: hosts with their ports.
  let hosts: [String]

  /// Creates a gate.
  ///
  /// - Parameters:
  ///   - tokens: what a page has to know to get a pass, each once.
  ///   - hosts: the names of the machine under which it is asked for; those of numbers 6 in brackets.
  ///   - port: the port on which the lab listens.
  init(tokens: [String], hosts: [String], port: UInt16) {
    self.tokens = tokens.map { Array($0.utf8) }
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

  /// Adds a token that is good for one page.
  mutating func add(token: String) { tokens.append(Array(token.utf8)) }

  /// Exchanges a token for a pass; nil for any other text. The token is good no more.
  mutating func pass(for text: [UInt8]) -> String? {
    guard Self.holds(tokens, text) else { return nil }
    tokens.removeAll { $0 == text }
    let pass = Self.secret()
    passes.append(Array(pass.utf8))
    return pass
  }

  /// Whether a text is a pass that was given out.
  func isPass(_ text: String) -> Bool { Self.holds(passes, Array(text.utf8)) }

  /// Whether a secret is among others. It takes as long for wrong ones.
  private static func holds(_ secrets: [[UInt8]], _ text: [UInt8]) -> Bool {
    secrets.reduce(false) { isEqual($1, text) || $0 }
  }

  private static func isEqual(_ one: [UInt8], _ other: [UInt8]) -> Bool {
    guard one.count == other.count else { return false }
    return zip(one, other).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
