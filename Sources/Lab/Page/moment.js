// Owns what is true at one instant: the facts of it, the fingers, who has their touches, and the responder chain. It is
// pure.

import { flagsOf } from './model.js';

/**
 * @typedef {import('./feed.js').Screen} Screen
 * @typedef {import('./messages.js').Chain} Chain
 * @typedef {import('./messages.js').Fact} Fact
 * @typedef {import('./messages.js').Subject} Subject
 * @typedef {import('./model.js').Model} Model
 * @typedef {import('./model.js').Point} Point
 * @typedef {import('./model.js').Slice} Slice
 */

/**
 * @typedef {{
 *   contact: number, number: number, x: number, y: number, trail: Point[], isDown: boolean, force: number,
 *   from: number,
 * }} Finger
 * @typedef {{
 *   contact: number, t: number, visits: { view: number, verdict: string }[], hit: Subject,
 *   at?: { x: number, y: number },
 * }} HitTest
 */

// The times at which something was decided, ascending, each once.
/** @type {(facts: Fact[]) => number[]} */
export function instantsOf(facts) {
  const times = [];
  for (const fact of facts) if (times.length === 0 || fact.t > times[times.length - 1]) times.push(fact.t);
  return times;
}

// The instant nearest to a time, or the time itself where there is none.
/** @type {(times: number[], time: number) => number} */
export function nearestInstant(times, time) {
  const after = firstFrom(times, time, (value) => value);
  const candidates = times.slice(Math.max(0, after - 1), after + 1);
  if (candidates.length === 0) return time;
  return candidates.reduce((best, value) => (Math.abs(value - time) < Math.abs(best - time) ? value : best));
}

// The last instant at or before a time, or the time itself where there is none.
/** @type {(times: number[], time: number) => number} */
export function nearestPast(times, time) {
  const past = times.filter((instant) => instant <= time);
  return past[past.length - 1] ?? time;
}

// The index of the first element at or after a time.
/** @type {<Item>(list: Item[], time: number, timeOf: (item: Item) => number) => number} */
function firstFrom(list, time, timeOf) {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (timeOf(list[middle]) < time) low = middle + 1;
    else high = middle;
  }
  return low;
}

// The facts of one instant, in their order.
/** @type {(facts: Fact[], time: number) => Fact[]} */
export function factsAt(facts, time) {
  const first = firstFrom(facts, time, (fact) => fact.t);
  const result = [];
  for (let index = first; index < facts.length && facts[index].t === time; index += 1) result.push(facts[index]);
  return result;
}

// The fingers at a time: where each is, where it has been, whether it still touches, and how hard. Those that have
// lifted stay, as far back as a time: the beginning of the gesture that is shown.
/** @type {(screen: Screen, model: Model, time: number, since?: number) => Finger[]} */
export function fingersAt(screen, model, time, since = Infinity) {
  /** @type {Map<string, Slice>} */
  const newest = new Map();
  for (const slice of model.slices) {
    if (slice.from <= time && slice.lane.startsWith('finger:')) newest.set(slice.lane, slice);
  }
  const fingers = [];
  for (const lane of model.lanes) {
    const slice = newest.get(lane.key);
    if (lane.id === null || !slice || (slice.to < time && slice.from < since)) continue;
    const first = firstFrom(lane.points, slice.from, (point) => point.t);
    const trail = lane.points.slice(first, firstFrom(lane.points, time + 1e-9, (point) => point.t));
    const last = trail[trail.length - 1];
    if (!last) continue;
    fingers.push({
      contact: lane.id,
      number: model.slots?.get(lane.id) ?? lane.id,
      x: last.x,
      y: last.y,
      trail,
      isDown: slice.to > time || slice.open,
      force: forceOf(screen, lane.id, time),
      from: slice.from,
    });
  }
  return fingers;
}

/** @type {(screen: Screen, contact: number, time: number) => number} */
function forceOf(screen, contact, time) {
  for (let index = screen.fingers.length - 1; index >= 0; index -= 1) {
    if (screen.fingers[index].t > time) continue;
    const found = screen.fingers[index].contacts.find((one) => one.contact === contact);
    if (found) return found.force;
  }
  return 0;
}

