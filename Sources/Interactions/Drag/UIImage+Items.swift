#if !canImport(ObjectiveC)
  public import Fingerpost
  import Foundation

  extension UIImage: NSItemProviderWriting, NSItemProviderReading {}
  extension UIColor: NSItemProviderWriting, NSItemProviderReading {}
#endif
