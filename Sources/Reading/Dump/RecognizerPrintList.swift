import FingerpostScreens

/// Recognizers that were pasted below a tree, on their way to the views of the tree.
nonisolated struct RecognizerPrintList {
  private var recognizers: [(recognizer: ScreenRecognizer, view: String?)] = []
  /// Looked up only, never walked: the place of each address in the list.
  private var places: [String: Int] = [:]
  /// The same for those that are only mentioned as another one's requirement.
  private var mentioned: [RecognizerPrint] = []
  private let delegates: [DelegatePrint.Question: ScreenRecognizer.Delegate]

  /// - Parameter delegates: what was printed of delegates, by what was asked.
  init(
    _ lines: [Screen.RecognizerLine], _ delegates: [DelegatePrint.Question: ScreenRecognizer.Delegate] = [:]
  ) {
    self.delegates = delegates
    for line in lines {
      guard let print = RecognizerPrint(line.text, line: line.line) else { continue }
      add(print)
      mentioned += print.others
    }
    // What another one says of a recognizer is used only where the recognizer does not speak for itself.
    for print in mentioned { add(print) }
  }

  private mutating func add(_ print: RecognizerPrint) {
    if let address = print.recognizer.address?.lowercased() {
      guard places[address] == nil else { return }
      places[address] = recognizers.count
    }
    recognizers.append((print.recognizer, print.viewAddress))
  }

  /// Hands the recognizers to their views, in the order in which they were pasted.
  ///
  /// - Returns: whether one belongs to a view that is not in the tree.
  @discardableResult
  func attach(to views: inout [ScreenView], _ warnings: inout WarningList) -> Bool {
    guard !recognizers.isEmpty else { return false }
    var isViewMissing = false
    // Looked up only, never walked.
    var indices: [String: Int] = [:]
    for (index, view) in views.enumerated() {
      if let address = view.address?.lowercased() { indices[address] = index }
    }
    for (recognizer, view) in recognizers {
      guard let view else {
        warnings.add(
          recognizer.line, "\(recognizer.className) is attached to no view, so it is left out.")
        continue
      }
      guard let index = indices[view.lowercased()] else {
        isViewMissing = true
        warnings.add(
          recognizer.line,
          "\(recognizer.className) belongs to the view \(view), which is not in the tree, so it is left out.")
        continue
      }
      views[index].hasRecognizers = true
      if views[index].recognizers == nil { views[index].recognizers = [] }
      var recognizer = recognizer
      if let told = delegate(of: recognizer) { recognizer.delegate = told }
      views[index].recognizers?.append(recognizer)
    }
    return isViewMissing
  }

  /// The delegate that was printed of a recognizer. Of several gestures that go back it is not known which one was meant.
  private func delegate(of recognizer: ScreenRecognizer) -> ScreenRecognizer.Delegate? {
    if let told = recognizer.address.flatMap({ delegates[.address($0.lowercased())] }) { return told }
    guard recognizer.isNavigationPop, recognizers.count(where: \.recognizer.isNavigationPop) == 1 else {
      return nil
    }
    return delegates[.navigationPop]
  }
}
