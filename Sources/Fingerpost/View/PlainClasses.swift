/// The classes whose hit testing is known to be the inherited one.
///
/// A view of one of these never answers anything but itself or a view below it, so a hit test can walk through
/// it in a loop instead of calling it. Everything else is asked through its methods.
enum PlainClasses {
  static func contains(_ type: UIView.Type) -> Bool {
    type == UIView.self || type == UILabel.self || type == UIImageView.self
  }
}
