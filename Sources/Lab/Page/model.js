// Owns the model of the lanes: slices, arrows and flags, from facts alone; steps.js says what each kind of fact does to
// it. It is pure, and docs/lab.md describes it; a test makes the same once more with a few plain lines.

import { STEPS } from './steps.js';
import { tell } from './told.js';

/**
 * @typedef {import('./messages.js').Fact} Fact
 * @typedef {import('./messages.js').Phase} Phase
 * @typedef {import('./messages.js').Told} Told
 * @typedef {import('./messages.js').State} State
 */

/**
 * What the lanes show of a run.
 * @typedef {{
 *   names: Names, lanes: Lane[], slices: Slice[], arrows: Arrow[], flags: Flag[], end: number, slots?: Slots,
 * }} Model
 * @typedef {Map<number, number>} Slots of each contact the lowest number that no other had when it came down, from 1
 * @typedef {Map<number, { kind: string, name: string }>} Names what facts call what, by its number
 * @typedef {typeof LANE_KINDS[number]} LaneKind
 *
 * A lane, whose key is its kind and the number of its finger or subject; `whatIf` and `own`, the number of its subject
 * there, are set in a second run.
 * @typedef {{
 *   key: string, kind: LaneKind, id: number | null, points: Point[], whatIf?: string, own?: number | null,
 * }} Lane
 * @typedef {{ t: number, x: number, y: number }} Point
 *
 * A state from one time to another, on the row of a lane; `how` it ended, if not by another state.
 * @typedef {{
 *   lane: string, row: number, from: number, to: number, state: string, open: boolean, how?: string, differs?: boolean,
 * } & SliceMore} Slice
 * @typedef {{ phase?: Phase, by?: number | null, reason?: string }} SliceMore
 *
 * What happened at an instant, of one kind and with its detail.
 * @typedef {{ [Kind in keyof FlagDetails]: FlagOf<Kind> }[keyof FlagDetails]} Flag
 * @typedef {{
 *   hit: { contact: number, view: number, visits: number },
 *   dropped: { contact: number, visits: number, reason: string },
 *   acted: { state: State, targets: number }, event: { event: string, handlers: number }, action: string,
 *   signal: string, system: string, shakeTaken: string, stays: string, menu: string, tracking: string,
 *   typed: null, circle: null, recognized: null, differs: { text: string, rule: string },
 * }} FlagDetails
 *
 * What one recognizer or control does to another at a time.
 * @typedef {{
 *   t: number, kind: 'waits' | 'prevents' | 'excludes' | 'refuses', from: string, to: string, n: number,
 * }} Arrow
 */

/**
 * A flag of one kind.
 * @template {keyof FlagDetails} Kind
 * @typedef {{ lane: string, t: number, kind: Kind, detail: FlagDetails[Kind], n: number, differs?: boolean }} FlagOf
 */

/** The kinds of lanes, in the order from top to bottom. */
// deno-fmt-ignore
const LANE_KINDS = /** @type {const} */ ([
  'finger', 'press', 'pointer', 'signals', 'first', 'focus', 'menu', 'hit', 'view', 'recognizer', 'control', 'scroll',
]);

// Makes the model of a list of facts, and of what a running application told beside them.
/** @type {(facts: Fact[], told?: Told[]) => Model} */
export function buildModel(facts, told = []) {
  const builder = new ModelBuilder();
  for (const fact of facts) builder.record(fact);
  for (const saying of told) tell(builder, saying);
  return builder.finish();
}

/** Makes the model fact by fact. */
export class ModelBuilder {
  constructor() {
    /** @type {Names} */
    this.names = new Map();
    /** @type {Map<string, Lane>} */
    this.lanes = new Map();
    /** @type {Slice[]} */
    this.slices = [];
    /** @type {Arrow[]} */
    this.arrows = [];
    /** @type {Flag[]} */
    this.flags = [];
    /** @type {Map<string, Slice>} */
    this.open = new Map();
    /** @type {Map<string, Slice>} */
    this.extended = new Map();
    /** @type {Set<string>} */
    this.told = new Set();
    /** @type {Map<number, string>} */
    this.reasons = new Map();
    /** @type {Map<number, Set<number>>} */
    this.waiting = new Map();
    /** @type {Slots} */
    this.slots = new Map();
    /** @type {Set<number>} */
    this.down = new Set();
    this.visits = 0;
    this.now = 0;
    this.end = 0;
  }

  // Takes the next fact.
  /** @type {(fact: Fact) => void} */
  record(fact) {
    this.now = fact.t;
    this.end = Math.max(this.end, fact.t);
    const step = /** @type {((this: ModelBuilder, fact: Fact) => void) | undefined} */ (STEPS[fact.fact]);
    step?.call(this, fact);
  }

  /** @type {(kind: LaneKind, id: number | null) => Lane} */
  lane(kind, id) {
    const key = id === null ? kind : `${kind}:${id}`;
    const lane = this.lanes.get(key) ?? { key, kind, id, points: [] };
    this.lanes.set(key, lane);
    return lane;
  }

