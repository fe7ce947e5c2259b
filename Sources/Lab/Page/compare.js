// Owns what is different between two runs of the same fingers: both in one model, lane under lane, and sentences. It is
// pure.

import { quoted } from './gestures.js';
import { inOrder } from './model.js';
import { UIKIT } from './told.js';

/**
 * @typedef {import('./messages.js').Gesture} Gesture
 * @typedef {import('./messages.js').Outcome} Outcome
 * @typedef {import('./messages.js').SubjectName} SubjectName
 * @typedef {import('./model.js').Arrow} Arrow
 * @typedef {import('./model.js').Flag} Flag
 * @typedef {import('./model.js').Lane} Lane
 * @typedef {import('./model.js').LaneKind} LaneKind
 * @typedef {import('./model.js').Model} Model
 * @typedef {import('./model.js').Slice} Slice
 */

/**
 * @typedef {{ lane: Lane, slices: Slice[], flags: Flag[] }} LaneContent
 * @typedef {{ model: Model, sentences: string[], isSame: boolean }} Comparison sentences have names in backticks
 * @typedef {{ model: Model, gestures: Gesture[] }} ComparedRun
 */

/** @type {LaneKind[]} */
const OF_SUBJECTS = ['view', 'recognizer', 'control', 'scroll', 'menu'];
/** @type {{ [Kind in Outcome['kind']]: string }} */
const NOTHING = {
  hit: 'finds nothing',
  recognizer: 'does nothing',
  control: 'sends nothing',
  scroll: 'stays where it is',
  view: 'gets no touch',
};
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

// The fingers of the second run by those of the first: the first one that comes down is the first one there.
/** @type {(first: Model, second: Model) => Map<number | null, number>} */
function fingers(first, second) {
  const [known, others] = [first, second].map((model) => model.lanes.filter((lane) => lane.kind === 'finger'));
  return new Map(others.map(({ id }, index) => [id, known[index]?.id ?? (id ?? 0) + APART]));
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

// Compares two runs: `{ model, sentences, isSame }`, where the lanes of the second run have its name as `whatIf`.
/** @type {(one: ComparedRun, other: ComparedRun, word?: string) => Comparison} */
export function compareRuns({ model: first, gestures }, { model: second, gestures: others }, word = 'what if') {
  const ids = translation(first, second);
  /** @type {<Id extends number | null | undefined>(id: Id) => Id} */
  const own = (id) => /** @type {any} */ (ids.get(id) ?? id);
  const contacts = fingers(first, second);
  const slots = new Map([...second.slots ?? []].map(([id, slot]) => [contacts.get(id) ?? id, slot]));
  const lanes = second.lanes.map((lane) => {
    const id = lane.kind === 'finger'
      ? contacts.get(lane.id) ?? lane.id
      : OF_SUBJECTS.includes(lane.kind)
      ? own(lane.id)
      : lane.id;
    return { ...lane, key: id === null ? lane.kind : `${lane.kind}:${id}`, id, own: lane.id };
  });
  const keys = new Map(second.lanes.map((lane, index) => [lane.key, lanes[index].key]));
  /** @type {(key: string) => string} */
  const key = (lane) => keys.get(lane) ?? lane;
  const names = new Map(first.names);
  for (const [id, name] of second.names) if (!names.has(own(id))) names.set(own(id), name);
  /** @type {(contact: number) => number} */
  const contactOf = (contact) => contacts.get(contact) ?? contact;
  /** @type {(flag: Flag) => Flag} */
  const ownFlag = (flag) =>
    flag.kind === 'hit'
      ? { ...flag, detail: { ...flag.detail, view: own(flag.detail.view), contact: contactOf(flag.detail.contact) } }
      : flag;
  const after = {
    names,
    end: Math.max(first.end, second.end),
    slots,
    lanes,
    slices: second.slices.map((slice) => ({
      ...slice,
      lane: key(slice.lane),
      row: slice.lane.startsWith('view:') ? contactOf(slice.row) : slice.row,
      ...(slice.by === undefined ? {} : { by: own(slice.by) }),
    })),
    flags: second.flags.map((flag) => ({ ...ownFlag(flag), lane: key(flag.lane) })),
    arrows: second.arrows.map((arrow) => ({ ...arrow, from: key(arrow.from), to: key(arrow.to) })),
  };
  const told = others.map((gesture) => ({
    ...gesture,
    outcomes: gesture.outcomes.map((one) => ({ ...one, subject: own(one.subject) })),
  }));
  const merged = mergedRuns(first, after, word);
  return { ...merged, sentences: merged.isSame ? [] : differences(gestures, told, { names }) };
}

// What became of each object, where that is different: what acts comes first, and what views are told last.
/** @type {(before: Gesture[], after: Gesture[], model: Pick<Model, 'names'>) => string[]} */
function differences(before, after, model) {
  /** @type {{ acts: boolean, text: string }[]} */
  const found = [];
  for (let index = 0; index < Math.max(before.length, after.length); index += 1) {
    const [was, is] = [before[index], after[index]].map(outcomesByKey);
    for (const key of new Set([...is.keys(), ...was.keys()])) {
      const [old, now] = [was.get(key), is.get(key)];
      const known = now ?? old;
      if (!known || old?.did === now?.did) continue;
      const name = known.kind === 'hit' ? 'The hit test' : quoted(model, known.subject);
      const nothing = NOTHING[known.kind] ?? 'does nothing';
      const acts = Boolean(old?.acts || now?.acts);
      found.push({ acts, text: `${name} ${now?.did ?? nothing}; before, it ${old?.did ?? nothing}.` });
    }
  }
  return [true, false].flatMap((acts) => found.filter((one) => one.acts === acts)).map((one) => one.text);
}

/** @type {(gesture?: Gesture) => Map<string, Outcome>} */
function outcomesByKey(gesture) {
  return new Map((gesture?.outcomes ?? []).map((one) => [`${one.kind} ${one.subject ?? ''}`, one]));
}

/** @type {(first: Model, after: Model, word: string) => Pick<Comparison, 'model' | 'isSame'>} */
function mergedRuns(first, after, word) {
  const { names, end } = after;
  const [before, then] = [contentByLane(first), contentByLane(after)];
  // What UIKit did is known of the first run alone.
  const different = new Set(
    [...before.keys(), ...then.keys()].filter((key) =>
      before.get(key)?.lane.whatIf !== UIKIT && contentKey(before.get(key)) !== contentKey(then.get(key))
    ),
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
  const model = {
    names,
    lanes: [],
    slices: [],
    flags: [],
    arrows: [...first.arrows],
    end,
    slots: new Map([...after.slots ?? [], ...first.slots ?? []]),
  };
  for (const lane of all) {
    const { key } = lane;
    const [one, other] = [before.get(key), then.get(key)];
    if (known.has(key)) addLane(model, lane, different.has(key) ? mark(one, other) : one);
    if (!different.has(key)) continue;
    const twin = second.get(key) ?? { ...lane, points: [] };
    addLane(model, { ...twin, key: `if ${key}`, whatIf: word }, mark(other, one));
  }
  /** @type {(key: string) => string} */
  const place = (key) => (different.has(key) ? `if ${key}` : key);
  /** @type {(arrow: Arrow) => string} */
  const arrowText = (arrow) => [near(arrow.t), arrow.kind, arrow.from, arrow.to].join('|');
  const drawn = new Set(first.arrows.map(arrowText));
  for (const arrow of after.arrows) {
    if (!drawn.has(arrowText(arrow))) model.arrows.push({ ...arrow, from: place(arrow.from), to: place(arrow.to) });
  }
  return { model, isSame: different.size === 0 };
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
