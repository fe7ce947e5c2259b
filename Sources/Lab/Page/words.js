// Owns the sentences: a fact as text with names in it, and the story of a whole run. It is pure: a sentence is a list
// of texts and of names, `{ name }`, which the views set in their own face.

import { timeText } from './dom.js';

/** A word in camel case as words: `movedTooFar` as `moved too far`. */
export function plain(word) {
  return String(word ?? '').replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
}

/** A name without the module before a class: `SignInView` for `Shop.SignInView`. */
export function shortName(name) {
  return String(name ?? '').replace(/^[A-Za-z_]\w*\.(?=[A-Z])/, '');
}

/** What a subject is called. */
export function nameOf(model, id) {
  return shortName(model.names.get(id)?.name ?? `#${id}`);
}

const PHASES = { began: 'touchesBegan', moved: 'touchesMoved', ended: 'touchesEnded', cancelled: 'touchesCancelled' };

function fingers(contacts) {
  const names = contacts.map(contactName);
  return names.length === 1 ? names[0] : `${names.slice(0, -1).join(', ')} and ${names[names.length - 1]}`;
}

/** What a contact is called. Presses have negative numbers. */
export function contactName(contact) {
  return contact < 0 ? `press ${-1 - contact}` : `finger ${contact}`;
}

function point(fact) {
  return `(${Math.round(fact.x * 10) / 10}, ${Math.round(fact.y * 10) / 10})`;
}

const VERDICTS = {
  inside: 'contains the point',
  outside: 'does not contain the point',
  hidden: 'is hidden',
  notInteractive: 'does not take touches',
  animating: 'animates without .allowUserInteraction',
  transparent: 'is too transparent',
  notInvertible: 'cannot be mapped to',
};

const CHANGES = { down: 'comes down at', move: 'moves to', up: 'lifts at', cancel: 'ends without a lift at' };

