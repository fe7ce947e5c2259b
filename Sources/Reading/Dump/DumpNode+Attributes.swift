import Fingerpost
import FingerpostText
import Foundation

nonisolated extension DumpNode {
  /// Takes note of an attribute's value.
  mutating func note(_ attribute: DumpAttribute, _ bytes: Bytes, _ range: Range<Int>) {
    if case .unknown = attribute { return }
    noted += 1
    if attribute.followsInteraction { isPastInteraction = true }
    switch attribute {
    case .frame:
      if let numbers = PrintedNumber.list(bytes, range, count: 4) { frame = numbers }
    case .hidden: isHidden = flag(bytes, range, "hidden") ?? isHidden
    case .userInteractionEnabled:
      isUserInteractionEnabled = flag(bytes, range, "userInteractionEnabled") ?? isUserInteractionEnabled
    case .clipsToBounds: clipsToBounds = flag(bytes, range, "clipsToBounds") ?? clipsToBounds
    case .enabled: isEnabled = flag(bytes, range, "enabled") ?? isEnabled
    case .alpha:
      if let number = PrintedNumber.list(bytes, range, count: 1)?.first, number.value.isFinite {
        alpha = number.value
      } else {
        doubts.append("its alpha is unreadable")
      }
    case .layer:
      hasLayer = true
      hasWindowLayer = bytes.has("<UIWindowLayer", at: bytes.trimmed(range).lowerBound)
    case .gestureRecognizers: hasRecognizers = bytes[bytes.trimmed(range).lowerBound] == .less
    case .animations: animatedKeys = AnimationKeys.list(bytes, range)
    case .ignoreDirectTouchEvents:
      ignoresDirectTouches = flag(bytes, range, "ignoreDirectTouchEvents") ?? false
    case .ofLayer: hasLayerAttributes = true
    case .baseClass:
      let name = bytes.trimmed(range)
      if !name.isEmpty, name.count <= 1_024 {
        baseClass = String(decoding: bytes.unwrapped(name), as: UTF8.self)
      }
    case .contentOffset:
      if let numbers = PrintedNumber.list(bytes, range, count: 2), numbers.allSatisfy(\.value.isFinite) {
        contentOffset = CGPoint(x: numbers[0].value, y: numbers[1].value)
      }
    case .contentSize:
      if let numbers = Self.finite(bytes, range, count: 2) {
        contentSize = CGSize(width: numbers[0], height: numbers[1])
      }
    case .contentInset:
      if let numbers = Self.finite(bytes, range, count: 4) {
        contentInset = UIEdgeInsets(
          top: CGFloat(numbers[0]), left: CGFloat(numbers[1]), bottom: CGFloat(numbers[2]),
          right: CGFloat(numbers[3]))
      }
    case .value: value = Self.finite(bytes, range, count: 1)?.first
    case .anchorPoint:
      if let numbers = PrintedNumber.list(bytes, range, count: 2), numbers.allSatisfy(\.value.isFinite) {
        anchorPoint = CGPoint(x: numbers[0].value, y: numbers[1].value)
      } else {
        doubts.append("its anchor point is unreadable")
      }
    case .transform: noteTransform(bytes, range)
    case .state: hasState = true
    case .autoresize: hasAutoresizing = true
    case .text:
      let value = bytes.trimmed(range)
      if value.count <= 200, !bytes.equals(value, "(null)") { text = bytes.string(value) }
    case .tag, .reactTag: tag = Self.finite(bytes, range, count: 1)?.first.flatMap { Int(exactly: $0) } ?? tag
    case .identifier:
      let value = bytes.trimmed(range)
      if value.count <= 200, !bytes.equals(value, "(null)") { identifier = bytes.string(value) }
    case .afterInteraction, .indifferent, .unknown: break
    }
  }

  private static func finite(_ bytes: Bytes, _ range: Range<Int>, count: Int) -> [Double]? {
    guard let numbers = PrintedNumber.list(bytes, range, count: count), numbers.allSatisfy(\.value.isFinite)
    else { return nil }
    return numbers.map(\.value)
  }

  private mutating func noteTransform(_ bytes: Bytes, _ range: Range<Int>) {
    if let numbers = PrintedNumber.list(bytes, range, count: 6) {
      transform = numbers
    } else if let numbers = PrintedNumber.list(bytes, range, count: 16) {
      let flat = Projection(numbers.map(\.value))
      transform = [0, 1, 4, 5, 12, 13].map { numbers[$0] }
      if let doubt = flat.doubt { doubts.append(doubt) }
    } else {
      doubts.append("its transform is unreadable")
    }
  }

  private mutating func flag(_ bytes: Bytes, _ range: Range<Int>, _ name: String) -> Bool? {
    switch bytes[bytes.trimmed(range).lowerBound] {
    case 0x59, 0x79, 0x31, 0x74: return true
    case 0x4E, 0x6E, 0x30, 0x66: return false
    default:
      doubts.append("its \(name) is unreadable")
      return nil
    }
  }
}
