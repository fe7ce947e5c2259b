// Owns the page's now: what a lab sends is shown as it comes, until an instant is selected; then all of it can be
// looked at, and "Live" leads back.

import { showMoment } from './answer.js';
import { showApps, showChain, showMode, showNote, showProblem } from './bar.js';
import { afterText, find } from './dom.js';
import { makeScreen, makeStore, NO_SCREEN, receive, screenOf } from './feed.js';
import { gestureAt } from './gestures.js';
import { makeFingers } from './input.js';
import { drawKey } from './key.js';
import { setCursor, setModel, setPicked } from './lanes.js';
import { enterLab, pageTime, say } from './live.js';
import { ModelBuilder, recentModel } from './model.js';
import { chainAt, factsAt } from './moment.js';
import { adopt, page, selectTime, showStage, showWhole, writeAddress } from './page.js';
import { applied, frameOf } from './pictures.js';
import { stopPlaying } from './playing.js';
import { fitGesture } from './scale.js';
import { tell } from './told.js';
import { heard, sayEnded, sayNothing, sayStarting, waitForAnswer } from './vigil.js';

/**
 * @typedef {import('./feed.js').LiveState} LiveState
 * @typedef {import('./feed.js').Screen} Screen
 * @typedef {import('./input.js').FingerTaker} FingerTaker
 * @typedef {import('./live.js').ScreenMessage} ScreenMessage
 * @typedef {import('./messages.js').App} App
 * @typedef {import('./messages.js').Box} Box
 * @typedef {import('./messages.js').Hello} Hello
 * @typedef {import('./messages.js').Shell} Shell
 * @typedef {import('./messages.js').Tour} Tour
 * @typedef {import('./pictures.js').ShownPicture} ShownPicture
 */

/**
 * The page's now: whether the page follows it, what the shell last said, whether there is a connection, and whether
 * something beside the screen is pressed; `skew` is how far an application's time is from the page's, the rest is when
 * what was drawn.
 * @typedef {NowActions & {
 *   on: NowEvents, before: number, fingers: FingerTaker, follows: boolean, isOn: boolean, isPressed: boolean,
 *   shell: Shell | null, skew: number, drawing: number, lastDrawn: number, cost: number, worded: number,
 *   wordedAt: number, listeners: ((picture: ShownPicture | null) => void)[],
 * }} Now
 * @typedef {{
 *   freeze: () => void, follow: () => void, goTo: (number: number) => void, goHome: () => boolean,
 *   tap: (box: Box) => void, other: () => void, pictured: () => Screen[],
 * }} NowActions
 * @typedef {{ tour: (message: Tour) => void, arrived: (screen: Screen) => void }} NowEvents
 */

const SPAN = 4;
const REST = 0;
const WORDS_PAUSE = 250;
const PRUNE_PAUSE = 500;

