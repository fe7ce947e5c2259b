import Fingerpost
import FingerpostPicture
public import FingerpostScenarios
public import FingerpostScreens
public import FingerpostTrace

extension LabScreen {
  /// Creates a recorder for a screen that was dumped, whose names, texts and colors the input says; with nil, or for a
  /// scenario's screen, the trace says the names.
  public convenience init(_ built: BuiltScreen?) {
    let dumped = built.flatMap { $0.screen.kind == .scenario ? nil : $0 }
    self.init(fitsWindows: dumped != nil) { view in
      var words = Words(name: LabScreen.name(of: view))
      guard let built, let index = view.knownSubject.flatMap({ built.index(of: $0) }) else { return words }
      let data = built.screen.views[index]
      if dumped != nil { words.name = data.className }
      words.text = data.label
      if let color = data.backgroundColor {
        words.fill = Picture.Fill(
          red: color.red, green: color.green, blue: color.blue, alpha: color.alpha,
          cornerRadius: data.cornerRadius)
      }
      return words
    }
  }

  /// What lets it see a run.
  ///
  /// - Parameter log: where the facts of the run are kept.
  public func watch(_ log: TraceLog) -> RunWatch {
    RunWatch(frame: { self.note($0) }, instant: { self.look(at: $0, after: log.records) })
  }
}
