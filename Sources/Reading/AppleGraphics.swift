// On Apple's systems the members of points and rectangles are Core Graphics', and every file that uses one has to see
// that module: exported here, all files of this module do.
#if canImport(CoreGraphics)
  @_exported import CoreGraphics
#endif
