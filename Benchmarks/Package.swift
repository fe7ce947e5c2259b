// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

// A package of its own, so that only people who measure build it.
let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "ratios", targets: ["Ratios"]),
    .executable(name: "moves", targets: ["Moves"]),
    .executable(name: "ports", targets: ["Ports"]),
    .executable(name: "solving", targets: ["Solving"]),
  ],
  dependencies: [.package(name: "fingerpost", path: "..")],
  targets: [
    .target(name: "Workloads", swiftSettings: strict),
    .target(name: "Measuring", dependencies: ["Workloads"], swiftSettings: strict),
    .systemLibrary(name: "CMalloc"),
    .target(name: "CountingMalloc"),
    .executableTarget(
      name: "Ratios",
      dependencies: [
        "CMalloc", "Measuring", "Workloads", .product(name: "Fingerpost", package: "fingerpost"),
      ],
      swiftSettings: strict + [.defaultIsolation(MainActor.self)]),
    // The file as a debug build has it; its source is a link to tools/attach.
    .target(
      name: "AttachInDebug", dependencies: [.product(name: "UIKit", package: "fingerpost")],
      swiftSettings: strict + [.define("DEBUG")]),
    .executableTarget(
      name: "Moves",
      dependencies: [
        "AttachInDebug", "CMalloc", "CountingMalloc", "Measuring", "Workloads",
        .product(name: "Fingerpost", package: "fingerpost"), .product(name: "UIKit", package: "fingerpost"),
      ],
      swiftSettings: strict + [.defaultIsolation(MainActor.self)]),
    .target(name: "CPorts"),
    .executableTarget(
      name: "Ports",
      dependencies: ["CPorts", "Measuring", .product(name: "FingerpostPort", package: "fingerpost")],
      swiftSettings: strict + [.defaultIsolation(MainActor.self)]),
    // The solver is a module of the product.
    .executableTarget(
      name: "Solving",
      dependencies: ["Measuring", .product(name: "Fingerpost", package: "fingerpost")],
      swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
