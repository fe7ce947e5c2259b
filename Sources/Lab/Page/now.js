// Owns the page's now: what a lab sends is shown as it comes, until an instant is selected; then all of it can be
// looked at, and "Live" leads back. The bar's menu of applications, the notes and the word on who has the fingers are
// here, too.

import { showAnswer, showMoment } from './answer.js';
import { element, find, timeText } from './dom.js';
import { makeScreen, makeStore, screenOf, take } from './feed.js';
import { makeFingers } from './input.js';
import { drawKey, setCursor, setModel, setPicked } from './lanes.js';
import { ask, echo, enterLab, pageTime, say } from './live.js';
import { ModelBuilder, recentModel } from './model.js';
import { chainAt, factsAt } from './moment.js';
import { applied } from './pictures.js';
import { contactName, nameOf } from './words.js';

const SPAN = 4;
const REST = 1;
const WORDS_PAUSE = 250;
const BURST = 0.7;

/** Starts following the lab. `app` adopts a screen, selects an instant, shows the stage and the chain. */
export function startNow(page, app) {
  const now = {
    page,
    app,
    follows: true,
    shell: null,
    skew: 0,
    drawing: 0,
    lastDrawn: 0,
    cost: 0,
    worded: -1,
    wordedAt: 0,
    isOn: false,
    seen: new Map(),
    listeners: [],
  };
  now.fingers = makeFingers(page.stage, {
    mayTouch: () => now.follows && !page.stage.isTilted && now.shell?.you === 'digitizing',
    send: say,
  });
  now.freeze = () => freezeNow(now);
  now.goTo = (number) => {
    const app = now.shell?.apps.find((one) => one.id === number);
    if (!app) return;
    if (now.shell.front === number) return now.app.arrived(page.screen);
    say({ m: 'launch', name: app.name });
    followAgain(now);
  };
  now.goHome = () => (now.follows && now.isOn ? say({ m: 'home' }) : null);
  for (const id of ['apps', 'home', 'live']) find(id).hidden = false;
  find('home').addEventListener('click', () => {
    say({ m: 'home' });
    followAgain(now);
  });
  find('live').addEventListener('click', () => followAgain(now));
  find('take').addEventListener('click', () => say({ m: 'take' }));
  document.addEventListener('click', (event) => {
    if (!find('apps').contains(event.target)) find('apps').open = false;
  });
  enterLab({
    hello: (message) => greet(now, message),
    shell: (message) => takeShell(now, message),
    feed: (messages) => takeFeed(now, messages),
    rules: (message) => take(page.store, message),
    tour: app.tour,
    note: (text) => showNote(text),
    lost: (was) => lose(now, was),
  });
  window.lab = {
    model: () => modelNow(now),
    facts: () => page.screen.facts,
    select: app.select,
    live: () => followAgain(now),
    echo,
    ask,
    screen: () => page.screen,
    time: pageTime,
    onPicture: (listener) => now.listeners.push(listener),
    state: () => now.shell,
  };
  showMode(now);
  return now;
}

// The whole model, as it would be made of the facts that are kept.
function modelNow(now) {
  return now.follows ? now.page.screen.builder.finish() : now.page.model;
}

function greet(now, message) {
  now.page.store = makeStore();
  now.page.screen = null;
  now.shell = null;
  take(now.page.store, message);
  now.isOn = now.page.store.problem === null;
  if (!now.isOn) return now.app.problem(now.page.store.problem);
  find('problem').hidden = true;
  return showMode(now);
}

function lose(now, wasOpen) {
  now.isOn = false;
  now.fingers.drop();
  now.app.problem(
    wasOpen || now.shell
      ? 'The connection to the lab is lost. Trying again …'
      : 'This page needs the address that “fingerpost lab” printed, with its token.',
  );
  showMode(now);
  document.documentElement.dataset.ready = 'true';
}

// The screens, and which of them is in front. An application that was started again is another screen.
function takeShell(now, shell) {
  const { page, app: { arrived } } = now;
  const before = now.shell;
  now.shell = shell;
  for (const app of shell.apps) {
    const known = screenOf(page.store, app.id);
    if (!known || known.runs !== app.runs) {
      const made = Object.assign(makeScreen(app.id, String(app.name)), {
        runs: app.runs,
        builder: new ModelBuilder(),
        latest: null,
        last: -1,
        burst: 0,
        down: 0,
      });
      if (known) page.store.screens[page.store.screens.indexOf(known)] = made;
      else page.store.screens.push(made);
      if (page.screen === known && known) page.screen = null;
    }
    const was = before?.apps.find((one) => one.id === app.id);
    if (was?.running && !app.running) showNote(`${app.name} has ended.`);
  }
  const isElsewhere = before?.front !== shell.front;
  if (now.follows || page.screen === null) {
    if (isElsewhere || page.screen === null) {
      showFront(now);
      arrived(page.screen);
    }
  }
  showApps(now);
  showMode(now);
  document.documentElement.dataset.ready = 'true';
}

