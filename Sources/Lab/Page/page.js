// Owns what is shown: which screen, which run of it and which instant are selected, what is picked, and who is told of
// it. Views ask and draw.

import { showAnswer, showMoment } from './answer.js';
import { showNote } from './bar.js';
import { boxText, stageText } from './caption.js';
import { showCards } from './cards.js';
import { afterText, element, find } from './dom.js';
import { makeStore, NO_SCREEN } from './feed.js';
import { gestureAt } from './gestures.js';
import { makeReplay } from './hittest.js';
import { drawKey } from './key.js';
import { draw, makeLanes, setCursor, setModel, setPicked } from './lanes.js';
import { ask, isServed } from './live.js';
import { meantNodes, nthOf, openMenu, questionOf, viewsAt } from './meant.js';
import { buildModel, flagsOf } from './model.js';
import {
  chainAt,
  factsAt,
  fingersAt,
  hitsSince,
  hitTestBefore,
  instantsOf,
  nearestInstant,
  ownersAt,
} from './moment.js';
import { makeOutline, outlineTools, showOutline } from './outline.js';
import { boxesOfSubjects, pictureAt } from './pictures.js';
import { cutOut, gesturesCompared, secondRun } from './rerun.js';
import { offerSaves, pageText, recordingText, rememberPage } from './save.js';
import { fit, fitGesture, makeScale, reveal } from './scale.js';
import { makeStage, showPicture } from './stage.js';
import { makeTour, showScene } from './tour.js';
import { makeWhatIf, setRun, setSubject } from './whatif.js';
import { nameOf, shortName } from './words.js';

/**
 * @typedef {import('./feed.js').Screen} Screen
 * @typedef {import('./feed.js').Store} Store
 * @typedef {import('./lanes.js').LanesView} LanesView
 * @typedef {import('./messages.js').Box} Box
 * @typedef {import('./messages.js').Chain} Chain
 * @typedef {import('./messages.js').Gesture} Gesture
 * @typedef {import('./model.js').Lane} Lane
 * @typedef {import('./model.js').Model} Model
 * @typedef {import('./meant.js').Meant} Meant
 * @typedef {import('./now.js').Now} Now
 * @typedef {import('./outline.js').Outline} Outline
 * @typedef {import('./rerun.js').SecondRun} SecondRun
 * @typedef {import('./scale.js').Scale} Scale
 * @typedef {import('./stage.js').Mark} Mark
 * @typedef {import('./stage.js').Stage} Stage
 * @typedef {import('./tour.js').TourView} TourView
 * @typedef {import('./whatif.js').WhatIf} WhatIf
 */

/**
 * The page: what it knows, what is selected, and its views. `first` is the run as it was, `second` the one beside it;
 * `screen` and `model` are those of the run on the stage.
 * @typedef {{
 *   store: Store, screen: Screen, model: Model, scale: Scale, instants: number[], time: number, hovered: Box | null,
 *   picked: Picked | null, playing: { last: number | null, time: number } | null, isSlow: boolean,
 *   replayMarks: Mark[] | null, gesture: Gesture | null | undefined,
 *   compared: Screen | null,
 *   first: Run, second: Run | null, now: Now | null, lanes: LanesView, stage: Stage,
 *   outline: Outline, outlined: number | null, meant: Meant | null, whatIf: WhatIf, tour: TourView,
 * }} Page
 * @typedef {{ screen: Screen, model: Model }} Run
 * @typedef {{ key: string, id: number | null, name: string, box?: number }} Picked a lane, its subject and its box
 */

// The page is saved as it came, so before anything is made.
rememberPage();

const store = makeStore();
const model = buildModel([]);

/** @type {Page} */
export const page = {
  store,
  screen: NO_SCREEN,
  model,
  scale: makeScale(0),
  instants: [],
  time: 0,
  hovered: null,
  picked: null,
  playing: null,
  isSlow: false,
  replayMarks: null,
  gesture: undefined,
  compared: null,
  outlined: null,
  meant: null,
  first: { screen: NO_SCREEN, model },
  second: null,
  now: null,
  lanes: makeLanes(find('lanes'), {
    select: (time) => {
      stopPlaying();
      selectTime(time);
    },
    pick: pickLane,
  }),
  stage: makeStage(find('stage'), {
    hover: (box) => {
      if (page.hovered === box) return;
      page.hovered = box;
      showStage();
    },
    pick: (box) => {
      if (!page.now?.follows) pickBox(box);
    },
    ask: (x, y, at) => askWhatWasMeant(x, y, at),
  }),
  outline: makeOutline({
    hover: (box) => {
      page.hovered = box;
      showStage();
    },
    pick: (box) => {
      page.now?.freeze();
      page.outlined = box.id;
      pickBox(box);
    },
    meant: (box) => meant(box),
    touch: (box) => page.now?.tap(box),
  }),
  whatIf: makeWhatIf(find('what-if'), { ask: isServed() ? ask : null, show: showSecond, adopt: showPlayed }),
  tour: makeTour(find('tour'), [], store.rules, { go: goTo }),
};

