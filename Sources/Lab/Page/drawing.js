// Owns how a lane becomes shapes: slices with their texts, end marks, flags and curves. It draws only what is in sight,
// and what is narrower than a pixel only once.

import { cut, shape, textWidth, timeText } from './dom.js';
import { position } from './scale.js';
import { contactName, nameOf, plain } from './words.js';

/**
 * @typedef {import('./model.js').Arrow} Arrow
 * @typedef {import('./model.js').Flag} Flag
 * @typedef {import('./model.js').Lane} Lane
 * @typedef {import('./model.js').LaneKind} LaneKind
 * @typedef {import('./model.js').Model} Model
 * @typedef {import('./model.js').Point} Point
 * @typedef {import('./model.js').Slice} Slice
 * @typedef {import('./scale.js').Scale} Scale
 */

/** @typedef {{ left: number, right: number, size: number, free: number, width: number, y: number }} TextPlace */

export const ROW = 20;
/** @type {{ [state: string]: string }} */
const STATE_NAMES = { down: '', target: 'has the touch', presented: 'shown' };

// What a slice says, the longest text first.
/** @type {(slice: Slice, model: Model) => string[]} */
export function sliceTexts(slice, model) {
  if (slice.lane.includes('press:')) return [contactName(Number(slice.lane.split(':')[1]))];
  const by = slice.by === undefined || slice.by === null ? '' : nameOf(model, slice.by);
  switch (slice.state) {
    case 'held': {
      const call = slice.phase === 'began' ? 'touchesBegan' : 'touchesEnded';
      return [`${call} held back for ${by}`, `held for ${by}`, 'held'];
    }
    case 'waiting': {
      const time = timeText(slice.to - slice.from);
      return [`waits ${time} for ${by} to fail`, `waits for ${by}`, 'waits'];
    }
    case 'first':
    case 'focused':
      return [by];
    case 'withheld':
      return [`never told: ${plain(slice.reason)}`, 'never told'];
    case 'failed':
    case 'cancelled':
      if (slice.reason === 'prevented' && by) return [`${slice.state}: prevented by ${by}`, slice.state];
      if (slice.reason && slice.reason !== 'itself') return [`${slice.state}: ${plain(slice.reason)}`, slice.state];
      return [slice.state];
    default:
      return [STATE_NAMES[slice.state] ?? slice.state];
  }
}

/** @type {(slice: Slice, kind: LaneKind) => string} */
function classOf(slice, kind) {
  return kind === 'recognizer' && slice.state === 'began' ? 's-rec-began' : `s-${slice.state}`;
}

const ENDINGS = ['cancelled', 'taken', 'dropped', 'detached'];
const LIGHT = ['rec-began', 'changed', 'ended', 'dragging', 'zooming', 'inside', 'cancelled'];

// Draws the slices of one row; `y` is its top.
/** @type {(slices: Slice[], lane: Lane, model: Model, scale: Scale, width: number, y: number) => SVGElement} */
export function drawSlices(slices, lane, model, scale, width, y) {
  const group = shape('g');
  let lastPixel = -1;
  slices.forEach((slice, index) => {
    if (slice.to < scale.from || slice.from > scale.to) return;
    const left = position(scale, slice.from, width);
    const right = position(scale, slice.to, width);
    if (Math.floor(right) === lastPixel && right - left < 1 && index < slices.length - 1) return;
    lastPixel = Math.floor(right);
    const size = Math.max(right - left, 3);
    if (lane.kind === 'finger' || lane.kind === 'press') {
      drawFinger(group, slice, left, right, y);
      if (lane.kind === 'press') {
        const next = slices[index + 1];
        const free = (next ? position(scale, next.from, width) : width) - right - 12;
        drawTexts(group, sliceTexts(slice, model), '', { left: right, right, size: 0, free, width, y }, false);
      }
      return;
    }
    const name = classOf(slice, lane.kind);
    group.append(
      shape('rect', {
        class: `s ${name}${slice.differs ? ' differs' : ''}`,
        x: left,
        y: y + 1,
        width: size,
        height: ROW - 4,
        rx: Math.min(4, size / 2),
      }),
    );
    const ending = slice.how && ENDINGS.includes(slice.how) ? slice.how : '';
    if (ending) {
      group.append(shape('rect', { class: `end-${ending}`, x: right - 2, y, width: 4, height: ROW - 2, rx: 1 }));
    }
    const next = slices[index + 1];
    const free = (next ? position(scale, next.from, width) : width) - right - 12;
    drawTexts(
      group,
      sliceTexts(slice, model),
      ending,
      { left, right, size, free, width, y },
      LIGHT.includes(name.slice(2)),
    );
  });
  return group;
}

