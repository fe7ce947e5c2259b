// swift-tools-version: 6.2
import Foundation
import PackageDescription

// Client code as it is written for iOS: no isolation setting, no upcoming feature. CI builds it in both language modes.
let mode = ProcessInfo.processInfo.environment["FINGERPOST_CLIENT_MODE"] ?? "6"

let package = Package(
  name: "client",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "fingerpost", path: "../..")],
  targets: [
    .target(
      name: "Client", dependencies: [.product(name: "UIKit", package: "fingerpost")],
      swiftSettings: [.swiftLanguageMode(mode == "5" ? .v5 : .v6)]),
    .executableTarget(
      name: "Template", dependencies: [.product(name: "UIKit", package: "fingerpost")],
      swiftSettings: [.swiftLanguageMode(mode == "5" ? .v5 : .v6)]),
  ])
