import { toAddress } from '@dicepit/rulebook';
import { clausesOfPage } from './clauses-of-page.ts';
import { type Find, findClauses } from './find.ts';
import { say } from './rules-words.ts';

/** More than these help nobody: another word does. */
const SHOWN = 30;

/** A line to write on, and under it the clauses that hold what is written. */
export function letFind(): void {
  const input = document.querySelector<HTMLInputElement>('#find');
  const list = document.getElementById('found');
  const clauses = clausesOfPage();
  if (input === null || list === null || clauses.length === 0) return;
  input.parentElement?.removeAttribute('hidden');

  const close = (): void => {
    list.hidden = true;
  };
  const show = (): void => {
    const found = findClauses(clauses, input.value);
    list.hidden = input.value.trim() === '';
    const count = document.createElement('p');
    count.role = 'status';
    count.textContent = found.length === 0 ? say('none') : say('found', { count: found.length });
    list.replaceChildren(count, ...found.slice(0, SHOWN).map((each) => entry(each, close)));
  };
  input.addEventListener('input', show);
  input.addEventListener('focus', show);
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Node && input.parentElement?.contains(target) === false) close();
  });
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !list.hidden) {
      close();
      input.focus();
      close();
    }
    const first = list.querySelector('a');
    if (event.target === input && event.key === 'Enter') first?.click();
    if (event.target === input && event.key === 'ArrowDown' && first !== null) {
      event.preventDefault();
      first.focus();
    }
    // As in many books on the web: a stroke leads to the line.
    if (event.key === '/' && !(event.target instanceof HTMLInputElement)) {
      event.preventDefault();
      input.focus();
    }
  });
}

function entry({ id, label, before, hit, after }: Find, close: () => void): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = toAddress(id);
  link.addEventListener('click', close);
  const number = document.createElement('b');
  number.textContent = label;
  const words = document.createElement('span');
  const mark = document.createElement('mark');
  mark.textContent = hit;
  words.append(before, ...(hit === '' ? [] : [mark]), after);
  link.append(number, words);
  return link;
}
