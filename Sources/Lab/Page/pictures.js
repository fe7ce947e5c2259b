// Owns what the screen looks like at a time: the last whole picture before it, with the changes since. It is pure.

/**
 * @typedef {import('./feed.js').Screen} Screen
 * @typedef {import('./messages.js').Box} Box
 * @typedef {import('./messages.js').Change} Change
 * @typedef {import('./messages.js').Picture} Picture
 */

/**
 * @typedef {{ width: number, height: number, boxes: Box[], t: number }} ShownPicture what a screen looks like
 * @typedef {{ left: number, top: number, right: number, bottom: number }} Extent
 */

// The picture at a time, as `{ width, height, boxes }` with the boxes from back to front; null if there is none.
/** @type {(screen: Screen, time: number) => ShownPicture | null} */
export function pictureAt(screen, time) {
  const messages = screen.pictures;
  let last = -1;
  // The messages are in order of time.
  for (let low = 0, high = messages.length - 1; low <= high;) {
    const middle = (low + high) >> 1;
    if (messages[middle].t <= time) {
      last = middle;
      low = middle + 1;
    } else high = middle - 1;
  }
  if (last < 0) last = messages.length > 0 ? 0 : -1;
  if (last < 0) return null;
  const cached = screen.lastPicture;
  let picture = null;
  let next = last;
  if (cached && cached.index <= last && cached.count === messages.length) {
    ({ picture } = cached);
    next = cached.index + 1;
  } else {
    while (next > 0 && messages[next].m !== 'picture') next -= 1;
  }
  for (; next <= last; next += 1) picture = applied(picture, messages[next]);
  screen.lastPicture = { index: last, picture, count: messages.length };
  return picture;
}

// A picture after one message.
/** @type {(picture: ShownPicture | null, message: Picture | Change) => ShownPicture} */
export function applied(picture, message) {
  if (message.m === 'picture' || picture === null) {
    const { width = 1, height = 1, boxes = [], t } = /** @type {Picture} */ (message);
    return { width, height, boxes, t };
  }
  const known = new Map(picture.boxes.map((box) => [box.id, box]));
  for (const id of message.gone ?? []) known.delete(id);
  for (const box of message.boxes ?? []) known.set(box.id, box);
  for (const [id, ...at] of message.moved ?? []) {
    const { corners: _, visible, ...box } = known.get(id) ?? { id, name: '' };
    // What was out of sight is so at its new place, too.
    known.set(id, visible?.length === 0 ? { ...box, at, visible } : { ...box, at });
  }
  const boxes = message.order ? message.order.flatMap((id) => known.get(id) ?? []) : [...known.values()];
  return { width: picture.width, height: picture.height, boxes, t: message.t };
}

// The corners of a box, eight numbers from its top left corner on.
/** @type {(box: Box) => number[]} */
export function cornersOf(box) {
  if (box.corners) return box.corners;
  const [x, y, width, height] = box.at ?? [0, 0, 0, 0];
  return [x, y, x + width, y, x + width, y + height, x, y + height];
}

// The extent of a box; of all of it, or of the part that is in sight.
/** @type {(box: Box, isWhole?: boolean) => Extent} */
export function frameOf(box, isWhole = false) {
  const corners = !isWhole && box.visible && box.visible.length > 0 ? box.visible : cornersOf(box);
  const xs = corners.filter((_, index) => index % 2 === 0);
  const ys = corners.filter((_, index) => index % 2 === 1);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, right: Math.max(...xs), bottom: Math.max(...ys) };
}

// Whether two extents have something in common.
/** @type {(one: Extent, other: Extent) => boolean} */
export function meet(one, other) {
  return one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;
}

// The numbers of boxes by the numbers that facts have for their views, over all pictures.
/** @type {(screen: Screen) => Map<number, number>} */
export function boxesOfSubjects(screen) {
  const known = screen.subjects;
  const { length } = screen.pictures;
  const isKnown = known && known.count <= length && screen.pictures[known.count - 1] === known.last;
  const map = isKnown ? known.map : new Map();
  for (let index = isKnown ? known.count : 0; index < length; index += 1) {
    for (const box of screen.pictures[index].boxes ?? []) if (box.subject !== undefined) map.set(box.subject, box.id);
  }
  screen.subjects = { map, count: length, last: screen.pictures[length - 1] };
  return map;
}

// How deep each box lies, from 0 for a window, by its number.
/** @type {(picture: ShownPicture) => Map<number, number>} */
export function depthsOf(picture) {
  const depths = new Map();
  // A parent comes before its children.
  for (const box of picture.boxes) depths.set(box.id, box.parent === undefined ? 0 : (depths.get(box.parent) ?? 0) + 1);
  return depths;
}
