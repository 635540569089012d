extension Element {
    /// The gestures that people make on the element by touch alone, in the order of the file; none for keys, which an on-screen
    /// keyboard reads by itself.
    ///
    /// Left out are those that assistive technology makes for a person: swipes up and down on what is adjustable, scrolling, and
    /// what the platform states of itself, as the long press on Android. O(gestures).
    ///
    /// Source: Apple, UIAccessibilityTraits.adjustable.
    public func touchGestures(on platform: Platform?) -> [Gesture] {
        guard role != .key else { return [] }
        let isAdjusted = isAdjustable || role == .slider || role == .picker || role == .stepper
        return gestures.filter { gesture in
            switch gesture {
            case .scroll: false
            case .swipeUp, .swipeDown: !isAdjusted
            default: platform?.ownGestures.contains(gesture) != true
            }
        }
    }
}

extension Gesture {
    /// The gesture in words: "long press".
    public var words: String {
        rawValue.reduce(into: "") { $0 += $1.isUppercase ? " \($1.lowercased())" : String($1) }
    }
}
