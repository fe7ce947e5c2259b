// Owns what each kind of fact does to the model of the lanes.

/**
 * @typedef {import('./messages.js').Fact} Fact
 * @typedef {import('./messages.js').FactKind} FactKind
 * @typedef {import('./model.js').ModelBuilder} ModelBuilder
 */

const OVER = ['ended', 'cancelled', 'failed'];
const HANDED_BACK = ['resigned', 'leftWindow'];
const NOT_TRACKED = ['refused', 'disabled', 'busy', 'forwarded'];

/** @type {{ [step: string]: string }} */
const SCROLL_STATES = { draggingBegan: 'dragging', decelerationBegan: 'decelerating', zoomingBegan: 'zooming' };

// No fact says that a wheel or trackpad has stopped: what comes after so many seconds is another scrolling.
const SCROLL_LULL = 0.25;

// What each kind of fact does to the model. What is not here changes no lane.
/** @type {{ [Kind in FactKind]?: (this: ModelBuilder, fact: Extract<Fact, { fact: Kind }>) => void }} */
export const STEPS = {
  subject(fact) {
    this.names.set(fact.id, { kind: fact.kind, name: fact.name });
  },

  contact(fact) {
    const lane = this.lane('finger', fact.contact);
    lane.points.push({ t: fact.t, x: fact.x, y: fact.y });
    if (fact.change !== 'move') this.count(fact.contact, fact.change === 'down');
    if (fact.change === 'down') this.turn(lane, 0, 'down');
    if (fact.change !== 'up' && fact.change !== 'cancel') return;
    this.close(lane, 0, fact.change);
    for (const slice of [...this.open.values()]) {
      if (slice.state === 'withheld' && slice.row === fact.contact) {
        this.close({ key: slice.lane }, slice.row, 'ended');
      }
    }
  },

  pointer(fact) {
    const lane = this.lane('pointer', null);
    lane.points.push({ t: fact.t, x: fact.x, y: fact.y });
    if (fact.change === 'entered') this.turn(lane, 0, 'over');
    if (fact.change === 'exited') this.close(lane, 0, 'exited');
    if (fact.change === 'scrolled') this.extend(lane, 1, 'scrolled', SCROLL_LULL);
  },

  press(fact) {
    const lane = this.lane('press', fact.press);
    if (fact.change === 'began') this.turn(lane, 0, 'down');
    if (fact.change === 'ended' || fact.change === 'cancelled') this.close(lane, 0, fact.change);
  },

  signal(fact) {
    this.flag(this.lane('signals', null), 'signal', fact.signal, fact);
  },

  systemActed(fact) {
    this.flag(this.lane('signals', null), 'system', fact.behavior, fact);
  },

  shakeTaken(fact) {
    this.flag(this.lane('signals', null), 'shakeTaken', fact.cause, fact);
  },

  typed(fact) {
    this.flag(this.lane('press', fact.press), 'typed', null, fact);
  },

  firstResponder(fact) {
    const lane = this.lane('first', null);
    if (fact.change === 'became') return this.turn(lane, 0, 'first', { by: fact.responder });
    if (HANDED_BACK.includes(fact.change)) return this.close(lane, 0, fact.change);
    return this.flag(lane, 'stays', fact.change, fact);
  },

  focused(fact) {
    const lane = this.lane('focus', null);
    if (fact.view === null) this.close(lane, 0, fact.cause);
    else this.turn(lane, 0, 'focused', { by: fact.view });
  },

  focusStays(fact) {
    this.flag(this.lane('focus', null), 'stays', fact.reason, fact);
  },

  editMenu(fact) {
    const lane = this.lane('menu', fact.view);
    if (fact.step === 'presented') this.turn(lane, 0, 'presented');
    else if (fact.step === 'dismissed') this.close(lane, 0, 'dismissed');
    else this.flag(lane, 'menu', fact.step, fact);
  },

  visited() {
    this.visits += 1;
  },

  targeted(fact) {
    this.flag(this.lane('hit', null), 'hit', { contact: fact.contact, view: fact.view, visits: this.visits }, fact);
    this.visits = 0;
    this.turn(this.lane('view', fact.view), fact.contact, 'target');
  },

  dropped(fact) {
    this.flag(
      this.lane('hit', null),
      'dropped',
      { contact: fact.contact, visits: this.visits, reason: fact.reason },
      fact,
    );
    this.visits = 0;
  },

  pointed() {
    this.visits = 0;
  },

  pressTargeted(fact) {
    if (fact.responder !== null) this.turn(this.lane('view', fact.responder), fact.press, 'target');
  },

  heldBack(fact) {
    const lane = this.lane('view', fact.from);
    if (this.current(lane, fact.contact)?.state === 'held') return;
    this.turn(lane, fact.contact, 'held', { phase: fact.phase, by: fact.by });
  },

  withheld(fact) {
    this.turn(this.lane('view', fact.view), fact.contact, 'withheld', { reason: fact.reason });
  },

  delivered(fact) {
    const lane = this.lane('view', fact.to);
    for (const contact of fact.contacts) {
      const key = `${fact.to}/${contact}`;
      if (fact.phase === 'began') this.told.add(key);
      if (fact.phase === 'began' || fact.phase === 'moved') {
        if (this.current(lane, contact)?.state !== fact.phase) this.turn(lane, contact, fact.phase);
      } else {
        if (!this.current(lane, contact)) this.begin(lane, contact, fact.phase);
        this.close(lane, contact, fact.phase);
        this.told.delete(key);
      }
    }
  },

  taken(fact) {
    for (const slice of [...this.open.values()]) {
      const lane = this.lanes.get(slice.lane);
      if (lane?.kind !== 'view' || slice.row !== fact.contact) continue;
      // A view that knows of the touch is told that it is cancelled; that closes the slice.
      if (!this.told.has(`${lane.id}/${slice.row}`)) this.close(lane, slice.row, 'taken');
    }
  },

  cancelled(fact) {
    if (!this.told.has(`${fact.view}/${fact.contact}`)) {
      this.close(this.lane('view', fact.view), fact.contact, 'dropped');
    }
  },

  detached(fact) {
    this.close(this.lane('view', fact.view), fact.contact, 'detached');
    this.told.delete(`${fact.view}/${fact.contact}`);
  },

  received(fact) {
    const lane = this.lane('recognizer', fact.by);
    if (!this.current(lane, 0)) this.begin(lane, 0, 'possible');
  },

  gaveUp(fact) {
    this.reasons.set(fact.contestant, fact.reason);
  },

  waits(fact) {
    const lane = this.lane('recognizer', fact.contestant);
    const others = this.waiting.get(fact.contestant) ?? new Set();
    this.waiting.set(fact.contestant, others);
    if (!others.has(fact.for)) this.arrow('waits', lane.key, this.lane('recognizer', fact.for).key, fact);
    others.add(fact.for);
    if (this.current(lane, 0)?.state !== 'waiting') this.turn(lane, 0, 'waiting', { by: fact.for });
  },

  waitsInCircle(fact) {
    this.flag(this.lane('recognizer', fact.contestant), 'circle', null, fact);
  },

  verdict(fact) {
    const lane = this.lane('recognizer', fact.contestant);
    const reason = this.reasons.get(fact.contestant) ?? fact.reason;
    this.reasons.delete(fact.contestant);
    this.waiting.delete(fact.contestant);
    if (fact.reason === 'prevented') {
      this.arrow('prevents', this.lane('recognizer', fact.by ?? null).key, lane.key, fact);
    }
    if (fact.reason === 'requiredOneRecognized') {
      this.arrow('excludes', this.lane('recognizer', fact.by ?? null).key, lane.key, fact);
    }
    if (this.current(lane, 0)?.state === fact.state) return;
    const more = OVER.includes(fact.state) ? { reason, by: fact.by ?? null } : {};
    this.turn(lane, 0, fact.state, more);
  },

  reset(fact) {
    this.waiting.delete(fact.contestant);
    this.close(this.lane('recognizer', fact.contestant), 0);
  },

  acted(fact) {
    this.flag(this.lane('recognizer', fact.contestant), 'acted', { state: fact.state, targets: fact.targets }, fact);
  },

  refused(fact) {
    this.arrow('refuses', this.lane('control', fact.by).key, this.lane('recognizer', fact.contestant).key, fact);
  },

  tracking(fact) {
    const lane = this.lane('control', fact.control);
    if (fact.change === 'began') return this.turn(lane, 0, 'inside');
    if (NOT_TRACKED.includes(fact.change)) return this.flag(lane, 'tracking', fact.change, fact);
    this.close(lane, 0, fact.change);
  },

  crossed(fact) {
    this.turn(this.lane('control', fact.control), 0, fact.inside ? 'inside' : 'outside');
  },

  controlEvent(fact) {
    this.flag(this.lane('control', fact.control), 'event', { event: fact.event, handlers: fact.handlers }, fact);
  },

  actionSent(fact) {
    const kind = fact.from === null ? null : this.names.get(fact.from)?.kind;
    const lane = kind === null
      ? this.lane('signals', null)
      : this.lane(kind === 'recognizer' ? 'recognizer' : 'control', fact.from);
    this.flag(lane, 'action', fact.action, fact);
  },

  scrolling(fact) {
    const lane = this.lane('scroll', fact.scrollView);
    lane.points.push({ t: fact.t, x: fact.x, y: fact.y });
    const begins = SCROLL_STATES[fact.step];
    if (begins) this.turn(lane, 0, begins);
    else if (fact.step !== 'moved') this.close(lane, 0);
  },
};
