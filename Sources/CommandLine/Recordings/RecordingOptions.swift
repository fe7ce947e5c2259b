import ArgumentParser
import FingerpostHID
import Foundation

/// Options for recordings of devices.
struct RecordingOptions: ParsableArguments {
  @OptionGroup var panel: PanelOptions

  @Option(
    help: ArgumentHelp(
      "The output of evemu-describe for the device, for a recording without it.", valueName: "file"))
  var description: String?

  @Option(
    help: ArgumentHelp(
      "The width and height of the panel in its units, for a recording without them, such as 1440x2880.",
      valueName: "widthxheight"))
  var axes: String?

  /// Reads a recording.
  ///
  /// - Parameter screen: the screen that it is for, unless the options name another.
  /// - Throws: a problem if an option cannot be understood or a file cannot be read.
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
          message: "--axes is “\(text)”, not two whole numbers such as 1440x2880")
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

  /// The file that describes the device of a recording, by the naming convention of evemu: “Panel.two-fingers.events”
  /// goes with
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
