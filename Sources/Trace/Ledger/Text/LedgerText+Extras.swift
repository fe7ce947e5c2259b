extension LedgerText {
  /// Effect views, indicators and searches.
  static let extras = #"""
    # Effects, indicators and searches
    ## Effects and indicators
    VFX-1 | O | ISHPermissionKit#90, PKHUD#190, YYText#689, DOC | The content of a UIVisualEffectView belongs in its `contentView`, which fills it and is hit where none of its subviews is. A view that is added to the effect view itself ends the program, since iOS 11.
    IND-1 | M 26.1, simulator | openuikit, DOC | A UIActivityIndicatorView is 20 points a side or, large, 37; in a larger frame its image is in the middle, rounded down to whole points. It is hidden unless it turns, where `hidesWhenStopped`, the default, says so.
    IND-2 | M 26.1, simulator | openuikit | A UIProgressView is 4 points high and has no width of its own; what is done has its share of the width.
    ## Searches
    SRCH-1 | M/I 26.1, simulator | openuikit, POSTS, INF | The field of a search bar is 8 points from its sides on iOS 26 and 44 points high; before, 36, in a bar of 56. A tap on the field begins editing. Where the cancel button is, is inferred.
    SRCH-2 | D/I | DOC, INF | A search begins when its field does and ends with cancel, which empties it; the updater is told each time. That it is told before the delegate is inferred.
    """#
}
