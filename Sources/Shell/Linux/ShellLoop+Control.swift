import FingerpostText

#if os(Linux)
  import FingerpostDevices
  import FingerpostHID
  import FingerpostMessages

  /// What the command line asks for.
  extension ShellLoop {
    func reply(to request: ControlRequest, _ now: Int64) -> ControlReply {
      do throws(ShellRefusal) {
        switch request {
        case .list:
          // The list shows the current state, even if the change of a sensor was not announced.
          if let hub = parts.hub { handle(hub.rescan(now: now)) }
          return .done(listing())
        case .launch(let name):
          try launch(name)
          return .done(["front: \(name)"])
        case .front(let name):
          try core.bringToFront(name, at: now)
          return .done(["front: \(name ?? "home")"])
        case .end(let name):
          try core.end(name, at: now)
          return .done(["ending: \(name)"])
        case .stop:
          core.stop(at: now)
          return .done(["stopping"])
        }
      } catch {
        return .refused("\(error)")
      }
    }

    /// What runs, what is in front, where the icons are, which devices there are, and what was dropped; one line each.
    public func listing() -> [String] {
      var lines = ["screen: \(ShellNote.size(core.screen))"]
      lines += core.listing(icons: parts.home?.icons ?? [])
      for (name, losses) in merger.sources {
        lines.append("source: \(PlainText.line(name))\(losses.times == 0 ? "" : ", \(losses)")")
      }
      if let hub = parts.hub { lines += hub.refused.map { "device: \($0.error)" } }
      lines.append(
        "refused: \(refusals.strangers) strangers, \(refusals.crowded) connections too many, \(refusals.badMessages) bad messages, \(merger.faultCount) impossible reports"
      )
      if merger.losses.times > 0 { lines.append("devices: \(merger.losses)") }
      return lines
    }
  }
#endif
