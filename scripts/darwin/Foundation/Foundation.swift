@_exported import CoreFoundation
@_exported import Darwin
@_exported import Dispatch
@_exported import ObjectiveC

// Linux' Foundation, as far as it is used and macOS' has the same. What belongs to Core Graphics is not among it.
@_exported import class Foundation.Bundle
@_exported import struct Foundation.CharacterSet
@_exported import struct Foundation.CocoaError
@_exported import enum Foundation.ComparisonResult
@_exported import struct Foundation.Data
@_exported import struct Foundation.Date
@_exported import struct Foundation.FileAttributeKey
@_exported import struct Foundation.FileAttributeType
@_exported import class Foundation.FileHandle
@_exported import class Foundation.FileManager
@_exported import struct Foundation.IndexPath
@_exported import struct Foundation.IndexSet
@_exported import class Foundation.JSONDecoder
@_exported import class Foundation.JSONEncoder
@_exported import class Foundation.JSONSerialization
@_exported import struct Foundation.Locale
@_exported import protocol Foundation.LocalizedError
@_exported import class Foundation.NSArray
@_exported import class Foundation.NSAttributedString
@_exported import func Foundation.NSClassFromString
@_exported import class Foundation.NSCoder
@_exported import class Foundation.NSCondition
@_exported import protocol Foundation.NSCopying
@_exported import protocol Foundation.NSMutableCopying
@_exported import class Foundation.NSDictionary
@_exported import class Foundation.NSMutableAttributedString
@_exported import struct Foundation.NSEdgeInsets
@_exported import class Foundation.NSError
@_exported import class Foundation.NSLock
@_exported import class Foundation.NSNotification
@_exported import let Foundation.NSNotFound
@_exported import class Foundation.NSNull
@_exported import class Foundation.NSNumber
@_exported import class Foundation.NSUUID
@_exported import struct Foundation.NSRange
@_exported import class Foundation.NSRegularExpression
@_exported import class Foundation.NSString
@_exported import func Foundation.NSHomeDirectory
@_exported import func Foundation.NSTemporaryDirectory
@_exported import class Foundation.NSValue
@_exported import struct Foundation.NSZone
@_exported import struct Foundation.Notification
@_exported import class Foundation.NotificationCenter
@_exported import class Foundation.OperationQueue
@_exported import struct Foundation.POSIXError
@_exported import enum Foundation.POSIXErrorCode
@_exported import class Foundation.Pipe
@_exported import class Foundation.Process
@_exported import class Foundation.Progress
@_exported import class Foundation.ProcessInfo
@_exported import class Foundation.RunLoop
@_exported import class Foundation.Thread
@_exported import struct Foundation.ObjCBool
@_exported import typealias Foundation.TimeInterval
@_exported import struct Foundation.Calendar
@_exported import struct Foundation.TimeZone
@_exported import class Foundation.Timer
@_exported import struct Foundation.URL
@_exported import struct Foundation.UUID

/// What an item offers to whoever it is dropped on; Foundation on Linux has none.
public protocol NSItemProviderWriting: AnyObject {}
public protocol NSItemProviderReading: AnyObject {}
extension NSString: NSItemProviderWriting, NSItemProviderReading {}
open class NSItemProvider: NSObject {
  public override init() {}
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { false }
  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool { false }
  public init(object: any NSItemProviderWriting) {}
}

/// Foundation on Linux has none of this name.
open class UndoManager: NSObject {}
