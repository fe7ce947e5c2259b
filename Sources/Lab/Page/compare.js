// Owns what is different between two runs of the same fingers: both in one model, lane under lane, and sentences. It is
// pure.

import { timeText, trim } from './dom.js';
import { LANE_KINDS } from './model.js';
import { nameOf, plain } from './words.js';

const OF_SUBJECTS = ['view', 'recognizer', 'control', 'scroll', 'menu'];
const APART = 1e6;

/** The subjects of a model by words that mean the same in another run, and the other way round. */
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
function translation(first, second) {
  const text = ({ kind, name, nth }) => `${kind} ${nth} ${name}`;
  const known = new Map([...subjectNames(first)].map(([id, name]) => [text(name), id]));
  return new Map([...subjectNames(second)].map(([id, name]) => [id, known.get(text(name)) ?? id + APART]));
}

// Times are whole nanoseconds, none of which may lie where it is rounded up or down by chance.
const near = (seconds) => Math.round(seconds * 1e6 + 2.5e-4);

function sliceKey(slice) {
  return [slice.row, slice.state, near(slice.from), near(slice.to), slice.how, slice.reason, slice.by ?? null].join(
    '|',
  );
}

function flagKey(flag) {
  return [near(flag.t), flag.kind, JSON.stringify(flag.detail)].join('|');
}

/** Compares two models: `{ model, sentences, isSame }`, where the lanes of the second run have its name as `whatIf`. */
export function compareRuns(first, second, word = 'what if') {
  const ids = translation(first, second);
  const own = (id) => (id === null || id === undefined ? id : ids.get(id) ?? id);
  const keys = new Map(second.lanes.map((lane) => {
    const id = OF_SUBJECTS.includes(lane.kind) ? own(lane.id) : lane.id;
    return [lane.key, { key: id === null ? lane.kind : `${lane.kind}:${id}`, id }];
  }));
  const names = new Map(first.names);
  for (const [id, name] of second.names) if (!names.has(own(id))) names.set(own(id), name);
  const detail = (
    value,
  ) => (value && typeof value === 'object' && 'view' in value ? { ...value, view: own(value.view) } : value);
  const after = {
    lanes: second.lanes.map((lane) => ({ ...lane, ...keys.get(lane.key), own: lane.id })),
    slices: second.slices.map((slice) => ({
      ...slice,
      lane: keys.get(slice.lane).key,
      ...(slice.by === undefined ? {} : { by: own(slice.by) }),
    })),
    flags: second.flags.map((flag) => ({ ...flag, lane: keys.get(flag.lane).key, detail: detail(flag.detail) })),
    arrows: second.arrows.map((arrow) => ({ ...arrow, from: keys.get(arrow.from).key, to: keys.get(arrow.to).key })),
  };
  return mergedRuns(first, after, names, Math.max(first.end, second.end), word);
}

function mergedRuns(first, after, names, end, word) {
  const [before, then] = [contentByLane(first), contentByLane(after)];
  const different = new Set(
    [...before.keys(), ...then.keys()].filter((key) => contentKey(before.get(key)) !== contentKey(then.get(key))),
  );
  const mark = (own, other) => {
    const [slices, flags] = [new Set((other?.slices ?? []).map(sliceKey)), new Set((other?.flags ?? []).map(flagKey))];
    return {
      slices: (own?.slices ?? []).map((slice) => ({ ...slice, differs: !slices.has(sliceKey(slice)) })),
      flags: (own?.flags ?? []).map((flag) => ({ ...flag, differs: !flags.has(flagKey(flag)) })),
    };
  };
  const order = (lane) => LANE_KINDS.indexOf(lane.kind);
  const known = new Map(first.lanes.map((lane) => [lane.key, lane]));
  const all = [...first.lanes, ...after.lanes.filter((lane) => !known.has(lane.key))].sort((one, other) =>
    order(one) - order(other)
  );
  const second = new Map(after.lanes.map((lane) => [lane.key, lane]));
  const model = { names, lanes: [], slices: [], flags: [], arrows: [...first.arrows], end };
  const sentences = new Map(LANE_KINDS.map((kind) => [kind, []]));
  for (const lane of all) {
    const { key } = lane;
    const [one, other] = [before.get(key), then.get(key)];
    if (known.has(key)) addLane(model, lane, different.has(key) ? mark(one, other) : one);
    if (!different.has(key)) continue;
    const twin = second.get(key) ?? { ...lane, points: [] };
    addLane(model, { ...twin, key: `if ${key}`, whatIf: word }, mark(other, one));
    const [was, is] = [outcome(lane, one, names), outcome(twin, other, names)];
    if (was !== is) sentences.get(lane.kind).push([...subjectOf(lane, names), ` ${is}; before, ${contrast(was, is)}.`]);
  }
  const place = (key) => (different.has(key) ? `if ${key}` : key);
  const arrowText = (arrow) => [near(arrow.t), arrow.kind, arrow.from, arrow.to].join('|');
  const drawn = new Set(first.arrows.map(arrowText));
  for (const arrow of after.arrows) {
    if (!drawn.has(arrowText(arrow))) model.arrows.push({ ...arrow, from: place(arrow.from), to: place(arrow.to) });
  }
  // What acts comes first, and what views are told last.
  const told = ['recognizer', 'control', 'scroll', ...LANE_KINDS].flatMap((kind) => {
    const all = sentences.get(kind);
    sentences.set(kind, []);
    return all;
  });
  return { model, sentences: told, isSame: different.size === 0 };
}