/** The replay of a hit test. */
export const replay = makeReplay((marks, text) => {
  page.replayMarks = marks;
  find('hit-text').textContent = text;
  showStage();
});

// Opens the list of all views at a point, to say which of them should have acted.
/** @type {(x: number, y: number, at: { left: number, top: number }) => void} */
export function askWhatWasMeant(x, y, at) {
  const { picture } = page.stage;
  if (picture) openMenu(viewsAt(picture, x, y), at, meant);
}

// Opens that list for the point where the gesture began.
/** @type {() => void} */
export function askAboutTouch() {
  const [x, y] = page.gesture?.at ?? [];
  if (x === undefined) return;
  const around = page.stage.glass.getBoundingClientRect();
  const { scale } = page.stage;
  askWhatWasMeant(x, y, { left: around.left + x * scale, top: around.top + y * scale });
}

// Asks the lab what the gesture does for a view that should have acted.
/** @type {(box: Box) => Promise<void>} */
async function meant(box) {
  const { gesture, screen, stage: { picture } } = page;
  if (!picture) return;
  if (!isServed()) return showNote('A page from disk has no engine; “fingerpost lab FILE” answers this.');
  if (!gesture) return showNote('Touch the screen first, then say what should have acted.');
  const nth = nthOf(picture, box);
  /** @type {Meant} */
  const now = { screen: screen.id, gesture, box, nth, report: null, command: '', problem: '', fix: null };
  page.meant = now;
  showWhole();
  try {
    if (!gesture.asked) throw new Error('“fingerpost explain” has no word for this gesture.');
    const reply = await ask('explain', questionOf(now));
    Object.assign(now, { report: reply.report ?? null, command: reply.command ?? '' });
  } catch (error) {
    now.problem = error instanceof Error ? error.message : String(error);
  }
  if (page.meant === now) showWhole();
}

// Plays the same fingers with a fix of what was meant, or as it was.
/** @type {(index: number | null) => Promise<void>} */
async function tryFix(index) {
  const now = page.meant;
  if (!now) return;
  now.fix = index;
  page.now?.freeze();
  showWhole();
  if (index === null) return showSecond(null);
  try {
    const { first } = page;
    const question = { ...questionOf(now), fix: index, until: first.model.end + 1e-6 };
    const reply = await ask('fix', question);
    if (page.meant !== now || now.fix !== index) return;
    showSecond(secondRun(first.screen, first.model, page.store.rules, reply));
  } catch (error) {
    now.problem = error instanceof Error ? error.message : String(error);
  }
  showWhole();
}

/** @type {() => void} */
function forgetMeant() {
  const { fix } = page.meant ?? {};
  page.meant = null;
  if (fix !== null && fix !== undefined) showSecond(null);
  showWhole();
}

// What was meant with the gesture that is shown.
/** @type {() => Meant | null} */
function meantNow() {
  const { meant, gesture, screen } = page;
  return meant && meant.screen === screen.id && meant.gesture.n === gesture?.n ? meant : null;
}

// Shows the answer about the whole gesture.
/** @type {() => void} */
export function showWhole() {
  const { screen, model, second, store: { rules }, time } = page;
  const now = meantNow();
  // What a command was asked is about the run as it was.
  const told = now?.report
    ? { ...screen, answer: { title: '', report: now.report } }
    : second?.screen === screen
    ? { ...screen, answer: null }
    : !page.gesture && page.now?.follows
    ? { ...screen, answer: { title: screen.id === 0 ? 'Tap an icon to start an application.' : 'Touch the screen.' } }
    : screen;
  const more = now ? { meant: meantNodes(now, forgetMeant), command: now.command, tryFix, fix: now.fix } : undefined;
  showAnswer(find('answer'), told, model, rules, time, more);
  find('meant').disabled = !page.gesture?.at;
  offerSaves({ moment: page.gesture ? '' : 'nothing was touched yet' });
  showCards(page.compared ?? screen, model, rules, page.gesture ?? null, { go: goToGesture, compare: compareGestures });
}

