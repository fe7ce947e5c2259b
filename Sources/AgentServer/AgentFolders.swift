internal import FingerpostText
internal import Foundation

#if canImport(Darwin)
  internal import Darwin
#endif

/// The folders that a client lets the server read, and what lies in them.
package struct AgentFolders: Sendable {
  /// Their paths without links, each with a slash at its end.
  private var paths: [String] = []
  /// How many names a folder may have in it to be looked through for links.
  private static let maxNames = 20_000

  /// Creates a list of folders; what is no folder is left out.
  package init(paths: [String] = []) {
    for path in paths { add(path) }
  }

  private mutating func add(_ path: String) {
    guard let whole = Self.real(path), Self.isFolder(whole) else { return }
    let folder = whole.hasSuffix("/") ? whole : whole + "/"
    if !self.paths.contains(folder) { self.paths.append(folder) }
  }

  /// These folders and those of a client's roots, which are addresses of files.
  func adding(roots: [String]) -> AgentFolders {
    var folders = self
    for root in roots {
      guard let url = URL(string: root), url.isFileURL, ["", "localhost"].contains(url.host ?? "") else {
        continue
      }
      folders.add(url.path)
    }
    return folders
  }

  /// The path of a file in one of the folders, without links.
  ///
  /// - Throws: a sentence if it is in none of them, or is not there, or a folder in which a link leads out.
  func resolve(_ path: String) throws(AgentRefusal) -> String {
    let title = PlainText.name(String(path.prefix(300)))
    guard !paths.isEmpty else {
      throw AgentRefusal(
        "\(title): no folder may be read. Give the screen as “text”, let the client offer a root, or start the server as “fingerpost mcp --root FOLDER”."
      )
    }
    guard !path.utf8.contains(0) else { throw AgentRefusal("A path has no zero byte in it.") }
    let address = path.hasPrefix("file://") ? URL(string: path).map(\.path) ?? path : path
    let candidates = address.hasPrefix("/") ? [address] : paths.map { $0 + address }
    let found = candidates.compactMap(Self.real).first { whole in
      paths.contains { folder in whole.hasPrefix(folder) || whole + "/" == folder }
    }
    guard let found else {
      throw AgentRefusal(
        "\(title) is not a file in \(paths.joined(separator: " or ")), where files may be read.")
    }
    if Self.isFolder(found) { try checkLinks(in: found, title) }
    return found
  }

  /// A folder is read with what is in it, so no link there may lead out of what may be read.
  private func checkLinks(in folder: String, _ title: String) throws(AgentRefusal) {
    guard let names = FileManager.default.enumerator(atPath: folder) else { return }
    var count = 0
    for case let name as String in names {
      count += 1
      guard count <= Self.maxNames else {
        throw AgentRefusal("\(title) has more than \(Self.maxNames) files in it; name fewer.")
      }
      let path = "\(folder)/\(name)"
      guard (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil else { continue }
      guard let whole = Self.real(path), paths.contains(where: whole.hasPrefix) else {
        throw AgentRefusal("\(title): \(PlainText.name(name)) in it is a link that leads elsewhere.")
      }
    }
  }

  private static func real(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }
}
