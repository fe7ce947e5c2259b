// Owns what is done to the screen on the stage: fingers, pencils, the mouse with a second finger, wheels and keys, as
// frames for the lab. Times are the browser's, fitted to the shell's.

import { shellTime } from './live.js';

const [DOWN, MOVE, UP, CANCEL] = [0, 1, 2, 3];
const PENCIL = 2;
const WHEEL_PAUSE = 160;
const EARLY_PAUSE = 8;
const KEY_USAGES = {
  Enter: 40,
  Escape: 41,
  Backspace: 42,
  Tab: 43,
  Space: 44,
  Minus: 45,
  Equal: 46,
  BracketLeft: 47,
  BracketRight: 48,
  Backslash: 49,
  Semicolon: 51,
  Quote: 52,
  Backquote: 53,
  Comma: 54,
  Period: 55,
  Slash: 56,
  CapsLock: 57,
  Insert: 73,
  PageUp: 75,
  Delete: 76,
  End: 77,
  PageDown: 78,
  ArrowRight: 79,
  ArrowLeft: 80,
  ArrowDown: 81,
  ArrowUp: 82,
  ShiftLeft: 225,
  AltLeft: 226,
  ShiftRight: 229,
  AltRight: 230,
};

/** The number of a key among those of keyboards, or null: what is printed on it does not matter. */
export function keyUsage(code) {
  if (/^Key[A-Z]$/.test(code)) return code.charCodeAt(3) - 61;
  if (/^Digit\d$/.test(code)) return code === 'Digit0' ? 39 : 29 + Number(code[5]);
  if (/^F([1-9]|1[0-2])$/.test(code)) return 57 + Number(code.slice(1));
  return KEY_USAGES[code] ?? null;
}

/** Takes fingers on a stage. `on.mayTouch()` says whether they count, and `on.send(message)` sends a frame. */
export function makeFingers(stage, on) {
  const { glass } = stage;
  const hands = { stage, on, pointers: new Map(), used: new Set(), pressed: new Map(), last: 0, wheel: null };
  const listen = (name, act) => glass.addEventListener(name, (event) => act(hands, event), { passive: false });
  listen('pointerdown', pointerDown);
  listen('pointermove', pointerMove);
  listen('pointerrawupdate', pointerEarly);
  listen('pointerup', (all, event) => pointerEnd(all, event, UP));
  listen('pointercancel', (all, event) => pointerEnd(all, event, CANCEL));
  listen('wheel', turnWheel);
  listen('keydown', (all, event) => pressKey(all, event, 0));
  listen('keyup', (all, event) => pressKey(all, event, 2));
  listen('blur', releaseKeys);
  listen('contextmenu', (all, event) => {
    if (on.mayTouch()) event.preventDefault();
  });
  return {
    /** Forgets what is down; the lab has taken it away. */
    drop() {
      for (const pointer of hands.pointers.values()) {
        if (glass.hasPointerCapture(pointer.id)) glass.releasePointerCapture(pointer.id);
      }
      if (hands.wheel) endWheel(hands);
      lift(hands, [...hands.pointers.values()], CANCEL, performance.now());
      releaseKeys(hands, { timeStamp: performance.now() });
      hands.used.clear();
    },
    /** Says to those who hear the page what the screen is for. */
    showUse() {
      glass.tabIndex = on.mayTouch() ? 0 : -1;
      glass.setAttribute('role', on.mayTouch() ? 'application' : 'img');
    },
  };
}

function time(hands, milliseconds) {
  const now = shellTime(milliseconds);
  if (now === null) return null;
  hands.last = Math.max(hands.last, now);
  return hands.last;
}

function spot(hands, event) {
  const around = hands.stage.glass.getBoundingClientRect();
  return within(
    hands,
    (event.clientX - around.left) / hands.stage.scale,
    (event.clientY - around.top) / hands.stage.scale,
  );
}

