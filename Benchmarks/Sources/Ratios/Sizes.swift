import Fingerpost
import Foundation

#if os(Linux) && canImport(Glibc)
  import CMalloc
  import Glibc
#endif

/// What a view costs in memory.
enum Sizes {
  /// Prints what the heap and the process grow by for a million views.
  static func report() {
    #if os(Linux) && canImport(Glibc)
      let count = 1_000_000
      let frame = CGRect(x: 0, y: 0, width: 1, height: 1)
      var views: [UIView] = []
      views.reserveCapacity(count + 1)
      let heapBefore = heapBytes
      let residentBefore = residentBytes
      for _ in 0..<count { views.append(UIView(frame: frame)) }
      let heap = perView(heapBytes - heapBefore)
      let resident = perView(residentBytes - residentBefore)
      let object = malloc_usable_size(Unmanaged.passUnretained(views[0]).toOpaque()) + allocatorBytes
      let root = UIView(frame: frame)
      let heapUnlinked = heapBytes
      for view in views { root.addSubview(view) }
      let list = perView(heapBytes - heapUnlinked)
      func perView(_ bytes: Int) -> Int { Int((Double(bytes) / Double(count)).rounded()) }
      print(
        """

        A lone UIView takes \(heap) bytes of the heap, the allocator's own included: \(object) for the object and \
        \(heap - Int(object)) for its node.
        Of resident memory a million views take \(resident) bytes each.
        As one of a million subviews a view takes \(list) bytes more, in its superview's list.
        MemoryLayout: CGPoint \(MemoryLayout<CGPoint>.size), CGRect \(MemoryLayout<CGRect>.size), \
        CGAffineTransform \(MemoryLayout<CGAffineTransform>.size), a reference to a view \
        \(MemoryLayout<UIView>.size).
        """)
    #else
      print("Bytes per view are measured with glibc only.")
    #endif
  }

  #if os(Linux) && canImport(Glibc)
    /// What the allocator keeps in front of every block.
    private static let allocatorBytes = 8

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
