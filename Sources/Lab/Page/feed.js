// Owns the messages of a feed (docs/lab-protocol.md): what is kept of them, in which order, and how much.

import { learnPresses } from './words.js';

/**
 * @typedef {import('./messages.js').Answer} Answer
 * @typedef {import('./messages.js').Chain} Chain
 * @typedef {import('./messages.js').Change} Change
 * @typedef {import('./messages.js').Fact} Fact
 * @typedef {import('./messages.js').FactKind} FactKind
 * @typedef {import('./messages.js').Fingers} Fingers
 * @typedef {import('./messages.js').Gesture} Gesture
 * @typedef {import('./messages.js').Hello} Hello
 * @typedef {import('./messages.js').Message} Message
 * @typedef {import('./messages.js').Missing} Missing
 * @typedef {import('./messages.js').Picture} Picture
 * @typedef {import('./messages.js').Rule} Rule
 * @typedef {import('./messages.js').Scene} Scene
 * @typedef {import('./messages.js').Source} Source
 * @typedef {import('./messages.js').Told} Saying
 * @typedef {import('./messages.js').Try} Try
 * @typedef {import('./model.js').ModelBuilder} ModelBuilder
 * @typedef {import('./pictures.js').ShownPicture} ShownPicture
 */

/**
 * What is kept of a feed.
 * @typedef {{
 *   title: string, command: string, screens: Screen[], rules: RulesById, tour: Scene[], problem: string | null,
 *   at: number | null, tool?: string,
 * }} Store
 * @typedef {Map<string, Rule>} RulesById
 *
 * What is kept of a screen, and what is known from it.
 * @typedef {{
 *   id: number, title: string, pictures: (Picture | Change)[], facts: Fact[], chains: Chain[], fingers: Fingers[],
 *   gestures: Gesture[], told: Saying[], gaps: Missing[], tries: Try[], answer: Told | null, source: Source | null,
 *   isScript?: boolean, live?: LiveState,
 *   lastPicture?: { index: number, count: number, picture: ShownPicture | null },
 *   subjects?: { map: Map<number, number>, count: number, last: Picture | Change },
 * }} Screen
 *
 * What is known of an application's screen now: how often it was started, its model and its picture, the time of its
 * last fact, how many fingers are down, and how many messages have come.
 * @typedef {{
 *   runs: number, builder: ModelBuilder, latest: ShownPicture | null, last: number, down: number, heard: number,
 * }} LiveState
 * @typedef {Pick<Answer, 'title'> & Partial<Answer>} Told
 */

const FEED_VERSION = 1;
const FACT_LIMIT = 100000;
const PICTURE_LIMIT = 2000;
const GESTURE_LIMIT = 1000;

// An empty store, which `receive` fills.
/** @type {() => Store} */
export function makeStore() {
  return { title: '', command: '', screens: [], rules: new Map(), tour: [], problem: null, at: null };
}

// The messages that a file has in it.
/** @type {(text: string) => Message[]} */
export function readMessages(text) {
  const messages = JSON.parse(text);
  if (!Array.isArray(messages)) throw new Error('The feed is not a list of messages.');
  return messages;
}

// The screen of a number, or null where no screen has been announced under it.
/** @type {(store: Store, id: number) => Screen | null} */
export function screenOf(store, id) {
  return store.screens.find((screen) => screen.id === id) ?? null;
}

// Takes one message. What is not known is skipped, so that newer programs can say more.
/** @type {(store: Store, message: Message) => void} */
export function receive(store, message) {
  if (message === null || typeof message !== 'object') return;
  if (message.m === 'hello') return receiveHello(store, message);
  if (message.m === 'rules') {
    for (const rule of message.rules ?? []) store.rules.set(rule.id, rule);
    return;
  }
  if (message.m === 'tour') {
    store.tour = message.scenes ?? [];
    return;
  }
  const screen = screenOf(store, message.screen);
  if (!screen) return;
  switch (message.m) {
    case 'picture':
    case 'change':
      receivePicture(screen, message);
      break;
    case 'facts':
      receiveFacts(screen, message.facts ?? []);
      break;
    case 'chain':
      keepNewest(screen.chains, message);
      break;
    case 'fingers':
      keepNewest(screen.fingers, message);
      break;
    case 'gesture':
      receiveGesture(screen.gestures, message);
      break;
    case 'told':
      keepNewest(screen.told, message);
      break;
    case 'gap':
      joinGap(screen, message);
      break;
    case 'answer':
      screen.answer = message;
      break;
    case 'try':
      screen.tries.push(message);
      break;
    case 'source':
      screen.source = message;
      break;
    default:
  }
}

