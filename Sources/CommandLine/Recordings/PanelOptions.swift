import ArgumentParser
import FingerpostConsole
import FingerpostHID

/// Options for a touch panel: how it maps to the screen.
struct PanelOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("The size of the screen in points, such as 390x844.", valueName: "widthxheight"))
  var screen: String?

  @Option(
    help: ArgumentHelp(
      "How far the panel is rotated clockwise relative to the picture: 0, 90, 180 or 270.",
      valueName: "degrees"))
  var rotate = 0

  @Option(
    help: ArgumentHelp(
      "Six numbers that correct the panel's positions, as in udev's LIBINPUT_CALIBRATION_MATRIX.",
      valueName: "a,b,c,d,e,f"))
  var matrix: String?

  /// The size of the screen, if it was given.
  ///
  /// - Throws: a problem if `--screen` is not a size.
  func screenSize() throws(CommandFailure) -> RecordingScreen? {
    guard let text = screen else { return nil }
    return try Self.size(text)
  }

  /// Reads a size.
  ///
  /// - Throws: a problem if it is none.
  static func size(_ text: String) throws(CommandFailure) -> RecordingScreen {
    guard let size = RecordingScreen(text) else {
      throw CommandFailure("--screen is “\(text)”, not a size in points such as 390x844")
    }
    return size
  }

  /// Where the device's places lie on the screen.
  ///
  /// - Throws: a problem if `--screen`, `--rotate` or `--matrix` cannot be understood.
  func mapping(for screen: RecordingScreen) throws(CommandFailure) -> TouchMapping {
    guard let rotation = TouchMapping.Rotation(rawValue: rotate) else {
      throw CommandFailure("--rotate is \(rotate), not 0, 90, 180 or 270")
    }
    var mapping = TouchMapping(screen: try screenSize() ?? screen, rotation: rotation)
    if let text = matrix {
      let numbers = text.split(separator: ",", omittingEmptySubsequences: false).compactMap {
        Double($0.filter { $0 != " " })
      }
      guard let matrix = TouchMapping.Matrix(numbers) else {
        throw CommandFailure(
          "--matrix is “\(text)”, not six numbers with commas between them")
      }
      mapping.matrix = matrix
    }
    return mapping
  }
}
