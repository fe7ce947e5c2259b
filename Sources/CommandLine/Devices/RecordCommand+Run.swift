import FingerpostConsole
import FingerpostHID
import Foundation

#if os(Linux)
  import FingerpostDevices
#endif

@MainActor extension RecordCommand {
  /// Records until something ends it.
  ///
  /// - Returns: the exit status, 0.
  /// - Throws: what went wrong.
  func run(on console: Console) throws(CommandFailure) -> Int32 {
    guard let device else { return try recordApplication(on: console) }
    #if os(Linux)
      let message = try CommandFailure.wrapping { try record(device, on: console) }
      if let message { throw CommandFailure(message) }
      return 0
    #else
      throw CommandFailure("devices can be recorded on Linux only.")
    #endif
  }

  #if os(Linux)
    private func record(_ device: String, on console: Console) throws -> String? {
      let mapping = try options.mapping(for: .standard)
      let input = try InputDevice(path: device)
      let reader = try input.source(mapping: mapping)
      guard !grab || input.grab(true) else {
        return "\(device): another process has grabbed this device."
      }
      var output = STDOUT_FILENO
      if let out {
        output = open(out, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
        guard output >= 0 else { return "\(out): \(String(cString: strerror(errno)))." }
      }
      defer { if out != nil { close(output) } }
      // If the reader closes the pipe, writing ends and the process does not.
      signal(SIGPIPE, SIG_IGN)
      let interrupts = DeviceRecorder.interrupts()
      defer { if interrupts >= 0 { close(interrupts) } }
      let recorder = DeviceRecorder(reader, input: reader.descriptor, output: output)
      let end = recorder.run(
        screen: mapping.screen, device: RecordingDevice(input.description), interrupts: interrupts,
        idleMilliseconds: idle.map { Int32(max(1, $0 * 1000)) } ?? -1)
      if let line = Self.warning(recorder.losses, device) {
        console.complain("\(errorPrefix)\(line)")
      }
      return message(end, recorder.frameCount, device)
    }

    /// The sentence about events that the system lost; nil if there were none. The recording is still usable.
    nonisolated static func warning(_ losses: SourceLosses, _ device: String) -> String? {
      guard losses.times > 0 else { return nil }
      return "\(device): \(losses); the lost events are not in the recording."
    }

    /// The sentence about how recording ended; nil if it was stopped on purpose.
    private func message(_ end: DeviceRecorder.End, _ frameCount: Int, _ device: String) -> String? {
      switch end {
      case .stopped, .idle, .unwritten(EPIPE): nil
      case .gone: "\(device): the device was removed; the \(frameCount) frames before that are recorded."
      case .unwritten(let number):
        "\(out ?? "standard output"): \(String(cString: strerror(number))); \(frameCount) frames were written completely."
      case .failed(let number): "\(device): \(String(cString: strerror(number)))."
      }
    }
  #endif
}
