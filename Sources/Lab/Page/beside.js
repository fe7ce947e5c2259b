// Owns two screens beside each other: a touch of either is explained on both, and what became worse from the first to
// the second is numbered on both. What is said comes from the lab, which asks what the commands ask.

import { hideNote } from './bar.js';
import { fixNode, richText, showAnswer } from './answer.js';
import { button, element, empty, find, trim } from './dom.js';
import { compareRuns } from './compare.js';
import { buildModel } from './model.js';
import { fingersAt } from './moment.js';
import { marksOf } from './marks.js';
import { nthOf, openMenu, viewsAt } from './meant.js';
import { pictureAt } from './pictures.js';
import { playedRun } from './rerun.js';
import { makeStage, pointAt, showPicture } from './stage.js';

/**
 * @typedef {import('./feed.js').RulesById} RulesById
 * @typedef {import('./feed.js').Screen} Screen
 * @typedef {import('./live.js').Replied} Replied
 * @typedef {import('./messages.js').Box} Box
 * @typedef {import('./messages.js').Differences} Differences
 * @typedef {import('./messages.js').Gesture} Gesture
 * @typedef {import('./messages.js').Place} Place
 * @typedef {import('./messages.js').Question} Question
 * @typedef {import('./messages.js').Side} Side
 * @typedef {import('./model.js').Model} Model
 * @typedef {import('./pictures.js').ShownPicture} ShownPicture
 * @typedef {import('./stage.js').Mark} Mark
 * @typedef {import('./stage.js').Stage} Stage
 */

/**
 * What the page has of this; `screens` are those that can be shown, `gesture` is the one to begin with.
 * @typedef {{
 *   ask: (what: string, parameters?: Partial<Question>) => Promise<Replied>, rules: () => RulesById,
 *   screens: () => Screen[], closed: () => void,
 * }} BesideNeeds
 * @typedef {{ open: (first: Screen, second: Screen, gesture: Gesture | null) => void, close: () => void,
 *   isOpen: () => boolean }} Beside
 *
 * A screen of the two: as it was when they were put beside each other, and the run of the gesture that is asked about.
 * @typedef {{
 *   screen: Screen, picture: ShownPicture, stage: Stage, choice: HTMLSelectElement, answer: HTMLElement,
 *   said: Side | null, run: { screen: Screen, model: Model, time: number } | null,
 * }} Half
 * @typedef {{ gesture: string, at: number[], expect?: string, nth?: number }} Asked
 */

const TALL = 0.56;

