// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "wiggle",
  platforms: [.macOS(.v15)],
  dependencies: [.package(path: "../fingerpost")],
  targets: [
    .target(name: "Wiggle", dependencies: [.product(name: "UIKit", package: "fingerpost")]),
    .testTarget(
      name: "WiggleTests",
      dependencies: ["Wiggle", .product(name: "FingerpostTesting", package: "fingerpost")]),
  ])
