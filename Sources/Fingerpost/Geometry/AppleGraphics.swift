// On Apple's systems the geometry is Core Graphics', and the maps of space are Core Animation's. Every file that uses a
// member of their types has to see the module; exported here, all files of this module and of those that import it do.
// Of Core Animation these names alone: its layers have the names of those in this module.
#if canImport(CoreGraphics)
  @_exported import CoreGraphics
#endif
#if canImport(QuartzCore)
  @_exported import struct QuartzCore.CATransform3D
  @_exported import let QuartzCore.CATransform3DIdentity
  @_exported import func QuartzCore.CATransform3DGetAffineTransform
  @_exported import func QuartzCore.CATransform3DIsAffine
  @_exported import func QuartzCore.CATransform3DMakeAffineTransform
  @_exported import func QuartzCore.CATransform3DMakeScale
  @_exported import func QuartzCore.CATransform3DMakeTranslation
  @_exported import func QuartzCore.CATransform3DConcat
  @_exported import func QuartzCore.CATransform3DEqualToTransform
  @_exported import func QuartzCore.CATransform3DInvert
  @_exported import func QuartzCore.CATransform3DIsIdentity
  @_exported import func QuartzCore.CATransform3DMakeRotation
  @_exported import func QuartzCore.CATransform3DRotate
  @_exported import func QuartzCore.CATransform3DScale
  @_exported import func QuartzCore.CATransform3DTranslate
#endif
