// Owns the form of changes: what can be changed of what is picked, what was changed, and what came of it. The engine is
// asked with `ask(what, parameters)`; a page from a file has none, and shows what it was given.

import { element } from './dom.js';
import { partsAsNodes } from './answer.js';
import { compareRuns, subjectNames } from './compare.js';
import { take } from './feed.js';
import { buildModel } from './model.js';
import { nameOf } from './words.js';

const FIELDS = {
  recognizer: ['isEnabled', 'cancelsTouchesInView', 'delaysTouchesBegan', 'delaysTouchesEnded', 'require(toFail:)'],
  view: ['isUserInteractionEnabled', 'isHidden', 'alpha', 'isMultipleTouchEnabled', 'isExclusiveTouch'],
  control: ['isUserInteractionEnabled', 'isHidden', 'alpha', 'isEnabled'],
  scroll: ['isUserInteractionEnabled', 'delaysContentTouches', 'canCancelContentTouches', 'isScrollEnabled'],
};

const UNREPEATED = 'What an application takes from a clock, a file, the network or chance is not repeated.';

/** Makes the form; `on` has `ask` (or null), `show(result)`, with null for the run as it was, and `adopt(screen)`. */
export function makeWhatIf(root, on) {
  return {
    root,
    on,
    screen: null,
    model: null,
    lane: null,
    form: null,
    changes: [],
    result: null,
    problem: '',
    asked: 0,
    known: new Map(),
  };
}

/** Shows another screen. */
export function setRun(view, screen, model, rules, scene) {
  Object.assign(view, { screen, model, rules, scene, lane: null, form: null, changes: [], result: null, problem: '' });
  view.asked += 1;
  renderForm(view);
  learn(view);
}

// Whether the screen is from a file, and has a script.
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

/** Plays the script of the file, and shows it instead of what was touched. */
export function playScript(view) {
  const { screen } = view;
  requestReply(view, 'again', {}, (reply) => {
    const played = { ...emptyRun(screen), isScript: true };
    for (const message of reply.messages) take({ screens: [played], rules: view.rules }, message);
    view.on.adopt(played);
  }, true);
}

function emptyRun(screen) {
  return { ...screen, pictures: [], facts: [], chains: [], fingers: [], gaps: [], tries: [], answer: null };
}

/** Shows what can be changed of a lane's subject; null for nothing. */
export async function setSubject(view, lane) {
  view.lane = lane && FIELDS[lane.kind] ? lane : null;
  view.form = null;
  renderForm(view);
  if (!view.lane || !view.on.ask) return;
  view.from = view.model.slices.find((slice) => slice.lane === lane.key)?.from;
  const subject = { ...subjectNames(view.model).get(view.lane.id), from: view.from };
  await requestReply(view, 'form', subject, (reply) => {
    view.form = reply;
  });
}

async function requestReply(view, what, parameters, use, script = view.screen.isScript === true) {
  view.asked += 1;
  const mine = view.asked;
  try {
    const reply = await view.on.ask(what, {
      screen: view.screen.id,
      script,
      until: view.model.end + 1e-6,
      ...parameters,
    });
    if (mine !== view.asked) return;
    view.problem = '';
    use(reply);
  } catch (error) {
    if (mine !== view.asked) return;
    view.problem = error.message;
  }
  renderForm(view);
}

/** Takes the messages of a second run, and says what is different. */
export function secondRun(screen, model, rules, reply) {
  const second = playedRun(screen, rules, reply.messages);
  const [first, own] = reply.notes
    ? [buildModel(touched(screen.facts)), buildModel(touched(second.facts))]
    : [model, buildModel(second.facts)];
  const isShaky = reply.base &&
    !compareRuns(first, buildModel(touched(playedRun(screen, rules, reply.base).facts, model.end))).isSame;
  return {
    ...compareRuns(first, own),
    screen: second,
    own,
    code: reply.code ?? [],
    undone: reply.undone ?? [],
    title: reply.title ?? '',
    notes: reply.notes ?? [],
    isShaky,
  };
}

function playedRun(screen, rules, messages) {
  const played = emptyRun(screen);
  for (const message of messages) take({ screens: [played], rules }, message);
  return played;
}

// The facts from the first finger on: how long an application takes to start is not repeated.
function touched(facts, end = Infinity) {
  const begin = facts.find((fact) => fact.fact === 'contact' || fact.fact === 'press')?.t ?? 0;
  return facts.filter((fact) => fact.fact === 'subject' || (fact.t >= begin && fact.t <= end + 1e-6));
}

