extension Parameter<Double> {
    /// Words a minute that a person speaks.
    public static var speakingRate: Self {
        .init("speakingRate", "how fast the person speaks", 10...600, unit: "words/min", absent: 150)
    }
    /// Seconds until a spoken command is recognised and carried out.
    public static var recognition: Self {
        .init("recognition", "from the end of a spoken command until it is carried out", 0...60, unit: "s", absent: 1)
    }
}
