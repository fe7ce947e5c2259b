/// A recogniser of a pointer over a view.
open class UIHoverGestureRecognizer: UIGestureRecognizer {}
