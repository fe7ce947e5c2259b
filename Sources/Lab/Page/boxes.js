// Owns how one box of a picture becomes an element: its place, its colors, its text, its image, and what a control
// draws.

import { cut, element, shape } from './dom.js';
import { cornersOf } from './pictures.js';
import { shortName } from './words.js';

/**
 * @typedef {import('./messages.js').Box} Box
 * @typedef {import('./messages.js').BoxImage} BoxImage
 * @typedef {import('./messages.js').Color} Color
 */

/**
 * What the boxes of a picture mean for each other: `styled` are those whose looks are known, `told` those whose text
 * a box in them shows, `places` says which of its parent's parts a box is.
 * @typedef {{
 *   boxes: Map<number, Box>, styled: Set<number>, told: Set<number>, places: Map<number, string>,
 * }} Surroundings
 * @typedef {{ parent?: Box, isStyled: boolean, isTold: boolean, place?: string }} Around the same for one box
 *
 * The map from a box's own coordinates to the screen: its origin, its size, and where its edges lead.
 * @typedef {{ x: number, y: number, width: number, height: number } & Edges} BoxMap
 * @typedef {{ ux: number, uy: number, vx: number, vy: number }} Edges
 */

/** @type {[name: string, weight: number][]} */
const WEIGHTS = [
  ['ultralight', 200],
  ['thin', 250],
  ['light', 300],
  ['medium', 500],
  ['semibold', 600],
  ['bold', 700],
  ['heavy', 800],
  ['black', 900],
];

// Whether a box cannot be seen.
/** @type {(box: Box) => boolean} */
export function isGone(box) {
  return box.hidden === true || (box.opacity ?? 1) < 0.01 || (box.visible !== undefined && box.visible.length === 0);
}

// Finds what the boxes of a picture mean for each other.
/** @type {(list: Box[]) => Surroundings} */
export function surroundings(list) {
  /** @type {Surroundings} */
  const found = { boxes: new Map(), styled: new Set(), told: new Set(), places: new Map() };
  /** @type {Map<Box, Box[]>} */
  const parts = new Map();
  for (const box of list) {
    found.boxes.set(box.id, box);
    const parent = box.parent === undefined ? undefined : found.boxes.get(box.parent);
    if (box.styled || (box.parent !== undefined && found.styled.has(box.parent))) found.styled.add(box.id);
    if (!parent) continue;
    if (box.text && box.text === parent.text) found.told.add(parent.id);
    const siblings = parts.get(parent) ?? [];
    parts.set(parent, siblings);
    siblings.push(box);
  }
  for (const [parent, list] of parts) {
    const current = Math.round((parent.value ?? 0) * Math.max(1, list.length - 1));
    list.forEach((box, index) => {
      found.places.set(box.id, parent.kind === 'pages' && index === current ? 'current' : '');
    });
  }
  return found;
}

// A color of a message as one of style sheets, which follows the page's theme where it has two.
/** @type {(parts: Color) => string} */
function cssColor(parts) {
  /** @type {(from: number) => string} */
  const one = (from) =>
    `rgb(${parts.slice(from, from + 3).map((part) => Math.round(part * 255)).join(' ')} / ${parts[from + 3]})`;
  return parts.length >= 8 ? `light-dark(${one(0)}, ${one(4)})` : one(0);
}

/** @type {(box: Box) => BoxMap} */
function mapOf(box) {
  const [x, y, rightX, rightY, , , downX, downY] = cornersOf(box);
  const width = Math.hypot(rightX - x, rightY - y);
  const height = Math.hypot(downX - x, downY - y);
  const [ux, uy] = width > 0 ? [(rightX - x) / width, (rightY - y) / width] : [1, 0];
  const [vx, vy] = height > 0 ? [(downX - x) / height, (downY - y) / height] : [0, 1];
  return { x, y, width, height, ux, uy, vx, vy };
}

/** @type {(points: number[], map: BoxMap) => string} */
function polygon(points, map) {
  const determinant = map.ux * map.vy - map.uy * map.vx || 1;
  const places = [];
  for (let index = 0; index + 1 < points.length; index += 2) {
    const [x, y] = [points[index] - map.x, points[index + 1] - map.y];
    places.push(`${(x * map.vy - y * map.vx) / determinant}px ${(y * map.ux - x * map.uy) / determinant}px`);
  }
  return `polygon(${places.join(', ')})`;
}

// A control's own small views, which have no looks of their own.
/** @type {(box: Box, parent?: Box) => string} */
function partOf(box, parent) {
  if (!parent || box.kind || box.fill) return '';
  if (parent.kind === 'switch' || parent.kind === 'slider') return 'part knob';
  if (parent.kind === 'pages') return 'part dot';
  return parent.kind === 'stepper' || parent.kind === 'segments' ? 'part' : '';
}

// Where a box lies while the layers are together. One that also had a depth would become a layer of the browser's
// own.
/** @type {(x: number, y: number, edges?: Edges) => string} */
export function flatTransform(x, y, { ux, uy, vx, vy } = { ux: 1, uy: 0, vx: 0, vy: 1 }) {
  return `matrix(${ux}, ${uy}, ${vx}, ${vy}, ${x}, ${y})`;
}

