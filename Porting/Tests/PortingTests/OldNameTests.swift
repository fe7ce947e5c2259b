import Testing

@testable import Porting

@Suite("Names of Swift 3")
struct OldNameTests {
  @Test("Types that moved into their classes")
  func types() {
    expectPorting(
      "let a: UIGestureRecognizerState = UIGestureRecognizerState.began\nfunc b(_ c: [UIControlEvents]?) {}",
      to:
        "let a: UIGestureRecognizer.State = UIGestureRecognizer.State.began\nfunc b(_ c: [UIControl.Event]?) {}"
    )
    expectPorting(
      "enum UITouchPhase { case a }\nlet a: UITouchPhase = .a",
      to: "enum UITouchPhase { case a }\nlet a: UITouchPhase = .a")
    expectPorting("let a = b.UITouchPhase", to: "let a = b.UITouchPhase")
    expectPorting(
      "func a(_ b: UINavigationControllerOperation, _ c: UIPageViewControllerNavigationDirection) {}",
      to: "func a(_ b: UINavigationController.Operation, _ c: UIPageViewController.NavigationDirection) {}")
  }

  @Test("An object of a class that is known at run time alone is made by a function")
  func objectOfClass() {
    for (before, after) in [
      ("func a<V: UIView>() -> V { V() }", "func a<V: UIView>() -> V { UIResponder.make(V.self) }"),
      (
        "class A<V: P & UIView> { let a = V.init() }",
        "class A<V: P & UIView> { let a = UIResponder.make(V.self) }"
      ),
      (
        "func a<V>(_ b: V.Type) -> V where V: UIView { b.init() }",
        "func a<V>(_ b: V.Type) -> V where V: UIView { UIResponder.make(b) }"
      ),
      (
        "typealias V = UIView\nclass A { var b: V.Type = V.self\nfunc c() -> V { self.b.init() } }",
        "typealias V = UIView\nclass A { var b: V.Type = V.self\nfunc c() -> V { UIResponder.make(self.b) } }"
      ),
      (
        "class V: UIView {}\nenum E { case type(V.Type) }\nfunc a(_ e: E) { if case .type(let type) = e { _ = type.init() } }",
        "class V: UIView {}\nenum E { case type(V.Type) }\nfunc a(_ e: E) { if case .type(let type) = e { _ = UIResponder.make(type) } }"
      ),
    ] { expectPorting("import UIKit\n" + before, to: "import UIKit\n" + after) }
    expectPorting(
      "import UIKit\nclass A<V: UIView> { let b = V(frame: .zero), c: [UIViewController.Type] = []\nfunc d() { _ = c[0].init() } }",
      to:
        "import UIKit\nclass A<V: UIView> { let b = UIView.make(V.self, frame: .zero), c: [UIViewController.Type] = []\nfunc d() { _ = UIResponder.make(c[0]) } }"
    )
    for text in [
      "func a<V: UIGestureRecognizer>() -> V { V() }",
      "protocol P: AnyObject { init() }\nfunc a<V: P>(_ b: V.Type) -> V { b.init() }",
      "func a<V: P>() -> V { V() }", "func a() -> V { V() }", "func a(_ b: V) -> V { b.init() }",
      "struct V {}\nfunc a(_ b: V.Type) -> V { b.init() }", "class A: UIView { init() { super.init() } }",
    ] { expectPorting(text, to: text) }
  }

  @Test("A cell of a class that is known at run time alone is made by a function")
  func cellOfClass() {
    expectPorting(
      "let a = row.type.init(style: row.style, reuseIdentifier: b[0])",
      to: "let a = UITableViewCell.make(row.type, style: row.style, reuseIdentifier: b[0])")
    expectPorting(
      "import UIKit\nclass A { let type: UITableViewHeaderFooterView.Type; func b() { c(type.init(reuseIdentifier: nil)) } }",
      to:
        "import UIKit\nclass A { let type: UITableViewHeaderFooterView.Type; func b() { c(UITableViewHeaderFooterView.make(type, reuseIdentifier: nil)) } }"
    )
    expectPorting(
      "func a<Cell: UITableViewCell>() -> Cell { Cell(style: .default, reuseIdentifier: nil) }",
      to:
        "func a<Cell: UITableViewCell>() -> Cell { UITableViewCell.make(Cell.self, style: .default, reuseIdentifier: nil) }"
    )
    for text in [
      "let a = Cell(style: .default, reuseIdentifier: nil)",
      "let a = Cell.init(style: .default, reuseIdentifier: nil)",
      "class A: B { init() { super.init(style: .default, reuseIdentifier: nil) } }",
      "class A: B { convenience init() { self.init(style: .default, reuseIdentifier: nil) } }",
      "let a = b.type.init(style: 1)",
    ] { expectPorting(text, to: text) }
  }

