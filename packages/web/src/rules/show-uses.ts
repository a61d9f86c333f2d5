import { addressOf } from '@dicepit/rulebook';
import { rules as said } from '../words/en/rules.ts';
import { askRoll } from './ask-roll.ts';
import type { Use } from './used.ts';

/** Where an address names a roll of a table, what that roll did stands in the margin of the clauses it rests on. */
export async function showUses(): Promise<void> {
  const asked = new URLSearchParams(location.search);
  const [table, roll] = [asked.get('table'), asked.get('roll')];
  const notice = document.getElementById('used');
  if (table === null || roll === null || notice === null) return;
  const uses = await askRoll('../', table, roll).catch((): readonly Use[] => []);
  const marked = [...new Set(uses.map(({ clause }) => clause))].filter((clause) => {
    const body = document.getElementById(clause)?.querySelector('.body');
    const lines = uses.filter((use) => use.clause === clause);
    body?.after(margin(roll, lines));
    return body !== undefined && body !== null;
  });
  const [first] = marked;
  notice.replaceChildren(first === undefined ? said.notUsed(roll) : said.used(roll, marked.length));
  if (first !== undefined) notice.append(' ', linkTo(first));
  // The margins have moved what somebody came for.
  if (location.hash !== '') document.querySelector(':target')?.scrollIntoView();
}

function margin(roll: string, lines: readonly Use[]): HTMLElement {
  const aside = document.createElement('aside');
  aside.className = 'used';
  const heading = document.createElement('b');
  heading.textContent = said.usedIn(roll);
  const list = document.createElement('ul');
  list.append(
    ...lines.map(({ says }) => {
      const item = document.createElement('li');
      item.textContent = says;
      return item;
    }),
  );
  aside.append(heading, list);
  return aside;
}

function linkTo(clause: string): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = addressOf(clause);
  link.textContent = said.next;
  return link;
}
