// Owns the line below the stage. It is pure.

import { trim } from './dom.js';
import { contactName, shortName } from './words.js';

/** What stands below the stage: the size of the screen, the fingers, and how many views are not drawn. */
export function stageText(picture, fingers, leftOut) {
  const parts = [`${trim(picture.width, 1)} × ${trim(picture.height, 1)}`];
  for (const finger of fingers) {
    parts.push(
      `${contactName(finger.contact)}${finger.isDown ? '' : ' lifts'} at (${trim(finger.x, 1)}, ${trim(finger.y, 1)})`,
    );
  }
  if (leftOut > 0) parts.push(`${leftOut} views not drawn`);
  return parts.join(' · ');
}

/** What is said of the view under the pointer. */
export function boxText(box) {
  const corners = box.at ?? box.corners;
  const parts = [
    shortName(box.name),
    box.at
      ? `(${trim(corners[0], 1)}, ${trim(corners[1], 1)}) ${trim(corners[2], 1)} × ${trim(corners[3], 1)}`
      : 'rotated',
  ];
  if (box.touchable === false) parts.push('takes no touches');
  if (box.hidden) parts.push('hidden');
  if (box.opacity !== undefined) parts.push(`opacity ${trim(box.opacity, 2)}`);
  if (box.states) parts.push(box.states.join(', '));
  return parts.join(' · ');
}
