// Owns the card with a rule's text and grade, and the buttons that show it: on hover, on focus, and on a tap.

import { element, find } from './dom.js';

/**
 * @typedef {import('./feed.js').RulesById} RulesById
 * @typedef {import('./messages.js').Rule} Rule
 */

// A button with the id of a rule, or its plain text if the feed does not hold the rule.
/** @type {(id: string, rules: RulesById) => Node} */
export function ruleChip(id, rules) {
  const rule = rules.get(id);
  if (!rule) return document.createTextNode(id);
  const chip = element('button', { type: 'button', class: 'rule', text: id });
  const show = () => showCard(chip, rule);
  chip.addEventListener('pointerenter', show);
  chip.addEventListener('focus', show);
  chip.addEventListener('click', show);
  chip.addEventListener('pointerleave', () => {
    if (document.activeElement !== chip) hideCard();
  });
  chip.addEventListener('blur', hideCard);
  return chip;
}

/** @type {(chip: Element, rule: Rule) => void} */
function showCard(chip, rule) {
  const card = find('rule-card');
  card.replaceChildren(
    element('b', { text: rule.id }),
    element('p', { text: rule.text }),
    element('small', { text: `Grade ${rule.grade}: ${rule.meaning}.` }),
  );
  card.hidden = false;
  for (const other of document.querySelectorAll('[aria-describedby="rule-card"]')) {
    other.removeAttribute('aria-describedby');
  }
  chip.setAttribute('aria-describedby', 'rule-card');
  const around = chip.getBoundingClientRect();
  const size = card.getBoundingClientRect();
  const left = Math.max(12, Math.min(around.right - size.width, window.innerWidth - size.width - 12));
  const below = around.bottom + 8;
  const top = below + size.height < window.innerHeight ? below : Math.max(8, around.top - size.height - 8);
  card.style.left = `${left}px`;
  card.style.top = `${top}px`;
}

// Hides the card.
/** @type {() => void} */
export function hideCard() {
  find('rule-card').hidden = true;
}
