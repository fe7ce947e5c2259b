/// The ledger as data: one line per rule, in the order in which a touch meets them.
///
/// A line reads `id | grade | sources | statement`, and may end in `| out of scope`, or in `| not built: PART` where
/// nothing pins the rule yet because that part of the system is missing. `#` heads a section,
/// `##` a topic within it, and `>` says something about the section. Grades are explained by `Grade`, the
/// tags of sources by `sources` below. `fingerpost-dev write-rules` makes docs/rules.md from this.
enum LedgerText {
  /// Every rule, in order.
  static let rules = [
    pipeline, touches, windows, layout, constraints, hitTesting, responders, gestures, recognizers,
    arbitration, controls,
    scrolling, lists, animation, motionAndPresses, presentation, keyboard, extras, traces, scenarios,
  ].joined(separator: "\n")

  /// What each source tag stands for, one `tag = meaning` per line.
  static let sources = #"""
    DOC = Apple's developer documentation
    HDR = UIKit's public SDK headers, 9.3 to 16.5
    GUIDE = Apple's retired Event Handling Guide for iOS, as blogs quote it
    SAMPLE = an Apple sample project
    W10a = WWDC 2010 session 120
    W10b = WWDC 2010 session 121
    W10c = WWDC 2010 session 104
    W10d = WWDC 2010 session 208
    W12 = WWDC 2012 session 223
    W12b = WWDC 2012 session 205
    W13 = WWDC 2013 session 217
    W14 = WWDC 2014 session 235
    W14b = WWDC 2014 session 236
    W15 = WWDC 2015 session 233
    W16a = WWDC 2016 session 210
    W16b = WWDC 2016 session 220
    W16c = WWDC 2016 session 216
    W17 = WWDC 2017 session 219
    W18 = WWDC 2018 session 803, with its slides as developers quote them
    W18b = WWDC 2018 session 235
    W19 = WWDC 2019 session 220
    W20a = WWDC 2020 session 10094
    W20b = WWDC 2020 session 10109
    W21 = WWDC 2021 sessions 10260 and 10057
    W24 = WWDC 2024 session 10214
    RT = names of classes, variables and methods in iOS 12's runtime
    RT13 = names of classes, variables and methods in the runtime of iOS 13 or later, as public listings have them
    STK = crash and sample stack traces posted publicly (iOS 11 to 14), and one Frida trace
    CAT27 = read-backs from UIKit under Mac Catalyst on macOS 27, published by a project that ports newer classes
    CAT = measurements on iPadOS 26.5 through Mac Catalyst (Chinese blog, 2026)
    A0 = article 0: device and simulator logs of taps, long presses and controls (2020)
    A1 = article 1: stack traces from the HID event to the button's action
    A2 = article 2: a log of hit tests (2017)
    A3 = article 3: logs of touches and the responder chain (iOS 12 or earlier)
    A4 = article 4: an introduction to responders
    WOBJC = WinObjC, Microsoft's public implementation of UIKit, and its tests
    CHAM = Chameleon, a public implementation of UIKit
    FLOW = flowkey's UIKit-cross-platform, a public implementation of UIKit
    NEU = Matt Neuburg, Programming iOS 4, "Touch Delivery" (publisher's excerpt)
    XAM = Xamarin's documentation of UIKit
    UNITY = a thread in Unity's forum
    COCOA = an Apple engineer on the cocoa-dev list, as remembered
    KULMAN = a post on blog.kulman.sk
    ANSON = an experiment on ansonyao.github.io
    MO4TECH = a test published on mo4tech
    LISTLOG = logs of the delegate and of cells in three posts (2015 to 2017)
    JIANSHU = a post on jianshu
    IMAGIN = a post on the imagineric blog
    GMURRU = a post on the gmurru blog
    FUJI = a gist by fuji246
    GIST = a gist whose address was not kept
    BLOG = a blog post whose address was not kept
    SO = a Stack Overflow answer whose number was not kept
    SO-728372 = Stack Overflow question 728372, with tables of which views were laid out
    KNOB = a public control, a knob, whose recognizer assigns changed and nothing before it
    SO-3344341 = Stack Overflow question 3344341
    SO-6188997 = Stack Overflow question 6188997
    SO-10899552 = Stack Overflow question 10899552
    SO-14340122 = Stack Overflow question 14340122
    SO-19799961 = Stack Overflow question 19799961
    SO-21306297 = Stack Overflow question 21306297
    OR-20350412 = Open Radar 20350412
    OR-30592429 = Open Radar 30592429
    OR-42378576 = Open Radar 42378576
    EZCustomNavigation#5 = GitHub thread 5 of EZCustomNavigation
    GitHawk#2119 = GitHub thread 2119 of GitHawk
    ISHPullUp#92 = GitHub thread 92 of ISHPullUp
    ODRefreshControl#75 = GitHub thread 75 of ODRefreshControl
    Parchment#215 = GitHub thread 215 of Parchment
    XF-Material#102 = GitHub thread 102 of XF-Material-Library
    Texture#1816 = GitHub thread 1816 of Texture
    gesture-handler#4512 = GitHub thread 4512 of react-native-gesture-handler
    loose-leaf#171 = GitHub thread 171 of loose-leaf
    spark-ios#821 = GitHub thread 821 of spark-ios
    LBTATools#21 = GitHub thread 21 of LBTATools
    TSMessages#23 = GitHub thread 23 of TSMessages
    openuikit = measurements of UIKit in the repository Vercantez/openuikit: iOS 26.1, simulator, touches made in process; hit tests on Mac Catalyst
    KIF = KIF, a library that drives UIKit's touches, with threads 776, 1250, 1281 and 1286 (iOS 14 to 16)
    RNGH = react-native-gesture-handler, its comments and threads 641, 4038 and 4112
    Texture = Texture, whose control node imitates UIControl
    FlutterPhysics = Flutter's scroll physics, fitted to a device by comparing pictures
    Flutter = Flutter's measurement for its buttons, pull request 161731 (2025)
    PKRevealController#58 = GitHub thread 58 of PKRevealController (2012)
    FRLayeredNavigationController#24 = GitHub thread 24 of FRLayeredNavigationController (2012)
    RESideMenu#275 = GitHub thread 275 of RESideMenu (2016)
    iOS-Slide-Menu#259 = GitHub thread 259 of iOS-Slide-Menu (2018)
    ExpandableCell#45 = GitHub thread 45 of ExpandableCell, with four users (2018 to 2024)
    iCarousel#602 = GitHub thread 602 of iCarousel
    GMGridView#9 = GitHub thread 9 of GMGridView
    FunctionalTableData#166 = GitHub thread 166 of FunctionalTableData (2019)
    RxGesture#75 = GitHub thread 75 of RxGesture (iOS 11)
    ScrollMechanics#6 = GitHub thread 6 of ScrollMechanics, which compares with UIScrollView on a device
    SloppySwiper#8 = GitHub thread 8 of SloppySwiper (iOS 9)
    Bugs#1 = GitHub thread 1 of collinzrj/Bugs (2021)
    XLPagerTabStrip#609 = GitHub thread 609 of XLPagerTabStrip
    AlignedCollectionViewFlowLayout = the source of AlignedCollectionViewFlowLayout on GitHub
    PSTCollectionView = the source of PSTCollectionView, which follows iOS 6, on GitHub
    ISRefreshControl = the source of ISRefreshControl, an imitation of iOS 6's control, on GitHub
    SwipeToDeleteInsidePageVC = the description of SwipeToDeleteInsidePageVC on GitHub, with a dump
    DZN = GitHub threads of DZNEmptyDataSet (346) and LGButton (28, 37, 50)
    RAJCA = a post on mattrajca.com (2016)
    SO-10345266 = Stack Overflow question 10345266
    SO-19092375 = Stack Overflow question 19092375, with a log (2013)
    OR-18968522 = Open Radar 18968522 (iOS 8)
    OR-33847193 = Open Radar 33847193 (2017)
    VAST = a log of a navigation controller's callbacks on vastdevblog (2012)
    WANGLING = a comparison of the orders of view transitions on wangling.me (2014)
    READKE = a log of a push and a pop on readke.com
    VELOG = logs of sheets and full screen presentations on velog.io (iOS 17 or later)
    OR-19031955 = Open Radar 19031955 (iOS 8)
    OR-15215690 = Open Radar 15215690 (iOS 7)
    screens#409 = GitHub thread 409 of react-native-screens
    screens#1370 = GitHub thread 1370 of react-native-screens
    Slide-Menu#161 = GitHub thread 161 of iOS-Slide-Menu, with UIKit's message
    BufferedNavigation#5 = GitHub thread 5 of BufferedNavigationController (iOS 7)
    NativePHP#481 = GitHub thread 481 of NativePHP (iOS 26)
    SO-25946121 = Stack Overflow question 25946121, with logs of the notifications (iOS 8.4 to 10)
    GRUMMITT = a post on craiggrummitt.com (2016)
    IQKeyboardManager#271 = GitHub thread 271 of IQKeyboardManager (2015)
    MessageKit#977 = GitHub thread 977 of MessageKit (2019)
    KeyboardLayoutGuide#35 = GitHub threads 35 and 17 of freshOS/KeyboardLayoutGuide (2018 to 2022)
    OR-34432484 = Open Radar 34432484 (iOS 11)
    OR-15341512 = Open Radar 15341512 (iOS 7)
    OR-14847817 = Open Radar 14847817 (iOS 7)
    ui-metrics = a list of measurements of Messages in an imitation of it, method not recorded (iOS 27)
    haomeiwen = a post on haomeiwen.com, with a text view's recognizers as they print themselves
    ISHPermissionKit#90 = GitHub thread 90 of ISHPermissionKit, with the assertion
    PKHUD#190 = GitHub thread 190 of PKHUD, with the assertion
    YYText#689 = GitHub thread 689 of YYText, with the assertion
    Zavala = the source of Zavala on GitHub, an outliner, which removes recognizers of UIKit's by their names
    Chromium = the source of Chromium for iOS, which orders a web view's recognizers by their names
    DIPS#301 = GitHub thread 301 of DIPS.Mobile.UI (2023)
    forums-context = a question in Apple's developer forums on how quickly a context menu comes up
    Flutter-menu = Flutter's context menu, whose duration was taken by eye from a simulator of iOS 16
    sebvidal = a post on sebvidal.com on context menus
    POSTS = posts and bug reports by several developers that agree
    REC = what iOS developers remember, not verified again
    LORE = a figure that iOS developers repeat, with no published measurement
    RULES = derived here from the rules that the statement names; no such run has been published
    INF = inferred here from neighboring rules, or chosen where nothing is known
    """#
}