function showFront(now) {
  const { page, app } = now;
  const screen = screenOf(page.store, now.shell.front) ?? page.store.screens[0];
  if (!screen) return;
  app.stop();
  page.stage.picture = null;
  page.picked = null;
  app.adopt(screen, null);
  now.follows = true;
  now.worded = -1;
  document.title = `${screen.title} – fingerpost lab`;
  refresh(now);
}

function showApps(now) {
  const { apps, front } = now.shell;
  find('front').textContent = front === 0 ? 'Home screen' : apps.find((app) => app.id === front)?.name ?? '…';
  const rows = apps.filter((app) => app.id !== 0).map((app) =>
    element(
      'div',
      { class: 'app' },
      element(
        'button',
        {
          type: 'button',
          onclick: () => {
            find('apps').open = false;
            say({ m: 'launch', name: app.name });
            followAgain(now);
          },
        },
        element('span', { text: app.name }),
        element('small', { text: app.id === front ? 'in front' : app.running ? 'runs' : 'does not run' }),
      ),
      app.running
        ? element('button', {
          type: 'button',
          class: 'quiet',
          'aria-label': `End ${app.name}`,
          text: 'End',
          onclick: () => say({ m: 'end', name: app.name }),
        })
        : null,
    )
  );
  find('app-list').replaceChildren(
    ...(rows.length > 0 ? rows : [element('p', { class: 'empty', text: 'There are no applications.' })]),
  );
}

function showMode(now) {
  const { shell } = now;
  const watches = now.isOn && shell !== null && shell.you !== 'digitizing';
  find('live').setAttribute('aria-pressed', String(now.follows));
  find('live').classList.toggle('off', !now.isOn);
  find('play-sign').textContent = now.follows ? '❚❚' : '▶';
  find('play-word').textContent = now.follows ? 'Pause' : 'Play';
  find('watching').hidden = !watches;
  find('take').hidden = !watches || !shell.free;
  find('watching-text').textContent = shell?.free
    ? 'No page has the fingers.'
    : 'Another page has the fingers; this one watches.';
  now.page.stage.device.classList.toggle('live', now.follows && now.isOn && !watches);
  for (const id of ['home', 'take']) find(id).disabled = !now.isOn;
  now.fingers.showUse();
}

let noteTimer = 0;

function showNote(text) {
  find('note').textContent = text;
  find('note').hidden = false;
  clearTimeout(noteTimer);
  noteTimer = setTimeout(() => {
    find('note').hidden = true;
  }, 6000);
}

// What screens say. It is kept in any case, and shown where it is of the screen in front.
function takeFeed(now, messages) {
  const { page } = now;
  let isNew = false;
  const before = page.screen?.latest;
  for (const message of messages) {
    const screen = screenOf(page.store, message.screen);
    if (!screen) continue;
    try {
      takeOne(screen, message, page.store);
    } catch {
      // An application may say anything; what cannot be read is left out.
      continue;
    }
    if (screen === page.screen) isNew = true;
  }
  if (!isNew || !now.follows) return;
  const { last } = page.screen;
  const time = pageTime(performance.now());
  if (last >= 0 && Math.abs(last - time) > 1) now.skew = last - time;
  else if (last >= 0 && now.skew !== 0 && Math.abs(last - time) < 0.5) now.skew = 0;
  // What a picture shows is seen with the browser's next frame; all else can wait for that, too.
  if (page.screen.latest !== before) drawStage(now);
  schedule(now);
}

function takeOne(screen, message, store) {
  take(store, message);
  if (message.m === 'picture' || (message.m === 'change' && screen.latest)) {
    screen.latest = applied(screen.latest, message);
  }
  if (message.m !== 'facts') return;
  for (const fact of message.facts) {
    if (fact.fact === 'contact' && fact.change === 'down') {
      if (screen.down === 0 && fact.t - screen.last > BURST) screen.burst = fact.t;
      screen.down += 1;
    } else if (fact.fact === 'contact' && (fact.change === 'up' || fact.change === 'cancel')) {
      screen.down = Math.max(0, screen.down - 1);
    }
    if (Number.isFinite(fact.t)) screen.last = Math.max(screen.last, fact.t);
    screen.builder.take(fact);
  }
}

