internal import Fingerpost
public import Foundation

/// Lays text out in containers, of which the first counts. A glyph is a UTF-16 unit, and where it is, is estimated.
/// [VAL-47, LAY-6]
@preconcurrency @MainActor open class NSLayoutManager: NSObject {
  /// The text; set by ``NSTextStorage/addLayoutManager(_:)``.
  public internal(set) final weak var textStorage: NSTextStorage?
  /// The containers, in order.
  public private(set) final var textContainers: [NSTextContainer] = []
  /// Whether lines are as high as the font says. Default true. Kept: a line is always 1.193 times the size.
  open var usesFontLeading = true
  /// From which width on words would be broken. Default 0: never. Kept and read back.
  open var hyphenationFactor: Float = 0
  /// Whether spaces and ends of lines would be seen. Default false. Kept and read back.
  open var showsInvisibleCharacters = false
  /// Whether characters that control something would be seen. Default false. Kept and read back.
  open var showsControlCharacters = false
  /// Whether only what is seen would be laid out. Default false. Kept: everything is.
  open var allowsNonContiguousLayout = false
  /// The text of a manager that no text was given.
  private final var own: NSTextStorage?

  /// Creates a manager without text and containers.
  public override init() { super.init() }

  /// Creates a manager; nothing is read from the coder.
  public required init?(coder: NSCoder) { super.init() }

  nonisolated deinit {}

