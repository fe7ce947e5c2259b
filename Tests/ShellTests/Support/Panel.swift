#if os(Linux)
  import FingerpostChannel
  import FingerpostHID
  import FingerpostMessages
  import Foundation

  /// A device with one finger, which is put down by a byte, and unplugged by the end of them.
  final class Panel: FrameSource {
    let name = "panel"
    let descriptor: Int32
    private var plug: Channel?
    private let socket: Channel
    private var time: Int64 = 0

    init() throws {
      let (socket, plug) = try Channel.pair()
      self.socket = socket
      self.plug = plug
      descriptor = socket.descriptor
    }

    func press(_ time: Int64) {
      self.time = time
      if let plug { _ = plug.send(ControlRequest.list) }
    }

    func unplug() { plug = nil }

    func read(into frames: inout [Frame]) -> SourceOutcome {
      switch socket.receive(ControlRequest.self, waits: false) {
      case .message:
        frames.append(Frame(nanoseconds: time, contacts: [Contact(id: 9, phase: .down, x: 1, y: 1)]))
        return .more
      case .nothing, .bad: return .waiting
      case .gone: return .gone
      }
    }

    func cancelAll() -> Frame? { nil }
  }
#endif