// Goes to a gesture: to the instant of it that says most.
/** @type {(gesture: Gesture) => void} */
export function goToGesture(gesture) {
  stopPlaying();
  page.now?.freeze();
  if (page.compared) adopt(page.compared, null);
  fitGesture(page.scale, gesture.t, gesture.to);
  selectTime(tellingTime(gesture));
  draw(page.lanes);
  writeAddress(true);
}

// Goes some gestures on, or back.
/** @type {(step: number) => void} */
export function stepGesture(step) {
  const { gestures } = page.screen;
  const index = gestures.findIndex((one) => one.n === page.gesture?.n);
  const next = gestures[index + step];
  if (next) goToGesture(next);
}

// Shows two gestures lane under lane, both from their beginnings.
/** @type {(one: Gesture, other: Gesture) => void} */
function compareGestures(one, other) {
  page.now?.freeze();
  const screen = page.compared ?? page.first.screen;
  const [first, second] = [one, other].map((gesture) => cutOut(screen, gesture));
  adopt(first, null);
  page.compared = screen;
  showSecond(gesturesCompared(first, page.model, second));
  find('run-before').textContent = `Gesture ${one.n}`;
  find('run-after').textContent = `Gesture ${other.n}`;
}

// Writes into the address which moment is shown, so that it can be loaded again; `isNew` if back leads away from it.
/** @type {(isNew?: boolean) => void} */
export function writeAddress(isNew = false) {
  const asked = new URLSearchParams(location.hash.slice(1));
  if (page.now?.follows) {
    for (const key of ['screen', 't']) asked.delete(key);
  } else {
    const { screens } = page.store;
    asked.set('screen', String(screens.findIndex(({ id }) => id === page.screen.id) + 1));
    asked.set('t', String(Number(page.time.toFixed(6))));
  }
  const hash = `${asked}` ? `#${asked}` : '';
  if (hash === location.hash) return;
  const url = `${location.pathname}${location.search}${hash}`;
  if (isNew) history.pushState(null, '', url);
  else history.replaceState(null, '', url);
}

// Selects the instant nearest to a time.
/** @type {(time: number) => void} */
export function selectTime(time) {
  page.now?.freeze();
  stopReplay();
  page.time = nearestInstant(page.instants, time);
  showTime();
  if (document.documentElement.dataset.ready) writeAddress();
}

// Shows what is so at the selected time.
/** @type {() => void} */
export function showTime() {
  const { screen, model, time } = page;
  showGesture(gestureAt(screen, time));
  setCursor(page.lanes, time);
  showStage();
  const facts = factsAt(screen.facts, page.playing ? nearestPast(time) : time);
  find('moment-title').textContent = `At ${afterText(time - page.scale.zero)}`;
  showMoment(find('moment'), facts, model, page.store.rules, page.picked?.id ?? null);
  showChain(chainAt(screen, time));
  const index = page.instants.indexOf(time);
  find('earlier').disabled = index === 0;
  find('later').disabled = index === page.instants.length - 1;
  find('hit-tools').hidden = hitTestBefore(screen.facts, time) === null;
}

// Shows what became of a gesture. Times count from its beginning.
/** @type {(gesture: Gesture | null) => void} */
function showGesture(gesture) {
  if (page.gesture === gesture) return;
  page.gesture = gesture;
  page.scale.zero = gesture?.t ?? 0;
  draw(page.lanes);
  showWhole();
}

/** @type {(time: number) => number} */
function nearestPast(time) {
  const past = page.instants.filter((instant) => instant <= time);
  return past[past.length - 1] ?? time;
}

// Shows the stage, with the outlines and fingers of the selected time.
/** @type {() => void} */
export function showStage() {
  const { screen, model, time } = page;
  const picture = page.now?.follows ? screen.live?.latest : pictureAt(screen, time);
  if (!picture) return;
  const marks = page.replayMarks ? [...page.replayMarks] : marksNow();
  if (page.hovered) marks.push({ id: page.hovered.id, kind: 'hover', text: shortName(page.hovered.name) });
  const fingers = fingersAt(screen, model, time, page.gesture?.t);
  showPicture(page.stage, picture, marks, fingers);
  showOutline(page.outline, picture, page.outlined);
  const caption = page.hovered ? boxText(page.hovered) : stageText(picture, fingers, page.stage.leftOut);
  find('caption').textContent = caption;
}

