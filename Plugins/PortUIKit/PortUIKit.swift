import Foundation
import PackagePlugin

/// Rewrites a target's Swift files on their way into the compiler, so that one source serves Xcode and Linux.
///
/// Files that the target's `sources` name are compiled as they are; all others below its folder are ported by
/// `fingerpost-port`, and the compiler reads the results. docs/porting.md says what a package writes.
@main
struct PortUIKit: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? any SourceModuleTarget else { return [] }
    let plain = Set(target.sourceFiles.filter { $0.type == .source }.map(\.url.standardizedFileURL.path))
    let folder = target.directoryURL
    let files = Self.swiftFiles(below: folder).filter { !plain.contains($0.standardizedFileURL.path) }
    guard !files.isEmpty else {
      Diagnostics.warning("PortUIKit: \(target.name) has no file that its `sources` leave to be ported")
      return []
    }
    let tool = try PortingTool().built()
    // As the tool names them: below the last name of the folder.
    let into = context.pluginWorkDirectoryURL.appending(path: "Ported")
    let written = into.appending(path: folder.lastPathComponent)
    let start = folder.standardizedFileURL.path.count + 1
    let beside = Self.folders(of: target.dependencies, in: context.package)
    return [
      .buildCommand(
        displayName: "Porting \(target.name)", executable: tool,
        arguments: [folder.path, "--into", into.path, "--in-build"]
          + beside.flatMap { ["--beside", $0.path] },
        inputFiles: files + beside.flatMap(Self.swiftFiles) + [tool],
        outputFiles: files.map {
          written.appending(
            path: $0.standardizedFileURL.path.dropFirst(start).dropLast(".swift".count) + ".ported.swift")
        })
    ]
  }

  /// The folders of the package's own targets that a target depends on, directly or not.
  private static func folders(of dependencies: [TargetDependency], in package: Package) -> [URL] {
    let own = Set(package.targets.map(\.id))
    var folders: [URL] = []
    var waiting = dependencies
    while let dependency = waiting.popLast() {
      guard case .target(let target) = dependency, own.contains(target.id) else { continue }
      if !folders.contains(target.directoryURL) { folders.append(target.directoryURL) }
      waiting += target.dependencies
    }
    return folders
  }

  private static func swiftFiles(below folder: URL) -> [URL] {
    let all = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
    return (all?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }.sorted {
      $0.path < $1.path
    }
  }
}
