internal import FingerpostText

/// A call while it runs: what it may ask, and whom it tells how far it is.
@MainActor
package final class AgentRun {
  /// How many times a client is told how far a call is, at most, where its end is known.
  private static let maxSteps = 20

  let id: RequestID
  let tool: AgentTool
  let context: AgentContext
  let arguments: JSONValue
  /// The client's roots, where the request itself says them.
  var roots: [String]?
  /// The list that its answer belongs to, if the request came in one.
  var batch: AgentBatch?
  /// Whether the client does not want the result any more.
  private(set) var isCancelled = false
  private let poll: () -> Void
  private let send: (String) -> Void
  private var told = 0

  init(
    _ id: RequestID, _ tool: AgentTool, _ arguments: JSONValue, _ context: AgentContext,
    poll: @escaping () -> Void, send: @escaping (String) -> Void
  ) {
    (self.id, self.tool, self.arguments, self.context) = (id, tool, arguments, context)
    (self.poll, self.send) = (poll, send)
  }

  nonisolated deinit {}

  func cancel() { isCancelled = true }

  /// Asked between two steps, with how many are done and how many there are, if that is known; the run ends if it
  /// returns false. What the client has sent in the meantime is read.
  package func goesOn(_ done: Int, _ total: Int?) -> Bool {
    poll()
    tell(done, of: total)
    return !isCancelled
  }

  private func tell(_ done: Int, of total: Int?) {
    guard let token = context.progressToken, !isCancelled, done > told else { return }
    let step = total.map { max(1, $0 / Self.maxSteps) } ?? max(100, told / 4)
    guard done - told >= step else { return }
    told = done
    send(
      JSONWriter.object { json in
        json.field("jsonrpc", "2.0")
        json.field("method", "notifications/progress")
        json.field("params") {
          json.key("progressToken")
          token.write(to: json)
          json.field("progress", done)
          if let total { json.field("total", total) }
        }
      })
  }
}

/// What a request says of itself, or what was agreed upon before.
struct AgentContext {
  /// What the fields of a request's `_meta` begin with that the protocol defines.
  private static let prefix = "io.modelcontextprotocol/"

  var revision: ProtocolRevision
  /// Whether the client has roots.
  var hasRoots: Bool
  var progressToken: RequestID?

  /// Reads what a request says, or returns nil where it says nothing, as before 2026-07-28.
  ///
  /// - Throws: the error that the request is answered with.
  static func stated(by parameters: JSONValue) throws(AgentError) -> AgentContext? {
    guard let meta = parameters["_meta"], let version = meta[prefix + "protocolVersion"] else { return nil }
    guard version.text == ProtocolRevision.july2026.rawValue else {
      var error = AgentError(code: -32022, message: "Unsupported protocol version")
      error.data = JSONWriter.members { json in
        json.field("supported", [ProtocolRevision.july2026.rawValue])
        json.field("requested", version.text)
      }
      throw error
    }
    guard let capabilities = meta[prefix + "clientCapabilities"], case .object = capabilities else {
      throw .invalidParameters("“_meta” lacks “\(prefix)clientCapabilities”.")
    }
    return AgentContext(
      revision: .july2026, hasRoots: capabilities["roots"] != nil,
      progressToken: RequestID(meta["progressToken"]))
  }
}
