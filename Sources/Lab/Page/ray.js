// Owns the ray of a hit test through the layers: it rises from the window to the view that is hit, and beside it a
// branch for each view at the point that said no, with the reason.

import { element, shape } from './dom.js';
import { refusalOf } from './hittest.js';
import { hitTestBefore } from './moment.js';
import { boxesOfSubjects, depthsOf, frameOf } from './pictures.js';
import { nameOf } from './words.js';

/**
 * @typedef {import('./feed.js').Screen} Screen
 * @typedef {import('./messages.js').Box} Box
 * @typedef {import('./model.js').Model} Model
 * @typedef {import('./pictures.js').ShownPicture} ShownPicture
 */

/**
 * A ray at a point of the screen. `to` is the depth that it reaches; stops are the views that end it or a branch of it.
 * @typedef {{ x: number, y: number, to: number, stops: Stop[] }} Ray
 * @typedef {{ depth: number, from: number, kind: 'hit' | 'refused', text: string }} Stop
 */

const MOST_STOPS = 8;

// The ray of the last hit test between two times, as far as it has asked so many views.
/** @type {(screen: Screen, model: Model, since: number, time: number, picture: ShownPicture, count: number) =>
 *   Ray | null} */
export function rayAt(screen, model, since, time, picture, count) {
  const test = hitTestBefore(screen.facts, time);
  if (!test?.at || test.t < since - 1e-9) return null;
  const { x, y } = test.at;
  const [boxes, depths] = [boxesOfSubjects(screen), depthsOf(picture)];
  const byId = new Map(picture.boxes.map((box) => [box.id, box]));
  /** @type {Ray} */
  const ray = { x, y, to: 0, stops: [] };
  for (const { view, verdict } of test.visits.slice(0, count)) {
    const box = byId.get(boxes.get(view) ?? NaN);
    if (!box) continue;
    const depth = depths.get(box.id) ?? 0;
    const why = refusalOf(verdict);
    if (verdict === 'inside') ray.to = Math.max(ray.to, depth);
    else if (why && isAt(box, x, y)) {
      const from = box.parent === undefined ? 0 : depths.get(box.parent) ?? 0;
      ray.stops.push({ depth, from, kind: 'refused', text: `${nameOf(model, view)} ${why}` });
    }
  }
  ray.stops = ray.stops.slice(0, MOST_STOPS);
  const hit = byId.get(boxes.get(test.hit ?? NaN) ?? NaN);
  if (hit && count >= test.visits.length && test.hit !== null) {
    const depth = depths.get(hit.id) ?? 0;
    ray.to = depth;
    ray.stops.push({ depth, from: 0, kind: 'hit', text: `${nameOf(model, test.hit)} is hit` });
  }
  return ray;
}

/** @type {(box: Box, x: number, y: number) => boolean} */
function isAt(box, x, y) {
  const { left, top, right, bottom } = frameOf({ ...box, visible: undefined });
  return x >= left && x < right && y >= top && y < bottom;
}

// Draws a ray over the layers, which are `spread` apart, with a text at each stop. Points of the scene are found on the
// page with the help of `anchors`, an element in it; a point of the screen is `scale` pixels.
/** @type {(root: HTMLElement, anchors: HTMLElement, ray: Ray | null, spread: number, scale: number) => void} */
export function drawRay(root, anchors, ray, spread, scale) {
  root.replaceChildren();
  anchors.replaceChildren();
  if (!ray) return;
  const around = root.getBoundingClientRect();
  /** @type {(x: number, depth: number) => { x: number, y: number }} */
  const at = (x, depth) => {
    const anchor = element('i');
    anchor.style.transform = `translate3d(${x}px, ${ray.y}px, ${depth * spread}px)`;
    anchors.append(anchor);
    const { left, top } = anchor.getBoundingClientRect();
    return { x: left - around.left, y: top - around.top };
  };
  const drawing = shape('svg', { 'aria-hidden': 'true' });
  root.append(drawing);
  const [from, to] = [at(ray.x, 0), at(ray.x, ray.to)];
  drawing.append(line(from, to, 'reached'), shape('circle', { class: 'reached', cx: from.x, cy: from.y, r: 3 }));
  const places = ray.stops.map((stop, index) => {
    // Branches stand beside each other, so that each can be followed.
    const x = stop.kind === 'hit' ? ray.x : ray.x + (index + 1) * 9 / scale;
    const place = at(x, stop.depth);
    if (stop.kind === 'refused') {
      drawing.append(line(at(x, stop.from), place, 'branch'));
      drawing.append(line({ x: place.x, y: place.y - 8 }, { x: place.x, y: place.y + 8 }, 'branch'));
    } else drawing.append(shape('circle', { class: 'hit', cx: place.x, cy: place.y, r: 6 }));
    return place;
  });
  drawTexts(root, ray.stops, places, around);
}

/** @type {(from: { x: number, y: number }, to: { x: number, y: number }, kind: string) => SVGElement} */
function line(from, to, kind) {
  return shape('line', { class: kind, x1: from.x, y1: from.y, x2: to.x, y2: to.y });
}

// What refused is said above the ray, one above the other, and what is hit below it.
/** @type {(root: HTMLElement, stops: Stop[], places: { x: number, y: number }[], around: DOMRect) => void} */
function drawTexts(root, stops, places, around) {
  let highest = Math.min(...places.map(({ y }) => y)) - 12;
  const order = stops.map((_, index) => index).sort((one, other) => places[other].y - places[one].y);
  for (const index of order) {
    const text = element('span', { class: `ray-text ${stops[index].kind}`, text: stops[index].text });
    root.append(text);
    const [{ x, y }, { width, height }] = [places[index], text.getBoundingClientRect()];
    const isHit = stops[index].kind === 'hit';
    if (!isHit) highest -= height + 3;
    text.style.left = `${Math.max(0, Math.min(x - 16, around.width - width))}px`;
    text.style.top = `${isHit ? y + 14 : highest}px`;
  }
}