function contentByLane(model) {
  const lanes = new Map(model.lanes.map((lane) => [lane.key, { lane, slices: [], flags: [] }]));
  for (const slice of model.slices) lanes.get(slice.lane).slices.push(slice);
  for (const flag of model.flags) lanes.get(flag.lane).flags.push(flag);
  return lanes;
}

function contentKey(content) {
  if (!content) return '';
  const points = content.lane.kind === 'scroll'
    ? content.lane.points.map((point) => [near(point.t), point.x, point.y].join(' '))
    : [];
  return [...content.slices.map(sliceKey), ...content.flags.map(flagKey), ...points].join('\n');
}

function addLane(model, lane, content) {
  model.lanes.push(lane);
  for (const slice of content?.slices ?? []) model.slices.push({ ...slice, lane: lane.key });
  for (const flag of content?.flags ?? []) model.flags.push({ ...flag, lane: lane.key });
}

function subjectOf(lane, names) {
  if (lane.kind === 'hit') return ['The hit test'];
  if (OF_SUBJECTS.includes(lane.kind)) return [{ name: nameOf({ names }, lane.id) }];
  return [`The lane “${lane.kind}”`];
}

// Of a sentence with two parts only the one that differs is said again.
function contrast(was, is) {
  const [start, ...rest] = was.split(' and ');
  const isShort = rest.length > 0 && is.startsWith(`${start} and `);
  return `it ${isShort ? rest.join(' and ') : was}`;
}

// What became of a lane's subject, as a verb and more.
function outcome(lane, content, names) {
  const [slices, flags] = [content?.slices ?? [], content?.flags ?? []];
  const last = slices[slices.length - 1];
  switch (lane.kind) {
    case 'recognizer': {
      const acts = flags.filter((flag) => flag.kind === 'acted');
      if (acts.length === 1) return `acts at ${timeText(acts[0].t)}`;
      if (acts.length > 1) {
        return `acts ${acts.length === 2 ? 'twice' : `${acts.length} times`}, first at ${timeText(acts[0].t)}`;
      }
      const failed = slices.find((slice) => slice.state === 'failed');
      if (failed) {
        return `fails at ${timeText(failed.from)}${
          failed.reason && failed.reason !== 'itself' ? ` (${plain(failed.reason)})` : ''
        }`;
      }
      return last ? 'does nothing' : 'is not asked';
    }
    case 'view': {
      const told = slices.find((slice) => slice.state === 'began');
      if (!last) return 'gets no touch';
      if (!told) return 'is told nothing of its touch';
      const ends = { ended: 'gets it to the end', cancelled: 'loses it', detached: 'loses it' }[last.how];
      return `is told of its touch at ${timeText(told.from)}${
        ends ? ` and ${ends}${last.how === 'ended' ? '' : ` at ${timeText(last.to)}`}` : ''
      }`;
    }
    case 'control': {
      const sent = flags.filter((flag) => flag.kind === 'event' && flag.detail.handlers > 0);
      if (sent.length > 0) {
        return `sends ${sent.map((flag) => `${flag.detail.event} at ${timeText(flag.t)}`).slice(0, 3).join(', ')}`;
      }
      return last ? 'sends nothing' : 'does not track';
    }
    case 'scroll': {
      const end = lane.points[lane.points.length - 1];
      return end ? `comes to rest at (${trim(end.x, 1)}, ${trim(end.y, 1)})` : 'stays where it is';
    }
    case 'hit':
      return `finds ${
        flags.map((flag) => (flag.kind === 'hit' ? nameOf({ names }, flag.detail.view) : 'nothing')).join(', ') ||
        'nothing'
      }`;
    default:
      return [...slices.map((slice) => slice.state), ...flags.map((flag) => plain(flag.kind))].join(', ') ||
        'has nothing';
  }
}
