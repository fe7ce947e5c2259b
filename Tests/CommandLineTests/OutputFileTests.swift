import Expectations
import FingerpostConsole
import Foundation
import Testing

/// What commands write: files of their own permissions, and lines of their own beginnings.
@Suite nonisolated struct OutputFileTests {
  private let folder: String

  init() throws {
    folder = NSTemporaryDirectory() + "fingerpost-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
  }

  private func mode(_ path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }

  @Test("a file that exists keeps its permissions", arguments: [0o600, 0o640, 0o666])
  func permissions(mode: Int) throws {
    let file = folder + "/page.html"
    #expect(FileManager.default.createFile(atPath: file, contents: Data("old".utf8)))
    chmod(file, mode_t(mode))
    try OutputFile.write(Data("new".utf8), to: file)
    try expect(self.mode(file), is: mode)
    try expect(String(contentsOfFile: file, encoding: .utf8), is: "new")
    try expect(FileManager.default.contentsOfDirectory(atPath: folder), is: ["page.html"])
    try FileManager.default.removeItem(atPath: folder)
  }

  @Test("a link stays, and what it leads to is written, whether that exists or not")
  func links() throws {
    for exists in [true, false] {
      let (file, link) = (folder + "/page-\(exists).html", folder + "/link-\(exists)")
      if exists {
        #expect(FileManager.default.createFile(atPath: file, contents: Data("old".utf8)))
        chmod(file, 0o600)
      }
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: file)
      try OutputFile.write(Data("new".utf8), to: link)
      try expect(FileManager.default.destinationOfSymbolicLink(atPath: link), is: file)
      try expect(String(contentsOfFile: file, encoding: .utf8), is: "new")
      if exists { try expect(mode(file), is: 0o600) }
    }
    try FileManager.default.removeItem(atPath: folder)
  }

  @Test("what is in the way of a file is said: a folder of its name, or none to write into")
  func reasons() throws {
    func failure(_ name: String) -> String? {
      #expect(throws: CommandFailure.self) { try OutputFile.write(Data(), to: name) }?.description
    }
    expect(failure(folder), is: "\(folder) could not be written: it is a folder.")
    expect(
      failure(folder + "/none/page.html"),
      is: "\(folder)/none/page.html could not be written: there is no folder \(folder)/none.")
    try FileManager.default.removeItem(atPath: folder)
  }

  @Test("a file that cannot be written is said on one line")
  func failures() {
    #expect {
      try OutputFile.write(Data(), to: folder + "/no\n::error::/page.html")
    } throws: { error in
      !"\(error)".contains("\n") && "\(error)".contains("could not be written")
    }
  }
}
