// Owns which views are marked on the stage: who has touches, who should have acted, and what is picked. It is pure.

import { hitsSince, ownersAt } from './moment.js';
import { boxesOfSubjects } from './pictures.js';
import { nameOf, shortName } from './words.js';

/**
 * @typedef {import('./feed.js').Screen} Screen
 * @typedef {import('./messages.js').Box} Box
 * @typedef {import('./model.js').Lane} Lane
 * @typedef {import('./model.js').Model} Model
 * @typedef {import('./stage.js').Mark} Mark
 */

/**
 * What is marked; `since` is when the gesture began, `meant` the box of the view that should have acted, if one was
 * named.
 * @typedef {{
 *   screen: Screen, model: Model, time: number, since: number, boxes: Box[], meant: number | undefined,
 *   picked: Picked | null,
 * }} Shown
 * @typedef {{ key: string, id: number | null, name: string, box?: number }} Picked a lane, its subject and its box
 */

/** @type {(shown: Shown) => Mark[]} */
export function marksOf({ screen, model, time, since, boxes, meant, picked }) {
  const places = boxesOfSubjects(screen);
  const expected = screen.answer?.expected;
  const id = meant ?? (expected === undefined ? undefined : places.get(expected));
  /** @type {Mark[]} */
  const marks = [];
  const owners = [...ownersAt(model, time).keys()];
  // Where the touch went stays to be seen until the next one.
  const shown = owners.length > 0 ? owners : hitsSince(model, since, time);
  for (const subject of new Set(shown)) {
    const box = places.get(subject);
    const kind = id === undefined ? 'owner' : isWithin(boxes, box, id) ? 'wanted' : 'wrong';
    marks.push({ id: box, kind, text: nameOf(model, subject) });
  }
  if (id !== undefined && !marks.some((mark) => mark.id === id)) {
    const name = boxes.find((one) => one.id === id)?.name;
    const text = expected === undefined ? shortName(name ?? '') : nameOf(model, expected);
    marks.unshift({ id, kind: 'wanted', text });
  }
  if (picked?.box !== undefined) marks.push({ id: picked.box, kind: 'hover', text: picked.name });
  return marks;
}

// Whether a box lies in another one, or is it.
/** @type {(boxes: Box[], box: number | undefined, outer: number) => boolean} */
function isWithin(boxes, box, outer) {
  for (let next = box; next !== undefined; next = boxes.find((one) => one.id === next)?.parent) {
    if (next === outer) return true;
  }
  return false;
}

// What is picked with a lane.
/** @type {(lane: Lane, screen: Screen, model: Model) => Picked} */
export function pickedBy(lane, screen, model) {
  const { key, kind } = lane;
  const id = lane.own ?? lane.id;
  if (!['view', 'recognizer', 'control', 'scroll', 'menu'].includes(kind) || id === null) {
    return { key, id: null, name: '' };
  }
  return { key, id, name: nameOf(model, id), box: boxesOfSubjects(screen).get(id) };
}
