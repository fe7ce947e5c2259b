// Owns the messages of a feed (docs/lab-protocol.md): what is kept of them, in which order, and how much.

export const FEED_VERSION = 1;
export const FACT_LIMIT = 100000;
export const PICTURE_LIMIT = 5000;

/** An empty store, which `take` fills. */
export function makeStore() {
  return { title: '', command: '', screens: [], rules: new Map(), tour: [], problem: null };
}

/** The messages that a file has in it. */
export function readMessages(text) {
  const messages = JSON.parse(text);
  if (!Array.isArray(messages)) throw new Error('The feed is not a list of messages.');
  return messages;
}

/** The screen of a number, or null where no screen has been announced under it. */
export function screenOf(store, id) {
  return store.screens.find((screen) => screen.id === id) ?? null;
}

/** Takes one message. What is not known is skipped, so that newer programs can say more. */
export function take(store, message) {
  if (message === null || typeof message !== 'object') return;
  if (message.m === 'hello') return takeHello(store, message);
  if (message.m === 'rules') {
    for (const rule of message.rules ?? []) store.rules.set(rule.id, rule);
    return;
  }
  if (message.m === 'tour') {
    store.tour = message.scenes ?? [];
    return;
  }
  const screen = screenOf(store, message.screen);
  if (!screen) return;
  switch (message.m) {
    case 'picture':
    case 'change':
      keepLast(screen, screen.pictures, [message], PICTURE_LIMIT, 'pictures');
      break;
    case 'facts':
      keepLast(screen, screen.facts, message.facts ?? [], FACT_LIMIT, 'facts');
      break;
    case 'chain':
      keepNewest(screen.chains, message);
      break;
    case 'fingers':
      keepNewest(screen.fingers, message);
      break;
    case 'gap':
      keepNewest(screen.gaps, message);
      break;
    case 'answer':
      screen.answer = message;
      break;
    case 'try':
      screen.tries.push(message);
      break;
    case 'source':
      screen.source = message;
      break;
    default:
  }
}

function takeHello(store, message) {
  if (message.v !== FEED_VERSION) {
    store.problem = `This page reads feeds of version ${FEED_VERSION}, and this one is of version ${message.v}.`;
    return;
  }
  store.title = String(message.title ?? '');
  store.command = String(message.command ?? '');
  store.screens = (message.screens ?? []).map((screen) => makeScreen(screen.id, String(screen.title ?? '')));
}

/** A screen that nothing is known of. */
export function makeScreen(id, title) {
  return {
    id,
    title,
    pictures: [],
    facts: [],
    chains: [],
    fingers: [],
    gaps: [],
    tries: [],
    answer: null,
    source: null,
  };
}

function keepNewest(list, message) {
  list.push(message);
  if (list.length > 2 * PICTURE_LIMIT) list.splice(0, PICTURE_LIMIT);
}

// The oldest goes first; a name is kept, since later facts mean nothing without it.
function keepLast(screen, kept, more, limit, what) {
  for (const one of more) kept.push(one);
  if (kept.length <= limit) return;
  const dropped = kept.splice(0, kept.length - limit);
  const names = dropped.filter((fact) => fact.fact === 'subject');
  if (what === 'pictures') kept.unshift(...wholePicture(dropped));
  kept.unshift(...names);
  screen.gaps.push({
    what,
    count: dropped.length - names.length,
    from: dropped[0].t ?? 0,
    to: dropped[dropped.length - 1].t ?? 0,
  });
}

// Changes need the picture that they change.
function wholePicture(dropped) {
  const last = dropped.findLastIndex((message) => message.m === 'picture');
  return last < 0 ? [] : dropped.slice(last);
}
