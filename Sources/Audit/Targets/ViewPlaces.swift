import FingerpostScreens
import Foundation

/// Where views lie on the screen, and how much of them is to be seen, apart from what covers them.
struct ViewPlaces {
  /// One view.
  struct Place {
    /// The smallest upright rectangle around it on the screen; null if its geometry is not finite.
    var box = CGRect.null
    var isUpright = true
    /// The part of the screen that neither the screen nor a view around it cuts off.
    var clip = CGRect.null
    /// Whether it and all views around it are shown: in a window, not hidden, not of alpha 0.
    var isShown = false
    /// The nearest view, it or one around it, that is hardly to be seen but not of alpha 0.
    var faint: Int?
    /// The nearest view around it that is off.
    var off: Int?
    /// The nearest view, it or one around it, that animates.
    var moving: Int?
    /// Whether it belongs to the keyboard, the status bar or another part of the system.
    var isOfSystem = false
    /// The nearest bar of UIKit's around it.
    var bar: Int?
    /// The largest rectangle around it that no view around it lies outside of and does not cut off: beyond it, touches
    /// are not passed down, although something is to be seen.
    var held = CGRect.infinite
    /// The view whose edges are those of ``held``.
    var holder: Int?
  }

  /// The part of the plane that is audited.
  let area: CGRect
  private(set) var places: [Place] = []

  init(_ built: BuiltScreen, _ standards: [StandardClass?], alphaLimit: Double) {
    let screen = built.screen
    area = Self.area(of: built)
    let shown = Set(built.shownRoots)
    places.reserveCapacity(screen.views.count)
    for (index, view) in screen.views.enumerated() {
      var place = Place()
      if let parent = view.parent, parent >= 0, parent < index {
        place = places[parent]
        let holder = screen.views[parent]
        place.inherit(from: holder, parent, standards[parent], screen)
        if place.isOfSystem, SystemParts.isOfApplication(view, in: holder) { place.isOfSystem = false }
        if place.bar != nil, SystemParts.isCustomItem(view, in: holder) { place.bar = nil }
      } else {
        place.isShown = shown.contains(index)
        place.clip = area
      }
      if let span = ViewSpan(of: index, on: built) {
        (place.box, place.isUpright) = (span.box, span.isUpright)
      } else {
        (place.box, place.isUpright) = (.null, true)
      }
      if view.isHidden { place.isShown = false }
      if view.alpha <= 0 || view.alpha.isNaN { place.isShown = false }
      if Double(Float(view.alpha)) < alphaLimit { place.faint = index }
      if view.isAnimating { place.moving = index }
      if SystemParts.isOfSystem(view) { place.isOfSystem = true }
      if SystemParts.isBar(view) { place.bar = index }
      places.append(place)
    }
  }

  subscript(view: Int) -> Place { places[view] }

  /// The part of a view that is to be seen if nothing covers it, as an upright rectangle.
  func visibleBox(_ view: Int) -> CGRect {
    let box = places[view].box.intersection(places[view].clip)
    return box.isNull || box.isEmpty ? .null : box
  }

  /// The screen, or else what holds the windows that are shown.
  private static func area(of built: BuiltScreen) -> CGRect {
    if let size = built.screen.size, size.width > 0, size.height > 0 {
      return CGRect(origin: .zero, size: size)
    }
    var area = CGRect.null
    for root in built.shownRoots where !built.screen.views[root].isHidden {
      if let span = ViewSpan(of: root, on: built), span.box.width < 20_000, span.box.height < 20_000 {
        area = area.union(span.box)
      }
    }
    return area.isNull || area.isEmpty ? CGRect(x: 0, y: 0, width: 1, height: 1) : area
  }
}

extension ViewPlaces.Place {
  /// Takes over what holds for the subviews of a view, whose own place this is.
  fileprivate mutating func inherit(
    from view: ScreenView, _ index: Int, _ standard: StandardClass?, _ screen: Screen
  ) {
    if view.clipsToBounds || standard == .scrollView || view.isWindow {
      clip = box.isNull ? .null : clip.intersection(box)
    } else if isUpright, view.hitOverride == nil, !screen.hasElementTypes {
      let narrower = held.intersection(box)
      if narrower != held {
        held = narrower
        holder = index
      }
    }
    if !view.isUserInteractionEnabled || view.isAnimating { off = index }
  }
}
