// Owns how one box of a picture becomes an element: its place, its colors, its text, its image, and what a control
// draws.

import { cut, element, shape } from './dom.js';
import { cornersOf } from './pictures.js';
import { shortName } from './words.js';

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

/** Whether a box cannot be seen. */
export function isGone(box) {
  return box.hidden === true || (box.opacity ?? 1) < 0.01 || (box.visible !== undefined && box.visible.length === 0);
}

/**
 * What the boxes of a picture mean for each other: `styled` are those whose looks are known, `told` those whose text
 * a box in them shows, `places` says which of its parent's parts a box is.
 */
export function surroundings(list) {
  const found = { boxes: new Map(), styled: new Set(), told: new Set(), places: new Map() };
  const counts = new Map();
  for (const box of list) {
    found.boxes.set(box.id, box);
    const parent = found.boxes.get(box.parent);
    if (box.styled || found.styled.has(box.parent)) found.styled.add(box.id);
    if (!parent) continue;
    if (box.text && box.text === parent.text) found.told.add(parent.id);
    const count = counts.get(parent.id) ?? 0;
    counts.set(parent.id, count + 1);
    found.places.set(box.id, count);
  }
  for (const [id, place] of found.places) {
    const parent = found.boxes.get(found.boxes.get(id).parent);
    const isCurrent = parent.kind === 'pages' &&
      Math.round((parent.value ?? 0) * Math.max(1, counts.get(parent.id) - 1)) === place;
    found.places.set(id, isCurrent ? 'current' : '');
  }
  return found;
}

/** A color of a message as one of style sheets, which follows the page's theme where it has two. */
export function cssColor(parts) {
  const one = (from) =>
    `rgb(${parts.slice(from, from + 3).map((part) => Math.round(part * 255)).join(' ')} / ${parts[from + 3]})`;
  return parts.length >= 8 ? `light-dark(${one(0)}, ${one(4)})` : one(0);
}

// The map from a box's own coordinates to the screen: its origin, its size, and where its edges lead.
function mapOf(box) {
  const [x, y, rightX, rightY, , , downX, downY] = cornersOf(box);
  const width = Math.hypot(rightX - x, rightY - y);
  const height = Math.hypot(downX - x, downY - y);
  const [ux, uy] = width > 0 ? [(rightX - x) / width, (rightY - y) / width] : [1, 0];
  const [vx, vy] = height > 0 ? [(downX - x) / height, (downY - y) / height] : [0, 1];
  return { x, y, width, height, ux, uy, vx, vy };
}

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
function partOf(box, parent) {
  if (!parent || box.kind || box.fill) return '';
  if (parent.kind === 'switch' || parent.kind === 'slider') return 'part knob';
  if (parent.kind === 'pages') return 'part dot';
  return parent.kind === 'stepper' || parent.kind === 'segments' ? 'part' : '';
}

/**
 * Where a box lies while the layers are together. One that also had a depth would become a layer of the browser's
 * own.
 */
export function flatTransform(x, y, { ux, uy, vx, vy } = { ux: 1, uy: 0, vx: 0, vy: 1 }) {
  return `matrix(${ux}, ${uy}, ${vx}, ${vy}, ${x}, ${y})`;
}

/** Draws a box into an element. `lift` is how far it stands out, where the layers are pulled apart. */
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
  node.dataset.id = box.id;
  node.dataset.name = box.name === 'UIView' ? '' : cut(shortName(box.name), 40);
  const { style } = node;
  style.width = `${map.width}px`;
  style.height = `${map.height}px`;
  style.transform = lift === null
    ? flatTransform(map.x, map.y, map)
    : `matrix3d(${map.ux}, ${map.uy}, 0, 0, ${map.vx}, ${map.vy}, 0, 0, 0, 0, 1, 0, ${map.x}, ${map.y}, ${lift}, 1)`;
  style.opacity = isGone(box) || (box.opacity ?? 1) === 1 ? '' : String(box.opacity);
  style.clipPath = lift === null && box.visible?.length > 0 ? polygon(box.visible, map) : '';
  style.borderRadius = box.radius && !part ? `${Math.min(box.radius, map.width / 2, map.height / 2)}px` : '';
  style.boxShadow = lift === null ? shadowOf(box) : '';
  const colors = part ? parent : box;
  for (
    const [name, color] of [['--fill', box.fill], ['--main', colors.tint], ['--rest', colors.rest], [
      '--thumb',
      colors.thumb,
    ]]
  ) {
    style.setProperty(name, color ? cssColor(color) : '');
  }
  style.setProperty('--value', box.value === undefined ? '' : `${box.value * 100}%`);
  node.replaceChildren();
  if (box.image) node.append(drawImage(box.image));
  if (isStyled && box.segments) node.append(...drawSegments(box));
  if (isStyled && box.kind === 'stepper') node.append(element('span', { class: 'steps' }, '−', element('i'), '+'));
  if (box.text && box.kind !== 'switch' && !around.isTold) node.append(drawWords(box, map, isStyled));
}

