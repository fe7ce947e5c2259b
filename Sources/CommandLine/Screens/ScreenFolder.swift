import FingerpostConsole
import Foundation

/// The files of a folder that may be screens.
enum ScreenFolder {
  /// How the names of such files end.
  private static let endings = [".txt", ".log", ".xml", ".json", ".yaml", ".yml", ".viewhierarchy"]

  /// Whether a name is that of a folder of files, and not of a view hierarchy of Xcode's, which is a folder, too.
  static func isFolder(_ name: String) -> Bool { InputFile.isFolder(name) && !isBundle(name) }

  /// The files in a folder and its subfolders, and the view hierarchies, sorted by path.
  ///
  /// - Throws: a sentence if there are none.
  static func files(in folder: String) throws(CommandFailure) -> [String] {
    guard let names = FileManager.default.enumerator(atPath: folder) else {
      throw CommandFailure("\(folder): the folder cannot be read")
    }
    let start = folder.hasSuffix("/") ? folder : folder + "/"
    var files: [String] = []
    for case let name as String in names {
      let path = start + name
      if InputFile.isFolder(path) {
        guard isBundle(path) else { continue }
        names.skipDescendants()
        files.append(path)
      } else if endings.contains(where: name.lowercased().hasSuffix) {
        files.append(path)
      }
    }
    guard !files.isEmpty else {
      throw CommandFailure(
        "\(folder): the folder has no file that could be a screen (\(endings.joined(separator: ", ")))")
    }
    return files.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private static func isBundle(_ name: String) -> Bool { InputFile.isFolder(name + "/RequestResponses") }
}
