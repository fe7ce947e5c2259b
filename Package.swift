// swift-tools-version: 6.2
import PackageDescription

/// Every target of the main package: `any` is spelled out, each file imports what it uses, and warnings are errors in CI.
let strict: [SwiftSetting] =
  [.enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("MemberImportVisibility")]
  + (Context.environment["FINGERPOST_STRICT"] == nil ? [] : [.treatAllWarnings(as: .error)])

/// `Fingerpost` and above live on the main actor unless they say otherwise (docs/architecture.md).
let onMainActor: [SwiftSetting] = strict + [.defaultIsolation(MainActor.self)]
let engine: [Target.Dependency] = ["Fingerpost", "FingerpostHID", "FingerpostTimeline", "FingerpostTrace"]
let uikit: [Target.Dependency] = engine + ["UIKit"]
/// What is built on the engine: UIKit has it, and screens of dumps are made of it.
let toolkit: [Target.Dependency] =
  ["FingerpostContainers", "FingerpostInteractions", "FingerpostKeyboard", "FingerpostLists"]
/// What plays on screens.
let screens: [Target.Dependency] = ["Fingerpost", "FingerpostScreens", "FingerpostText", "FingerpostTrace"]
/// What plays gestures on them and looks at what happened.
let played: [Target.Dependency] = screens + ["FingerpostGestures", "FingerpostHID", "FingerpostScenarios"]
/// What speaks with the shell.
let shell: [Target.Dependency] =
  ["FingerpostChannel", "FingerpostHID", "FingerpostMessages", "FingerpostShell", "FingerpostText"]
/// What knows UIKit alone has the engine beside it (CONTRIBUTING.md, Build and test).
let client: [Target.Dependency] = ["Fingerpost", "UIKit"]
let argumentParser = Target.Dependency.product(name: "ArgumentParser", package: "swift-argument-parser")

