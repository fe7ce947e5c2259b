import Testing

@testable import Porting

@Suite("Selectors")
struct SelectorTests {
  /// Expects what an expression becomes in a method of `K`.
  private func expect(
    _ before: String, _ after: String, problems: [String] = [], members: String = "",
    _ location: SourceLocation = #_sourceLocation
  ) {
    let frame = ["class K: UIView { \(members)\nfunc setUp() { let s = ", " } }\n"]
    expectPorting(
      frame[0] + before + frame[1], to: frame[0] + after + frame[1], problems: problems, location)
  }

  @Test("A bare name gets its type")
  func bare() {
    expect("#selector(tap)", #"Selector("tap", K.tap)"#)
    expect("#selector(tap(_:))", #"Selector("tap:", K.tap(_:))"#)
    expect("#selector(tap(_:event:))", #"Selector("tap:event:", K.tap(_:event:))"#)
    expect("#selector( tap )", #"Selector( "tap", K.tap )"#)
  }

  @Test("self and super give way to the type")
  func selfAndSuper() {
    expect("#selector(self.tap(_:))", #"Selector("tap:", K.tap(_:))"#)
    expect("#selector(super.tap)", #"Selector("tap", K.tap)"#)
    expect("#selector(Self.tap)", #"Selector("tap", Self.tap)"#)
  }

  @Test("A type before the dot stays")
  func types() {
    expect("#selector(Sleeve.invoke)", #"Selector("invoke", Sleeve.invoke)"#)
    expect("#selector(Outer.Inner.invoke(_:))", #"Selector("invoke:", Outer.Inner.invoke(_:))"#)
    expect("#selector(Box<Int>.invoke)", #"Selector("invoke", Box<Int>.invoke)"#)
    expect("#selector(type(of: other).invoke)", #"Selector("invoke", type(of: other).invoke)"#)
  }

  @Test("A value before the dot becomes its type")
  func values() {
    expect("#selector(handler.run(_:))", #"Selector("run:", type(of: handler).run(_:))"#)
    expect("#selector(self.handler!.run)", #"Selector("run", type(of: self.handler!).run)"#)
    expect("#selector(Handler.shared.run)", #"Selector("run", type(of: Handler.shared).run)"#)
  }

  @Test("The name is Objective-C's, so that both spellings of a method are one selector")
  func names() {
    expect("#selector(tap)", #"Selector("tap:", K.tap)"#, members: "func tap(_ s: Any) {}")
    expect("#selector(tap)", #"Selector("tapWithSender:", K.tap)"#, members: "func tap(sender: Any) {}")
    expect("#selector(tap(for:at:))", #"Selector("tapFor:at:", K.tap(for:at:))"#)
    expect("#selector(moveTo(place:))", #"Selector("moveToPlace:", K.moveTo(place:))"#)
  }

  @Test("@objc(name) names the selector")
  func explicitName() {
    expectPorting(
      "class K { @objc(hit:) func tap(_ s: Any) {}; func a() { b(#selector(tap)) } }",
      to: "class K { func tap(_ s: Any) {}; func a() { b(Selector(\"hit:\", K.tap)) } }")
  }

  @Test("Overloads keep their type, with the target's in front")
  func overloads() {
    let members = "func tap() {}; func tap(_ s: UIView) {}"
    expect("#selector(tap as () -> Void)", #"Selector("tap", K.tap as (K) -> () -> Void)"#, members: members)
    expect(
      "#selector(self.tap(_:) as (UIView) -> Void)",
      #"Selector("tap:", K.tap(_:) as (K) -> (UIView) -> Void)"#,
      members: members)
    expect(
      "#selector(K.tap as (K) -> () -> Void)", #"Selector("tap", K.tap as (K) -> () -> Void)"#,
      members: members)
    expect(
      "#selector(tap as (() -> Void))", #"Selector("tap", K.tap as ((K) -> () -> Void))"#, members: members)
  }

  @Test("Getters and setters become closures")
  func properties() {
    expect("#selector(getter: size)", #"Selector("size", { (target: K) in { _ = target.size } })"#)
    expect(
      "#selector(getter: UIView.isHidden)",
      #"Selector("isHidden", { (target: UIView) in { _ = target.isHidden } })"#)
    expect(
      "#selector(setter: other)",
      #"Selector("setOther:", { (target: K) in { (sender: UIView) in target.other = sender } })"#,
      members: "var other: UIView?")
    expect(
      "#selector(setter: unknown)", "#selector(setter: unknown)",
      problems: ["2:42: the type of unknown is not written in these files; write a method that sets it"])
  }

  @Test("A method of a delegate protocol of UIKit's is asked for by its name")
  func protocolsOfUIKit() {
    expectPorting(
      "import UIKit\nlet a = b.responds(to: #selector(UITableViewDelegate.tableView(_:didSelectRowAt:)))",
      to:
        "import UIKit\nlet a = b.responds(to: Selector(\"tableView:didSelectRowAt:\", { (_: any UITableViewDelegate) in {} }))"
    )
    expectPorting(
      "import UIKit\nlet a = #selector((b as! UICollectionViewDelegateFlowLayout).collectionView(_:layout:insetForSectionAt:))",
      to:
        "import UIKit\nlet a = Selector(\"collectionView:layout:insetForSectionAt:\", { (_: any UICollectionViewDelegateFlowLayout) in {} })"
    )
    expectPorting(
      "class UIOwnDelegate { func act() {} }\nlet a = #selector(UIOwnDelegate.act)",
      to: "class UIOwnDelegate { func act() {} }\nlet a = Selector(\"act\", UIOwnDelegate.act)")
  }

  @Test("A method of a protocol becomes a closure, since it has no reference")
  func protocols() {
    expectPorting(
      "protocol P: AnyObject { func act(_ s: Any?) }\nlet s = #selector(P.act(_:))\n",
      to:
        "protocol P: AnyObject { func act(_ s: Any?) }\nlet s = Selector(\"act:\", { (target: any P) in target.act(_:) })\n"
    )
  }

  @Test("A value of a protocol of the files is asked for a method whatever that takes")
  func ownProtocol() {
    expectPorting(
      "import UIKit\n@objc protocol P { @objc optional func a(_ b: Int, c: Int) }\nfunc d(_ e: Any) {\n  let f = e as! P\n  if f.responds(to: #selector(f.a(_:c:))) {}\n}\n",
      to:
        "import UIKit\nprotocol P: AnyObject { func a(_ b: Int, c: Int); var ported_has_a_c: Bool { get } }; extension P { func a(_ b: Int, c: Int) {}; var ported_has_a_c: Bool { false } }\nfunc d(_ e: Any) {\n  let f = e as! P\n  if f.ported_has_a_c {}\n}\n"
    )
  }

  @Test("Standard edit actions have the names that UIResponder's have")
  func editActions() {
    expect("#selector(copy(_:))", #"Selector("copy", UIResponder.copy(_:))"#)
    expect("#selector(UIResponderStandardEditActions.cut(_:))", #"Selector("cut", UIResponder.cut(_:))"#)
    expect("#selector(UIView.paste)", #"Selector("paste", UIResponder.paste)"#)
    expect(
      "#selector(move(_:))", #"Selector("move:", K.move(_:))"#,
      members: "func move(_ p: UIPanGestureRecognizer) {}")
    expect(
      "#selector(copy(_:))", #"Selector("copy", UIResponder.copy(_:))"#,
      members: "override func copy(_ s: Any?) {}")
  }

  @Test("endEditing as an action ends editing by force")
  func endEditing() {
    expect(
      "#selector(UIView.endEditing(_:))",
      #"Selector("endEditing:", { (target: UIView) in { _ = target.endEditing(true) } })"#)
    expect(
      "#selector(endEditing)", #"Selector("endEditing:", { (target: K) in { _ = target.endEditing(true) } })"#
    )
  }

  @Test("A method of the type itself cannot be an action, and is named")
  func staticMethods() {
    expect(
      "#selector(make)", "#selector(make)",
      problems: ["2:34: make is a method of the type itself; an action needs a method of an object"],
      members: "static func make() {}")
  }

  @Test("Lines and comments between the parts stay")
  func multipleLines() {
    expect(
      "#selector(\n  // which\n  self\n    .tap(_:) /* here */\n)",
      "Selector(\n  // which\n  \"tap:\", K\n    .tap(_:) /* here */\n)")
  }

  @Test("The innermost type that has the method is meant")
  func nesting() {
    expectPorting(
      "class A { func a() {}; class B { func b() { c(#selector(b)); c(#selector(a)) } } }\nextension A.B { func d() { c(#selector(d)) } }",
      to:
        "class A { func a() {}; class B { func b() { c(Selector(\"b\", B.b)); c(Selector(\"a\", A.a)) } } }\nextension A.B { func d() { c(Selector(\"d\", A.B.d)) } }"
    )
  }

  @Test("In an extension of a protocol the method is that of the conforming type")
  func protocolExtension() {
    expectPorting(
      "protocol P: UIView {}\nextension P { func a() { b(#selector(layoutSubviews)) } }",
      to:
        "protocol P: UIView {}\nextension P { func a() { b(Selector(\"layoutSubviews\", Self.layoutSubviews)) } }"
    )
  }

  @Test("A name in a text is given its method")
  func texts() {
    expect(#"Selector("tap:")"#, #"Selector("tap:", K.tap(_:))"#, members: "func tap(_ s: Any) {}")
    expect(#"Selector(("tap"))"#, #"Selector("tap", K.tap)"#, members: "func tap() {}")
    expect(#"NSSelectorFromString("tap")"#, #"Selector("tap", K.tap)"#, members: "func tap() {}")
    expect(
      #"Selector("gone:")"#, #"Selector("gone:")"#,
      problems: [#"2:24: no method around this code is named gone:; write Selector("gone:", Type.method)"#])
    expect(
      "Selector(name)", "Selector(name)",
      problems: ["2:24: a selector that is made from a text needs the Objective-C runtime"])
  }

  @Test("Without a type around it a bare name is named")
  func noType() {
    expectPorting(
      "let s = #selector(tap)\nlet t = #selector(3)", to: "let s = #selector(tap)\nlet t = #selector(3)",
      problems: [
        "1:19: no type around this code has tap; name the type before a dot",
        #"2:9: this #selector names no method; write Selector("name", Type.method)"#,
      ])
  }

  @Test("A key path of Objective-C becomes its text")
  func keyPaths() {
    expect("#keyPath(K.layer.frame)", "\"layer.frame\"")
    expect("#keyPath(self.size)", "\"size\"")
  }

  @Test("What another file declares is known")
  func otherFiles() {
    let files = [
      "class Handler { static func make() {}; @objc func run(_ s: Any) {} }",
      "class K { func a() { b(#selector(Handler.run)) } }",
    ].map { SourceText(path: "a.swift", bytes: Array($0.utf8)) }
    #expect(Porting.port(files)[1].text == "class K { func a() { b(Selector(\"run:\", Handler.run)) } }")
  }
}
