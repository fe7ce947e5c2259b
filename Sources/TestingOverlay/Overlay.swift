// Swift Testing announces an overlay of this name for files that import both `Testing` and `UIKit`, and the
// compiler looks for it as soon as a test does so. Apple's overlay adds attachments of images; this one adds
// nothing and only has to be there.