  @Test("Constants of C become members")
  func constants() {
    expectPorting(
      "let a = kCFBooleanTrue, b = kCAFillModeForwards",
      to: "let a = true, b = CAMediaTimingFillMode.forwards")
    expectPorting("a |= UIAccessibilityTraitButton", to: "a |= UIAccessibilityTraits.button")
    expectPorting(
      "let a: String = kCAFillModeForwards, b: String = c",
      to: "let a: CAMediaTimingFillMode = CAMediaTimingFillMode.forwards, b: String = c")
  }

  @Test("Notifications become members of what posts them")
  func notifications() {
    expectPorting(
      "a(forName: .UIApplicationDidBecomeActive, object: nil)",
      to: "a(forName: UIApplication.didBecomeActiveNotification, object: nil)")
    expectPorting(
      "let a = NSNotification.Name.UIKeyboardWillShow.rawValue, b = Notification.Name.UIKeyboardDidHide",
      to:
        "let a = UIResponder.keyboardWillShowNotification.rawValue, b = UIResponder.keyboardDidHideNotification"
    )
    expectPorting(
      "let a = b.UIKeyboardWillShow, c: Name = .mine", to: "let a = b.UIKeyboardWillShow, c: Name = .mine")
  }

  @Test("Properties get their names of today, unless the file has something of the old name")
  func properties() {
    expectPorting(
      "if a.childViewControllers.isEmpty { b(childViewControllers) }",
      to: "if a.children.isEmpty { b(children) }")
    for other in [
      "func a(childViewControllers: [Int]) { b(childViewControllers) }",
      "let childViewControllers = [1]; b(childViewControllers)",
      "class A { var childViewControllers = [1]; func a() { b(self.childViewControllers) } }",
    ] { expectPorting(other, to: other) }
  }

  @Test("A window's level and a number were two numbers")
  func levels() {
    expectPorting(
      "window.windowLevel = UIWindowLevelStatusBar + 1",
      to: "window.windowLevel = UIWindow.Level(rawValue: UIWindow.Level.statusBar.rawValue + 1)")
    expectPorting("window.windowLevel = UIWindowLevelAlert", to: "window.windowLevel = UIWindow.Level.alert")
    expectPorting("a(a * UIWindowLevelAlert + 1)", to: "a(a * UIWindow.Level.alert + 1)")
  }

  @Test("Functions of C become initializers, properties and methods")
  func functions() {
    expectPorting("let a = CGPointMake(1, f(2))", to: "let a = CGPoint(x: 1, y: f(2))")
    expectPorting("let a = CGRectGetMidX(b.frame) + 1", to: "let a = b.frame.midX + 1")
    expectPorting("let a = CGRectGetMidX(b ?? c)", to: "let a = (b ?? c).midX")
    expectPorting("let a = CGRectContainsPoint(b, c)", to: "let a = b.contains(c)")
    expectPorting("let a = CGRectInset(b,\n  1, 2)", to: "let a = b.insetBy(\n  dx: 1, dy: 2)")
    expectPorting(
      "let a = CGAffineTransformScale(try! b(), 1, 2)", to: "let a = (try! b()).scaledBy(x: 1, y: 2)")
    expectPorting("let a = CGAffineTransformInvert(b)", to: "let a = b.inverted()")
    expectPorting("let a = !CGPointEqualToPoint(b, c)", to: "let a = !(b == c)")
    expectPorting("let a = CGRectMake(1, 2)", to: "let a = CGRectMake(1, 2)")
  }

