import Fingerpost
public import Foundation

/// What the height of a detent may depend on.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// The height of a large sheet, in points.
  var maximumDetentValue: CGFloat { get }
}

extension UISheetPresentationController {
  /// A height at which a sheet rests. [SHEET-5, SHEET-7]
  @preconcurrency @MainActor open class Detent: NSObject {
    /// The name of a detent.
    public nonisolated struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name as text.
      public var rawValue: String
      /// Creates a name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Creates a name.
      public init(_ rawValue: String) { self.rawValue = rawValue }
      /// About half of the screen.
      public static let medium = Identifier(rawValue: "com.apple.UIKit.medium")
      /// All of the screen but what is above the sheet.
      public static let large = Identifier(rawValue: "com.apple.UIKit.large")
    }

    /// The name of the detent.
    public final let identifier: Identifier
    private final let resolver:
      @MainActor (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    private init(
      _ identifier: Identifier,
      _ resolver: @escaping @MainActor (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) {
      (self.identifier, self.resolver) = (identifier, resolver)
      super.init()
    }

    nonisolated deinit {}

    /// About half of the screen.
    public static func medium() -> Detent {
      Detent(.medium) { $0.maximumDetentValue * CGFloat(World.current.eventRules.sheetMediumShare) }
    }

    /// All of the screen but what is above the sheet.
    public static func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

    /// A detent whose height a closure returns, in points; nil where it is not to be.
    public static func custom(
      identifier: Identifier? = nil,
      resolver: @escaping @MainActor (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent { Detent(identifier ?? Identifier(UUID().uuidString), resolver) }

    /// The height of the detent; nil where it is not to be.
    public final func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext)
      -> CGFloat?
    { resolver(context).map { min($0, context.maximumDetentValue) } }
  }
}

/// What hears that a user drags a sheet to another detent; every method is optional.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate:
  UIAdaptivePresentationControllerDelegate
{
  /// Called when a user has dragged the sheet to another detent; not for one that code selects.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  /// Does nothing.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}