// Draws a box into an element. `lift` is how far it stands out, where the layers are pulled apart.
/** @type {(node: HTMLElement, box: Box, around: Around, lift: number | null) => void} */
export function drawBox(node, box, around, lift) {
  const map = mapOf(box);
  const { isStyled, parent } = around;
  const part = partOf(box, parent);
  node.className = [
    'box',
    box.kind ?? 'view',
    ...(box.states ?? []),
    box.fill ? 'filled' : '',
    isStyled ? 'styled' : '',
    part,
    around.place,
    isGone(box) ? 'gone' : '',
  ].filter(Boolean).join(' ');
  node.dataset.id = String(box.id);
  node.dataset.name = box.name === 'UIView' ? '' : cut(shortName(box.name), 40);
  const { style } = node;
  style.width = `${map.width}px`;
  style.height = `${map.height}px`;
  style.transform = lift === null
    ? flatTransform(map.x, map.y, map)
    : `matrix3d(${map.ux}, ${map.uy}, 0, 0, ${map.vx}, ${map.vy}, 0, 0, 0, 0, 1, 0, ${map.x}, ${map.y}, ${lift}, 1)`;
  style.opacity = isGone(box) || (box.opacity ?? 1) === 1 ? '' : String(box.opacity);
  style.clipPath = lift === null && box.visible && box.visible.length > 0 ? polygon(box.visible, map) : '';
  style.borderRadius = box.radius && !part ? `${Math.min(box.radius, map.width / 2, map.height / 2)}px` : '';
  style.boxShadow = lift === null ? shadowOf(box) : '';
  const { tint, rest, thumb } = part && parent ? parent : box;
  const colors = { '--fill': box.fill, '--main': tint, '--rest': rest, '--thumb': thumb };
  for (const [name, color] of Object.entries(colors)) style.setProperty(name, color ? cssColor(color) : '');
  style.setProperty('--value', box.value === undefined ? '' : `${box.value * 100}%`);
  node.replaceChildren();
  if (box.image) node.append(drawImage(box.image));
  if (isStyled && box.segments) node.append(...drawSegments(box.segments, box.value));
  if (isStyled && box.kind === 'stepper') node.append(element('span', { class: 'steps' }, '−', element('i'), '+'));
  if (box.text && box.kind !== 'switch' && !around.isTold) node.append(drawWords(box, box.text, map, isStyled));
}

/** @type {(box: Box) => string} */
function shadowOf(box) {
  const shadows = [];
  if (box.border) shadows.push(`inset 0 0 0 ${box.border.width}px ${cssColor(box.border.color)}`);
  // The radius of UIKit is half of what style sheets call the blur.
  if (box.shadow) {
    const { at: [x, y], radius, color } = box.shadow;
    shadows.push(`${x}px ${y}px ${radius * 2}px ${cssColor(color)}`);
  }
  return shadows.join(', ');
}

/** @type {(image: BoxImage) => Element} */
function drawImage(image) {
  const [x, y, width, height] = image.at;
  const glyph = { class: image.filled ? 'glyph solid' : 'glyph', viewBox: '0 0 24 24' };
  const node = image.path ? shape('svg', glyph, shape('path', { d: image.path })) : element('span', { class: 'photo' });
  Object.assign(node.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` });
  if (image.color) node.style.color = cssColor(image.color);
  return node;
}

/** @type {(segments: { text: string, at: number[] }[], value?: number) => Element[]} */
function drawSegments(segments, value) {
  const chosen = value === undefined ? -1 : Math.round(value * Math.max(1, segments.length - 1));
  return segments.map((segment, index) => {
    const name = index === chosen ? 'segment chosen' : 'segment';
    const node = element('span', { class: name, text: cut(segment.text, 80) });
    Object.assign(node.style, { left: `${segment.at[0] + 2}px`, width: `${Math.max(0, segment.at[1] - 4)}px` });
    return node;
  });
}

/** @type {(box: Box, whole: string, map: BoxMap, isStyled: boolean) => Element} */
function drawWords(box, whole, map, isStyled) {
  const words = element('span', { class: 'words' });
  const text = cut(whole, 300);
  // As large as the box has room for, where the font is not known.
  const count = Array.from(whole).length;
  const isLine = box.lines === undefined ? map.height < 40 : box.lines === 1;
  const fits = isLine ? map.width / (count * 0.6) : Math.sqrt((map.width * map.height) / (count * 0.75));
  words.style.fontSize = `${Math.max(6, Math.min(17, map.height * 0.8, fits))}px`;
  // The font of the screen may be narrower than the one here.
  if (box.fontSize) {
    const widest = isStyled && isLine ? Math.max(box.fontSize * 0.82, map.width / (count * 0.54)) : 200;
    words.style.fontSize = `${Math.max(4, Math.min(box.fontSize, 200, widest))}px`;
  }
  if (isLine && isStyled) words.append(element('span', { class: 'line', text }));
  else words.textContent = text;
  if (isLine) words.style.whiteSpace = 'nowrap';
  const font = (box.font ?? '').toLowerCase();
  const weight = WEIGHTS.find(([name]) => font.includes(name));
  if (weight) words.style.fontWeight = String(weight[1]);
  if (font.includes('mono')) words.style.fontFamily = 'var(--mono)';
  if (font.includes('italic') || font.includes('oblique')) words.style.fontStyle = 'italic';
  if (box.align && ['left', 'center', 'right'].includes(box.align)) words.classList.add(box.align);
  if (box.textColor) {
    words.style.color = cssColor(box.textColor);
  } else if (box.fill && box.fill[3] > 0.5) {
    const [red, green, blue] = box.fill;
    words.style.color = 0.3 * red + 0.59 * green + 0.11 * blue > 0.55 ? '#1d1d1f' : '#fff';
  }
  return words;
}
