import Expectations
import FingerpostConsole
import Foundation
import Testing

/// Searching folders for files.
@Suite nonisolated struct FolderFilesTests {
  /// What is in each folder; one of them cannot be read.
  private static let tree = ["top": ["b.txt", "sub", "a.txt", "locked"], "top/sub": ["c.txt", "note.md"]]

  private func find(without locked: Bool) throws -> [String] {
    try FolderFiles.find(in: "top") { path in
      if path.hasSuffix(".txt") { return .found }
      return path.hasSuffix("sub") || path.hasSuffix("locked") && !locked ? .folder : .other
    } names: { folder in
      guard let names = Self.tree[folder] else { throw CocoaError(.fileReadNoPermission) }
      return names
    }
  }

  @Test("the files of subfolders are found, sorted by path")
  func files() throws {
    try expect(find(without: true), is: ["top/a.txt", "top/b.txt", "top/sub/c.txt"])
  }

  @Test("a folder that cannot be read is named, not passed over")
  func locked() {
    #expect {
      try find(without: false)
    } throws: { error in
      "\(error)" == "top/locked: the folder cannot be read: reading it is not permitted."
    }
  }

  @Test("a link to a folder above is not followed")
  func links() throws {
    let folder = NSTemporaryDirectory() + "fingerpost-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createSymbolicLink(atPath: folder + "/again", withDestinationPath: folder)
    #expect(FileManager.default.createFile(atPath: folder + "/a.txt", contents: Data()))
    let found = try FolderFiles.find(in: folder) { InputFile.isFolder($0) ? .folder : .found }
    expect(found, is: [folder + "/a.txt"])
  }
}
