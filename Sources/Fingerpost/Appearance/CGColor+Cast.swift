import Foundation

nonisolated extension CGColor {
  /// The color that a value is, or nil.
  ///
  /// Apple's colors are Core Foundation's objects, which any object can be cast to; they are told apart by a number.
  static func cast(_ value: Any) -> CGColor? {
    #if canImport(CoreGraphics)
      let object = value as AnyObject
      return CFGetTypeID(object) == CGColor.typeID ? (object as! CGColor) : nil
    #else
      return value as? CGColor
    #endif
  }
}
