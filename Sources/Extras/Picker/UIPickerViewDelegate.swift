public import Fingerpost
public import Foundation

/// How many columns and rows a ``UIPickerView`` has.
@preconcurrency @MainActor public protocol UIPickerViewDataSource: AnyObject {
  /// Returns how many columns there are.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// Returns how many rows a column has.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// What the rows of a ``UIPickerView`` are, and what hears that one was chosen. All of it is optional.
@preconcurrency @MainActor public protocol UIPickerViewDelegate: AnyObject {
  /// Returns how wide a column is, in points; 0, the default, for its share.
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  /// Returns how high the rows of a column are, in points. Default 32.
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  /// Returns what is written in a row. Default nil.
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
  /// Returns what is written in a row, which counts before the plain text. Default nil.
  func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int)
    -> NSAttributedString?
  /// Returns what a row is, which counts before texts; it may be the view that is given, of a row that went.
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView
  /// Called when a user's movement has come to rest, with the row in the middle. [PICK-2]
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

/// Stands for the view that a delegate does not give.
final class NoPickerRow: UIView {}

extension UIPickerViewDelegate {
  /// Returns 0: the share of the column.
  public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 0 }
  /// Returns 32.
  public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
    UIPickerView.rowHeight
  }
  /// Returns nil.
  public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int)
    -> String?
  { nil }
  /// Returns nil.
  public func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? { nil }
  /// Returns a view that stands for none, so that texts count.
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView { NoPickerRow() }
  /// Does nothing.
  public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}
