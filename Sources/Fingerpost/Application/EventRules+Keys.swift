nonisolated extension EventRules {
  /// What a key stands for, and which values it takes.
  private enum Field: Sendable {
    case number(any WritableKeyPath<EventRules, Double> & Sendable)
    /// A number that may be without end.
    case limit(any WritableKeyPath<EventRules, Double> & Sendable)
    case flag(any WritableKeyPath<EventRules, Bool> & Sendable)
    case oneOrTwo(any WritableKeyPath<EventRules, Int> & Sendable)
    case system
  }

  /// The keys with their fields, in alphabetical order.
  private static let fields: [(key: String, field: Field)] = [
    ("coalesceMoves", .flag(\.coalesceMoves)),
    ("collection.unhighlightsLast", .flag(\.collectionUnhighlightsLast)),
    ("contextMenu.beginDelay", .number(\.contextMenuBeginDelay)),
    ("contextMenu.delay", .number(\.contextMenuDelay)),
    ("control.disabledKeepsTracking", .flag(\.controlDisabledKeepsTracking)),
    ("control.slop", .number(\.controlSlop)),
    ("control.slopOnPad", .number(\.controlSlopOnPad)),
    ("delivery.cancelsFirst", .flag(\.deliveryCancelsFirst)),
    ("device.isPad", .flag(\.isPad)),
    ("device.usesFocus", .flag(\.usesFocus)),
    ("drag.allowableMovement", .number(\.dragAllowableMovement)),
    ("drag.beginMovement", .number(\.dragBeginMovement)),
    ("drag.liftDelay", .number(\.dragLiftDelay)),
    ("drag.pressDelay", .number(\.dragPressDelay)),
    ("drag.springDelay", .number(\.dragSpringDelay)),
    ("drop.movesRows", .flag(\.dropMovesRows)),
    ("drop.performsFirst", .flag(\.dropPerformsFirst)),
    ("drop.splitsRows", .flag(\.dropSplitsRows)),
    ("edgePan.region", .number(\.edgePanRegion)),
    ("edges.distance", .number(\.edgesDistance)),
    ("edges.region", .number(\.edgesRegion)),
    ("edges.systemGestures", .flag(\.edgesSystemGestures)),
    ("edges.timeout", .number(\.edgesTimeout)),
    ("event.fetchThread", .flag(\.eventFetchThread)),
    ("event.moveDelivery", .number(\.eventMoveDelivery)),
    ("focus.animationDuration", .number(\.focusAnimationDuration)),
    ("gesture.changedBegins", .flag(\.gestureChangedBegins)),
    ("hit.alphaMin", .number(\.hitAlphaMin)),
    ("hitTestPasses", .oneOrTwo(\.hitTestPasses)),
    ("keyboard.comesUp", .flag(\.keyboardComesUp)),
    ("keyboard.dismissShare", .number(\.keyboardDismissShare)),
    ("keyboard.dismissSpeed", .number(\.keyboardDismissSpeed)),
    ("keyboard.duration", .number(\.keyboardDuration)),
    ("keyboard.height", .number(\.keyboardHeight)),
    ("longPress.allowableMovement", .number(\.longPressAllowableMovement)),
    ("longPress.minimumPressDuration", .number(\.longPressMinimumDuration)),
    ("motion.maxDuration", .number(\.motionMaxDuration)),
    ("navigation.duration", .number(\.navigationDuration)),
    ("navigation.popDelaysTouches", .flag(\.navigationPopDelaysTouches)),
    ("navigation.popVelocity", .number(\.navigationPopVelocity)),
    ("navigation.popsFromAnywhere", .flag(\.navigationPopsFromAnywhere)),
    ("pan.beginsByAnyFinger", .flag(\.panBeginsByAnyFinger)),
    ("pan.hysteresis", .number(\.panHysteresis)),
    ("pan.removesHysteresis", .flag(\.panRemovesHysteresis)),
    ("pan.translationResetsVelocity", .flag(\.panTranslationResetsVelocity)),
    ("pan.velocityMemory", .limit(\.panVelocityMemory)),
    ("pinch.hysteresis", .number(\.pinchHysteresis)),
    ("pinch.takenOff", .number(\.pinchTakenOff)),
    ("presentation.duration", .number(\.presentationDuration)),
    ("refreshControl.threshold", .number(\.refreshControlThreshold)),
    ("reorder.dragsAtOnce", .flag(\.reorderDragsAtOnce)),
    ("rotation.hysteresis", .number(\.rotationHysteresis)),
    ("rotation.takenOff", .number(\.rotationTakenOff)),
    ("scroll.animationDuration", .number(\.scrollAnimationDuration)),
    ("scroll.carriesMomentum", .flag(\.scrollCarriesMomentum)),
    ("scroll.catchBeginsAtOnce", .flag(\.scrollCatchBeginsAtOnce)),
    ("scroll.contentTouchDelay", .number(\.scrollContentTouchDelay)),
    ("scroll.keepsVelocityAtRest", .flag(\.scrollKeepsVelocityAtRest)),
    ("scroll.lockRatio", .number(\.scrollLockRatio)),
    ("scroll.minReleaseSpeed", .number(\.scrollMinReleaseSpeed)),
    ("scroll.pageVelocity", .number(\.scrollPageVelocity)),
    ("scroll.pixelsPerPoint", .number(\.scrollPixelsPerPoint)),
    ("scroll.restDistance", .number(\.scrollRestDistance)),
    ("scroll.restSpeed", .number(\.scrollRestSpeed)),
    ("scroll.rubberBand", .number(\.scrollRubberBand)),
    ("scroll.springRate", .number(\.scrollSpringRate)),
    ("scroll.stepsPerSecond", .number(\.scrollStepsPerSecond)),
    ("scroll.velocityMemory", .number(\.scrollVelocityMemory)),
    ("sheet.dimmingTapDismisses", .flag(\.sheetDimmingTapDismisses)),
    ("sheet.dismissShare", .number(\.sheetDismissShare)),
    ("sheet.dismissSpeed", .number(\.sheetDismissSpeed)),
    ("sheet.mediumShare", .number(\.sheetMediumShare)),
    ("sheet.springRate", .number(\.sheetSpringRate)),
    ("sheet.top", .number(\.sheetTop)),
    ("slider.thumbMargin", .number(\.sliderThumbMargin)),
    ("statusBar.window", .flag(\.hasStatusBarWindow)),
    ("stepper.delay", .number(\.stepperDelay)),
    ("stepper.fastestInterval", .number(\.stepperFastestInterval)),
    ("stepper.interval", .number(\.stepperInterval)),
    ("stepper.rampTime", .number(\.stepperRampTime)),
    ("swipe.maxDuration", .number(\.swipeMaxDuration)),
    ("swipe.maxOpposite", .number(\.swipeMaxOpposite)),
    ("swipe.maxSecondaryAtEnd", .number(\.swipeMaxSecondaryAtEnd)),
    ("swipe.maxSecondaryAtStart", .number(\.swipeMaxSecondaryAtStart)),
    ("swipe.minPrimary", .number(\.swipeMinPrimary)),
    ("swipe.minPrimaryAtEnd", .number(\.swipeMinPrimaryAtEnd)),
    ("swipeActions.failsVertically", .flag(\.swipeActionsFailsVertically)),
    ("swipeActions.fullShare", .number(\.swipeActionsFullShare)),
    ("swipeActions.hysteresis", .number(\.swipeActionsHysteresis)),
    ("swipeActions.openWay", .number(\.swipeActionsOpenWay)),
    ("switch.sendsTouchDown", .flag(\.switchSendsTouchDown)),
    ("system", .system),
    ("table.deselectsFirst", .flag(\.tableDeselectsFirst)),
    ("table.unhighlightsLast", .flag(\.tableUnhighlightsLast)),
    ("tap.allowableMovement", .number(\.tapAllowableMovement)),
    ("tap.gatherTime", .number(\.tapGatherTime)),
    ("tap.maxDuration", .number(\.tapMaxDuration)),
    ("tap.maxDurationMulti", .number(\.tapMaxDurationMulti)),
    ("tap.maxInterval", .number(\.tapMaxInterval)),
    ("tap.separation", .number(\.tapSeparation)),
    ("tapCount.interval", .number(\.tapCountInterval)),
    ("tapCount.maxDuration", .number(\.tapCountMaxDuration)),
    ("tapCount.perView", .flag(\.tapCountPerView)),
    ("tapCount.radius", .number(\.tapCountRadius)),
    ("textView.caretAtWords", .flag(\.textViewCaretAtWords)),
  ]

  /// The names under which a scenario's `config` sets the fields.
  public static let keys = fields.map(\.key)

  /// Those of ``keys`` that are true or false; all others are numbers.
  public static let switches = Set(
    fields.compactMap { if case .flag = $0.field { $0.key } else { nil } })

  /// The value of the field that a name of ``keys`` stands for, or nil for any other; one of ``switches`` is 0 or 1.
  public func value(of key: String) -> Double? {
    switch Self.fields.first(where: { $0.key == key })?.field {
    case .number(let path), .limit(let path): self[keyPath: path]
    case .flag(let path): self[keyPath: path] ? 1 : 0
    case .oneOrTwo(let path): Double(self[keyPath: path])
    case .system: Double(system)
    case nil: nil
    }
  }

  /// Sets the field that a name of ``keys`` stands for; one of ``switches`` is set by 0 or 1.
  ///
  /// - Returns: a sentence saying what is wrong, or nil when the value was set.
  public mutating func set(_ key: String, to value: Double) -> String? {
    let field = Self.fields.first(where: { $0.key == key })?.field
    var isLimit = false
    if case .limit = field { isLimit = true }
    guard value.isFinite || isLimit, value >= 0 else { return "\(key) must be a number that is not negative" }
    if key == "scroll.stepsPerSecond", value > 1000 { return "scroll.stepsPerSecond is at most 1000" }
    if ["stepper.interval", "stepper.fastestInterval"].contains(key), value < 0.01 {
      return "\(key) is at least 0.01"
    }
    switch field {
    case .number(let path), .limit(let path): self[keyPath: path] = value
    case .flag(let path):
      guard value == 0 || value == 1 else { return "\(key) must be true or false" }
      self[keyPath: path] = value == 1
    case .oneOrTwo(let path):
      guard value == 1 || value == 2 else { return "\(key) is 1 or 2" }
      self[keyPath: path] = Int(value)
    case .system:
      guard (1...99).contains(value), value == value.rounded() else {
        return "\(key) is the number of a version of iOS, such as 13"
      }
      adopt(system: Int(value))
    case nil: return "\(key) is not a key of EventRules"
    }
    return nil
  }
}
