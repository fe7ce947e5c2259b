// swift-tools-version: 6.2
import PackageDescription

// Stands for Quick and Nimble in tests that are ported: see docs/porting.md.
let package = Package(
  name: "specs",
  products: [
    .library(name: "Quick", targets: ["Quick"]),
    .library(name: "Nimble", targets: ["Nimble"]),
  ],
  dependencies: [.package(name: "fingerpost", path: "../..")],
  targets: [
    .target(name: "Quick"),
    .target(
      name: "Nimble",
      dependencies: ["UIKit", "FingerpostTesting"].map { .product(name: $0, package: "fingerpost") }),
    .testTarget(
      name: "SpecsTests",
      dependencies: ["Quick", "Nimble", .product(name: "UIKit", package: "fingerpost")]),
  ]
)
