// Owns what a running application says that UIKit made of its touches: lanes of its own, each below that of the
// engine's copy, and what differs between them.

/**
 * @typedef {import('./feed.js').Screen} Screen
 * @typedef {import('./messages.js').Told} Told
 * @typedef {import('./model.js').Lane} Lane
 * @typedef {import('./model.js').ModelBuilder} ModelBuilder
 */

/** What the lanes are called that an application's own words are in. */
export const UIKIT = 'UIKit';
/** How far, in seconds, the time of a word about a gesture may be before the gesture's own. */
const NEAR = 1e-3;
const OVER = ['ended', 'cancelled', 'failed', 'possible', ''];

// Takes what an application told into the model.
/** @type {(builder: ModelBuilder, told: Told) => void} */
export function tell(builder, told) {
  if (told.kind === 'verdict' || !Number.isFinite(told.t)) return;
  builder.now = told.t;
  builder.end = Math.max(builder.end, told.t);
  const lane = laneOf(builder, told);
  const sign = { n: 0 };
  if (told.differs !== undefined) {
    builder.flag(lane, 'differs', { text: String(told.differs), rule: String(told.rule ?? '') }, sign);
  } else if (told.kind === 'hit') {
    builder.flag(lane, 'hit', { contact: told.contact ?? 0, view: told.of ?? 0, visits: 0 }, sign);
  } else {
    const words = told.is ?? [];
    const tracked = words.includes('tracking') ? words.includes('inside') ? 'inside' : 'outside' : '';
    const state = told.kind === 'control' ? tracked : String(words[0] ?? '');
    if (told.recognizes) builder.flag(lane, 'recognized', null, sign);
    if (builder.current(lane, 0)?.state === state) return;
    builder.close(lane, 0);
    if (!OVER.includes(state)) builder.begin(lane, 0, state);
  }
}

/** @type {(builder: ModelBuilder, told: Told) => Lane} */
function laneOf(builder, told) {
  const kind = told.kind === 'control' || told.kind === 'recognizer' ? told.kind : 'hit';
  const id = kind === 'hit' ? null : told.of ?? null;
  const key = `${UIKIT} ${kind}${id === null ? '' : `:${id}`}`;
  const lane = builder.lanes.get(key) ?? { key, kind, id, points: [], whatIf: UIKIT };
  builder.lanes.set(key, lane);
  return lane;
}

// What was said of the touches of a gesture, which lasts to the next one; each sentence may name a rule.
/** @type {(screen: Pick<Screen, 'told' | 'gestures'>, gesture: { t: number, n: number }) => string[]} */
export function sayingsOf({ told, gestures }, gesture) {
  const next = gestures.find((one) => one.t > gesture.t)?.t ?? Infinity;
  return told.filter(({ kind, t }) => kind === 'verdict' && t >= gesture.t - NEAR && t < next - NEAR)
    .flatMap(({ lines }) => (lines ?? []).map(String))
    .map((line) => line.startsWith(' ') ? line.trim() : `In the application: ${line}`);
}
