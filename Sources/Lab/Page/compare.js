// Owns what is different between two runs of the same fingers: both in one model, lane under lane, and sentences. It is
// pure.

import { timeText, trim } from './dom.js';
import { flagsOf, inOrder } from './model.js';
import { nameOf, plain } from './words.js';

/**
 * @typedef {import('./messages.js').SubjectName} SubjectName
 * @typedef {import('./model.js').Arrow} Arrow
 * @typedef {import('./model.js').Flag} Flag
 * @typedef {import('./model.js').Lane} Lane
 * @typedef {import('./model.js').LaneKind} LaneKind
 * @typedef {import('./model.js').Model} Model
 * @typedef {import('./model.js').Names} Names
 * @typedef {import('./model.js').Slice} Slice
 * @typedef {import('./words.js').Part} Part
 */

/**
 * @typedef {{ lane: Lane, slices: Slice[], flags: Flag[] }} LaneContent
 * @typedef {{ model: Model, sentences: Part[][], isSame: boolean }} Comparison
 */

/** @type {LaneKind[]} */
const OF_SUBJECTS = ['view', 'recognizer', 'control', 'scroll', 'menu'];
/** @type {LaneKind[]} */
const ACTING = ['recognizer', 'control', 'scroll'];
const APART = 1e6;

// The subjects of a model by words that mean the same in another run, and the other way round.
/** @type {(model: Model) => Map<number, SubjectName>} */
export function subjectNames(model) {
  const counts = new Map();
  const names = new Map();
  for (const [id, { kind, name }] of model.names) {
    const text = `${kind} ${name}`;
    const nth = counts.get(text) ?? 0;
    counts.set(text, nth + 1);
    names.set(id, { kind, name, nth });
  }
  return names;
}

// The numbers of the second run's subjects in the first; those that the first does not have get numbers of their own.
/** @type {(first: Model, second: Model) => Map<number | null | undefined, number>} */
function translation(first, second) {
  /** @type {(subject: SubjectName) => string} */
  const text = ({ kind, name, nth }) => `${kind} ${nth} ${name}`;
  const known = new Map([...subjectNames(first)].map(([id, name]) => [text(name), id]));
  return new Map([...subjectNames(second)].map(([id, name]) => [id, known.get(text(name)) ?? id + APART]));
}

// Times are whole nanoseconds, none of which may lie where it is rounded up or down by chance.
/** @type {(seconds: number) => number} */
const near = (seconds) => Math.round(seconds * 1e6 + 2.5e-4);

/** @type {(slice: Slice) => string} */
function sliceKey(slice) {
  const { row, state, from, to, how, reason, by = null } = slice;
  return [row, state, near(from), near(to), how, reason, by].join('|');
}

/** @type {(flag: Flag) => string} */
function flagKey(flag) {
  return [near(flag.t), flag.kind, JSON.stringify(flag.detail)].join('|');
}

// Compares two models: `{ model, sentences, isSame }`, where the lanes of the second run have its name as `whatIf`.
/** @type {(first: Model, second: Model, word?: string) => Comparison} */
export function compareRuns(first, second, word = 'what if') {
  const ids = translation(first, second);
  /** @type {<Id extends number | null | undefined>(id: Id) => Id} */
  const own = (id) => /** @type {any} */ (ids.get(id) ?? id);
  const lanes = second.lanes.map((lane) => {
    const id = OF_SUBJECTS.includes(lane.kind) ? own(lane.id) : lane.id;
    return { ...lane, key: id === null ? lane.kind : `${lane.kind}:${id}`, id, own: lane.id };
  });
  const keys = new Map(second.lanes.map((lane, index) => [lane.key, lanes[index].key]));
  /** @type {(key: string) => string} */
  const key = (lane) => keys.get(lane) ?? lane;
  const names = new Map(first.names);
  for (const [id, name] of second.names) if (!names.has(own(id))) names.set(own(id), name);
  /** @type {(flag: Flag) => Flag} */
  const ownFlag = (flag) =>
    flag.kind === 'hit' ? { ...flag, detail: { ...flag.detail, view: own(flag.detail.view) } } : flag;
  const after = {
    names,
    end: Math.max(first.end, second.end),
    lanes,
    slices: second.slices.map((slice) => ({
      ...slice,
      lane: key(slice.lane),
      ...(slice.by === undefined ? {} : { by: own(slice.by) }),
    })),
    flags: second.flags.map((flag) => ({ ...ownFlag(flag), lane: key(flag.lane) })),
    arrows: second.arrows.map((arrow) => ({ ...arrow, from: key(arrow.from), to: key(arrow.to) })),
  };
  return mergedRuns(first, after, word);
}

