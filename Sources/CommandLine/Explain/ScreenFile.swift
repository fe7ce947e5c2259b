import FingerpostScenarios
import FingerpostScreens
import Foundation

/// A file with a screen, or a folder with a view hierarchy of Xcode's.
nonisolated enum ScreenFile {
  /// Reads a screen.
  ///
  /// - Parameters:
  ///   - file: the name of the file or folder, or - for standard input.
  ///   - additions: the names of files with recognizers that the first input does not describe.
  ///   - data: reads a file's bytes.
  /// - Throws: why the screen could not be read; for a scenario, ``Failure/isScenario(_:)`` with its bytes.
  static func read(
    _ file: String, with additions: [String] = [],
    data: (String) throws(CommandFailure) -> Data = InputFile.read
  ) throws(Failure) -> Screen {
    let name = InputFile.title(file)
    var contents = Data()
    do {
      var screen: Screen
      if isFolder(file) {
        screen = try ScreenReader.read(folder: file, name: name)
      } else {
        contents = try data(file)
        screen = try ScreenReader.read(contents, name: name)
      }
      for addition in additions {
        try screen.addRecognizers(from: try data(addition), name: InputFile.title(addition))
      }
      return screen
    } catch let error as ScreenReadError {
      if error == .isScenario { throw .isScenario(contents) }
      throw .failed(CommandFailure(error.description))
    } catch let error as CommandFailure {
      throw .failed(error)
    } catch {
      throw .failed(CommandFailure("\(error)"))
    }
  }

  /// Reads a screen, also one that a scenario states.
  ///
  /// - Throws: a sentence that says why it could not be read.
  @MainActor
  static func screen(
    _ file: String, with additions: [String] = [],
    data: (String) throws(CommandFailure) -> Data = InputFile.read
  ) throws(CommandFailure) -> Screen {
    do {
      return try read(file, with: additions, data: data)
    } catch {
      switch error {
      case .isScenario(let bytes):
        guard additions.isEmpty else { throw CommandFailure(noAdditions) }
        do {
          return try Screen.reading(
            Scenario.load(text: String(decoding: bytes, as: UTF8.self), name: InputFile.title(file)))
        } catch {
          throw CommandFailure("\(error)")
        }
      case .failed(let failure): throw failure
      }
    }
  }

  /// Why a scenario takes no second file.
  static let noAdditions = "--with: a scenario describes its recognizers itself."

  /// Why there is no screen.
  enum Failure: Error {
    /// The file is a scenario, which has these bytes.
    case isScenario(Data)
    case failed(CommandFailure)
  }

  /// Whether the name is that of a folder.
  static func isFolder(_ file: String) -> Bool {
    var isFolder: ObjCBool = false
    return file != "-" && FileManager.default.fileExists(atPath: file, isDirectory: &isFolder)
      && isFolder.boolValue
  }
}
