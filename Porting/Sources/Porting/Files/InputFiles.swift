import Foundation

/// A Swift file to port, and where it goes inside the target folder.
package struct InputFile: Hashable, Sendable {
  /// The path as the user would write it.
  package let path: String
  /// The path inside the target folder.
  package let target: String
}

/// Finds the files of the command line's paths.
package enum InputFiles {
  /// The Swift files that paths name: a file itself, and of a folder all files below it, in the order of their names.
  ///
  /// Hidden folders are left out, so that the builds and checkouts of a package are.
  package static func find(_ paths: [String]) throws(PortingError) -> [InputFile] {
    var files: [InputFile] = []
    var seen: Set<String> = []
    for path in paths {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
        throw .noSuchPath(path)
      }
      if path.hasSuffix(".xcassets") { continue }
      let found = isFolder.boolValue ? entries(below: path, ending: ".swift", areFolders: false) : [""]
      for inside in found {
        let whole = inside.isEmpty ? path : join(path, inside)
        guard seen.insert(resolved(whole)).inserted else { continue }
        files.append(InputFile(path: whole, target: join(targetName(path), inside)))
      }
    }
    guard !files.isEmpty else { throw .noSwiftFiles(paths) }
    return files
  }

  /// The asset catalogs that paths name or that lie below them, by the folder inside the target that the file of their symbols
  /// goes to: that of the target, as SwiftPM has them in `Sources` and `Tests`, or else that of the path.
  package static func catalogs(_ paths: [String]) -> [(folder: String, catalog: AssetCatalog)] {
    var found: [String: AssetCatalog] = [:]
    for path in paths where isFolder(path) {
      if path.hasSuffix(".xcassets") {
        found["", default: AssetCatalog()].read(path)
        continue
      }
      for inside in entries(below: path, ending: ".xcassets", areFolders: true) {
        let parts = join(targetName(path), inside).split(separator: "/").map(String.init)
        let root = parts.dropLast(2).lastIndex { ["Sources", "Tests"].contains($0) }
        let folder = root.map { parts[...($0 + 1)].joined(separator: "/") } ?? targetName(path)
        found[folder, default: AssetCatalog()].read(join(path, inside))
      }
    }
    return found.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// Where the files go, after a check that nothing is overwritten that the tool reads.
  package static func targets(of files: [InputFile], given paths: [String], into folder: String)
    throws(PortingError) -> [String]
  {
    let inputs = Set(files.map { resolved($0.path) })
    let target = resolved(folder)
    for path in paths where isFolder(path) {
      let input = resolved(path)
      if target != input, target.hasPrefix(input.hasSuffix("/") ? input : input + "/") {
        throw .insideInput(folder: folder, input: path)
      }
    }
    var owners: [String: String] = [:]
    var targets: [String] = []
    for file in files {
      let path = join(folder, file.target)
      if inputs.contains(resolved(path)) { throw .overwritesInput(path) }
      if let first = owners.updateValue(file.path, forKey: path) {
        throw .sameTarget(path, first: first, second: file.path)
      }
      targets.append(path)
    }
    return targets
  }

  /// The bytes of a file.
  package static func read(_ path: String) throws -> SourceText {
    SourceText(path: path, bytes: [UInt8](try Data(contentsOf: URL(filePath: path))))
  }

  /// Writes a file and the folders above it, unless it has these bytes already.
  package static func write(_ bytes: [UInt8], to path: String) throws {
    let url = URL(filePath: path)
    let data = Data(bytes)
    if let present = try? Data(contentsOf: url), present == data { return }
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }

  private static func entries(below folder: String, ending: String, areFolders: Bool) -> [String] {
    let url = URL(filePath: folder, directoryHint: .isDirectory)
    guard let names = FileManager.default.enumerator(atPath: url.path) else { return [] }
    var found: [String] = []
    while let name = names.nextObject() as? String {
      let last = name.split(separator: "/").last ?? ""
      if last.hasPrefix(".") {
        names.skipDescendants()
      } else if last.hasSuffix(ending), isFolder(join(folder, name)) == areFolders {
        found.append(name)
      }
    }
    return found.sorted()
  }

  /// The folder inside the target that a path gets: a relative path as it is, of others the last name alone.
  private static func targetName(_ path: String) -> String {
    let parts = path.split(separator: "/").filter { $0 != "." }
    if path.hasPrefix("/") || parts.contains("..") { return parts.last.map(String.init) ?? "" }
    return parts.joined(separator: "/")
  }

  package static func join(_ folder: String, _ name: String) -> String {
    if folder.isEmpty || name.isEmpty { return folder + name }
    return folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }

  /// A path without links and dots; what does not exist yet counts from the folder that does.
  private static func resolved(_ path: String) -> String {
    var url = URL(filePath: path).standardizedFileURL
    var rest: [String] = []
    while !FileManager.default.fileExists(atPath: url.path), url.path != "/" {
      rest.insert(url.lastPathComponent, at: 0)
      url = url.deletingLastPathComponent()
    }
    return rest.reduce(url.resolvingSymlinksInPath().path) { join($0, $1) }
  }
}
