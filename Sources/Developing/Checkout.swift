import Foundation

/// A working copy of Fingerpost's repository, where its tests and scenarios can be read.
nonisolated struct Checkout {
  /// The folder that holds Package.swift.
  let root: URL

  /// Finds the checkout that a folder lies in, nil if it lies in none.
  init?(around folder: String) {
    var folder = URL(filePath: folder, directoryHint: .isDirectory).standardizedFileURL
    while true {
      if let manifest = Self.text(of: folder.appending(path: "Package.swift")), Self.isOurs(manifest) {
        root = folder
        return
      }
      let parent = folder.deletingLastPathComponent().standardizedFileURL
      guard parent.pathComponents.count < folder.pathComponents.count else { return nil }
      folder = parent
    }
  }

  /// Whether a manifest declares the package `fingerpost`; one that merely depends on it does not.
  static func isOurs(_ manifest: String) -> Bool {
    manifest.contains(/\bPackage\(\s*name:\s*"fingerpost"/)
  }

  /// The files below a folder whose names end in a suffix, as paths from the root, sorted.
  func files(under folder: String, suffix: String) -> [String] {
    let paths = try? FileManager.default.subpathsOfDirectory(atPath: root.appending(path: folder).path)
    return (paths ?? []).filter { $0.hasSuffix(suffix) }.map { "\(folder)/\($0)" }.sorted()
  }

  /// The text of a file given by its path from the root, nil if there is no such file.
  func text(of path: String) -> String? {
    Self.text(of: root.appending(path: path))
  }

  private static func text(of file: URL) -> String? {
    (try? Data(contentsOf: file)).map { String(decoding: $0, as: UTF8.self) }
  }
}
