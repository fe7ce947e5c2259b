public import FingerpostScreens
public import Foundation

nonisolated extension Screen {
  /// Gives views the recognizers that a second input describes: what lldb prints for `view.gestureRecognizers`.
  ///
  /// They find their views by address. What the screen already says of a recognizer stays as it is. Throws
  /// ``ScreenReadError`` if the input describes no recognizer, or none that belongs to a view of the screen.
  ///
  /// - Parameter name: what messages call the second input.
  public mutating func addRecognizers(from data: Data, name: String) throws(ScreenReadError) {
    let (lines, delegates) = SourceText(data).withBytes { DumpReader.recognizers(in: $0) }
    guard !lines.isEmpty else {
      throw .unreadable(
        name: name, line: nil,
        message:
          "There is no description of a gesture recognizer; expected what lldb prints for gestureRecognizers."
      )
    }
    // Lines of a second input would be taken for lines of the first.
    let list = RecognizerPrintList(lines.map { RecognizerLine(line: 0, text: $0.text) }, delegates)
    var found = WarningList()
    var views = views
    let before = views
    list.attach(to: &views, &found)
    for index in views.indices {
      let known = Set((before[index].recognizers ?? []).compactMap { $0.address?.lowercased() })
      guard let all = views[index].recognizers, !known.isEmpty else { continue }
      let old = all.prefix(before[index].recognizers?.count ?? 0)
      views[index].recognizers =
        old + all.dropFirst(old.count).filter { !known.contains($0.address?.lowercased() ?? "") }
    }
    let added = zip(views, before).contains { ($0.recognizers?.count ?? 0) != ($1.recognizers?.count ?? 0) }
    let isKnown = zip(views, before).allSatisfy { $0.recognizers == $1.recognizers }
    let strangers = found.finished()
    guard added || (isKnown && strangers.isEmpty) else {
      throw .unreadable(
        name: name, line: nil,
        message:
          "No recognizer in it belongs to a view of the screen, by address; print both in one pause of the app."
      )
    }
    self.views = views
    warnings += strangers.map { Warning(line: nil, "\(name): \($0.message)") }
    recognizerLines += lines
  }
}