// A finger that leaves the screen stays at its edge, as a glass's does.
function within(hands, x, y) {
  const { width, height } = hands.stage.picture ?? { width: 1, height: 1 };
  const side = (value, end) => Math.round(Math.min(Math.max(value, 0), end - 0.01) * 100) / 100;
  return { x: side(x, width), y: side(y, height) };
}

function number(hands) {
  let id = 1;
  while (hands.used.has(id)) id += 1;
  hands.used.add(id);
  return id;
}

function contact(id, phase, at, event) {
  const isPen = event?.pointerType === 'pen';
  const measures = isPen || (event?.pointerType === 'touch' && ![0, 0.5, 1].includes(event.pressure));
  const radius = event?.pointerType === 'touch' ? Math.max(event.width, event.height) / 2 : 0;
  return [
    id,
    phase,
    at.x,
    at.y,
    measures ? event.pressure * 4 : 0,
    radius,
    isPen ? PENCIL : 0,
    isPen ? event.altitudeAngle ?? Math.PI / 2 : Math.PI / 2,
    isPen ? event.azimuthAngle ?? 0 : 0,
  ];
}

function flags(event) {
  return (event?.shiftKey ? 1 << 17 : 0) + (event?.altKey ? 1 << 19 : 0);
}

function sendFrame(hands, milliseconds, frame) {
  const t = time(hands, milliseconds);
  if (t !== null) hands.on.send({ m: 'input', t, ...frame });
}

function pointerDown(hands, event) {
  if (!hands.on.mayTouch() || event.button !== 0) return;
  if (hands.wheel) endWheel(hands);
  if (event.isTrusted) hands.stage.glass.setPointerCapture(event.pointerId);
  const at = spot(hands, event);
  const pointer = { id: event.pointerId, contact: number(hands), at, mirror: null, early: 0 };
  hands.pointers.set(event.pointerId, pointer);
  const contacts = [contact(pointer.contact, DOWN, at, event)];
  if (event.pointerType === 'mouse' && event.altKey) {
    const { width, height } = hands.stage.picture;
    pointer.mirror = { contact: number(hands), around: { x: width / 2, y: height / 2 } };
    contacts.push(contact(pointer.mirror.contact, DOWN, mirrored(hands, pointer), null));
  }
  sendFrame(hands, event.timeStamp, { c: contacts });
}

// The second finger is opposite the first; with Shift both keep their distance, and what is between them moves.
function mirrored(hands, pointer) {
  const { around } = pointer.mirror;
  return within(hands, 2 * around.x - pointer.at.x, 2 * around.y - pointer.at.y);
}

// Browsers keep moves for their next frame, but for this event. A display has no use for more than one in half a frame.
function pointerEarly(hands, event) {
  const pointer = hands.pointers.get(event.pointerId);
  if (!pointer || event.timeStamp - pointer.early < EARLY_PAUSE) return;
  pointerMove(hands, event);
  pointer.early = event.timeStamp;
}

function pointerMove(hands, event) {
  const pointer = hands.pointers.get(event.pointerId);
  if (!pointer || event.timeStamp <= pointer.early) return;
  const all = event.getCoalescedEvents?.() ?? [];
  const earlier = [];
  for (const sample of all.slice(0, -1)) {
    const at = shellTime(sample.timeStamp);
    if (at !== null && at >= hands.last) {
      earlier.push([at, ...contact(pointer.contact, MOVE, spot(hands, sample), sample)]);
    }
  }
  const before = pointer.at;
  pointer.at = spot(hands, event);
  const contacts = [contact(pointer.contact, MOVE, pointer.at, event)];
  if (pointer.mirror) {
    if (event.shiftKey) {
      pointer.mirror.around.x += pointer.at.x - before.x;
      pointer.mirror.around.y += pointer.at.y - before.y;
    }
    contacts.push(contact(pointer.mirror.contact, MOVE, mirrored(hands, pointer), null));
  }
  sendFrame(hands, event.timeStamp, earlier.length > 0 ? { c: contacts, e: earlier.slice(-200) } : { c: contacts });
}

