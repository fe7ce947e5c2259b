import FingerpostHID

/// How the size of a screen travels.
extension RecordingScreen: WirePart {
  func write(to writer: inout WireWriter) {
    writer.add(width, height)
  }

  static func read(from reader: inout WireReader) throws(WireError) -> RecordingScreen {
    let (width, height) = (try reader.double(), try reader.double())
    guard let screen = RecordingScreen(width: width, height: height) else {
      throw .value("the screen's size", 0)
    }
    return screen
  }
}
