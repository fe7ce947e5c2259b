import Fingerpost
public import FingerpostPicture
public import FingerpostScreens
public import FingerpostWatching
import Foundation

extension ScreenRecorder {
  /// Creates a recorder for a screen that was dumped, whose names and texts the input says; with nil, or for a scenario's
  /// screen, the trace says the names.
  ///
  /// - Parameter look: says what a view of the input looks like.
  public convenience init(
    _ built: BuiltScreen?,
    look: @escaping (ScreenView) -> (fill: Picture.Fill?, textStyle: Picture.TextStyle?)
  ) {
    let dumped = built.flatMap { $0.screen.kind == .scenario ? nil : $0 }
    self.init(size: dumped.map { $0.screen.size ?? .zero }) { view in
      var words = Words(name: ScreenRecorder.name(of: view))
      guard let built, let index = view.knownSubject.flatMap({ built.index(of: $0) }) else { return words }
      let data = built.screen.views[index]
      if dumped != nil { words.name = data.className }
      words.text = data.label
      (words.fill, words.textStyle) = look(data)
      return words
    }
  }
}