// The views that have touches at a time, by their numbers in facts, each with the state of its newest slice.
/** @type {(model: Model, time: number) => Map<number, string>} */
export function ownersAt(model, time) {
  const owners = new Map();
  for (const slice of model.slices) {
    if (slice.from > time || slice.to < time || !slice.lane.startsWith('view:')) continue;
    if (slice.to === time && !slice.open && slice.from < time && !slice.how) continue;
    owners.set(Number(slice.lane.slice(5)), slice.state === 'target' ? 'has the touch' : slice.state);
  }
  return owners;
}

// The views that the fingers of a gesture went to, as far as it has come, by their numbers in facts.
/** @type {(model: Model, since: number, time: number) => number[]} */
export function hitsSince(model, since, time) {
  const views = [];
  for (let index = model.flags.length - 1; index >= 0 && model.flags[index].t >= since - 1e-9; index -= 1) {
    const flag = model.flags[index];
    if (flag.kind === 'hit' && flag.t <= time + 1e-9) views.push(flag.detail.view);
  }
  return views;
}

// The responder chain of the newest touch at a time, as names; empty before the first touch.
/** @type {(screen: Screen, time: number) => Chain | null} */
export function chainAt(screen, time) {
  const index = firstFrom(screen.chains, time + 1e-9, (chain) => chain.t);
  return index > 0 ? screen.chains[index - 1] : null;
}

// The last hit test up to a time: its contact, the views that it looked at in the order of asking, and the view hit.
/** @type {(facts: Fact[], time: number) => HitTest | null} */
export function hitTestBefore(facts, time) {
  /** @type {HitTest['visits']} */
  let visits = [];
  let pass = 0;
  /** @type {HitTest | null} */
  let found = null;
  /** @type {Map<number, { x: number, y: number }>} */
  const places = new Map();
  for (const fact of facts) {
    if (fact.t > time) break;
    if (fact.fact === 'contact' && fact.change === 'down') places.set(fact.contact, { x: fact.x, y: fact.y });
    if (fact.fact === 'windowAsked') {
      // Of several passes the last one counts; windows of one pass belong together.
      if (fact.pass !== pass) visits = [];
      pass = fact.pass;
    } else if (fact.fact === 'visited') {
      visits.push({ view: fact.view, verdict: fact.verdict });
    } else if (fact.fact === 'targeted' || fact.fact === 'dropped') {
      const hit = fact.fact === 'targeted' ? fact.view : null;
      found = { contact: fact.contact, t: fact.t, visits, hit, at: places.get(fact.contact) };
      visits = [];
      pass = 0;
    }
  }
  return found;
}

// When the last decision falls: what only runs out, such as scrolling without a finger, is not waited for.
/** @type {(model: Model) => number} */
export function busyEnd(model) {
  const ends = model.slices.filter((slice) => slice.state !== 'decelerating').map((slice) => slice.to);
  return Math.max(0, ...ends.slice(-2000), ...model.flags.slice(-2000).map((flag) => flag.t));
}

// The instant of a run, or of a gesture, that says most: an action, else a control's event, else a view that is told,
// else the last one.
/** @type {(screen: Screen, model: Model, gesture?: { t: number, to: number }) => number} */
export function tellingTime(screen, model, { t: from, to } = { t: -Infinity, to: Infinity }) {
  /** @type {(one: { t: number }) => boolean} */
  const isIn = (one) => one.t >= from - 1e-9 && one.t <= to + 1e-9;
  const flags = model.flags.filter(isIn);
  const events = flagsOf(flags, 'event');
  const flag = flags.find((one) => one.kind === 'acted') ??
    events.find((one) => one.detail.handlers > 0) ??
    events.find((one) => ['touchUpInside', 'valueChanged'].includes(one.detail.event)) ??
    screen.facts.find((fact) => isIn(fact) && (fact.fact === 'delivered' || fact.fact === 'targeted'));
  return flag?.t ?? Math.min(to, model.end);
}