// Plays what was touched without a change, up to where it was recorded, beside the recording.
function playAgain(view) {
  const { screen, model, rules } = view;
  requestReply(view, 'again', {}, (reply) => {
    const played = playedRun(screen, rules, reply.messages);
    played.facts = touched(played.facts, model.end);
    const own = buildModel(played.facts);
    view.result = {
      ...compareRuns(buildModel(touched(screen.facts)), own, 'again'),
      screen: played,
      own,
      code: [],
      undone: [],
      title: '',
      notes: reply.notes ?? [],
      isAgain: true,
    };
    view.on.show(view.result);
  });
}

function finishRun(view, reply) {
  view.result = reply ? secondRun(view.screen, view.model, view.rules, reply) : null;
  view.on.show(view.result);
}

function sameChange(one, other) {
  const text = ({ kind, name, nth, set, require }) =>
    JSON.stringify([kind, name, nth ?? 0, set ?? null, require ? [require.name, require.nth] : null]);
  return text(one) === text(other);
}

function askFor(view, wanted, isAsItWas) {
  view.changes = view.changes.filter((one) => !sameChange(one, wanted));
  if (!isAsItWas) view.changes.push(wanted);
  playChanged(view);
}

/** Plays the fingers with all changes; without any, the run as it was is shown. */
function playChanged(view) {
  if (view.changes.length === 0) {
    view.asked += 1;
    finishRun(view, null);
    renderForm(view);
    return;
  }
  const changes = view.changes.map(({ kind, name, nth, set, require, value, from }) => ({
    kind,
    name,
    nth,
    set,
    require,
    value,
    from,
  }));
  requestReply(view, 'what-if', { changes }, (reply) => finishRun(view, reply));
}

/** Shows a second run that came with the page. */
export function showTry(view, one) {
  finishRun(view, one);
  renderForm(view);
}

function resetChanges(view) {
  view.changes = [];
  playChanged(view);
  if (view.lane && view.on.ask) setSubject(view, view.lane);
}

function renderForm(view) {
  const focused = view.root.contains(document.activeElement) ? document.activeElement.dataset.key : null;
  view.root.replaceChildren(...nodesOf(view));
  if (focused) view.root.querySelector(`[data-key="${CSS.escape(focused)}"]`)?.focus();
}

function nodesOf(view) {
  const nodes = [];
  const tries = view.screen?.tries ?? [];
  if (view.known.get(view.screen?.id)?.script && !view.screen.isScript) {
    nodes.push(
      element(
        'p',
        {},
        element('button', {
          type: 'button',
          'data-key': 'script',
          text: 'Play the script of the file',
          onclick: () => playScript(view),
        }),
      ),
    );
  }
  if (view.known.get(view.screen?.id)?.again && !view.screen.isScript && view.model?.lanes.length > 0) {
    nodes.push(
      element(
        'p',
        {},
        element('button', {
          type: 'button',
          'data-key': 'again',
          text: 'Play again from the start',
          title: 'The same fingers, in a fresh run',
          onclick: () => playAgain(view),
        }),
      ),
    );
  }
  if (tries.length > 0) {
    nodes.push(element(
      'p',
      { class: 'tries' },
      ...tries.map((one, index) =>
        element('button', {
          type: 'button',
          'data-key': `try-${index}`,
          'aria-pressed': String(view.result?.title === one.title),
          text: one.title,
          onclick: () => showTry(view, view.result?.title === one.title ? null : one),
        })
      ),
    ));
  }
  if (view.on.ask && view.scene?.changes && view.model?.lanes.length > 0) {
    const { title, changes } = view.scene;
    const isOn = view.changes === changes;
    nodes.push(element(
      'p',
      { class: 'tries' },
      element('button', {
        type: 'button',
        'data-key': 'try-0',
        'aria-pressed': String(isOn),
        text: title,
        onclick: () => {
          view.changes = isOn ? [] : changes;
          playChanged(view);
        },
      }),
    ));
  }
  if (!view.lane) {
    if (tries.length === 0 || view.on.ask) {
      nodes.push(element('p', {
        class: 'empty',
        text: view.on.ask
          ? 'Pick a lane or a view to change something about it and play the same fingers again.'
          : 'Pick a lane or a view to see what could be changed about it.',
      }));
    }
  } else {
    nodes.push(
      element('p', {}, element('span', { class: 'name', text: nameOf(view.model, view.lane.id) })),
      formOf(view),
    );
  }
  if (view.problem) nodes.push(element('p', { class: 'warn', role: 'alert', text: view.problem }));
  nodes.push(...resultOf(view));
  return nodes;
}

