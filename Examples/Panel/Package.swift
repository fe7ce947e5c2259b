// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "panel",
  platforms: [.iOS(.v15), .macOS(.v15)],
  products: [.library(name: "Panel", targets: ["Panel"])],
  targets: [
    .target(name: "Panel"),
    .testTarget(name: "PanelTests", dependencies: ["Panel"]),
  ],
  swiftLanguageModes: [.v5]
)

// What Linux needs beside Xcode's package: UIKit, and its files ported on their way into the compiler.
#if os(Linux)
  package.dependencies.append(.package(name: "fingerpost", path: "../.."))
  for target in package.targets {
    target.sources = ["Linux.swift"]
    target.dependencies += ["UIKit", "FingerpostTesting"].map { .product(name: $0, package: "fingerpost") }
    target.plugins = [.plugin(name: "PortUIKit", package: "fingerpost")]
  }
#endif