// Makes the two; they are shown when they are opened.
/** @type {(needs: BesideNeeds) => Beside} */
export function makeBeside({ ask, rules, screens, closed }) {
  const root = find('beside');
  /** @type {Half[]} */
  const halves = [];
  /** @type {Asked | null} */
  let asked = null;
  /** @type {Differences | null} */
  let differences = null;
  let problem = '';
  // What is asked for now; an answer to what was asked before is left out.
  let turn = 0;

  const [x, y] = ['x', 'y'].map((name) =>
    element('input', { type: 'number', 'aria-label': `${name} of the touch`, min: 0, step: 1, 'data-key': name })
  );
  const touch = () => askBoth({ gesture: 'tap', at: [Number(x.value), Number(y.value)] });
  const form = element(
    'form',
    { class: 'tools' },
    element('label', {}, 'Tap at ', x),
    y,
    element('button', { text: 'Tap' }),
  );
  form.append(button('I meant …', () => {
    const { left, bottom } = form.getBoundingClientRect();
    if (halves.length > 0) askAt(halves[0], Number(x.value), Number(y.value), { left, top: bottom });
  }));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    touch();
  });
  const changes = element('div', { class: 'beside-changes' });
  const stages = element('div', { class: 'beside-stages' });
  const answers = element('div', { class: 'beside-answers' });
  root.append(
    element(
      'div',
      { class: 'row beside-row' },
      element('h2', { text: 'Side by side' }),
      form,
      element('span', { class: 'space' }),
      button('Swap', () => show(halves[1].screen, halves[0].screen), { title: 'The second one first' }),
      button('Close', close, { title: 'Close (Escape)' }),
    ),
    element('div', { class: 'beside-both' }, stages, answers),
    changes,
  );
  return { open, close, isOpen: () => !root.hidden };

  /** @type {(first: Screen, second: Screen, gesture: Gesture | null) => void} */
  function open(first, second, gesture) {
    root.hidden = false;
    hideNote();
    document.body.classList.add('has-beside');
    asked = gesture?.asked && gesture.at ? { gesture: gesture.asked, at: gesture.at } : null;
    show(first, second);
    halves[0]?.choice.focus();
  }

  /** @type {() => void} */
  function close() {
    if (root.hidden) return;
    turn += 1;
    root.hidden = true;
    document.body.classList.remove('has-beside');
    closed();
  }

  // Puts two screens beside each other, and asks what is different.
  /** @type {(first: Screen, second: Screen) => void} */
  function show(first, second) {
    [differences, problem] = [null, ''];
    stages.replaceChildren();
    answers.replaceChildren();
    halves.splice(0, 2, ...[first, second].map((screen, index) => makeHalf(screen, index)));
    turn += 1;
    const mine = turn;
    /** @type {(found: Differences | null, why: string) => void} */
    const tell = (found, why) => {
      if (mine !== turn) return;
      [differences, problem] = [found, why];
      draw();
    };
    draw();
    ask('differences', { screen: first.id, with: second.id })
      .then((reply) => tell(reply.diff ?? null, ''), (error) => tell(null, error.message));
    if (asked) askBoth(asked);
  }

  /** @type {(screen: Screen, index: number) => Half} */
  function makeHalf(screen, index) {
    const place = element('div', { class: 'stage' });
    const name = index === 0 ? 'The first screen' : 'The second screen';
    const options = screens().map((one) =>
      element('option', { value: one.id, text: one.title, selected: one.id === screen.id })
    );
    const choice = element('select', { 'aria-label': name, 'data-key': index }, ...options);
    choice.addEventListener('change', () => {
      const chosen = screens().find((one) => one.id === Number(choice.value));
      if (chosen) show(index === 0 ? chosen : halves[0].screen, index === 1 ? chosen : halves[1].screen);
    });
    const answer = element('div', { class: 'answer' });
    stages.append(element('section', { 'aria-label': `${name}: ${screen.title}` }, choice, place));
    answers.append(answer);
    const stage = makeStage(place, { hover: () => {}, pick: () => {}, ask: (x, y, at) => askAt(half, x, y, at) }, {
      room: (picture) => ({
        wide: Math.max(120, place.clientWidth - 24),
        high: Math.max(260, window.innerHeight * TALL, (picture.height / picture.width) * 150),
      }),
      looked: () => {},
    });
    stage.glass.addEventListener('click', (event) => {
      const { x, y } = pointAt(stage, event);
      askBoth({ gesture: 'tap', at: [Number(trim(x, 1)), Number(trim(y, 1))] });
    });
    const picture = /** @type {ShownPicture} */ (screen.live?.latest);
    /** @type {Half} */
    const half = { screen, picture, stage, choice, answer, said: null, run: null };
    return half;
  }

  // Opens the list of views at a point of one of the two, to say which should have acted in both.
  /** @type {(half: Half, x: number, y: number, at: { left: number, top: number }) => void} */
  function askAt({ picture }, x, y, at) {
    openMenu(viewsAt(picture, x, y), at, (box) => {
      const point = [Number(trim(x, 1)), Number(trim(y, 1))];
      const gesture = asked?.gesture ?? 'tap';
      askBoth({ gesture, at: point, expect: box.name, nth: nthOf(picture, box) });
    });
  }

  /** @type {(question: Asked) => Promise<void>} */
  async function askBoth(question) {
    asked = question;
    [x.value, y.value] = question.at.map((one) => String(one));
    const mine = turn;
    const [first, second] = halves;
    for (const half of halves) half.answer.replaceChildren(empty('Asking …'));
    try {
      const { sides = [] } = await ask('beside', { screen: first.screen.id, with: second.screen.id, ...question });
      if (mine !== turn || asked !== question) return;
      sides.forEach((said, index) => hear(halves[index], said));
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      if (mine === turn) { for (const half of halves) hear(half, { problem: why }); }
    }
    draw();
  }

  /** @type {(half: Half, said: Side) => void} */
  function hear(half, said) {
    half.said = said;
    half.run = null;
    if (said.problem !== undefined) return;
    const screen = playedRun(half.screen, rules(), said.messages);
    screen.answer = { title: '', expected: said.expected ?? undefined, report: said.report };
    const model = buildModel(screen.facts);
    half.run = { screen, model, time: model.end };
  }

  /** @type {() => void} */
  function draw() {
    halves.forEach(drawHalf);
    changes.replaceChildren(...touchNodes(), ...changeNodes());
  }

  /** @type {(half: Half, index: number) => void} */
  function drawHalf({ screen, picture, stage, answer, said, run }, index) {
    const shown = (run && pictureAt(run.screen, run.time)) ?? picture;
    /** @type {Mark[]} */
    const marks = numbered(shown, index);
    if (run) {
      const since = run.screen.gestures[0]?.t ?? 0;
      const { boxes } = shown;
      marks.push(...marksOf({ ...run, since, boxes, meant: undefined, picked: null }));
    }
    const fingers = run ? fingersAt(run.screen, run.model, run.time, run.screen.gestures[0]?.t) : [];
    showPicture(stage, shown, marks, fingers);
    const title = element('h3', { text: screen.title });
    if (!said) answer.replaceChildren(title, empty('Touch either screen: the answer for both appears here.'));
    else if (said.problem !== undefined) {
      answer.replaceChildren(title, element('p', { class: 'warn', text: said.problem }));
    } else if (run) {
      const body = element('div');
      showAnswer(body, run.screen, run.model, rules(), run.time, { command: said.command });
      answer.replaceChildren(title, body);
    }
  }

  // The targets that became worse, by the numbers that they have in the list.
  /** @type {(picture: ShownPicture, index: number) => Mark[]} */
  function numbered(picture, index) {
    return (differences?.changes ?? []).flatMap((change, number) => {
      const place = index === 0 ? change.was : change.targets[0];
      const box = place && boxAt(picture, place);
      return box ? [{ id: box.id, kind: 'refused', text: `worse ${number + 1}` }] : [];
    });
  }

  // What the gesture does on the second screen, where that is different.
  /** @type {() => Node[]} */
  function touchNodes() {
    const [first, second] = halves.map((half) => half.run);
    if (!first || !second) return [];
    const { sentences } = compareRuns(
      { model: first.model, gestures: first.screen.gestures },
      { model: second.model, gestures: second.screen.gestures },
    );
    const list = sentences.map((text) => element('li', {}, ...richText(text, rules())));
    const title = element('h3', { text: 'This touch, from the first screen to the second' });
    return [title, list.length > 0 ? element('ul', {}, ...list) : empty('It does the same on both.')];
  }

  /** @type {() => Node[]} */
  function changeNodes() {
    const title = element('h3', { text: 'What became worse for a finger' });
    if (problem) return [title, element('p', { class: 'warn', text: problem })];
    if (!differences) return [title, empty('Comparing …')];
    const { changes: worse, better, doubts } = differences;
    const items = worse.map((change) => {
      const { point } = change;
      const at = button('Tap there', () => {
        if (point) askBoth({ gesture: 'tap', at: [point.x, point.y], expect: change.targets[0]?.class });
      }, { class: 'quiet' });
      return element(
        'li',
        {},
        element('p', {}, ...richText(`${change.summary}.`, rules()), point ? ' ' : null, point ? at : null),
        change.why ? element('p', { class: 'remark' }, ...richText(change.why, rules())) : null,
        ...change.fixes.slice(0, 2).map((fix, index) => fixNode(fix, index, rules(), null)),
      );
    });
    const names = better.map(({ label, class: name }) => label ?? name).join(', ');
    return [
      title,
      items.length > 0 ? element('ol', {}, ...items) : empty('Nothing did.'),
      better.length > 0 ? element('p', { text: `What acts now and did not before: ${names}.` }) : '',
      ...doubts.map((text) => element('p', { class: 'remark', text })),
    ].map((node) => typeof node === 'string' ? document.createTextNode(node) : node);
  }
}

// The front-most box with the place that a report names.
/** @type {(picture: ShownPicture, place: Place) => Box | undefined} */
function boxAt({ boxes }, { x, y, width, height }) {
  const wanted = [x, y, width, height];
  return boxes.filter(({ at }) => at?.every((length, index) => Math.abs(length - wanted[index]) < 0.6)).pop();
}
