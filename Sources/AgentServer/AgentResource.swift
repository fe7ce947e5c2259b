internal import FingerpostText

/// A document that a client can read.
package struct AgentResource: Sendable {
  /// Where it is; that of a template has a part in braces, which ``read`` gets.
  package var uri: String
  package var name: String
  package var description: String
  package var mimeType: String
  /// Returns its text; nil if what the part in braces stands for is absent.
  package var read: @MainActor @Sendable (_ part: String) -> String?

  /// Creates a document.
  package init(
    _ uri: String, name: String, description: String, mimeType: String,
    read: @escaping @MainActor @Sendable (_ part: String) -> String?
  ) {
    (self.uri, self.name, self.description) = (uri, name, description)
    (self.mimeType, self.read) = (mimeType, read)
  }

  /// What of the address comes before the part in braces; nil where it has none.
  private var stem: Substring? { uri.hasSuffix("}") ? uri.prefix { $0 != "{" } : nil }

  /// Whether the address stands for many.
  var isTemplate: Bool { stem != nil }

  /// The part that an address has for the braces, empty where there are none; nil if it is the address of another.
  func part(of address: String) -> String? {
    guard let stem else { return address == uri ? "" : nil }
    return address.hasPrefix(stem) ? String(address.dropFirst(stem.count)) : nil
  }

  /// Writes it as a list has it.
  func write(to json: JSONWriter) {
    json.field(isTemplate ? "uriTemplate" : "uri", uri)
    json.field("name", name)
    json.field("description", description)
    json.field("mimeType", mimeType)
  }
}
