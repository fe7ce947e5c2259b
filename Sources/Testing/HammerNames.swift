/// Hammer's name for places, so that its tests compile here.
public typealias HammerLocatable = FingerLocation

/// Hammer's name for what its verbs throw, so that its tests compile here.
public typealias HammerError = FingerError
