// Owns how elements are made. Texts are always set as text, so no text from outside becomes markup.

/**
 * What an element gets: its text, listeners, and attributes, of which those that are null or false are left out.
 * @typedef {{ [name: string]: string | number | boolean | null | undefined | Listener }} Attributes
 * @typedef {(event: any) => void} Listener
 * @typedef {Node | string | null | undefined} Child
 *
 * The elements of index.html that are more than an element.
 * @typedef {{
 *   feed: HTMLElement | null, screens: HTMLSelectElement, apps: HTMLDetailsElement, save: HTMLDetailsElement,
 *   home: HTMLButtonElement, take: HTMLButtonElement, earlier: HTMLButtonElement, later: HTMLButtonElement,
 *   'save-page': HTMLButtonElement, 'save-scenario': HTMLButtonElement, 'save-test': HTMLButtonElement,
 *   'save-recording': HTMLButtonElement, 'save-moment': HTMLButtonElement, meant: HTMLButtonElement,
 *   help: HTMLDialogElement, outline: HTMLDetailsElement, 'open-file': HTMLInputElement,
 *   'outline-filter': HTMLInputElement,
 * }} PageElements
 */

const SVG = 'http://www.w3.org/2000/svg';

/** @type {<Made extends Element>(node: Made, attributes: Attributes, children: Child[]) => Made} */
function fill(node, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (typeof value === 'function') node.addEventListener(name.slice(2), value);
    else if (name === 'text') node.textContent = String(value);
    else node.setAttribute(name, value === true ? '' : String(value));
  }
  for (const child of children) if (child !== null && child !== undefined) node.append(child);
  return node;
}

/**
 * Makes an element of HTML; `text` is its text, `on…` a listener, everything else an attribute.
 * @type {<Name extends keyof HTMLElementTagNameMap>(name: Name, attributes?: Attributes, ...children: Child[]) =>
 *   HTMLElementTagNameMap[Name]}
 */
export function element(name, attributes = {}, ...children) {
  return fill(document.createElement(name), attributes, children);
}

// Makes a button.
/** @type {(text: string, act: () => void, more?: Attributes) => HTMLButtonElement} */
export function button(text, act, more = {}) {
  return element('button', { type: 'button', text, onclick: act, ...more });
}

// Makes a paragraph for where there is nothing to show.
/** @type {(text: string) => HTMLElement} */
export function empty(text) {
  return element('p', { class: 'empty', text });
}

/**
 * Makes an element of a drawing.
 * @type {<Name extends keyof SVGElementTagNameMap>(name: Name, attributes?: Attributes, ...children: Child[]) =>
 *   SVGElementTagNameMap[Name]}
 */
export function shape(name, attributes = {}, ...children) {
  return fill(document.createElementNS(SVG, name), attributes, children);
}

// Finds an element of the page by its id.
/** @type {<Id extends string>(id: Id) => Id extends keyof PageElements ? PageElements[Id] : HTMLElement} */
export function find(id) {
  return /** @type {any} */ (document.getElementById(id));
}

// A time as people read it: milliseconds, from two seconds on seconds, to the millisecond up to ten.
/** @type {(seconds: number) => string} */
export function timeText(seconds) {
  if (Math.abs(seconds) >= 10) return `${trim(seconds, 2)}\u00a0s`;
  if (Math.abs(seconds) >= 2) return `${trim(seconds, 3)}\u00a0s`;
  return `${trim(seconds * 1000, 1)}\u00a0ms`;
}

// A time after the touch that it belongs to.
/** @type {(seconds: number) => string} */
export function afterText(seconds) {
  return `${seconds < 0 ? '−' : '+'}${timeText(Math.abs(seconds))}`;
}

/** @type {Map<string, number>} */
const widths = new Map();
/** @type {CanvasRenderingContext2D | null} */
let ruler = null;

// How wide a text of 11 pixels is, as the lanes set it.
/** @type {(text: string, isBold?: boolean) => number} */
export function textWidth(text, isBold = false) {
  const key = `${isBold ? '!' : ''}${text}`;
  const known = widths.get(key);
  if (known !== undefined) return known;
  ruler ??= /** @type {CanvasRenderingContext2D} */ (document.createElement('canvas').getContext('2d'));
  ruler.font = `${isBold ? 600 : 400} 11px ${getComputedStyle(document.body).fontFamily}`;
  const { width } = ruler.measureText(text);
  if (widths.size > 5000) widths.clear();
  widths.set(key, width);
  return width;
}

// A number with at most some decimals.
/** @type {(number: number, decimals: number) => string} */
export function trim(number, decimals) {
  return String(Number(number.toFixed(decimals)));
}

// So many of something, in words: `1 line`, `2 lines`.
/** @type {(count: number, noun: string) => string} */
export function counted(count, noun) {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

// A text that is cut after some characters.
/** @type {(text: string, limit: number) => string} */
export function cut(text, limit) {
  const all = Array.from(String(text));
  return all.length > limit ? all.slice(0, limit - 1).join('') + '…' : all.join('');
}
