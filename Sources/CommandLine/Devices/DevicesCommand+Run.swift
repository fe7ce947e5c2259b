import FingerpostConsole
import FingerpostHID
import FingerpostText

#if os(Linux)
  import FingerpostDevices
#endif

@MainActor extension DevicesCommand {
  /// Lists the devices of a folder, and the accelerometers of another.
  ///
  /// - Returns: the exit status: 2 where there are devices and none can be opened, else 0.
  func run(on console: Console) -> Int32 {
    #if os(Linux)
      let paths = DeviceFolder(path: folder).devices() ?? []
      let accelerometers = SensorFolder(path: sensors, devicesPath: "/dev").accelerometers()
      if paths.isEmpty, accelerometers.isEmpty, !json {
        console.line("There are no input devices: \(folder) has none, or does not exist.")
      }
      var opened = 0
      for path in paths {
        do throws(DeviceError) {
          show(path, try InputDevice(path: path).description, on: console)
          opened += 1
        } catch {
          if json {
            console.line(
              JSONWriter.object { json in
                json.field("path", path)
                json.field("error", "\(error)")
              })
          } else {
            console.line("\(error)")
          }
        }
      }
      for sensor in accelerometers { show(sensor, on: console) }
      return opened > 0 || paths.isEmpty ? 0 : 2
    #else
      if !json { console.line("Input devices can be read on Linux only.") }
      return 0
    #endif
  }

  #if os(Linux)
    /// Prints what an accelerometer is, and how it can be read.
    private func show(_ sensor: Accelerometer, on console: Console) {
      let reading = sensor.axes == nil ? "nothing" : sensor.scan == nil ? "polling" : "buffer"
      if json {
        console.line(
          JSONWriter.object { json in
            json.field("path", sensor.path)
            json.field("name", sensor.name)
            json.field("kind", "accelerometer")
            json.field("reading", reading)
          })
        return
      }
      console.line("\(sensor.path)  accelerometer  \(PlainText.line(sensor.name))")
      switch reading {
      case "buffer": console.line("  shakes, from its enabled buffer")
      case "polling": console.line("  shakes, if polled: no buffer of x, y and z is enabled")
      default: console.line("  unreadable: it does not say how many of its units are 1 g")
      }
    }
  #endif

  /// Prints what a device says of itself.
  private func show(_ path: String, _ device: DeviceDescription, on console: Console) {
    if json {
      console.line(described(path, device))
    } else {
      let details = Self.details(device)
      console.line("\(path)  \(device.kind.rawValue)  \(PlainText.line(device.name))")
      if !details.isEmpty { console.line("  \(details.joined(separator: ", "))") }
    }
  }

  /// What a touch device can do, in words.
  static func details(_ device: DeviceDescription) -> [String] {
    guard device.kind == .touchscreen, let contactProtocol = device.contactProtocol else {
      switch device.kind {
      case .keyboard, .mediaKeys: return ["presses and remote commands"]
      case .accelerometer where MotionDecoder(device) == nil:
        return ["unreadable: it does not say how many of its units are 1 g"]
      case .accelerometer: return ["shakes"]
      case .mouse where WheelDecoder(device, screen: .standard) != nil: return ["its wheel, with --device"]
      case .touchscreen, .touchpad, .tablet, .mouse, .other: return []
      }
    }
    var details: [String] = []
    switch contactProtocol {
    case .slots: details.append(PlainText.count(contacts(device) ?? 1, "contact"))
    case .unordered: details.append("several contacts, all in each packet")
    case .single: details.append("1 contact")
    }
    if let (x, y) = panel(device) {
      details.append("\(x.minimum)…\(x.maximum) × \(y.minimum)…\(y.maximum) units")
      if x.resolution > 0, y.resolution > 0 {
        let width = (Int64(x.maximum) - Int64(x.minimum)) / Int64(x.resolution)
        let height = (Int64(y.maximum) - Int64(y.minimum)) / Int64(y.resolution)
        details.append("\(width) × \(height) mm")
      }
    }
    if device.has(axis: EvdevCode.contactPressure) { details.append("force") }
    if device.has(axis: EvdevCode.contactMajor) { details.append("size") }
    return details
  }

  private static func contacts(_ device: DeviceDescription) -> Int? {
    device.axis(EvdevCode.slot).map { max(0, Int($0.maximum)) + 1 }
  }

  private static func panel(_ device: DeviceDescription) -> (DeviceAxis, DeviceAxis)? {
    let isSingle = device.contactProtocol == .single
    guard let x = device.axis(isSingle ? EvdevCode.x : EvdevCode.contactX),
      let y = device.axis(isSingle ? EvdevCode.y : EvdevCode.contactY)
    else { return nil }
    return (x, y)
  }

  private func described(_ path: String, _ device: DeviceDescription) -> String {
    JSONWriter.object { json in
      json.field("path", path)
      json.field("name", device.name)
      json.field("kind", device.kind.rawValue)
      json.field("bus", device.bus)
      json.field("vendor", device.vendor)
      json.field("product", device.product)
      json.field("version", device.version)
      guard device.kind == .touchscreen, let contactProtocol = device.contactProtocol else { return }
      json.field("protocol", contactProtocol.rawValue)
      if let contacts = Self.contacts(device) { json.field("contacts", contacts) }
      if let (x, y) = Self.panel(device) {
        json.field("x") { Self.write(x, to: json) }
        json.field("y") { Self.write(y, to: json) }
      }
      json.field("force", device.has(axis: EvdevCode.contactPressure))
      json.field("size", device.has(axis: EvdevCode.contactMajor))
    }
  }

  private static func write(_ axis: DeviceAxis, to json: JSONWriter) {
    json.field("minimum", axis.minimum)
    json.field("maximum", axis.maximum)
    json.field("resolution", axis.resolution)
  }
}
