extension LedgerText {
  /// Effect views, indicators, searches, dynamics, pickers and observers.
  static let extras = #"""
    # Effects, indicators, searches, dynamics and observers
    ## Effects and indicators
    VFX-1 | O | ISHPermissionKit#90, PKHUD#190, YYText#689, DOC | The content of a UIVisualEffectView belongs in its `contentView`, which fills it and is hit where none of its subviews is. A view that is added to the effect view itself ends the program, since iOS 11.
    IND-1 | M 26.1, simulator | openuikit, DOC | A UIActivityIndicatorView is 20 points a side or, large, 37; in a larger frame its image is in the middle, rounded down to whole points. It is hidden unless it turns, where `hidesWhenStopped`, the default, says so.
    IND-2 | M 26.1, simulator | openuikit | A UIProgressView is 4 points high and has no width of its own; what is done has its share of the width.
    ## Searches
    SRCH-1 | M/I 26.1, simulator | openuikit, POSTS, INF | The field of a search bar is 8 points from its sides on iOS 26 and 44 points high; before, 36, in a bar of 56. A tap on the field begins editing. Where the cancel button is, is inferred.
    SRCH-2 | D/I | DOC, INF | A search begins when its field does and ends with cancel, which empties it; the updater is told each time. That it is told before the delegate is inferred.
    ## Dynamics
    DYN-1 | D/I | DOC, INF | A UIDynamicAnimator moves the items of its behaviors, and of their children, from the next frame on until all of them rest or no behavior is left; `action` is called once a frame. It computes four steps to a frame and takes what is slower than 1 point a second for a quarter of a second as resting: both are inferred.
    DYN-2 | D | DOC | Gravity of magnitude 1 makes an item faster by 1000 points a second in each second.
    DYN-3 | D/I | DOC, INF | An attachment without a frequency keeps the distance that the places had when it was made; with one it is a spring, whose damping 1 does not swing. How a spring is solved is inferred.
    DYN-4 | D/I | DOC, INF | A snap brings an item to its point and its rotation to none; damping 1 swings least. Three swings a second is a choice.
    DYN-5 | D | DOC | A push of magnitude 1 makes 100 × 100 points of density 1 faster by 100 points a second, at once if it is instantaneous, which ends it, or in each second.
    DYN-6 | D/I | DOC, INF | A UIDynamicItemBehavior adds velocities, slows down by its resistances, and keeps anchored items where they are. How resistance counts is inferred.
    DYN-7 | D/I | DOC, INF | An animator of a collection's layout moves attributes; it invalidates the layout at every frame.
    DYN-8 | D/I | DOC, INF | A UICollisionBehavior keeps its items out of each other and off its boundaries: lines and paths by name, and the bounds of the animator's view. With elasticity 1 a speed comes back, with 0 it ends. Here items are upright rectangles or ellipses that no collision turns, of two elasticities the larger counts, what is slower than 20 points a second does not bounce, and things touch up to a tenth of a point apart: all inferred.
    DYN-9 | D/I | DOC, INF | The delegate of collisions is told once when two items, or an item and a boundary, begin to touch, and once when they end to; the identifier of the view's bounds is nil. That it is told once a frame, before `action`, ends before begins, is inferred.
    ## Pickers
    PICK-1 | 1/I | POSTS, INF | A UIPickerView is 320 × 216 points unless told otherwise; columns share the width with 5 points between them, and rows are 32 points high. Rows lie flat here.
    PICK-2 | D/I | DOC, INF | A drag in a column ends with a row in the middle; a tap on a row brings it there. The delegate is told once, when it rests, also if the row is that of before a drag.
    PICK-3 | D | DOC | `selectRow` tells the delegate nothing; `selectedRow` is -1 where there are no rows. A reload keeps the row as far as there are as many.
    ## Observers
    KVO-1 | D/I | DOC, INF | Who observes frame, bounds, center, contentOffset or contentSize is told when the value is another one. UIKit promises it of none of them; iOS also tells of a set that changes nothing, which is left out here.
    KVO-2 | D | DOC | `observeValue` gets the key path, the object, the wanted values and the context; `initial` calls at once; removal by context removes that observation alone.
    KVO-3 | I | INF | Taking an observation of a closure away by a name ends it.
    KVO-6 | D/I | DOC, INF | Who observes text, attributedText or font of a label is told when code sets another one. UIKit promises it of none of them.
    KVO-10 | D/I | DOC, INF | Any object can be asked to be observed by name. Off Apple's systems views are; of another object nothing is told, which is written to standard error.
    KVC-1 | D | DOC | A CALayer has its properties by name for `setValue(_:forKey:)` and `value(forKey:)`, and keeps what it has no property for. Key paths name parts of points, sizes, rectangles and transforms; `transform.scale` is the mean of the three factors, and sets all three.
    KVC-2 | D/I | DOC, INF | A name that an object has no property for ends the program, as does a value of another type. Which names views and recognizers have here is what Fingerpost's table of properties has; an item of a bar has its `view`, as code asks for it on devices.
    KVC-3 | D/I | DOC, INF | Responders have `setValue(_:forKey:)` and `value(forKey:)`, which an override hears of first. A name without a property goes to the two methods for undefined keys. Key paths lead from controllers to views to layers. What a class of the client's stores can be read by its name, and not set: inferred, as there is no Objective-C.
    KVC-4 | O/I | POSTS, INF | Names that UIKit does not document and code counts on: an alert's `contentViewController`, whose view is between its words and its choices, as high as its `preferredContentSize`, and its `attributedTitle` and `attributedMessage`; a tab bar controller's `tabBar`, which can be another one; a search bar's `searchField` and `cancelButton`. Of an alert's action five names are kept and show nothing.
    # Values that are kept and read back
    ## Drawing
    VAL-40 | D | DOC | A context keeps with each shape how its line ends, meets and is broken, its shadow, its opacity and how it is mixed, until the state is taken back; colors that run are a shape of their own. `UIBezierPath.stroke()` draws by what the path says and leaves the context's state as it was.
    VAL-41 | D/I | DOC, INF | A layer that was marked draws after layout, in a window: `display()`, which asks the delegate to display it, else `draw(in:)`, else the delegate to draw. The layer of a view draws by `draw(in:)` only if it is of a class of its own; the default is the view's `draw(_:)`. That it draws after its own layout and before that of what is in it is inferred.
    VAL-42 | D/I | DOC, INF | A property of a layer without storage (`@NSManaged`) is kept by its name, and is what `defaultValue(forKey:)` returns, 0, false or nil before it is set. Setting it asks `action(forKey:)` first, adds the animation that it returns, and marks the layer to be drawn again if `needsDisplay(forKey:)` says so. An animation of it shows nothing here.
    VAL-43 | D/I | DOC, INF | A layer's own time is (time of its superlayer − beginTime) × speed + timeOffset. `convertTime` follows it. Animations do not here, so a layer that is held by speed 0 moves on: inferred to matter to nothing that takes touches.
    VAL-52 | D | DOC | An image view with images for turns is animating from `startAnimating` until `stopAnimating`, or until they were shown as often as said, by the world's clock; without a duration each takes a thirtieth of a second.
    VAL-50 | D/I | DOC, INF | `CGPath.copy(strokingWithWidth:…)` is the outline of the line along a path, with its ends and corners. Curves count as 16 lines: inferred.
    ## Texts and responders
    VAL-44 | D | DOC | The window of an application's delegate is optional twice, as in UIKit, where the property is an optional one of the protocol.
    VAL-51 | D | DOC | Traits that code makes of a size class, a kind of device or a scale say that alone, and the rest is unspecified; of several, later ones count. All other traits are those of the current world's device.
    VAL-53 | D/I | DOC, INF | Every value of a label can be overridden. What `attributedText` sets replaces `text` without a call of an override of that. That the label is measured by what was set, whatever an override answers, is inferred.
    VAL-54 | D | DOC | What tells a keyboard how to be is optional in UITextInputTraits; left out, it is the default.
    VAL-55 | D/I | DOC, INF | A text field posts that its editing began, changed its text by the user, and ended. That this comes after the delegate and the targets is inferred.
    VAL-56 | D | DOC | A replicator layer keeps how often, how and in which color it shows what is in it.
    VAL-57 | D/I | DOC, INF | How the screen may be held is what the application's delegate says, by default all ways but upside down; on iOS a delegate that says nothing leaves it to Info.plist.
    VAL-58 | I | INF | A controller that asks for the screen to be turned is counted: the screen is upright here.
    VAL-59 | D/I | DOC, INF | Tabs fill their bar, or are in its middle in their `itemWidth`, `itemSpacing` apart. Which width the system would choose for none is not known: an equal share.
    VAL-60 | D | DOC | NSHashTable and NSPointerArray with weak memory do not keep their objects: what has gone is not in the table, and is nil in the array until `compact`.
    VAL-61 | D | DOC | A controller that performs a segue which its storyboard does not have ends the program; there are no storyboards here.
    VAL-62 | D/I | DOC, INF | The date of a date picker is never beyond its limits, unless these contradict each other, when neither counts. Setting it sends nothing. A minute interval that does not divide 60 counts as 1. Nothing turns here: code sets the date and sends the event.
    VAL-63 | I | INF | An image that is made of a context is as large as the context, and cuts off as a rectangle where it is a mask.
    VAL-64 | D/I | DOC, INF | What the delegate of a scroll view does not do itself goes to its `forwardingTarget(for:)`, if it has one, which is asked each time. Whom it names is asked whether it has the method by calling it: the first time a method that came with the protocol is reached, the proxy is asked again. iOS asks `responds(to:)` once, when the delegate is set: not played.
    VAL-65 | D | DOC | `performSelector(onMainThread:with:waitUntilDone:)` calls at once if it waits; else when what runs now is over, while a scroll view tracks, too.
    VAL-66 | D/I | DOC, INF | A layer is not opaque unless it is said. The layer of a view has the view's `isOpaque`: inferred.
    VAL-67 | D | DOC | `willTransition(to:with:)` of a controller tells its children. Nothing here changes traits on its own.
    VAL-68 | D | DOC | A CATransition is kept under the key `transition`, whatever key it is added with; it takes its time and shows nothing here.
    VAL-69 | D/I | DOC, INF | What the delegate of a recognizer does not answer itself goes to its `forwardingTarget(for:)`, asked as VAL-64 says.
    VAL-70 | D | DOC | Motion effects are kept and change nothing, as nothing is tilted here; each answers what it would add at an offset.
    VAL-71 | D/I | DOC, INF | `effectiveRadius(corner:)` is the largest of the corners asked for: what the configuration says, half the shorter side for a capsule, and for a concentric corner the radius of the next view around that has a configuration, less the way to its edges, at least the minimum. That the longer way of the two counts is inferred.
    VAL-72 | 1/I | PanModal, INF | The table of a table view controller is at first as large as the screen, below the status bar; a collection as large as the screen, which is inferred from other controllers' views.
    VAL-73 | D | DOC | What is written with `os_log` goes to standard error where the variable `OS_ACTIVITY_DT_MODE` is set, else nowhere. A text without `public` is shown as `<private>`. An NSException that is raised ends the program, with its name and reason.
    VAL-74 | D/I | DOC, INF | A constraint answers `firstAnchor` and `secondAnchor`, also where it was made of items and attributes. Two anchors of the same place of the same item are equal: inferred from public tests that pass on iOS.
    VAL-75 | D | DOC | A CGFloat becomes a number object where code says `as NSNumber`, and a number object a CGFloat, as the other numbers do.
    VAL-76 | D/I | DOC, INF | A UIAccessibilityElement has its words, and its container, which it does not keep. `accessibilityFrameInContainerSpace` follows a container that is a view; setting `accessibilityFrame` ends that. That it is an element unless told otherwise is inferred from code that never says so.
    VAL-77 | I | INF | `UIApplication.value(forKey: "sharedApplication")` is the application, for code that may not name it.
    VAL-78 | D | DOC | `CGPath.boundingBoxOfPath` leaves out control points that are beside the path; `boundingBox` does not.
    VAL-79 | D/I | DOC, INF | A timer with a target carries its `userInfo`. Foundation's timers can be given none here: one that is made without being scheduled calls its target with another timer, which has it and stands for the first: inferred to matter to nothing but `===`. One with a date for its first call waits as long as it is until then when it is made.
    VAL-80 | D/I | DOC, INF | A timer with a target that is added to a run loop is fired by the clock of the world, once for each time, however often it is added. `fingerpost-port` writes `addTimer` for `add`.
    VAL-81 | D | DOC | UIBarItem and its kinds have `init(coder:)`, which reads nothing. A kind of UIBarButtonItem with its own `init()` and `init(coder:)` inherits all other initializers.
    VAL-85 | D/I | DOC, INF | What changes between `beginAnimations` and `commitAnimations` is animated, in 0.2 s unless it is said otherwise, and takes no touches meanwhile, as with blocks. The delegate's methods are told the identifier, and nothing else.
    VAL-86 | I | INF | Keyframes of the cubic modes are shown as straight ways from one value to the next.
    VAL-87 | D/I | DOC, INF | A reversed path has the parts of the path from the last to the first, each drawn from its end to its beginning; a closed one stays closed. In which order Core Graphics has the parts is inferred.
    VAL-88 | D/I | DOC, INF | A text field's text with attributes is the one that was set, as long as it is still the text, else the text in the default attributes, which are the field's font, color and alignment. Where a button that clears would be, 19 points wide and 5 from the right, is inferred.
    VAL-89 | D/I | DOC, INF | A slider's images at the ends make its track shorter; an image of the thumb has the thumb be as large as it, for touches too. That nothing is between image and track is inferred.
    VAL-90 | D | DOC | A page control hides the dot of a single page where code asks for that, and answers the size that a number of pages needs.
    VAL-91 | D/I | DOC, INF | A button's layout asks `titleRect(forContentRect:)` and `imageRect(forContentRect:)`, so overrides move label and image. An image above or below the title makes it as high as both.
    VAL-92 | D/I | DOC, INF | A button calls its configuration update handler before layout, after that was set and after each change of its state.
    VAL-93 | D | DOC | A layer that replaces a sublayer has its place. A layer's visible rectangle is what the layers above leave of its bounds that cut off what is outside.
    VAL-94 | D | DOC | An image of several is as large as the first; without a duration each has a thirtieth of a second.
    VAL-95 | I | INF | Fonts and lengths do not follow a size of text, as that is the usual one; the greatest size that is allowed counts.
    VAL-96 | D/I | DOC, INF | While interaction events are ignored no new touch is given to anything; calls count. That touches under way are not cut short is inferred.
    VAL-97 | D | DOC | A task in the background has a number until it ends; time for it never runs out here.
    VAL-98 | D | DOC | An emitter and its cells keep what they are told, with Core Animation's defaults. A scroll layer shows another part by the origin of its bounds.
    VAL-99 | D | DOC | One thread at a time is between `objc_sync_enter` and `objc_sync_exit` of an object, and may enter again.
    VAL-110 | D/I | DOC, INF | An object of a class that is known only at run time is made by the initializer that its class inherits or overrides, a view with the frame that is given. Swift allows `type.init()` of required initializers alone; `fingerpost-port` writes a call of `make` for views and controllers. An `init()` that overrides nothing is found on iOS alone.
    VAL-111 | D | DOC | A subclass of a controller may say itself what its `transitioningDelegate` is; that counts wherever it is read or set. Here it adopts TransitioningDelegateOverriding, as Swift overrides nothing that an extension declares; `fingerpost-port` writes it so.
    VAL-120 | D/I | DOC, INF | Selectors are equal when their names are, also one that code makes of a name alone. Off Apple's systems such a one names nothing but an action of editing; on iOS it names whatever method has that name.
    VAL-121 | D/I | DOC, INF | A text field has `caretRect`, `closestPosition`, `firstRect` and `selectionRects` in its own coordinates, in the rectangle of its text and by its alignment; `replace` asks no delegate. Where letters are is an estimate from widths of the font (LAY-6).
    VAL-122 | D/I | DOC, INF | A bitmap context has the size that was asked for, and it and its images give back what was said of their pixels. There are no pixels here: `data` and `dataProvider` are nil, and memory that is given is not written.
    VAL-123 | D/I | DOC, INF | Traits beside size and style are read back from those that code made, and are else those of a usual device. A controller's `overrideUserInterfaceStyle` is that of its view and of what is in it, unless these say otherwise.
    VAL-124 | D | DOC | The color of a button configuration's background counts before `baseBackgroundColor`, and its corner radius where `cornerStyle` is fixed.
    VAL-125 | D | DOC | What a split view controller is told of its columns is kept and read back; the display mode of one that is collapsed is that of the secondary column alone.
    VAL-126 | D | DOC | A map table forgets an entry whose weak key or value has gone. Strong keys are compared by `isEqual`, weak ones are the same as themselves only.
    VAL-127 | D | DOC | A user activity and the one of a responder are kept and read back; nothing is handed off.
    VAL-128 | I | INF | `autoreleasepool` calls its closure: references are counted at once off Apple's systems.
    VAL-129 | D | DOC | What controls, labels, images, scroll views and lists are told of looks, focus and keys is kept and read back.
    VAL-130 | D/I | DOC, INF | The action of a segment is performed when the segment is chosen. That it comes before `valueChanged` is inferred.
    VAL-131 | I | INF | A symbol effect is kept until it is removed; symbols do not move here.
    VAL-132 | D | DOC | What a search controller and an item are told of results, scopes and the place of the bar is kept and read back.
    VAL-133 | D | DOC | The old menu is shown only where a responder performs one of its actions. It posts a notification before and after.
    VAL-134 | D/I | DOC, INF | A scene is upright and fills the screen; a request for an orientation without portrait fails. An application that registers for remote notifications is registered, and hears nothing.
    VAL-135 | D | DOC | URLs, colors and data are on a pasteboard until something else is put there.
    VAL-136 | I | INF | A spring of a perceptual duration d and a bounce b has a mass of 1, a stiffness of (2π/d)² and a damping of 4π(1 − b)/d, or 4π/(d(1 + b)) for a negative bounce.
    VAL-137 | I | INF | System images are symbols; thumbnails have their size and no pixels.
    VAL-138 | D/I | DOC, INF | A share sheet calls its handler when it has been dismissed, with no activity: none is performed here. Glass is kept and not drawn.
    VAL-139 | D | DOC | The style of an input view and the wishes for smart quotes, dashes and spaces are kept and read back. There is one input mode, English.
    VAL-141 | I | INF | A timer of a run loop with a closure fires by the clock of the world: once at its date, or again and again, first after an interval. Core Foundation takes the date for the first time as well.
    VAL-142 | D/I | DOC, INF | A preview interaction needs a screen that feels force, which no present device has: it never begins. Its `cancel` tells the delegate.
    VAL-151 | D | DOC | `defaultBackgroundConfiguration()` is the background for the style of the table that a cell or a header is in; a cell of a collection has none but in a list.
    VAL-152 | I | INF | A `#colorLiteral` is a `CGColor` where a layer wants one.
    VAL-153 | D/I | DOC, INF | A layout may change attributes that it has given before, as an animator of its items does: after an invalidation elements are placed by what these say by now.
    VAL-170 | I | INF | Where Objective-C has objects of structures, as in the values of a change or in an `AnyObject`, Swift has the structures off Apple's systems. `NSValue.boxing` makes the object that code asks for; what is none gives nil.
    VAL-171 | D | HDR | A tab bar controller is told of the four steps of customizing its bar. Nothing here lets a user do that. Its controller for more tabs exists and is never shown, as all tabs have room.
    VAL-172 | D/I | DOC, INF | What NSObject's categories have on Apple's systems, and classes override, is in ForwardingObject: values by name (what the class stores is read, what is set by a name is kept, an unknown name is nil where iOS ends the program), accessibility values, which are kept, and `awakeFromNib`, which nothing calls.
    VAL-173 | D | HDR | The keys of a bundle's information have Core Foundation's names, too.
    VAL-174 | D | HDR | A number is made of an `NSNumber` as exactly as it can be, or only if it is the same; attributes of a text can be asked for without their range.
    VAL-175 | D | HDR | The changes of `performBatchUpdates` are made before it returns, so their closure may be one that does not escape.
    VAL-176 | D | DOC | Scanning into a text gives what the scanners of iOS 13 return; without a find the text stays as it was.
    VAL-177 | I | INF | An attachment shows its image, in its bounds, at every place of a text.
    VAL-178 | D | DOC | `NSStringFromClass` of a view, a controller or a recognizer gives a class of UIKit's no module, as Objective-C has none; a class of an application has its own.
    VAL-180 | O/I | DOC, asset-symbols, INF | A color and an image of an asset catalog are made of a resource, which has a name; Xcode makes a symbol for each, and `fingerpost-port` makes the same, by rules that are read from files that Xcode generated. A color looks as the catalog says on light and dark screens; nothing but its number for all displays counts, and a reference to a color of the system is clear (inferred). Of an image nothing is read.
    VAL-181 | D/I | DOC, INF | A list asked for a value by name asks each of its elements. Which elements answer is inferred: responders, layers, and objects that keep values by name.
    VAL-182 | D | HDR | A class of NSObject names the class above it; a date object moved by seconds is one where code wants an object.
    VAL-183 | D | DOC | What is drawn into a layer of Core Graphics is drawn again at each place that a context draws the layer at.
    VAL-45 | D/I | DOC, INF | An UndoManager takes groups back, last first; what is registered meanwhile can be done again. Registering anything else forgets what could be done again. Registrations outside of a group make one, which ends with the next undo or when the clock moves on: UIKit ends it with the pass of its main loop.
    VAL-46 | D | DOC | A responder's undo manager is that of the next responder, unless it has its own, as windows and text views do.
    VAL-47 | D/I | DOC, INF | A text view lays its text out in its container: the padding at each side of a line and the number of lines count, what code does to its storage shows at once, and its layout manager finds letters by points. A glyph is a UTF-16 unit here.
    VAL-48 | D/I | DOC, INF | `scrollRangeToVisible` scrolls just as far as it takes, at once. That a range outside of the text stands for its end is inferred from code that asks for place −1 to get there.
    """#
}
