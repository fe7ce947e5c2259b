extension Frame {
  /// Whether the frame says nothing but that contacts moved. Only such frames are merged. [PIPE-6]
  public var isMovesOnly: Bool {
    guard !contacts.isEmpty, !hasMoreThanContacts else { return false }
    for contact in contacts where contact.phase != .move { return false }
    return true
  }

  /// Returns one frame for this one and the one that came after it, or nil where both have to be delivered.
  ///
  /// That is so unless both hold moves only, with the same buttons and modifier keys down. The new frame is the later one,
  /// and what the other holds are its ``earlier`` samples. [PIPE-6, PIPE-9]
  public func merged(with next: Frame) -> Frame? {
    guard isMovesOnly, next.isMovesOnly, buttonMask == next.buttonMask, modifierFlags == next.modifierFlags
    else { return nil }
    var both = next
    both.earlier = earlier
    for contact in contacts {
      both.earlier.append(EarlierSample(nanoseconds: nanoseconds, contact: contact))
    }
    both.earlier += next.earlier
    return both
  }
}
