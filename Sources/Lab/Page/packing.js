// Owns how the lanes of a model are arranged to be read: what acted comes first, fingers share lanes and rows after one
// another, and what did nothing is one line. It is pure.

import { inOrder } from './model.js';
import { UIKIT } from './told.js';

/**
 * @typedef {import('./model.js').Flag} Flag
 * @typedef {import('./model.js').Lane} Lane
 * @typedef {import('./model.js').Model} Model
 * @typedef {import('./model.js').Slice} Slice
 */

/**
 * A lane as it is drawn, with its slices by their rows; `keys` are the lanes of the model that it stands for.
 * @typedef {{ lane: Lane, rows: Slice[][], flags: Flag[], keys: string[] }} PackedLane
 * @typedef {{ lanes: PackedLane[], quiet: PackedLane[] }} Packed `quiet` are those that did nothing
 */

const MOST_FINGERS = 12;

// Arranges the lanes of a model.
/** @type {(model: Model) => Packed} */
export function packLanes(model) {
  /** @type {Map<string, PackedLane>} */
  const lanes = new Map();
  /** @type {Map<string, PackedLane>} */
  const byKey = new Map();
  for (const lane of [...model.lanes].sort(inOrder)) {
    const key = sharedKey(lane, model);
    const known = lanes.get(key);
    if (known) known.keys.push(lane.key);
    const packed = known ?? { lane: key === lane.key ? lane : { ...lane, key }, rows: [], flags: [], keys: [lane.key] };
    if (known) known.lane = { ...known.lane, points: [...known.lane.points, ...lane.points] };
    lanes.set(key, packed);
    byKey.set(lane.key, packed);
  }
  for (const slice of model.slices) {
    const packed = byKey.get(slice.lane);
    if (packed) rowFor(packed.rows, slice).push(slice);
  }
  for (const flag of model.flags) byKey.get(flag.lane)?.flags.push(flag);
  const acting = actors(model);
  const all = [...lanes.values()];
  // Where an application told something, the engine's own lane is there to compare.
  const told = new Set(
    all.filter((one) => one.lane.whatIf === UIKIT && one.flags.length > 0).map(({ lane }) => lane.id),
  );
  /** @type {(one: PackedLane) => boolean} */
  const isQuiet = (one) =>
    one.lane.kind === 'recognizer' && !acting.has(one.lane.key) && !one.lane.whatIf && !told.has(one.lane.id);
  const loud = all.filter((one) => !isQuiet(one));
  // The lanes of one object stay together, whichever run it acted in.
  const acted = new Set(
    loud.filter(({ flags }) => flags.some((flag) => flag.kind === 'acted')).map(({ lane }) => objectOf(lane)),
  );
  /** @type {(one: PackedLane) => number} */
  const rank = ({ lane }) => lane.kind === 'recognizer' && !acted.has(objectOf(lane)) ? 1 : 0;
  const ranked = loud.map((one, index) => ({ one, index })).sort((a, b) =>
    inOrder(a.one.lane, b.one.lane) || rank(a.one) - rank(b.one) || a.index - b.index
  );
  return { lanes: besideTheirs(ranked.map(({ one }) => one)), quiet: all.filter(isQuiet) };
}

/** @type {(lane: Lane) => string} */
function objectOf({ kind, id }) {
  return `${kind} ${id ?? ''}`;
}

// What an application told of an object comes below the lanes of that object.
/** @type {(lanes: PackedLane[]) => PackedLane[]} */
function besideTheirs(lanes) {
  const [own, told] = [
    lanes.filter(({ lane }) => lane.whatIf !== UIKIT),
    lanes.filter(({ lane }) => lane.whatIf === UIKIT),
  ];
  const rest = new Set(told);
  const sorted = own.flatMap((one, index) => {
    const object = objectOf(one.lane);
    if (own[index + 1] && objectOf(own[index + 1].lane) === object) return [one];
    const theirs = told.filter((other) => objectOf(other.lane) === object);
    for (const other of theirs) rest.delete(other);
    return [one, ...theirs];
  });
  if (rest.size === 0) return sorted;
  return [...sorted, ...rest].map((one, index) => ({ one, index })).sort((a, b) =>
    inOrder(a.one.lane, b.one.lane) || a.index - b.index
  ).map(({ one }) => one);
}

// Fingers that come after one another share a lane, and so do keys.
/** @type {(lane: Lane, model: Model) => string} */
function sharedKey(lane, model) {
  if (lane.kind === 'press') return lane.whatIf ? 'if press' : 'press';
  if (lane.kind !== 'finger' || lane.id === null) return lane.key;
  const slot = Math.min(model.slots?.get(lane.id) ?? lane.id, MOST_FINGERS);
  return `${lane.whatIf ? 'if ' : ''}finger:${slot}`;
}

// A row whose last slice is over; slices come in the order of their beginnings.
/** @type {(rows: Slice[][], slice: Slice) => Slice[]} */
function rowFor(rows, slice) {
  const own = rows.find((row) => {
    const last = row[row.length - 1];
    return last.row === slice.row && last.lane === slice.lane && last.to <= slice.from + 1e-9;
  });
  const free = own ?? rows.find((row) => row[row.length - 1].to <= slice.from + 1e-9);
  if (free) return free;
  /** @type {Slice[]} */
  const made = [];
  if (rows.length < MOST_FINGERS) rows.push(made);
  return rows.length < MOST_FINGERS ? made : rows[rows.length - 1];
}

// The lanes that did something: they acted, waited or kept others waiting, held touches or stopped others.
/** @type {(model: Model) => Set<string>} */
function actors(model) {
  /** @type {Set<string>} */
  const found = new Set();
  for (const flag of model.flags) found.add(flag.lane);
  for (const arrow of model.arrows) {
    found.add(arrow.from);
    if (arrow.kind === 'waits' || arrow.kind === 'refuses') found.add(arrow.to);
  }
  for (const slice of model.slices) {
    if (slice.state === 'waiting' || slice.state === 'began' || slice.state === 'ended') found.add(slice.lane);
    if (slice.by !== undefined && slice.by !== null) {
      if (slice.state === 'held' || slice.state === 'waiting') found.add(`recognizer:${slice.by}`);
    }
    if (slice.differs) found.add(slice.lane);
  }
  return found;
}