// Where now is. Time rests while nothing happens, so that the last touch stays in sight.
function timeNow(now) {
  const { screen } = now.page;
  const time = pageTime(performance.now()) + now.skew;
  if (screen.down > 0) return Math.max(screen.last, time);
  return Math.max(screen.last, Math.min(time, screen.last + REST));
}

function drawStage(now) {
  const { page } = now;
  page.time = timeNow(now);
  page.model = recentModel(page.screen.builder, page.time - SPAN, page.time);
  now.app.showStage();
  for (const listener of now.listeners) listener(page.screen.latest);
}

function schedule(now) {
  if (now.drawing === 0) now.drawing = requestAnimationFrame((time) => drawNow(now, time));
}

// Lanes are drawn as often as there is time for beside the stage.
function drawNow(now, time) {
  now.drawing = 0;
  if (!now.follows || !now.page.screen) return;
  const { screen } = now.page;
  if (time - now.lastDrawn >= Math.max(15, now.cost * 8)) {
    const began = performance.now();
    refresh(now);
    now.cost = performance.now() - began;
    now.lastDrawn = time;
  }
  if (screen.down > 0 || pageTime(performance.now()) + now.skew < screen.last + REST + 0.3) schedule(now);
}

function refresh(now) {
  const { page } = now;
  const { screen, lanes } = page;
  const time = screen.last < 0 ? 0 : timeNow(now);
  page.time = time;
  const model = recentModel(screen.builder, time - SPAN, time);
  page.model = model;
  page.scale.from = time - SPAN;
  page.scale.to = time + SPAN * 0.12;
  page.scale.end = time;
  lanes.isMoving = true;
  const picked = page.picked?.key ?? null;
  setModel(lanes, model, page.scale, screen.gaps);
  if (picked !== null) setPicked(lanes, picked);
  setCursor(lanes, screen.last < 0 ? -1e9 : time);
  find('rest').hidden = model.lanes.length > 0;
  now.app.showStage();
  sayWhat(now);
}

// Words change slower than pictures: no person reads sixty of them a second.
function sayWhat(now) {
  const { page } = now;
  const { screen } = page;
  const clock = performance.now();
  if (now.worded === screen.facts.length || clock - now.wordedAt < WORDS_PAUSE) return;
  now.worded = screen.facts.length;
  now.wordedAt = clock;
  drawKey(page.lanes);
  const model = recentModel(screen.builder, screen.burst, page.time);
  showAnswer(
    find('answer'),
    { ...screen, gaps: screen.gaps.slice(-3), answer: { title: leadOf(screen, model) } },
    model,
    page.store.rules,
  );
  find('moment-title').textContent = screen.last < 0 ? 'Now' : `Last at ${timeText(screen.last)}`;
  showMoment(
    find('moment'),
    factsAt(screen.facts, screen.facts[screen.facts.length - 1]?.t ?? 0),
    page.model,
    page.store.rules,
    page.picked?.id ?? null,
  );
  now.app.showChain(chainAt(screen, page.time));
}

// Where the last finger went, in a sentence.
function leadOf(screen, model) {
  if (screen.last < 0) return screen.id === 0 ? 'Tap an icon to start an application.' : 'Touch the screen.';
  const last = model.flags.findLast((flag) => flag.kind === 'hit' || flag.kind === 'dropped');
  if (!last) return screen.title;
  const name = contactName(last.detail.contact);
  const goal = last.kind === 'hit'
    ? `goes to \`${nameOf(model, last.detail.view).replaceAll('`', '')}\``
    : 'goes nowhere';
  return `${name[0].toUpperCase()}${name.slice(1)} ${goal}.`;
}

function freezeNow(now) {
  if (!now.follows || !now.page.screen) return;
  now.follows = false;
  now.fingers.drop();
  now.page.lanes.isMoving = false;
  const { picked } = now.page;
  now.app.adopt(now.page.screen, now.page.scale);
  now.page.picked = picked;
  showMode(now);
}

function followAgain(now) {
  now.app.stop();
  if (now.follows || !now.shell) return;
  now.follows = true;
  showFront(now);
  showMode(now);
}
