/// One of the shell's screens, as observers know it.
public struct ObservedScreen: Hashable, Sendable, WirePart {
  /// Its number: 0 for the home screen, from 1 on for the applications in the order of their icons.
  public var id: UInt32
  /// What it is called: the application's name, or `home`.
  public var name: String
  /// Whether the application runs.
  public var isRunning: Bool
  /// Whether it is in front; exactly one screen is.
  public var isFront: Bool
  /// The number of its process; 0 where it has none.
  public var process: Int32
  /// How often it was started, so that another run can be told from the one before.
  public var runs: UInt32

  static let minWireBytes = 4 + 2 + 2 + 4 + 4

  /// Creates a screen.
  public init(id: UInt32, name: String, isRunning: Bool, isFront: Bool, process: Int32, runs: UInt32) {
    self.id = id
    self.name = name
    self.isRunning = isRunning
    self.isFront = isFront
    self.process = process
    self.runs = runs
  }

  func write(to writer: inout WireWriter) {
    writer.add(id, name, isRunning, isFront, process, runs)
  }

  init(from reader: inout WireReader) throws(WireError) {
    id = try reader.uint32()
    name = try reader.text("the application's name")
    isRunning = try reader.flag("isRunning")
    isFront = try reader.flag("isFront")
    process = Int32(bitPattern: try reader.uint32())
    runs = try reader.uint32()
  }
}
