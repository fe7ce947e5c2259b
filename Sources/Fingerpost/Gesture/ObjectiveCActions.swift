#if canImport(ObjectiveC)
  public import ObjectiveC

  // What UIKit code says with `#selector`, where there is such a thing.

  extension UIGestureRecognizer {
    /// Creates a recognizer that sends a message to a target when it acts. [GR-3, GR-4, GR-14]
    public convenience init(target: Any?, action: ObjectiveC.Selector) {
      self.init(target: target, action: Selector(action))
    }

    /// Adds a target and a message; the same pair is sent once, however often it is added. [GR-3]
    public final func addTarget(_ target: Any, action: ObjectiveC.Selector) {
      addTarget(target, action: Selector(action))
    }

    /// Removes a target and a message; nil for the target means all. [GR-3]
    public final func removeTarget(_ target: Any?, action: ObjectiveC.Selector) {
      removeTarget(target, action: Selector(action))
    }
  }

  extension UIControl {
    /// Adds a target and a message; adding the same pair again only adds the events. [CTL-24]
    public final func addTarget(_ target: Any?, action: ObjectiveC.Selector, for controlEvents: Event) {
      addTarget(target, action: Selector(action), for: controlEvents)
    }

    /// Takes events from a target and a message; nil for the target means all. [CTL-28]
    public final func removeTarget(_ target: Any?, action: ObjectiveC.Selector, for controlEvents: Event) {
      removeTarget(target, action: Selector(action), for: controlEvents)
    }

    /// Sends a message to a target. [CTL-26]
    public final func sendAction(_ action: ObjectiveC.Selector, to target: Any?, for event: UIEvent?) {
      sendAction(Selector(action), to: target, for: event)
    }
  }

  extension UIBarButtonItem {
    /// Creates an item with a title that sends a message to a target. [BAR-3]
    public convenience init(title: String?, style: Style, target: Any?, action: ObjectiveC.Selector) {
      self.init(title: title, style: style, target: target, action: Selector(action))
    }

    /// Creates one of the system's items that sends a message to a target. [BAR-3]
    public convenience init(
      barButtonSystemItem systemItem: SystemItem, target: Any?, action: ObjectiveC.Selector
    ) {
      self.init(barButtonSystemItem: systemItem, target: target, action: Selector(action))
    }

    /// Creates an item with an image that sends a message to a target. [BAR-3]
    public convenience init(image: UIImage?, style: Style, target: Any?, action: ObjectiveC.Selector) {
      self.init(image: image, style: style, target: target, action: Selector(action))
    }
  }

  extension UIKeyCommand {
    /// Creates a command that sends a message along the responder chain. [PRESS-6]
    public convenience init(
      input: String, modifierFlags: UIKeyModifierFlags, action: ObjectiveC.Selector
    ) {
      self.init(input: input, modifierFlags: modifierFlags, action: Selector(action))
    }
  }

  extension CADisplayLink {
    /// Creates a link that sends a message to a target in each frame. [LINK-1]
    public convenience init(target: Any, selector: ObjectiveC.Selector) {
      self.init(target: target, selector: Selector(selector))
    }
  }
#endif
