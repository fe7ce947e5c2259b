public import FingerpostScreens
public import Foundation

/// Reads a screen from whatever a developer has at hand: a console's paste, a test's log, a page source.
public nonisolated enum ScreenReader {
  /// The name of the export's format and the version that is read.
  public static let exportFormat = ExportReader.format

  /// The most views that are read; no screen has nearly as many, and each takes memory.
  static let maxViews = 1_000_000

  /// Returns the error for an input with more views than that.
  static func tooMany(_ name: String, line: Int?) -> ScreenReadError {
    .unreadable(
      name: name, line: line, message: "There are more than \(maxViews) views; no screen has so many.")
  }

  /// Reads a screen from the data, whose format is recognized by content.
  ///
  /// What could not be used is listed in ``Screen/warnings`` with its line, and what is uncertain about a view
  /// in ``ScreenView/doubts``; the name, usually a file's, appears in errors only. Throws ``ScreenReadError``
  /// when there is nothing to use, or when what is there follows other rules than UIKit's.
  public static func read(_ data: Data, name: String) throws(ScreenReadError) -> Screen {
    try readAsIs(data, name: name).withPlainNames()
  }

  private static func readAsIs(_ data: Data, name: String) throws(ScreenReadError) -> Screen {
    if HierarchyReader.recognizes(data) { return try HierarchyReader.read(data, name: name) }
    if let archive = KeyedArchive(data) { throw archive.refusal(name) }
    let text = SourceText(data)
    return try text.withBytes { bytes throws(ScreenReadError) in
      if let (start, line) = text.document,
        let tape = try? JSONTape(
          Bytes(base: bytes.base + start, count: bytes.count - start), takesParts: true)
      {
        if let sentry = SentryReader(tape, firstLine: line) { return try sentry.screen(name: name) }
        if let elements = RectangleReader(tape, firstLine: line) { return try elements.screen(name: name) }
      }
      return switch ScreenFormat.recognize(bytes) {
      case .scenario: throw .isScenario
      case .export: try ExportReader.read(bytes, name: name)
      case .pageSource: try PageSourceReader.read(bytes, name: name)
      case .earlGrey: try EarlGreyReader.read(bytes, name: name)
      case .elementTree: try ElementTreeReader.read(bytes, name: name)
      case .dump: try DumpReader.read(bytes, name: name)
      }
    }
  }

  /// Reads the bundle that Xcode's “Export View Hierarchy…” writes, which is a folder, or the attachments of a UI test.
  ///
  /// Throws ``ScreenReadError`` where the folder is something else, or holds no views of UIKit's.
  public static func read(folder path: String, name: String) throws(ScreenReadError) -> Screen {
    if ResultFolder.recognizes(path) { return try ResultFolder(path, name: name).read().withPlainNames() }
    return try HierarchyReader.read(folder: path, name: name).withPlainNames()
  }

  /// Returns the files that the list of a UI test's attachments has, in the order in which they are looked at.
  public static func attachments(in manifest: Data) -> [String] { ResultFolder.files(in: manifest) }

  /// Returns the step at which a UI test failed, from the log that Xcode or xcresulttool prints of it.
  public static func failedStep(in log: Data) -> TestStep? {
    log.withUnsafeBytes { buffer in
      guard let base = buffer.bindMemory(to: UInt8.self).baseAddress else { return nil }
      return TestLog.failedStep(Bytes(base: base, count: buffer.count))
    }
  }

  /// Says in numbers what was and was not understood of a bundle, without any text or name that it holds.
  public static func diagnosis(folder path: String) -> [String] {
    var reader = HierarchyReader(name: "the folder")
    do throws(ScreenReadError) {
      try reader.add(HierarchyFolder(path, name: "the folder"))
      return reader.diagnosis + summary(try reader.screen())
    } catch {
      return reader.diagnosis + ["error: \(error)"]
    }
  }

  /// Says in numbers what was and was not understood of an input, without any text or name that it holds.
  public static func diagnosis(_ data: Data) -> [String] {
    var reader = HierarchyReader(name: "the input")
    do throws(ScreenReadError) {
      guard HierarchyReader.recognizes(data) else {
        // The error of another format may quote the input.
        guard let screen = try? read(data, name: "the input") else { return ["error: this is not a screen"] }
        return summary(screen)
      }
      try reader.add(file: data)
      return reader.diagnosis + summary(try reader.screen())
    } catch {
      return reader.diagnosis + ["error: \(error)"]
    }
  }

  private static func summary(_ screen: Screen) -> [String] {
    let views = screen.views
    return [
      "kind: \(screen.kind.rawValue)", "views in the tree: \(views.count)",
      "windows in the tree: \(views.count { $0.isWindow })",
      "view controllers in the tree: \(views.count { $0.viewController != nil })",
      "views with doubts: \(views.count { !$0.doubts.isEmpty })", "warnings: \(screen.warnings.count)",
      "unread lines: \(screen.unreadLines)",
    ]
  }
}