function shadowOf(box) {
  const shadows = [];
  if (box.border) shadows.push(`inset 0 0 0 ${box.border.width}px ${cssColor(box.border.color)}`);
  // The radius of UIKit is half of what style sheets call the blur.
  if (box.shadow) {
    shadows.push(
      `${box.shadow.at[0]}px ${box.shadow.at[1]}px ${box.shadow.radius * 2}px ${cssColor(box.shadow.color)}`,
    );
  }
  return shadows.join(', ');
}

function drawImage(image) {
  const [x, y, width, height] = image.at;
  const node = image.path
    ? shape(
      'svg',
      { class: image.filled ? 'glyph solid' : 'glyph', viewBox: '0 0 24 24' },
      shape('path', { d: image.path }),
    )
    : element('span', { class: 'photo' });
  Object.assign(node.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` });
  if (image.color) node.style.color = cssColor(image.color);
  return node;
}

function drawSegments(box) {
  const chosen = box.value === undefined ? -1 : Math.round(box.value * Math.max(1, box.segments.length - 1));
  return box.segments.map((segment, index) => {
    const node = element('span', {
      class: index === chosen ? 'segment chosen' : 'segment',
      text: cut(segment.text, 80),
    });
    Object.assign(node.style, { left: `${segment.at[0] + 2}px`, width: `${Math.max(0, segment.at[1] - 4)}px` });
    return node;
  });
}

function drawWords(box, map, isStyled) {
  const words = element('span', { class: 'words' });
  const text = cut(box.text, 300);
  // As large as the box has room for, where the font is not known.
  const count = Array.from(box.text).length;
  const isLine = box.lines === undefined ? map.height < 40 : box.lines === 1;
  const fits = isLine ? map.width / (count * 0.6) : Math.sqrt((map.width * map.height) / (count * 0.75));
  words.style.fontSize = `${Math.max(6, Math.min(17, map.height * 0.8, fits))}px`;
  // The font of the screen may be narrower than the one here.
  if (box.fontSize) {
    words.style.fontSize = `${
      Math.max(
        4,
        Math.min(
          box.fontSize,
          200,
          isStyled && isLine ? Math.max(box.fontSize * 0.82, map.width / (count * 0.54)) : 200,
        ),
      )
    }px`;
  }
  if (isLine && isStyled) words.append(element('span', { class: 'line', text }));
  else words.textContent = text;
  if (isLine) words.style.whiteSpace = 'nowrap';
  const font = (box.font ?? '').toLowerCase();
  const weight = WEIGHTS.find(([name]) => font.includes(name));
  if (weight) words.style.fontWeight = weight[1];
  if (font.includes('mono')) words.style.fontFamily = 'var(--mono)';
  if (font.includes('italic') || font.includes('oblique')) words.style.fontStyle = 'italic';
  if (['left', 'center', 'right'].includes(box.align)) words.classList.add(box.align);
  if (box.textColor) {
    words.style.color = cssColor(box.textColor);
  } else if (box.fill && box.fill[3] > 0.5) {
    const [red, green, blue] = box.fill;
    words.style.color = 0.3 * red + 0.59 * green + 0.11 * blue > 0.55 ? '#1d1d1f' : '#fff';
  }
  return words;
}
