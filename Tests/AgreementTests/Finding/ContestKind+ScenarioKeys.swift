extension ContestKind {
  /// What a scenario file says of a recognizer of the kind.
  var scenarioKeys: [String] {
    switch self {
    case .tap(let taps, let touches):
      ["type: tap", "numberOfTapsRequired: \(taps)", "numberOfTouchesRequired: \(touches)"]
    case .longPress(let taps, let touches, let seconds, let movement):
      [
        "type: longPress", "numberOfTapsRequired: \(taps)", "numberOfTouchesRequired: \(touches)",
        "minimumPressDuration: \(seconds)", "allowableMovement: \(movement)",
      ]
    case .pan(let minimum, let maximum):
      ["type: pan", "minimumNumberOfTouches: \(minimum)"]
        + (maximum == .max ? [] : ["maximumNumberOfTouches: \(maximum)"])
    case .swipe(let directions, let touches):
      ["type: swipe", "direction: [\(directions.words)]", "numberOfTouchesRequired: \(touches)"]
    case .pinch: ["type: pinch"]
    case .rotation: ["type: rotation"]
    case .screenEdgePan(let edges): ["type: screenEdgePan", "edges: [\(edges.words)]"]
    case .custom(let plan): ["type: custom"] + plan.scenarioKeys
    case .scrollPan, .touchDelay: []
    }
  }
}

extension ContestKind.Directions {
  fileprivate var words: String {
    [(Self.right, "right"), (.left, "left"), (.up, "up"), (.down, "down")]
      .filter { contains($0.0) }.map(\.1).joined(separator: ", ")
  }
}

extension ContestKind.Edges {
  fileprivate var words: String {
    [(Self.top, "top"), (.left, "left"), (.bottom, "bottom"), (.right, "right")]
      .filter { contains($0.0) }.map(\.1).joined(separator: ", ")
  }
}

extension CustomPlan {
  fileprivate var scenarioKeys: [String] {
    let moments = [("beginOn", beginOn), ("recognizeOn", recognizeOn), ("failOn", failOn)]
    let keys = moments.compactMap { key, moment in moment.map { "\(key): \"\($0.word)\"" } }
    return ignore.isEmpty ? keys : keys + ["ignore: [\(ignore.map(String.init).joined(separator: ", "))]"]
  }
}

extension CustomPlan.Moment {
  fileprivate var word: String {
    switch self {
    case .began: "began"
    case .move(let number): "move:\(number)"
    case .ended: "ended"
    }
  }
}