// Starts following the lab; `on` is told of the tour, and of a screen that the page has turned to.
/** @type {(on: NowEvents) => Now} */
export function startNow(on) {
  const fingers = makeFingers(page.stage, {
    // Before a screen has come, a touch of the one before would be a touch of its corner.
    mayTouch: () =>
      now.follows && !page.stage.isTilted && now.shell?.you === 'digitizing' && page.stage.picture !== null,
    send: (message) => {
      say(message);
      if (message.m === 'input' && message.c?.some(([, phase]) => phase === 0)) waitForAnswer(page.screen);
    },
  });
  /** @type {Now} */
  const now = {
    on,
    fingers,
    follows: true,
    isOn: false,
    isPressed: false,
    shell: null,
    before: 0,
    skew: 0,
    drawing: 0,
    lastDrawn: 0,
    cost: 0,
    worded: -1,
    wordedAt: 0,
    listeners: [],
    freeze: () => freeze(now),
    follow: () => follow(now),
    goTo: (number) => goTo(now, number),
    goHome: () => now.follows && now.isOn && goHome(),
    other: () => other(now),
    pictured: () => page.store.screens.filter((screen) => screen.id !== 0 && screen.live?.latest),
    tap: (box) => {
      follow(now);
      // It may have moved since its row was made.
      const { left, top, right, bottom } = frameOf(page.stage.picture?.boxes.find(({ id }) => id === box.id) ?? box);
      now.fingers.tap((left + right) / 2, (top + bottom) / 2);
    },
  };
  for (const id of ['apps', 'home', 'live']) find(id).hidden = false;
  find('home').addEventListener('click', () => {
    goHome();
    follow(now);
  });
  find('live').addEventListener('click', () => follow(now));
  find('take').addEventListener('click', () => say({ m: 'take' }));
  // A button that was replaced between press and release would not be clicked.
  for (const name of ['pointerdown', 'pointerup', 'pointercancel']) {
    document.addEventListener(name, ({ target }) => {
      now.isPressed = name === 'pointerdown' && !page.stage.glass.contains(/** @type {Node} */ (target));
    }, true);
  }
  enterLab({
    hello: (message) => greet(now, message),
    shell: (message) => receiveShell(now, message),
    feed: (messages) => receiveFeed(now, messages),
    rules: (message) => receive(page.store, message),
    tour: on.tour,
    note: showNote,
    lost: (wasOpen) => lose(now, wasOpen),
  });
  show(now);
  return now;
}

/** @type {(now: Now, number: number) => void} */
function goTo(now, number) {
  const app = now.shell?.apps.find((one) => one.id === number);
  if (!app) return;
  if (now.shell?.front === number) now.on.arrived(page.screen);
  else launch(now, app.name);
}

// Goes to the screen that was in front before this one, and with the next time back.
/** @type {(now: Now) => void} */
function other(now) {
  if (now.before !== now.shell?.front) goTo(now, now.before);
}

/** @type {() => boolean} */
function goHome() {
  say({ m: 'home' });
  return true;
}

/** @type {(now: Now, name: string) => void} */
function launch(now, name) {
  say({ m: 'launch', name });
  const app = now.shell?.apps.find((one) => one.name === name);
  if (app && !app.running) sayStarting(name);
  follow(now);
}

/** @type {(now: Now, message: Hello) => void} */
function greet(now, message) {
  page.store = makeStore();
  page.screen = NO_SCREEN;
  now.shell = null;
  receive(page.store, message);
  now.isOn = page.store.problem === null;
  showProblem(page.store.problem);
  if (now.isOn) show(now);
}

/** @type {(now: Now, wasOpen: boolean) => void} */
function lose(now, wasOpen) {
  now.isOn = false;
  now.fingers.drop();
  showProblem(
    wasOpen || now.shell
      ? 'The connection to the lab is lost. Trying again …'
      : 'This page needs an address that “fingerpost lab” prints. Each is good for one page.',
  );
  show(now);
  document.documentElement.dataset.ready = 'true';
}

// The screens, and which of them is in front. An application that was started again is another screen.
/** @type {(now: Now, shell: Shell) => void} */
function receiveShell(now, shell) {
  const before = now.shell;
  now.shell = shell;
  for (const app of shell.apps) {
    const was = before?.apps.find((one) => one.id === app.id);
    const ended = was?.running && !app.running ? screenOf(page.store, app.id) : null;
    if (ended) sayEnded(ended, () => lookBack(now, ended));
    receiveApp(app);
  }
  const isElsewhere = before?.front !== shell.front;
  if (isElsewhere && before && before.front !== 0) now.before = before.front;
  if (page.screen === NO_SCREEN || (now.follows && isElsewhere)) {
    showFront(now, shell);
    if (page.screen !== NO_SCREEN) now.on.arrived(page.screen);
  }
  showApps(shell, (name) => launch(now, name));
  show(now);
  document.documentElement.dataset.ready = 'true';
}

