import Fingerpost
import FingerpostChanges
import FingerpostExplain
import FingerpostText
import FingerpostTrace
import Foundation

/// The run as it was, with where everything was before the first finger.
final class FirstRun {
  let run: LabTake.Run
  /// The subjects of the trace with their names, unique ones alone.
  let subjects: [(SubjectID, String)]
  /// The size of the screen.
  let screenSize: CGSize
  private let objects: [TreePlace: NSObject]
  private let places: [SubjectName: TreePlace]
  private let names: [TreePlace: SubjectName]
  /// The recognizers that the trace names, in the order of the trace.
  private let recognizers: [(name: SubjectName, object: UIGestureRecognizer)]

  /// Plays the run once.
  init(_ take: LabTake) throws {
    var objects: [TreePlace: NSObject] = [:]
    var order: [(TreePlace, NSObject)] = []
    var size = CGSize.zero
    run = try take.play { world in
      size = world.screenSize
      TreePlace.each(in: world.application) { place, object in
        objects[place] = object
        order.append((place, object))
      }
    }
    let subjects = SubjectName.all(in: run.records)
    let bySubject = Dictionary(uniqueKeysWithValues: subjects.map { ($0.id, $0.name) })
    var places: [SubjectName: TreePlace] = [:]
    var names: [TreePlace: SubjectName] = [:]
    var recognizers: [SubjectName: UIGestureRecognizer] = [:]
    for (place, object) in order {
      let recognizer = object as? UIGestureRecognizer
      guard let subject = recognizer?.knownSubject ?? (object as? UIView)?.knownSubject,
        let name = bySubject[subject]
      else { continue }
      places[name] = place
      names[place] = name
      recognizers[name] = recognizer
    }
    screenSize = size
    self.subjects = subjects.filter { $0.name.nth == 0 }.map { ($0.id, $0.name.name) }
    self.objects = objects
    self.places = places
    self.names = names
    self.recognizers = subjects.compactMap { subject in
      recognizers[subject.name].map { (subject.name, $0) }
    }
  }

  nonisolated deinit {}

  /// What the trace calls what was at a place, if it mentions it and nothing else under the same name before.
  func name(at place: TreePlace) -> String? { names[place].flatMap { $0.nth == 0 ? $0.name : nil } }

  /// Where a subject was.
  func place(of name: SubjectName) throws(WhatIf.Problem) -> TreePlace {
    if let place = places[name] { return place }
    throw WhatIf.Problem(
      "“\(PlainText.excerpt(name.name))” was not on the screen before the first finger came.")
  }

  /// Reads a change that is asked for.
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
    let wanted: ChangeableProperty.Value
    switch value["value"] {
    case .flag(let flag): wanted = .flag(flag)
    case .number(let text): wanted = .number(Double(text) ?? .nan)
    default: throw WhatIf.Problem("A change has no value.")
    }
    guard ChangeableProperty.named(property, of: object) != nil else {
      throw WhatIf.Problem(
        "“\(PlainText.excerpt(property))” cannot be changed in “\(PlainText.excerpt(name.name))”.")
    }
    return TreeChange(place, .set(property, wanted))
  }

  /// What can be changed of an object that nothing has happened to, as members of an object.
  func form(of object: NSObject, _ name: SubjectName) -> String {
    return JSONWriter.members { json in
      name.writeFields(to: json)
      let fields = ChangeableProperty.all.compactMap { property in
        property.value(of: object).map { (property, $0) }
      }
      json.field("fields", each: fields) { property, value in
        json.object {
          json.field("key", property.name)
          switch value {
          case .flag(let flag): json.field("value", flag)
          case .number(let number):
            json.field("value", number)
            if let least = property.least { json.field("from", least) }
            if let most = property.most { json.field("to", most) }
            json.field("whole", property.isWhole)
          }
        }
      }
      if let own = objects[places[name] ?? TreePlace(window: -1)] as? UIGestureRecognizer {
        let required = own.requiredToFail
        json.field("others", each: recognizers.filter { $0.object !== own }) { other in
          json.object {
            other.name.writeFields(to: json)
            json.field("required", required.contains { $0 === other.object })
          }
        }
      }
    }
  }

  /// A change as lines of Swift.
  func code(for change: TreeChange) -> [String] {
    switch change.what {
    case .set(let property, let value):
      let text =
        switch value {
        case .flag(let flag): "\(flag)"
        case .number(let number): Decimals.short(number)
        }
      return ["\(variable(change.place)).\(property) = \(text)"]
    case .require(let other, let requires):
      let names = [variable(change.place), variable(other)]
      let gesture = requires ? GestureChange.require(0, toFail: 1) : .dropRequirement(0, on: 1)
      return gesture.code { names[$0] }
    }
  }

  /// The variable that stands for what is at a place.
  private func variable(_ place: TreePlace) -> String {
    guard let object = objects[place] else { return "view" }
    if let recognizer = object as? UIGestureRecognizer, let view = recognizer.view as? UIScrollView {
      var holder = place
      holder.recognizer = nil
      if recognizer === view.panGestureRecognizer { return "\(variable(holder)).panGestureRecognizer" }
      if recognizer === view.pinchGestureRecognizer { return "\(variable(holder)).pinchGestureRecognizer" }
    }
    let name = names[place]?.name ?? String(describing: type(of: object))
    return VariableNames.variable(named: name)
  }
}
