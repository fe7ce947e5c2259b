import FingerpostMessages
import FingerpostText

/// What screens say, on its way to the log.
extension LabServer {
  func receive(_ applications: [LabApplication]) {
    for old in state.applications where applications.first(where: { $0.id == old.id })?.runs != old.runs {
      // Another process counts its facts from the beginning.
      log.forget(old.id)
      parts[old.id] = nil
      state.forgetFrames(of: old.id)
    }
    for application in applications where !application.isRunning && application.id != 0 {
      parts[application.id] = nil
    }
    for new in applications
    where new.isRunning && state.applications.first(where: { $0.id == new.id })?.runs != new.runs {
      state.started[new.id] = now
    }
    state.applications = applications
    version += 1
  }

  func receive(_ bytes: [UInt8], of screen: UInt32, isLast: Bool) {
    parts[screen, default: []] += bytes
    let count = parts[screen]?.count ?? 0
    if count > Self.maxMessage {
      // What is too long is not kept; its end is waited for with nothing.
      parts[screen] = Array(repeating: 0x20, count: 1)
    }
    guard isLast, var message = parts.removeValue(forKey: screen) else { return }
    // A line is a message, so no message may hold the end of one.
    for index in message.indices where message[index] == 0x0A { message[index] = 0x20 }
    if log.add(message, of: screen, at: now) == .wantsWhole { shell.askForWhole(of: screen) }
  }

  func addGap(_ what: String, of screen: UInt32, count: Int, from: Int64, to: Int64) {
    let message = JSONWriter.object { json in
      json.field("m", "gap")
      json.field("what", what)
      json.field("count", count)
      json.field("from", Double(from) / 1e9)
      json.field("to", Double(to) / 1e9)
    }
    _ = log.add(Array(message.utf8), of: screen, at: now)
  }
}
