nonisolated extension Screen {
  /// A recognizer and the view that it is attached to.
  public struct PlacedRecognizer: Sendable {
    /// The index of the view.
    public var view: Int
    /// What the input says of the recognizer.
    public var recognizer: ScreenRecognizer

    /// The address of the scroll view that it scrolls as its pan, where that is not the view which it is attached to.
    public func movedFrom(_ views: [ScreenView]) -> String? {
      guard recognizer.part == .scrollPan, recognizer.assumedPart == nil,
        let target = recognizer.targets?.first(where: { $0.action == "handlePan:" })?.address,
        let own = views[view].address, own != target
      else { return nil }
      return target
    }
  }

  /// The pans of scroll views that an application has moved to another view, from where they scroll it: by the index of
  /// each among ``placedRecognizers``, the scroll view. [SCR-1]
  public var movedPans: [Int: Int] {
    let moved = placedRecognizers.enumerated().compactMap { index, placed in
      placed.movedFrom(views).map { (index, $0) }
    }
    guard !moved.isEmpty else { return [:] }
    // Looked up only, never walked.
    var owners: [String: Int] = [:]
    for (index, standard) in standardClasses().enumerated() where standard == .scrollView {
      if let address = views[index].address { owners[address] = index }
    }
    var pans: [Int: Int] = [:]
    for (index, target) in moved { pans[index] = owners[target] }
    return pans
  }

  /// All recognizers: the views in their order, and those of one view in the order of the property,
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
