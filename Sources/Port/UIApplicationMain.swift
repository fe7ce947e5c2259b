#if os(Linux)
  public import Fingerpost
  import Foundation

  extension UIApplicationDelegate {
    /// Starts the application with a delegate of this class: what `@main` on the class means.
    ///
    /// It does not return. Without a system shell that has started the process there is nothing that could touch it: it
    /// says so, and ends with the status 2.
    public static func main() {
      start(UIApplication.self, Self.self)
    }
  }

  /// Starts the application. [PIPE-3, PIPE-4]
  ///
  /// It does not return. Without a system shell that has started the process there is nothing that could touch it: it says
  /// so, and ends with the status 2.
  ///
  /// - Parameters:
  ///   - argc: how many arguments there are; not looked at.
  ///   - argv: the arguments; not looked at.
  ///   - principalClassName: the name of a subclass of `UIApplication`, as `NSStringFromClass` gives it; nil for that class.
  ///   - delegateClassName: the name of the class of the delegate. Nothing but code can create one here, so it may not be nil.
  public func UIApplicationMain(
    _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?, _ principalClassName: String?,
    _ delegateClassName: String?
  ) -> Int32 {
    let principal: AnyClass? = principalClassName.map { NSClassFromString($0) } ?? UIApplication.self
    guard let principal = principal as? UIApplication.Type else {
      preconditionFailure("\(principalClassName ?? ""), the principal class, is not a UIApplication")
    }
    guard let name = delegateClassName,
      let delegate = NSClassFromString(name) as? any UIApplicationDelegate.Type
    else {
      preconditionFailure(
        "\(delegateClassName ?? "nil"), the delegate's class, is not a UIApplicationDelegate")
    }
    start(principal, delegate)
  }

  private func start(_ principal: UIApplication.Type, _ delegate: any UIApplicationDelegate.Type) -> Never {
    guard let application = LiveApplication(applicationClass: principal) else { exit(2) }
    guard let made = makeInstance(of: delegate) as? any UIApplicationDelegate else {
      preconditionFailure("\(delegate), the delegate's class, is not a UIApplicationDelegate")
    }
    application.world.application.launch(made)
    application.run()
    exit(0)
  }
#else
  public import Fingerpost
  import Foundation

  extension UIApplicationDelegate {
    /// Says that there is no system shell here that could start the application, and ends with the status 2.
    public static func main() {
      FileHandle.standardError.write(
        Data("Applications run under a system shell, which exists only on Linux.\n".utf8))
      exit(2)
    }
  }
#endif
