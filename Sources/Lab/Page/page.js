// Owns what is shown: which screen, which run of it and which instant are selected, what is picked, and who is told of
// it. Views ask and draw.

import { showAnswer, showMoment } from './answer.js';
import { boxText, stageText } from './caption.js';
import { element, find, timeText } from './dom.js';
import { makeStore, NO_SCREEN } from './feed.js';
import { makeReplay } from './hittest.js';
import { drawKey } from './key.js';
import { draw, makeLanes, setCursor, setModel, setPicked } from './lanes.js';
import { ask, isServed } from './live.js';
import { buildModel, flagsOf } from './model.js';
import { chainAt, factsAt, fingersAt, hitTestBefore, instantsOf, nearestInstant, ownersAt } from './moment.js';
import { boxesOfSubjects, pictureAt } from './pictures.js';
import { pageText, recordingText, rememberPage } from './save.js';
import { fit, makeScale, reveal } from './scale.js';
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
 * @typedef {import('./model.js').Lane} Lane
 * @typedef {import('./model.js').Model} Model
 * @typedef {import('./now.js').Now} Now
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
 *   replayMarks: Mark[] | null, first: Run, second: Run | null, now: Now | null, lanes: LanesView, stage: Stage,
 *   whatIf: WhatIf, tour: TourView,
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

// Selects the instant nearest to a time.
/** @type {(time: number) => void} */
export function selectTime(time) {
  page.now?.freeze();
  stopReplay();
  page.time = nearestInstant(page.instants, time);
  showTime();
}

// Shows what is so at the selected time.
/** @type {() => void} */
export function showTime() {
  const { screen, model, time } = page;
  setCursor(page.lanes, time);
  showStage();
  const facts = factsAt(screen.facts, page.playing ? nearestPast(time) : time);
  find('moment-title').textContent = `At ${timeText(time)}`;
  showMoment(find('moment'), facts, model, page.store.rules, page.picked?.id ?? null);
  showChain(chainAt(screen, time));
  const index = page.instants.indexOf(time);
  find('earlier').disabled = index === 0;
  find('later').disabled = index === page.instants.length - 1;
  find('hit-tools').hidden = hitTestBefore(screen.facts, time) === null;
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
  const fingers = fingersAt(screen, model, time);
  showPicture(page.stage, picture, marks, fingers);
  const caption = page.hovered ? boxText(page.hovered) : stageText(picture, fingers, page.stage.leftOut);
  find('caption').textContent = caption;
}

// Who has touches, who should have acted, and what is picked.
/** @type {() => Mark[]} */
function marksNow() {
  const { screen, model, time, picked } = page;
  const boxes = boxesOfSubjects(screen);
  /** @type {Mark[]} */
  const marks = [];
  for (const subject of ownersAt(model, time).keys()) {
    marks.push({ id: boxes.get(subject), kind: 'owner', text: nameOf(model, subject) });
  }
  const expected = screen.answer?.expected;
  const id = expected === undefined ? undefined : boxes.get(expected);
  if (id !== undefined && !marks.some((mark) => mark.id === id)) {
    marks.unshift({ id, kind: 'wanted', text: nameOf(model, expected) });
  }
  if (picked?.box !== undefined) marks.push({ id: picked.box, kind: 'hover', text: picked.name });
  return marks;
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
  page.first = { screen, model: page.model };
  page.second = null;
  find('runs').hidden = true;
  setModel(page.lanes, page.model, page.scale, screen.gaps);
  drawKey(page.model);
  const scene = page.store.tour.find((one) => one.screen === screen.id);
  setRun(page.whatIf, screen, page.model, page.store.rules, scene);
  showAnswer(find('answer'), screen, page.model, page.store.rules);
  find('save-page').disabled = pageText() === null;
  find('save-scenario').disabled = screen.source === null;
  find('save-test').disabled = !screen.source?.test && !(isServed() && screen.id !== 0);
  const size = pictureAt(screen, 0) ?? { width: 1, height: 1 };
  find('save-recording').disabled = recordingText(screen, size) === null;
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
  const { answer } = run.screen;
  showAnswer(find('answer'), { ...run.screen, answer: isSecond ? null : answer }, run.model, page.store.rules);
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

// The instant that says most: an action, else a control's event, else a view that is told, else the last one.
/** @type {() => number} */
function tellingTime() {
  const { flags } = page.model;
  const flag = flags.find((one) => one.kind === 'acted') ??
    flagsOf(flags, 'event').find((one) => one.detail.handlers > 0) ??
    page.screen.facts.find((fact) => fact.fact === 'delivered' || fact.fact === 'targeted');
  return flag?.t ?? page.model.end;
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

/** @type {(box: Box | null) => void} */
function pickBox(box) {
  const lanes = box?.subject === undefined ? [] : page.model.lanes.filter((lane) => lane.id === box.subject);
  pickLane(lanes.find((lane) => ['view', 'control', 'scroll'].includes(lane.kind)) ?? null);
}
