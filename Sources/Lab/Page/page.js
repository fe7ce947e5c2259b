// Owns what is shown: which screen, which run of it and which instant are selected, what is picked, and who is told of
// it. Views ask and draw.

import { writeMoment } from './address.js';
import { answerOf, showAnswer, showMoment } from './answer.js';
import { showChain } from './bar.js';
import { boxText, stageText } from './caption.js';
import { showCards } from './cards.js';
import { afterText, button, find } from './dom.js';
import { makeStore, NO_SCREEN } from './feed.js';
import { gestureAt, lateActors } from './gestures.js';
import { makeReplay } from './hittest.js';
import { drawKey } from './key.js';
import { draw, makeLanes, setCursor, setModel, setPicked } from './lanes.js';
import { ask, isServed } from './live.js';
import { marksOf, pickedBy } from './marks.js';
import { makeMeaning } from './meaning.js';
import { meantNodes } from './meant.js';
import { buildModel } from './model.js';
import {
  busyEnd,
  chainAt,
  factsAt,
  fingersAt,
  hitTestBefore,
  instantsOf,
  nearestInstant,
  nearestPast,
  tellingTime,
} from './moment.js';
import { makeOutline, outlineTools, showOutline } from './outline.js';
import { pictureAt } from './pictures.js';
import { stopPlaying } from './playing.js';
import { rayAt } from './ray.js';
import { cutOut, gesturesCompared } from './rerun.js';
import { offerSaves, offerScreen, rememberPage } from './save.js';
import { fit, fitGesture, makeScale, reveal } from './scale.js';
import { makeStage, showPicture } from './stage.js';
import { UIKIT } from './told.js';
import { makeTour, showScene } from './tour.js';
import { makeWhatIf, setRun, setSubject } from './whatif.js';
import { nameOf, shortName } from './words.js';

/**
 * @typedef {import('./feed.js').Screen} Screen
 * @typedef {import('./feed.js').Store} Store
 * @typedef {import('./lanes.js').LanesView} LanesView
 * @typedef {import('./messages.js').Box} Box
 * @typedef {import('./messages.js').Gesture} Gesture
 * @typedef {import('./model.js').Lane} Lane
 * @typedef {import('./model.js').Model} Model
 * @typedef {import('./marks.js').Picked} Picked
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
 * The page: what it knows, what is selected, and its views. `first` is the run as it was, `second` the one beside it,
 * `recorded` what `first` was played from; `screen` and `model` are those of the run on the stage.
 * @typedef {{
 *   store: Store, screen: Screen, model: Model, scale: Scale, instants: number[], time: number, hovered: Box | null,
 *   picked: Picked | null, playing: { last: number | null, time: number } | null, isSlow: boolean,
 *   replayMarks: Mark[] | null, replayed: number, gesture: Gesture | null | undefined,
 *   compared: Screen | null,
 *   first: Run, recorded: Run | null, second: Run | null, now: Now | null, lanes: LanesView, stage: Stage,
 *   outline: Outline, outlined: number | null, meant: Meant | null, whatIf: WhatIf, tour: TourView,
 * }} Page
 * @typedef {{ screen: Screen, model: Model }} Run
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
  replayed: Infinity,
  gesture: undefined,
  compared: null,
  outlined: null,
  meant: null,
  first: { screen: NO_SCREEN, model },
  recorded: null,
  second: null,
  now: null,
  lanes: makeLanes(find('lanes'), {
    select: (time) => {
      stopPlaying(page);
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
    ask: (x, y, at) => meaning.askAt(x, y, at),
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
    meant: (box) => meaning.mean(box),
    touch: (box) => page.now?.tap(box),
  }),
  whatIf: makeWhatIf(find('what-if'), {
    ask: isServed() ? ask : null,
    show: showSecond,
    adopt: showPlayed,
    gesture: () => page.gesture,
  }),
  tour: makeTour(find('tour'), [], store.rules, { go: goTo }),
};

/** What was meant with the gesture that is shown. */
export const meaning = makeMeaning(page, { show: () => showWhole(), play: (result) => showSecond(result) });

/** The replay of a hit test. */
export const replay = makeReplay((marks, text, count) => {
  [page.replayMarks, page.replayed] = [marks, count];
  find('hit-text').textContent = text;
  showStage();
});

// Shows the answer about the whole gesture.
/** @type {() => void} */
export function showWhole() {
  const { screen, model, second, store: { rules }, time } = page;
  const now = meaning.now();
  const isIdle = !page.gesture && page.now?.follows === true;
  const told = { ...screen, answer: answerOf(screen, now?.report ?? null, second?.screen === screen, isIdle) };
  const more = now
    ? { meant: meantNodes(now, meaning.forget), command: now.command, tryFix: meaning.tryFix, fix: now.fix }
    : { changes: page.now && !second ? lateActors(page.gesture, model).map(changeButton) : [] };
  showAnswer(find('answer'), told, model, rules, time, more);
  document.body.classList.toggle('untouched', page.now !== null && model.lanes.length === 0);
  find('meant').disabled = !page.gesture?.at;
  find('meant').hidden = !isServed();
  const why = page.gesture ? '' : 'nothing was touched yet';
  offerSaves({ moment: why, moving: why });
  const all = page.recorded ?? { screen: page.compared ?? screen, model };
  showCards(all.screen, all.model, rules, page.gesture ?? null, { go: goToGesture, compare: compareGestures });
}

// A button that leads to what can be changed about a recognizer that has waited.
/** @type {(lane: Lane) => Element} */
function changeButton(lane) {
  return button(`What if ${shortName(nameOf(page.model, lane.id))} did not wait? …`, () => pickLane(lane));
}

