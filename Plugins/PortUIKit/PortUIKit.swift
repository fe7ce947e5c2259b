import Foundation
import PackagePlugin

/// Rewrites a target's Swift files on their way into the compiler, so that one source serves Xcode and Linux.
///
/// Files that the target's `sources` name are compiled as they are; all others below its folder, but for those that it
/// excludes, are ported by `fingerpost-port`, and the compiler reads the results. docs/porting.md says what a package
/// writes.
@main
struct PortUIKit: BuildToolPlugin {
  /// What the names of the results end with: not as those of the originals, which stand in `#fileID` for both.
  private static let ending = ".ported.swift"

  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? any SourceModuleTarget else { return [] }
    let files = Self.swiftFiles(of: target).filter { $0.type != .source }.map(\.url)
    guard !files.isEmpty else {
      Diagnostics.warning("PortUIKit: \(target.name) has no file that its `sources` leave to be ported")
      return []
    }
    let tool = try PortingTool().built()
    let into = context.pluginWorkDirectoryURL.appending(path: "Ported")
    let beside = Self.dependencies(of: target, in: context.package).flatMap(Self.swiftFiles).map(\.url)
    let catalogs = Self.catalogs(below: target.directoryURL)
    return [
      .buildCommand(
        displayName: "Porting \(target.name)", executable: tool,
        arguments: (files + catalogs.map(\.folder)).map(\.path) + [
          "--into", into.path, "--in-build", Self.ending,
        ]
          + beside.flatMap { ["--beside", $0.path] },
        inputFiles: files + beside + [tool] + catalogs.flatMap(\.files),
        // No two files of a module have the same name.
        outputFiles: files.map {
          into.appending(path: $0.deletingPathExtension().lastPathComponent + Self.ending)
        } + (catalogs.isEmpty ? [] : [into.appending(path: "GeneratedAssetSymbols" + Self.ending)]))
    ]
  }

  /// The asset catalogs in a folder, each with the files that say what is in it.
  private static func catalogs(below folder: URL) -> [(folder: URL, files: [URL])] {
    let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.allObjects ?? []
    let urls = all.compactMap { $0 as? URL }.sorted { $0.path < $1.path }
    return urls.filter { $0.pathExtension == "xcassets" }.map { catalog in
      (
        catalog,
        urls.filter { $0.lastPathComponent == "Contents.json" && $0.path.hasPrefix(catalog.path + "/") }
      )
    }
  }

  /// The package's own targets that a target depends on, directly or not.
  private static func dependencies(
    of target: any SourceModuleTarget, in package: Package
  ) -> [any SourceModuleTarget] {
    let own = Set(package.targets.map(\.id))
    var found: [any SourceModuleTarget] = []
    var waiting = target.dependencies
    while let dependency = waiting.popLast() {
      guard case .target(let next) = dependency, own.contains(next.id) else { continue }
      if let module = next as? any SourceModuleTarget, !found.contains(where: { $0.id == next.id }) {
        found.append(module)
      }
      waiting += next.dependencies
    }
    return found
  }

  /// The target's Swift files, also those that its `sources` leave out; not those that it excludes.
  private static func swiftFiles(of target: any SourceModuleTarget) -> [File] {
    target.sourceFiles.filter { $0.url.pathExtension == "swift" }.sorted { $0.url.path < $1.url.path }
  }
}
