// Owns the key below the lanes: what the colors mean, as far as they are used.

import { element, find, shape } from './dom.js';

/**
 * @typedef {import('./dom.js').Attributes} Attributes
 * @typedef {import('./model.js').Model} Model
 */

/** @type {[name: string, states: { [state: string]: string }][]} */
const ENTRIES = [
  ['s-possible', { 'recognizer possible': 'possible', 'view began': 'told', 'view target': 'has the touch' }],
  ['s-changed', {
    'recognizer began': 'recognized, continues',
    'recognizer changed': 'recognized, continues',
    'control inside': 'tracked',
    'scroll dragging': 'dragged',
    'scroll zooming': 'zoomed',
  }],
  ['s-moved', {
    'view moved': 'told of moves',
    'first first': 'first responder',
    'focus focused': 'focused',
    'menu presented': 'shown',
    'scroll decelerating': 'moves on alone',
  }],
  ['s-ended', { 'recognizer ended': 'recognized' }],
  ['s-failed', { 'recognizer failed': 'failed', 'control outside': 'tracked outside' }],
  ['s-cancelled', { 'recognizer cancelled': 'cancelled' }],
  ['s-waiting', { 'recognizer waiting': 'waits for another to fail' }],
  ['s-held', { 'view held': 'held back', 'view withheld': 'never told' }],
];

// Draws the key of a model.
/** @type {(model: Model) => void} */
export function drawKey(model) {
  const used = new Set(model.slices.map((slice) => `${slice.lane.replace(/^if /, '').split(':')[0]} ${slice.state}`));
  /** @type {Element[]} */
  const nodes = [];
  for (const [name, states] of ENTRIES) {
    const texts = new Set(Object.keys(states).filter((state) => used.has(state)).map((state) => states[state]));
    const place = { x: 0.5, y: 0.5, width: 21, height: 11 };
    if (texts.size > 0) nodes.push(entry([...texts].join(' · '), { class: name, ...place }));
  }
  if (model.slices.some((slice) => slice.differs)) {
    nodes.push(entry('differs in the other run', { class: 's differs s-none', x: 1, y: 1, width: 20, height: 10 }));
  }
  find('key').replaceChildren(...nodes);
}

/** @type {(text: string, look: Attributes) => Element} */
function entry(text, look) {
  const sample = shape('svg', { viewBox: '0 0 22 12', 'aria-hidden': 'true' }, shape('rect', { ...look, rx: 3 }));
  return element('span', {}, sample, element('span', { text }));
}