// A sentence for each kind of fact; `n` turns the number of a subject into its name.
const SENTENCES = {
  contact: (f) => [`${contactName(f.contact)} ${CHANGES[f.change]} ${point(f)}`],
  gathered: (f) => [`${contactName(f.contact)} brings ${f.samples} samples besides the newest`],
  pointer: (f) => [`the pointer ${f.change} at ${point(f)}`],
  pointed: (f, n) => ['the pointer is over ', n(f.view)],
  press: (f) => [`press ${-1 - f.press} ${plain(f.change)}`],
  pressTargeted: (f, n) => [`press ${-1 - f.press} belongs to `, n(f.responder)],
  signal: (f) => [`${plain(f.signal)} is reported`],
  signalTargeted: (f, n) => [`${plain(f.signal)} goes to `, n(f.responder), ` (${plain(f.reason)})`],
  signalDelivered: (f, n) => [n(f.to), ` is told: ${plain(f.signal)}`],
  signalForwarded: (f, n) => [n(f.from), ' passes it on to ', n(f.to)],
  shakeTaken: (f, n) => [n(f.responder), ` loses the shake (${plain(f.cause)})`],
  systemActed: (f) => [`the system acts: ${plain(f.behaviour)}`],
  typed: (f, n) => [`press ${-1 - f.press} is typed into `, n(f.into)],
  windowAsked: (f, n) => [n(f.window), ` is asked for the view at ${point(f)}`],
  windowAnswered: (f, n) => [n(f.window), ' answers ', n(f.view)],
  visited: (f, n) => [n(f.view), ` ${VERDICTS[f.verdict] ?? plain(f.verdict)}`],
  answered: (f, n) => [n(f.view), ' returns ', n(f.answer)],
  targeted: (f, n) => [`${contactName(f.contact)} belongs to `, n(f.view)],
  dropped: (f) => [`${contactName(f.contact)} goes nowhere (${plain(f.reason)})`],
  withheld: (f, n) => [n(f.view), ` never gets ${contactName(f.contact)} (${plain(f.reason)})`],
  tapCount: (f) => [`${contactName(f.contact)} has tap count ${f.count} (${plain(f.reason)})`],
  delivered: (f, n) => [n(f.to), ' gets ', { code: PHASES[f.phase] ?? f.phase }, `, ${fingers(f.contacts)}`],
  forwarded: (
    f,
    n,
  ) => (f.to === null ? [n(f.from), ' is the end of the chain'] : [n(f.from), ' passes it on to ', n(f.to)]),
  cancelled: (f, n) => [n(f.view), ` loses ${contactName(f.contact)} (${plain(f.cause)})`],
  detached: (f, n) => [n(f.view), ' left the window'],
  keyWindow: (f, n) => [n(f.window), ` is the key window (${plain(f.reason)})`],
  firstResponder: (f, n) => [n(f.responder), ` as first responder: ${plain(f.change)}`],
  received: (f, n) => [n(f.by), ` will watch ${contactName(f.contact)}`],
  observed: (f, n) => [n(f.by), ' sees ', { code: PHASES[f.phase] ?? f.phase }, `, ${fingers(f.contacts)}`],
  ignored: (f, n) => [n(f.by), ` ignores ${contactName(f.contact)} from now on`],
  together: (f, n) => [n(f.contestant), ' keeps running beside ', n(f.with)],
  gaveUp: (f, n) => [n(f.contestant), ` gives up: ${plain(f.reason)}`],
  waits: (f, n) => [n(f.contestant), ' recognized, and waits for ', n(f.for), ' to fail'],
  waitsInCircle: (f, n) => [n(f.contestant), ' waits for itself, through others'],
  acted: (f, n) => [n(f.contestant), ` acts (${f.state}), ${f.targets === 1 ? '1 target' : `${f.targets} targets`}`],
  heldBack: (f, n) => [{ code: PHASES[f.phase] ?? f.phase }, ' is held back from ', n(f.from), ' for ', n(f.by)],
  taken: (f, n) => [n(f.by), ` takes ${contactName(f.contact)}`],
  resetWaits: (f, n) => [n(f.contestant), ' is done, and its reset waits for ', n(f.for)],
  reset: (f, n) => [n(f.contestant), ' is ready for another attempt'],
  contentJudged: (f, n) => [n(f.view), ` ${plain(f.decision)} the touch, as `, n(f.by), ' is about to scroll'],
  scrolling: (f, n) => [n(f.scrollView), ` ${plain(f.step)}, offset ${point(f)}`],
  tracking: (f, n) => [n(f.control), ` tracking ${plain(f.change)}, ${contactName(f.contact)}`],
  crossed: (f, n) => [contactName(f.contact), f.inside ? ' is back on ' : ' left ', n(f.control)],
  controlEvent: (
    f,
    n,
  ) => [n(f.control), ' sends ', { code: f.event }, `, ${f.handlers === 1 ? '1 handler' : `${f.handlers} handlers`}`],
  refused: (f, n) => [n(f.by), ' does not let ', n(f.contestant), ' begin'],
  actionSought: (f, n) => [n(f.at), f.performs ? ' performs ' : ' does not perform ', { code: f.action }],
  fetched: (
    f,
  ) => [f.by === 'main' ? 'the main thread fetches the frame' : 'the event-fetch thread has fetched the frame'],
  sent: (f) => ['the application gets ', { code: 'sendEvent' }, `: ${plain(f.event)}`],
  givenOut: (f, n) => [n(f.window), ' gives the touches out'],
  gesturesUpdated: () => ['recognizers are brought up to date, outside of an event'],
  estimated: (
    f,
  ) => [`${contactName(f.contact)} has estimated values: ${[].concat(f.properties ?? []).map(plain).join(', ')}`],
  updated: (f) => [`final values of sample ${f.sample}: ${plain(f.outcome)}`],
  updateTold: (f, n) => [n(f.to), ` is told of final values of ${contactName(f.contact)}`],
  updateForwarded: (
    f,
    n,
  ) => (f.to === null ? [n(f.from), ' is the end of the chain'] : [n(f.from), ' passes the update on to ', n(f.to)]),
  focused: (
    f,
    n,
  ) => (f.view === null ? [n(f.before), ' loses the focus'] : [n(f.view), ` is focused (${plain(f.cause)})`]),
  focusStays: (f, n) => [n(f.view), ` keeps the focus (${plain(f.reason)})`],
  editMenu: (f, n) => [n(f.view), ` edit menu ${plain(f.step)}`],
  actionSent: (f, n) => ['action ', { code: f.action }, ...receiver(f, n)],
};