/** @type {(first: Model, after: Model, word: string) => Comparison} */
function mergedRuns(first, after, word) {
  const { names, end } = after;
  const [before, then] = [contentByLane(first), contentByLane(after)];
  const different = new Set(
    [...before.keys(), ...then.keys()].filter((key) => contentKey(before.get(key)) !== contentKey(then.get(key))),
  );
  /** @type {(own?: LaneContent, other?: LaneContent) => Pick<LaneContent, 'slices' | 'flags'>} */
  const mark = (own, other) => {
    const slices = new Set(other?.slices.map(sliceKey));
    const flags = new Set(other?.flags.map(flagKey));
    return {
      slices: (own?.slices ?? []).map((slice) => ({ ...slice, differs: !slices.has(sliceKey(slice)) })),
      flags: (own?.flags ?? []).map((flag) => ({ ...flag, differs: !flags.has(flagKey(flag)) })),
    };
  };
  const known = new Map(first.lanes.map((lane) => [lane.key, lane]));
  const all = [...first.lanes, ...after.lanes.filter((lane) => !known.has(lane.key))].sort(inOrder);
  const second = new Map(after.lanes.map((lane) => [lane.key, lane]));
  /** @type {Model} */
  const model = { names, lanes: [], slices: [], flags: [], arrows: [...first.arrows], end };
  /** @type {{ kind: LaneKind, parts: Part[] }[]} */
  const sentences = [];
  for (const lane of all) {
    const { key } = lane;
    const [one, other] = [before.get(key), then.get(key)];
    if (known.has(key)) addLane(model, lane, different.has(key) ? mark(one, other) : one);
    if (!different.has(key)) continue;
    const twin = second.get(key) ?? { ...lane, points: [] };
    addLane(model, { ...twin, key: `if ${key}`, whatIf: word }, mark(other, one));
    const [was, is] = [outcome(lane, one, names), outcome(twin, other, names)];
    if (was === is) continue;
    sentences.push({ kind: lane.kind, parts: [subjectOf(lane, names), ` ${is}; before, ${contrast(was, is)}.`] });
  }
  /** @type {(key: string) => string} */
  const place = (key) => (different.has(key) ? `if ${key}` : key);
  /** @type {(arrow: Arrow) => string} */
  const arrowText = (arrow) => [near(arrow.t), arrow.kind, arrow.from, arrow.to].join('|');
  const drawn = new Set(first.arrows.map(arrowText));
  for (const arrow of after.arrows) {
    if (!drawn.has(arrowText(arrow))) model.arrows.push({ ...arrow, from: place(arrow.from), to: place(arrow.to) });
  }
  // What acts comes first, and what views are told last.
  const told = [true, false].flatMap((acts) => sentences.filter((one) => ACTING.includes(one.kind) === acts));
  return { model, sentences: told.map((one) => one.parts), isSame: different.size === 0 };
}

/** @type {(model: Model) => Map<string, LaneContent>} */
function contentByLane(model) {
  /** @type {Map<string, LaneContent>} */
  const lanes = new Map(model.lanes.map((lane) => [lane.key, { lane, slices: [], flags: [] }]));
  for (const slice of model.slices) lanes.get(slice.lane)?.slices.push(slice);
  for (const flag of model.flags) lanes.get(flag.lane)?.flags.push(flag);
  return lanes;
}

