extension Frame {
  /// Whether the frame says nothing but that contacts moved. Only such frames are merged. [PIPE-6]
  public var isMovesOnly: Bool {
    guard !contacts.isEmpty, !hasMoreThanContacts else { return false }
    for contact in contacts where contact.phase != .move { return false }
    return true
  }

  /// Makes this frame one for itself and the one that came after it, unless both have to be delivered.
  ///
  /// That is so unless both hold moves only, with the same buttons and modifier keys down. The frame is then the later one,
  /// and what it held before are its ``earlier`` samples. [PIPE-6, PIPE-9]
  ///
  /// - Returns: false where both have to be delivered; nothing has changed then.
  public mutating func merge(_ next: Frame) -> Bool {
    guard isMovesOnly, next.isMovesOnly, buttonMask == next.buttonMask, modifierFlags == next.modifierFlags
    else { return false }
    var samples: [EarlierSample] = []
    swap(&samples, &earlier)
    for contact in contacts {
      samples.append(EarlierSample(nanoseconds: nanoseconds, contact: contact))
    }
    samples += next.earlier
    self = next
    earlier = samples
    return true
  }
}
