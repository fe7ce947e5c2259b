// Owns the sentences of facts: each as a list of texts and of names, `{ name }`, which the views set in their own face.
// What became of a gesture is said by the engine (gestures.js).

import { counted } from './dom.js';

/**
 * @typedef {import('./messages.js').Fact} Fact
 * @typedef {import('./messages.js').FactKind} FactKind
 * @typedef {import('./messages.js').Subject} Subject
 * @typedef {import('./model.js').Model} Model
 */

// A word in camel case as words: `movedTooFar` as `moved too far`.
/** @type {(word: string | null | undefined) => string} */
export function plain(word) {
  return String(word ?? '').replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
}

// A name without the module before a class: `SignInView` for `Shop.SignInView`.
/** @type {(name: string) => string} */
export function shortName(name) {
  return String(name ?? '').replace(/^[A-Za-z_]\w*\.(?=[A-Z])/, '');
}

// What a subject is called.
/** @type {(model: Pick<Model, 'names'>, id: number | null | undefined) => string} */
export function nameOf(model, id) {
  return shortName(model.names.get(id ?? NaN)?.name ?? `#${id}`);
}

/**
 * A part of a sentence: a text, a name, or code.
 * @typedef {string | { name: string, code?: undefined } | { code: string, name?: undefined }} Part
 * @typedef {(id: number | null | undefined) => Part} NameOf turns the number of a subject into its name
 * @typedef {(contact: number) => string} Named turns the number of a contact into its name
 */

// The method that tells of a phase; keys and buttons have their own.
/** @type {(phase: string, contact?: number) => string} */
function call(phase, contact = 0) {
  const end = phase === 'moved' && contact < 0 ? 'Changed' : phase.charAt(0).toUpperCase() + phase.slice(1);
  return `${contact < 0 ? 'presses' : 'touches'}${end}`;
}

/** @type {(contacts: number[], c: Named) => string} */
function fingers(contacts, c) {
  const names = contacts.map(c);
  return names.length === 1 ? names[0] : `${names.slice(0, -1).join(', ')} and ${names[names.length - 1]}`;
}

/** @type {Map<number, string>} */
const pressNames = new Map();

// Learns what the engine calls presses of keys and buttons, whose numbers are below zero.
/** @type {(presses?: [number: number, name: string][]) => void} */
export function learnPresses(presses = []) {
  for (const [number, name] of presses) pressNames.set(number, String(name));
}

// What a contact is called: a finger by the lowest number that was free when it came down.
/** @type {(contact: number, slots?: Map<number, number>) => string} */
export function contactName(contact, slots = new Map()) {
  if (contact < 0) return pressNames.get(contact) ?? `press ${-1 - contact}`;
  return `finger ${slots.get(contact) ?? contact}`;
}

/** @type {(fact: { x: number, y: number }) => string} */
function point(fact) {
  return `(${Math.round(fact.x * 10) / 10}, ${Math.round(fact.y * 10) / 10})`;
}

/** @type {{ [verdict: string]: string }} */
const VERDICTS = {
  inside: 'contains the point',
  outside: 'does not contain the point',
  hidden: 'is hidden',
  notInteractive: 'does not take touches',
  animating: 'animates without .allowUserInteraction',
  transparent: 'is too transparent',
  notInvertible: 'cannot be mapped to',
};

const CHANGES = { down: 'comes down at', move: 'moves to', up: 'lifts at', cancel: 'ends without a lift at' };