// Who has touches, who should have acted, and what is picked.
/** @type {() => Mark[]} */
function marksNow() {
  const { screen, model, time, picked } = page;
  const boxes = boxesOfSubjects(screen);
  const expected = screen.answer?.expected;
  const id = meantNow()?.box.id ?? (expected === undefined ? undefined : boxes.get(expected));
  /** @type {Mark[]} */
  const marks = [];
  const owners = [...ownersAt(model, time).keys()];
  // Where the touch went stays to be seen until the next one.
  const shown = owners.length > 0 ? owners : hitsSince(model, page.gesture?.t ?? Infinity, time);
  for (const subject of new Set(shown)) {
    const box = boxes.get(subject);
    const kind = id === undefined ? 'owner' : isWithin(box, id) ? 'wanted' : 'wrong';
    marks.push({ id: box, kind, text: nameOf(model, subject) });
  }
  if (id !== undefined && !marks.some((mark) => mark.id === id)) {
    const name = page.stage.picture?.boxes.find((one) => one.id === id)?.name;
    marks.unshift({
      id,
      kind: 'wanted',
      text: expected === undefined ? shortName(name ?? '') : nameOf(model, expected),
    });
  }
  if (picked?.box !== undefined) marks.push({ id: picked.box, kind: 'hover', text: picked.name });
  return marks;
}

// Whether a box lies in another one, or is it.
/** @type {(box: number | undefined, outer: number) => boolean} */
function isWithin(box, outer) {
  const boxes = page.stage.picture?.boxes ?? [];
  for (let next = box; next !== undefined; next = boxes.find((one) => one.id === next)?.parent) {
    if (next === outer) return true;
  }
  return false;
}

// Shows a responder chain.
/** @type {(chain: Chain | null) => void} */
export function showChain(chain) {
  const links = chain?.links ?? ['no touch yet'];
  find('chain').replaceChildren(...links.map((link) => element('li', { text: shortName(link) })));
}

// Shows another screen of the feed.
/** @type {(screen: Screen) => void} */
export function selectScreen(screen) {
  stopPlaying();
  stopReplay();
  adopt(screen, null);
  document.title = `${screen.title || page.store.title} – fingerpost lab`;
  find('title').textContent = page.store.screens.length > 1 ? '' : screen.title;
  showScene(page.tour, screen.id);
  selectTime(tellingTime());
}

// Makes a screen the one that is shown, with all that was recorded of it; `scale` is the window onto time, if it stays.
/** @type {(screen: Screen, scale: Scale | null) => void} */
export function adopt(screen, scale) {
  page.screen = screen;
  page.model = buildModel(screen.facts);
  page.instants = instantsOf(screen.facts);
  page.scale = scale ?? makeScale(page.model.end, busyEnd(page.model));
  page.scale.end = page.model.end;
  page.hovered = null;
  page.picked = null;
  page.gesture = undefined;
  page.compared = null;
  page.first = { screen, model: page.model };
  page.second = null;
  find('runs').hidden = true;
  setModel(page.lanes, page.model, page.scale, screen.gaps);
  drawKey(page.model);
  const scene = page.store.tour.find((one) => one.screen === screen.id);
  setRun(page.whatIf, screen, page.model, page.store.rules, scene);
  const size = pictureAt(screen, 0) ?? { width: 1, height: 1 };
  const isFromFile = isServed() && screen.id !== 0;
  offerSaves({
    page: pageText() !== null ? '' : 'this page changes while it is open: save a moment of it',
    scenario: screen.source ? '' : 'only pages that “fingerpost run” writes have one',
    test: screen.source?.test || isFromFile ? '' : 'this page did not come with one',
    recording: recordingText(screen, size) !== null ? '' : 'it would lose keys, pointers or what was left out',
  });
}

// Shows the screen of a number.
/** @type {(number: number) => void} */
export function goTo(number) {
  const index = page.store.screens.findIndex((screen) => screen.id === number);
  if (index < 0) return;
  find('screens').value = String(index);
  selectScreen(page.store.screens[index]);
}

// Shows a second run under the first, lane under lane; null for the run as it was.
/** @type {(result: SecondRun | null) => void} */
function showSecond(result) {
  page.second = result && { screen: result.screen, model: result.own };
  const model = result?.model ?? page.first.model;
  // A run that was touched begins long after the lab did; its part of time stays in sight.
  if (page.scale.from <= 0) fit(page.scale, busyEnd(model));
  page.scale.end = model.end;
  setModel(page.lanes, model, page.scale, page.first.screen.gaps);
  drawKey(model);
  find('runs').hidden = result === null;
  find('run-before').textContent = 'As it was';
  find('run-after').textContent = result?.isAgain ? 'Again' : 'What if';
  showRun(result !== null);
  if (result) selectTime(tellingTime());
  reveal(page.scale, page.time);
  draw(page.lanes);
}

