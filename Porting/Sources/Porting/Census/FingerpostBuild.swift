import Foundation

/// Where the modules of a built Fingerpost are.
package struct FingerpostBuild: Sendable {
  /// The compiler's arguments that make `import UIKit` work.
  let arguments: [String]

  package enum Failure: Error, CustomStringConvertible {
    case notFound
    case notBuilt(String)
    case noModules(String)
    case noCompiler

    package var description: String {
      switch self {
      case .notFound:
        "there is no Fingerpost above this folder; say where its package or its build folder is with --fingerpost"
      case .notBuilt(let path): "\(path): the UIKit target of this package does not build"
      case .noModules(let path):
        "\(path): neither a package of Fingerpost nor a build folder with Modules/UIKit.swiftmodule"
      case .noCompiler: "there is no swiftc in PATH"
      }
    }
  }

  /// Finds and, where it is a package, builds Fingerpost.
  ///
  /// - Parameter path: a package or a build folder such as `.build/debug`; nil looks above the current folder and
  ///   above this program.
  package init(path: String?, say: (String) -> Void) throws {
    if let path {
      if Self.isPackage(path) {
        try self.init(package: path, say: say)
      } else if let modules = Self.modules(in: path) {
        self.init(modules: modules)
      } else {
        throw Failure.noModules(path)
      }
      return
    }
    let program = Bundle.main.executablePath ?? ""
    for start in [FileManager.default.currentDirectoryPath, program] {
      if let package = Self.folders(above: start).first(where: Self.isPackage) {
        try self.init(package: package, say: say)
        return
      }
    }
    throw Failure.notFound
  }

  private init(package: String, say: (String) -> Void) throws {
    guard let swift = Shell.find("swift") else { throw Failure.noCompiler }
    say("Building the UIKit target of \(package) …")
    let outcome = try Shell.run(
      swift, ["build", "--package-path", package, "--target", "UIKit"], limit: .seconds(1800))
    guard outcome.status == 0, let modules = Self.modules(in: InputFiles.join(package, ".build/debug")) else {
      say(outcome.output)
      throw Failure.notBuilt(package)
    }
    self.init(modules: modules)
  }

  private init(modules: String) {
    var arguments = ["-I", modules]
    // The module maps of C modules are beside their sources, which lie above the build folder.
    let sources = Self.folders(above: modules).lazy.map { InputFiles.join($0, "Sources") }
      .first { FileManager.default.fileExists(atPath: InputFiles.join($0, "UIKitSubmodules")) }
    let build = URL(filePath: modules).deletingLastPathComponent().path
    for target in sources.map(Self.names) ?? [] {
      let folder = InputFiles.join(sources ?? "", target)
      if let map = Self.map(in: folder) ?? Self.map(in: folder + "/include") {
        arguments += ["-I", URL(filePath: map).deletingLastPathComponent().path]
      } else if FileManager.default.fileExists(atPath: folder + "/include"),
        let map = Self.map(in: InputFiles.join(build, target + ".build"))
      {
        // For C without a map of its own the build has made one.
        arguments += ["-Xcc", "-fmodule-map-file=" + map]
      }
    }
    self.arguments = arguments
  }

  private static func names(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }

  /// The module map in a folder.
  private static func map(in folder: String) -> String? {
    let path = folder + "/module.modulemap"
    return FileManager.default.fileExists(atPath: path) ? path : nil
  }

  private static func isPackage(_ path: String) -> Bool {
    ["Package.swift", "Sources/UIKit/UIKit.swift"].allSatisfy {
      FileManager.default.fileExists(atPath: InputFiles.join(path, $0))
    }
  }

  private static func modules(in path: String) -> String? {
    ["Modules", "debug/Modules", ""].map { InputFiles.join(path, $0) }
      .first { FileManager.default.fileExists(atPath: InputFiles.join($0, "UIKit.swiftmodule")) }
  }

  /// A folder, the one above it, and so on.
  private static func folders(above path: String) -> [String] {
    var url = URL(filePath: path).standardizedFileURL
    var found = [url.path]
    while url.path != "/", url.pathComponents.count > 1 {
      url = url.deletingLastPathComponent()
      found.append(url.path)
    }
    return found
  }
}