function receiver(fact, n) {
  if (fact.object) return [' goes to ', { name: fact.object }];
  if (fact.closure) return [' is a closure'];
  return fact.to === null ? [' finds no receiver'] : [' goes to ', n(fact.to)];
}

const STATES = {
  began: 'begins',
  changed: 'goes on',
  ended: 'is recognized',
  cancelled: 'is cancelled',
  failed: 'fails',
};

/** A fact as a sentence. */
export function sentence(fact, model) {
  const n = (id) => (id === null || id === undefined ? 'nothing' : { name: nameOf(model, id) });
  if (fact.fact === 'verdict') return verdict(fact, n);
  const make = SENTENCES[fact.fact];
  return make ? make(fact, n) : [plain(fact.fact)];
}

function verdict(fact, n) {
  const start = [n(fact.contestant), ` ${STATES[fact.state] ?? plain(fact.state)}`];
  switch (fact.reason) {
    case 'prevented':
      return [...start, ', prevented by ', n(fact.by)];
    case 'requiredOneRecognised':
      return [...start, ', since ', n(fact.by), ' was recognized'];
    case 'notAllowed':
      return [...start, ': it may not begin'];
    case 'withdrawn':
      return [...start, ': it was withdrawn'];
    default:
      return start;
  }
}

/** The facts that say something to a person; the others are details. */
export function isDetail(fact) {
  return [
    'subject',
    'visited',
    'answered',
    'windowAsked',
    'windowAnswered',
    'observed',
    'received',
    'gathered',
    'forwarded',
    'tapCount',
    'reset',
    'resetWaits',
    'actionSought',
    'signalForwarded',
    'keyWindow',
    'fetched',
    'sent',
    'givenOut',
    'gesturesUpdated',
    'estimated',
    'updated',
    'updateForwarded',
  ].includes(fact.fact);
}

/** What happened in the whole run, a few sentences: what acted, what waited, and what failed. */
export function story(model) {
  const sentences = [];
  const name = (lane) => ({ name: nameOf(model, lane.id) });
  for (const lane of model.lanes) {
    const flags = model.flags.filter((flag) => flag.lane === lane.key);
    const slices = model.slices.filter((slice) => slice.lane === lane.key);
    if (lane.kind === 'recognizer') sentences.push(...recognizerStory(model, name(lane), flags, slices));
    if (lane.kind === 'control') {
      const events = flags.filter((flag) => flag.kind === 'event' && flag.detail.handlers > 0);
      for (const flag of events.slice(0, 2)) {
        sentences.push([name(lane), ' sends ', { code: flag.detail.event }, ` at ${timeText(flag.t)}.`]);
      }
    }
    if (lane.kind === 'view') {
      const last = slices[slices.length - 1];
      if (last?.how === 'cancelled') sentences.push([name(lane), ` loses its touch at ${timeText(last.to)}.`]);
      if (last?.how === 'ended') sentences.push([name(lane), ` gets its touch to the end, at ${timeText(last.to)}.`]);
    }
  }
  return sentences.slice(0, 8);
}

function recognizerStory(model, name, flags, slices) {
  const result = [];
  const waiting = slices.find((slice) => slice.state === 'waiting');
  if (waiting) {
    const length = timeText(waiting.to - waiting.from);
    const end = waiting.open ? ' and never gets an answer.' : ` for ${length}.`;
    result.push([name, ' waits for ', { name: nameOf(model, waiting.by) }, end]);
  }
  const acts = flags.filter((flag) => flag.kind === 'acted');
  if (acts.length > 0) {
    const times = ['once', 'twice'][acts.length - 1] ?? `${acts.length} times`;
    result.push([name, ` acts ${times}, ${acts.length === 1 ? 'at' : 'first at'} ${timeText(acts[0].t)}.`]);
    return result;
  }
  const failed = slices.find((slice) => slice.state === 'failed');
  if (failed) {
    const by = failed.reason === 'prevented' && failed.by !== null ? [' by ', { name: nameOf(model, failed.by) }] : [];
    result.push([
      name,
      ` fails at ${timeText(failed.from)}: ${
        failed.reason === 'itself' ? 'its gesture did not come' : plain(failed.reason)
      }`,
      ...by,
      '.',
    ]);
  }
  return result;
}
