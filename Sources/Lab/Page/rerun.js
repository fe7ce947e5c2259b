// Owns second runs of a screen: what comes of the messages of one, and what is different from the run as it was. It is
// pure.

import { compareRuns } from './compare.js';
import { makeScreen, makeStore, receive } from './feed.js';
import { gestureAt } from './gestures.js';
import { buildModel } from './model.js';
import { momentFeed } from './share.js';

/**
 * @typedef {import('./compare.js').ComparedRun} ComparedRun
 * @typedef {import('./compare.js').Comparison} Comparison
 * @typedef {import('./feed.js').RulesById} RulesById
 * @typedef {import('./feed.js').Screen} Screen
 * @typedef {import('./messages.js').Fact} Fact
 * @typedef {import('./messages.js').Gesture} Gesture
 * @typedef {import('./messages.js').Message} Message
 * @typedef {import('./messages.js').Played} Played
 * @typedef {import('./model.js').Model} Model
 */

/**
 * A second run: what the screen shows of it, its own model, and what is different; as code, what could not be set, and
 * what else is to be said. `isShaky` if without the change it is not the same again, `isAgain` if nothing was changed.
 * `first` is the run as it was, where that was played as well.
 * @typedef {Comparison & {
 *   screen: Screen, own: Model, code: string[], undone: string[], title: string, notes: string[], isShaky?: boolean,
 *   isAgain?: boolean, first?: { screen: Screen, model: Model },
 * }} SecondRun
 * @typedef {Partial<Played> & { title?: string }} RunMessages
 */

// A screen as it is after the messages of a run.
/** @type {(screen: Screen, rules: RulesById, messages?: Message[]) => Screen} */
export function playedRun(screen, rules, messages = []) {
  /** @type {Screen} */
  const played = { ...makeScreen(screen.id, screen.title), source: screen.source, live: screen.live };
  for (const message of messages) receive({ ...makeStore(), screens: [played], rules }, message);
  return played;
}

// Takes the messages of a second run, and says what is different. Where the run as it was comes with it, it is that of
// one gesture alone, which keeps its number.
/** @type {(screen: Screen, model: Model, rules: RulesById, reply: RunMessages) => SecondRun} */
export function secondRun(screen, model, rules, reply) {
  const { code = [], undone = [], title = '', notes, base } = reply;
  if (reply.first) {
    const first = playedRun(screen, rules, reply.first);
    const run = { screen: first, model: buildModel(first.facts, first.told) };
    const result = secondRun(first, run.model, rules, { ...reply, first: undefined });
    // What was recorded may be a little later.
    const before = (gestureAt(screen, (first.gestures[0]?.t ?? 0) + 0.05)?.n ?? 1) - 1;
    for (const gesture of [...first.gestures, ...result.screen.gestures]) gesture.n += before;
    return { ...result, first: run };
  }
  const second = playedRun(screen, rules, reply.messages);
  const [first, own] = notes ? [touched(screen), touched(second)] : [whole(screen, model), whole(second)];
  const again = base && touched(playedRun(screen, rules, base), model.end);
  const isShaky = again !== undefined && !compareRuns(first, again).isSame;
  const comparison = compareRuns(first, own);
  return { ...comparison, screen: second, own: own.model, code, undone, title, notes: notes ?? [], isShaky };
}

// What was touched, played without a change up to where it was recorded, beside the recording.
/** @type {(screen: Screen, model: Model, rules: RulesById, reply: RunMessages) => SecondRun} */
export function runAgain(screen, model, rules, reply) {
  const played = playedRun(screen, rules, reply.messages);
  played.facts = touchedFacts(played.facts, model.end);
  const own = whole(played);
  const comparison = compareRuns(touched(screen), own, 'again');
  const notes = reply.notes ?? [];
  return { ...comparison, screen: played, own: own.model, code: [], undone: [], title: '', notes, isAgain: true };
}

// A gesture as a screen of its own, whose time begins with it.
/** @type {(screen: Screen, gesture: Gesture) => Screen} */
export function cutOut(screen, gesture) {
  const cut = playedRun(
    screen,
    new Map(),
    momentFeed(makeStore(), screen, gesture, gesture.to).slice(1).map((message) => /** @type {any} */ ({
      ...message,
      screen: screen.id,
    })),
  );
  return cut;
}

// Two gestures of one screen, lane under lane.
/** @type {(first: Screen, model: Model, second: Screen) => SecondRun} */
export function gesturesCompared(first, model, second) {
  const own = whole(second);
  const comparison = compareRuns(whole(first, model), own, 'the other');
  return { ...comparison, screen: second, own: own.model, code: [], undone: [], title: '', notes: [] };
}

/** @type {(screen: Screen, model?: Model) => ComparedRun} */
function whole({ facts, gestures }, model = buildModel(facts)) {
  return { model, gestures };
}

/** @type {(screen: Screen, end?: number) => ComparedRun} */
function touched(screen, end = Infinity) {
  return whole({ ...screen, facts: touchedFacts(screen.facts, end) });
}

// The facts from the first finger on: how long an application takes to start is not repeated.
/** @type {(facts: Fact[], end?: number) => Fact[]} */
function touchedFacts(facts, end = Infinity) {
  const begin = facts.find((fact) => fact.fact === 'contact' || fact.fact === 'press')?.t ?? 0;
  return facts.filter((fact) => fact.fact === 'subject' || (fact.t >= begin && fact.t <= end + 1e-6));
}
