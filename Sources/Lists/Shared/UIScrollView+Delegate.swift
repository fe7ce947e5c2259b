import Fingerpost

extension UIScrollView {
  /// Sets what is told of scrolling, which a list has under the same name as what is told of its rows.
  final func setScrollDelegate(_ delegate: (any UIScrollViewDelegate)?) { self.delegate = delegate }
}
