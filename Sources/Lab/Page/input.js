// Owns what is done to the screen on the stage: fingers, pencils, the mouse with a second finger, wheels and keys, as
// frames for the lab. Times are the browser's, fitted to the shell's.

import { shellTime } from './live.js';
import { pointAt } from './stage.js';

/**
 * @typedef {import('./messages.js').Contact} Contact
 * @typedef {import('./messages.js').Frame} Frame
 * @typedef {import('./messages.js').PageMessage} PageMessage
 * @typedef {import('./stage.js').Stage} Stage
 */

const [DOWN, MOVE, UP, CANCEL] = [0, 1, 2, 3];
const PENCIL = 2;
const WHEEL_PAUSE = 160;
const EARLY_PAUSE = 8;
/**
 * What is down: pointers by the browser's numbers, the numbers of contacts that are used, keys by their usages with
 * what they type, and the two fingers that stand for a wheel.
 * @typedef {{
 *   stage: Stage, on: FingerEvents, pointers: Map<number, Pointer>, used: Set<number>, pressed: Map<number, string>,
 *   last: number, wheel: Wheel | null,
 * }} Hands
 * @typedef {{ mayTouch: () => boolean, send: (message: PageMessage) => void }} FingerEvents
 * @typedef {{ drop: () => void, tap: (x: number, y: number) => void, showUse: () => void }} FingerTaker
 * @typedef {{ id: number, contact: number, at: Spot, mirror: Mirror | null, early: number, told: Contact }} Pointer
 * @typedef {{ contact: number, around: Spot }} Mirror the second finger of a mouse, and what lies between both
 * @typedef {{ at: Spot, apart: number, ids: number[], timer: number }} Wheel
 * @typedef {{ x: number, y: number }} Spot
 * @typedef {PointerEvent & { altitudeAngle?: number, azimuthAngle?: number }} PenEvent
 */

/** @type {{ [code: string]: number }} */
// deno-fmt-ignore
const KEY_USAGES = {
  Enter: 40, Escape: 41, Backspace: 42, Tab: 43, Space: 44, Minus: 45, Equal: 46, BracketLeft: 47, BracketRight: 48,
  Backslash: 49, Semicolon: 51, Quote: 52, Backquote: 53, Comma: 54, Period: 55, Slash: 56, CapsLock: 57, Insert: 73,
  PageUp: 75, Delete: 76, End: 77, PageDown: 78, ArrowRight: 79, ArrowLeft: 80, ArrowDown: 81, ArrowUp: 82,
  ShiftLeft: 225, AltLeft: 226, ShiftRight: 229, AltRight: 230,
};

// The number of a key among those of keyboards, or null: what is printed on it does not matter.
/** @type {(code: string) => number | null} */
function keyUsage(code) {
  if (/^Key[A-Z]$/.test(code)) return code.charCodeAt(3) - 61;
  if (/^Digit\d$/.test(code)) return code === 'Digit0' ? 39 : 29 + Number(code[5]);
  if (/^F([1-9]|1[0-2])$/.test(code)) return 57 + Number(code.slice(1));
  return KEY_USAGES[code] ?? null;
}

// Takes fingers on a stage. `on.mayTouch()` says whether they count, and `on.send(message)` sends a frame.
/** @type {(stage: Stage, on: FingerEvents) => FingerTaker} */
export function makeFingers(stage, on) {
  const { glass } = stage;
  stage.mayTouch = on.mayTouch;
  /** @type {Hands} */
  const hands = { stage, on, pointers: new Map(), used: new Set(), pressed: new Map(), last: 0, wheel: null };
  /** @type {(name: string, act: (hands: Hands, event: any) => void) => void} */
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
  return {
    /** Forgets what is down; the lab has taken it away. */
    drop() {
      for (const pointer of hands.pointers.values()) {
        if (glass.hasPointerCapture(pointer.id)) glass.releasePointerCapture(pointer.id);
      }
      endWheel(hands);
      lift(hands, [...hands.pointers.values()], CANCEL, performance.now());
      releaseKeys(hands, { timeStamp: performance.now() });
      hands.used.clear();
    },
    /** Taps a place of the screen, for those who have no pointer. */
    tap(x, y) {
      if (!on.mayTouch()) return;
      const [id, at, now] = [number(hands), within(hands, x, y), performance.now()];
      sendFrame(hands, now, { c: [contact(id, DOWN, at, null)] });
      setTimeout(() => {
        sendFrame(hands, performance.now(), { c: [contact(id, UP, at, null)] });
        hands.used.delete(id);
      }, 60);
    },
    /** Says to those who hear the page what the screen is for. */
    showUse() {
      glass.tabIndex = on.mayTouch() ? 0 : -1;
      glass.setAttribute('role', on.mayTouch() ? 'application' : 'img');
    },
  };
}

/** @type {(hands: Hands, milliseconds: number) => number | null} */
function time(hands, milliseconds) {
  const now = shellTime(milliseconds);
  if (now === null) return null;
  hands.last = Math.max(hands.last, now);
  return hands.last;
}

