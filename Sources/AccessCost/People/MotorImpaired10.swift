extension Population {
    /// Ten people with motor impairment, whose presses were measured (`PressTests` has the source).
    public static let motorImpaired10 = PressTests.population(
        "motor-impaired-10",
        [
            .init(name: "K01", response: 1.571, spread: 0.232, press: 1.115),
            .init(name: "K02", response: 0.945, spread: 0.505, press: 1.234),
            .init(name: "K03", response: 0.644, spread: 0.043, press: 1.567),
            .init(name: "K04", response: 0.355, spread: 0.066, press: 0.311),
            .init(name: "K05", response: 0.818, spread: 0.767, press: 1.037),
            .init(name: "K06", response: 0.805, spread: 0.146, press: 1.591),
            .init(name: "K07", response: 1.366, spread: 0.122, press: 3.898),
            .init(name: "K08", response: 0.784, spread: 0.308, press: 1.449),
            .init(name: "K09", response: 0.956, spread: 0.371, press: 1.630),
            .init(name: "K10", response: 0.622, spread: 0.313, press: 0.799),
        ])
}