// A sentence for each kind of fact; `n` turns the number of a subject into its name, `c` that of a contact.
/** @type {{ [Kind in FactKind]?: (f: Extract<Fact, { fact: Kind }>, n: NameOf, c: Named) => Part[] }} */
const SENTENCES = {
  contact: (f, _n, c) => [`${c(f.contact)} ${CHANGES[f.change]} ${point(f)}`],
  gathered: (f, _n, c) => [`${c(f.contact)} brings ${f.samples} samples besides the newest`],
  pointer: (f) => [`the pointer ${f.change} at ${point(f)}`],
  pointed: (f, n) => ['the pointer is over ', n(f.view)],
  press: (f, _n, c) => [`${c(f.press)} ${plain(f.change)}`],
  pressTargeted: (f, n, c) => [`${c(f.press)} belongs to `, n(f.responder)],
  signal: (f) => [`${plain(f.signal)} is reported`],
  signalTargeted: (f, n) => [`${plain(f.signal)} goes to `, n(f.responder), ` (${plain(f.reason)})`],
  signalDelivered: (f, n) => [n(f.to), ` is told: ${plain(f.signal)}`],
  signalForwarded: (f, n) => [n(f.from), ' passes it on to ', n(f.to)],
  shakeTaken: (f, n) => [n(f.responder), ` loses the shake (${plain(f.cause)})`],
  systemActed: (f) => [`the system acts: ${plain(f.behavior)}`],
  typed: (f, n, c) => [`${c(f.press)} is typed into `, n(f.into)],
  windowAsked: (f, n) => [n(f.window), ` is asked for the view at ${point(f)}`],
  windowAnswered: (f, n) => [n(f.window), ' answers ', n(f.view)],
  visited: (f, n) => [n(f.view), ` ${VERDICTS[f.verdict] ?? plain(f.verdict)}`],
  answered: (f, n) => [n(f.view), ' returns ', n(f.answer)],
  targeted: (f, n, c) => [`${c(f.contact)} belongs to `, n(f.view)],
  dropped: (f, _n, c) => [`${c(f.contact)} goes nowhere (${plain(f.reason)})`],
  withheld: (f, n, c) => [n(f.view), ` never gets ${c(f.contact)} (${plain(f.reason)})`],
  tapCount: (f, _n, c) => [`${c(f.contact)} has tap count ${f.count} (${plain(f.reason)})`],
  delivered: (f, n, c) => [n(f.to), ' gets ', { code: call(f.phase, f.contacts[0]) }, `, ${fingers(f.contacts, c)}`],
  forwarded: (f, n) => passed(f, n, 'it'),
  cancelled: (f, n, c) => [n(f.view), ` loses ${c(f.contact)} (${plain(f.cause)})`],
  detached: (f, n) => [n(f.view), ' left the window'],
  keyWindow: (f, n) => [n(f.window), ` is the key window (${plain(f.reason)})`],
  firstResponder: (f, n) => [n(f.responder), ` as first responder: ${plain(f.change)}`],
  received: (f, n, c) => [n(f.by), ` will watch ${c(f.contact)}`],
  observed: (f, n, c) => [n(f.by), ' sees ', { code: call(f.phase, f.contacts[0]) }, `, ${fingers(f.contacts, c)}`],
  ignored: (f, n, c) => [n(f.by), ` ignores ${c(f.contact)} from now on`],
  together: (f, n) => [n(f.contestant), ' keeps running beside ', n(f.with)],
  gaveUp: (f, n) => [n(f.contestant), ` gives up: ${plain(f.reason)}`],
  waits: (f, n) => [n(f.contestant), ' recognized, and waits for ', n(f.for), ' to fail'],
  waitsInCircle: (f, n) => [n(f.contestant), ' waits for itself, through others'],
  acted: (f, n) => [n(f.contestant), ` acts (${f.state}), ${counted(f.targets, 'target')}`],
  heldBack: (f, n) => [{ code: call(f.phase, f.contact) }, ' is held back from ', n(f.from), ' for ', n(f.by)],
  taken: (f, n, c) => [n(f.by), ` takes ${c(f.contact)}`],
  resetWaits: (f, n) => [n(f.contestant), ' is done, and its reset waits for ', n(f.for)],
  reset: (f, n) => [n(f.contestant), ' is ready for another attempt'],
  contentJudged: (f, n) => [n(f.view), ` ${plain(f.decision)} the touch, as `, n(f.by), ' is about to scroll'],
  row: (f, n) => [`row ${f.section}:${f.item} of `, n(f.list), `: ${plain(f.step)}`],
  scrolling: (f, n) => [n(f.scrollView), ` ${plain(f.step)}, offset ${point(f)}`],
  tracking: (f, n, c) => [n(f.control), ` tracking ${plain(f.change)}, ${c(f.contact)}`],
  crossed: (f, n, c) => [c(f.contact), f.inside ? ' is back on ' : ' left ', n(f.control)],
  controlEvent: (f, n) => [n(f.control), ' sends ', { code: f.event }, `, ${counted(f.handlers, 'handler')}`],
  refused: (f, n) => [n(f.by), ' does not let ', n(f.contestant), ' begin'],
  actionSought: (f, n) => [n(f.at), f.performs ? ' performs ' : ' does not perform ', { code: f.action }],
  fetched: (f) => [`the ${f.by === 'main' ? 'main thread fetches' : 'event-fetch thread has fetched'} the frame`],
  sent: (f) => ['the application gets ', { code: 'sendEvent' }, `: ${plain(f.event)}`],
  givenOut: (f, n) => [n(f.window), ' gives the touches out'],
  gesturesUpdated: () => ['recognizers are brought up to date, outside of an event'],
  estimated: (f, _n, c) => [`${c(f.contact)} has estimated values: ${[f.properties].flat().map(plain).join(', ')}`],
  updated: (f) => [`final values of sample ${f.sample}: ${plain(f.outcome)}`],
  updateTold: (f, n, c) => [n(f.to), ` is told of final values of ${c(f.contact)}`],
  updateForwarded: (f, n) => passed(f, n, 'the update'),
  focused: (f, n) => f.view ? [n(f.view), ` is focused (${plain(f.cause)})`] : [n(f.before), ' loses the focus'],
  focusStays: (f, n) => [n(f.view), ` keeps the focus (${plain(f.reason)})`],
  editMenu: (f, n) => [n(f.view), ` edit menu ${plain(f.step)}`],
  actionSent: (f, n) => ['action ', { code: f.action }, ...receiver(f, n)],
};

