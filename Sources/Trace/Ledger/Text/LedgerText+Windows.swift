extension LedgerText {
  /// Windows: levels, key status, and which one a contact goes to.
  static let windows = #"""
    # Windows
    WIN-1 | D | HDR | A window level may be any `CGFloat`; the named ones are normal 0, statusBar 1000 and alert 2000.
    WIN-2 | D | DOC | A higher level is always in front; among equals, the window shown or made key and visible last does.
    WIN-3 | D | DOC | A new window has `isHidden` true. `makeKeyAndVisible()` shows it, puts it in front of its level and makes it key, while `makeKey()` leaves visibility alone.
    WIN-4 | D | DOC | Position and stacking choose the target of a touch, whether or not the window is key. The key window gets keyboard, press, motion and remote-control events.
    WIN-5 | O | A0, A3, POSTS | A new contact is offered to the visible windows from front to back, and goes to the first whose `hitTest(_:with:)` returns a view.
    WIN-5b | I | RT | On a device the window server also names a window under the point, and UIKit asks its own windows in relation to that one. Fingerpost has no window server, so WIN-5 decides alone. | out of scope
    WIN-6 | O | POSTS | A window that is hidden, not interactive or too transparent needs no rule of its own to be skipped: it returns nil, as any such view does.
    WIN-7 | I | INF | A contact for which every window returns nil is dropped, and no touch is delivered for it.
    WIN-8 | O | POSTS | A window lets touches through by overriding `hitTest(_:with:)` to return nil instead of itself; the next window is then asked.
    WIN-9 | D | DOC | However far a finger travels, its contact belongs to the window in which it came down.
    WIN-10 | I | INF | Each window is asked with the screen point converted to its own space, by its frame and its transform.
    WIN-11 | 1 | CAT, RT | `UIWindow` hit-tests like any view: by measurement it overrides neither method, although iOS 12's runtime lists a `pointInside` of its own.
    WIN-12 | D | HDR, DOC | Only a window whose `canBecomeKey` is true, as by default, becomes key; `becomeKey()` and `resignKey()` are called on it. The notifications are didBecomeVisible, didBecomeHidden, didBecomeKey and didResignKey, and since the iOS 15 SDK each scene has a key window of its own.
    WIN-13 | 1 | BLOG | Hiding the key window makes another one key: of those still visible, the one furthest in front.
    WIN-14 | I | INF | Touching a window does not make it key.
    WIN-15 | O/I | A3, DOC, RT, INF | Up to iOS 12 the status bar is in a window of the application's process, `UIStatusBarWindow`, in front of all its own and as large as the screen; `UIApplication.windows` does not contain it. Its inherited hit test finds the window itself, and its override returns nil outside the bar (inferred). With `statusBar.window`, or as iOS 12, Fingerpost has it, 20 pt high; a tap on it is that of SCR-24.
    """#
}
