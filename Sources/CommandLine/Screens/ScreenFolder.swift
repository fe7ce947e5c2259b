import FingerpostConsole

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
    let files = try FolderFiles.find(in: folder) { path in
      if InputFile.isFolder(path) { return isBundle(path) ? .found : .folder }
      return endings.contains(where: path.lowercased().hasSuffix) ? .found : .other
    }
    guard !files.isEmpty else {
      throw CommandFailure(
        "\(InputFile.title(folder)): the folder has no file that could be a screen (\(endings.joined(separator: ", ")))"
      )
    }
    return files
  }

  private static func isBundle(_ name: String) -> Bool { InputFile.isFolder(name + "/RequestResponses") }
}
