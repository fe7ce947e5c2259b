import FingerpostHID
import FingerpostText
import Foundation

nonisolated extension ScenarioScriptReader {
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
    var update = EstimateUpdate(number: estimate.number)
    try ScenarioFormat.update.read(item, into: &update, nodes)
    var known: Contact.Properties = []
    if update.force != nil { known.insert(.force) }
    if update.azimuth != nil { known.insert(.azimuth) }
    if update.altitude != nil { known.insert(.altitude) }
    if update.place != nil { known.insert(.location) }
    update.estimated = estimate.properties.subtracting(known)
    if let estimated = item["estimated"] {
      update.estimated = try estimated.estimates(of: estimate.properties)
    }
    update.expected = estimate.expected.subtracting(known).intersection(update.estimated)
    if let expecting = item["expecting"] { update.expected = try expecting.estimates(of: update.estimated) }
    var rest = estimate
    rest.narrow(to: update)
    expected[estimate.number] = rest.expected.isEmpty ? nil : rest
    return update
  }
}
