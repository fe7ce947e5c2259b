import FingerpostProperties

nonisolated extension Property {
  /// What inputs call it: flags go without their verb there, as Objective-C has them.
  var inputName: String {
    guard kind == .flag, name.hasPrefix("is") else { return name }
    return name.dropFirst(2).prefix(1).lowercased() + name.dropFirst(3)
  }
}

nonisolated extension ExportObject {
  /// The value of a property, or nil if it is absent, null or of the wrong type.
  mutating func value(of property: Property) -> PropertyValue? {
    let key = property.inputName
    return switch property.kind {
    case .flag: flag(key).map { .flag($0) }
    case .number: number(key).map { .number($0) }
    case .count: integer(key).map { .count($0) }
    case .text: text(key).map { .text($0) }
    case .words: texts(key).map { .words($0) }
    case .numbers(let parts): numbers(key, count: parts.count).map { .numbers($0) }
    case .list: value(key, [Double].self, "an array of numbers").map { .numbers($0) }
    }
  }

  /// The values of some properties that are stated.
  mutating func values(of properties: [Property]) -> PropertyValues {
    var values = PropertyValues()
    // Several classes may have a property of one name.
    var seen: Set<String> = []
    for property in properties where seen.insert(property.name).inserted {
      values[property.name] = value(of: property)
    }
    return values
  }
}

nonisolated extension HierarchyObject {
  /// The value of a property, or nil where it is not told.
  func value(of property: Property) -> PropertyValue? {
    guard let key = HierarchyProperty(name: property.inputName) else { return nil }
    return switch property.kind {
    case .flag: flag(key).map { .flag($0) }
    case .number: number(key).map { .number($0) }
    case .numbers(let parts): numbers(key, parts.count).map { .numbers($0) }
    case .count, .text, .words, .list: nil
    }
  }
}

nonisolated extension RecognizerPrint {
  /// The value of a property from its text, or nil where it cannot be read.
  static func value(of property: Property, _ text: String) -> PropertyValue? {
    switch property.kind {
    case .flag: flag(text).map { .flag($0) }
    case .number: Double(text).map { .number($0) }
    case .count: Int(text).map { .count($0) }
    case .text: .text(text)
    case .words: .words(words(text))
    case .numbers, .list: nil
    }
  }
}
