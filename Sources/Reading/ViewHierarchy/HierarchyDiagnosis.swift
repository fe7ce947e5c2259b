/// What was and was not understood of a view hierarchy, in numbers: no texts, names of classes or addresses.
nonisolated struct HierarchyDiagnosis {
  private let store: HierarchyStore

  init(_ store: HierarchyStore) {
    self.store = store
  }

  private var metadata: String {
    guard let metadata = store.metadata else { return "none" }
    // Anything else than digits and points could be a name.
    let version = metadata.version.map { $0.filter { "0123456789.".contains($0) }.prefix(12) }
    return "version \(version ?? "unknown"), application \(metadata.name == nil ? "not named" : "named")"
  }

  /// One line for each number.
  var lines: [String] {
    let (counts, objects) = (store.counts, store.objects)
    var lines = [
      "responses read: \(counts.responses)", "responses empty: \(counts.failedResponses)",
      "responses unreadable: \(counts.unreadableResponses.count)", "captures: \(counts.captures)",
      "classes with superclasses: \(counts.classes)",
      "metadata: \(metadata)",
    ]
    let kinds: [(String, HierarchyObject.Kind?)] = [
      ("applications", .application), ("scenes", .scene), ("screens", .screen), ("windows", .window),
      ("views", .view),
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
    // Looked up only, never walked.
    var told: [HierarchyProperty: Int] = [:]
    for object in objects { object.countProperties(into: &told) }
    for property in HierarchyProperty.allCases {
      if let count = told[property] { lines.append("  \(property.rawValue): \(count)") }
    }
    return lines
  }
}
