nonisolated extension Screen {
  /// A recogniser and the view that it is attached to.
  public struct PlacedRecognizer: Sendable {
    /// The index of the view.
    public var view: Int
    /// What the input says of the recogniser.
    public var recognizer: ScreenRecognizer
  }

  /// All recognisers: the views in their order, and those of one view in the order of the property,
  /// after those that were put in.
  public var placedRecognizers: [PlacedRecognizer] {
    var placed: [PlacedRecognizer] = []
    for (index, view) in views.enumerated() {
      for recognizer in view.standardRecognizers + (view.recognizers ?? []) {
        placed.append(PlacedRecognizer(view: index, recognizer: recognizer))
      }
    }
    return placed
  }
}