// A finger is a line from a filled point to an open one.
/** @type {(group: SVGElement, slice: Slice, left: number, right: number, y: number) => void} */
function drawFinger(group, slice, left, right, y) {
  const middle = y + ROW / 2 - 1;
  group.append(
    shape('rect', { class: 's-down', x: left, y: middle - 3, width: Math.max(right - left, 1), height: 6, rx: 3 }),
  );
  group.append(shape('circle', { class: 'start-mark', cx: left, cy: middle, r: 6 }));
  if (!slice.open) {
    group.append(
      shape('circle', {
        class: slice.how === 'up' || slice.how === 'ended' ? 'end-mark' : 'end-cancelled',
        cx: right,
        cy: middle,
        r: 5,
      }),
    );
  }
}

// Inside where it fits, else to the right of the slice, else not at all.
/** @type {(group: SVGElement, texts: string[], ending: string, place: TextPlace, isLight: boolean) => void} */
function drawTexts(group, texts, ending, place, isLight) {
  const baseline = place.y + ROW / 2 + 3;
  const from = Math.max(place.left, 0);
  const inSight = Math.min(place.right, place.width) - from;
  const inside = texts.find((text) => text && textWidth(text, isLight) + 12 <= inSight);
  if (inside) group.append(shape('text', { x: from + 6, y: baseline, class: isLight ? 'light' : null, text: inside }));
  const outside =
    (inside ? [ending] : texts.flatMap((text) => [ending && text ? `${text}, ${ending}` : text || ending]))
      .find((text) => text && textWidth(text) <= place.free);
  if (outside) {
    group.append(
      shape('text', { x: Math.max(place.right, place.left + 3) + 6, y: baseline, class: 'soft', text: outside }),
    );
  }
}

/** @type {(flag: Flag, model: Model) => string} */
function flagText(flag, model) {
  switch (flag.kind) {
    case 'hit':
      return `${flag.detail.visits > 0 ? `${flag.detail.visits} views asked ` : ''}→ ${
        nameOf(model, flag.detail.view)
      }`;
    case 'dropped':
      return `goes nowhere: ${plain(flag.detail.reason)}`;
    case 'acted':
      return 'acts';
    case 'event':
      return flag.detail.event;
    case 'action':
      return flag.detail;
    case 'circle':
      return 'waits for itself';
    case 'typed':
      return 'typed';
    case 'recognized':
      return 'recognizes';
    case 'differs':
      return `differs: ${flag.detail.text} [${flag.detail.rule}]`;
    case 'shakeTaken':
      return `shake lost: ${plain(flag.detail)}`;
    default:
      return plain(flag.detail);
  }
}

// Draws the flags of a lane; equal ones that would cover each other become one with their number.
/** @type {(flags: Flag[], model: Model, scale: Scale, width: number, y: number) => SVGElement} */
export function drawFlags(flags, model, scale, width, y) {
  const group = shape('g');
  const shown = flags.filter((flag) => flag.t >= scale.from && flag.t <= scale.to);
  /** @type {(index: number) => number} */
  const place = (index) => (index < shown.length ? position(scale, shown[index].t, width) : width);
  let taken = 0;
  for (let index = 0; index < shown.length;) {
    const flag = shown[index];
    const text = flagText(flag, model);
    const room = textWidth(text, true) + 14;
    let next = index + 1;
    // Only what has no room for itself joins the one before it.
    while (
      next < shown.length && flag.kind !== 'hit' && sameKind(flag, shown[next]) && place(next) - place(next - 1) < room
    ) next += 1;
    const count = next - index;
    // Others at the same place are hidden behind it; zooming in parts them.
    let hidden = 0;
    while (next < shown.length && place(next) < place(index) + 7) {
      next += 1;
      hidden += 1;
    }
    const label = `${count > 1 ? `${count} × ` : ''}${text}${hidden > 0 ? ` +${hidden}` : ''}`;
    taken = drawFlag(group, flag, label, place(index), y, place(next) - place(index) - 3, place(index) - taken - 3);
    index = next;
  }
  return group;
}

