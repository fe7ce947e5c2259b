import ArgumentParser
import FingerpostConsole
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

  @Flag(help: "Read a touchpad as if it were a screen: its surface is laid over the whole screen.")
  var touchpad = false

  /// Reads a recording, and says on standard error what is to be noted about it.
  ///
  /// - Parameter screen: the screen that it is for, unless the options name another.
  /// - Throws: a sentence if an option cannot be understood or a file cannot be read.
  @MainActor func read(
    _ file: String, for screen: RecordingScreen = .standard, on console: Console
  ) throws(CommandFailure) -> Recording {
    var options = Recording.Options(mapping: try panel.mapping(for: screen))
    options.readsTouchpads = touchpad
    if let text = axes {
      guard let size = RecordingScreen(text), let width = Int32(exactly: size.width),
        let height = Int32(exactly: size.height)
      else {
        throw CommandFailure("--axes is “\(text)”, not two whole numbers such as 1440x2880")
      }
      options.panel = (width, height)
    }
    if let name = description ?? Self.description(beside: file) {
      let bytes = [UInt8](try console.data(of: name, atMost: Recording.maxBytes))
      do {
        options.description = try DeviceDescription(describing: bytes)
      } catch {
        throw CommandFailure(name, error)
      }
    }
    let recording = try Recording(file, options: options, on: console)
    for note in recording.notes { console.complain("\(InputFile.title(file)): note: \(note)") }
    return recording
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
