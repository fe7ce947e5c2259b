@_exported import CDarwin

// Constants and functions that macOS has with other values and types.
public var O_CREAT: Int32 { fatalError() }
public var O_EXCL: Int32 { fatalError() }
public var O_NOFOLLOW: Int32 { fatalError() }
public var O_NONBLOCK: Int32 { fatalError() }
public var O_RDWR: Int32 { fatalError() }
public var O_TRUNC: Int32 { fatalError() }
public var O_WRONLY: Int32 { fatalError() }
public var SA_RESETHAND: Int32 { fatalError() }
public var SA_RESTART: Int32 { fatalError() }
public var S_IFDIR: mode_t { fatalError() }
public var S_IFIFO: mode_t { fatalError() }
public var S_IFMT: mode_t { fatalError() }
public var S_IFREG: mode_t { fatalError() }

public typealias nfds_t = UInt32
public func poll(_ descriptors: UnsafeMutablePointer<pollfd>!, _ count: nfds_t, _ timeout: Int32) -> Int32 {
  fatalError()
}