/** @type {(fact: { from: number, to: Subject }, n: NameOf, what: string) => Part[]} */
function passed(fact, n, what) {
  if (fact.to === null) return [n(fact.from), ' is the end of the chain'];
  return [n(fact.from), ` passes ${what} on to `, n(fact.to)];
}

/** @type {(fact: Extract<Fact, { fact: 'actionSent' }>, n: NameOf) => Part[]} */
function receiver(fact, n) {
  if (fact.object) return [' goes to ', { name: fact.object }];
  if (fact.closure) return [' is a closure'];
  return fact.to === null ? [' finds no receiver'] : [' goes to ', n(fact.to)];
}

/** @type {{ [state: string]: string }} */
const STATES = {
  began: 'begins',
  changed: 'continues',
  ended: 'is recognized',
  cancelled: 'is cancelled',
  failed: 'fails',
};

// A fact as a sentence.
/** @type {(fact: Fact, model: Model) => Part[]} */
export function sentence(fact, model) {
  /** @type {NameOf} */
  const n = (id) => (id === null || id === undefined ? 'nothing' : { name: nameOf(model, id) });
  if (fact.fact === 'verdict') return verdict(fact, n);
  const make = /** @type {((f: Fact, n: NameOf, c: Named) => Part[]) | undefined} */ (SENTENCES[fact.fact]);
  return make ? make(fact, n, (contact) => contactName(contact, model.slots)) : [plain(fact.fact)];
}

/** @type {(fact: Extract<Fact, { fact: 'verdict' }>, n: NameOf) => Part[]} */
function verdict(fact, n) {
  const start = [n(fact.contestant), ` ${STATES[fact.state] ?? plain(fact.state)}`];
  switch (fact.reason) {
    case 'prevented':
      return [...start, ', prevented by ', n(fact.by)];
    case 'requiredOneRecognized':
      return [...start, ', since ', n(fact.by), ' was recognized'];
    case 'notAllowed':
      return [...start, ': it may not begin'];
    case 'withdrawn':
      return [...start, ': it was withdrawn'];
    default:
      return start;
  }
}

/** @type {FactKind[]} */
// deno-fmt-ignore
const DETAILS = [
  'subject', 'visited', 'answered', 'windowAsked', 'windowAnswered', 'observed', 'received', 'gathered', 'forwarded',
  'tapCount', 'reset', 'resetWaits', 'actionSought', 'signalForwarded', 'keyWindow', 'fetched', 'sent', 'givenOut',
  'gesturesUpdated', 'estimated', 'updated', 'updateForwarded',
];

// The facts that say something to a person; the others are details.
/** @type {(fact: Fact) => boolean} */
export function isDetail(fact) {
  return DETAILS.includes(fact.fact);
}
