// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

// A package of its own, so that building navcost needs nothing of what only its benchmarks need.
let package = Package(
    name: "navcost-benchmarks",
    platforms: [.macOS(.v14)],
    dependencies: [
        .package(name: "navcost", path: "../.."),
        // Without its traits, which count allocations with interposers that need another build.
        .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.1", traits: []),
    ],
    targets: [
        .target(
            name: "BenchmarkProblems", dependencies: [.product(name: "NavCost", package: "navcost")],
            swiftSettings: strict),
        .executableTarget(
            name: "Quality", dependencies: ["BenchmarkProblems", .product(name: "NavCost", package: "navcost")],
            swiftSettings: strict),
        .executableTarget(
            name: "GroupingTruth", dependencies: [.product(name: "NavCost", package: "navcost")],
            swiftSettings: strict),
        .executableTarget(
            name: "Micro",
            dependencies: [
                "BenchmarkProblems", .product(name: "NavCost", package: "navcost"),
                .product(name: "Benchmark", package: "benchmark"),
            ],
            path: "Benchmarks/Micro", swiftSettings: strict,
            plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]),
    ],
    swiftLanguageModes: [.v6]
)
