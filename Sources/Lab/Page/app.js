// Owns what is done on the page: keys, buttons and menus, playing, and how the page starts, with a feed or from a lab.

import { showNote, showProblem } from './bar.js';
import { makeBeside } from './beside.js';
import { element, find } from './dom.js';
import { listenToDrops } from './dropping.js';
import { NO_SCREEN, readMessages, receive } from './feed.js';
import { gestureAt } from './gestures.js';
import { openSearch, toggleHelp } from './help.js';
import { hitSteps } from './hittest.js';
import { offerLab } from './lab.js';
import { draw } from './lanes.js';
import { ask, isServed } from './live.js';
import { flagsOf } from './model.js';
import { hitTestBefore, nearestInstant } from './moment.js';
import { startNow } from './now.js';
import {
  goTo,
  goToGesture,
  meaning,
  page,
  pickBox,
  pickLane,
  replay,
  selectScreen,
  selectTime,
  showRun,
  showStage,
  showTime,
  stopReplay,
} from './page.js';
import { enterOutline } from './outline.js';
import { panBy, resetCamera, turnBy, zoomAt } from './camera.js';
import { boxesOfSubjects } from './pictures.js';
import { showPlaying, stopPlaying } from './playing.js';
import { hideCard } from './rulecard.js';
import { listenToSaves } from './saving.js';
import { fit, reveal, timeAt, zoom } from './scale.js';
import { look, setTilted } from './stage.js';
import { goBy, makeTour, showScene } from './tour.js';
import { playScript } from './whatif.js';

const LONGEST_PAUSE = 0.6;

// Playing: the cursor runs through the run; long pauses are cut short.

/** @type {() => void} */
function startPlaying() {
  page.now?.freeze();
  stopReplay();
  const { instants, time } = page;
  if (instants.length === 0) return;
  const isAtEnd = time >= instants[instants.length - 1];
  const first = Math.max(0, flagsOf(page.model.flags, 'hit')[0]?.t ?? 0);
  page.playing = { last: null, time: isAtEnd ? first : time };
  showPlaying(page);
  requestAnimationFrame(playOn);
}

/** @type {(now: number) => void} */
function playOn(now) {
  const { playing } = page;
  if (!playing) return;
  const passed = playing.last === null ? 0 : ((now - playing.last) / 1000) * (page.isSlow ? 0.25 : 1);
  playing.last = now;
  const next = page.instants.find((instant) => instant > playing.time);
  const last = page.instants[page.instants.length - 1];
  if (next === undefined) {
    stopPlaying(page);
    selectTime(last);
    return;
  }
  playing.time = next - playing.time > LONGEST_PAUSE ? next - LONGEST_PAUSE / 2 : playing.time + passed;
  page.time = Math.min(playing.time, last);
  reveal(page.scale, page.time);
  showTime();
  requestAnimationFrame(playOn);
}

/** @type {() => void} */
function togglePlaying() {
  if (!page.now?.follows && !page.playing) return startPlaying();
  if (!page.now?.follows) stopPlaying(page);
  return selectTime(page.time);
}

/** @type {(pause: number) => void} */
function playHitTest(pause) {
  stopPlaying(page);
  page.now?.freeze();
  const test = hitTestBefore(page.screen.facts, page.time);
  if (!test) return;
  page.time = test.t;
  showTime();
  replay.play(hitSteps(test, page.model, boxesOfSubjects(page.screen)), pause);
}

/** @type {(direction: number) => void} */
function step(direction) {
  stopPlaying(page);
  page.now?.freeze();
  const index = page.instants.indexOf(nearestInstant(page.instants, page.time));
  const next = page.instants[Math.min(Math.max(index + direction, 0), page.instants.length - 1)];
  if (next === undefined) return;
  selectTime(next);
  reveal(page.scale, next);
  draw(page.lanes);
}

// Goes some gestures on, or back.
/** @type {(direction: number) => void} */
function stepGesture(direction) {
  const { gestures } = page.screen;
  const next = gestures[gestures.findIndex((one) => one.n === page.gesture?.n) + direction];
  if (next) goToGesture(next);
}

/** @type {(factor: number) => void} */
function zoomBy(factor) {
  const { scale, time } = page;
  zoom(scale, factor, time >= scale.from && time <= scale.to ? time : timeAt(scale, 0.5, 1));
  draw(page.lanes);
}

/** @type {() => void} */
function toggleLayers() {
  const isTilted = !page.stage.isTilted;
  find('layers').setAttribute('aria-pressed', String(isTilted));
  setTilted(page.stage, isTilted);
  showStage();
}

