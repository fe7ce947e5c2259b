#if !canImport(ObjectiveC)
  import Expectations
  import Foundation
  import Testing
  import UIKit

  @Suite struct KeyedValueTests {
    private let stage = Stage()

    @Test("KVC-1: values of a layer have names, and parts of them; those of a view's layer are the view's")
    func layers() {
      let view = stage.run { _ in UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40)) }
      let layer = view.layer
      layer.setValue(0.5, forKey: "opacity")
      layer.setValue(NSNumber(value: true), forKey: "hidden")
      #expect(view.alpha == 0.5 && view.isHidden && layer.value(forKey: "opacity") as? Double == 0.5)
      layer.setValue(CGFloat(100), forKeyPath: "position.x")
      expect(view.center, is: CGPoint(x: 100, y: 40))
      layer.setValue(NSValue(cgRect: CGRect(x: 0, y: 0, width: 5, height: 6)), forKey: "bounds")
      layer.setValue(7, forKeyPath: "bounds.size.width")
      expect(view.bounds, is: CGRect(x: 0, y: 0, width: 7, height: 6))
      expect(layer.value(forKeyPath: "bounds.size") as? CGSize, is: CGSize(width: 7, height: 6))
      layer.setValue(Double.pi / 2, forKeyPath: "transform.rotation.z")
      layer.setValue(3, forKeyPath: "transform.scale")
      layer.setValue(12, forKeyPath: "transform.translation.y")
      #expect(abs(view.transform.b - 3) < 1e-9 && abs(view.transform.a) < 1e-9 && view.transform.ty == 12)
      expect((layer.value(forKeyPath: "transform.scale") as? NSNumber)?.doubleValue, is: 3)
      let angle = (layer.value(forKeyPath: "transform.rotation") as? NSNumber)?.doubleValue ?? 0
      expect(angle, near: .pi / 2, within: 1e-9)
      layer.setValue(UIColor.red.cgColor, forKey: "borderColor")
      expect(layer.borderColor, is: UIColor.red.cgColor)
      layer.setValue(nil, forKey: "borderColor")
      expect(layer.borderColor, is: nil)
    }

    @Test(
      "KVC-1: a layer keeps what it has no property for; a shape has more names, and parts of others follow")
    func containers() {
      let shape = CAShapeLayer()
      shape.setValue("mine", forKey: "owner")
      #expect(shape.value(forKey: "owner") as? String == "mine" && shape.value(forKey: "other") == nil)
      shape.setValue(nil, forKey: "owner")
      #expect(shape.value(forKey: "owner") == nil && shape.value(forKeyPath: "owner.name") == nil)
      shape.setValue(4, forKey: "lineWidth")
      expect(shape.lineWidth, is: 4)
      shape.setValue(CALayer(), forKey: "mask")
      shape.setValue(2, forKeyPath: "mask.cornerRadius")
      expect(shape.mask?.cornerRadius, is: 2)
      let plain = CALayer()
      plain.setValue(4, forKey: "lineWidth")
      expect(plain.value(forKey: "lineWidth") as? Int, is: 4)
    }

    @Test("KVC-1: a part that a value does not have, and a value of another type, end the program")
    func layerTraps() async {
      await #expect(processExitsWith: .failure) {
        await MainActor.run { CALayer().setValue(1, forKeyPath: "position.z") }
      }
      await #expect(processExitsWith: .failure) {
        await MainActor.run { _ = CALayer().value(forKeyPath: "position.z") }
      }
      await #expect(processExitsWith: .failure) {
        await MainActor.run { CALayer().setValue("far", forKey: "zPosition") }
      }
    }

    @Test("KVC-2: views and recognizers have the properties of the table by name")
    func properties() {
      let view = stage.run { _ in UIScrollView(frame: CGRect(x: 0, y: 0, width: 30, height: 40)) }
      view.setValue(true, forKey: "hidden")
      view.setValue(NSValue(cgPoint: CGPoint(x: 50, y: 60)), forKey: "center")
      view.setValue(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4), forKey: "contentInset")
      #expect(view.isHidden && view.center == CGPoint(x: 50, y: 60) && view.contentInset.bottom == 3)
      expect(view.value(forKey: "frame") as? CGRect, is: CGRect(x: 35, y: 40, width: 30, height: 40))
      expect(view.value(forKey: "isHidden") as? Bool, is: true)
      view.setValue(2, forKeyPath: "layer.zPosition")
      #expect(view.layer.zPosition == 2 && view.value(forKeyPath: "alpha") as? Double == 1)
      let swipe = UISwipeGestureRecognizer()
      swipe.setValue(Int(UISwipeGestureRecognizer.Direction.up.rawValue), forKey: "direction")
      swipe.setValue("mine", forKey: "name")
      expect(swipe.direction, is: .up)
      expect(swipe.value(forKey: "name") as? String, is: "mine")
    }

    @Test("KVC-2: a name that the table does not have, and a value of another type, end the program")
    func propertyTraps() async {
      await #expect(processExitsWith: .failure) {
        await MainActor.run { UIView().setValue(1, forKey: "isOn") }
      }
      await #expect(processExitsWith: .failure) {
        await MainActor.run { _ = UIView().value(forKey: "unheardOf") }
      }
      await #expect(processExitsWith: .failure) {
        await MainActor.run { UIView().setValue("wide", forKey: "frame") }
      }
    }
  }
#endif
