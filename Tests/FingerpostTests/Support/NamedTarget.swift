/// A target that notes which of its methods was called.
class NamedTarget {
  let name: String
  let note: (String) -> Void

  init(_ name: String, _ note: @escaping (String) -> Void) {
    self.name = name
    self.note = note
  }

  func plain() { note("\(name) plain") }
  func other() { note("\(name) other") }
}
