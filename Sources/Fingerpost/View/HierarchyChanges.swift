/// Counts how often a view was put into a list of subviews or taken out of one, in whatever tree.
///
/// Who calls out while a tree changes compares the count before with the count after, and looks at the tree anew only
/// where a callback changed one.
enum HierarchyChanges {
  @exclusivity(unchecked) static var count = 0
}