/** @type {(app: App) => void} */
function receiveApp(app) {
  const { screens } = page.store;
  const known = screenOf(page.store, app.id);
  if (known?.live?.runs === app.runs) return;
  const made = makeScreen(app.id, String(app.name));
  made.live = { runs: app.runs, builder: new ModelBuilder(), latest: null, last: -1, down: 0, heard: 0 };
  if (known) screens[screens.indexOf(known)] = made;
  else screens.push(made);
  if (page.screen === known) page.screen = NO_SCREEN;
}

/** @type {(now: Now, shell: Shell) => void} */
function showFront(now, shell) {
  const screen = screenOf(page.store, shell.front) ?? page.store.screens[0];
  if (!screen?.live) return;
  stopPlaying(page);
  page.stage.picture = null;
  page.picked = null;
  adopt(screen, null);
  now.follows = true;
  now.worded = -1;
  document.title = `${screen.title} – fingerpost lab`;
  refresh(now, screen.live);
}

/** @type {(now: Now) => void} */
function show(now) {
  const watches = showMode(now.follows, now.isOn, now.shell);
  page.stage.device.classList.toggle('live', now.follows && now.isOn && !watches);
  now.fingers.showUse();
}

// What screens say. It is kept in any case, and shown where it is of the screen in front.
/** @type {(now: Now, messages: ScreenMessage[]) => void} */
function receiveFeed(now, messages) {
  const { live } = page.screen;
  const before = live?.latest;
  let isNew = false;
  for (const message of messages) {
    const screen = screenOf(page.store, message.screen);
    if (!screen?.live) continue;
    try {
      receiveLive(screen.live, message);
    } catch {
      // An application may say anything; what cannot be read is left out.
      continue;
    }
    if (screen === page.screen) isNew = true;
    if (message.m === 'facts' && screen === page.screen) heard();
    if (message.m !== 'picture') continue;
    if (screen.id === now.shell?.front) sayNothing('starting');
    find('beside-open').hidden = now.pictured().length < 2;
  }
  if (!isNew || !now.follows || !live) return;
  const { last } = live;
  const time = pageTime(performance.now());
  if (last >= 0 && Math.abs(last - time) > 1) now.skew = last - time;
  else if (last >= 0 && now.skew !== 0 && Math.abs(last - time) < 0.5) now.skew = 0;
  // What is asked about the gesture may be asked before it is drawn.
  page.time = timeNow(now, live);
  page.gesture = gestureAt(page.screen, page.time);
  // What a picture shows is seen with the browser's next frame; all else can wait for that, too.
  if (live.latest !== before) {
    page.model = recentModel(live.builder, beginning(page.time), page.time);
    showStage();
    for (const listener of now.listeners) listener(live.latest);
  }
  schedule(now);
}

/** @type {(live: LiveState, message: ScreenMessage) => void} */
function receiveLive(live, message) {
  receive(page.store, message);
  live.heard += 1;
  if (message.m === 'picture' || (message.m === 'change' && live.latest)) live.latest = applied(live.latest, message);
  if (message.m === 'told') tell(live.builder, message);
  if (message.m !== 'facts') return;
  if (live.heard % PRUNE_PAUSE === 0) {
    const { facts } = screenOf(page.store, message.screen) ?? page.screen;
    live.builder.prune(facts.find((fact) => fact.fact !== 'subject')?.t ?? 0);
  }
  for (const fact of message.facts) {
    if (fact.fact === 'contact' && fact.change === 'down') live.down += 1;
    else if (fact.fact === 'contact' && (fact.change === 'up' || fact.change === 'cancel')) {
      live.down = Math.max(0, live.down - 1);
    }
    if (Number.isFinite(fact.t)) live.last = Math.max(live.last, fact.t);
    live.builder.record(fact);
  }
}

// Where now is. Time rests while nothing happens, so that the last touch stays in sight.
/** @type {(now: Now, live: LiveState) => number} */
function timeNow(now, live) {
  const time = pageTime(performance.now()) + now.skew;
  return Math.max(live.last, live.down > 0 ? time : Math.min(time, live.last + REST));
}

