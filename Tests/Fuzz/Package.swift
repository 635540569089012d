// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

// A package of its own, so that building navcost needs no fuzzer. One executable with every job: see run.sh.
let package = Package(
    name: "navcost-fuzz",
    platforms: [.macOS(.v14)],
    dependencies: [.package(name: "navcost", path: "../..", traits: ["HTML5", "Archives"])],
    targets: [
        .executableTarget(
            name: "Fuzz", dependencies: [.product(name: "NavCost", package: "navcost")], swiftSettings: strict)
    ],
    swiftLanguageModes: [.v6]
)
