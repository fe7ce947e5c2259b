import FingerpostSolver
import Foundation

/// Sizes that views have by their content, as wishes of the solver. [AL-5, AL-8]
extension LayoutEngine {
  /// Decides which of several constraints or sizes of content of one strength gives way: that of the lowest rank, and so the
  /// one of the lowest kind and, within a kind, the lowest place. Roots, so that no few ranks add up to the same as others.
  /// [AL-5]
  static func rank(_ kind: Int, _ place: Int) -> Double {
    let distance = Double(min(place.magnitude, 1_000_000_000)).squareRoot()
    return Double(kind) * 100_000 + (place < 0 ? -distance : distance)
  }

  /// What a view says about its content; asked for once for both axes.
  private struct Content {
    let view: UIView
    let size: CGSize
    let insets: UIEdgeInsets
    let wraps: Bool

    init(_ view: UIView) {
      self.view = view
      size = view.intrinsicContentSize
      insets = view.alignmentRectInsets
      wraps = view.textLines?.wraps ?? false
    }
  }

  /// What a view's content asks for along an axis.
  private func contentSize(_ content: Content, _ variables: LayoutVariables, axis: Int) -> LayoutVariables
    .ContentSize?
  {
    let axisName: NSLayoutConstraint.Axis = axis == 0 ? .horizontal : .vertical
    var size = axis == 0 ? content.size.width : content.size.height
    guard size != UIView.noIntrinsicMetric else { return nil }
    let (view, insets) = (content.view, content.insets)
    if axis == 1, content.wraps, variables.content[1] != nil, let solved = variables.value(.width) {
      let width = CGFloat(solved) - insets.left - insets.right
      if width > 0 { size = view.sizeThatFits(CGSize(width: width, height: 0)).height }
    }
    size += axis == 0 ? insets.left + insets.right : insets.top + insets.bottom
    let mention = variables.firstMention
    // Down a column labels of several lines are like others. [AL-60]
    let ranks =
      content.wraps && axis == 0
      ? (hugging: LayoutEngine.rank(2, -mention), compression: LayoutEngine.rank(4, mention))
      : (hugging: LayoutEngine.rank(2, mention), compression: LayoutEngine.rank(4, -mention))
    // A size of content that is required gives way to a constraint that is. [AL-8]
    func below(_ priority: UILayoutPriority) -> Float { min(priority.rawValue, 999.5) }
    return LayoutVariables.ContentSize(
      size: size, hugging: below(view.contentHuggingPriority(for: axisName)),
      compression: below(view.contentCompressionResistancePriority(for: axisName)), rank: ranks)
  }

  func refreshContent(of variables: LayoutVariables) {
    guard !variables.isFixed, let view = variables.item as? UIView, variables.engine === self else { return }
    for place in LayoutVariables.Place.allCases { _ = variables.symbol(place, in: self) }
    let content = Content(view)
    for axis in 0..<2 {
      let said = contentSize(content, variables, axis: axis)
      if let known = variables.content[axis] {
        guard said != known.said else { continue }
        if let said, said.hugging == known.said.hugging, said.compression == known.said.compression,
          said.rank == known.said.rank
        {
          solver.setConstant(-Double(said.size), of: known.id)
          variables.content[axis]?.said = said
          continue
        }
        solver.remove(known.id)
        variables.content[axis] = nil
      }
      guard let said else { continue }
      var constraint = Constraint(
        [(variables.symbol(axis == 0 ? .width : .height, in: self), 1)], .equal, constant: -Double(said.size),
        strength: Strength(said.hugging), rank: said.rank.hugging)
      constraint.strengthBelow = Strength(said.compression)
      constraint.rankBelow = said.rank.compression
      // What is not required contradicts nothing.
      if let id = try? solver.add(constraint).get() { variables.content[axis] = (id, said) }
    }
  }

  /// Notes text that has another height in the width that it has now.
  func noteWrappedContent(of view: UIView, _ variables: LayoutVariables) {
    guard variables.content[1] != nil, view.textLines?.wraps == true else { return }
    if contentSize(Content(view), variables, axis: 1) != variables.content[1]?.said {
      changedContents.append(variables)
    }
  }
}
