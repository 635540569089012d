// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

/// For what imports NavCost alone: members of the types that it names are visible without their modules.
let oneImport: [SwiftSetting] = [.treatAllWarnings(as: .error), .enableUpcomingFeature("ExistentialAny")]

let package = Package(
    name: "navcost",
    platforms: [.macOS(.v14)],
    products: [
        // Who needs more than NavCost names imports the module that has it.
        .library(
            name: "NavCost",
            targets: [
                "NavCost", "LayoutModel", "LayoutFormats", "AccessCost", "ScreenSections", "GroupingSearch",
                "ScreenFindings", "CostReport",
            ]),
        .executable(name: "navcost", targets: ["NavCostCommand"]),
        // The plugin finds its tool by the name of the target.
        .executable(name: "NavCostCommand", targets: ["NavCostCommand"]),
        .plugin(name: "NavCostPlugin", targets: ["NavCostPlugin"]),
    ],
    traits: [
        .default(enabledTraits: ["Yams"]),
        .trait(
            name: "HTML5",
            description: "Reads HTML as browsers do, with the library gumbo; without it libxml2 reads it as HTML 4.",
            enabledTraits: ["SystemYAML"]),
        .trait(
            name: "Archives", description: "Reads packed grid sets, with libarchive; without it they must be unpacked.",
            enabledTraits: ["SystemYAML"]),
        .trait(
            name: "SystemYAML",
            description: "Reads settings with the system's libyaml: a program that starts faster, without Foundation."),
        .trait(
            name: "Yams", description: "Reads settings with the libyaml inside of Yams, which needs all of Foundation."),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
        .package(url: "https://github.com/apple/swift-collections", from: "1.6.0"),
        .package(url: "https://github.com/apple/swift-system", from: "1.8.0"),
        .package(url: "https://github.com/swiftlang/swift-subprocess", from: "1.0.0"),
        .package(url: "https://github.com/jpsim/Yams", from: "6.2.0"),
        // For `make docs` alone: no target uses it, so nothing of it is built otherwise.
        .package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.5.0"),
    ],
    targets: [
        .systemLibrary(
            name: "CLibXML2",
            pkgConfig: "libxml-2.0",
            providers: [.apt(["libxml2-dev"]), .yum(["libxml2-devel"])]
        ),
        .systemLibrary(
            name: "CGumbo",
            pkgConfig: "gumbo",
            providers: [.apt(["libgumbo-dev"]), .yum(["gumbo-parser-devel"]), .brew(["gumbo-parser"])]
        ),
        .systemLibrary(
            name: "CArchive",
            pkgConfig: "libarchive",
            providers: [.apt(["libarchive-dev"]), .yum(["libarchive-devel"]), .brew(["libarchive"])]
        ),
        .systemLibrary(
            name: "CLibYAML",
            pkgConfig: "yaml-0.1",
            providers: [.apt(["libyaml-dev"]), .yum(["libyaml-devel"]), .brew(["libyaml"])]
        ),
        .target(name: "LayoutModel", swiftSettings: strict),
        .target(
            name: "LayoutFormats",
            dependencies: [
                "LayoutModel",
                // On a Mac the SDK brings libxml2 as a module of its own.
                .target(name: "CLibXML2", condition: .when(platforms: [.linux])),
                .target(name: "CGumbo", condition: .when(traits: ["HTML5"])),
                .target(name: "CArchive", condition: .when(traits: ["Archives"])),
                .product(name: "SystemPackage", package: "swift-system"),
            ],
            swiftSettings: strict
        ),
        .target(
            name: "AccessCost",
            dependencies: ["LayoutModel", .product(name: "HeapModule", package: "swift-collections")],
            swiftSettings: strict
        ),
        .target(name: "ScreenSections", dependencies: ["LayoutModel"], swiftSettings: strict),
        .target(
            name: "GroupingSearch", dependencies: ["LayoutModel", "AccessCost", "ScreenSections"], swiftSettings: strict
        ),
        .target(
            name: "ScreenFindings", dependencies: ["LayoutModel", "AccessCost", "GroupingSearch"],
            swiftSettings: strict),
        .target(
            name: "CostReport", dependencies: ["LayoutModel", "AccessCost", "GroupingSearch", "ScreenFindings"],
            exclude: ["HTML/Assets", "Schemas"], swiftSettings: strict
        ),
        .target(
            name: "NavCost",
            dependencies: [
                "LayoutModel", "LayoutFormats", "AccessCost", "GroupingSearch", "ScreenFindings", "CostReport",
                .product(name: "SystemPackage", package: "swift-system"),
                .target(name: "CLibYAML", condition: .when(traits: ["SystemYAML"])),
                .product(name: "Yams", package: "Yams", condition: .when(traits: ["Yams"])),
            ],
            swiftSettings: strict
        ),
        .executableTarget(
            name: "NavCostCommand",
            dependencies: [
                "NavCost", "LayoutModel",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "SystemPackage", package: "swift-system"),
            ],
            swiftSettings: oneImport
        ),
        .plugin(
            name: "NavCostPlugin",
            capability: .command(
                intent: .custom(
                    verb: "navcost",
                    description: "Says what reaching the targets of the package's screens costs, and checks them.")),
            dependencies: ["NavCostCommand"]
        ),
        .target(
            name: "TestSupport",
            dependencies: ["LayoutModel", "LayoutFormats", "AccessCost"],
            path: "Tests/TestSupport", exclude: ["Layouts"],
            swiftSettings: strict
        ),
        .testTarget(name: "LayoutModelTests", dependencies: ["LayoutModel"], swiftSettings: strict),
        .testTarget(
            name: "LayoutFormatsTests", dependencies: ["LayoutFormats", "TestSupport"],
            exclude: ["Conformance", "Regressions"], swiftSettings: strict),
        .testTarget(
            name: "AccessCostTests", dependencies: ["AccessCost", "LayoutFormats", "TestSupport"],
            swiftSettings: strict),
        .testTarget(
            name: "ScreenSectionsTests", dependencies: ["ScreenSections", "AccessCost", "TestSupport"],
            swiftSettings: strict),
        .testTarget(
            name: "GroupingSearchTests", dependencies: ["GroupingSearch", "LayoutFormats", "TestSupport"],
            swiftSettings: strict),
        .testTarget(
            name: "ScreenFindingsTests", dependencies: ["ScreenFindings", "LayoutFormats", "TestSupport"],
            exclude: ["Rules"], swiftSettings: strict),
        .testTarget(
            name: "CostReportTests", dependencies: ["CostReport", "NavCost", "ScreenFindings", "TestSupport"],
            swiftSettings: strict),
        .testTarget(
            name: "NavCostTests",
            dependencies: ["NavCost", "TestSupport", .product(name: "SystemPackage", package: "swift-system")],
            exclude: ["Data"],
            swiftSettings: strict
        ),
        .testTarget(
            name: "NavCostCommandTests",
            dependencies: [
                "NavCostCommand", "TestSupport", .product(name: "Subprocess", package: "swift-subprocess"),
                .product(name: "SystemPackage", package: "swift-system"),
            ],
            swiftSettings: strict
        ),
    ],
    swiftLanguageModes: [.v6]
)
