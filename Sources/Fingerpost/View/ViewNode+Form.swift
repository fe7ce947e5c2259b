nonisolated extension ViewNode {
  /// What only few views have: a transform, an anchor point elsewhere than in the middle, a depth.
  struct Form {
    var transform = Matrix()
    /// The linear part's inverse; meaningful unless ``ViewFlags/notInvertible`` is set.
    var inverse = Matrix()
    var anchorU = 0.5
    var anchorV = 0.5
    var zPosition = 0.0
  }

  /// The form, made when the first value is set that is not usual.
  var madeForm: UnsafeMutablePointer<Form> {
    mutating get {
      if let form { return form }
      let made = UnsafeMutablePointer<Form>.allocate(capacity: 1)
      made.initialize(to: Form())
      form = made
      return made
    }
  }

  /// The transform about the anchor point.
  var transform: Matrix { form?.pointee.transform ?? Matrix() }

  /// The anchor point in the unit square of the bounds.
  var anchorU: Double {
    get { form?.pointee.anchorU ?? 0.5 }
    set { if form != nil || newValue != 0.5 { madeForm.pointee.anchorU = newValue } }
  }

  var anchorV: Double {
    get { form?.pointee.anchorV ?? 0.5 }
    set { if form != nil || newValue != 0.5 { madeForm.pointee.anchorV = newValue } }
  }

  /// The depth for drawing.
  var zPosition: Double {
    get { form?.pointee.zPosition ?? 0 }
    set { if form != nil || newValue != 0 { madeForm.pointee.zPosition = newValue } }
  }
}
