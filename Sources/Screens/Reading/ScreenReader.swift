public import Foundation

/// Reads a screen from whatever a developer has at hand: a console's paste, a test's log, a page source.
public nonisolated enum ScreenReader {
  /// The most views that are read; no screen has nearly as many, and each takes memory.
  static let mostViews = 1_000_000

  /// Returns the error for an input with more views than that.
  static func tooMany(_ name: String, line: Int?) -> ScreenReadError {
    .unreadable(
      name: name, line: line, message: "There are more than \(mostViews) views; no screen has so many.")
  }

  /// Reads a screen from the data, whose format is recognised by content.
  ///
  /// What could not be used is listed in ``Screen/warnings`` with its line, and what is uncertain about a view
  /// in ``ScreenView/doubts``; the name, usually a file's, appears in errors only. Throws ``ScreenReadError``
  /// when there is nothing to use, or when what is there follows other rules than UIKit's.
  public static func read(_ data: Data, name: String) throws(ScreenReadError) -> Screen {
    let text = SourceText(data)
    return try text.withBytes { bytes throws(ScreenReadError) in
      switch ScreenFormat.recognise(bytes) {
      case .scenario: throw .isScenario
      case .export: try ExportReader.read(bytes, name: name)
      case .pageSource: try PageSourceReader.read(bytes, name: name)
      case .elementTree: try ElementTreeReader.read(bytes, name: name)
      case .dump: try DumpReader.read(bytes, name: name)
      }
    }
  }
}
