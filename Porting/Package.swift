// swift-tools-version: 6.2
import PackageDescription

/// As in the main package: warnings are errors, and imports are spelled out.
let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// The porting tool has a package of its own, so that only its users build swift-syntax. (docs/decisions.md, 148)
let package = Package(
  name: "fingerpost-porting",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "fingerpost-port", targets: ["PortingCommand"])],
  dependencies: [
    // The parser of the toolchain that compiles what it rewrites: 603 is Swift 6.3's.
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
  ],
  targets: [
    .target(
      name: "Porting",
      dependencies: [
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ],
      path: "Sources/Porting", swiftSettings: strict),
    .executableTarget(
      name: "PortingCommand",
      dependencies: ["Porting", .product(name: "ArgumentParser", package: "swift-argument-parser")],
      path: "Sources/Command", swiftSettings: strict),
    .testTarget(
      name: "PortingTests",
      dependencies: ["Porting", "PortingCommand", .product(name: "SwiftSyntax", package: "swift-syntax")],
      path: "Tests/PortingTests", exclude: ["Fixtures"], swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
