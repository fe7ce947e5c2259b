import Foundation

/// The command `fingerpost-port`, out of the package `Porting/` that lies beside this plugin.
///
/// It is built where that package builds by itself, once, by whoever uses the plugin: no other build of Fingerpost meets
/// swift-syntax. A trait of the package could not do that, as a target with a trait is built without it, too.
struct PortingTool {
  private let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Porting")

  /// Where the command lies, built if its sources are newer.
  func built() throws -> URL {
    let tool = package.appending(path: ".build/debug/fingerpost-port")
    if let made = Self.date(of: tool), let changed = newestSource, made >= changed { return tool }
    print(
      "PortUIKit builds the porting tool, which takes half a minute the first time, and longer"
        + " where the toolchain has no swift-syntax")
    let build = Process()
    build.executableURL = URL(filePath: "/usr/bin/env")
    build.arguments = ["swift", "build", "--package-path", package.path, "--product", "fingerpost-port"]
    let said = Pipe()
    build.standardOutput = said
    build.standardError = said
    try build.run()
    let text = said.fileHandleForReading.readDataToEndOfFile()
    build.waitUntilExit()
    guard build.terminationStatus == 0 else { throw Failure(text: String(decoding: text, as: UTF8.self)) }
    return tool
  }

  private var newestSource: Date? {
    let files = FileManager.default.enumerator(
      at: package.appending(path: "Sources"), includingPropertiesForKeys: nil)
    return files?.compactMap { ($0 as? URL).flatMap(Self.date) }.max()
  }

  private static func date(of file: URL) -> Date? {
    (try? FileManager.default.attributesOfItem(atPath: file.path))?[.modificationDate] as? Date
  }

  /// The porting tool does not build.
  struct Failure: Error, CustomStringConvertible {
    let text: String
    var description: String { "the porting tool does not build:\n\(text)" }
  }
}
