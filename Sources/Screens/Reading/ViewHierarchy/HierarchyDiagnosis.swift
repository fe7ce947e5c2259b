/// What was and was not understood of a view hierarchy, in numbers: no texts, names of classes or addresses.
nonisolated struct HierarchyDiagnosis {
  private let store: HierarchyStore

  init(_ store: HierarchyStore) {
    self.store = store
  }

  /// One line for each number.
  var lines: [String] {
    let (counts, objects) = (store.counts, store.objects)
    var lines = [
      "responses read: \(counts.responses)", "responses empty: \(counts.failedResponses)",
      "responses unreadable: \(counts.unreadableResponses.count)", "captures: \(counts.captures)",
      "classes with superclasses: \(counts.classes)",
    ]
    let kinds: [(String, HierarchyObject.Kind?)] = [
      ("applications", .application), ("scenes", .scene), ("windows", .window), ("views", .view),
      ("view controllers", .viewController), ("layers", .layer), ("AppKit objects", .appKit),
      ("other objects", .other), ("objects only mentioned", nil),
    ]
    for (title, kind) in kinds { lines.append("\(title): \(objects.count { $0.kind == kind })") }
    lines += [
      "objects without an address: \(counts.unreadableObjects)",
      "properties read: \(counts.readProperties)", "properties not used: \(counts.unusedProperties)",
      "properties failed: \(counts.failedProperties)",
      "properties not understood: \(counts.unreadableProperties)",
    ]
    for property in HierarchyProperty.allCases {
      let count = objects.count { $0[property] != nil }
      if count > 0 { lines.append("  \(property.rawValue): \(count)") }
    }
    return lines
  }
}
