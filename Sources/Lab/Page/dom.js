// Owns how elements are made. Texts are always set as text, so no text from outside becomes markup.

const SVG = 'http://www.w3.org/2000/svg';

function fill(node, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (name === 'text') node.textContent = value;
    else if (name.startsWith('on')) node.addEventListener(name.slice(2), value);
    else node.setAttribute(name, value === true ? '' : String(value));
  }
  for (const child of children) if (child !== null && child !== undefined) node.append(child);
  return node;
}

/** Makes an element of HTML; `text` is its text, `on…` a listener, everything else an attribute. */
export function element(name, attributes = {}, ...children) {
  return fill(document.createElement(name), attributes, children);
}

/** Makes an element of a drawing. */
export function shape(name, attributes = {}, ...children) {
  return fill(document.createElementNS(SVG, name), attributes, children);
}

/** Finds an element of the page by its id. */
export function find(id) {
  return document.getElementById(id);
}

/** A time as people read it: milliseconds, from two seconds on seconds, to the millisecond up to ten. */
export function timeText(seconds) {
  if (Math.abs(seconds) >= 10) return `${trim(seconds, 2)}\u00a0s`;
  if (Math.abs(seconds) >= 2) return `${trim(seconds, 3)}\u00a0s`;
  return `${trim(seconds * 1000, 1)}\u00a0ms`;
}

const widths = new Map();
let ruler = null;

/** How wide a text of 11 pixels is, as the lanes set it. */
export function textWidth(text, isBold = false) {
  const key = `${isBold ? '!' : ''}${text}`;
  if (widths.has(key)) return widths.get(key);
  if (!ruler) ruler = document.createElement('canvas').getContext('2d');
  ruler.font = `${isBold ? 600 : 400} 11px ${getComputedStyle(document.body).fontFamily}`;
  const { width } = ruler.measureText(text);
  if (widths.size > 5000) widths.clear();
  widths.set(key, width);
  return width;
}

/** A number with at most some decimals. */
export function trim(number, decimals) {
  return String(Number(number.toFixed(decimals)));
}

/** A text that is cut after some characters. */
export function cut(text, limit) {
  const all = Array.from(String(text));
  return all.length > limit ? all.slice(0, limit - 1).join('') + '…' : all.join('');
}
