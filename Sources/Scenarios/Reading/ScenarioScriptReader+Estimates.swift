import FingerpostHID
import FingerpostText
import Foundation

nonisolated extension ScenarioScriptReader {
  /// Reads `estimated` and `expecting` of a contact; its number is given later.
  func estimate(
    _ estimated: ScenarioItem, _ expecting: ScenarioItem?
  ) throws(ScenarioError) -> Contact.Estimate {
    let properties = try self.properties(estimated)
    guard !properties.isEmpty else {
      throw ScenarioError(estimated.place, "“estimated” names at least one property")
    }
    var expected = properties
    if let expecting { expected = try subset(expecting, of: properties) }
    return Contact.Estimate(number: 0, properties: properties, expected: expected)
  }

  /// Reads `update`: final values of samples that were estimates.
  mutating func updates(_ item: ScenarioItem) throws(ScenarioError) -> [EstimateUpdate] {
    var updates: [EstimateUpdate] = []
    for entry in try item.map("a mapping from samples to values, such as { 1: { force: 1.5 } }") {
      guard let number = UInt32(entry.key), let estimate = expected[number] else {
        throw ScenarioError(
          entry.place,
          "no sample with estimates that has the number “\(PlainText.excerpt(entry.key))” waits for an update"
        )
      }
      updates.append(try update(entry.value, of: estimate))
    }
    return updates
  }

  private mutating func update(
    _ item: ScenarioItem, of estimate: Contact.Estimate
  ) throws(ScenarioError) -> EstimateUpdate {
    _ = try item.checkKeys(.update)
    var update = EstimateUpdate(number: estimate.number)
    var known: Contact.Properties = []
    if let force = item["force"] {
      update.force = try force.notNegative()
      known.insert(.force)
    }
    if let azimuth = item["azimuth"] {
      update.azimuth = try azimuth.number()
      known.insert(.azimuth)
    }
    if let altitude = item["altitude"] {
      update.altitude = try altitude.number()
      known.insert(.altitude)
    }
    if let point = try item["point"]?.point() {
      update.place = Contact.Precise(x: Double(point.x), y: Double(point.y))
      known.insert(.location)
    }
    update.estimated = estimate.properties.subtracting(known)
    if let estimated = item["estimated"] { update.estimated = try subset(estimated, of: estimate.properties) }
    update.expected = estimate.expected.subtracting(known).intersection(update.estimated)
    if let expecting = item["expecting"] { update.expected = try subset(expecting, of: update.estimated) }
    var rest = estimate
    rest.narrow(to: update)
    expected[estimate.number] = rest.expected.isEmpty ? nil : rest
    return update
  }

  private func subset(
    _ item: ScenarioItem, of properties: Contact.Properties
  ) throws(ScenarioError) -> Contact.Properties {
    let some = try self.properties(item)
    guard some.isSubset(of: properties) else {
      throw ScenarioError(item.place, "only what is an estimate stays one or is updated")
    }
    return some
  }

  private func properties(_ item: ScenarioItem) throws(ScenarioError) -> Contact.Properties {
    var properties: Contact.Properties = []
    for word in try item.list("a list of properties, such as [force]") {
      properties.insert(try word.choice(Contact.Properties.words, what: "a property"))
    }
    return properties
  }
}