let package = Package(
  name: "fingerpost",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "fingerpost", targets: ["FingerpostCommandLine"]),
    .executable(name: "gallery", targets: ["GalleryCommand"]),
    .executable(name: "gallery-app", targets: ["GalleryApp"]),
    .library(
      name: "Fingerpost",
      targets: ["Fingerpost", "FingerpostHID", "FingerpostTimeline", "FingerpostTrace"]),
    .library(
      name: "FingerpostPort",
      targets: [
        "FingerpostPort", "FingerpostChannel", "Fingerpost", "FingerpostHID", "FingerpostMessages",
        "FingerpostWatching",
      ]),
    .library(name: "UIKit", targets: ["UIKit", "_Testing_UIKit"]),
    .library(name: "FingerpostTesting", targets: ["FingerpostTesting", "_Testing_UIKit"]),
    .plugin(name: "PortUIKit", targets: ["PortUIKit"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-collections", from: "1.6.0"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.0"),
  ]
    + (Context.environment["FINGERPOST_DOCS"] == nil  // Only scripts/documentation fetches the plugin.
      ? [] : [.package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.5.0")]),
  targets: [
    // From the bottom of the house to its door (docs/architecture.md). Arrows point up only, which scripts/check holds.
    .target(
      name: "FingerpostTimeline",
      dependencies: [.product(name: "HeapModule", package: "swift-collections")],
      path: "Sources/Timeline", swiftSettings: strict),
    .target(name: "FingerpostText", path: "Sources/Text", swiftSettings: strict),
    .target(
      name: "FingerpostTrace", dependencies: ["FingerpostText"], path: "Sources/Trace", swiftSettings: strict),
    .target(
      name: "FingerpostHID", dependencies: ["FingerpostText"], path: "Sources/HID", swiftSettings: strict),
    .target(
      name: "FingerpostMessages", dependencies: ["FingerpostHID"], path: "Sources/Messages",
      swiftSettings: strict),
    .target(name: "FingerpostUnsafe", path: "Sources/Unsafe", swiftSettings: strict),
    .target(
      name: "FingerpostArbitration", dependencies: ["FingerpostTrace", "FingerpostUnsafe"],
      path: "Sources/Arbitration", swiftSettings: strict),
    .target(name: "FingerpostSolver", path: "Sources/Solver", swiftSettings: strict),
    // Makes objects of classes that are known only at run time.
    .target(name: "CInstance", path: "Sources/CInstance"),
    .systemLibrary(name: "CRunLoop", path: "Sources/CRunLoop"),
    .target(
      name: "Fingerpost",
      dependencies: [
        "CInstance", "CRunLoop", "FingerpostArbitration", "FingerpostHID", "FingerpostSolver",
        "FingerpostTimeline", "FingerpostTrace", "FingerpostUnsafe",
      ], path: "Sources/Fingerpost", swiftSettings: onMainActor),
    .target(
      name: "FingerpostLists",
      dependencies: ["Fingerpost", "FingerpostInteractions", "FingerpostTimeline", "FingerpostTrace"],
      path: "Sources/Lists", swiftSettings: onMainActor),
    .target(
      name: "FingerpostListBuilding",
      dependencies: ["Fingerpost", "FingerpostInteractions", "FingerpostLists"],
      path: "Sources/ListBuilding", swiftSettings: onMainActor),
    .target(
      name: "FingerpostPicture", dependencies: ["Fingerpost", "FingerpostText"], path: "Sources/Picture",
      swiftSettings: strict),
    .target(
      name: "FingerpostProperties", dependencies: ["Fingerpost", "FingerpostText"],
      path: "Sources/Properties", swiftSettings: onMainActor),
    .target(
      name: "FingerpostWhatIf",
      dependencies: ["Fingerpost", "FingerpostProperties", "FingerpostText", "FingerpostTrace"],
      path: "Sources/WhatIf", swiftSettings: onMainActor),
    .target(
      name: "FingerpostPageMessages", dependencies: ["FingerpostHID", "FingerpostText"],
      path: "Sources/PageMessages", swiftSettings: strict),
    .target(
      name: "FingerpostWatching",
      dependencies: engine + ["FingerpostMessages", "FingerpostPicture", "FingerpostText"],
      path: "Sources/Watching", swiftSettings: onMainActor),
    .systemLibrary(name: "CChannel", path: "Sources/CChannel"),
    .target(
      name: "FingerpostChannel", dependencies: ["CChannel", "FingerpostMessages"],
      path: "Sources/Channel", swiftSettings: strict),
    .target(
      name: "FingerpostPort",
      dependencies: engine + [
        "CChannel", "CRunLoop", "FingerpostWhatIf", "FingerpostChannel", "FingerpostMessages",
        "FingerpostWatching",
      ], path: "Sources/Port", swiftSettings: onMainActor),
    .target(
      name: "FingerpostContainers", dependencies: ["Fingerpost"],
      path: "Sources/Containers", swiftSettings: onMainActor),
    .target(
      name: "FingerpostInteractions", dependencies: ["Fingerpost", "FingerpostHID", "FingerpostTimeline"],
      path: "Sources/Interactions", swiftSettings: onMainActor),
    .target(
      name: "FingerpostKeyboard",
      dependencies: ["Fingerpost", "FingerpostInteractions", "FingerpostTimeline"],
      path: "Sources/Keyboard", swiftSettings: onMainActor),
    .target(
      name: "FingerpostExtras",
      dependencies: [
        "Fingerpost", "FingerpostInteractions", "FingerpostLists", "FingerpostProperties",
        "FingerpostTimeline",
      ], path: "Sources/Extras", swiftSettings: onMainActor),
    .systemLibrary(name: "UIKitSubmodules", path: "Sources/UIKitSubmodules"),
    .target(
      name: "UIKit",
      dependencies: toolkit + [
        "Fingerpost", "FingerpostExtras", "FingerpostListBuilding", "FingerpostPort", "UIKitSubmodules",
      ],
      path: "Sources/UIKit", swiftSettings: strict),
    .target(name: "_Testing_UIKit", path: "Sources/TestingOverlay", swiftSettings: strict),
    .systemLibrary(name: "CInflate", path: "Sources/CInflate"),
    .target(
      name: "FingerpostScreens",
      dependencies: toolkit + ["Fingerpost", "FingerpostProperties", "FingerpostText", "FingerpostTrace"],
      path: "Sources/Screens", swiftSettings: onMainActor),
    .target(
      name: "FingerpostReading",
      dependencies: [
        "CInflate", "Fingerpost", "FingerpostProperties", "FingerpostScreens", "FingerpostText",
      ],
      path: "Sources/Reading", swiftSettings: onMainActor),
    .target(
      name: "FingerpostScenarios",
      dependencies: screens + [
        "FingerpostHID", "FingerpostInteractions", "FingerpostLists", "FingerpostProperties",
        "FingerpostTimeline", .product(name: "Yams", package: "Yams"),
      ], path: "Sources/Scenarios", swiftSettings: onMainActor),
    .target(
      name: "FingerpostGestures",
      dependencies: screens + [
        "FingerpostHID", "FingerpostKeyboard", "FingerpostProperties", "FingerpostScenarios",
        "FingerpostTimeline",
      ], path: "Sources/Gestures", swiftSettings: onMainActor),
    .target(
      name: "FingerpostExplain", dependencies: played + ["FingerpostPicture", "FingerpostProperties"],
      path: "Sources/Explain", swiftSettings: onMainActor),
    .target(
      name: "FingerpostComparing",
      dependencies: played + ["FingerpostExplain", "FingerpostProperties", "FingerpostReading"],
      path: "Sources/Comparing", swiftSettings: onMainActor),
    .target(
      name: "FingerpostAudit",
      dependencies: screens + [
        "FingerpostExplain", "FingerpostGestures", "FingerpostPicture", "FingerpostProperties",
      ], path: "Sources/Audit", swiftSettings: onMainActor),
    .target(
      name: "FingerpostConflicts", dependencies: played, path: "Sources/Conflicts",
      swiftSettings: onMainActor),
    .target(name: "CLabPage", path: "Sources/CLabPage"),
    .target(
      name: "FingerpostLab",
      dependencies: played + [
        "CLabPage", "FingerpostWhatIf", "FingerpostExplain", "FingerpostPicture", "FingerpostProperties",
        "FingerpostTimeline", "FingerpostWatching",
      ], path: "Sources/Lab", exclude: ["Page"], swiftSettings: onMainActor),
    // Fingers for tests of client code, which import it beside UIKit.
    .target(
      name: "FingerpostTesting",
      dependencies: engine + [
        "CRunLoop", "FingerpostExplain", "FingerpostLab", "FingerpostScenarios", "FingerpostScreens",
        "FingerpostWatching",
      ], path: "Sources/Testing", swiftSettings: onMainActor),
    .systemLibrary(name: "CEvdev", path: "Sources/CEvdev"),
    .target(
      name: "FingerpostDevices", dependencies: ["CChannel", "CEvdev", "FingerpostHID"],
      path: "Sources/Devices", swiftSettings: strict),
    .target(
      name: "FingerpostShell",
      dependencies: [
        "CChannel", "FingerpostChannel", "FingerpostDevices", "FingerpostHID", "FingerpostMessages",
        "FingerpostText",
      ], path: "Sources/Shell", swiftSettings: strict),
    .target(
      name: "FingerpostLabServer",
      dependencies: shell + ["CChannel", "FingerpostPageMessages", "FingerpostLab", "FingerpostTrace"],
      path: "Sources/LabServer", swiftSettings: strict),
    .target(
      name: "FingerpostHome",
      dependencies: [
        "Fingerpost", "FingerpostHID", "FingerpostMessages", "FingerpostShell", "FingerpostTimeline",
        "FingerpostWatching",
      ], path: "Sources/Home", swiftSettings: onMainActor),
    // What an application of any kind takes in, to be asked by --attach; it knows UIKit alone, too.
    .target(name: "FingerpostAttach", dependencies: client, path: "tools/attach", swiftSettings: strict),
    // The probe of docs/unknown.md, which knows UIKit alone, so that it runs on iOS as it is.
    .target(name: "FingerpostProbe", dependencies: client, path: "tools/probe", swiftSettings: strict),
    .target(name: "CArguments", path: "Sources/CArguments"),
    .target(
      name: "FingerpostConsole",
      dependencies: ["CArguments", "FingerpostText", argumentParser], path: "Sources/Console",
      swiftSettings: strict),
    // Documents that the program shows, as bytes in it; and the protocol by which a coding agent uses the commands.
    .target(name: "CDocuments", path: "Sources/CDocuments"),
    .target(
      name: "FingerpostAgentServer", dependencies: ["FingerpostText"], path: "Sources/AgentServer",
      swiftSettings: strict),
    .executableTarget(
      name: "FingerpostCommandLine",
      dependencies: played + [
        "CDocuments", "FingerpostAgentServer", "FingerpostAudit", "FingerpostComparing",
        "FingerpostConflicts", "FingerpostWhatIf", "FingerpostConsole", "FingerpostDevices",
        "FingerpostExplain", "FingerpostHome", "FingerpostLab", "FingerpostLabServer", "FingerpostMessages",
        "FingerpostPicture", "FingerpostPort", "FingerpostReading", "FingerpostShell", "FingerpostTimeline",
        "FingerpostWatching", "CChannel", argumentParser,
      ], path: "Sources/CommandLine", swiftSettings: onMainActor),
    .executableTarget(
      name: "fingerpost-dev",
      dependencies: engine + [
        "FingerpostComparing", "FingerpostConsole", "FingerpostProbe", "FingerpostScenarios",
        "FingerpostText", "UIKit", argumentParser,
      ], path: "Sources/Developing", swiftSettings: onMainActor),

    // The example application. "Fingerpost" although it is not imported: see CONTRIBUTING.md, Build and test.
    .target(
      name: "GalleryScreens",
      dependencies: ["Fingerpost", "FingerpostContainers", "FingerpostLists", "FingerpostPort", "UIKit"],
      path: "Examples/Gallery/Screens", swiftSettings: onMainActor),
    .executableTarget(
      name: "GalleryApp", dependencies: ["Fingerpost", "FingerpostAttach", "GalleryScreens", "UIKit"],
      path: "Examples/Gallery/App", swiftSettings: onMainActor),
    .executableTarget(
      name: "GalleryCommand",
      dependencies: screens + ["GalleryScreens", "FingerpostLab", "FingerpostScenarios", argumentParser],
      path: "Examples/Gallery/Command", swiftSettings: onMainActor),

    .testTarget(name: "TextTests", dependencies: ["FingerpostText"], swiftSettings: strict),
    .testTarget(name: "TimelineTests", dependencies: ["FingerpostTimeline"], swiftSettings: strict),
    .testTarget(
      name: "SolverTests", dependencies: ["FingerpostSolver", "FingerpostText"], swiftSettings: strict),
    .testTarget(
      name: "LayoutTests", dependencies: ["Fingerpost", "FingerpostText"], swiftSettings: onMainActor),
    .testTarget(
      name: "ContainersTests", dependencies: uikit + ["FingerpostContainers", "FingerpostText"],
      swiftSettings: onMainActor),
    .testTarget(name: "InteractionsTests", dependencies: uikit, swiftSettings: onMainActor),
    .testTarget(name: "KeyboardTests", dependencies: uikit, swiftSettings: onMainActor),
    .testTarget(name: "ExtrasTests", dependencies: uikit + ["FingerpostExtras"], swiftSettings: onMainActor),
    .testTarget(name: "HIDTests", dependencies: ["FingerpostHID", "FingerpostText"], swiftSettings: strict),
    .testTarget(
      name: "MessagesTests", dependencies: ["FingerpostMessages", "FingerpostHID"], swiftSettings: strict),
    .testTarget(
      name: "DevicesTests", dependencies: ["FingerpostDevices", "FingerpostHID", "CEvdev"],
      swiftSettings: strict),
    .target(name: "Expectations", path: "Tests/Expectations", swiftSettings: strict),
    // Has a suite of tests run in a process of its own.
    .target(name: "OwnProcess", path: "Tests/OwnProcess", swiftSettings: strict),
    // Watches a trace for what must never happen.
    .target(
      name: "TraceVerifying", dependencies: ["FingerpostTrace"], path: "Tests/TraceVerifying",
      swiftSettings: strict),
    .testTarget(
      name: "TraceTests", dependencies: ["FingerpostText", "FingerpostTrace", "TraceVerifying"],
      swiftSettings: strict),
    .testTarget(
      name: "FingerpostTests",
      dependencies: uikit + [
        "_Testing_UIKit", "FingerpostContainers", "HitProbe", "OwnProcess", "TraceVerifying",
      ], swiftSettings: onMainActor),
    // Random trees, hit-tested with and without the index of siblings.
    .executableTarget(
      name: "HitProbe", dependencies: ["Fingerpost", "FingerpostText"], path: "Tests/HitProbe",
      swiftSettings: onMainActor),
    // Two readings of the rules of gestures, over random cases.
    .testTarget(
      name: "AgreementTests",
      dependencies: uikit + ["_Testing_UIKit", "FingerpostText", "TraceVerifying"], swiftSettings: strict),
    .testTarget(
      name: "PictureTests", dependencies: ["FingerpostPicture", "Fingerpost", "FingerpostText"],
      swiftSettings: onMainActor),
    .testTarget(
      name: "WatchingTests",
      dependencies: engine + ["FingerpostMessages", "FingerpostWatching"], swiftSettings: onMainActor),
    .testTarget(
      name: "LabTests",
      dependencies: [
        "FingerpostLab", "Fingerpost", "FingerpostProperties", "FingerpostWhatIf", "FingerpostScenarios",
        "FingerpostText", "FingerpostTrace",
      ], swiftSettings: onMainActor),
    .testTarget(
      name: "FingerTests",
      dependencies: ["Fingerpost", "FingerpostTesting", "FingerpostHID", "UIKit", "_Testing_UIKit"],
      swiftSettings: strict),
    .testTarget(
      name: "ListsTests",
      dependencies: uikit + ["FingerpostLists", "FingerpostTesting", "FingerpostText", "_Testing_UIKit"],
      swiftSettings: onMainActor),
    .target(name: "LabVisiting", path: "Tests/LabVisiting", swiftSettings: strict),
    .testTarget(
      name: "LabServerTests",
      dependencies: [
        "FingerpostChannel", "FingerpostHID", "FingerpostLabServer", "FingerpostMessages", "LabVisiting",
      ], swiftSettings: strict),
    .testTarget(
      name: "PageMessagesTests", dependencies: ["FingerpostPageMessages", "FingerpostHID", "FingerpostText"],
      swiftSettings: strict),
    .target(
      name: "ScreenPrinting", dependencies: ["Fingerpost", "FingerpostScreens"], path: "Tests/ScreenPrinting",
      swiftSettings: strict),
    .testTarget(
      name: "ScreensTests",
      dependencies: [
        "FingerpostProperties", "FingerpostReading", "FingerpostScreens", "FingerpostText", "Fingerpost",
        "ScreenPrinting",
      ], swiftSettings: onMainActor),
    .testTarget(
      name: "ScenariosTests",
      dependencies: [
        "FingerpostProperties", "FingerpostScenarios", "FingerpostScreens", "Fingerpost", "FingerpostHID",
        "FingerpostTrace", "TraceVerifying",
      ], swiftSettings: onMainActor),
    .testTarget(
      name: "ExplainTests",
      dependencies: played + [
        "FingerpostAttach", "FingerpostAudit", "FingerpostComparing", "FingerpostConflicts",
        "FingerpostExplain", "FingerpostProperties", "FingerpostReading", "FingerpostTimeline",
        "GalleryScreens", "OwnProcess", "ScreenPrinting",
      ], swiftSettings: onMainActor),
    .testTarget(name: "ShellTests", dependencies: shell + ["FingerpostHome"], swiftSettings: strict),
    .testTarget(
      name: "DevelopingTests",
      dependencies: [
        "Fingerpost", "fingerpost-dev", "FingerpostConsole", "FingerpostProbe", "FingerpostTrace", "UIKit",
        argumentParser,
      ], swiftSettings: onMainActor),
    .testTarget(
      name: "AgentServerTests", dependencies: ["FingerpostAgentServer", "FingerpostText"],
      swiftSettings: strict),
    .testTarget(
      name: "CommandLineTests",
      dependencies: screens + [
        "FingerpostAgentServer", "FingerpostAttach", "FingerpostAudit", "FingerpostCommandLine",
        "FingerpostComparing", "FingerpostConsole", "FingerpostExplain", "FingerpostHID",
        "FingerpostLabServer", "FingerpostMessages", "FingerpostReading", "FingerpostScenarios",
        "FingerpostShell", "OwnProcess", "UIKit", argumentParser,
      ], swiftSettings: onMainActor),
    // A lab whose shell is a script: what tests in a browser open.
    .executableTarget(
      name: "LabProbe",
      dependencies: shell + ["FingerpostLabServer"], path: "Tests/LabProbe", swiftSettings: strict),
    // Everything that reads bytes from outside, for a fuzzer (scripts/fuzz) or for files that once made trouble.
    .executableTarget(
      name: "ReaderFuzz",
      dependencies: [
        "FingerpostAgentServer", "FingerpostPageMessages", "FingerpostHID", "FingerpostMessages",
        "FingerpostReading", "FingerpostScenarios", "FingerpostScreens", "FingerpostText",
      ], path: "Tests/ReaderFuzz", exclude: ["Corpus"], swiftSettings: strict),
    // A client of the shell, or of the lab, that means harm.
    .executableTarget(
      name: "Attacker", dependencies: ["CChannel", "FingerpostHID", "FingerpostMessages", "LabVisiting"],
      path: "Tests/Attacker", swiftSettings: strict),
    // Real processes: an application of the tests' own, the example application, and the shell.
    .executableTarget(
      name: "PortProbe", dependencies: client, path: "Tests/PortProbe", swiftSettings: onMainActor),
    .testTarget(
      name: "PortTests",
      dependencies: [
        "Attacker", "CChannel", "FingerpostChannel", "FingerpostCommandLine", "FingerpostHID",
        "FingerpostLabServer", "FingerpostMessages", "FingerpostPort", "FingerpostProperties", "PortProbe",
        "FingerpostShell", "FingerpostTrace", "FingerpostWhatIf", "GalleryApp", "LabVisiting", "OwnProcess",
      ], swiftSettings: onMainActor),
    .testTarget(
      name: "GalleryTests",
      dependencies: screens + [
        "FingerpostAudit", "FingerpostTesting", "GalleryCommand", "GalleryScreens", "UIKit",
        "_Testing_UIKit", "FingerpostScenarios", argumentParser, "TraceVerifying",
      ], swiftSettings: onMainActor),
    .plugin(name: "PortUIKit", capability: .buildTool()),
  ], swiftLanguageModes: [.v6]
)
for target in package.targets where target.type == .test { target.dependencies.append("Expectations") }
