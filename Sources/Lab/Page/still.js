// Owns one picture of stage and lanes, drawn on a canvas: for what moves outside the page.

import { isGone, surroundings } from './boxes.js';
import { afterText, cut } from './dom.js';
import { sliceTexts } from './drawing.js';
import { packLanes } from './packing.js';
import { cornersOf, frameOf } from './pictures.js';
import { position } from './scale.js';
import { nameOf, shortName } from './words.js';

/**
 * @typedef {import('./messages.js').Box} Box
 * @typedef {import('./messages.js').Color} Color
 * @typedef {import('./model.js').Lane} Lane
 * @typedef {import('./model.js').Model} Model
 * @typedef {import('./model.js').Slice} Slice
 * @typedef {import('./moment.js').Finger} Finger
 * @typedef {import('./packing.js').PackedLane} PackedLane
 * @typedef {import('./pictures.js').ShownPicture} ShownPicture
 * @typedef {import('./scale.js').Scale} Scale
 */

/**
 * What a still shows: the screen with its fingers and marks at a time, the lanes up to then, and what is said below.
 * @typedef {{
 *   picture: ShownPicture, fingers: Finger[], marks: { id: number | undefined, kind: string }[], model: Model,
 *   scale: Scale, time: number, title: string, lead: string,
 * }} Still
 * @typedef {(name: string) => string} Palette
 */

export const WIDTH = 720;
export const HEIGHT = 450;
const [EDGE, TOP, BOTTOM] = [20, 48, 66];
const LABEL = 130;
const ROW = 24;
/** @type {{ [state: string]: string }} */
const STATES = {
  possible: '--possible',
  target: '--possible',
  began: '--possible',
  moved: '--changed',
  held: '--held',
  withheld: '--held',
  waiting: '--wait-line',
  'recognizer began': '--began',
  changed: '--began',
  inside: '--began',
  dragging: '--began',
  zooming: '--began',
  ended: '--ended',
  failed: '--failed',
  outside: '--failed',
  cancelled: '--cancel',
  down: '--accent',
};
/** @type {{ [kind: string]: string }} */
const MARKS = { owner: '--accent', wanted: '--want', wrong: '--hit', hover: '--accent' };

// Draws a still on a canvas of that size.
/** @type {(on: CanvasRenderingContext2D, still: Still) => void} */
export function drawStill(on, still) {
  const style = getComputedStyle(document.documentElement);
  /** @type {Palette} */
  const color = (name) => style.getPropertyValue(name).trim();
  on.fillStyle = color('--bg');
  on.fillRect(0, 0, WIDTH, HEIGHT);
  text(on, still.title, EDGE, 30, { font: '600 15px sans-serif', color: color('--ink'), width: WIDTH - 120 });
  const time = afterText(still.time - still.scale.zero);
  text(on, time, WIDTH - EDGE, 30, {
    font: '600 14px sans-serif',
    color: color('--accent'),
    align: 'right',
    width: 90,
  });
  const [high, wide] = [HEIGHT - TOP - BOTTOM, 250];
  const scale = Math.min(high / still.picture.height, wide / still.picture.width);
  on.save();
  on.translate(EDGE, TOP);
  on.scale(scale, scale);
  drawScreen(on, still, color, scale);
  on.restore();
  drawLanes(on, still, color, EDGE + still.picture.width * scale + 22, TOP);
  wrapped(on, still.lead, EDGE, HEIGHT - BOTTOM + 26, WIDTH - 2 * EDGE, color('--ink'));
}

/**
 * @type {(on: CanvasRenderingContext2D, words: string, x: number, y: number, how: { font: string, color: string,
 *   width: number, align?: CanvasTextAlign }) => void}
 */
function text(on, words, x, y, { font, color, width, align = 'left' }) {
  Object.assign(on, { font, fillStyle: color, textAlign: align, textBaseline: 'alphabetic' });
  let shown = words;
  for (let length = words.length; length > 1 && on.measureText(shown).width > width; length -= 1) {
    shown = cut(words, length - 1);
  }
  on.fillText(shown, x, y);
}

/** @type {(on: CanvasRenderingContext2D, words: string, x: number, y: number, width: number, color: string) => void} */
function wrapped(on, words, x, y, width, color) {
  const font = '14px sans-serif';
  on.font = font;
  let line = '';
  let lines = 0;
  for (const word of words.split(' ')) {
    const longer = line ? `${line} ${word}` : word;
    if (on.measureText(longer).width > width && lines < 1) {
      text(on, line, x, y, { font, color, width });
      [line, lines] = [word, lines + 1];
    } else line = longer;
  }
  text(on, line, x, y + lines * 20, { font, color, width });
}

