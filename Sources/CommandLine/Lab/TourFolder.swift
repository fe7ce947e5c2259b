import FingerpostLab
import Foundation

/// The scenes of the tour as files, which go with the object.
final class TourFolder {
  /// The scenes as a shell takes them: a name and a path each.
  let applications: [String]
  private let folder: URL

  /// Writes the files.
  ///
  /// - Throws: why they could not be written.
  init() throws {
    let manager = FileManager.default
    folder = manager.temporaryDirectory.appendingPathComponent("fingerpost-tour-\(UUID().uuidString)")
    try manager.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    applications = try TourScene.all.map { [folder] scene in
      let file = folder.appendingPathComponent(scene.file)
      try Data(scene.source.utf8).write(to: file)
      return "\(file.deletingPathExtension().lastPathComponent)=\(file.path)"
    }
  }

  nonisolated deinit { try? FileManager.default.removeItem(at: folder) }
}