  /** @type {(lane: Lane, row: number, state: string, more?: SliceMore) => void} */
  begin(lane, row, state, more = {}) {
    const slice = { lane: lane.key, row, from: this.now, to: this.now, state, open: true, ...more };
    this.slices.push(slice);
    this.open.set(`${lane.key}/${row}`, slice);
  }

  /** @type {(lane: { key: string }, row: number) => Slice | null} */
  current(lane, row) {
    return this.open.get(`${lane.key}/${row}`) ?? null;
  }

  /** @type {(lane: { key: string }, row: number, how?: string) => void} */
  close(lane, row, how = '') {
    const slice = this.current(lane, row);
    if (!slice) return;
    slice.to = this.now;
    slice.open = false;
    if (how) slice.how = how;
    this.open.delete(`${lane.key}/${row}`);
  }

  /** @type {(lane: Lane, row: number, state: string, more?: SliceMore) => void} */
  turn(lane, row, state, more = {}) {
    this.close(lane, row);
    this.begin(lane, row, state, more);
  }

  // Draws out the last slice of a row to now, or begins one where it ended longer ago than a lull lasts.
  /** @type {(lane: Lane, row: number, state: string, lull: number) => void} */
  extend(lane, row, state, lull) {
    const last = this.extended.get(lane.key);
    if (last && this.now - last.to <= lull) {
      last.to = this.now;
    } else {
      this.begin(lane, row, state);
      this.extended.set(lane.key, this.slices[this.slices.length - 1]);
      this.close(lane, row);
    }
  }

  /** @type {<Kind extends keyof FlagDetails>(lane: Lane, kind: Kind, detail: FlagDetails[Kind], fact: { n: number }) =>
   *   void} */
  flag(lane, kind, detail, fact) {
    this.flags.push(/** @type {Flag} */ ({ lane: lane.key, t: this.now, kind, detail, n: fact.n }));
  }

  /** @type {(kind: Arrow['kind'], from: string, to: string, fact: Fact) => void} */
  arrow(kind, from, to, fact) {
    this.arrows.push({ t: this.now, kind, from, to, n: fact.n });
  }

  // Gives a finger that comes down the lowest free number, and frees that of one that goes.
  /** @type {(contact: number, isDown: boolean) => void} */
  count(contact, isDown) {
    if (!isDown) {
      this.down.delete(contact);
      return;
    }
    const taken = new Set([...this.down].map((other) => this.slots.get(other)));
    let slot = 1;
    while (taken.has(slot)) slot += 1;
    this.slots.set(contact, slot);
    this.down.add(contact);
  }

  // Forgets what was over before a time, so that a long run does not grow.
  /** @type {(time: number) => void} */
  prune(time) {
    const open = new Set(this.open.values());
    this.slices = this.slices.filter((slice) => slice.to >= time || open.has(slice));
    this.flags = this.flags.filter((flag) => flag.t >= time);
    this.arrows = this.arrows.filter((arrow) => arrow.t >= time);
    const used = new Set(this.slices.map((slice) => slice.lane));
    for (const flag of this.flags) used.add(flag.lane);
    for (const [key, lane] of this.lanes) {
      lane.points = lane.points.filter((point) => point.t >= time);
      if (!used.has(key) && lane.points.length === 0) this.lanes.delete(key);
      if (lane.kind === 'finger' && lane.id !== null && !this.lanes.has(key)) this.slots.delete(lane.id);
    }
  }

  /** @type {() => Model} */
  finish() {
    for (const slice of this.open.values()) slice.to = this.end;
    const lanes = [...this.lanes.values()];
    lanes.sort(inOrder);
    return {
      names: this.names,
      lanes,
      slices: this.slices,
      arrows: this.arrows,
      flags: this.flags,
      end: this.end,
      slots: this.slots,
    };
  }
}

// The flags of one kind.
/** @type {<Kind extends keyof FlagDetails>(flags: Flag[], kind: Kind) => FlagOf<Kind>[]} */
export function flagsOf(flags, kind) {
  return /** @type {any} */ (flags.filter((flag) => flag.kind === kind));
}

// The order of lanes from top to bottom.
/** @type {(one: Lane, other: Lane) => number} */
export function inOrder(one, other) {
  return LANE_KINDS.indexOf(one.kind) - LANE_KINDS.indexOf(other.kind);
}

// The part of a model that a window onto time shows, its end being now. It looks at what is new alone.
/** @type {(builder: ModelBuilder, from: number, now: number) => Model} */
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
    .sort(inOrder);
  const shown = slices.filter((one) => used.has(one.lane));
  return { names: builder.names, lanes, slices: shown, arrows, flags, end: now, slots: builder.slots };
}

// What is of a time or later, and at least so many of the last ones.
/** @type {<Item extends { t: number }>(list: Item[], time: number, least?: number) => Item[]} */
function lastFrom(list, time, least = 0) {
  let index = Math.max(0, list.length - least);
  while (index > 0 && list[index - 1].t >= time) index -= 1;
  return list.slice(index);
}