/** @type {(store: Store, message: Hello) => void} */
function receiveHello(store, message) {
  if (message.v !== FEED_VERSION) {
    store.problem = `This page reads feeds of version ${FEED_VERSION}, and this one is of version ${message.v}.`;
    return;
  }
  store.title = String(message.title ?? '');
  store.command = String(message.command ?? '');
  store.at = message.at ?? null;
  store.tool = message.tool;
  store.screens = (message.screens ?? []).map((screen) => makeScreen(screen.id, String(screen.title ?? '')));
}

// A screen that nothing is known of.
/** @type {(id: number, title: string) => Screen} */
export function makeScreen(id, title) {
  return {
    id,
    title,
    pictures: [],
    facts: [],
    chains: [],
    fingers: [],
    gestures: [],
    told: [],
    gaps: [],
    tries: [],
    answer: null,
    source: null,
  };
}

/** What is shown before there is a screen. */
export const NO_SCREEN = makeScreen(-1, '');

/** @type {<Kept>(list: Kept[], message: Kept) => void} */
function keepNewest(list, message) {
  list.push(message);
  if (list.length > 2 * PICTURE_LIMIT) list.splice(0, PICTURE_LIMIT);
}

// A gesture is told again when more has come of it.
/** @type {(gestures: Gesture[], gesture: Gesture) => void} */
function receiveGesture(gestures, gesture) {
  if (!Number.isFinite(gesture.t) || !Array.isArray(gesture.outcomes)) return;
  learnPresses(gesture.presses);
  const last = gestures[gestures.length - 1];
  if (last?.n === gesture.n && last.t === gesture.t) gestures[gestures.length - 1] = gesture;
  else gestures.push(gesture);
  if (gestures.length > 2 * GESTURE_LIMIT) gestures.splice(0, GESTURE_LIMIT);
}

// What was left out of one kind is one gap, however often something was.
/** @type {(screen: Screen, gap: Missing) => void} */
function joinGap(screen, { what, count, from, to }) {
  const known = screen.gaps.find((one) => one.what === what);
  if (!known) screen.gaps.push({ what, count, from, to });
  else {
    known.count += count;
    known.from = Math.min(known.from, from);
    known.to = Math.max(known.to, to);
  }
}

// The facts of one kind.
/** @type {<Kind extends FactKind>(facts: Fact[], kind: Kind) => Extract<Fact, { fact: Kind }>[]} */
export function factsOf(facts, kind) {
  return /** @type {any} */ (facts.filter((fact) => fact.fact === kind));
}

// The oldest go first; a name is kept, since later facts mean nothing without it.
/** @type {(screen: Screen, facts: Fact[]) => void} */
function receiveFacts(screen, facts) {
  for (const fact of facts) screen.facts.push(fact);
  const dropped = overflow(screen.facts, FACT_LIMIT);
  const names = dropped.filter((fact) => fact.fact === 'subject');
  screen.facts.unshift(...names);
  addGap(screen, 'facts', dropped, dropped.length - names.length);
}

// Changes need the picture that they change.
/** @type {(screen: Screen, picture: Picture | Change) => void} */
function receivePicture(screen, picture) {
  screen.pictures.push(picture);
  const dropped = overflow(screen.pictures, PICTURE_LIMIT);
  const whole = dropped.map((message) => message.m).lastIndexOf('picture');
  if (whole >= 0) screen.pictures.unshift(...dropped.slice(whole));
  addGap(screen, 'pictures', dropped, dropped.length);
}

/** @type {<Kept>(kept: Kept[], limit: number) => Kept[]} */
function overflow(kept, limit) {
  return kept.length > limit ? kept.splice(0, kept.length - limit) : [];
}

/** @type {(screen: Screen, what: string, dropped: { t: number }[], count: number) => void} */
function addGap(screen, what, dropped, count) {
  if (dropped.length === 0) return;
  joinGap(screen, { what, count, from: dropped[0].t ?? 0, to: dropped[dropped.length - 1].t ?? 0 });
}
