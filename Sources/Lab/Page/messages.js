// Owns what the messages of a page look like, in types alone, so it is no part of a page. docs/lab-protocol.md says
// what they mean.

/**
 * A message of a feed.
 * @typedef {Hello | Picture | Change | Fingers | Chain | Facts | Gesture | Told | Answer | Source | Try | Tour |
 *   Gap | Rules} Message
 *
 * @typedef {{ m: 'hello', v: number, title?: string, command?: string, screens?: ScreenName[],
 *   at?: number, tool?: string } & Partial<Clock>} Hello
 * @typedef {{ id: number, title?: string }} ScreenName
 * @typedef {{ origin: number, t: number, live: boolean }} Clock
 * @typedef {{ m: 'picture', screen: number, t: number, width: number, height: number, boxes: Box[],
 *   unplaced?: string[] }} Picture
 * @typedef {{ m: 'change', screen: number, t: number, boxes?: Box[], moved?: Moved[], gone?: number[],
 *   order?: number[] }} Change
 * @typedef {[id: number, x: number, y: number, width: number, height: number]} Moved
 * @typedef {{ m: 'fingers', screen: number, t: number, contacts: Measure[] }} Fingers
 * @typedef {{ contact: number, force: number, radius: number, kind: number }} Measure
 * @typedef {{ m: 'chain', screen: number, t: number, contact: number, view: number, links: string[] }} Chain
 * @typedef {{ m: 'facts', screen: number, facts: Fact[] }} Facts
 * @typedef {{ m: 'gesture', screen: number, t: number, to: number, n: number, over: boolean, what: string,
 *   lead: string, asked?: string, at?: number[], presses?: [number: number, name: string][], outcomes: Outcome[],
 *   more?: number }} Gesture
 * @typedef {{ kind: 'hit' | 'recognizer' | 'control' | 'scroll' | 'view', subject?: number, did: string,
 *   acts?: boolean, late?: number }} Outcome
 * @typedef {{ m: 'told', screen: number, t: number, kind: 'recognizer' | 'control' | 'hit' | 'verdict', of?: number,
 *   is?: string[], recognizes?: boolean, contact?: number, differs?: string, rule?: string, lines?: string[],
 *   differing?: boolean }} Told
 * @typedef {{ m: 'answer', screen: number, title: string, expected?: number, log?: [time: number, text: string][],
 *   report?: Report, conflict?: Conflict }} Answer
 * @typedef {{ m: 'source', screen: number, name: string, text: string, test?: string }} Source
 * @typedef {{ m: 'try', screen: number, title: string } & Played} Try
 * @typedef {{ m: 'tour', scenes?: Scene[] }} Tour
 * @typedef {{ screen: number, text: string, hint: string, title: string, changes: SubjectChange[] }} Scene
 * @typedef {{ m: 'gap', screen: number } & Missing} Gap
 * @typedef {{ what: string, count: number, from: number, to: number }} Missing
 * @typedef {{ m: 'rules', rules?: Rule[] }} Rules
 * @typedef {{ id: string, grade: string, meaning: string, text: string }} Rule
 */

/**
 * What a page reads of the object of `explain --json` (docs/report-format.md) and of one of `conflicts --json`.
 * @typedef {{ answer?: Reported | null, touches?: { answer?: Reported | null }[] }} Report
 * @typedef {{ why?: string, fixes?: Fix[], remarks?: string[], success?: boolean | null }} Reported
 * @typedef {{ details?: string[], fixes?: Fix[] }} Conflict
 * @typedef {{ summary?: string, code?: string | string[], then?: string, effect?: string }} Fix
 */

/**
 * A view as it lies on the screen, and how it looks.
 * @typedef {{
 *   id: number, parent?: number, subject?: number, name: string, kind?: BoxKind, text?: string, spoken?: string,
 *   at?: number[], corners?: number[], visible?: number[], opacity?: number, hidden?: boolean, touchable?: boolean,
 *   styled?: boolean, fill?: Color, radius?: number, font?: string, fontSize?: number, textColor?: Color,
 *   align?: string, lines?: number, border?: { width: number, color: Color }, shadow?: Shadow, image?: BoxImage,
 *   tint?: Color, rest?: Color, thumb?: Color, segments?: { text: string, at: number[] }[], states?: string[],
 *   value?: number,
 * }} Box
 * @typedef {'window' | 'label' | 'image' | 'scrollView' | 'layer' | ControlKind} BoxKind
 * @typedef {'control' | 'button' | 'slider' | 'stepper' | 'textField' | 'switch' | 'segments' | 'pages'} ControlKind
 * @typedef {{ at: number[], radius: number, color: Color }} Shadow
 * @typedef {{ name?: string, at: number[], path?: string, filled?: boolean, color?: Color }} BoxImage
 * @typedef {number[]} Color red, green, blue and alpha; eight numbers are a color for light screens and one for dark
 */

