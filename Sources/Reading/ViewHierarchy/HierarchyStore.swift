/// What the responses of a view hierarchy say, put together.
nonisolated struct HierarchyStore {
  /// All objects, in the order in which they are first mentioned.
  private(set) var objects: [HierarchyObject] = []
  /// What the bundle says of the application, if it does.
  var metadata: HierarchyMetadata?
  /// What was and was not understood.
  var counts = HierarchyCounts()
  /// Looked up only, never walked.
  private var indices: [String: Int] = [:]
  /// Looked up only, never walked: the superclass of each class.
  private var superclasses: [String: String] = [:]

  /// Adds a response to what is known.
  mutating func add(_ tape: JSONTape) {
    let root = tape.root
    let contents: [StaticString] = ["topLevelGroups", "classInformation", "topLevelPropertyDescriptions"]
    guard tape.isObject(root), contents.contains(where: { tape.member($0, of: root) != nil }) else {
      counts.failedResponses += 1
      return
    }
    counts.responses += 1
    let version = tape.member("version", of: root).flatMap(tape.word)
    let properties = HierarchyPropertyReader(tape: tape, isFirstVersion: version.flatMap(Double.init) == 1)
    if let groups = tape.member("topLevelGroups", of: root), !tape.elements(groups).isEmpty {
      // Addresses are used again, so nothing of an earlier capture may stay.
      (objects, indices) = ([], [:])
      counts.startCapture()
      addGroups(tape.elements(groups).sorted { tape.key($0) < tape.key($1) }, properties)
    }
    if let classes = tape.member("classInformation", of: root) { addClasses(classes, tape) }
    if let descriptions = tape.member("topLevelPropertyDescriptions", of: root) {
      tape.forEach(in: descriptions) { description in
        // Most properties are not used, so this comes before their objects are looked for.
        if properties.isUnused(description) {
          counts.unusedProperties += 1
          return
        }
        let key = tape.key(description)
        guard let dot = key.utf8.firstIndex(of: UInt8(ascii: ".")), dot > key.startIndex else {
          counts.unreadableProperties += 1
          return
        }
        let name = String(key[key.index(after: dot)...])
        apply(properties.read(description, name: name), for: place(of: String(key[..<dot])))
      }
    }
  }

  /// Returns the index of the object with the address, if any is known.
  func index(_ id: String) -> Int? { indices[id.lowercased()] }

  /// Returns the superclasses of a class, nearest first.
  func superclasses(of name: String) -> [String] {
    var result: [String] = []
    var name = name
    // No chain of classes is as long; one that leads back to itself would be.
    while result.count < 64, let next = superclasses[name] {
      result.append(next)
      name = next
    }
    return result
  }

  // MARK: - Objects

  private struct Group {
    var value: Int
    var holder: Int?
    var isAssociation: Bool
  }

  /// Walks over groups with a list instead of recursion, since a tree may have any depth.
  private mutating func addGroups(_ groups: [Int], _ properties: HierarchyPropertyReader) {
    let tape = properties.tape
    var pending = groups.reversed().map { Group(value: $0, holder: nil, isAssociation: false) }
    while let group = pending.popLast() {
      let id = tape.member("groupingID", of: group.value).flatMap(tape.text) ?? tape.key(group.value)
      let kind = HierarchyObject.Kind(groupingID: id)
      var members: [Int] = []
      var inner: [Group] = []
      if let list = tape.member("debugHierarchyObjects", of: group.value) {
        tape.forEach(in: list) { value in
          guard let id = tape.member("objectID", of: value).flatMap(tape.text), !id.isEmpty else {
            counts.unreadableObjects += 1
            return
          }
          let index = place(of: id)
          members.append(index)
          // A window may be mentioned among views, too, and any object elsewhere.
          let known = objects[index].kind
          if known == nil || known == .other || kind == .window { objects[index].kind = kind }
          inner += describe(value, index, properties)
        }
      }
      if let holder = group.holder {
        if group.isAssociation {
          objects[holder].associates += members
        } else {
          objects[holder].children = members
        }
      }
      pending += inner.reversed()
    }
  }

  /// Takes over what a description says of an object, and returns the groups in it.
  private mutating func describe(_ value: Int, _ index: Int, _ properties: HierarchyPropertyReader) -> [Group]
  {
    let tape = properties.tape
    if let name = tape.member("className", of: value).flatMap(tape.text) { objects[index].className = name }
    if let list = tape.member("properties", of: value) {
      tape.forEach(in: list) { apply(properties.read($0, name: nil), for: index) }
    }
    var groups: [Group] = []
    if let children = tape.member("childGroup", of: value) {
      groups.append(Group(value: children, holder: index, isAssociation: false))
    }
    if let list = tape.member("additionalGroups", of: value) {
      tape.forEach(in: list) { groups.append(Group(value: $0, holder: index, isAssociation: true)) }
    }
    return groups
  }

  /// The index of the object with the address, which is added if it is new.
  private mutating func place(of id: String) -> Int {
    let key = id.lowercased()
    if let index = indices[key] { return index }
    indices[key] = objects.count
    objects.append(HierarchyObject(id: id))
    return objects.count - 1
  }

  private mutating func apply(_ outcome: HierarchyPropertyReader.Outcome, for index: Int) {
    switch outcome {
    case .value(let property, let value):
      objects[index][property] = value
      counts.readProperties += 1
    case .unchanged: break
    case .unused: counts.unusedProperties += 1
    case .failed: counts.failedProperties += 1
    case .unreadable: counts.unreadableProperties += 1
    }
  }

  // MARK: - Classes

  private mutating func addClasses(_ value: Int, _ tape: JSONTape) {
    var pending: [(value: Int, superclass: String?)] = [(value, nil)]
    while let (value, superclass) = pending.popLast() {
      if tape.isArray(value) {
        tape.forEach(in: value) { pending.append(($0, superclass)) }
        continue
      }
      guard let name = tape.member("className", of: value).flatMap(tape.text) else { continue }
      if let superclass, superclass != name { superclasses[name] = superclass }
      counts.classes += 1
      if let subclasses = tape.member("subclasses", of: value) { pending.append((subclasses, name)) }
    }
  }
}