// Looks so many times as near at the middle of the stage.
/** @type {(factor: number) => void} */
function lookNearer(factor) {
  const { glass, camera } = page.stage;
  zoomAt(camera, factor, { x: glass.clientWidth / 2, y: glass.clientHeight / 2 });
  look(page.stage);
}

// Moves the stage, or turns its layers, by so many steps.
/** @type {(x: number, y: number) => void} */
function moveStage(x, y) {
  const { camera, isTilted } = page.stage;
  if (isTilted) turnBy(camera, x * 6, y * 6);
  else panBy(camera, x * -40, y * -40);
  look(page.stage);
}

/** @type {() => void} */
function lookAtAll() {
  resetCamera(page.stage.camera);
  look(page.stage);
}

/** @type {() => void} */
function toggleTheme() {
  const { dataset } = document.documentElement;
  dataset.theme = dataset.theme === 'dark' ? 'light' : 'dark';
}

/** @type {() => void} */
function leave() {
  hideCard();
  for (const menu of [find('save'), find('apps')]) menu.open = false;
  stopReplay();
  if (page.picked) pickLane(null);
  else showStage();
}

/** @type {() => void} */
function search() {
  page.now?.freeze();
  openSearch(page.screen, page.stage.picture?.boxes ?? [], page.model, page.store.rules, {
    box: pickBox,
    lane: (lane) => pickLane(lane),
    gesture: goToGesture,
  });
}

const beside = makeBeside({
  ask,
  rules: () => page.store.rules,
  screens: () => page.now?.pictured() ?? [],
  closed: () => page.now?.follow(),
});

// Puts the screen in front beside the one that was there before it, or beside another.
/** @type {() => void} */
function putBeside() {
  if (!page.now) {
    return showNote('A page from disk has no engine; “fingerpost lab OLD NEW” puts two screens side by side.');
  }
  const screens = page.now.pictured();
  const second = screens.find((one) => one.id === page.screen.id);
  const others = screens.filter((one) => one !== second);
  const first = others.find((one) => one.id === page.now?.before) ?? others[0];
  if (!first || !second) return showNote('Drop another screen here first; then both are shown side by side.');
  const { gesture } = page;
  page.now.freeze();
  beside.open(first, second, page.screen.gestures.find((one) => one.n === gesture?.n) ?? null);
}

/** @type {{ [key: string]: () => void }} */
const KEYS = {
  ArrowLeft: () => step(-1),
  ArrowRight: () => step(1),
  Home: () => page.now?.goHome() || selectTime(page.instants[0] ?? 0),
  End: () => selectTime(page.model.end),
  '+': () => zoomBy(0.6),
  '=': () => zoomBy(0.6),
  '-': () => zoomBy(1 / 0.6),
  0: () => {
    fit(page.scale, page.model.end);
    draw(page.lanes);
  },
  l: toggleLayers,
  t: toggleTheme,
  ' ': togglePlaying,
  n: () => goBy(page.tour, 1),
  b: () => goBy(page.tour, -1),
  h: () => playHitTest(350),
  o: () => page.now?.other(),
  d: putBeside,
  z: () => lookNearer(1.4),
  x: () => lookNearer(1 / 1.4),
  c: lookAtAll,
  '[': () => stepGesture(-1),
  ']': () => stepGesture(1),
  m: meaning.askAboutTouch,
  v: () => enterOutline(page.outline),
  '/': search,
  '?': toggleHelp,
  Escape: leave,
};

// With Shift, arrows move the stage.
/** @type {{ [key: string]: [x: number, y: number] }} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** @type {{ [id: string]: () => void }} */
const BUTTONS = {
  play: togglePlaying,
  slow: () => {
    page.isSlow = !page.isSlow;
    find('slow').setAttribute('aria-pressed', String(page.isSlow));
  },
  layers: toggleLayers,
  theme: toggleTheme,
  fit: KEYS[0],
  'zoom-in': KEYS['+'],
  'zoom-out': KEYS['-'],
  earlier: KEYS.ArrowLeft,
  later: KEYS.ArrowRight,
  meant: meaning.askAboutTouch,
  'beside-open': putBeside,
  search,
  keys: toggleHelp,
  'stage-in': KEYS.z,
  'stage-out': KEYS.x,
  'stage-fit': lookAtAll,
  'hit-play': () => playHitTest(350),
  'hit-slow': () => playHitTest(1300),
  'run-before': () => showRun(false),
  'run-after': () => showRun(true),
};

