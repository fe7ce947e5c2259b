// Owns the model of the lanes: slices, arrows and flags, from facts alone. It is pure, and docs/lab.md describes what
// it makes of each fact; a test makes the same once more with a few plain lines.

/** The kinds of lanes, in the order from top to bottom. */
export const LANE_KINDS = [
  'finger',
  'press',
  'pointer',
  'signals',
  'first',
  'focus',
  'menu',
  'hit',
  'view',
  'recognizer',
  'control',
  'scroll',
];

const OVER = ['ended', 'cancelled', 'failed'];
const HANDED_BACK = ['resigned', 'leftWindow'];
const NOT_TRACKED = ['refused', 'disabled', 'busy', 'forwarded'];

/** Makes the model of a list of facts. */
export function buildModel(facts) {
  const builder = new ModelBuilder();
  for (const fact of facts) builder.take(fact);
  return builder.finish();
}

/** Makes the model fact by fact. */
export class ModelBuilder {
  constructor() {
    this.names = new Map();
    this.lanes = new Map();
    this.slices = [];
    this.arrows = [];
    this.flags = [];
    this.open = new Map();
    this.told = new Set();
    this.reasons = new Map();
    this.waiting = new Map();
    this.visits = 0;
    this.end = 0;
  }

  /** Takes the next fact. */
  take(fact) {
    this.now = fact.t;
    this.end = Math.max(this.end, fact.t);
    const step = STEPS[fact.fact];
    if (step) step.call(this, fact);
  }

  lane(kind, id) {
    const key = id === null ? kind : `${kind}:${id}`;
    if (!this.lanes.has(key)) this.lanes.set(key, { key, kind, id, points: [] });
    return this.lanes.get(key);
  }

  begin(lane, row, state, more = {}) {
    const slice = { lane: lane.key, row, from: this.now, to: this.now, state, open: true, ...more };
    this.slices.push(slice);
    this.open.set(`${lane.key}/${row}`, slice);
  }

  current(lane, row) {
    return this.open.get(`${lane.key}/${row}`) ?? null;
  }

  close(lane, row, how) {
    const slice = this.current(lane, row);
    if (!slice) return;
    slice.to = this.now;
    slice.open = false;
    if (how) slice.how = how;
    this.open.delete(`${lane.key}/${row}`);
  }

  turn(lane, row, state, more) {
    this.close(lane, row);
    this.begin(lane, row, state, more);
  }

  flag(lane, kind, detail, fact) {
    this.flags.push({ lane: lane.key, t: this.now, kind, detail, n: fact.n });
  }

  arrow(kind, from, to, fact) {
    this.arrows.push({ t: this.now, kind, from, to, n: fact.n });
  }

  finish() {
    for (const slice of this.open.values()) slice.to = this.end;
    const lanes = [...this.lanes.values()];
    const order = (lane) => LANE_KINDS.indexOf(lane.kind);
    lanes.sort((one, other) => order(one) - order(other));
    return {
      names: this.names,
      lanes,
      slices: this.slices,
      arrows: this.arrows,
      flags: this.flags,
      end: this.end,
    };
  }
}

/** The part of a model that a window onto time shows, its end being now. It looks at what is new alone. */
export function recentModel(builder, from, now) {
  const slices = [];
  for (let index = builder.slices.length - 1; index >= 0; index -= 1) {
    const slice = builder.slices[index];
    if (slice.from < from - 20 || slices.length > 2000) break;
    if (!slice.open && slice.to >= from) slices.push(slice);
  }
  slices.reverse();
  for (const slice of builder.open.values()) slices.push(Object.assign(slice, { to: Math.max(now, slice.from) }));
  const flags = lastFrom(builder.flags, from);
  const arrows = lastFrom(builder.arrows, from);
  const used = new Set();
  for (const one of slices) if (one.state !== 'possible' || one.to - one.from < 60) used.add(one.lane);
  for (const one of flags) used.add(one.lane);
  for (const one of arrows) used.add(one.from).add(one.to);
  const lanes = [...builder.lanes.values()].filter((lane) => used.has(lane.key))
    .map((lane) => ({ ...lane, points: lastFrom(lane.points, from, 1) }))
    .sort((one, other) => LANE_KINDS.indexOf(one.kind) - LANE_KINDS.indexOf(other.kind));
  return { names: builder.names, lanes, slices: slices.filter((one) => used.has(one.lane)), arrows, flags, end: now };
}

// What is of a time or later, and at least so many of the last ones.
function lastFrom(list, time, least = 0) {
  let index = Math.max(0, list.length - least);
  while (index > 0 && list[index - 1].t >= time) index -= 1;
  return list.slice(index);
}

// What each kind of fact does to the model. What is not here changes no lane.
const STEPS = {
  subject(fact) {
    this.names.set(fact.id, { kind: fact.kind, name: fact.name });
  },

  contact(fact) {
    const lane = this.lane('finger', fact.contact);
    lane.points.push({ t: fact.t, x: fact.x, y: fact.y });
    if (fact.change === 'down') this.turn(lane, 0, 'down');
    if (fact.change !== 'up' && fact.change !== 'cancel') return;
    this.close(lane, 0, fact.change);
    for (const slice of [...this.open.values()]) {
      if (slice.state === 'withheld' && slice.row === fact.contact) {
        this.close(this.lanes.get(slice.lane), slice.row, 'ended');
      }
    }
  },

  pointer(fact) {
    const lane = this.lane('pointer', null);
    lane.points.push({ t: fact.t, x: fact.x, y: fact.y });
    if (fact.change === 'entered') this.turn(lane, 0, 'over');
    if (fact.change === 'exited') this.close(lane, 0, 'exited');
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
    this.flag(this.lane('signals', null), 'system', fact.behaviour, fact);
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
      if (lane.kind !== 'view' || slice.row !== fact.contact) continue;
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
    if (fact.reason === 'prevented') this.arrow('prevents', this.lane('recognizer', fact.by).key, lane.key, fact);
    if (fact.reason === 'requiredOneRecognised') {
      this.arrow('excludes', this.lane('recognizer', fact.by).key, lane.key, fact);
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
    const begins = { draggingBegan: 'dragging', decelerationBegan: 'decelerating', zoomingBegan: 'zooming' }[fact.step];
    if (begins) this.turn(lane, 0, begins);
    else if (fact.step !== 'moved') this.close(lane, 0);
  },
};