// From when on the lanes show what happened: the beginning of the gesture, if it is not too long ago.
/** @type {(time: number) => number} */
function beginning(time) {
  return Math.max(page.gesture?.t ?? -Infinity, time - SPAN);
}

/** @type {(now: Now) => void} */
function schedule(now) {
  if (now.drawing === 0) now.drawing = requestAnimationFrame((time) => drawNow(now, time));
}

// Lanes are drawn as often as there is time for beside the stage.
/** @type {(now: Now, time: number) => void} */
function drawNow(now, time) {
  now.drawing = 0;
  const { live } = page.screen;
  if (!now.follows || !live) return;
  if (time - now.lastDrawn >= Math.max(15, now.cost * 8)) {
    const began = performance.now();
    refresh(now, live);
    now.cost = performance.now() - began;
    now.lastDrawn = time;
  }
  const isUnsaid = now.worded !== live.heard;
  if (isUnsaid || live.down > 0 || pageTime(performance.now()) + now.skew < live.last + REST + 0.3) schedule(now);
}

/** @type {(now: Now, live: LiveState) => void} */
function refresh(now, live) {
  const { screen, lanes, scale } = page;
  const time = live.last < 0 ? 0 : timeNow(now, live);
  page.time = time;
  const gesture = gestureAt(screen, time);
  page.gesture = gesture;
  const model = recentModel(live.builder, beginning(time), time);
  page.model = model;
  scale.end = time;
  scale.zero = gesture?.t ?? 0;
  fitGesture(scale, beginning(time), time, SPAN);
  lanes.isMoving = true;
  setModel(lanes, model, scale, screen.gaps);
  if (page.picked) setPicked(lanes, page.picked.key);
  setCursor(lanes, live.last < 0 ? -1e9 : time);
  find('rest').hidden = model.lanes.length > 0;
  showStage();
  sayWhat(now, live);
}

// While a gesture goes on, words change slower than pictures: no person reads sixty of them a second.
/** @type {(now: Now, live: LiveState) => void} */
function sayWhat(now, live) {
  const { screen, store: { rules } } = page;
  const { facts } = screen;
  const clock = performance.now();
  const isOver = page.gesture?.over === true && live.down === 0;
  if (now.worded === live.heard || now.isPressed || (!isOver && clock - now.wordedAt < WORDS_PAUSE)) return;
  now.worded = live.heard;
  now.wordedAt = clock;
  drawKey(page.model);
  showWhole();
  find('moment-title').textContent = live.last < 0 ? 'Now' : `Last, ${afterText(live.last - page.scale.zero)}`;
  const last = factsAt(facts, facts[facts.length - 1]?.t ?? 0);
  showMoment(find('moment'), last, page.model, rules, page.picked?.id ?? null);
  showChain(chainAt(screen, page.time));
}

// Shows what is kept of a screen whose application has ended.
/** @type {(now: Now, screen: Screen) => void} */
function lookBack(now, screen) {
  sayNothing('ended');
  now.follows = false;
  now.fingers.drop();
  page.lanes.isMoving = false;
  adopt(screen, null);
  find('rest').hidden = true;
  selectTime(screen.live?.last ?? 0);
  show(now);
}

/** @type {(now: Now) => void} */
function freeze(now) {
  if (!now.follows || page.screen === NO_SCREEN) return;
  // What waits for the browser's next frame belongs to the instant.
  if (page.screen.live) refresh(now, page.screen.live);
  now.follows = false;
  now.fingers.drop();
  page.lanes.isMoving = false;
  const { picked } = page;
  adopt(page.screen, page.scale);
  page.picked = picked;
  show(now);
}

/** @type {(now: Now) => void} */
function follow(now) {
  stopPlaying(page);
  if (now.follows || !now.shell) return;
  now.follows = true;
  showFront(now, now.shell);
  show(now);
  writeAddress();
}
