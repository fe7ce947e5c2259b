extension Contest {
  /// Takes back one setting that is unusual.
  mutating func makeSettingsUsual(_ index: Int) -> Bool {
    switch index {
    case 0: settings.isPad = false
    case 1: settings.hasPixels = false
    case 2: settings.keepsVelocityAtRest = false
    default: return false
    }
    return true
  }

  /// Takes back one thing that is unusual about a view that hands touches on or a scroll view that moves.
  mutating func makeTravelUsual(_ index: Int) -> Bool {
    let (number, aspect) = (index / 5, index % 5)
    guard views.indices.contains(number) else { return false }
    if aspect == 0 { views[number].isForwarding = false }
    guard case .scroll(var plan) = views[number].role, plan.travel != nil else { return true }
    switch aspect {
    case 1: plan.travel?.bounces = true
    case 2: plan.travel?.alwaysBouncesAcross = false
    case 3: plan.travel?.alwaysBouncesDown = false
    case 4: plan.travel?.isFast = false
    default: break
    }
    views[number].role = .scroll(plan)
    return true
  }
}
