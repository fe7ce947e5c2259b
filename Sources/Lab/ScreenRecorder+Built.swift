import Fingerpost
public import FingerpostPicture
public import FingerpostScreens
public import FingerpostWatching
import Foundation

extension ScreenRecorder {
  /// What a view of an input looks like, as far as that is known.
  public typealias Look = (ScreenView) -> (fill: Picture.Fill?, textStyle: Picture.TextStyle?)

  /// Creates a recorder for a screen that was dumped, whose names and texts the input says; with nil, or for a scenario's
  /// screen, the trace says the names.
  ///
  /// - Parameter look: says what a view of the input looks like.
  public convenience init(_ built: BuiltScreen?, look: @escaping Look) {
    let isDumped = built.map { $0.screen.kind != .scenario } ?? false
    let size = isDumped ? built.map { $0.screen.size ?? .zero } : nil
    self.init(size: size, of: { built }, look: look)
  }

  /// Creates a recorder for a screen that is built again from time to time.
  ///
  /// - Parameters:
  ///   - size: the size of the screen, nil for that of the world, zero for that of the windows.
  ///   - current: the screen as it is built now.
  ///   - look: says what a view of the input looks like.
  public convenience init(size: CGSize?, of current: @escaping () -> BuiltScreen?, look: @escaping Look) {
    self.init(size: size) { view in
      var words = Words(name: ScreenRecorder.name(of: view))
      guard let built = current(), let index = view.knownSubject.flatMap({ built.index(of: $0) }) else {
        return words
      }
      let data = built.screen.views[index]
      if built.screen.kind != .scenario { words.name = data.className }
      words.text = data.label
      (words.fill, words.textStyle) = look(data)
      return words
    }
  }
}
