internal import Foundation

/// The files of a folder and its subfolders.
package enum FolderFiles {
  /// What a name in a folder is to the one who looks for files.
  package enum Entry {
    /// A file that is looked for, or a folder that counts as one.
    case found
    /// A folder, which is searched unless it is a link.
    case folder
    /// Anything else.
    case other
  }

  /// Returns the paths of the files in a folder and its subfolders, sorted.
  ///
  /// A folder that cannot be read ends the search: what it holds would be missing without a word.
  ///
  /// - Parameters:
  ///   - entry: what a path is.
  ///   - names: the names in a folder.
  /// - Throws: a sentence that names the folder that cannot be read, and why.
  package static func find(
    in folder: String, is entry: (String) -> Entry,
    names: (String) throws -> [String] = FileManager.default.contentsOfDirectory(atPath:)
  ) throws(CommandFailure) -> [String] {
    var files: [String] = []
    var folders = [folder]
    while let next = folders.popLast() {
      let inside: [String]
      do {
        inside = try names(next)
      } catch {
        throw CommandFailure(
          "\(InputFile.title(next)): the folder cannot be read: \(InputFile.reason(error)).")
      }
      let start = next.hasSuffix("/") ? next : next + "/"
      for path in inside.map({ start + $0 }) {
        switch entry(path) {
        case .found: files.append(path)
        case .folder where !isLink(path): folders.append(path)
        case .folder, .other: break
        }
      }
    }
    return files.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Links are not followed, since they may lead back.
  private static func isLink(_ path: String) -> Bool {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
  }
}
