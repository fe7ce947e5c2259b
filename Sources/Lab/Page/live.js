// Owns the connection of a page to the lab that served it: entering with the token, what comes, what is asked, the
// shell's time, and coming back when the connection is lost. A page in a file has none.

import { find } from './dom.js';

/**
 * @typedef {import('./messages.js').Echo} Echo
 * @typedef {import('./messages.js').Hello} Hello
 * @typedef {import('./messages.js').LabMessage} LabMessage
 * @typedef {import('./messages.js').Message} Message
 * @typedef {import('./messages.js').PageMessage} PageMessage
 * @typedef {import('./messages.js').Question} Question
 * @typedef {import('./messages.js').Reply} Reply
 * @typedef {import('./messages.js').Rules} Rules
 * @typedef {import('./messages.js').Shell} Shell
 * @typedef {import('./messages.js').Tour} Tour
 */

const CLOCK_TRIES = 8;
const PASS = 'pass';
const TOKEN = 'token';
const REFUSED = 1008;
const BACKOFF = [200, 400, 800, 1600, 3000];

/**
 * What is told of what comes from a lab.
 * @typedef {{
 *   hello: (message: Hello) => void, shell: (message: Shell) => void, rules: (message: Rules) => void,
 *   tour: (message: Tour) => void, note: (text: string) => void, feed: (messages: ScreenMessage[]) => void,
 *   lost: (wasOpen: boolean) => void,
 * }} LabEvents
 * @typedef {Extract<Message, { screen: number }>} ScreenMessage
 * @typedef {Omit<Reply, 'm' | 'id'>} Replied what a reply says
 * @typedef {{ resolve: (reply: Replied) => void, reject: (error: Error) => void }} Waiting
 */

const wire = {
  socket: /** @type {WebSocket | null} */ (null),
  on: /** @type {LabEvents | null} */ (null),
  questions: /** @type {Map<number, Waiting>} */ (new Map()),
  asked: 0,
  tries: 0,
  origin: 0,
  offset: /** @type {number | null} */ (null),
  best: Infinity,
  clocks: 0,
  echoes: /** @type {Map<number, (message: Echo) => void>} */ (new Map()),
};

// Whether the page comes from a lab, and not from a file.
/** @type {() => boolean} */
export function isServed() {
  return find('feed') === null && location.protocol.startsWith('http');
}

// Asks the lab for something beside pictures and facts. Resolves with the reply's members, and is rejected with a
// sentence where there is none.
/** @type {(what: string, parameters?: Partial<Question>) => Promise<Replied>} */
export function ask(what, parameters = {}) {
  const id = wire.asked + 1;
  wire.asked = id;
  return new Promise((resolve, reject) => {
    wire.questions.set(id, { resolve, reject });
    if (!say({ m: 'ask', id, what, ...parameters })) answered(id, { problem: 'The lab cannot be reached.' });
  });
}

/** @type {(id: number, reply: Replied) => void} */
function answered(id, reply) {
  const question = wire.questions.get(id);
  wire.questions.delete(id);
  if (!question) return;
  if (typeof reply.problem === 'string') question.reject(new Error(reply.problem));
  else question.resolve(reply);
}

// Sends a message; false where the lab cannot be reached.
/** @type {(message: PageMessage) => boolean} */
export function say(message) {
  if (wire.socket?.readyState !== WebSocket.OPEN) return false;
  wire.socket.send(JSON.stringify(message));
  return true;
}

// The shell's time for one of the browser's, both in seconds; null before it is known.
/** @type {(milliseconds: number) => number | null} */
export function shellTime(milliseconds) {
  return wire.offset === null ? null : milliseconds / 1000 + wire.offset;
}

// The time of the page, whose messages count from the beginning of the lab, in seconds.
/** @type {(milliseconds: number) => number} */
export function pageTime(milliseconds) {
  return wire.offset === null ? 0 : milliseconds / 1000 + wire.offset - wire.origin;
}

// Sends something through the lab and back, and resolves when it is here again; for measuring.
/** @type {() => Promise<Echo>} */
export function echo() {
  return new Promise((resolve) => {
    wire.clocks += 1;
    wire.echoes.set(wire.clocks, resolve);
    say({ m: 'clock', n: wire.clocks });
  });
}

