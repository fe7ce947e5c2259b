// Owns the page's now: what a lab sends is shown as it comes, until an instant is selected; then all of it can be
// looked at, and "Live" leads back.

import { showAnswer, showMoment } from './answer.js';
import { showApps, showMode, showNote, showProblem } from './bar.js';
import { find, timeText } from './dom.js';
import { makeScreen, makeStore, NO_SCREEN, screenOf, take } from './feed.js';
import { makeFingers } from './input.js';
import { drawKey } from './key.js';
import { setCursor, setModel, setPicked } from './lanes.js';
import { enterLab, pageTime, say } from './live.js';
import { ModelBuilder, recentModel } from './model.js';
import { chainAt, factsAt } from './moment.js';
import { adopt, page, showChain, showStage, stopPlaying } from './page.js';
import { applied } from './pictures.js';
import { contactName, nameOf } from './words.js';

/**
 * @typedef {import('./feed.js').LiveState} LiveState
 * @typedef {import('./feed.js').Screen} Screen
 * @typedef {import('./input.js').FingerTaker} FingerTaker
 * @typedef {import('./live.js').ScreenMessage} ScreenMessage
 * @typedef {import('./messages.js').App} App
 * @typedef {import('./messages.js').Hello} Hello
 * @typedef {import('./messages.js').Shell} Shell
 * @typedef {import('./messages.js').Tour} Tour
 * @typedef {import('./model.js').Model} Model
 * @typedef {import('./pictures.js').ShownPicture} ShownPicture
 */

/**
 * The page's now: whether the page follows it, what the shell last said, and whether there is a connection; `skew` is
 * how far an application's time is from the page's, the rest is when what was drawn.
 * @typedef {NowActions & {
 *   on: NowEvents, fingers: FingerTaker, follows: boolean, isOn: boolean, shell: Shell | null, skew: number,
 *   drawing: number, lastDrawn: number, cost: number, worded: number, wordedAt: number,
 *   listeners: ((picture: ShownPicture | null) => void)[],
 * }} Now
 * @typedef {{
 *   freeze: () => void, follow: () => void, goTo: (number: number) => void, goHome: () => boolean,
 * }} NowActions
 * @typedef {{ tour: (message: Tour) => void, arrived: (screen: Screen) => void }} NowEvents
 */

const SPAN = 4;
const REST = 1;
const WORDS_PAUSE = 250;
const BURST = 0.7;

