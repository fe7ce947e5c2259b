import FingerpostProperties

/// What an export says about a scroll view.
nonisolated struct ExportScrolling: Decodable {
  let values: PropertyValues
  let problems: [String]

  init(from decoder: any Decoder) throws {
    var object = try ExportObject(decoder)
    values = object.values(of: Property.ofScrollViews.filter { !$0.isDerived })
    problems = object.problems
  }
}
