import ArgumentParser
import FingerpostHID

/// What the command line says of a touch panel: where it lies on the screen.
struct PanelOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("The size of the screen in points, such as 390x844.", valueName: "widthxheight"))
  var screen: String?

  @Option(
    help: ArgumentHelp(
      "How far the panel is turned clockwise against the picture: 0, 90, 180 or 270.", valueName: "degrees"))
  var rotate = 0

  @Option(
    help: ArgumentHelp(
      "Six numbers that correct the panel's places, as udev's LIBINPUT_CALIBRATION_MATRIX has them.",
      valueName: "a,b,c,d,e,f"))
  var matrix: String?

  /// The size of the screen, if it was given.
  func screenSize() throws(RecordingFiles.Problem) -> RecordingScreen? {
    guard let text = screen else { return nil }
    guard let size = RecordingScreen(text) else {
      throw RecordingFiles.Problem(message: "--screen is “\(text)”, and not a size in points such as 390x844")
    }
    return size
  }

  /// Where the device's places lie on the screen.
  func mapping(for screen: RecordingScreen) throws(RecordingFiles.Problem) -> TouchMapping {
    guard let rotation = TouchMapping.Rotation(rawValue: rotate) else {
      throw RecordingFiles.Problem(message: "--rotate is \(rotate), and not 0, 90, 180 or 270")
    }
    var mapping = TouchMapping(screen: try screenSize() ?? screen, rotation: rotation)
    if let text = matrix {
      let numbers = text.split(separator: ",", omittingEmptySubsequences: false).compactMap {
        Double($0.filter { $0 != " " })
      }
      guard let matrix = TouchMapping.Matrix(numbers) else {
        throw RecordingFiles.Problem(
          message: "--matrix is “\(text)”, and not six numbers with commas between them")
      }
      mapping.matrix = matrix
    }
    return mapping
  }
}
