// Owns what the engine says of gestures: which one a time belongs to, and its story as lines. The words are the
// engine's. It is pure.

import { nameOf } from './words.js';

/**
 * @typedef {import('./feed.js').Screen} Screen
 * @typedef {import('./messages.js').Gesture} Gesture
 * @typedef {import('./messages.js').Outcome} Outcome
 * @typedef {import('./model.js').Lane} Lane
 * @typedef {import('./model.js').Model} Model
 */

const MOST_LINES = 7;
const IN_LEAD = 2;

// The gesture that a time belongs to: the last one that has begun; before the first one, the first.
/** @type {(screen: Pick<Screen, 'gestures'>, time: number) => Gesture | null} */
export function gestureAt({ gestures }, time) {
  for (let index = gestures.length - 1; index >= 0; index -= 1) {
    if (gestures[index].t <= time + 1e-9) return gestures[index];
  }
  return gestures[0] ?? null;
}

// What became of an object of a gesture, as a sentence with its name in backticks.
/** @type {(outcome: Outcome, model: Pick<Model, 'names'>) => string} */
function outcomeText(outcome, model) {
  return `${outcome.kind === 'hit' ? 'The hit test' : quoted(model, outcome.subject)} ${outcome.did}.`;
}

// The story of a gesture beside its lead, which says what the first two did that acted; how many others failed is one
// line.
/** @type {(gesture: Gesture, model: Pick<Model, 'names'>) => string[]} */
export function storyOf(gesture, model) {
  const acting = gesture.outcomes.filter((one) => one.acts);
  const others = gesture.outcomes.filter((one) => !one.acts && one.kind !== 'recognizer' && one.kind !== 'hit');
  const told = [...acting.slice(IN_LEAD), ...others];
  const failed = gesture.outcomes.filter((one) => !one.acts && one.kind === 'recognizer');
  const count = failed.length + (gesture.more ?? 0);
  const room = Math.max(MOST_LINES - told.length, 1);
  const lines = told.slice(0, MOST_LINES).map((one) => outcomeText(one, model));
  if (told.length > MOST_LINES) lines.push(`And ${told.length - MOST_LINES} more.`);
  if (count <= room) return [...lines, ...failed.map((one) => outcomeText(one, model))];
  return [...lines, `${count} recognizers fail.`];
}

// The lanes of what acted late in a gesture, of which a reader wants to change something; two at most.
/** @type {(gesture: Gesture | null | undefined, model: Pick<Model, 'lanes'>) => Lane[]} */
export function lateActors(gesture, { lanes }) {
  const late = gesture?.outcomes.filter((one) => one.acts && (one.late ?? 0) > 0) ?? [];
  const found = late.map(({ kind, subject }) => lanes.find((lane) => lane.kind === kind && lane.id === subject));
  return found.flatMap((lane) => lane ?? []).slice(0, 2);
}

// A name in backticks, in which it is set in its own face.
/** @type {(model: Pick<Model, 'names'>, id: number | null | undefined) => string} */
export function quoted(model, id) {
  return `\`${nameOf(model, id).replaceAll('`', "'")}\``;
}