// Goes to a gesture: to the instant of it that says most.
/** @type {(gesture: Gesture) => void} */
export function goToGesture(gesture) {
  stopPlaying(page);
  page.now?.freeze();
  const all = page.compared ?? page.recorded?.screen;
  if (all) adopt(all, null);
  fitGesture(page.scale, gesture.t, gesture.to);
  selectTime(tellingTime(page.screen, page.model, gesture));
  draw(page.lanes);
  writeAddress(true);
}

// Shows two gestures lane under lane, both from their beginnings.
/** @type {(one: Gesture, other: Gesture) => void} */
function compareGestures(one, other) {
  page.now?.freeze();
  const screen = page.compared ?? (page.recorded ?? page.first).screen;
  const [first, second] = [one, other].map((gesture) => cutOut(screen, gesture));
  adopt(first, null);
  page.compared = screen;
  showSecond(gesturesCompared(first, page.model, second));
  find('run-before').textContent = `Gesture ${one.n}`;
  find('run-after').textContent = `Gesture ${other.n}`;
}

// Has the address say which moment is shown; `isNew` if back leads away from it.
/** @type {(isNew?: boolean) => void} */
export function writeAddress(isNew = false) {
  const screen = page.store.screens.findIndex(({ id }) => id === page.screen.id) + 1;
  writeMoment(page.now?.follows ? null : { screen, t: page.time }, isNew);
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
  const facts = factsAt(screen.facts, page.playing ? nearestPast(page.instants, time) : time);
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

// Shows the stage, with the outlines and fingers of the selected time.
/** @type {() => void} */
export function showStage() {
  const { screen, model, time } = page;
  const picture = page.now?.follows ? screen.live?.latest : pictureAt(screen, time);
  if (!picture) return;
  const marks = page.replayMarks ? [...page.replayMarks] : marksNow();
  if (page.hovered) marks.push({ id: page.hovered.id, kind: 'hover', text: shortName(page.hovered.name) });
  const fingers = fingersAt(screen, model, time, page.gesture?.t);
  const ray = page.stage.isTilted ? rayAt(screen, model, page.gesture?.t ?? 0, time, picture, page.replayed) : null;
  showPicture(page.stage, picture, marks, fingers, ray);
  showOutline(page.outline, picture, page.outlined);
  const caption = page.hovered ? boxText(page.hovered) : stageText(picture, fingers, page.stage.leftOut);
  find('caption').textContent = caption;
}

/** @type {() => Mark[]} */
function marksNow() {
  const { screen, model, time, picked, stage } = page;
  const [since, boxes] = [page.gesture?.t ?? Infinity, stage.picture?.boxes ?? []];
  return marksOf({ screen, model, time, since, boxes, meant: meaning.now()?.box.id, picked });
}

// Shows another screen of the feed.
/** @type {(screen: Screen) => void} */
export function selectScreen(screen) {
  stopPlaying(page);
  stopReplay();
  adopt(screen, null);
  document.title = `${screen.title || page.store.title} – fingerpost lab`;
  find('title').textContent = page.store.screens.length > 1 ? '' : screen.title;
  showScene(page.tour, screen.id);
  selectTime(tellingTime(page.screen, page.model));
}

// Makes a screen the one that is shown, with all that was recorded of it; `scale` is the window onto time, if it stays.
/** @type {(screen: Screen, scale: Scale | null) => void} */
export function adopt(screen, scale) {
  page.screen = screen;
  page.model = buildModel(screen.facts, screen.told);
  page.instants = instantsOf(screen.facts);
  page.scale = scale ?? makeScale(page.model.end, busyEnd(page.model));
  page.scale.end = page.model.end;
  page.first = { screen, model: page.model };
  const none = { hovered: null, picked: null, gesture: undefined, compared: null, recorded: null, second: null };
  Object.assign(page, none);
  find('runs').hidden = true;
  setModel(page.lanes, page.model, page.scale, screen.gaps);
  drawKey(page.model);
  const scene = page.store.tour.find((one) => one.screen === screen.id);
  setRun(page.whatIf, screen, page.model, page.store.rules, scene);
  offerScreen(screen, pictureAt(screen, 0) ?? { width: 1, height: 1 });
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
  const { recorded } = page;
  if (result?.first) [page.recorded, page.first] = [recorded ?? page.first, result.first];
  else if (recorded) [page.recorded, page.first] = [null, recorded];
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
  if (result) selectTime(tellingTime(page.screen, page.model));
  reveal(page.scale, page.time);
  draw(page.lanes);
}

// Shows a run that was played for the page instead of what the screen has recorded.
/** @type {(screen: Screen) => void} */
function showPlayed(screen) {
  page.now?.freeze();
  adopt(screen, null);
  find('rest').hidden = true;
  selectTime(tellingTime(page.screen, page.model));
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

// Stops the replay of a hit test.
/** @type {() => void} */
export function stopReplay() {
  replay.stop();
  [page.replayMarks, page.replayed] = [null, Infinity];
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
    const isSecond = Boolean(lane.whatIf) && lane.whatIf !== UIKIT;
    if (page.second && (isSecond ? page.second : page.first).screen !== page.screen) showRun(isSecond);
    page.picked = pickedBy(lane, page.screen, page.model);
  }
  setPicked(page.lanes, page.picked?.key ?? null);
  const first = page.first.model.lanes.find((one) => one.kind === lane?.kind && one.id === lane.id);
  showTime();
  setSubject(page.whatIf, page.picked ? first ?? null : null);
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