function formOf(view) {
  if (!view.on.ask) {
    return element(
      'fieldset',
      { disabled: true },
      ...FIELDS[view.lane.kind].map((key) =>
        element('label', {}, element('input', { type: 'checkbox' }), element('code', { text: key }))
      ),
      element(
        'p',
        { class: 'empty' },
        'To try it, open the file with ',
        element('code', { text: 'fingerpost lab FILE' }),
        ': a page from disk has no engine.',
      ),
    );
  }
  const { form } = view;
  if (!form) return element('p', { class: 'empty', text: view.problem ? '' : 'Asking…' });
  const subject = { kind: form.kind, name: form.name, nth: form.nth, from: view.from };
  const others = (form.others ?? []).map((other) => otherOf(view, subject, other));
  return element(
    'fieldset',
    {},
    element('legend', { class: 'hidden-text', text: `What if ${form.name} were different?` }),
    ...form.fields.map((field) => fieldOf(view, subject, field)),
    others.length > 0
      ? element('div', { class: 'others' }, element('code', { text: 'require(toFail:)' }), ...others)
      : null,
  );
}

function fieldOf(view, subject, field) {
  const wanted = { ...subject, set: field.key };
  const now = view.changes.find((one) => sameChange(one, wanted))?.value ?? field.value;
  const isFlag = typeof field.value === 'boolean';
  const input = element(
    'input',
    isFlag ? { type: 'checkbox', checked: now } : {
      type: 'number',
      value: now,
      min: field.from,
      max: field.to,
      step: field.whole ? 1 : 'any',
    },
  );
  input.dataset.key = field.key;
  input.addEventListener('change', () => {
    const value = isFlag ? input.checked : Number(input.value);
    if (!isFlag && (input.value === '' || !input.checkValidity())) {
      input.reportValidity();
      return;
    }
    askFor(view, { ...wanted, value }, value === field.value);
  });
  return element(
    'label',
    { class: now === field.value ? null : 'changed' },
    input,
    element('code', { text: field.key }),
  );
}

function otherOf(view, subject, other) {
  const wanted = { ...subject, require: { kind: other.kind, name: other.name, nth: other.nth } };
  const now = view.changes.find((one) => sameChange(one, wanted))?.value ?? other.required;
  const input = element('input', { type: 'checkbox', checked: now });
  input.dataset.key = `require ${other.nth} ${other.name}`;
  input.addEventListener(
    'change',
    () => askFor(view, { ...wanted, value: input.checked }, input.checked === other.required),
  );
  return element(
    'label',
    { class: now === other.required ? null : 'changed' },
    input,
    element('span', { class: 'name', text: other.name }),
  );
}

function copyButton(text) {
  const button = element('button', { type: 'button', class: 'quiet', text: 'Copy', 'data-key': 'copy' });
  button.addEventListener('click', async () => {
    await navigator.clipboard?.writeText(text).then(() => {
      button.textContent = 'Copied';
    }, () => {
      button.textContent = 'Not allowed here';
    });
  });
  return button;
}

function resultOf(view) {
  const { result } = view;
  if (!result) return [];
  const nodes = [];
  if (result.code.length > 0) {
    nodes.push(
      element(
        'div',
        { class: 'fix' },
        element(
          'div',
          { class: 'row' },
          element('small', { text: 'As a fix' }),
          element('span', { class: 'space' }),
          copyButton(result.code.join('\n')),
        ),
        element('code', { text: result.code.join('\n') }),
      ),
    );
  }
  for (const line of result.undone) {
    nodes.push(element('p', { class: 'warn' }, 'This could not be set: ', element('code', { text: line })));
  }
  for (const text of result.notes) nodes.push(element('p', { class: 'warn', text }));
  if (result.isShaky) {
    nodes.push(
      element('p', { class: 'warn', text: `Without the change it is not the same again, either. ${UNREPEATED}` }),
    );
  }
  if (result.isAgain) {
    nodes.push(
      element('p', {
        text: result.isSame ? 'Played again: exactly the same.' : `Played again, this is not the same. ${UNREPEATED}`,
      }),
    );
  }
  if (result.sentences.length > 0) {
    nodes.push(element(
      'ul',
      { class: 'differences' },
      ...result.sentences.slice(0, 8).map((parts) => element('li', {}, ...partsAsNodes(parts))),
    ));
  } else if (!result.isAgain) {
    nodes.push(element('p', {
      text: result.isSame
        ? 'The same fingers do exactly the same.'
        : 'What happens in the end is the same; the outlined parts differ.',
    }));
  }
  nodes.push(
    element(
      'p',
      { class: 'tools' },
      element('button', {
        type: 'button',
        'data-key': 'back',
        text: 'Back to the run as it was',
        onclick: () => resetChanges(view),
      }),
    ),
  );
  return nodes;
}
