// Owns the page: which screen and which instant are selected, and who is told of it. Everything else asks or draws.

import { element, find, timeText } from './dom.js';
import { boxText, stageText } from './caption.js';
import { makeStore, readMessages, take } from './feed.js';
import { ask, isServed } from './live.js';
import { startNow } from './now.js';
import { buildModel } from './model.js';
import { boxesOfSubjects, pictureAt } from './pictures.js';
import { chainAt, factsAt, fingersAt, hitTestBefore, instantsOf, nearestInstant, ownersAt } from './moment.js';
import { fit, makeScale, reveal, timeAt, zoom } from './scale.js';
import { draw, drawKey, makeLanes, setCursor, setModel, setPicked } from './lanes.js';
import { makeStage, setTilted, showPicture } from './stage.js';
import { hitSteps, makeReplay } from './hittest.js';
import { hideCard } from './rulecard.js';
import { showAnswer, showMoment } from './answer.js';
import { fileName, offer, offerTest, pageText, recordingText, rememberPage } from './save.js';
import { makeWhatIf, playScript, setRun, setSubject } from './whatif.js';
import { goBy, makeTour, showScene } from './tour.js';
import { nameOf, shortName } from './words.js';

const LONGEST_PAUSE = 0.6;

const page = {
  store: makeStore(),
  screen: null,
  model: null,
  scale: null,
  instants: [],
  time: 0,
  hovered: null,
  picked: null,
  playing: null,
  isSlow: false,
  replayMarks: null,
  first: null,
  second: null,
  now: null,
};

/** Selects the instant nearest to a time. */
function selectTime(time, isExact = false) {
  page.now?.freeze();
  stopReplay();
  page.time = isExact ? time : nearestInstant(page.instants, time);
  showTime();
}

