import Expectations
import Fingerpost
import FingerpostAttach
import FingerpostGestures
import FingerpostProperties
import FingerpostReading
import FingerpostScreens
import FingerpostText
import Foundation
import GalleryScreens
import Testing

@testable import FingerpostExplain

/// What an application says of its own screen from inside, against what the engine knows of it.
@Suite struct AttachedScreenTests {
  @Test("What is told of 300 random screens is what the engine knows, and 5,100 touches go to the same view")
  func random() throws {
    var (screens, touches, seed) = (0, 0, UInt64(0))
    while screens < 300 {
      seed += 1
      var random = RandomScreen(seed: seed)
      let screen = random.make(views: 5 + Int(seed % 60))
      let built = ScreenBuilder(screen).build()
      // A tree without a window is put into one that is unlike all others.
      guard built.host == nil else { continue }
      screens += 1
      let live = LiveScreen(built.world)
      let told = try self.told(in: built.world)
      expect(Self.difference(told, live.screen), is: nil, "seed \(seed)")
      let (original, copy) = (Explainer(screen).touched, Explainer(told).touched)
      for _ in 0..<17 {
        let point = random.point()
        let (x, y) = (Double(point.x), Double(point.y))
        let expected = original.touch(x: x, y: y).flatMap { live.index(of: built.views[$0]) }
        expect(copy.touch(x: x, y: y), is: expected, "seed \(seed), \(point)")
        touches += 1
      }
    }
    expect(touches, is: 5_100)
  }

  @Test("What is told of each screen of the Gallery is what the engine knows")
  func gallery() throws {
    for (name, _) in Gallery.screens {
      let world = World()
      world.becomeProcessDefault()
      Gallery.open(name, log: { _ in })
      for window in world.application.windows { window.layoutIfNeeded() }
      let told = try told(in: world)
      expect(Self.difference(told, LiveScreen(world).screen), is: nil, "\(name)")
    }
  }

  @Test("VAL-96: that touches are ignored is told") func ignoring() throws {
    let world = World()
    let window = world.run { UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800)) }
    world.run { window.makeKeyAndVisible() }
    #expect(try !told(in: world).ignoresTouches)
    world.run { world.application.beginIgnoringInteractionEvents() }
    #expect(try told(in: world).ignoresTouches)
  }

  private func told(in world: World) throws -> Screen {
    let data = world.run { FingerpostAttach.screen() }
    let screen = try ScreenReader.read(data, name: "told")
    expect(screen.kind, is: .export)
    #expect(screen.warnings.isEmpty, "\(screen.warnings)")
    return screen
  }

  /// The first of the lines that differ.
  private static func difference(_ one: Screen, _ other: Screen) -> String? {
    let (one, other) = (lines(of: one), lines(of: other))
    guard one.count == other.count else {
      return "told: \(one.filter { !other.contains($0) })\nknown: \(other.filter { !one.contains($0) })"
    }
    return zip(one, other).first(where: { $0 != $1 }).map { "told:  \($0)\nknown: \($1)" }
  }

  /// What decides about touches, a line for each view and each recognizer; addresses are those of one run, and left out.
  private static func lines(of screen: Screen) -> [String] {
    var places: [String: Int] = [:]
    for recognizer in screen.views.flatMap({ $0.recognizers ?? [] }) {
      if let address = recognizer.address { places[address] = places.count }
    }
    func short(_ name: String) -> String { name.split(separator: ".").last.map(String.init) ?? name }
    return screen.views.flatMap { view -> [String] in
      var line = "\(view.parent.map(String.init) ?? "-") \(short(view.className)):"
      // What is told of UIKit's own classes is their name; the engine names the nearest that has properties in its table.
      let isOwn = !view.className.hasPrefix("UI") && !view.className.hasPrefix("_UI")
      if isOwn, let base = view.baseClass, ObjectClass.named(base) != nil, base != "UIView" {
        line += " \(base)"
      }
      line += " \(view.bounds) \(view.center) \(view.anchorPoint) \(view.transform) \(view.zPosition)"
      line += " \(view.alpha) \(view.isHidden) \(view.isUserInteractionEnabled) \(view.clipsToBounds)"
      line += " \(view.isMultipleTouchEnabled == true) \(view.isExclusiveTouch == true)"
      line += " \(view.isWindow ? view.windowLevel : 0) \(view.isEnabled.map(String.init) ?? "")"
      line += " \(short(view.viewController ?? ""))"
      // Every text field is given its own again.
      let recognizers = (view.recognizers ?? []).filter { $0.part != .textTap }.map { recognizer in
        var settings = recognizer.settings
        // The default is as many as there are numbers, and is not told.
        if settings.maximumNumberOfTouches ?? 0 > 1 << 31 { settings["maximumNumberOfTouches"] = nil }
        let values = Property.all.map(\.name).compactMap { name in settings[name].map { "\(name)=\($0)" } }
        let waits = (recognizer.mustFail ?? []).compactMap { places[$0] }
        return "  \(short(recognizer.className)) \(recognizer.name ?? "") \(recognizer.isEnabled)"
          + " \(recognizer.cancelsTouchesInView) \(recognizer.delaysTouchesBegan)"
          + " \(recognizer.delaysTouchesEnded) \(values) waits for \(waits)"
          + " \(recognizer.delegate == .none ? "no delegate" : "a delegate")"
      }
      return [line] + recognizers
    }
  }
}