/**
 * A fact of the trace (docs/trace-format.md), with what all facts have.
 * @typedef {{ [Kind in FactKind]: FactOf<Kind> }[FactKind]} Fact
 * @typedef {keyof FactKeys} FactKind
 */

/**
 * A fact of one kind.
 * @template {keyof FactKeys} Kind
 * @typedef {{ fact: Kind, v?: number, n: number, t: number, rule?: string } & FactKeys[Kind]} FactOf
 */

/**
 * @typedef {'began' | 'moved' | 'ended' | 'cancelled'} Phase
 * @typedef {'began' | 'changed' | 'ended' | 'cancelled' | 'failed'} State
 * @typedef {number | null} Subject the number that facts have for a view or another object; null for none
 */

/**
 * What each kind of fact has beside that, in the order of docs/trace-format.md.
 * @typedef {{
 *   subject: { id: number, kind: string, name: string },
 *   contact: { contact: number, change: 'down' | 'move' | 'up' | 'cancel', x: number, y: number },
 *   fetched: { by: string },
 *   estimated: { contact: number, sample: number, properties: string[], expected: string[] },
 *   updated: { sample: number, outcome: string, expected: string[] },
 *   gathered: { contact: number, samples: number },
 *   pointer: { change: 'entered' | 'moved' | 'exited' | 'scrolled', x: number, y: number },
 *   press: { press: number, change: 'began' | 'changed' | 'ended' | 'cancelled' },
 *   signal: { signal: string },
 *   windowAsked: { window: number, contact: number, pass: number, level: number, x: number, y: number },
 *   windowAnswered: { window: number, contact: number, view: Subject },
 *   visited: { view: number, verdict: string, x: number, y: number, bounds: number[], alpha: number },
 *   answered: { view: number, answer: Subject },
 *   targeted: { contact: number, window: number, view: number },
 *   dropped: { contact: number, reason: string },
 *   pointed: { window: Subject, view: Subject },
 *   pressTargeted: { press: number, responder: Subject },
 *   sent: { event: string },
 *   givenOut: { window: number },
 *   tapCount: { contact: number, count: number, reason: string },
 *   withheld: { contact: number, view: number, reason: string },
 *   delivered: { phase: Phase, to: number, contacts: number[] },
 *   forwarded: { phase: Phase, from: number, to: Subject },
 *   updateTold: { contact: number, sample: number, to: number },
 *   updateForwarded: { from: number, to: Subject },
 *   cancelled: { contact: number, view: number, cause: string },
 *   detached: { contact: number, view: number },
 *   gesturesUpdated: {},
 *   received: { contact: number, by: number },
 *   observed: { phase: Phase, by: number, contacts: number[] },
 *   ignored: { contact: number, by: number },
 *   gaveUp: { contestant: number, reason: string },
 *   verdict: { contestant: number, state: State, reason: string, by?: number },
 *   together: { contestant: number, with: number },
 *   waits: { contestant: number, for: number },
 *   waitsInCircle: { contestant: number },
 *   acted: { contestant: number, state: State, targets: number },
 *   heldBack: { phase: Phase, contact: number, from: number, by: number },
 *   taken: { contact: number, by: number },
 *   resetWaits: { contestant: number, for: number },
 *   reset: { contestant: number },
 *   contentJudged: { view: number, by: number, decision: string },
 *   row: { list: number, cell: Subject, section: number, item: number, step: string },
 *   scrolling: { scrollView: number, step: ScrollStep, x: number, y: number },
 *   signalTargeted: { signal: string, responder: Subject, reason: string },
 *   signalDelivered: { signal: string, to: number },
 *   signalForwarded: { signal: string, from: number, to: Subject },
 *   shakeTaken: { responder: number, cause: string },
 *   systemActed: { behavior: string },
 *   typed: { press: number, into: number },
 *   focused: { view: Subject, before: Subject, cause: string },
 *   focusStays: { view: Subject, reason: string, by?: Subject },
 *   editMenu: { view: number, step: 'presented' | 'empty' | 'notInWindow' | 'dismissed', elements: number },
 *   tracking: { control: number, contact: number, change: string },
 *   crossed: { control: number, contact: number, inside: boolean },
 *   controlEvent: { control: number, event: string, contact?: number, handlers: number },
 *   refused: { contestant: number, by: number },
 *   actionSought: { action: string, at: number, performs: boolean },
 *   actionSent: { action: string, from: Subject, to: Subject, object?: string, closure?: boolean },
 *   keyWindow: { window: Subject, reason: string },
 *   firstResponder: { responder: number, change: string },
 * }} FactKeys
 * @typedef {'draggingBegan' | 'moved' | 'draggingEnded' | 'decelerationBegan' | 'decelerationEnded' | 'stopped'
 *   | 'zoomingBegan' | 'zoomingEnded'} ScrollStep
 */

