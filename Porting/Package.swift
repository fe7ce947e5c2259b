// swift-tools-version: 6.2
import Foundation
import PackageDescription

/// Where the running toolchain keeps the swift-syntax that its compiler was made with, if it keeps one and it is the version
/// that the sources are for. It is optimized, and saves a build of minutes (docs/decisions.md, 397).
let toolchainSyntax: String? = {
  #if os(Linux) && compiler(>=6.3) && !compiler(>=6.4)
    // The manifest runs with a library of its toolchain.
    let library = "/pm/ManifestAPI/libPackageDescription.so"
    let mapped = (try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8)) ?? ""
    for line in mapped.split(separator: "\n") where line.hasSuffix(library) {
      let host = line[line.firstIndex(of: "/")!...].dropLast(library.count) + "/host"
      return FileManager.default.fileExists(atPath: "\(host)/SwiftParser.swiftmodule") ? String(host) : nil
    }
  #endif
  return nil
}()

/// As in the main package: warnings are errors, and imports are spelled out.
let strict: [SwiftSetting] =
  [
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ] + (toolchainSyntax.map { [.unsafeFlags(["-I", $0])] } ?? [])

let syntax: [Target.Dependency] =
  toolchainSyntax == nil
  ? [
    .product(name: "SwiftParser", package: "swift-syntax"),
    .product(name: "SwiftSyntax", package: "swift-syntax"),
  ]
  : []
let linked: [LinkerSetting] =
  toolchainSyntax.map {
    [.unsafeFlags(["-L", $0, "-lSwiftParser", "-lSwiftSyntax", "-Xlinker", "-rpath", "-Xlinker", $0])]
  } ?? []

/// The porting tool has a package of its own, so that only its users build it. (docs/decisions.md, 148)
let package = Package(
  name: "fingerpost-porting",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "fingerpost-port", targets: ["PortingCommand"])],
  dependencies: [.package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0")]
    // The parser of the toolchain that compiles what it rewrites: 603 is Swift 6.3's.
    + (toolchainSyntax == nil
      ? [.package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1")] : []),
  targets: [
    .target(
      name: "Porting", dependencies: syntax, path: "Sources/Porting", swiftSettings: strict,
      linkerSettings: linked),
    .executableTarget(
      name: "PortingCommand",
      dependencies: ["Porting", .product(name: "ArgumentParser", package: "swift-argument-parser")],
      path: "Sources/Command", swiftSettings: strict),
    .testTarget(
      name: "PortingTests",
      dependencies: ["Porting", "PortingCommand"] + syntax,
      path: "Tests/PortingTests", exclude: ["Fixtures"], swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
