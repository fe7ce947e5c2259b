// Owns the moment as an animated picture: stage and lanes from the first finger of a gesture to what it caused, slowed
// down where that is short.

import { movingPicture } from './apng.js';
import { element } from './dom.js';
import { marksOf } from './marks.js';
import { fingersAt } from './moment.js';
import { pictureAt } from './pictures.js';
import { fitGesture, makeScale } from './scale.js';
import { drawStill, HEIGHT, WIDTH } from './still.js';
import { shortName } from './words.js';

/**
 * @typedef {import('./apng.js').Frame} Frame
 * @typedef {import('./feed.js').Screen} Screen
 * @typedef {import('./messages.js').Gesture} Gesture
 * @typedef {import('./model.js').Model} Model
 * @typedef {{ x: number, y: number, width: number, height: number }} Part
 */

const [SHORTEST, LONGEST, REST] = [3, 6.5, 1.4];
const PER_SECOND = 10;
const MOST_BYTES = 1_900_000;

// Makes the picture of a gesture, in at most 8 seconds and 2 MB; rejected with a sentence where that cannot be.
/** @type {(screen: Screen, model: Model, gesture: Gesture) => Promise<Blob>} */
export async function gesturePicture(screen, model, gesture) {
  const real = Math.max(gesture.to - gesture.t, 0.05);
  const seconds = Math.min(Math.max(real, SHORTEST), LONGEST);
  for (let rate = PER_SECOND; rate >= 2; rate /= 2) {
    const made = movingPicture(await framesOf(screen, model, gesture, real, seconds, rate));
    if (made.size <= MOST_BYTES) return made;
  }
  throw new Error('This gesture has too much on the screen for a picture of 2 MB.');
}

/** @type {(screen: Screen, model: Model, gesture: Gesture, real: number, seconds: number, rate: number) =>
 *   Promise<Frame[]>} */
async function framesOf(screen, model, gesture, real, seconds, rate) {
  const canvas = element('canvas', { width: WIDTH, height: HEIGHT });
  const on = /** @type {any} */ (canvas.getContext('2d', { willReadFrequently: true }));
  const scale = makeScale(gesture.to);
  fitGesture(scale, gesture.t, gesture.to);
  scale.zero = gesture.t;
  const speed = seconds / real;
  const slower = speed > 1.3 ? `, ${Math.round(speed)} times slower` : '';
  const slow = speed < 0.75 ? `, ${Math.round(1 / speed)} times faster` : slower;
  const title = `${screen.title}: ${gesture.what}${slow}`;
  /** @type {Frame[]} */
  const frames = [];
  /** @type {Uint32Array | null} */
  let before = null;
  const count = Math.ceil(seconds * rate);
  for (let index = 0; index <= count; index += 1) {
    const time = gesture.t + (real * index) / count;
    const picture = pictureAt(screen, time);
    if (!picture) throw new Error('There is no picture of this gesture.');
    const fingers = fingersAt(screen, model, time, gesture.t);
    const shown = { screen, model, time, since: gesture.t, boxes: picture.boxes, meant: undefined, picked: null };
    const lead = index === count ? gesture.lead.replace(/`([^`]*)`/g, (_all, name) => shortName(name)) : '';
    drawStill(on, { picture, fingers, marks: marksOf(shown), model, scale, time, title, lead });
    const pixels = new Uint32Array(on.getImageData(0, 0, WIDTH, HEIGHT).data.buffer);
    const part = before ? changedPart(before, pixels) : { x: 0, y: 0, width: WIDTH, height: HEIGHT };
    before = pixels;
    const rest = index === count ? REST : 1 / rate;
    const last = frames[frames.length - 1];
    if (!part && last) last.seconds += rest;
    else if (part) frames.push({ ...part, png: await pngOf(canvas, part), seconds: rest });
  }
  return frames;
}

// What is different, as the smallest rectangle around it; null if nothing is.
/** @type {(before: Uint32Array, now: Uint32Array) => Part | null} */
function changedPart(before, now) {
  let [left, top, right, bottom] = [WIDTH, HEIGHT, -1, -1];
  for (let y = 0, index = 0; y < HEIGHT; y += 1) {
    for (let x = 0; x < WIDTH; x += 1, index += 1) {
      if (before[index] === now[index]) continue;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      bottom = y;
    }
  }
  return bottom < 0 ? null : { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}

/** @type {(canvas: HTMLCanvasElement, part: Part) => Promise<Uint8Array>} */
async function pngOf(canvas, { x, y, width, height }) {
  const piece = element('canvas', { width, height });
  piece.getContext('2d')?.drawImage(canvas, x, y, width, height, 0, 0, width, height);
  /** @type {Blob | null} */
  const blob = await new Promise((resolve) => piece.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('This browser makes no picture.');
  return new Uint8Array(await blob.arrayBuffer());
}
