// Owns the form of changes: what can be changed of what is picked, what was changed, and what came of it. The engine is
// asked with `ask(what, parameters)`; a page from a file has none, and shows what it was given.

import { richText } from './answer.js';
import { subjectNames } from './compare.js';
import { button, element, empty } from './dom.js';
import { NO_SCREEN } from './feed.js';
import { copyButton } from './meant.js';
import { buildModel } from './model.js';
import { playedRun, runAgain, secondRun } from './rerun.js';
import { nameOf } from './words.js';

/**
 * @typedef {import('./feed.js').RulesById} RulesById
 * @typedef {import('./feed.js').Screen} Screen
 * @typedef {import('./live.js').Replied} Replied
 * @typedef {import('./messages.js').Field} Field
 * @typedef {import('./messages.js').Gesture} Gesture
 * @typedef {import('./messages.js').Question} Question
 * @typedef {import('./messages.js').Scene} Scene
 * @typedef {import('./messages.js').SubjectChange} SubjectChange
 * @typedef {import('./messages.js').SubjectName} SubjectName
 * @typedef {import('./model.js').Lane} Lane
 * @typedef {import('./model.js').LaneKind} LaneKind
 * @typedef {import('./model.js').Model} Model
 * @typedef {import('./rerun.js').RunMessages} RunMessages
 * @typedef {import('./rerun.js').SecondRun} SecondRun
 */

/**
 * The form: the run that it is about, the lane and what can be changed of its subject, the changes, and what came of
 * them; `known` says of each screen whether its file has a script, `subject` asks for the form.
 * @typedef {{
 *   root: HTMLElement, on: WhatIfEvents, screen: Screen, model: Model, rules: RulesById, scene?: Scene,
 *   lane: Lane | null, name: string, subject: Partial<Question>, form: Replied | null, changes: SubjectChange[],
 *   result: SecondRun | null, problem: string, asked: number, known: Map<number, Replied>,
 * }} WhatIf
 * @typedef {{
 *   ask: ((what: string, parameters?: Partial<Question>) => Promise<Replied>) | null,
 *   show: (result: SecondRun | null) => void, adopt: (screen: Screen) => void,
 *   gesture: () => Gesture | null | undefined,
 * }} WhatIfEvents
 */

/** @type {{ [Kind in LaneKind]?: string[] }} */
const FIELDS = {
  recognizer: ['isEnabled', 'cancelsTouchesInView', 'delaysTouchesBegan', 'delaysTouchesEnded', 'require(toFail:)'],
  view: ['isUserInteractionEnabled', 'isHidden', 'alpha', 'isMultipleTouchEnabled', 'isExclusiveTouch'],
  control: ['isUserInteractionEnabled', 'isHidden', 'alpha', 'isEnabled'],
  scroll: ['isUserInteractionEnabled', 'delaysContentTouches', 'canCancelContentTouches', 'isScrollEnabled'],
};

const UNREPEATED = 'What an application takes from a clock, a file, the network or chance is not repeated.';

// Makes the form; `on` has `ask` (or null), `show(result)`, with null for the run as it was, `adopt(screen)`, and
// `gesture()`, which is shown.
/** @type {(root: HTMLElement, on: WhatIfEvents) => WhatIf} */
export function makeWhatIf(root, on) {
  return {
    root,
    on,
    screen: NO_SCREEN,
    model: buildModel([]),
    rules: new Map(),
    lane: null,
    name: '',
    subject: {},
    form: null,
    changes: [],
    result: null,
    problem: '',
    asked: 0,
    known: new Map(),
  };
}

// Shows another screen.
/** @type {(view: WhatIf, screen: Screen, model: Model, rules: RulesById, scene?: Scene) => void} */
export function setRun(view, screen, model, rules, scene) {
  Object.assign(view, { screen, model, rules, scene, lane: null, form: null, changes: [], result: null, problem: '' });
  view.asked += 1;
  renderForm(view);
  learn(view);
}

// Whether the screen is from a file, and has a script.
/** @type {(view: WhatIf) => Promise<void>} */
async function learn(view) {
  const { screen, known } = view;
  if (!view.on.ask || known.has(screen.id)) return;
  known.set(screen.id, {});
  try {
    known.set(screen.id, await view.on.ask('about', { screen: screen.id }));
    if (view.screen === screen) renderForm(view);
  } catch {
    known.delete(screen.id);
  }
}

// Plays the script of the file, and shows it instead of what was touched.
/** @type {(view: WhatIf) => void} */
export function playScript(view) {
  const { screen, rules } = view;
  const isScript = true;
  requestReply(view, 'again', { script: isScript }, (reply) => {
    view.on.adopt({ ...playedRun(screen, rules, reply.messages), isScript });
  });
}

