/// The state of the shell in words.
extension ShellCore {
  /// What was dropped, in all runs of all applications.
  public var dropped: ShellLoss {
    applications.reduce(ShellLoss()) { $0 + $1.droppedBefore + $1.dropped }
  }

  /// The application in front, and for each application what it does, what happened to its frames, and where its icon is.
  public func listing(icons: [ShellIcon]) -> [String] {
    var lines = ["front: \(front.map { applications[$0].entry.name } ?? "home")"]
    for (index, application) in applications.enumerated() {
      var words = ["application: \(application.entry.name)", state(of: application, index)]
      if let icon = icons.first(where: { $0.name == application.entry.name }) {
        words.append("icon at \(ShellNote.number(icon.x)),\(ShellNote.number(icon.y))")
      }
      lines.append(words.joined(separator: ", "))
    }
    return lines
  }

  private func state(of application: RunningApplication, _ index: Int) -> String {
    let dropped = application.droppedBefore + application.dropped
    guard let process = application.process else {
      return dropped.frames == 0 ? "not running" : "not running, \(dropped)"
    }
    let outbox = application.outbox
    var words = [application.isRunning ? "running (pid \(process))" : "ending (pid \(process))"]
    if index == front { words.append("in front") }
    if application.isSilent { words.append("not responding") }
    words.append(
      "\(outbox.accepted) frames, \(outbox.mergedMoves) merged, \(outbox.droppedSamples) samples left out, \(dropped)"
    )
    if outbox.isWaiting { words.append("\(outbox.waitingFrames) waiting") }
    return words.joined(separator: ", ")
  }
}
