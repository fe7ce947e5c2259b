// AppKit's and not UIKit's: there is no cgPointValue on macOS.
extension NSValue {
  public convenience init(point: CGPoint) { fatalError() }
  public convenience init(size: CGSize) { fatalError() }
  public convenience init(rect: CGRect) { fatalError() }
  public var pointValue: CGPoint { fatalError() }
  public var sizeValue: CGSize { fatalError() }
  public var rectValue: CGRect { fatalError() }
}

public struct AttributedString: Hashable, Sendable {
  public var characters: String { fatalError() }
}

public struct AttributeContainer: Hashable, Sendable {}

public func NSStringFromSelector(_ selector: Selector) -> String { fatalError() }
