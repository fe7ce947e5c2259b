import FingerpostText

/// One item of a scenario's document, with its place.
///
/// Scalars stay text: what a reader expects at a place decides what the text has to be, so that `id: no` is
/// an id and `alpha: no` is an error, whatever YAML's own guesses are.
nonisolated struct ScenarioItem {
  enum Content {
    case scalar(String, quoted: Bool)
    case list([ScenarioItem])
    case map([ScenarioEntry])
  }

  var content: Content
  var place: ScenarioPlace

  /// What the item is, for an error that expected something else.
  var summary: String {
    switch content {
    case .scalar(let text, quoted: true): "the text “\(PlainText.excerpt(text))”"
    case .scalar("", quoted: false): "nothing"
    case .scalar(let text, quoted: false): "“\(PlainText.excerpt(text))”"
    case .list(let items): items.count == 1 ? "a list of 1 item" : "a list of \(items.count) items"
    case .map: "a mapping"
    }
  }
}

/// A key with its value.
nonisolated struct ScenarioEntry {
  var key: String
  /// Where the key stands; its path includes the key.
  var place: ScenarioPlace
  var value: ScenarioItem
}
