/// Why a message is answered with an error and not with a result, as JSON-RPC numbers it.
package struct AgentError: Error, Equatable, Sendable {
  /// The number of JSON-RPC or of the protocol.
  package var code: Int
  /// One sentence.
  package var message: String
  /// The fields of an object with more about it, as JSON; empty for none.
  package var data = ""

  /// The line is not JSON.
  package static func notJSON(_ message: String) -> AgentError { AgentError(code: -32700, message: message) }

  /// The line is JSON, but not a message that may come now.
  package static func invalidRequest(_ message: String) -> AgentError {
    AgentError(code: -32600, message: message)
  }

  /// There is no such method.
  package static func noMethod(_ name: String) -> AgentError {
    AgentError(code: -32601, message: "There is no method “\(name)” here.")
  }

  /// The parameters are not what the method takes.
  package static func invalidParameters(_ message: String) -> AgentError {
    AgentError(code: -32602, message: message)
  }
}