// Starts following the lab; `on` is told of the tour, and of a screen that the page has turned to.
/** @type {(on: NowEvents) => Now} */
export function startNow(on) {
  const fingers = makeFingers(page.stage, {
    mayTouch: () => now.follows && !page.stage.isTilted && now.shell?.you === 'digitizing',
    send: say,
  });
  /** @type {Now} */
  const now = {
    on,
    fingers,
    follows: true,
    isOn: false,
    shell: null,
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
  };
  for (const id of ['apps', 'home', 'live']) find(id).hidden = false;
  find('home').addEventListener('click', () => {
    goHome();
    follow(now);
  });
  find('live').addEventListener('click', () => follow(now));
  find('take').addEventListener('click', () => say({ m: 'take' }));
  enterLab({
    hello: (message) => greet(now, message),
    shell: (message) => takeShell(now, message),
    feed: (messages) => takeFeed(now, messages),
    rules: (message) => take(page.store, message),
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

/** @type {() => boolean} */
function goHome() {
  say({ m: 'home' });
  return true;
}

/** @type {(now: Now, name: string) => void} */
function launch(now, name) {
  say({ m: 'launch', name });
  follow(now);
}

/** @type {(now: Now, message: Hello) => void} */
function greet(now, message) {
  page.store = makeStore();
  page.screen = NO_SCREEN;
  now.shell = null;
  take(page.store, message);
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
function takeShell(now, shell) {
  const before = now.shell;
  now.shell = shell;
  for (const app of shell.apps) {
    takeApp(app);
    const was = before?.apps.find((one) => one.id === app.id);
    if (was?.running && !app.running) showNote(`${app.name} has ended.`);
  }
  const isElsewhere = before?.front !== shell.front;
  if (page.screen === NO_SCREEN || (now.follows && isElsewhere)) {
    showFront(now, shell);
    if (page.screen !== NO_SCREEN) now.on.arrived(page.screen);
  }
  showApps(shell, (name) => launch(now, name));
  show(now);
  document.documentElement.dataset.ready = 'true';
}

/** @type {(app: App) => void} */
function takeApp(app) {
  const { screens } = page.store;
  const known = screenOf(page.store, app.id);
  if (known?.live?.runs === app.runs) return;
  const made = makeScreen(app.id, String(app.name));
  made.live = { runs: app.runs, builder: new ModelBuilder(), latest: null, last: -1, burst: 0, down: 0 };
  if (known) screens[screens.indexOf(known)] = made;
  else screens.push(made);
  if (page.screen === known) page.screen = NO_SCREEN;
}

/** @type {(now: Now, shell: Shell) => void} */
function showFront(now, shell) {
  const screen = screenOf(page.store, shell.front) ?? page.store.screens[0];
  if (!screen?.live) return;
  stopPlaying();
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
function takeFeed(now, messages) {
  const { live } = page.screen;
  const before = live?.latest;
  let isNew = false;
  for (const message of messages) {
    const screen = screenOf(page.store, message.screen);
    if (!screen?.live) continue;
    try {
      takeOne(screen.live, message);
    } catch {
      // An application may say anything; what cannot be read is left out.
      continue;
    }
    if (screen === page.screen) isNew = true;
  }
  if (!isNew || !now.follows || !live) return;
  const { last } = live;
  const time = pageTime(performance.now());
  if (last >= 0 && Math.abs(last - time) > 1) now.skew = last - time;
  else if (last >= 0 && now.skew !== 0 && Math.abs(last - time) < 0.5) now.skew = 0;
  // What a picture shows is seen with the browser's next frame; all else can wait for that, too.
  if (live.latest !== before) drawStage(now, live);
  schedule(now);
}

/** @type {(live: LiveState, message: ScreenMessage) => void} */
function takeOne(live, message) {
  take(page.store, message);
  if (message.m === 'picture' || (message.m === 'change' && live.latest)) live.latest = applied(live.latest, message);
  if (message.m !== 'facts') return;
  for (const fact of message.facts) {
    if (fact.fact === 'contact' && fact.change === 'down') {
      if (live.down === 0 && fact.t - live.last > BURST) live.burst = fact.t;
      live.down += 1;
    } else if (fact.fact === 'contact' && (fact.change === 'up' || fact.change === 'cancel')) {
      live.down = Math.max(0, live.down - 1);
    }
    if (Number.isFinite(fact.t)) live.last = Math.max(live.last, fact.t);
    live.builder.take(fact);
  }
}

// Where now is. Time rests while nothing happens, so that the last touch stays in sight.
/** @type {(now: Now, live: LiveState) => number} */
function timeNow(now, live) {
  const time = pageTime(performance.now()) + now.skew;
  return Math.max(live.last, live.down > 0 ? time : Math.min(time, live.last + REST));
}

/** @type {(now: Now, live: LiveState) => void} */
function drawStage(now, live) {
  page.time = timeNow(now, live);
  page.model = recentModel(live.builder, page.time - SPAN, page.time);
  showStage();
  for (const listener of now.listeners) listener(live.latest);
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
  if (live.down > 0 || pageTime(performance.now()) + now.skew < live.last + REST + 0.3) schedule(now);
}

/** @type {(now: Now, live: LiveState) => void} */
function refresh(now, live) {
  const { screen, lanes, scale } = page;
  const time = live.last < 0 ? 0 : timeNow(now, live);
  page.time = time;
  const model = recentModel(live.builder, time - SPAN, time);
  page.model = model;
  Object.assign(scale, { from: time - SPAN, to: time + SPAN * 0.12, end: time });
  lanes.isMoving = true;
  setModel(lanes, model, scale, screen.gaps);
  if (page.picked) setPicked(lanes, page.picked.key);
  setCursor(lanes, live.last < 0 ? -1e9 : time);
  find('rest').hidden = model.lanes.length > 0;
  showStage();
  sayWhat(now, live);
}

// Words change slower than pictures: no person reads sixty of them a second.
/** @type {(now: Now, live: LiveState) => void} */
function sayWhat(now, live) {
  const { screen, store: { rules } } = page;
  const { facts } = screen;
  const clock = performance.now();
  if (now.worded === facts.length || clock - now.wordedAt < WORDS_PAUSE) return;
  now.worded = facts.length;
  now.wordedAt = clock;
  drawKey(page.model);
  const model = recentModel(live.builder, live.burst, page.time);
  const told = { ...screen, gaps: screen.gaps.slice(-3), answer: { title: leadOf(screen, live, model) } };
  showAnswer(find('answer'), told, model, rules);
  find('moment-title').textContent = live.last < 0 ? 'Now' : `Last at ${timeText(live.last)}`;
  const last = factsAt(facts, facts[facts.length - 1]?.t ?? 0);
  showMoment(find('moment'), last, page.model, rules, page.picked?.id ?? null);
  showChain(chainAt(screen, page.time));
}

// Where the last finger went, in a sentence.
/** @type {(screen: Screen, live: LiveState, model: Model) => string} */
function leadOf(screen, live, model) {
  if (live.last < 0) return screen.id === 0 ? 'Tap an icon to start an application.' : 'Touch the screen.';
  const last = model.flags.flatMap((flag) => (flag.kind === 'hit' || flag.kind === 'dropped' ? flag : [])).at(-1);
  if (!last) return screen.title;
  const name = contactName(last.detail.contact);
  const view = last.kind === 'hit' ? nameOf(model, last.detail.view).replaceAll('`', '') : null;
  const goal = view === null ? 'goes nowhere' : `goes to \`${view}\``;
  return `${name[0].toUpperCase()}${name.slice(1)} ${goal}.`;
}

/** @type {(now: Now) => void} */
function freeze(now) {
  if (!now.follows || page.screen === NO_SCREEN) return;
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
  stopPlaying();
  if (now.follows || !now.shell) return;
  now.follows = true;
  showFront(now, now.shell);
  show(now);
}
