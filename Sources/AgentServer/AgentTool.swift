internal import FingerpostText

/// Something that a client can have done.
package struct AgentTool: Sendable {
  /// One argument.
  package struct Parameter: Sendable {
    /// What values it takes.
    package enum Kind: Sendable {
      case text
      case number
      case flag
      /// The path of a file or folder, which has to lie in a folder that may be read.
      case file
      /// Several of these.
      case files
    }

    package var name: String
    package var kind: Kind
    package var description: String
    package var isRequired: Bool

    /// Creates the description of an argument.
    package init(_ name: String, _ kind: Kind, _ description: String, isRequired: Bool = false) {
      (self.name, self.kind, self.description, self.isRequired) = (name, kind, description, isRequired)
    }
  }

  package var name: String
  /// What people call it.
  package var title: String
  /// What it does, for a model that chooses among tools.
  package var description: String
  package var parameters: [Parameter]
  /// The JSON Schema of the structured content, as JSON; nil where it has none.
  package var outputSchema: [UInt8]?
  /// Does it. The arguments are of the kinds that the parameters say, and paths are whole.
  package var run: @MainActor @Sendable (AgentArguments, AgentRun) -> AgentResult

  /// Creates a tool.
  package init(
    _ name: String, title: String, description: String, parameters: [Parameter],
    outputSchema: [UInt8]? = nil,
    run: @escaping @MainActor @Sendable (AgentArguments, AgentRun) -> AgentResult
  ) {
    (self.name, self.title, self.description) = (name, title, description)
    (self.parameters, self.outputSchema, self.run) = (parameters, outputSchema, run)
  }

  /// Writes it as `tools/list` has it.
  func write(to json: JSONWriter, _ revision: ProtocolRevision) {
    json.field("name", name)
    if revision.hasStructuredContent { json.field("title", title) }
    json.field("description", description)
    json.field("inputSchema") {
      json.field("type", "object")
      json.field("properties") {
        for parameter in parameters {
          json.key(named: parameter.name)
          json.object { Self.write(parameter, to: json) }
        }
      }
      json.field("required", parameters.filter(\.isRequired).map(\.name))
      json.field("additionalProperties", false)
    }
    if let outputSchema, revision.hasStructuredContent {
      json.key("outputSchema")
      json.raw(JSONLine.joined(outputSchema))
    }
    json.field("annotations") {
      json.field("readOnlyHint", true)
      json.field("openWorldHint", false)
    }
  }

  private static func write(_ parameter: Parameter, to json: JSONWriter) {
    switch parameter.kind {
    case .text, .file: json.field("type", "string")
    case .number: json.field("type", "number")
    case .flag: json.field("type", "boolean")
    case .files:
      json.field("type", "array")
      json.field("items") { json.field("type", "string") }
    }
    json.field("description", parameter.description)
  }
}

/// The arguments of a call, each of the kind that its parameter says.
package struct AgentArguments: Sendable {
  var texts: [String: String] = [:]
  var numbers: [String: Double] = [:]
  var flags: [String: Bool] = [:]
  var lists: [String: [String]] = [:]

  /// A text, or a path; nil where it was not given.
  package func text(_ name: String) -> String? { texts[name] }

  /// A number; nil where it was not given.
  package func number(_ name: String) -> Double? { numbers[name] }

  /// Whether a flag was given as true.
  package func flag(_ name: String) -> Bool { flags[name] ?? false }

  /// Paths; none where they were not given.
  package func list(_ name: String) -> [String] { lists[name] ?? [] }

  /// Reads what a call says.
  ///
  /// - Throws: a sentence that a model can correct its call by.
  static func read(
    _ value: JSONValue, for tool: AgentTool, in folders: AgentFolders
  ) throws(AgentRefusal) -> AgentArguments {
    var arguments = AgentArguments()
    guard case .object(let fields) = value else { return arguments }
    let names = tool.parameters.map(\.name)
    for field in fields {
      guard let parameter = tool.parameters.first(where: { $0.name == field.key }) else {
        let nearest = NearestName.of(field.key, among: names).map { " Did you mean “\($0)”?" } ?? ""
        throw AgentRefusal(
          "\(tool.name) has no argument “\(PlainText.excerpt(field.key))”.\(nearest) It takes \(names.joined(separator: ", "))."
        )
      }
      if case .null = field.value { continue }
      guard try arguments.add(field.value, as: parameter, folders) else {
        throw AgentRefusal("\(parameter.name): expected \(parameter.kind.words), not \(field.value.kind).")
      }
    }
    for parameter in tool.parameters where parameter.isRequired {
      guard fields.contains(where: { $0.key == parameter.name }) else {
        throw AgentRefusal("\(tool.name) needs the argument “\(parameter.name)”: \(parameter.description)")
      }
    }
    return arguments
  }

  private mutating func add(
    _ value: JSONValue, as parameter: AgentTool.Parameter, _ folders: AgentFolders
  ) throws(AgentRefusal) -> Bool {
    let name = parameter.name
    switch parameter.kind {
    case .text: texts[name] = value.text
    case .number: numbers[name] = value.number
    case .flag: flags[name] = value.flag
    case .file: texts[name] = try value.text.map { path throws(AgentRefusal) in try folders.resolve(path) }
    case .files:
      guard let values = value.list else { return false }
      var paths: [String] = []
      for value in values {
        guard let path = value.text else { return false }
        paths.append(try folders.resolve(path))
      }
      lists[name] = paths
    }
    return texts[name] != nil || numbers[name] != nil || flags[name] != nil || lists[name] != nil
  }
}

extension AgentTool.Parameter.Kind {
  /// What messages call a value of the kind.
  fileprivate var words: String {
    switch self {
    case .text: "a text"
    case .number: "a number"
    case .flag: "true or false"
    case .file: "the path of a file, as a text"
    case .files: "a list of paths"
    }
  }

  /// Whether it names files.
  var namesFiles: Bool {
    switch self {
    case .file, .files: true
    case .text, .number, .flag: false
    }
  }
}

/// Why a call has no result, as a sentence for the model that made it.
package struct AgentRefusal: Error, Equatable, Sendable {
  package var sentence: String

  package init(_ sentence: String) { self.sentence = sentence }
}
