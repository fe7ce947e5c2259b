#if os(Linux)
  import Foundation

  /// Why a device cannot be opened or read, and what can be done.
  public enum DeviceError: Error, Hashable, Sendable {
    /// There is no such file.
    case missing(String)
    /// The file may not be read by this user.
    case forbidden(String)
    /// The file is not a device of the input interface.
    case noDevice(String)
    /// The device reports neither contacts nor presses nor shakes; what it is instead.
    case unusable(String, String)
    /// The accelerometer does not say what it counts in.
    case noUnits(String)
    /// The accelerometer reports nothing by itself.
    case silent(String)
    /// The system says why.
    case failed(String, Int32)
  }

  extension DeviceError: CustomStringConvertible {
    /// The error as a sentence, with what can be done about it.
    public var description: String {
      switch self {
      case .missing(let path): "\(path): there is no such device."
      case .forbidden(let path):
        "\(path): reading it is not permitted. Devices belong to the group “input”: run “sudo usermod -aG input $USER” and log in again, or use sudo."
      case .noDevice(let path):
        "\(path): this is not a device of Linux's input interface, such as /dev/input/event0."
      case .unusable(let path, let kind):
        "\(path): it is of the kind “\(kind)”, which reports neither contacts nor presses nor shakes."
      case .noUnits(let path):
        "\(path): this accelerometer does not say how many of its units make a g."
      case .silent(let path):
        "\(path): this accelerometer reports nothing by itself; “fingerpost shell --poll-accelerometers” polls it fifty times per second, at the cost of processor time."
      case .failed(let path, let number): "\(path): \(String(cString: strerror(number)))."
      }
    }

    init(_ path: String, _ number: Int32) {
      switch number {
      case ENOENT, ENODEV, ENXIO: self = .missing(path)
      case EACCES, EPERM: self = .forbidden(path)
      case ENOTTY, EINVAL, ENOSYS: self = .noDevice(path)
      default: self = .failed(path, number)
      }
    }
  }
#endif
