public import Fingerpost
import Foundation

/// A movement of a symbol. Nothing moves: which ones an image view has is kept. [VAL-131]
public nonisolated protocol SymbolEffect: Sendable {
  /// The name by which one is taken away again.
  var name: String { get }
}

/// A movement by its name.
public nonisolated struct NamedSymbolEffect: SymbolEffect, Hashable {
  /// The name.
  public let name: String
  /// The same upwards.
  public var up: Self { self }
  /// The same downwards.
  public var down: Self { self }
  /// The same layer by layer.
  public var byLayer: Self { self }
  /// The same of the symbol as a whole.
  public var wholeSymbol: Self { self }
}

nonisolated extension SymbolEffect where Self == NamedSymbolEffect {
  /// It bounces.
  public static var bounce: Self { Self(name: "bounce") }
  /// It pulses.
  public static var pulse: Self { Self(name: "pulse") }
  /// It is larger or smaller.
  public static var scale: Self { Self(name: "scale") }
  /// It comes.
  public static var appear: Self { Self(name: "appear") }
  /// It goes.
  public static var disappear: Self { Self(name: "disappear") }
  /// Its layers take colors in turn.
  public static var variableColor: Self { Self(name: "variableColor") }
  /// It wiggles.
  public static var wiggle: Self { Self(name: "wiggle") }
  /// It turns.
  public static var rotate: Self { Self(name: "rotate") }
  /// It breathes.
  public static var breathe: Self { Self(name: "breathe") }
  /// It gives way to another one.
  public static var replace: Self { Self(name: "replace") }
  /// As the system has it.
  public static var automatic: Self { Self(name: "automatic") }
}

/// How often and how fast a symbol moves.
public nonisolated struct SymbolEffectOptions: Hashable, Sendable {
  private var count: Int?
  private var isEndless = false
  private var factor = 1.0

  /// As usual.
  public static let `default` = Self()
  /// Again and again.
  public static var repeating: Self { Self().repeating }
  /// Once.
  public static var nonRepeating: Self { Self().nonRepeating }
  /// So many times.
  public static func `repeat`(_ count: Int?) -> Self { Self().repeat(count) }
  /// So many times as fast.
  public static func speed(_ speed: Double) -> Self { Self().speed(speed) }

  /// The same again and again.
  public var repeating: Self { changed { $0.isEndless = true } }
  /// The same once.
  public var nonRepeating: Self { changed { ($0.isEndless, $0.count) = (false, nil) } }
  /// The same so many times.
  public func `repeat`(_ count: Int?) -> Self { changed { $0.count = count } }
  /// The same so many times as fast.
  public func speed(_ speed: Double) -> Self { changed { $0.factor = speed } }

  private func changed(_ change: (inout Self) -> Void) -> Self {
    var copy = self
    change(&copy)
    return copy
  }
}

extension UIImageView {
  /// The movements that the symbol would have, by name. Not UIKit's: it is there for tests. [VAL-131]
  public final var symbolEffectNames: [String] { kept([], "symbolEffects") }

  /// Would move the symbol. It is kept. [VAL-131]
  public final func addSymbolEffect(
    _ effect: some SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true
  ) {
    keep(symbolEffectNames.filter { $0 != effect.name } + [effect.name], "symbolEffects")
  }

  /// Would end a movement of the symbol.
  public final func removeSymbolEffect(
    ofType effect: some SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true
  ) {
    keep(symbolEffectNames.filter { $0 != effect.name }, "symbolEffects")
  }

  /// Would end all movements of the symbol.
  public final func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {
    keep([String](), "symbolEffects")
  }

  /// Shows another symbol, at once.
  public final func setSymbolImage(
    _ image: UIImage, contentTransition: some SymbolEffect, options: SymbolEffectOptions = .default
  ) {
    self.image = image
  }
}
