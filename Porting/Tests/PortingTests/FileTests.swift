import Foundation
import Testing

@testable import Porting

/// A folder that is there as long as a test.
final class TemporaryFolder {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "porting-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ text: String, to name: String) throws {
    try InputFiles.write(Array(text.utf8), to: "\(path)/\(name)")
  }

  func read(_ name: String) throws -> String {
    String(decoding: try InputFiles.read("\(path)/\(name)").bytes, as: UTF8.self)
  }
}

@Suite("Files")
struct FileTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for name in ["In/b.swift", "In/Sub/a.swift", "In/.build/c.swift", "In/notes.txt", "d.swift"] {
      try folder.write("@objc class A {}", to: name)
    }
  }

  @Test("Folders give their Swift files in order, without hidden folders and other files")
  func find() throws {
    let files = try InputFiles.find([
      folder.path + "/In", folder.path + "/d.swift", folder.path + "/In/b.swift",
    ])
    #expect(files.map(\.target) == ["In/Sub/a.swift", "In/b.swift", "d.swift"])
  }

  @Test("What is not there is a wrong use")
  func absent() throws {
    #expect(throws: PortingError.noSuchPath("/absent.swift")) { try InputFiles.find(["/absent.swift"]) }
    try folder.write("", to: "Empty/x.txt")
    let empty = folder.path + "/Empty"
    #expect(throws: PortingError.noSwiftFiles([empty])) { try InputFiles.find([empty]) }
  }

  @Test("The input is not written over, also through a link")
  func overwriting() throws {
    let input = folder.path + "/In"
    let files = try InputFiles.find([input])
    #expect(throws: PortingError.overwritesInput(folder.path + "/In/Sub/a.swift")) {
      try InputFiles.targets(of: files, given: [input], into: folder.path)
    }
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/Link", withDestinationPath: folder.path)
    #expect(throws: PortingError.overwritesInput(folder.path + "/Link/In/Sub/a.swift")) {
      try InputFiles.targets(of: files, given: [input], into: folder.path + "/Link")
    }
    #expect(throws: PortingError.insideInput(folder: input + "/Out", input: input)) {
      try InputFiles.targets(of: files, given: [input], into: input + "/Out")
    }
  }

  @Test("Two files never go to one place")
  func sameTarget() throws {
    try folder.write("", to: "Other/b.swift")
    let paths = [folder.path + "/In/b.swift", folder.path + "/Other/b.swift"]
    let files = try InputFiles.find(paths)
    #expect(throws: PortingError.sameTarget("Out/b.swift", first: paths[0], second: paths[1])) {
      try InputFiles.targets(of: files, given: paths, into: "Out")
    }
  }

  @Test("A file that has its bytes already is not written again")
  func unchanged() throws {
    let path = folder.path + "/d.swift"
    let date = Date(timeIntervalSince1970: 1_000_000)
    try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path)
    try InputFiles.write(Array("@objc class A {}".utf8), to: path)
    #expect(try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date == date)
  }
}
