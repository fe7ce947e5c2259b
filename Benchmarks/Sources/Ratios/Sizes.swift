import Fingerpost
import Foundation

#if canImport(Glibc)
  import CMalloc
  import Glibc
#endif

/// What a view costs in memory.
enum Sizes {
  /// Prints what the heap and the process grow by for a million views.
  static func report() {
    print("\nCGPoint \(MemoryLayout<CGPoint>.stride) bytes, CGRect \(MemoryLayout<CGRect>.stride) bytes.")
    #if canImport(Glibc)
      let count = 1_000_000
      let frame = CGRect(x: 0, y: 0, width: 1, height: 1)
      var views: [UIView] = []
      views.reserveCapacity(count + 1)
      let heapBefore = heapBytes
      let residentBefore = residentBytes
      for _ in 0..<count { views.append(UIView(frame: frame)) }
      let heap = heapBytes - heapBefore
      let resident = residentBytes - residentBefore
      let object = malloc_usable_size(Unmanaged.passUnretained(views[0]).toOpaque())
      let root = UIView(frame: frame)
      let heapUnlinked = heapBytes
      for view in views { root.addSubview(view) }
      let list = heapBytes - heapUnlinked
      print(
        "A lone UIView: \(heap / count) bytes of heap with the allocator's own, of which its object \(object);"
      )
      print("the resident memory grows by \(resident / count) bytes a view over a million views.")
      print(
        "As a subview it takes \(list / count) bytes more, in its superview's list (a million in one superview)."
      )
    #else
      print("Bytes per view are measured with glibc only.")
    #endif
  }

  #if canImport(Glibc)
    private static var heapBytes: Int {
      let info = mallinfo2()
      return Int(info.uordblks) + Int(info.hblkhd)
    }

    private static var residentBytes: Int {
      guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else { return 0 }
      let fields = text.split(separator: " ")
      return (fields.count > 1 ? Int(fields[1]) ?? 0 : 0) * Int(getpagesize())
    }
  #endif
}
