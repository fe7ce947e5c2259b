// Owns the moment as one file: the feed of one gesture, with nothing else in it, and the page around it.

import { pictureAt } from './pictures.js';

/**
 * @typedef {import('./feed.js').Screen} Screen
 * @typedef {import('./feed.js').Store} Store
 * @typedef {import('./messages.js').Fact} Fact
 * @typedef {import('./messages.js').Gesture} Gesture
 * @typedef {import('./messages.js').Message} Message
 * @typedef {import('./messages.js').Told} Told
 */

const FEED = /(<script type="application\/json" id="feed">)([^]*?)(<\/script>)/;
const MOST_BYTES = 120_000;

// The messages of one gesture. Times count from its beginning, and `at` is the instant that the page opens at.
/** @type {(store: Store, screen: Screen, gesture: Gesture, time: number) => Message[]} */
export function momentFeed(store, screen, gesture, time) {
  const zero = gesture.t;
  const end = Math.max(gesture.to, time) + 1e-6;
  /** @type {<Timed extends { t: number }>(one: Timed) => Timed} */
  const moved = (one) => ({ ...one, screen: 1, t: Math.max(0, one.t - zero) });
  /** @type {<Timed extends { t: number }>(list: Timed[]) => Timed[]} */
  const within = (list) => list.filter((one) => one.t >= zero - 1e-9 && one.t <= end).map(moved);
  const facts = screen.facts.filter((fact) => fact.fact !== 'subject' && fact.t >= zero - 1e-9 && fact.t <= end);
  const first = pictureAt(screen, zero);
  const later = within(screen.pictures.filter((one) => one.t > zero));
  const told = within(screen.told);
  /** @type {Set<number | undefined>} */
  const mentioned = new Set([...facts, ...told].flatMap(numbersOf));
  for (const box of [...first?.boxes ?? [], ...later.flatMap((one) => one.boxes ?? [])]) mentioned.add(box.subject);
  const names = screen.facts.filter((fact) => fact.fact === 'subject' && mentioned.has(fact.id));
  const cited = new Set(facts.map((fact) => fact.rule));
  const title = `${screen.title}: ${gesture.what}`;
  const at = Math.max(0, time - zero);
  const hello = { m: 'hello', v: 1, tool: store.tool, title, command: 'lab', screens: [{ id: 1, title }], at };
  /** @type {any[]} */
  const messages = [
    hello,
    ...(first ? [{ ...first, m: 'picture', screen: 1, t: 0 }] : []),
    ...thinned(later),
    ...within(screen.chains),
    ...within(screen.fingers),
    { m: 'facts', screen: 1, facts: [...names, ...facts].map((fact) => ({ ...fact, t: Math.max(0, fact.t - zero) })) },
    { ...gesture, screen: 1, t: 0, to: gesture.to - zero },
    ...told,
    ...(screen.answer ? [{ ...screen.answer, m: 'answer', screen: 1 }] : []),
    { m: 'rules', rules: [...store.rules.values()].filter((rule) => cited.has(rule.id)) },
  ];
  return messages;
}

// A page with another feed.
/** @type {(template: string, messages: Message[]) => string} */
export function pageWith(template, messages) {
  const data = JSON.stringify(messages).replaceAll('<', '\\u003c');
  return template.replace(FEED, (_all, start, _old, end) => `${start}${data}${end}`);
}

// Pictures beyond a limit are left out: whole ones stay, and changes as far as there is room.
/** @type {<Item>(list: Item[]) => Item[]} */
function thinned(list) {
  let room = MOST_BYTES;
  const kept = [];
  for (const one of list) {
    room -= JSON.stringify(one).length;
    if (room < 0) break;
    kept.push(one);
  }
  return kept;
}

/** @type {(fact: Fact | Told) => number[]} */
function numbersOf(fact) {
  return Object.values(fact).flat().filter((value) => Number.isInteger(value));
}
