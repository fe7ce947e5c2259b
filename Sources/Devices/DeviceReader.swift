#if os(Linux)
  public import FingerpostHID
  import Foundation

  /// Reads a device's events from a descriptor and turns them into frames.
  ///
  /// The owner of the descriptor waits for it to be readable; nothing here blocks if it does not.
  public final class DeviceReader: FrameSource {
    /// What it is called, for people.
    public let name: String
    /// Where events are read from.
    public let descriptor: Int32

    private let slots: () -> SlotSnapshot?
    private let pressed: () -> [UInt16]?
    private var touches: EvdevDecoder?
    private var keys: KeyDecoder?
    private var wheels: WheelDecoder?
    private var stream: EventStream

    /// Creates a reader; nil for a device that reports no contacts and no presses and has no wheel.
    ///
    /// - Parameters:
    ///   - name: what it is called, for people; without one, as the device calls itself.
    ///   - descriptor: where events are read from. It stays open, and has to for as long as there is a reader.
    ///   - description: what the device says about itself.
    ///   - mapping: how its positions map to the screen.
    ///   - slots: asks the device for its contacts: once now, for what is down already, and whenever events were lost.
    ///   - keys: asks it for the keys that are down.
    public init?(
      name: String? = nil, descriptor: Int32, description: DeviceDescription, mapping: TouchMapping,
      slots: @escaping () -> SlotSnapshot? = { nil }, keys pressed: @escaping () -> [UInt16]? = { nil }
    ) {
      let canBeAsked: Bool
      if description.kind == .touchscreen {
        let snapshot = slots()
        canBeAsked = snapshot != nil
        touches = EvdevDecoder(description, mapping: mapping, snapshot: snapshot)
      } else if description.kind == .mouse {
        canBeAsked = false
        wheels = WheelDecoder(description, screen: mapping.screen)
      } else {
        let down = pressed()
        canBeAsked = down != nil
        keys = KeyDecoder(description, keys: down ?? [])
      }
      guard touches != nil || keys != nil || wheels != nil else { return nil }
      self.name = name ?? description.name
      self.descriptor = descriptor
      stream = EventStream(descriptor, canBeAsked: canBeAsked)
      self.slots = slots
      self.pressed = pressed
    }

    /// The modifier keys that are down.
    public var modifierFlags: Int { keys?.modifierFlags ?? 0 }

    /// What the kernel lost because it was not read in time.
    public var losses: SourceLosses { stream.losses }

    /// Reads what is there, at most some hundred events at once.
    ///
    /// - Parameter frames: gets the frames.
    public func read(into frames: inout [Frame]) -> SourceOutcome {
      var events: [InputEvent] = []
      let outcome = stream.read(into: &events)
      for event in events {
        touches?.decode(event, slots: slots, into: &frames)
        keys?.decode(event, keys: pressed, into: &frames)
        wheels?.decode(event, into: &frames)
      }
      guard outcome == .gone else { return outcome }
      if let frame = cancelAll() { frames.append(frame) }
      return .gone
    }

    /// Cancels whatever is down: the device is about to be released, or now belongs to another program.
    ///
    /// - Returns: nil when nothing was down.
    public func cancelAll() -> Frame? { touches?.cancelAll() ?? keys?.cancelAll() }
  }

  extension InputDevice {
    /// Creates a reader of the device's contacts, presses or wheels, which keeps it open.
    ///
    /// - Throws: an error if it reports none of them.
    public func reader(mapping: TouchMapping) throws(DeviceError) -> DeviceReader {
      guard
        let reader = DeviceReader(
          name: sourceName, descriptor: descriptor, description: description, mapping: mapping,
          slots: { self.slots() }, keys: { self.keys() })
      else { throw .unusable(path, description.kind.rawValue) }
      return reader
    }

    /// Creates a source of the device's contacts, presses, wheels or shakes, which keeps it open.
    ///
    /// - Throws: an error if it reports none of them.
    public func source(mapping: TouchMapping) throws(DeviceError) -> any FrameSource {
      guard description.kind == .accelerometer else { return try reader(mapping: mapping) }
      guard let events = EventMotion(self) else { throw .noUnits(path) }
      guard let source = AccelerometerSource(name: sourceName, events) else { throw .failed(path, EMFILE) }
      return source
    }

    private var sourceName: String { "\(description.name) (\(path))" }
  }
#endif
