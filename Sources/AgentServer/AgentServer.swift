internal import FingerpostText

/// A server of the Model Context Protocol, without the streams that its messages come and go by.
///
/// Each message is read at once; calls of tools wait in a line, and are made one after the other by ``work()``. A call
/// that runs has what came in the meantime read, so that it can be cancelled and a `ping` is answered.
///
/// Two kinds of clients are served: those that begin with `initialize`, and since the revision 2026-07-28 those whose
/// requests say everything themselves.
@MainActor
package final class AgentServer {
  /// What the client has told of its roots, before 2026-07-28.
  enum Roots {
    case unknown
    case asked
    case known([String])
  }

  let name: String
  let version: String
  let instructions: String
  let tools: [AgentTool]
  let resources: [AgentResource]
  /// The folders that may be read whatever the client says.
  private let folders: AgentFolders
  private let output: (String) -> Void
  private let poll: (AgentServer) -> Void

  /// What `initialize` agreed upon; nil before.
  var agreed: AgentContext?
  var roots = Roots.unknown
  private var askedRoots = 0
  /// Calls that wait, and those that wait for the client's roots.
  private var waiting: [AgentRun] = []
  private var parked: [AgentRun] = []
  private var running: AgentRun?
  /// The list that answers belong to now.
  private var batch: AgentBatch?

  /// Creates a server.
  ///
  /// - Parameters:
  ///   - instructions: what the server is good for, for a model.
  ///   - folders: the folders that may be read whatever the client says.
  ///   - poll: has what the client sent in the meantime received, without waiting for more.
  ///   - output: takes the next message for the client.
  package init(
    name: String, version: String, instructions: String, tools: [AgentTool], resources: [AgentResource],
    folders: AgentFolders = AgentFolders(), poll: @escaping (AgentServer) -> Void = { _ in },
    output: @escaping (String) -> Void
  ) {
    (self.name, self.version, self.instructions) = (name, version, instructions)
    (self.tools, self.resources, self.folders) = (tools, resources, folders)
    (self.poll, self.output) = (poll, output)
  }

  nonisolated deinit {}

  /// Reads a line of the client's.
  package func receive(_ line: AgentLines.Line) {
    guard case .message(let bytes) = line else {
      let limit = AgentLines.maxBytes / 1_000_000
      return answer(nil, .invalidRequest("A message has at most \(limit) MB."))
    }
    receive(AgentMessage(bytes))
  }

  private func receive(_ message: AgentMessage) {
    switch message {
    case .request(let id, let method, let parameters):
      do throws(AgentError) {
        try request(id, method, parameters)
      } catch {
        answer(id, error)
      }
    case .notification(let method, let parameters): notification(method, parameters)
    case .response(let id, let result): response(id, result)
    case .batch(let messages): receive(messages)
    case .invalid(let id, let error): answer(id, error)
    }
  }

  private func receive(_ messages: [AgentMessage]) {
    guard agreed?.revision == .march2025 else {
      return answer(
        nil, .invalidRequest("Messages come one on a line; only revision 2025-03-26 has lists of them."))
    }
    guard messages.count <= AgentBatch.maxMessages else {
      return answer(nil, .invalidRequest("A list has at most \(AgentBatch.maxMessages) messages."))
    }
    let batch = AgentBatch(output)
    self.batch = batch
    for message in messages { receive(message) }
    self.batch = nil
    batch.settle()
  }

  /// Makes all calls that wait.
  package func work() {
    while !waiting.isEmpty {
      let run = waiting.removeFirst()
      running = run
      let result = self.result(of: run)
      running = nil
      if !run.isCancelled {
        batch = run.batch
        answer(run.id, run.context) { result.write(to: $0, run.context.revision) }
        batch = nil
      }
      run.batch?.settle()
    }
  }

  // MARK: - Requests

  private func request(_ id: RequestID, _ method: String, _ parameters: JSONValue) throws(AgentError) {
    if method == "initialize" { return try initialize(id, parameters) }
    let stated = try AgentContext.stated(by: parameters)
    if method == "ping" {
      return answer(id, stated ?? agreed ?? AgentContext(revision: .november2025, hasRoots: false)) { _ in }
    }
    guard var context = stated ?? agreed else {
      throw .invalidParameters(
        "Begin with “initialize”, or state the protocol's version in “_meta” (2026-07-28).")
    }
    if stated == nil { context.progressToken = RequestID(parameters["_meta"]?["progressToken"]) }
    switch method {
    case "server/discover": answer(id, context) { writeDiscovery(to: $0) }
    case "tools/list":
      answer(id, context) { json in
        json.field("tools", objects: tools) { $0.write(to: json, context.revision) }
        writeFreshness(to: json, context)
      }
    case "resources/list", "resources/templates/list":
      let areTemplates = method == "resources/templates/list"
      answer(id, context) { json in
        let listed = resources.filter { $0.isTemplate == areTemplates }
        json.key(named: areTemplates ? "resourceTemplates" : "resources")
        json.list { for resource in listed { json.object { resource.write(to: json) } } }
        writeFreshness(to: json, context)
      }
    case "resources/read": try read(id, parameters, context)
    case "tools/call": try call(id, parameters, context)
    default: throw .noMethod(PlainText.excerpt(method))
    }
  }

  private func initialize(_ id: RequestID, _ parameters: JSONValue) throws(AgentError) {
    guard agreed == nil else { throw .invalidRequest("“initialize” comes once, at the beginning.") }
    guard let version = parameters["protocolVersion"]?.text else {
      throw .invalidParameters("“protocolVersion” is missing.")
    }
    let context = AgentContext(
      revision: .agreed(version), hasRoots: parameters["capabilities"]?["roots"] != nil)
    agreed = context
    answer(id, context) { json in
      json.field("protocolVersion", context.revision.rawValue)
      writeCapabilities(to: json)
      json.field("serverInfo") { writeName(to: json) }
      json.field("instructions", instructions)
    }
  }

  private func read(
    _ id: RequestID, _ parameters: JSONValue, _ context: AgentContext
  ) throws(AgentError) {
    guard let uri = parameters["uri"]?.text else { throw .invalidParameters("“uri” is missing.") }
    for resource in resources {
      guard let part = resource.part(of: uri), let text = resource.read(part) else { continue }
      return answer(id, context) { json in
        json.field("contents", objects: [text]) { text in
          json.field("uri", uri)
          json.field("mimeType", resource.mimeType)
          json.field("text", text)
        }
        writeFreshness(to: json, context)
      }
    }
    var error = AgentError.invalidParameters("There is no resource “\(PlainText.excerpt(uri))”.")
    if context.revision < .july2026 { error.code = -32002 }
    throw error
  }

  // MARK: - Calls

  private func call(
    _ id: RequestID, _ parameters: JSONValue, _ context: AgentContext
  ) throws(AgentError) {
    guard let name = parameters["name"]?.text else { throw .invalidParameters("“name” is missing.") }
    guard let tool = tools.first(where: { $0.name == name }) else {
      let advice = NearestName.advice(for: name, among: tools.map(\.name))
      throw .invalidParameters("There is no tool “\(PlainText.excerpt(name))”; \(advice)")
    }
    let arguments = parameters["arguments"] ?? .object([])
    guard case .object = arguments else { throw .invalidParameters("“arguments” is not an object.") }
    guard !isKnown(id) else { throw .invalidRequest("A request with this id is not answered yet.") }
    let run = AgentRun(
      id, tool, arguments, context, poll: { [unowned self] in poll(self) }, send: output)
    let namesFiles = tool.parameters.contains { $0.kind.namesFiles && arguments[$0.name] != nil }
    guard namesFiles, context.hasRoots else { return wait(run) }
    if context.revision == .july2026 {
      run.roots = Self.roots(in: parameters["inputResponses"]?["roots"])
      guard run.roots == nil else { return wait(run) }
      return answer(id, context, type: "input_required") { json in
        json.field("inputRequests") { json.field("roots") { json.field("method", "roots/list") } }
      }
    }
    if case .known = roots { return wait(run) }
    parked.append(run)
    askForRoots()
    expect(run)
  }

  private func wait(_ run: AgentRun) {
    waiting.append(run)
    expect(run)
  }

  private func expect(_ run: AgentRun) {
    run.batch = batch
    batch?.expect()
  }

  private func result(of run: AgentRun) -> AgentResult {
    var roots = run.roots ?? []
    if run.context.revision < .july2026, case .known(let known) = self.roots { roots = known }
    do throws(AgentRefusal) {
      let arguments = try AgentArguments.read(run.arguments, for: run.tool, in: folders.adding(roots: roots))
      return run.tool.run(arguments, run)
    } catch {
      return .refused(error.sentence)
    }
  }

  private func isKnown(_ id: RequestID) -> Bool {
    running?.id == id || waiting.contains { $0.id == id } || parked.contains { $0.id == id }
  }

  // MARK: - What the client tells

  private func notification(_ method: String, _ parameters: JSONValue) {
    switch method {
    case "notifications/initialized":
      if agreed?.hasRoots == true { askForRoots() }
    case "notifications/roots/list_changed":
      roots = .unknown
      if agreed?.hasRoots == true { askForRoots() }
    case "notifications/cancelled":
      guard let id = RequestID(parameters["requestId"]) else { return }
      if running?.id == id { running?.cancel() }
      let cancelled = (waiting + parked).filter { $0.id == id }
      waiting.removeAll { $0.id == id }
      parked.removeAll { $0.id == id }
      for run in cancelled { run.batch?.settle() }
    default: break
    }
  }

  private func askForRoots() {
    if case .asked = roots { return }
    roots = .asked
    askedRoots += 1
    let id = Self.name(ofQuestion: askedRoots)
    output(
      JSONWriter.object { json in
        json.field("jsonrpc", "2.0")
        json.key("id")
        id.write(to: json)
        json.field("method", "roots/list")
      })
  }

  private static func name(ofQuestion number: Int) -> RequestID { .text("roots-\(number)") }

  private func response(_ id: RequestID, _ result: JSONValue?) {
    guard case .asked = roots, id == Self.name(ofQuestion: askedRoots) else { return }
    // A client that answers with an error has none.
    roots = .known(Self.roots(in: result) ?? [])
    waiting += parked
    parked = []
  }

  private static func roots(in result: JSONValue?) -> [String]? {
    result?["roots"]?.list?.compactMap { $0["uri"]?.text }
  }

  // MARK: - Answers

  private func send(_ answer: String) {
    if let batch { batch.add(answer) } else { output(answer) }
  }

  private func answer(_ id: RequestID?, _ error: AgentError) {
    send(
      JSONWriter.object { json in
        json.field("jsonrpc", "2.0")
        json.key("id")
        if let id { id.write(to: json) } else { json.null() }
        json.field("error") {
          json.field("code", error.code)
          json.field("message", error.message)
          if !error.data.isEmpty { json.field("data") { json.raw(error.data.utf8) } }
        }
      })
  }

  private func answer(
    _ id: RequestID, _ context: AgentContext, type: String = "complete", _ fields: (JSONWriter) -> Void
  ) {
    send(
      JSONWriter.object { json in
        json.field("jsonrpc", "2.0")
        json.key("id")
        id.write(to: json)
        json.field("result") {
          if context.revision == .july2026 {
            json.field("resultType", type)
            json.field("_meta") {
              json.field("io.modelcontextprotocol/serverInfo") { writeName(to: json) }
            }
          }
          fields(json)
        }
      })
  }

  private func writeName(to json: JSONWriter) {
    json.field("name", name)
    json.field("version", version)
  }

  private func writeCapabilities(to json: JSONWriter) {
    json.field("capabilities") {
      json.field("tools") {}
      json.field("resources") {}
    }
  }

  private func writeDiscovery(to json: JSONWriter) {
    json.field("supportedVersions", [ProtocolRevision.july2026.rawValue])
    writeCapabilities(to: json)
    json.field("instructions", instructions)
    writeFreshness(to: json, AgentContext(revision: .july2026, hasRoots: false))
  }

  /// For how long a list holds: as long as the server runs, and for everyone.
  private func writeFreshness(to json: JSONWriter, _ context: AgentContext) {
    guard context.revision == .july2026 else { return }
    json.field("ttlMs", 3_600_000)
    json.field("cacheScope", "public")
  }
}
