// swift-tools-version: 6.2
import PackageDescription

/// What holds for every target of ours: the strictest reading of the language, and no warning is let through.
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

let package = Package(
  name: "qetheme",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "ThemeKit", targets: ["ThemeKit"]),
    .executable(name: "qetheme", targets: ["qetheme"]),
  ],
  targets: [
    .systemLibrary(
      name: "CLibXML2",
      pkgConfig: "libxml-2.0",
      providers: [.apt(["libxml2-dev"]), .brew(["libxml2"])]),
    .target(
      name: "ThemeKit", dependencies: ["CLibXML2"], swiftSettings: strict,
      // The square root of the standard library's Double lives there.
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .executableTarget(name: "qetheme", dependencies: ["ThemeKit"], swiftSettings: strict),
    .target(name: "TestSupport", dependencies: ["ThemeKit"], path: "Tests/Support", swiftSettings: strict),
    .executableTarget(
      name: "nearest-passing-benchmark", dependencies: ["ThemeKit", "TestSupport"],
      path: "Tests/Benchmarks/NearestPassing", swiftSettings: strict),
    .testTarget(
      name: "ThemeKitTests", dependencies: ["ThemeKit", "TestSupport"], swiftSettings: strict),
    .testTarget(
      name: "QEThemeTests", dependencies: ["qetheme", "ThemeKit", "TestSupport"], swiftSettings: strict),
    .testTarget(
      name: "ProjectTests", dependencies: ["ThemeKit", "TestSupport"], path: "Tests/Project", swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
