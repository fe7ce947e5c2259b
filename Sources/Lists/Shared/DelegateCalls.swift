/// What a list asks and tells its delegate at a tap.
///
/// As in UIKit it is found out once which of it a delegate has. Swift cannot tell, but what the protocol has by default
/// says so when it is called for the first time.
struct DelegateCalls: OptionSet {
  let rawValue: UInt16

  static let shouldHighlight = DelegateCalls(rawValue: 1 << 0)
  static let didHighlight = DelegateCalls(rawValue: 1 << 1)
  static let didUnhighlight = DelegateCalls(rawValue: 1 << 2)
  static let maySelect = DelegateCalls(rawValue: 1 << 3)
  static let didSelect = DelegateCalls(rawValue: 1 << 4)
  static let mayDeselect = DelegateCalls(rawValue: 1 << 5)
  static let didDeselect = DelegateCalls(rawValue: 1 << 6)
  static let canPerformPrimaryAction = DelegateCalls(rawValue: 1 << 7)
  static let performPrimaryAction = DelegateCalls(rawValue: 1 << 8)
}