// Shows a run that was played for the page instead of what the screen has recorded.
/** @type {(screen: Screen) => void} */
function showPlayed(screen) {
  page.now?.freeze();
  adopt(screen, null);
  find('rest').hidden = true;
  selectTime(tellingTime());
}

// Lets stage, chain and answer show the second run, or the first.
/** @type {(isSecond: boolean) => void} */
export function showRun(isSecond) {
  const run = isSecond && page.second ? page.second : page.first;
  const { time } = page;
  page.screen = run.screen;
  page.model = run.model;
  page.instants = instantsOf(run.screen.facts);
  page.picked = null;
  setPicked(page.lanes, null);
  page.gesture = undefined;
  find('run-before').setAttribute('aria-pressed', String(run === page.first));
  find('run-after').setAttribute('aria-pressed', String(run === page.second));
  selectTime(time);
}

// When the last decision falls: what only runs out, such as scrolling without a finger, is not waited for.
/** @type {(model: Model) => number} */
function busyEnd(model) {
  const ends = model.slices.filter((slice) => slice.state !== 'decelerating').map((slice) => slice.to);
  return Math.max(0, ...ends.slice(-2000), ...model.flags.slice(-2000).map((flag) => flag.t));
}

// The instant of a run, or of a gesture, that says most: an action, else a control's event, else a view that is told,
// else the last one.
/** @type {(gesture?: { t: number, to: number }) => number} */
function tellingTime({ t: from, to } = { t: -Infinity, to: Infinity }) {
  /** @type {(one: { t: number }) => boolean} */
  const isIn = (one) => one.t >= from - 1e-9 && one.t <= to + 1e-9;
  const flags = page.model.flags.filter(isIn);
  const events = flagsOf(flags, 'event');
  const flag = flags.find((one) => one.kind === 'acted') ??
    events.find((one) => one.detail.handlers > 0) ??
    events.find((one) => ['touchUpInside', 'valueChanged'].includes(one.detail.event)) ??
    page.screen.facts.find((fact) => isIn(fact) && (fact.fact === 'delivered' || fact.fact === 'targeted'));
  return flag?.t ?? Math.min(to, page.model.end);
}

// Stops playing where it is.
/** @type {() => void} */
export function stopPlaying() {
  if (!page.playing) return;
  page.playing = null;
  showPlaying();
}

// Shows whether the page plays.
/** @type {() => void} */
export function showPlaying() {
  find('play-sign').textContent = page.playing ? '❚❚' : '▶';
  find('play-word').textContent = page.playing ? 'Pause' : 'Play';
  draw(page.lanes);
}

// Stops the replay of a hit test.
/** @type {() => void} */
export function stopReplay() {
  replay.stop();
  page.replayMarks = null;
  find('hit-text').textContent = '';
}

// Picks a lane, or no more if it is picked: what is decided about its subject is shown.
/** @type {(lane: Lane | null) => void} */
export function pickLane(lane) {
  if (lane === null || page.picked?.key === lane.key) {
    page.picked = null;
  } else {
    page.now?.freeze();
    // A lane of the other run brings that run onto the stage.
    if (page.second && (lane.whatIf ? page.second : page.first).screen !== page.screen) showRun(Boolean(lane.whatIf));
    page.picked = pickedBy(lane);
  }
  setPicked(page.lanes, page.picked?.key ?? null);
  const first = page.first.model.lanes.find((one) => one.kind === lane?.kind && one.id === lane.id);
  setSubject(page.whatIf, page.picked ? first ?? null : null);
  showTime();
}

/** @type {(lane: Lane) => Picked} */
function pickedBy(lane) {
  const { key, kind } = lane;
  const id = lane.own ?? lane.id;
  if (!['view', 'recognizer', 'control', 'scroll', 'menu'].includes(kind) || id === null) {
    return { key, id: null, name: '' };
  }
  return { key, id, name: nameOf(page.model, id), box: boxesOfSubjects(page.screen).get(id) };
}

// Picks a view: its lane, and its row in the outline.
/** @type {(box: Box | null) => void} */
export function pickBox(box) {
  page.outlined = box?.id ?? null;
  find('outline-tools').replaceChildren();
  const lanes = box?.subject === undefined ? [] : page.model.lanes.filter((lane) => lane.id === box.subject);
  pickLane(lanes.find((lane) => ['view', 'control', 'scroll'].includes(lane.kind)) ?? null);
  const canTouch = page.now !== null && page.now.isOn;
  find('outline-tools').replaceChildren(...outlineTools(page.outline, canTouch, isServed()));
}
