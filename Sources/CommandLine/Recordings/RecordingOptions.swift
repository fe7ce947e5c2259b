import ArgumentParser
import FingerpostHID
import Foundation

/// What the command line says of recordings of devices: where the panel lies on the screen.
struct RecordingOptions: ParsableArguments {
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

  @Option(
    help: ArgumentHelp(
      "What evemu-describe says of the device, for a recording that does not.", valueName: "file"))
  var description: String?

  @Option(
    help: ArgumentHelp(
      "How many units the panel is wide and high, for a recording that does not say, such as 1440x2880.",
      valueName: "widthxheight"))
  var axes: String?

  /// The size of the screen, if it was given.
  func screenSize() throws(RecordingFiles.Problem) -> RecordingScreen? {
    guard let text = screen else { return nil }
    guard let size = RecordingScreen(text) else {
      throw RecordingFiles.Problem(message: "--screen is “\(text)”, and not a size in points such as 390x844")
    }
    return size
  }

  /// Reads a recording.
  ///
  /// - Parameter screen: the screen that it is for, unless the options name another.
  func read(_ file: String, for screen: RecordingScreen = .standard) throws(RecordingFiles.Problem)
    -> Recording
  {
    let mapping = try mapping(for: screen)
    var options = Recording.Options(mapping: mapping)
    if let text = axes {
      guard let size = RecordingScreen(text), let width = Int32(exactly: size.width),
        let height = Int32(exactly: size.height)
      else {
        throw RecordingFiles.Problem(
          message: "--axes is “\(text)”, and not two whole numbers such as 1440x2880")
      }
      options.panel = (width, height)
    }
    if let name = description ?? Self.description(beside: file) {
      let bytes = try RecordingFiles.contents(name)
      do {
        options.description = try DeviceDescription(describing: bytes)
      } catch {
        throw RecordingFiles.Problem(name, error)
      }
    }
    return try RecordingFiles.read(file, options: options)
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

  /// The file that describes the device of a recording by the habit of evemu: “Panel.two-fingers.events” goes with
  /// “Panel.desc”.
  private static func description(beside file: String) -> String? {
    guard file.hasSuffix(".events") || file.hasSuffix(".ev") else { return nil }
    var url = URL(fileURLWithPath: file)
    while !url.pathExtension.isEmpty {
      url.deletePathExtension()
      let name = url.path + ".desc"
      if FileManager.default.fileExists(atPath: name) { return name }
    }
    return nil
  }
}