function showTime() {
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

function nearestPast(time) {
  const past = page.instants.filter((instant) => instant <= time);
  return past[past.length - 1] ?? time;
}

function showStage() {
  const { screen, model, time } = page;
  const picture = page.now?.follows ? screen.latest : pictureAt(screen, time);
  if (!picture) return;
  const boxes = boxesOfSubjects(screen);
  const marks = [];
  if (page.replayMarks) {
    marks.push(...page.replayMarks);
  } else {
    for (const [subject] of ownersAt(model, time)) {
      marks.push({ id: boxes.get(subject), kind: 'owner', text: nameOf(model, subject) });
    }
    const expected = boxes.get(screen.answer?.expected);
    if (expected !== undefined && !marks.some((mark) => mark.id === expected)) {
      marks.unshift({ id: expected, kind: 'wanted', text: nameOf(model, screen.answer.expected) });
    }
    if (page.picked?.box !== undefined) marks.push({ id: page.picked.box, kind: 'hover', text: page.picked.name });
  }
  if (page.hovered) marks.push({ id: page.hovered.id, kind: 'hover', text: shortName(page.hovered.name) });
  const fingers = fingersAt(screen, model, time);
  showPicture(page.stage, picture, marks, fingers);
  find('caption').textContent = page.hovered ? boxText(page.hovered) : stageText(picture, fingers, page.stage.leftOut);
}

function showChain(chain) {
  const links = chain?.links ?? ['no touch yet'];
  find('chain').replaceChildren(...links.map((link) => element('li', { text: shortName(link) })));
}

/** Shows another screen of the feed. */
function selectScreen(screen) {
  stopPlaying();
  stopReplay();
  adopt(screen, null);
  document.title = `${screen.title || page.store.title} – fingerpost lab`;
  find('title').textContent = page.store.screens.length > 1 ? '' : screen.title;
  showScene(page.tour, screen.id);
  selectTime(tellingTime());
}

// Makes a screen the one that is shown, with all that was recorded of it; `scale` is the window onto time, if it stays.
function adopt(screen, scale) {
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
  drawKey(page.lanes);
  setRun(
    page.whatIf,
    screen,
    page.model,
    page.store.rules,
    page.store.tour.find((scene) => scene.screen === screen.id),
  );
  showAnswer(find('answer'), screen, page.model, page.store.rules);
  find('save-page').disabled = pageText() === null;
  find('save-scenario').disabled = screen.source === null;
  find('save-test').disabled = !screen.source?.test && !(isServed() && screen.id !== 0);
  find('save-recording').disabled = recordingText(screen, pictureAt(screen, 0) ?? { width: 1, height: 1 }) === null;
}

/** Shows the screen of a number. */
function goTo(number) {
  const index = page.store.screens.findIndex((screen) => screen.id === number);
  if (index < 0) return;
  find('screens').value = String(index);
  selectScreen(page.store.screens[index]);
}

// Shows a second run under the first, lane under lane; null for the run as it was.
function showSecond(result) {
  page.second = result && { screen: result.screen, model: result.own, ids: result.ids };
  const model = result?.model ?? page.first.model;
  // A run that was touched begins long after the lab did; its part of time stays in sight.
  if (page.scale.from <= 0) fit(page.scale, busyEnd(model));
  page.scale.end = model.end;
  setModel(page.lanes, model, page.scale, page.first.screen.gaps);
  drawKey(page.lanes);
  find('runs').hidden = result === null;
  find('run-after').textContent = result?.isAgain ? 'Again' : 'What if';
  showRun(result !== null);
  if (result) selectTime(tellingTime());
  reveal(page.scale, page.time);
  draw(page.lanes);
}

// Shows a run that was played for the page instead of what the screen has recorded.
function showPlayed(screen) {
  page.now?.freeze();
  adopt(screen, null);
  find('rest').hidden = true;
  selectTime(tellingTime());
}

/** Lets stage, chain and answer show the second run, or the first. */
function showRun(isSecond) {
  const run = isSecond && page.second ? page.second : page.first;
  const time = page.time;
  page.screen = run.screen;
  page.model = run.model;
  page.instants = instantsOf(run.screen.facts);
  page.picked = null;
  setPicked(page.lanes, null);
  showAnswer(find('answer'), { ...run.screen, ...(isSecond ? { answer: null } : {}) }, run.model, page.store.rules);
  for (const [id, own] of [['run-before', page.first], ['run-after', page.second]]) {
    find(id).setAttribute('aria-pressed', String(run === own));
  }
  selectTime(time);
}

// When the last decision falls: what only runs out, such as scrolling without a finger, is not waited for.
function busyEnd(model) {
  const ends = model.slices.filter((slice) => slice.state !== 'decelerating').map((slice) => slice.to);
  return Math.max(0, ...ends.slice(-2000), ...model.flags.slice(-2000).map((flag) => flag.t));
}

// The instant that says most: an action, else a control's event, else a view that is told, else the last one.
function tellingTime() {
  const { flags } = page.model;
  const flag = flags.find((one) => one.kind === 'acted') ??
    flags.find((one) => one.kind === 'event' && one.detail.handlers > 0);
  if (flag) return flag.t;
  const told = page.screen.facts.find((fact) => fact.fact === 'delivered' || fact.fact === 'targeted');
  return told ? told.t : page.model.end;
}

// Playing: the cursor runs through the run; long pauses are cut short.

function startPlaying() {
  page.now?.freeze();
  stopReplay();
  const { instants } = page;
  if (instants.length === 0) return;
  const last = instants[instants.length - 1];
  const begins = page.time >= last
    ? Math.max(0, page.model.flags.find((flag) => flag.kind === 'hit')?.t ?? 0)
    : page.time;
  page.playing = { last: null, time: begins };
  showPlaying();
  requestAnimationFrame(playOn);
}

function playOn(now) {
  const { playing } = page;
  if (!playing) return;
  const passed = playing.last === null ? 0 : ((now - playing.last) / 1000) * (page.isSlow ? 0.25 : 1);
  playing.last = now;
  const next = page.instants.find((instant) => instant > playing.time);
  const last = page.instants[page.instants.length - 1];
  if (next === undefined) {
    stopPlaying();
    selectTime(last);
    return;
  }
  playing.time = next - playing.time > LONGEST_PAUSE ? next - LONGEST_PAUSE / 2 : playing.time + passed;
  page.time = Math.min(playing.time, last);
  reveal(page.scale, page.time);
  showTime();
  requestAnimationFrame(playOn);
}

function stopPlaying() {
  if (!page.playing) return;
  page.playing = null;
  showPlaying();
}

function showPlaying() {
  find('play-sign').textContent = page.playing ? '❚❚' : '▶';
  find('play-word').textContent = page.playing ? 'Pause' : 'Play';
  draw(page.lanes);
}

function togglePlaying() {
  if (page.now?.follows) return selectTime(page.time);
  if (!page.playing) return startPlaying();
  stopPlaying();
  return selectTime(page.time);
}

// The replay of a hit test.

const replay = makeReplay((marks, text) => {
  page.replayMarks = marks;
  find('hit-text').textContent = text;
  showStage();
});

function playHitTest(pause) {
  stopPlaying();
  page.now?.freeze();
  const test = hitTestBefore(page.screen.facts, page.time);
  if (!test) return;
  page.time = test.t;
  showTime();
  replay.play(hitSteps(test, page.model, boxesOfSubjects(page.screen)), pause);
}

function stopReplay() {
  replay.stop();
  page.replayMarks = null;
  find('hit-text').textContent = '';
}

// Picking a lane or a box shows what is decided about its subject.

function pickLane(lane) {
  if (lane === null || page.picked?.key === lane.key) {
    page.picked = null;
  } else {
    page.now?.freeze();
    // A lane of the other run brings that run onto the stage.
    if (page.second && (lane.whatIf ? page.second : page.first).screen !== page.screen) showRun(Boolean(lane.whatIf));
    const isSubject = ['view', 'recognizer', 'control', 'scroll', 'menu'].includes(lane.kind);
    page.picked = {
      key: lane.key,
      id: isSubject ? lane.own ?? lane.id : null,
      name: isSubject ? nameOf(page.model, lane.own ?? lane.id) : '',
      box: isSubject ? boxesOfSubjects(page.screen).get(lane.own ?? lane.id) : undefined,
    };
  }
  setPicked(page.lanes, page.picked?.key ?? null);
  setSubject(
    page.whatIf,
    page.picked ? page.first.model.lanes.find((one) => one.kind === lane.kind && one.id === lane.id) ?? null : null,
  );
  showTime();
}

function pickBox(box) {
  const lanes = page.model.lanes.filter((lane) => lane.id === box?.subject && lane.id !== undefined);
  pickLane(lanes.find((lane) => ['view', 'control', 'scroll'].includes(lane.kind)) ?? null);
}

function step(direction) {
  stopPlaying();
  page.now?.freeze();
  const index = page.instants.indexOf(nearestInstant(page.instants, page.time));
  const next = page.instants[Math.min(Math.max(index + direction, 0), page.instants.length - 1)];
  if (next === undefined) return;
  selectTime(next);
  reveal(page.scale, next);
  draw(page.lanes);
}

function zoomBy(factor) {
  const middle = page.time >= page.scale.from && page.time <= page.scale.to ? page.time : timeAt(page.scale, 0.5, 1);
  zoom(page.scale, factor, middle);
  draw(page.lanes);
}

function toggleLayers() {
  const isTilted = !page.stage.isTilted;
  find('layers').setAttribute('aria-pressed', String(isTilted));
  setTilted(page.stage, isTilted);
}

const KEYS = {
  ArrowLeft: () => step(-1),
  ArrowRight: () => step(1),
  Home: () => page.now?.goHome() ?? selectTime(page.instants[0] ?? 0),
  End: () => selectTime(page.model.end),
  '+': () => zoomBy(0.6),
  '=': () => zoomBy(0.6),
  '-': () => zoomBy(1 / 0.6),
  0: () => {
    fit(page.scale, page.model.end);
    draw(page.lanes);
  },
  l: toggleLayers,
  t: () => {
    const { dataset } = document.documentElement;
    dataset.theme = dataset.theme === 'dark' ? 'light' : 'dark';
  },
  ' ': togglePlaying,
  n: () => goBy(page.tour, 1),
  b: () => goBy(page.tour, -1),
  h: () => playHitTest(350),
  Escape: () => {
    hideCard();
    find('save').open = false;
    stopReplay();
    if (page.picked) pickLane(null);
    else showStage();
  },
};

function listenToPage() {
  find('play').addEventListener('click', togglePlaying);
  find('slow').addEventListener('click', () => {
    page.isSlow = !page.isSlow;
    find('slow').setAttribute('aria-pressed', String(page.isSlow));
  });
  find('layers').addEventListener('click', toggleLayers);
  find('theme').addEventListener('click', KEYS.t);
  const keys = { fit: '0', 'zoom-in': '+', 'zoom-out': '-', earlier: 'ArrowLeft', later: 'ArrowRight' };
  for (const [id, key] of Object.entries(keys)) find(id).addEventListener('click', KEYS[key]);
  find('hit-play').addEventListener('click', () => playHitTest(350));
  find('hit-slow').addEventListener('click', () => playHitTest(1300));
  find('run-before').addEventListener('click', () => showRun(false));
  find('run-after').addEventListener('click', () => showRun(true));
  find('screens').addEventListener('change', (event) => selectScreen(page.store.screens[Number(event.target.value)]));
  const save = (id, make) =>
    find(id).addEventListener('click', () => {
      find('save').open = false;
      make();
    });
  save('save-page', () => offer(fileName(page.store.title, 'html'), pageText(), 'text/html'));
  save('save-scenario', () => offer(page.screen.source.name, page.screen.source.text, 'text/yaml'));
  save(
    'save-test',
    () => offerTest(page.first.screen, page.first.model.end).catch((error) => showProblem(error.message)),
  );
  save(
    'save-recording',
    () =>
      offer(
        fileName(page.screen.title, 'events'),
        recordingText(page.screen, pictureAt(page.screen, 0)),
        'application/jsonl',
      ),
  );
  document.addEventListener('click', (event) => {
    if (!find('save').contains(event.target)) find('save').open = false;
  });
  document.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !page.screen) return;
    const { target } = event;
    if (target.matches('select, input') || (event.key === ' ' && target.matches('button, summary'))) return;
    const act = KEYS[event.key] ?? KEYS[event.key.toLowerCase()];
    if (!act) return;
    event.preventDefault();
    act();
  });
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const setTheme = () => {
    document.documentElement.dataset.theme = dark.matches ? 'dark' : 'light';
  };
  setTheme();
  dark.addEventListener('change', setTheme);
}

