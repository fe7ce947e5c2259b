import FingerpostGestures
import FingerpostProperties
import FingerpostText
import FingerpostTrace
import FingerpostWhatIf
import Foundation

/// What was on a screen before the first finger, under the names of the trace: what can be asked and changed of it.
nonisolated struct RunObjects {
  private let objects: [TreePlace: TreeObject]
  private let places: [SubjectName: TreePlace]
  private let names: [TreePlace: SubjectName]
  /// The recognizers that the trace names, in the order of the trace.
  private let recognizers: [(name: SubjectName, place: TreePlace)]

  /// Gives objects the names of the subjects of a trace.
  init(_ all: [TreeObject], subjects: [(id: SubjectID, name: SubjectName)]) {
    let bySubject = Dictionary(subjects.map { (Int($0.id.rawValue), $0.name) }) { first, _ in first }
    var objects: [TreePlace: TreeObject] = [:]
    var places: [SubjectName: TreePlace] = [:]
    var names: [TreePlace: SubjectName] = [:]
    for object in all {
      objects[object.place] = object
      guard let name = object.subject.flatMap({ bySubject[$0] }) else { continue }
      places[name] = object.place
      names[object.place] = name
    }
    self.objects = objects
    self.places = places
    self.names = names
    recognizers = subjects.compactMap { subject in
      guard let place = places[subject.name], place.recognizer != nil else { return nil }
      return (subject.name, place)
    }
  }

  /// What the trace calls what was at a place, if it mentions it and nothing else under the same name before.
  func name(at place: TreePlace) -> String? { names[place].flatMap { $0.nth == 0 ? $0.name : nil } }

  /// Where a subject was.
  private func place(of name: SubjectName) throws(WhatIf.Problem) -> TreePlace {
    if let place = places[name] { return place }
    throw WhatIf.Problem(
      "“\(PlainText.excerpt(name.name))” was not on the screen before the first finger came.")
  }

  /// Reads the changes that a question asks for.
  func changes(_ question: JSONValue) throws(WhatIf.Problem) -> [TreeChange] {
    var changes: [TreeChange] = []
    for value in try WhatIf.asked(question) { changes.append(try change(value)) }
    return changes
  }

  /// Reads one of them.
  func change(_ value: JSONValue) throws(WhatIf.Problem) -> TreeChange {
    guard let name = SubjectName(value) else {
      throw WhatIf.Problem("A change names no subject.")
    }
    let place = try place(of: name)
    if let other = SubjectName(value["require"]) {
      return TreeChange(place, .require(toFail: try self.place(of: other), value["value"]?.flag ?? true))
    }
    guard let property = value["set"]?.text, let object = objects[place] else {
      throw WhatIf.Problem("A change names no property.")
    }
    guard let wanted = PropertyValue(value["value"]) else {
      throw WhatIf.Problem("A change has no value.")
    }
    guard object.fields.contains(where: { $0.name == property }) else {
      throw WhatIf.Problem(
        "“\(PlainText.excerpt(property))” cannot be changed in “\(PlainText.excerpt(name.name))”.")
    }
    return TreeChange(place, .set(property, wanted))
  }

  /// What can be changed of the subject that a question names, as members of an object.
  func form(_ question: JSONValue) throws(WhatIf.Problem) -> String {
    guard let name = SubjectName(question) else {
      throw WhatIf.Problem("The question names no subject.")
    }
    return try form(of: name)
  }

  /// What can be changed of a subject, as members of an object.
  func form(of name: SubjectName) throws(WhatIf.Problem) -> String {
    let place = try place(of: name)
    guard let object = objects[place] else { throw WhatIf.Problem("“\(name.name)” is not there.") }
    return JSONWriter.members { json in
      name.writeFields(to: json)
      json.field("fields", objects: object.fields) { $0.write(to: json) }
      guard place.recognizer != nil else { return }
      json.field("others", objects: recognizers.filter { $0.place != place }) { other in
        other.name.writeFields(to: json)
        json.field("required", object.required.contains(other.place))
      }
    }
  }

  /// A change as lines of Swift.
  @MainActor func code(for change: TreeChange) -> [String] {
    [change.what.code(of: variable(change.place)) { variable($0) }]
  }

  /// The variable that stands for what is at a place.
  @MainActor private func variable(_ place: TreePlace) -> String {
    guard let object = objects[place] else { return "view" }
    if let role = object.role {
      var holder = place
      holder.recognizer = nil
      return "\(variable(holder)).\(role)"
    }
    return VariableNames.variable(named: names[place]?.name ?? object.type)
  }
}