// Shows what can be changed of a lane's subject; null for nothing.
/** @type {(view: WhatIf, lane: Lane | null) => Promise<void>} */
export async function setSubject(view, lane) {
  view.lane = lane && FIELDS[lane.kind] ? lane : null;
  view.form = null;
  // Where the run as it was was played again, it has names of its own.
  const first = view.result?.first?.model;
  const model = first ?? view.model;
  view.name = nameOf(model, lane?.id);
  renderForm(view);
  if (!view.lane) return;
  const { key, id } = view.lane;
  const from = model.slices.find((slice) => slice.lane === key)?.from;
  view.subject = { ...subjectNames(model).get(id ?? NaN), from, ...(first ? {} : { of: id }) };
  await askForm(view);
}

/** @type {(view: WhatIf) => Promise<void>} */
async function askForm(view) {
  await requestReply(view, 'form', view.subject, (reply) => {
    view.form = reply;
  });
}

/**
 * @type {(view: WhatIf, what: string, parameters: Partial<Question>, use: (reply: Replied) => void) => Promise<void>}
 */
async function requestReply(view, what, parameters, use) {
  const { screen, model, on } = view;
  if (!on.ask) return;
  view.asked += 1;
  const mine = view.asked;
  const run = { screen: screen.id, script: screen.isScript === true, until: model.end + 1e-6, began: on.gesture()?.t };
  try {
    const reply = await on.ask(what, { ...run, ...parameters });
    if (mine !== view.asked) return;
    view.problem = '';
    use(reply);
  } catch (error) {
    if (mine !== view.asked) return;
    view.problem = error instanceof Error ? error.message : String(error);
  }
  renderForm(view);
}

/** @type {(view: WhatIf) => void} */
function playAgain(view) {
  const { screen, model, rules } = view;
  requestReply(view, 'again', {}, (reply) => {
    view.result = runAgain(screen, model, rules, reply);
    view.on.show(view.result);
  });
}

/** @type {(view: WhatIf, reply: RunMessages | null) => void} */
function finishRun(view, reply) {
  view.result = reply ? secondRun(view.screen, view.model, view.rules, reply) : null;
  view.on.show(view.result);
}

/** @type {(one: SubjectChange, other: SubjectChange) => boolean} */
function sameChange(one, other) {
  /** @type {(change: SubjectChange) => string} */
  const text = ({ kind, name, nth, set, require }) =>
    JSON.stringify([kind, name, nth ?? 0, set ?? null, require ? [require.name, require.nth] : null]);
  return text(one) === text(other);
}

/** @type {(view: WhatIf, wanted: SubjectChange, isAsItWas: boolean) => void} */
function askFor(view, wanted, isAsItWas) {
  view.changes = view.changes.filter((one) => !sameChange(one, wanted));
  if (!isAsItWas) view.changes.push(wanted);
  playChanged(view);
}

// Plays the fingers with all changes; without any, the run as it was is shown.
/** @type {(view: WhatIf) => void} */
function playChanged(view) {
  const { changes } = view;
  if (changes.length > 0) {
    requestReply(view, 'what-if', { changes }, (reply) => finishRun(view, reply));
  } else {
    view.asked += 1;
    showTry(view, null);
  }
}

// Shows a second run that came with the page, or the run as it was.
/** @type {(view: WhatIf, one: RunMessages | null) => void} */
function showTry(view, one) {
  finishRun(view, one);
  renderForm(view);
}

/** @type {(view: WhatIf) => void} */
function resetChanges(view) {
  view.changes = [];
  playChanged(view);
  if (view.lane && view.on.ask) askForm(view);
}

/** @type {(view: WhatIf) => void} */
function renderForm(view) {
  const active = document.activeElement;
  const focused = active instanceof HTMLElement && view.root.contains(active) ? active.dataset.key : null;
  view.root.replaceChildren(...nodesOf(view));
  const again = focused ? view.root.querySelector(`[data-key="${CSS.escape(focused)}"]`) : null;
  if (again instanceof HTMLElement) again.focus();
}

/** @type {(view: WhatIf) => Element[]} */
function nodesOf(view) {
  const { screen, model, scene, result } = view;
  const nodes = [];
  const known = screen.isScript ? undefined : view.known.get(screen.id);
  if (known?.script) {
    const script = button('Play the script of the file', () => playScript(view), { 'data-key': 'script' });
    nodes.push(element('p', {}, script));
  }
  if (known?.again && model.lanes.length > 0) {
    const more = { 'data-key': 'again', title: 'The same fingers, in a fresh run' };
    nodes.push(element('p', {}, button('Play again from the start', () => playAgain(view), more)));
  }
  const tries = screen.tries.map((one, index) => {
    const isOn = result?.title === one.title;
    return tryButton(index, one.title, isOn, () => showTry(view, isOn ? null : one));
  });
  if (tries.length > 0) nodes.push(element('p', { class: 'tries' }, ...tries));
  if (view.on.ask && scene?.changes && model.lanes.length > 0) {
    const isOn = view.changes === scene.changes;
    const act = () => {
      view.changes = isOn ? [] : scene.changes;
      playChanged(view);
    };
    nodes.push(element('p', { class: 'tries' }, tryButton(0, scene.title, isOn, act)));
  }
  if (view.lane) {
    const name = element('span', { class: 'name', text: view.name });
    nodes.push(element('p', {}, name), formOf(view, view.lane));
  } else if (tries.length === 0 || view.on.ask) {
    const what = view.on.ask
      ? 'change something about it and play the same fingers again'
      : 'see what could be changed about it';
    nodes.push(empty(`Pick a lane or a view to ${what}.`));
  }
  if (view.problem) nodes.push(element('p', { class: 'warn', role: 'alert', text: view.problem }));
  if (result) nodes.push(...resultOf(view, result));
  return nodes;
}

