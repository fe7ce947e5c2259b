// Owns the line below the stage. It is pure.

import { trim } from './dom.js';
import { shortName } from './words.js';

/**
 * @typedef {import('./messages.js').Box} Box
 * @typedef {import('./moment.js').Finger} Finger
 * @typedef {import('./pictures.js').ShownPicture} ShownPicture
 */

// What stands below the stage: the size of the screen, the fingers, and how many views are not drawn.
/** @type {(picture: ShownPicture, fingers: Finger[], leftOut: number) => string} */
export function stageText(picture, fingers, leftOut) {
  const parts = [`${trim(picture.width, 1)} × ${trim(picture.height, 1)}`];
  for (const finger of fingers) {
    parts.push(
      `finger ${finger.number}${finger.isDown ? '' : ' lifts'} at (${trim(finger.x, 1)}, ${trim(finger.y, 1)})`,
    );
  }
  if (leftOut > 0) parts.push(`${leftOut} views not drawn`);
  return parts.join(' · ');
}

// What is said of the view under the pointer.
/** @type {(box: Box) => string} */
export function boxText(box) {
  const [x, y, width, height] = (box.at ?? []).map((length) => trim(length, 1));
  const parts = [shortName(box.name), box.at ? `(${x}, ${y}) ${width} × ${height}` : 'rotated'];
  if (box.touchable === false) parts.push('takes no touches');
  if (box.hidden) parts.push('hidden');
  if (box.opacity !== undefined) parts.push(`opacity ${trim(box.opacity, 2)}`);
  if (box.states) parts.push(box.states.join(', '));
  return parts.join(' · ');
}
