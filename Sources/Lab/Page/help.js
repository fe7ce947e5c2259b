// Owns the list of keys, and the search over everything that has a name.

import { button, element, find } from './dom.js';
import { quoted, storyOf } from './gestures.js';
import { richText } from './answer.js';
import { shortName } from './words.js';

/**
 * @typedef {import('./feed.js').RulesById} RulesById
 * @typedef {import('./feed.js').Screen} Screen
 * @typedef {import('./messages.js').Box} Box
 * @typedef {import('./messages.js').Gesture} Gesture
 * @typedef {import('./messages.js').Rule} Rule
 * @typedef {import('./model.js').Lane} Lane
 * @typedef {import('./model.js').Model} Model
 */

// What is found is a button, and has no other in it.
/** @type {RulesById} */
const NO_RULES = new Map();

/** @type {[keys: string, does: string][]} */
const KEYS = [
  ['← →', 'the instant before, after'],
  ['[ ]', 'the gesture before, after'],
  ['Home End', 'the first instant, the last one'],
  ['+ − 0', 'less time, more time, the whole run'],
  ['space', 'play the fingers again'],
  ['M', 'I meant this: the views under the touch'],
  ['V', 'the views as a tree; there Enter picks, space taps, M says that it was meant'],
  ['/', 'search'],
  ['L', 'layers'],
  ['H', 'replay the hit test'],
  ['O', 'the screen that was in front before this one'],
  ['D', 'side by side with the screen before'],
  ['Z X C', 'the stage from nearer, from farther away, all of it; the wheel with Alt does that, too'],
  ['Shift+arrows', 'move the stage; in layers, turn it'],
  ['N B', 'the next scene of the tour, the one before'],
  ['T', 'light or dark'],
  ['Escape', 'close, or clear the selection'],
];

// Shows the list of keys, or closes it.
/** @type {() => void} */
export function toggleHelp() {
  const dialog = find('help');
  if (dialog.open) return dialog.close();
  const rows = KEYS.flatMap(([keys, does]) => [
    element('dt', {}, ...keys.split(' ').map((key) => element('kbd', { text: key }))),
    element('dd', { text: does }),
  ]);
  dialog.replaceChildren(
    element('h2', { text: 'Keys' }),
    element('dl', {}, ...rows),
    button('Close', () => dialog.close()),
  );
  return dialog.showModal();
}

/**
 * @typedef {{ box: (box: Box) => void, lane: (lane: Lane) => void, gesture: (gesture: Gesture) => void }} Found
 * @typedef {{ kind: string, text: string, act: () => void }} Entry
 */

// Opens the search over views, recognizers, gestures with their sentences, and rules.
/** @type {(screen: Screen, boxes: Box[], model: Model, rules: RulesById, on: Found) => void} */
export function openSearch(screen, boxes, model, rules, on) {
  const dialog = find('help');
  const entries = entriesOf(screen, boxes, model, rules, on);
  const list = element('ul', { class: 'found', 'aria-label': 'Found' });
  const count = element('p', { class: 'empty', role: 'status' });
  const input = element('input', {
    type: 'search',
    'aria-label': 'Search',
    placeholder: 'views, recognizers, rules …',
  });
  const show = () => {
    const words = input.value.toLowerCase().split(/\s+/).filter(Boolean);
    const hits = words.length === 0
      ? []
      : entries.filter(({ text, kind }) => words.every((word) => `${kind} ${text}`.toLowerCase().includes(word)));
    count.textContent = words.length === 0
      ? ''
      : hits.length === 0
      ? 'Nothing has this in it.'
      : `${hits.length} found`;
    list.replaceChildren(
      ...hits.slice(0, 30).map(({ kind, text, act }) => {
        const item = button('', () => {
          dialog.close();
          act();
        });
        item.append(element('small', { text: kind }), element('span', {}, ...richText(text.slice(0, 240), NO_RULES)));
        return element('li', {}, item);
      }),
    );
  };
  input.addEventListener('input', show);
  dialog.onkeydown = (event) => {
    const items = [...list.querySelectorAll('button')];
    const index = items.findIndex((item) => item === document.activeElement);
    if (event.key === 'Enter' && document.activeElement === input) items[0]?.click();
    else if (event.key === 'ArrowDown') items[Math.min(index + 1, items.length - 1)]?.focus();
    else if (event.key === 'ArrowUp') (items[index - 1] ?? input).focus();
    else return;
    event.preventDefault();
  };
  dialog.replaceChildren(element('h2', { text: 'Search' }), input, count, list);
  show();
  dialog.showModal();
  input.focus();
}

/** @type {(screen: Screen, boxes: Box[], model: Model, rules: RulesById, on: Found) => Entry[]} */
function entriesOf(screen, boxes, model, rules, on) {
  /** @type {Entry[]} */
  const entries = [];
  for (const box of boxes) {
    const text = [`\`${shortName(box.name).replaceAll('`', "'")}\``, box.text, box.spoken].filter(Boolean).join(' ');
    entries.push({ kind: 'view', text, act: () => on.box(box) });
  }
  for (const lane of model.lanes) {
    if (lane.kind !== 'recognizer') continue;
    entries.push({ kind: 'recognizer', text: quoted(model, lane.id), act: () => on.lane(lane) });
  }
  for (const gesture of screen.gestures) {
    const text = `${gesture.n}. ${gesture.lead} ${storyOf(gesture, model).join(' ')}`;
    entries.push({ kind: 'gesture', text, act: () => on.gesture(gesture) });
  }
  for (const rule of rules.values()) {
    entries.push({ kind: 'rule', text: `${rule.id} ${rule.text}`, act: () => showRule(rule) });
  }
  return entries;
}

/** @type {(rule: Rule) => void} */
function showRule(rule) {
  const dialog = find('help');
  dialog.replaceChildren(
    element('h2', { text: rule.id }),
    element('p', { text: rule.text }),
    element('p', { class: 'empty', text: `Grade ${rule.grade}: ${rule.meaning}.` }),
    button('Close', () => dialog.close()),
  );
  dialog.showModal();
}