/**
 * What a lab says of its own, beside `hello`, `rules` and `tour`, and what its page says.
 * @typedef {Hello | Rules | Tour | Shell | Batch | Echo | Note | Reply} LabMessage
 * @typedef {{ m: 'shell', width: number, height: number, front: number, apps: App[], you: 'digitizing' | 'watching',
 *   free: boolean, pages: number, watched?: boolean }} Shell
 * @typedef {{ id: number, name: string, running: boolean, process: number, runs: number }} App
 * @typedef {{ m: 'batch', n: number }} Batch
 * @typedef {{ m: 'clock', n: number, t: number }} Echo
 * @typedef {{ m: 'note', text: string }} Note
 *
 * @typedef {{ m: 'enter', pass: string } | { m: 'home' } | { m: 'launch' | 'end', name: string } | { m: 'take' }
 *   | { m: 'seen' | 'clock', n: number }
 *   | ({ m: 'ask', id: number, what: string } & Partial<Question>) | ({ m: 'input', t: number } & Frame)} PageMessage
 * @typedef {{ c?: Contact[], e?: number[][], k?: [usage: number, phase: number, types: string][], f?: number }} Frame
 * @typedef {[id: number, phase: number, x: number, y: number, force: number, radius: number, kind: number,
 *   altitude: number, azimuth: number]} Contact
 */

/**
 * Questions and replies.
 * @typedef {{ screen: number, script: boolean, until: number, changes: SubjectChange[],
 *   gesture: string, at: number[], expect: string, nth: number, fix: number,
 *   name: string, part: number, parts: number, data: string, with: number, began: number, of: number | null }
 *   & Partial<SubjectName>} Question
 * @typedef {{ kind: string, name: string, nth: number, from?: number }} SubjectName
 * @typedef {SubjectName & { set?: string, require?: SubjectName, value?: number | boolean }} SubjectChange
 * @typedef {{ m: 'reply', id: number, problem?: string } & Partial<About & Form & Played & Explained &
 *   { text: string, sides: Side[], diff: Differences }>} Reply
 * @typedef {{ problem?: string, expected?: number | null } & Partial<Explained & Played>} Side
 * @typedef {{ command: string, expect: string | null, report: Report }} Explained
 *
 * What a page reads of the object of `diff --json` (docs/report-format.md).
 * @typedef {{ changes: Worse[], better: Place[], doubts: string[] }} Differences
 * @typedef {{ change: string, was: Place, summary: string, why: string, targets: Place[], fixes: Fix[],
 *   point?: { x: number, y: number } | null }} Worse
 * @typedef {{ class: string, label?: string | null, x: number, y: number, width: number, height: number }} Place
 * @typedef {{ file: string | null, script: boolean, again: boolean }} About
 * @typedef {SubjectName & { fields: Field[], others?: (SubjectName & { required: boolean })[] }} Form
 * @typedef {{ key: string, value: number | boolean, from?: number, to?: number, whole?: boolean }} Field
 * @typedef {{ code?: string[], undone?: string[], messages: Message[], notes?: string[], clock?: boolean,
 *   base?: Message[], first?: Message[] }} Played
 */

export {};