/** @type {(on: CanvasRenderingContext2D, x: number, y: number, width: number, height: number, radius: number) =>
 *   void} */
function round(on, x, y, width, height, radius) {
  const r = Math.min(radius, width / 2, height / 2);
  on.moveTo(x + r, y);
  on.arcTo(x + width, y, x + width, y + height, r);
  on.arcTo(x + width, y + height, x, y + height, r);
  on.arcTo(x, y + height, x, y, r);
  on.arcTo(x, y, x + width, y, r);
}

/** @type {(on: CanvasRenderingContext2D, corners: number[]) => void} */
function polygon(on, corners) {
  on.beginPath();
  for (let index = 0; index < corners.length; index += 2) on.lineTo(corners[index], corners[index + 1]);
  on.closePath();
}

/** @type {(parts: Color) => string} */
function ownColor(parts) {
  const from = parts.length >= 8 && document.documentElement.dataset.theme === 'dark' ? 4 : 0;
  const [red, green, blue] = parts.slice(from, from + 3).map((part) => Math.round(part * 255));
  return `rgb(${red} ${green} ${blue} / ${parts[from + 3]})`;
}

/** @type {(on: CanvasRenderingContext2D, still: Still, color: Palette, scale: number) => void} */
function drawScreen(on, { picture, fingers, marks }, color, scale) {
  const { width, height, boxes } = picture;
  on.beginPath();
  round(on, 0, 0, width, height, 18 / scale);
  on.fillStyle = color('--screen');
  on.fill();
  on.save();
  on.clip();
  const around = surroundings(boxes);
  for (const box of boxes) {
    if (!isGone(box)) drawBox(on, box, around.styled.has(box.id), around.told.has(box.id), color, scale);
  }
  for (const mark of marks) {
    const box = boxes.find((one) => one.id === mark.id);
    if (!box) continue;
    polygon(on, cornersOf(box));
    Object.assign(on, { strokeStyle: color(MARKS[mark.kind] ?? '--accent'), lineWidth: 2.5 / scale });
    on.stroke();
  }
  for (const finger of fingers) drawFinger(on, finger, color, scale);
  on.restore();
  on.beginPath();
  round(on, 0, 0, width, height, 18 / scale);
  Object.assign(on, { strokeStyle: color('--line'), lineWidth: 1.5 / scale });
  on.stroke();
}

/** @type {(on: CanvasRenderingContext2D, box: Box, isStyled: boolean, isTold: boolean, color: Palette, scale:
 *   number) => void} */
function drawBox(on, box, isStyled, isTold, color, scale) {
  on.save();
  if (box.visible && box.visible.length > 0) {
    polygon(on, box.visible);
    on.clip();
  }
  on.globalAlpha = box.opacity ?? 1;
  const { left, top, right, bottom } = frameOf({ ...box, visible: undefined });
  if (box.corners) polygon(on, box.corners);
  else {
    on.beginPath();
    const radius = Math.min(box.radius ?? (box.kind === 'button' && !isStyled ? 10 : 0), 100);
    round(on, left, top, right - left, bottom - top, radius);
  }
  if (box.fill) on.fillStyle = ownColor(box.fill);
  else if (box.kind === 'button' && !isStyled) on.fillStyle = color('--tint');
  else on.fillStyle = isStyled || box.kind === 'window' ? 'transparent' : `rgb(${color('--box')} / .05)`;
  on.fill();
  if (!isStyled && box.kind !== 'window' && box.kind !== 'label') {
    Object.assign(on, { strokeStyle: `rgb(${color('--box')} / .28)`, lineWidth: 1 / scale });
    on.stroke();
  }
  const words = isTold ? '' : box.text ?? '';
  const name = box.kind || isStyled ? '' : shortName(box.name);
  const size = Math.min(box.fontSize ?? 17, Math.max(6, (bottom - top) * 0.8));
  const width = right - left;
  if (words) {
    const ink = box.textColor ? ownColor(box.textColor) : color('--ink');
    const [x, align] = box.kind === 'label' && box.align !== 'center'
      ? [left, /** @type {CanvasTextAlign} */ ('left')]
      : [(left + right) / 2, /** @type {CanvasTextAlign} */ ('center')];
    text(on, words, x, (top + bottom) / 2 + size * 0.35, { font: `${size}px sans-serif`, color: ink, width, align });
  } else if (name && name !== 'UIView' && width * scale > 60 && (bottom - top) * scale > 16) {
    const font = `${10 / scale}px monospace`;
    text(on, name, left + 4 / scale, top + 12 / scale, { font, color: color('--soft'), width: width - 8 / scale });
  }
  on.restore();
}

