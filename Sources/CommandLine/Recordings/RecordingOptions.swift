import ArgumentParser
import FingerpostHID
import Foundation

/// What the command line says of recordings of devices.
struct RecordingOptions: ParsableArguments {
  @OptionGroup var panel: PanelOptions

  @Option(
    help: ArgumentHelp(
      "What evemu-describe says of the device, for a recording that does not.", valueName: "file"))
  var description: String?

  @Option(
    help: ArgumentHelp(
      "How many units the panel is wide and high, for a recording that does not say, such as 1440x2880.",
      valueName: "widthxheight"))
  var axes: String?

  /// Reads a recording.
  ///
  /// - Parameter screen: the screen that it is for, unless the options name another.
  func read(_ file: String, for screen: RecordingScreen = .standard) throws(RecordingFiles.Problem)
    -> Recording
  {
    let mapping = try panel.mapping(for: screen)
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
