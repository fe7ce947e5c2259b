import FingerpostConsole
import FingerpostReading
import FingerpostScenarios
import FingerpostScreens
import FingerpostTrace
import Foundation

/// What a file with a screen says, or a folder with a view hierarchy of Xcode's.
enum ScreenFile {
  /// A dump, a page source or an export.
  case dump(Screen)
  case scenario(Scenario)

  /// Where a screen comes from.
  enum Input {
    /// A file or folder, or - for standard input.
    case file(String)
    /// An application that is asked for it.
    case application(AttachedApplication)

    /// What messages and reports call it.
    var title: String {
      switch self {
      case .file(let name): InputFile.title(name)
      case .application(let application): application.title
      }
    }
  }

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - file: the name of the file or folder, or - for standard input.
  ///   - additions: the names of files with recognizers that the first input does not describe.
  ///   - read: reads a file's bytes.
  /// - Throws: a sentence that says why it could not be read.
  static func read(
    _ file: String, with additions: [String] = [],
    by read: (String, Int) throws(CommandFailure) -> Data = InputFile.read
  ) throws(CommandFailure) -> Self {
    try Self.read(.file(file), with: additions, by: read)
  }

  private static func read(
    _ input: Input, with additions: [String], by read: (String, Int) throws(CommandFailure) -> Data
  ) throws(CommandFailure) -> Self {
    let name = input.title
    var contents = Data()
    return try CommandFailure.wrapping {
      do {
        var screen: Screen
        switch input {
        case .file(let file) where InputFile.isFolder(file):
          screen = try ScreenReader.read(folder: file, name: name)
        case .file(let file):
          contents = try read(file, InputFile.maxBytes)
          screen = try ScreenReader.read(contents, name: name)
        case .application(let application):
          contents = try application.screen()
          screen = try ScreenReader.read(contents, name: name)
        }
        for addition in additions {
          try screen.addRecognizers(
            from: try read(addition, InputFile.maxBytes), name: InputFile.title(addition))
        }
        return .dump(screen)
      } catch ScreenReadError.isScenario {
        guard additions.isEmpty else { throw CommandFailure(noAdditions) }
        return .scenario(try Scenario.load(text: try InputFile.text(contents, of: name), name: name))
      }
    }
  }

  /// Reads a file on a console.
  ///
  /// - Throws: a sentence that says why it could not be read.
  static func read(
    _ file: String, with additions: [String] = [], on console: Console
  ) throws(CommandFailure) -> Self {
    try read(.file(file), with: additions, on: console)
  }

  /// Reads a file on a console, or asks an application.
  ///
  /// - Throws: a sentence that says why it could not be read.
  static func read(
    _ input: Input, with additions: [String] = [], on console: Console
  ) throws(CommandFailure) -> Self {
    try read(input, with: additions, by: console.read)
  }

  /// Why a scenario takes no second file.
  static let noAdditions = "--with: a scenario describes its recognizers itself."

  /// The screen, also one that a scenario states.
  ///
  /// - Throws: a sentence if the scenario cannot be built.
  func screen() throws(CommandFailure) -> Screen {
    switch self {
    case .dump(let screen): screen
    case .scenario(let scenario): try CommandFailure.wrapping { try Screen.reading(scenario) }
    }
  }

  /// Builds the screen, to be played on.
  ///
  /// - Parameter sink: where the engine's facts go; nil for nowhere.
  /// - Throws: a sentence if the scenario cannot be built.
  func scene(sink: (any TraceSink)? = nil) throws(CommandFailure) -> PlayedScene {
    switch self {
    case .dump(let screen): PlayedScene(screen, sink: sink)
    case .scenario(let scenario): try CommandFailure.wrapping { try PlayedScene(scenario, sink: sink) }
    }
  }
}