/** @type {(on: CanvasRenderingContext2D, finger: Finger, color: Palette, scale: number) => void} */
function drawFinger(on, { x, y, trail, isDown }, color, scale) {
  Object.assign(on, { strokeStyle: color('--accent'), fillStyle: color('--accent'), lineWidth: 3 / scale });
  on.globalAlpha = 0.5;
  on.beginPath();
  for (const point of trail) on.lineTo(point.x, point.y);
  on.stroke();
  on.beginPath();
  on.arc(x, y, 21, 0, 2 * Math.PI);
  on.globalAlpha = isDown ? 0.35 : 0;
  on.fill();
  on.globalAlpha = 1;
  on.stroke();
}

/** @type {(on: CanvasRenderingContext2D, still: Still, color: Palette, left: number, top: number) => void} */
function drawLanes(on, { model, scale, time }, color, left, top) {
  const width = WIDTH - EDGE - left - LABEL;
  const room = Math.floor((HEIGHT - TOP - BOTTOM) / ROW);
  const inSight = packLanes(model).lanes.filter((lane) => isInSight(lane, scale));
  inSight.slice(0, room).forEach((packed, index) => {
    const y = top + index * ROW;
    const font = '12px sans-serif';
    text(on, laneName(packed.lane, model), left, y + 15, { font, color: color('--ink'), width: LABEL - 10 });
    on.save();
    on.beginPath();
    on.rect(left + LABEL, y, width, ROW);
    on.clip();
    on.translate(left + LABEL, y);
    for (const slice of packed.rows.flat()) {
      if (slice.from <= time) drawSlice(on, slice, packed, model, scale, time, width, color);
    }
    for (const flag of packed.flags) {
      if (flag.t > time || flag.t < scale.from) continue;
      on.fillStyle = color(flag.kind === 'acted' ? '--ended' : '--began');
      on.fillRect(position(scale, flag.t, width) - 2, 2, 4, ROW - 4);
    }
    on.restore();
  });
  const x = left + LABEL + position(scale, time, width);
  Object.assign(on, { strokeStyle: color('--accent'), lineWidth: 1.5 });
  on.beginPath();
  on.moveTo(x, top - 4);
  on.lineTo(x, HEIGHT - BOTTOM);
  on.stroke();
}

/** @type {(packed: PackedLane, scale: Scale) => boolean} */
function isInSight({ rows, flags }, { from, to }) {
  return rows.some((row) => row.some((slice) => slice.to >= from && slice.from <= to)) ||
    flags.some((flag) => flag.t >= from && flag.t <= to);
}

/** @type {(lane: Lane, model: Model) => string} */
function laneName(lane, model) {
  if (lane.kind === 'finger') return `Finger ${model.slots?.get(lane.id ?? 0) ?? lane.id}`;
  if (lane.kind === 'hit') return 'Hit test';
  if (lane.kind === 'press') return 'Keys';
  return lane.id === null ? lane.kind : nameOf(model, lane.id);
}

/** @type {(on: CanvasRenderingContext2D, slice: Slice, packed: PackedLane, model: Model, scale: Scale, time: number,
 *   width: number, color: Palette) => void} */
function drawSlice(on, slice, { lane }, model, scale, time, width, color) {
  const from = position(scale, slice.from, width);
  const size = Math.max(position(scale, Math.min(slice.to, time), width) - from, 3);
  const state = lane.kind === 'recognizer' && slice.state === 'began' ? 'recognizer began' : slice.state;
  on.fillStyle = color(STATES[state] ?? '--possible');
  on.beginPath();
  const isFinger = lane.kind === 'finger' || lane.kind === 'press';
  round(on, from, isFinger ? 8 : 3, size, isFinger ? 6 : ROW - 8, isFinger ? 3 : 4);
  on.fill();
  const words = sliceTexts(slice, model);
  const label = words.find((one) => one.length * 6.2 < size - 8);
  if (label && !isFinger) {
    const isLight = !['--possible', '--failed', '--held'].includes(STATES[state] ?? '--possible');
    text(on, label, from + 5, 15, {
      font: '11px sans-serif',
      color: color(isLight ? '--panel' : '--ink'),
      width: size,
    });
  }
}
