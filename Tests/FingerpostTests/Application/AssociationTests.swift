import Expectations
import Foundation
import Testing
import UIKit

@Suite("Values that are attached to objects")
struct AssociationTests {
  private nonisolated enum Key {
    nonisolated(unsafe) static var one: UInt8 = 0
    nonisolated(unsafe) static var two: UInt8 = 0
  }

  private final class Witness {}

  @Test("an object keeps a value under each key until it is replaced, taken away or all are removed")
  func keys() {
    let view = UIView()
    objc_setAssociatedObject(view, &Key.one, 1, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    objc_setAssociatedObject(view, &Key.two, "2", .OBJC_ASSOCIATION_COPY_NONATOMIC)
    #expect(objc_getAssociatedObject(view, &Key.one) as? Int == 1)
    #expect(objc_getAssociatedObject(view, &Key.two) as? String == "2")
    #expect(objc_getAssociatedObject(UIView(), &Key.one) == nil)
    objc_setAssociatedObject(view, &Key.one, 3, .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(view, &Key.one) as? Int == 3)
    objc_setAssociatedObject(view, &Key.one, nil, .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(view, &Key.one) == nil)
    objc_removeAssociatedObjects(view)
    #expect(objc_getAssociatedObject(view, &Key.two) == nil)
  }

  @Test("closures come back as they were")
  func closures() {
    let recognizer = UITapGestureRecognizer()
    var count = 0
    let action: () -> Void = { count += 1 }
    objc_setAssociatedObject(recognizer, &Key.one, action, .OBJC_ASSOCIATION_COPY)
    (objc_getAssociatedObject(recognizer, &Key.one) as? () -> Void)?()
    expect(count, is: 1)
  }

  @Test("views, recognizers and layers let go of their values when they go")
  func letGo() {
    weak var kept: Witness?
    for make in [{ UIView() }, { UITapGestureRecognizer() }, { CALayer() }] as [() -> NSObject] {
      var holder: NSObject? = make()
      do {
        let witness = Witness()
        kept = witness
        objc_setAssociatedObject(holder!, &Key.one, witness, .OBJC_ASSOCIATION_RETAIN)
      }
      #expect(kept != nil)
      holder = nil
      #expect(kept == nil)
    }
    #expect(kept == nil)
  }

  @Test("with the policy assign it is not kept")
  func assign() {
    let view = UIView()
    do {
      let witness = Witness()
      objc_setAssociatedObject(view, &Key.one, witness, .OBJC_ASSOCIATION_ASSIGN)
      #expect(objc_getAssociatedObject(view, &Key.one) as AnyObject? === witness)
    }
    #expect(objc_getAssociatedObject(view, &Key.one) == nil)
  }

  @Test("a value may call out when it goes")
  func reentrant() {
    final class Caller {
      nonisolated deinit {
        objc_setAssociatedObject(NSObject(), &Key.two, "x", .OBJC_ASSOCIATION_RETAIN)
      }
    }
    let view = UIView()
    objc_setAssociatedObject(view, &Key.one, Caller(), .OBJC_ASSOCIATION_RETAIN)
    objc_setAssociatedObject(view, &Key.one, nil, .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(view, &Key.one) == nil)
  }

  @Test("values of other objects go when further objects get values")
  func swept() {
    weak var kept: Witness?
    do {
      let witness = Witness()
      kept = witness
      objc_setAssociatedObject(NSObject(), &Key.one, witness, .OBJC_ASSOCIATION_RETAIN)
    }
    var holders: [NSObject] = []
    for index in 0..<100_000 where kept != nil {
      let holder = NSObject()
      holders.append(holder)
      objc_setAssociatedObject(holder, &Key.one, index, .OBJC_ASSOCIATION_RETAIN)
    }
    #expect(kept == nil)
    for holder in holders { objc_removeAssociatedObjects(holder) }
  }
}

@Suite("What is said for assistive techniques")
struct AccessibilityTests {
  @Test("values are kept by views and by controllers, and read back")
  func values() {
    for responder in [UIView(), UIViewController()] as [UIResponder] {
      responder.accessibilityLabel = "Volume"
      responder.accessibilityValue = "3"
      responder.accessibilityHint = "turn"
      responder.accessibilityIdentifier = "knob"
      responder.accessibilityTraits.insert(.adjustable)
      #expect(responder.accessibilityLabel == "Volume" && responder.accessibilityValue == "3")
      #expect(responder.accessibilityHint == "turn" && responder.accessibilityIdentifier == "knob")
      #expect(responder.accessibilityTraits == [.adjustable] && !responder.isAccessibilityElement)
    }
    #expect(UIButton().isAccessibilityElement && UILabel().isAccessibilityElement)
  }
}