/** @type {(content?: LaneContent) => string} */
function contentKey(content) {
  if (!content) return '';
  const points = content.lane.kind === 'scroll'
    ? content.lane.points.map((point) => [near(point.t), point.x, point.y].join(' '))
    : [];
  return [...content.slices.map(sliceKey), ...content.flags.map(flagKey), ...points].join('\n');
}

/** @type {(model: Model, lane: Lane, content?: Pick<LaneContent, 'slices' | 'flags'>) => void} */
function addLane(model, lane, content) {
  model.lanes.push(lane);
  for (const slice of content?.slices ?? []) model.slices.push({ ...slice, lane: lane.key });
  for (const flag of content?.flags ?? []) model.flags.push({ ...flag, lane: lane.key });
}

/** @type {(lane: Lane, names: Names) => Part} */
function subjectOf(lane, names) {
  if (lane.kind === 'hit') return 'The hit test';
  return OF_SUBJECTS.includes(lane.kind) ? { name: nameOf({ names }, lane.id) } : `The lane “${lane.kind}”`;
}

// Of a sentence with two parts only the one that differs is said again.
/** @type {(was: string, is: string) => string} */
function contrast(was, is) {
  const [start, ...rest] = was.split(' and ');
  const isShort = rest.length > 0 && is.startsWith(`${start} and `);
  return `it ${isShort ? rest.join(' and ') : was}`;
}

// What became of a lane's subject, as a verb and more.
/** @type {(lane: Lane, content: LaneContent | undefined, names: Names) => string} */
function outcome(lane, content, names) {
  const [slices, flags] = [content?.slices ?? [], content?.flags ?? []];
  const last = slices[slices.length - 1];
  switch (lane.kind) {
    case 'recognizer': {
      const acts = flagsOf(flags, 'acted');
      if (acts.length === 1) return `acts at ${timeText(acts[0].t)}`;
      if (acts.length > 1) {
        return `acts ${acts.length === 2 ? 'twice' : `${acts.length} times`}, first at ${timeText(acts[0].t)}`;
      }
      const failed = slices.find((slice) => slice.state === 'failed');
      const why = failed?.reason && failed.reason !== 'itself' ? ` (${plain(failed.reason)})` : '';
      if (failed) return `fails at ${timeText(failed.from)}${why}`;
      return last ? 'does nothing' : 'is not asked';
    }
    case 'view': {
      const told = slices.find((slice) => slice.state === 'began');
      if (!last) return 'gets no touch';
      if (!told) return 'is told nothing of its touch';
      const begins = `is told of its touch at ${timeText(told.from)}`;
      if (last.how === 'ended') return `${begins} and gets it to the end`;
      const isLost = last.how === 'cancelled' || last.how === 'detached';
      return isLost ? `${begins} and loses it at ${timeText(last.to)}` : begins;
    }
    case 'control': {
      const sent = flagsOf(flags, 'event').filter((flag) => flag.detail.handlers > 0);
      if (sent.length > 0) {
        return `sends ${sent.map((flag) => `${flag.detail.event} at ${timeText(flag.t)}`).slice(0, 3).join(', ')}`;
      }
      return last ? 'sends nothing' : 'does not track';
    }
    case 'scroll': {
      const end = lane.points[lane.points.length - 1];
      return end ? `comes to rest at (${trim(end.x, 1)}, ${trim(end.y, 1)})` : 'stays where it is';
    }
    case 'hit': {
      const found = flags.map((flag) => (flag.kind === 'hit' ? nameOf({ names }, flag.detail.view) : 'nothing'));
      return `finds ${found.join(', ') || 'nothing'}`;
    }
    default: {
      const all = [...slices.map((slice) => slice.state), ...flags.map((flag) => plain(flag.kind))];
      return all.join(', ') || 'has nothing';
    }
  }
}