  @Test("Nested functions of C")
  func nested() {
    expectPorting(
      "let a = CGRectContainsPoint(CGRectInset(CGRectZero, 1, 2), CGPointMake(CGRectGetMinX(b), 0))",
      to: "let a = CGRect.zero.insetBy(dx: 1, dy: 2).contains(CGPoint(x: b.minX, y: 0))")
  }

  @Test("Constants and methods")
  func others() {
    expectPorting("a.frame = CGRectZero", to: "a.frame = CGRect.zero")
    expectPorting("a.bringSubview(toFront: b)", to: "a.bringSubviewToFront(b)")
    expectPorting("a.willMove(toParentViewController: nil)", to: "a.willMove(toParent: nil)")
    expectPorting("a.bringSubview(b)", to: "a.bringSubview(b)")
    expectPorting("didMove(toParentViewController: a)", to: "didMove(toParent: a)")
    expectPorting("a.isKind(of: B.classForCoder())", to: "a.isKind(of: B.self)")
    expectPorting(
      "extension CGFloat { func a(_ b: CGFloat) -> Bool { abs(self - b) < 1 } }\nlet c = abs(-1)\n",
      to: "extension CGFloat { func a(_ b: CGFloat) -> Bool { Swift.abs(self - b) < 1 } }\nlet c = abs(-1)\n")
    expectPorting("let a = Bundle(for: self.classForCoder())", to: "let a = Bundle(for: self.self)")
    expectPorting(
      "let a = b.classForCoder, c = d.classForCoder()", to: "let a = b.classForCoder, c = d.classForCoder()")
  }

  @Test("What belongs to a type alone was open to Swift 3")
  func openStatic() {
    expectPorting("open class A { open static let b = 1 }", to: "open class A { public static let b = 1 }")
    expectPorting("open class A { static open var b = 1 }", to: "open class A { static public var b = 1 }")
    expectPorting(
      "open class A { open class var b: Int { 1 } }", to: "open class A { open class var b: Int { 1 } }")
    expectPorting("let a = UIFontWeightMedium", to: "let a = UIFont.Weight.medium")
  }

  @Test("Overrides of properties and methods get the names that these have by now")
  func overrides() {
    expectPorting(
      "class A: B {\n  override open var childViewControllerForStatusBarStyle : C? { return self.childViewControllerForStatusBarHidden }\n}",
      to:
        "class A: B {\n  override open var childForStatusBarStyle : C? { return self.childForStatusBarHidden }\n}"
    )
    expectPorting(
      "class A: B {\n  override var childViewControllerForStatusBarHidden: C? { nil }\n  func f() -> C? { childViewControllerForStatusBarHidden }\n}",
      to:
        "class A: B {\n  override var childForStatusBarHidden: C? { nil }\n  func f() -> C? { childForStatusBarHidden }\n}"
    )
    let own = "class A { var childViewControllers = 1; func f() -> Int { childViewControllers } }"
    expectPorting(own, to: own)
    expectPorting(
      "class A: B { override func didMove(toParentViewController parent: C?) { super.didMove(toParentViewController: parent) } }",
      to: "class A: B { override func didMove(toParent parent: C?) { super.didMove(toParent: parent) } }")
    expectPorting(
      "class A: B { override func willMove(toParentViewController: C?) {} }",
      to: "class A: B { override func willMove(toParent toParentViewController: C?) {} }")
    expectPorting(
      "class A: B { override func bringSubview(toFront view: C) {} }",
      to: "class A: B { override func bringSubviewToFront(_ view: C) {} }")
    let method = "class A { func addChildViewController(_ a: B) {} }"
    expectPorting(method, to: method)
  }

  @Test("A timer is added to a run loop that has the world's clock; a port stays")
  func timers() {
    expectPorting(
      "RunLoop.main.add(a, forMode: .common); b.add(to: .main, forMode: .common)",
      to: "RunLoop.main.addTimer(a, forMode: .common); b.add(to: .main, forMode: .common)")
    expectPorting("RunLoop.current.add(Port(), forMode: a)", to: "RunLoop.current.add(Port(), forMode: a)")
    expectPorting("a.add(b, forKey: c)", to: "a.add(b, forKey: c)")
  }
}
