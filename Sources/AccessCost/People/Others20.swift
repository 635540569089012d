extension Population {
    /// Twenty people without motor impairment, whose presses were measured (`PressTests` has the source).
    public static let others20 = PressTests.population(
        "others-20",
        [
            .init(name: "K11", response: 0.398, spread: 0.112, press: 0.161),
            .init(name: "K12", response: 0.330, spread: 0.053, press: 0.285),
            .init(name: "K13", response: 0.352, spread: 0.102, press: 0.309),
            .init(name: "K14", response: 0.420, spread: 0.190, press: 0.166),
            .init(name: "K15", response: 0.289, spread: 0.067, press: 0.232),
            .init(name: "K16", response: 0.259, spread: 0.164, press: 0.227),
            .init(name: "K17", response: 0.416, spread: 0.201, press: 0.351),
            .init(name: "K18", response: 0.389, spread: 0.148, press: 0.324),
            .init(name: "K19", response: 0.316, spread: 0.213, press: 0.263),
            .init(name: "K20", response: 0.314, spread: 0.134, press: 0.227),
            .init(name: "K21", response: 0.302, spread: 0.444, press: 0.336),
            .init(name: "K22", response: 0.249, spread: 0.257, press: 0.318),
            .init(name: "K23", response: 0.506, spread: 0.148, press: 0.448),
            .init(name: "K24", response: 0.460, spread: 0.165, press: 0.329),
            .init(name: "K25", response: 0.623, spread: 0.148, press: 0.411),
            .init(name: "K26", response: 0.592, spread: 0.156, press: 0.406),
            .init(name: "K27", response: 0.397, spread: 0.187, press: 0.280),
            .init(name: "K28", response: 0.322, spread: 0.146, press: 0.281),
            .init(name: "K29", response: 0.277, spread: 0.266, press: 0.187),
            .init(name: "K30", response: 0.338, spread: 0.246, press: 0.241),
        ])
}