/** @type {(event: KeyboardEvent) => void} */
function handleKey(event) {
  if (event.ctrlKey || event.metaKey || event.altKey || page.screen === NO_SCREEN) return;
  const { target } = event;
  if (!(target instanceof Element)) return;
  // What was focused in a dialog that has closed stays so until the next frame, and the page has the keys by then.
  const dialog = target.closest('dialog');
  if (dialog ? dialog.open : target.matches('select, input')) return;
  if (event.key === ' ' && !dialog && target.matches('button, summary')) return;
  if (beside.isOpen()) {
    if (event.key === 'Escape') beside.close();
    else if (event.key.toLowerCase() === 't') toggleTheme();
    return;
  }
  const arrow = event.shiftKey ? ARROWS[event.key] : undefined;
  const act = arrow ? () => moveStage(...arrow) : KEYS[event.key] ?? KEYS[event.key.toLowerCase()];
  if (!act) return;
  event.preventDefault();
  act();
}

/** @type {() => void} */
function listenToPage() {
  for (const [id, act] of Object.entries(BUTTONS)) find(id).addEventListener('click', act);
  listenToSaves();
  const menu = find('screens');
  menu.addEventListener('change', () => selectScreen(page.store.screens[Number(menu.value)]));
  document.addEventListener('click', (event) => {
    for (const menu of [find('save'), find('apps')]) {
      if (event.target instanceof Node && !menu.contains(event.target)) menu.open = false;
    }
  });
  document.addEventListener('keydown', handleKey);
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const setTheme = () => {
    document.documentElement.dataset.theme = dark.matches ? 'dark' : 'light';
  };
  setTheme();
  dark.addEventListener('change', setTheme);
}

// What the window's address asks for: #screen=2&t=0.434
/** @type {() => { screen: number | null, time: number | null }} */
function askedFor() {
  const asked = new URLSearchParams(location.hash.slice(1));
  /** @type {(key: string) => number | null} */
  const number = (key) => (asked.has(key) && Number.isFinite(Number(asked.get(key))) ? Number(asked.get(key)) : null);
  return { screen: number('screen'), time: number('t') };
}

// A page that is loaded again shows the moment that it showed, once it has heard of it again.
/** @type {() => void} */
function returnToMoment() {
  const { time } = askedFor();
  if (time === null || returned) return;
  returned = true;
  const wait = () => {
    const { screen } = page;
    if (screen.live && screen.live.last >= time - 1e-6 && gestureAt(screen, time)?.over !== false) showAsked();
    else if (page.now?.follows) setTimeout(wait, 50);
  };
  wait();
}

let returned = false;

// Shows the moment that the window's address asks for: a page of a lab shows what happens now without one.
/** @type {() => void} */
function showAsked() {
  const { screen, time } = askedFor();
  const wanted = screen === null ? null : page.store.screens[screen - 1];
  if (time === null) {
    page.now?.follow();
    return;
  }
  page.now?.freeze();
  if (wanted && wanted !== page.screen) selectScreen(wanted);
  selectTime(time);
}

/** @type {() => void} */
function followLab() {
  addEventListener('popstate', showAsked);
  page.now = startNow({
    tour: (message) => {
      const { store } = page;
      receive(store, message);
      page.tour = makeTour(find('tour'), store.tour, store.rules, { go: (number) => page.now?.goTo(number) });
    },
    arrived: (screen) => {
      returnToMoment();
      if (showScene(page.tour, screen.id)) playScript(page.whatIf);
    },
  });
  offerLab();
}

/** @type {(feed: string) => void} */
function showFeed(feed) {
  const { store } = page;
  try {
    for (const message of readMessages(feed)) receive(store, message);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return showProblem(`The feed of this page cannot be read: ${why}`);
  }
  if (store.problem || store.screens.length === 0) return showProblem(store.problem ?? 'The feed has no screen.');
  page.tour = makeTour(find('tour'), store.tour, store.rules, { go: goTo });
  const menu = find('screens');
  const titles = store.screens.map((screen, index) => `${index + 1}. ${screen.title}`);
  menu.replaceChildren(...titles.map((text, index) => element('option', { value: index, text })));
  menu.hidden = store.screens.length < 2;
  const asked = askedFor();
  const index = asked.screen !== null && store.screens[asked.screen - 1] ? asked.screen - 1 : 0;
  menu.value = String(index);
  selectScreen(store.screens[index]);
  const time = asked.time ?? store.at;
  if (time !== null) selectTime(time);
  addEventListener('popstate', showAsked);
  offerLab();
  document.documentElement.dataset.ready = 'true';
}

listenToPage();
listenToDrops(() => {
  beside.close();
  page.now?.follow();
});
const feed = find('feed');
if (isServed()) followLab();
else if (feed) showFeed(feed.textContent ?? '');
else showProblem('This page has no feed.');