// Enters the lab, and says what comes. A token is good once; what the lab gives for it stays with this tab, so that the
// page can be loaded again, and goes to no other server.
/** @type {(on: LabEvents) => Promise<void>} */
export async function enterLab(on) {
  wire.on = on;
  const asked = new URLSearchParams(location.hash.slice(1));
  const token = asked.get('token');
  if (token !== null) {
    asked.delete('token');
    history.replaceState(null, '', `${location.pathname}${`${asked}` && `#${asked}`}`);
    sessionStorage.setItem(TOKEN, token);
    await askForPass(token);
  }
  if (sessionStorage.getItem(PASS) === null) on.lost(false);
  else connect();
}

/** @type {(token: string) => Promise<void>} */
async function askForPass(token) {
  const answer = await fetch('/enter', { method: 'POST', body: token }).catch(() => null);
  if (answer?.ok) sessionStorage.setItem(PASS, await answer.text());
}

function connect() {
  const socket = new WebSocket(`ws://${location.host}/feed`);
  wire.socket = socket;
  let wasOpen = false;
  socket.addEventListener('open', () => say({ m: 'enter', pass: sessionStorage.getItem(PASS) ?? '' }));
  socket.addEventListener('message', (event) => {
    wasOpen = true;
    wire.tries = 0;
    receive(event.data);
  });
  socket.addEventListener('close', (event) => {
    for (const id of [...wire.questions.keys()]) answered(id, { problem: 'The connection to the lab was lost.' });
    wire.echoes.clear();
    wire.offset = null;
    wire.on?.lost(wasOpen);
    // Another lab at the same place does not know the pass; it may take the token.
    const token = event.code === REFUSED ? sessionStorage.getItem(TOKEN) : null;
    if (token !== null) askForPass(token);
    setTimeout(connect, BACKOFF[Math.min(wire.tries, BACKOFF.length - 1)]);
    wire.tries += 1;
  });
}

// A line of the lab's own is an object; one of a screen has the screen's number before it.
/** @type {(data: unknown) => void} */
function receive(data) {
  /** @type {ScreenMessage[]} */
  const messages = [];
  let batch = null;
  for (const line of String(data).split('\n')) {
    if (line.startsWith('{')) {
      /** @type {LabMessage} */
      const message = JSON.parse(line);
      if (message.m === 'batch') batch = message.n;
      else if (wire.on) receiveOne(message, wire.on);
    } else if (line !== '') {
      const message = readLine(line);
      if (message) messages.push(message);
    }
  }
  if (messages.length > 0) wire.on?.feed(messages);
  if (batch !== null) say({ m: 'seen', n: batch });
}

// What an application says may be anything; what is no message is left out.
/** @type {(line: string) => ScreenMessage | null} */
function readLine(line) {
  const space = line.indexOf(' ');
  try {
    const message = JSON.parse(line.slice(space + 1));
    if (message === null || typeof message !== 'object') return null;
    message.screen = Number(line.slice(0, space));
    inPageTime(message);
    return message;
  } catch {
    return null;
  }
}

/** @type {(message: Message) => void} */
function inPageTime(message) {
  const times = /** @type {{ [key: string]: unknown }} */ (message);
  for (const key of ['t', 'from', 'to']) {
    const time = times[key];
    if (typeof time === 'number') times[key] = time - wire.origin;
  }
  for (const fact of message.m === 'facts' ? message.facts : []) fact.t -= wire.origin;
}

/** @type {(message: LabMessage, on: LabEvents) => void} */
function receiveOne(message, on) {
  switch (message.m) {
    case 'hello':
      wire.origin = message.origin ?? 0;
      wire.best = Infinity;
      // Near enough for a finger that is down before the clocks are compared.
      wire.offset = (message.t ?? 0) - performance.now() / 1000;
      on.hello(message);
      fitClock(CLOCK_TRIES);
      break;
    case 'shell':
      on.shell(message);
      break;
    case 'rules':
      on.rules(message);
      break;
    case 'tour':
      on.tour(message);
      break;
    case 'note':
      on.note(String(message.text));
      break;
    case 'reply':
      if (message.clock) [...(message.messages ?? []), ...(message.base ?? [])].forEach(inPageTime);
      answered(message.id, message);
      break;
    case 'clock':
      wire.echoes.get(message.n)?.(message);
      wire.echoes.delete(message.n);
      break;
    default:
  }
}

// The shorter a question and its answer take, the better is known when the lab answered.
/** @type {(tries: number) => Promise<void>} */
async function fitClock(tries) {
  const sent = performance.now();
  const { t } = await echo();
  const received = performance.now();
  if (received - sent < wire.best) {
    wire.best = received - sent;
    wire.offset = t - (sent + received) / 2000;
  }
  if (tries > 1) fitClock(tries - 1);
}