/** @type {(one: Flag, other: Flag) => boolean} */
function sameKind(one, other) {
  /** @type {(flag: Flag) => string} */
  const key = (flag) =>
    flag.kind === 'event' ? `event ${flag.detail.event}` : flag.kind === 'action' ? `action ${flag.detail}` : flag.kind;
  return key(one) === key(other);
}

// Draws a flag where there is room for its text, behind its time or else before it, and returns where it ends.
/** @type {(group: SVGElement, flag: Flag, label: string, x: number, y: number, free: number, before: number) =>
 *   number} */
function drawFlag(group, flag, label, x, y, free, before) {
  const isQuiet = flag.kind === 'event' && flag.detail.handlers === 0;
  const part = shape('g', { class: `f ${flag.kind}${isQuiet ? ' quiet' : ''}` });
  let end = x + free;
  if (flag.kind === 'hit') {
    part.append(shape('rect', { x: x - 2.5, y: y + 1, width: 5, height: ROW - 4, rx: 2 }));
    part.append(shape('text', { x: x + 8, y: y + ROW / 2 + 3, class: 'soft', text: fitting(label, free) }));
  } else {
    const wanted = textWidth(label, true) + 10;
    const isLeft = free < wanted && before >= wanted;
    const hasText = isLeft || free >= Math.min(wanted, 44);
    const size = isLeft ? wanted : hasText ? Math.min(wanted, free) : Math.max(3, Math.min(free, 7));
    const left = isLeft ? x - size : x;
    end = left + size;
    part.append(shape('path', { d: `M${x} ${y - 2}v${ROW - 2}` }));
    part.append(shape('rect', { x: left, y: y + 1, width: size, height: ROW - 5, rx: 2 }));
    if (hasText) {
      part.append(
        shape('text', {
          x: left + 5,
          y: y + ROW / 2 + 2,
          class: 'light',
          text: size < wanted ? fitting(label, size - 10, true) : label,
        }),
      );
    }
  }
  group.append(part);
  return end;
}

/** @type {(text: string, room: number, isBold?: boolean) => string} */
function fitting(text, room, isBold = false) {
  let count = Array.from(text).length;
  while (count > 2 && textWidth(cut(text, count), isBold) > room) count -= 1;
  return cut(text, count);
}

// Draws how far something has scrolled, from top to bottom of a row.
/** @type {(points: Point[], scale: Scale, width: number, y: number) => SVGElement | null} */
export function drawCurve(points, scale, width, y) {
  if (points.length < 2) return null;
  const low = Math.min(...sample(points).map((point) => point.y), ...sample(points).map((point) => point.x));
  const values = sample(points).map((point) => Math.hypot(point.x, point.y));
  const least = Math.min(...values, low);
  const most = Math.max(...values);
  if (most === least) return null;
  const places = sample(points).map((point, index) => {
    const x = position(scale, point.t, width);
    return `${x.toFixed(1)} ${(y + ROW - 5 - ((values[index] - least) / (most - least)) * (ROW - 8)).toFixed(1)}`;
  });
  return shape('path', { class: 'curve', d: `M${places.join('L')}` });
}

// At most as many points as a screen has columns.
/** @type {(points: Point[]) => Point[]} */
function sample(points) {
  const step = Math.max(1, Math.ceil(points.length / 1000));
  return points.filter((_, index) => index % step === 0 || index === points.length - 1);
}

// Draws an arrow from one row to another at a time.
/** @type {(arrow: Arrow, from: number, to: number, scale: Scale, width: number) => SVGElement} */
export function drawArrow(arrow, from, to, scale, width) {
  const x = position(scale, arrow.t, width);
  const down = to > from;
  const start = from + (down ? ROW - 3 : 1);
  const end = to + (down ? 0 : ROW - 2);
  const head = down
    ? `M${x - 4} ${end - 6}L${x} ${end + 1}L${x + 4} ${end - 6}z`
    : `M${x - 4} ${end + 6}L${x} ${end - 1}L${x + 4} ${end + 6}z`;
  return shape(
    'g',
    {},
    shape('path', { class: `a a-${arrow.kind}`, d: `M${x} ${start}V${end}` }),
    shape('path', { class: `head-${arrow.kind}`, d: head }),
  );
}