/** @type {(hands: Hands, event: MouseEvent) => Spot} */
function spot(hands, event) {
  const { x, y } = pointAt(hands.stage, event);
  return within(hands, x, y);
}

// A finger that leaves the screen stays at its edge, as a glass's does.
/** @type {(hands: Hands, x: number, y: number) => Spot} */
function within(hands, x, y) {
  const { width, height } = hands.stage.picture ?? { width: 1, height: 1 };
  /** @type {(value: number, end: number) => number} */
  const side = (value, end) => Math.round(Math.min(Math.max(value, 0), end - 0.01) * 100) / 100;
  return { x: side(x, width), y: side(y, height) };
}

/** @type {(hands: Hands) => number} */
function number(hands) {
  let id = 1;
  while (hands.used.has(id)) id += 1;
  hands.used.add(id);
  return id;
}

/** @type {(id: number, phase: number, at: Spot, event: PenEvent | null) => Contact} */
function contact(id, phase, at, event) {
  const { x, y } = at;
  if (event?.pointerType === 'pen') {
    const { pressure, altitudeAngle = Math.PI / 2, azimuthAngle = 0 } = event;
    return [id, phase, x, y, pressure * 4, 0, PENCIL, altitudeAngle, azimuthAngle];
  }
  const isTouch = event?.pointerType === 'touch';
  const force = isTouch && ![0, 0.5, 1].includes(event.pressure) ? event.pressure * 4 : 0;
  const radius = isTouch ? Math.max(event.width, event.height) / 2 : 0;
  return [id, phase, x, y, force, radius, 0, Math.PI / 2, 0];
}

/** @type {(event: KeyboardEvent) => number} */
function flags(event) {
  return (event.shiftKey ? 1 << 17 : 0) + (event.altKey ? 1 << 19 : 0);
}

/** @type {(hands: Hands, milliseconds: number, frame: Frame) => void} */
function sendFrame(hands, milliseconds, frame) {
  const t = time(hands, milliseconds);
  if (t !== null) hands.on.send({ m: 'input', t, ...frame });
}

/** @type {(hands: Hands, event: PointerEvent) => void} */
function pointerDown(hands, event) {
  if (!hands.on.mayTouch() || event.button !== 0) return;
  endWheel(hands);
  if (event.isTrusted) hands.stage.glass.setPointerCapture(event.pointerId);
  const at = spot(hands, event);
  const told = contact(number(hands), DOWN, at, event);
  /** @type {Pointer} */
  const pointer = { id: event.pointerId, contact: told[0], at, mirror: null, early: 0, told };
  hands.pointers.set(event.pointerId, pointer);
  const contacts = [told];
  if (event.pointerType === 'mouse' && event.altKey) {
    const { width, height } = hands.stage.picture ?? { width: 1, height: 1 };
    const mirror = { contact: number(hands), around: { x: width / 2, y: height / 2 } };
    pointer.mirror = mirror;
    contacts.push(mirrored(hands, pointer, mirror, DOWN));
  }
  sendFrame(hands, event.timeStamp, { c: contacts });
}

// The second finger is opposite the first; with Shift both keep their distance, and what is between them moves.
/** @type {(hands: Hands, pointer: Pointer, mirror: Mirror, phase: number) => Contact} */
function mirrored(hands, pointer, mirror, phase) {
  const { around } = mirror;
  return contact(mirror.contact, phase, within(hands, 2 * around.x - pointer.at.x, 2 * around.y - pointer.at.y), null);
}

// Browsers keep moves for their next frame, but for this event. A display has no use for more than one in half a frame.
/** @type {(hands: Hands, event: PointerEvent) => void} */
function pointerEarly(hands, event) {
  const pointer = hands.pointers.get(event.pointerId);
  if (!pointer || event.timeStamp - pointer.early < EARLY_PAUSE) return;
  pointerMove(hands, event);
  pointer.early = event.timeStamp;
}

// Whether a contact differs from what was sent of it last: browsers repeat samples.
/** @type {(pointer: Pointer, contact: Contact) => boolean} */
function isNew(pointer, contact) {
  return contact.slice(2).join() !== pointer.told.slice(2).join();
}

/** @type {(hands: Hands, event: PointerEvent) => void} */
function pointerMove(hands, event) {
  const pointer = hands.pointers.get(event.pointerId);
  if (!pointer || event.timeStamp <= pointer.early) return;
  const all = event.getCoalescedEvents?.() ?? [];
  /** @type {number[][]} */
  const earlier = [];
  for (const sample of all.slice(0, -1)) {
    const at = shellTime(sample.timeStamp);
    const told = contact(pointer.contact, MOVE, spot(hands, sample), sample);
    if (at !== null && at >= hands.last && isNew(pointer, told)) {
      earlier.push([at, ...told]);
      pointer.told = told;
    }
  }
  const before = pointer.at;
  pointer.at = spot(hands, event);
  const told = contact(pointer.contact, MOVE, pointer.at, event);
  if (earlier.length === 0 && !isNew(pointer, told)) return;
  pointer.told = told;
  const contacts = [told];
  if (pointer.mirror) {
    if (event.shiftKey) {
      pointer.mirror.around.x += pointer.at.x - before.x;
      pointer.mirror.around.y += pointer.at.y - before.y;
    }
    contacts.push(mirrored(hands, pointer, pointer.mirror, MOVE));
  }
  sendFrame(hands, event.timeStamp, earlier.length > 0 ? { c: contacts, e: earlier.slice(-200) } : { c: contacts });
}

