extension CALayer {
  final func markForLayout() {
    if let view { return view.setNeedsLayout() }
    guard !isMarkedForLayout else { return }
    isMarkedForLayout = true
    noteDue()
  }

  /// Makes layout due again for a new size, and drawing where ``needsDisplayOnBoundsChange`` says so.
  final func sizeChanged() {
    setNeedsLayout()
    if extras?.needsDisplayOnBoundsChange == true { setNeedsDisplay() }
  }

  /// Lets the view that the layer is in know that something below it is due.
  final func noteDue() {
    // Up to a view, which is where the walk that lays out comes by.
    var above = parent
    while let layer = above {
      if let view = layer.view {
        view.node.set(.layoutBelow, true)
        return view.noteLayoutBelow()
      }
      above = layer.parent
    }
  }

  /// Lays out a layer and those that were added to it, a layer before its sublayers.
  final func layOutWhatIsDue() {
    if let view { return view.layoutIfNeeded() }
    // What is right above and due comes first. [LAY-1]
    if let parent, parent.needsLayout() { return parent.layoutIfNeeded() }
    var pending = [self]
    while let layer = pending.popLast() {
      if layer.isMarkedForLayout {
        layer.isMarkedForLayout = false
        layer.layoutSublayers()
      }
      if layer.isMarkedForDisplay, LayoutPass.isDisplaying { layer.displayNow() }
      for entry in layer.added.reversed() where entry.layer.node == nil { pending.append(entry.layer) }
    }
  }

  /// Lays out the layers without a view that are in the layer of a view.
  final func layOutAddedLayers() {
    for entry in added where entry.layer.node == nil { entry.layer.layoutIfNeeded() }
  }

  /// Whether the layer, or its view, is marked to be laid out. [LAY-7]
  public final func needsLayout() -> Bool {
    node?.flags.contains(.needsLayout) ?? isMarkedForLayout
  }

  /// Whether the layer, or its view, is marked to be drawn again. [LAY-7]
  public final func needsDisplay() -> Bool {
    node?.flags.contains(.needsDisplay) ?? isMarkedForDisplay
  }
}