function pointerEnd(hands, event, phase) {
  const pointer = hands.pointers.get(event.pointerId);
  if (!pointer) return;
  if (phase === UP) pointer.at = spot(hands, event);
  lift(hands, [pointer], phase, event.timeStamp);
}

function lift(hands, pointers, phase, milliseconds) {
  const contacts = [];
  for (const pointer of pointers) {
    contacts.push(contact(pointer.contact, phase, pointer.at, null));
    if (pointer.mirror) contacts.push(contact(pointer.mirror.contact, phase, mirrored(hands, pointer), null));
    hands.used.delete(pointer.contact);
    hands.used.delete(pointer.mirror?.contact);
    hands.pointers.delete(pointer.id);
  }
  if (contacts.length > 0) sendFrame(hands, milliseconds, { c: contacts });
}

// A wheel or a trackpad moves two fingers; with Ctrl, which browsers say for a pinch, it moves them apart.
function turnWheel(hands, event) {
  if (!hands.on.mayTouch() || hands.pointers.size > 0) return;
  event.preventDefault();
  if (!hands.wheel) {
    hands.wheel = {
      at: spot(hands, event),
      apart: event.ctrlKey ? 60 : 24,
      ids: [number(hands), number(hands)],
      timer: 0,
    };
    sendWheel(hands, DOWN, event.timeStamp);
  }
  const { wheel } = hands;
  const unit = event.deltaMode === 1 ? 18 : 1;
  if (event.ctrlKey) {
    wheel.apart = Math.min(Math.max(wheel.apart * Math.exp((-event.deltaY * unit) / 200), 10), 300);
  } else {
    const to = { x: wheel.at.x - event.deltaX * unit, y: wheel.at.y - event.deltaY * unit };
    wheel.at = within(hands, to.x, to.y);
    sendWheel(hands, MOVE, event.timeStamp);
    // At the edge of the screen the fingers go back to where there is room, as those of a hand would.
    if (wheel.at.x !== Math.round(to.x * 100) / 100 || wheel.at.y !== Math.round(to.y * 100) / 100) {
      return endWheel(hands);
    }
    clearTimeout(wheel.timer);
    wheel.timer = setTimeout(() => endWheel(hands), WHEEL_PAUSE);
    return;
  }
  sendWheel(hands, MOVE, event.timeStamp);
  clearTimeout(wheel.timer);
  wheel.timer = setTimeout(() => endWheel(hands), WHEEL_PAUSE);
}

function sendWheel(hands, phase, milliseconds) {
  const { at, apart, ids } = hands.wheel;
  const places = [within(hands, at.x - apart, at.y), within(hands, at.x + apart, at.y)];
  sendFrame(hands, milliseconds, { c: ids.map((id, index) => contact(id, phase, places[index], null)) });
}

function endWheel(hands) {
  clearTimeout(hands.wheel.timer);
  sendWheel(hands, UP, performance.now());
  for (const id of hands.wheel.ids) hands.used.delete(id);
  hands.wheel = null;
}

// Tab leads out of the screen, and what is pressed with Ctrl or Command is the browser's.
function pressKey(hands, event, phase) {
  const usage = keyUsage(event.code);
  if (
    !hands.on.mayTouch() || usage === null || event.ctrlKey || event.metaKey || event.code === 'Tab' ||
    event.code === 'Home'
  ) return;
  event.preventDefault();
  event.stopPropagation();
  if (event.repeat || (phase === 2 && !hands.pressed.has(usage))) return;
  const characters = event.key.length <= 2 && Array.from(event.key).length === 1 ? event.key : '';
  if (phase === 0) hands.pressed.set(usage, characters);
  else hands.pressed.delete(usage);
  sendFrame(hands, event.timeStamp, { f: flags(event), k: [[usage, phase, characters]] });
}

function releaseKeys(hands, event) {
  const keys = [...hands.pressed].map(([usage, characters]) => [usage, 2, characters]);
  hands.pressed.clear();
  if (keys.length > 0) sendFrame(hands, event.timeStamp, { k: keys });
}