  /// Would draw what is behind glyphs. Nothing here calls it but code. The default does nothing.
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}
  /// Would draw glyphs. Nothing here calls it but code. The default does nothing.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}

  /// Adds a container behind those that there are.
  open func addTextContainer(_ container: NSTextContainer) {
    textContainers.append(container)
    container.layoutManager = self
  }

  /// Takes the container at a place away.
  open func removeTextContainer(at index: Int) {
    textContainers.remove(at: index).layoutManager = nil
  }

  final func changed() { for container in textContainers { container.changed() } }

  final var keptStorage: NSTextStorage {
    if let own { return own }
    let storage = textStorage ?? NSTextStorage(string: "")
    if textStorage == nil { storage.addLayoutManager(self) }
    own = storage
    return storage
  }

  // MARK: - Letters and glyphs

  /// How many glyphs there are: one for each UTF-16 unit.
  open var numberOfGlyphs: Int { textStorage?.length ?? 0 }

  /// Returns the glyphs of letters, which are as many.
  open func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: UnsafeMutablePointer<NSRange>?
  ) -> NSRange {
    actualCharRange?.update(repeating: charRange, count: 1)
    return charRange
  }

  /// Returns the letters of glyphs, which are as many.
  open func characterRange(
    forGlyphRange glyphRange: NSRange, actualGlyphRange: UnsafeMutablePointer<NSRange>?
  ) -> NSRange {
    actualGlyphRange?.update(repeating: glyphRange, count: 1)
    return glyphRange
  }

  /// Returns the place of the letter of a glyph, which is the same.
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }

  /// Returns the place of the glyph of a letter, which is the same.
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }

  // MARK: - Layout

  /// The lines in a container, in its own coordinates; none without text.
  private final func lines(in container: NSTextContainer?) -> TextLines? {
    guard let container = container ?? textContainers.first, let text = textStorage else { return nil }
    let font = text.length > 0 ? text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont : nil
    let view = container.textView
    // A view says how wide its container is.
    let width = view.map { $0.bounds.width - $0.textContainerInset.left - $0.textContainerInset.right }
    let room = TextLines.Room(
      padding: container.lineFragmentPadding,
      width: width ?? (container.size.width > 0 ? container.size.width : .infinity),
      maximumNumberOfLines: container.maximumNumberOfLines)
    return TextLines(text, view?.font ?? font ?? .systemFont(ofSize: 12), room)
  }

  /// Lays out a container now, which any question does, too.
  open func ensureLayout(for container: NSTextContainer) { container.textView?.layoutIfNeeded() }

  /// Returns the box of the lines in a container, padding included.
  open func usedRect(for container: NSTextContainer) -> CGRect {
    guard let lines = lines(in: container) else { return .zero }
    return CGRect(x: 0, y: 0, width: lines.width, height: lines.height)
  }

  /// Returns the glyphs in a container: all of them.
  open func glyphRange(for container: NSTextContainer) -> NSRange {
    NSRange(location: 0, length: numberOfGlyphs)
  }

  /// Returns the box of glyphs in a container's coordinates.
  open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
    lines(in: container)?.boxes(of: glyphRange).reduce(nil as CGRect?) { $0?.union($1) ?? $1 } ?? .zero
  }

  /// Calls a closure with the box of glyphs in each line.
  ///
  /// - Parameters:
  ///   - glyphRange: the glyphs.
  ///   - selectedRange: ignored.
  ///   - textContainer: whose coordinates the boxes have.
  ///   - block: called line by line; setting its flag to true ends it.
  open func enumerateEnclosingRects(
    forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
    in textContainer: NSTextContainer, using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    for box in lines(in: textContainer)?.boxes(of: glyphRange) ?? [] {
      block(box, &stop)
      if stop.boolValue { return }
    }
  }

  /// Calls a closure with each line of glyphs: its box, what of it is used, its container and its glyphs.
  open func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard let container = textContainers.first, let lines = lines(in: container), glyphRange.length > 0,
      let first = lines.line(at: glyphRange.location),
      let last = lines.line(at: glyphRange.location + glyphRange.length - 1)
    else { return }
    var stop = ObjCBool(false)
    for number in first...last {
      let (box, used, range) = fragment(number, lines, container)
      block(box, used, container, range, &stop)
      if stop.boolValue { return }
    }
  }

  private final func fragment(
    _ number: Int, _ lines: TextLines, _ container: NSTextContainer
  ) -> (box: CGRect, used: CGRect, range: NSRange) {
    let line = lines.lines[number]
    let start = lines.start(of: line)
    let end = number + 1 < lines.lines.count ? lines.start(of: lines.lines[number + 1]) : numberOfGlyphs
    let used = lines.width(of: line) + 2 * container.lineFragmentPadding
    let width = container.size.width > 0 ? container.size.width : lines.width
    return (
      CGRect(x: 0, y: line.top, width: container.textView?.bounds.width ?? width, height: line.height),
      CGRect(x: 0, y: line.top, width: used, height: line.height),
      NSRange(location: start, length: max(0, end - start))
    )
  }

  /// Returns the box of the line that a glyph is in.
  ///
  /// - Parameters:
  ///   - glyphIndex: the glyph.
  ///   - effectiveGlyphRange: gets the glyphs of the line.
  open func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: UnsafeMutablePointer<NSRange>?
  ) -> CGRect {
    guard let container = textContainers.first, let lines = lines(in: container),
      let number = lines.line(at: glyphIndex)
    else { return .zero }
    let found = fragment(number, lines, container)
    effectiveGlyphRange?.update(repeating: found.range, count: 1)
    return found.box
  }

  // MARK: - Points

  /// Returns the letter under or nearest to a point of a container's coordinates, where a finger is for example. [VAL-47]
  ///
  /// - Parameters:
  ///   - point: the point.
  ///   - container: whose coordinates it has.
  ///   - partialFraction: gets how far the point is between the letter and the next one: 0 or 1 here.
  open func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    partialFraction?.update(repeating: 0, count: 1)
    guard let lines = lines(in: container), numberOfGlyphs > 0 else { return 0 }
    if let letter = lines.letter(at: point) { return letter }
    let place = lines.place(nearestTo: point)
    guard place >= numberOfGlyphs else { return place }
    partialFraction?.update(repeating: 1, count: 1)
    return numberOfGlyphs - 1
  }

  /// Returns the glyph under or nearest to a point; see ``characterIndex(for:in:fractionOfDistanceBetweenInsertionPoints:)``.
  open func glyphIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>? = nil
  ) -> Int {
    characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: partialFraction)
  }
}
