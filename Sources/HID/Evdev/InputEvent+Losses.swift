extension [InputEvent] {
  /// Whether the kernel says that it lost events.
  public var tellOfLosses: Bool { contains { $0.isLoss } }

  /// Leaves out what came after a loss of events, for a device that will be asked how things are now.
  ///
  /// What waited to be read is older than the answer: taken after it, contacts would go back to where they were, and lift
  /// again. In its place comes one report, with the time of the last event.
  public mutating func dropWhatFollowsLosses() {
    guard let index = firstIndex(where: { $0.isLoss }), let last else { return }
    removeSubrange((index + 1)...)
    append(
      InputEvent(
        nanoseconds: last.nanoseconds, type: EvdevCode.synchronisation, code: EvdevCode.report, value: 0))
  }
}

extension InputEvent {
  /// Whether the kernel says that it lost events.
  public var isLoss: Bool { type == EvdevCode.synchronisation && code == EvdevCode.dropped }
}