/** @type {(index: number, text: string, isOn: boolean, act: () => void) => Element} */
function tryButton(index, text, isOn, act) {
  return button(text, act, { 'data-key': `try-${index}`, 'aria-pressed': String(isOn) });
}

/** @type {(view: WhatIf, lane: Lane) => Element} */
function formOf(view, lane) {
  if (!view.on.ask) {
    const labels = (FIELDS[lane.kind] ?? []).map((key) => element('li', {}, element('code', { text: key })));
    const command = element('code', { text: 'fingerpost lab FILE' });
    const hint = ['To try it, open the file with ', command, ': a page from disk has no engine.'];
    return element('div', {}, element('ul', { class: 'plain' }, ...labels), element('p', { class: 'empty' }, ...hint));
  }
  const { form } = view;
  if (!form) return empty(view.problem ? '' : 'Asking…');
  const { kind = '', name = '', nth = 0 } = form;
  const subject = { kind, name, nth, from: view.subject.from };
  const others = (form.others ?? []).map((other) => otherOf(view, subject, other));
  const requirements = element('div', { class: 'others' }, element('code', { text: 'require(toFail:)' }), ...others);
  return element(
    'fieldset',
    {},
    element('legend', { class: 'hidden-text', text: `What if ${name} were different?` }),
    ...(form.fields ?? []).map((field) => fieldOf(view, subject, field)),
    others.length > 0 ? requirements : null,
  );
}

/** @type {(view: WhatIf, subject: SubjectName, field: Field) => Element} */
function fieldOf(view, subject, field) {
  const { key, value: original } = field;
  const wanted = { ...subject, set: key };
  const now = view.changes.find((one) => sameChange(one, wanted))?.value ?? original;
  const isFlag = typeof original === 'boolean';
  const limits = { min: field.from, max: field.to, step: field.whole ? 1 : 'any' };
  const input = element('input', {
    'data-key': key,
    ...(isFlag ? { type: 'checkbox', checked: now } : { type: 'number', value: now, ...limits }),
  });
  input.addEventListener('change', () => {
    const value = isFlag ? input.checked : Number(input.value);
    if (!isFlag && (input.value === '' || !input.checkValidity())) input.reportValidity();
    else askFor(view, { ...wanted, value }, value === original);
  });
  return element('label', { class: now === original ? null : 'changed' }, input, element('code', { text: key }));
}

/** @type {(view: WhatIf, subject: SubjectName, other: SubjectName & { required: boolean }) => Element} */
function otherOf(view, subject, other) {
  const { kind, name, nth, required } = other;
  const wanted = { ...subject, require: { kind, name, nth } };
  const now = view.changes.find((one) => sameChange(one, wanted))?.value ?? required;
  const input = element('input', { 'data-key': `require ${nth} ${name}`, type: 'checkbox', checked: now });
  input.addEventListener('change', () => {
    askFor(view, { ...wanted, value: input.checked }, input.checked === required);
  });
  const label = element('span', { class: 'name', text: name });
  return element('label', { class: now === required ? null : 'changed' }, input, label);
}

/** @type {(view: WhatIf, result: SecondRun) => Element[]} */
function resultOf(view, result) {
  const nodes = [];
  /** @type {(text: string) => void} */
  const warn = (text) => void nodes.push(element('p', { class: 'warn', text }));
  if (result.code.length > 0) {
    const code = result.code.join('\n');
    const title = element('small', { text: 'As a fix' });
    const row = element('div', { class: 'row' }, title, element('span', { class: 'space' }), copyButton(code));
    nodes.push(element('div', { class: 'fix' }, row, element('code', { text: code })));
  }
  for (const line of result.undone) {
    nodes.push(element('p', { class: 'warn' }, 'This could not be set: ', element('code', { text: line })));
  }
  result.notes.forEach(warn);
  if (result.isShaky) warn(`Without the change it is not the same again, either. ${UNREPEATED}`);
  if (result.isAgain) {
    const text = result.isSame
      ? 'Played again: exactly the same.'
      : `Played again, this is not the same. ${UNREPEATED}`;
    nodes.push(element('p', { text }));
  }
  const items = result.sentences.slice(0, 8).map((text) => element('li', {}, ...richText(text, view.rules)));
  if (items.length > 0) nodes.push(element('ul', { class: 'differences' }, ...items));
  else if (!result.isAgain) {
    const other = 'What happens in the end is the same; the outlined parts differ.';
    nodes.push(element('p', { text: result.isSame ? 'The same fingers do exactly the same.' : other }));
  }
  const back = button('Back to the run as it was', () => resetChanges(view), { 'data-key': 'back' });
  nodes.push(element('p', { class: 'tools' }, back));
  return nodes;
}