function showProblem(text) {
  find('problem').textContent = text;
  find('problem').hidden = false;
}

// What the window's address asks for: #screen=2&t=0.434
function askedFor() {
  const asked = new URLSearchParams(location.hash.slice(1));
  const number = (key) => (asked.has(key) && Number.isFinite(Number(asked.get(key))) ? Number(asked.get(key)) : null);
  return { screen: number('screen'), time: number('t') };
}

function begin() {
  rememberPage();
  listenToPage();
  page.lanes = makeLanes(find('lanes'), {
    select: (time) => {
      stopPlaying();
      selectTime(time);
    },
    pick: pickLane,
    changed: () => {},
  });
  page.whatIf = makeWhatIf(find('what-if'), { ask: isServed() ? ask : null, show: showSecond, adopt: showPlayed });
  page.stage = makeStage(find('stage'), {
    hover: (box) => {
      if (page.hovered !== box) {
        page.hovered = box;
        showStage();
      }
    },
    pick: (box) => {
      if (!page.now?.follows) pickBox(box);
    },
  });
  if (isServed()) {
    page.tour = makeTour(find('tour'), [], page.store.rules, { go: goTo });
    const tour = (message) => {
      take(page.store, message);
      page.tour = makeTour(find('tour'), page.store.tour, page.store.rules, { go: page.now.goTo });
    };
    page.now = startNow(page, {
      tour,
      arrived: (screen) => {
        if (screen && showScene(page.tour, screen.id)) playScript(page.whatIf);
      },
      adopt,
      select: selectTime,
      showStage,
      showChain,
      problem: showProblem,
      stop: stopPlaying,
    });
    return;
  }
  const source = find('feed');
  if (!source) return showProblem('This page has no feed.');
  try {
    for (const message of readMessages(source.textContent)) take(page.store, message);
  } catch (error) {
    return showProblem(`The feed of this page cannot be read: ${error.message}`);
  }
  const { store } = page;
  if (store.problem || store.screens.length === 0) return showProblem(store.problem ?? 'The feed has no screen.');
  page.tour = makeTour(find('tour'), store.tour, store.rules, { go: goTo });
  const menu = find('screens');
  menu.replaceChildren(
    ...store.screens.map((screen, index) => element('option', { value: index, text: `${index + 1}. ${screen.title}` })),
  );
  menu.hidden = store.screens.length < 2;
  const asked = askedFor();
  const index = asked.screen !== null && store.screens[asked.screen - 1] ? asked.screen - 1 : 0;
  menu.value = String(index);
  selectScreen(store.screens[index]);
  if (asked.time !== null) selectTime(asked.time);
  // For scripts of the reader's own, and for tests.
  window.lab = {
    shown: () => ({ model: page.lanes.model }),
    model: () => page.model,
    facts: () => page.screen.facts,
    show: (number) => goTo(store.screens[number - 1].id),
    select: selectTime,
  };
  document.documentElement.dataset.ready = 'true';
  return undefined;
}

begin();