/** @type {(hands: Hands, event: PointerEvent, phase: number) => void} */
function pointerEnd(hands, event, phase) {
  const pointer = hands.pointers.get(event.pointerId);
  if (!pointer) return;
  if (phase === UP) pointer.at = spot(hands, event);
  lift(hands, [pointer], phase, event.timeStamp);
}

/** @type {(hands: Hands, pointers: Pointer[], phase: number, milliseconds: number) => void} */
function lift(hands, pointers, phase, milliseconds) {
  const contacts = [];
  for (const pointer of pointers) {
    contacts.push(contact(pointer.contact, phase, pointer.at, null));
    hands.used.delete(pointer.contact);
    hands.pointers.delete(pointer.id);
    if (!pointer.mirror) continue;
    contacts.push(mirrored(hands, pointer, pointer.mirror, phase));
    hands.used.delete(pointer.mirror.contact);
  }
  if (contacts.length > 0) sendFrame(hands, milliseconds, { c: contacts });
}

// A wheel or a trackpad moves two fingers; with Ctrl, which browsers say for a pinch, it moves them apart.
/** @type {(hands: Hands, event: WheelEvent) => void} */
function turnWheel(hands, event) {
  if (!hands.on.mayTouch() || hands.pointers.size > 0) return;
  event.preventDefault();
  const wheel = hands.wheel ?? beginWheel(hands, event);
  const unit = event.deltaMode === 1 ? 18 : 1;
  let isAtEdge = false;
  if (event.ctrlKey) {
    wheel.apart = Math.min(Math.max(wheel.apart * Math.exp((-event.deltaY * unit) / 200), 10), 300);
  } else {
    const to = { x: wheel.at.x - event.deltaX * unit, y: wheel.at.y - event.deltaY * unit };
    wheel.at = within(hands, to.x, to.y);
    isAtEdge = wheel.at.x !== Math.round(to.x * 100) / 100 || wheel.at.y !== Math.round(to.y * 100) / 100;
  }
  sendWheel(hands, wheel, MOVE, event.timeStamp);
  // At the edge of the screen the fingers go back to where there is room, as those of a hand would.
  if (isAtEdge) return endWheel(hands);
  clearTimeout(wheel.timer);
  wheel.timer = setTimeout(() => endWheel(hands), WHEEL_PAUSE);
}

/** @type {(hands: Hands, event: WheelEvent) => Wheel} */
function beginWheel(hands, event) {
  const apart = event.ctrlKey ? 60 : 24;
  const wheel = { at: spot(hands, event), apart, ids: [number(hands), number(hands)], timer: 0 };
  hands.wheel = wheel;
  sendWheel(hands, wheel, DOWN, event.timeStamp);
  return wheel;
}

/** @type {(hands: Hands, wheel: Wheel, phase: number, milliseconds: number) => void} */
function sendWheel(hands, wheel, phase, milliseconds) {
  const { at, apart, ids } = wheel;
  const places = [within(hands, at.x - apart, at.y), within(hands, at.x + apart, at.y)];
  sendFrame(hands, milliseconds, { c: ids.map((id, index) => contact(id, phase, places[index], null)) });
}

/** @type {(hands: Hands) => void} */
function endWheel(hands) {
  const { wheel } = hands;
  if (!wheel) return;
  clearTimeout(wheel.timer);
  sendWheel(hands, wheel, UP, performance.now());
  for (const id of wheel.ids) hands.used.delete(id);
  hands.wheel = null;
}

// Tab leads out of the screen, and what is pressed with Ctrl or Command is the browser's.
/** @type {(hands: Hands, event: KeyboardEvent, phase: number) => void} */
function pressKey(hands, event, phase) {
  const usage = keyUsage(event.code);
  const isOurs = event.ctrlKey || event.metaKey || event.code === 'Tab' || event.code === 'Home';
  if (!hands.on.mayTouch() || usage === null || isOurs) return;
  event.preventDefault();
  event.stopPropagation();
  if (event.repeat || (phase === 2 && !hands.pressed.has(usage))) return;
  const characters = event.key.length <= 2 && Array.from(event.key).length === 1 ? event.key : '';
  if (phase === 0) hands.pressed.set(usage, characters);
  else hands.pressed.delete(usage);
  sendFrame(hands, event.timeStamp, { f: flags(event), k: [[usage, phase, characters]] });
}

/** @type {(hands: Hands, event: { timeStamp: number }) => void} */
function releaseKeys(hands, event) {
  /** @type {Frame['k']} */
  const keys = [...hands.pressed].map(([usage, characters]) => [usage, 2, characters]);
  hands.pressed.clear();
  if (keys.length > 0) sendFrame(hands, event.timeStamp, { k: keys });
}
