import { toAddress } from '@dicepit/rulebook';
import { askRoll } from './ask-roll.ts';
import { say as text } from './rules-words.ts';
import type { Use } from './used.ts';

/**
 * Where an address names a roll of a table, what that roll did stands in the margin of the clauses it rests on, and a
 * link leads back to it.
 */
export async function showUses(): Promise<void> {
  const asked = new URLSearchParams(location.search);
  const [table, roll] = [asked.get('table'), asked.get('roll')];
  const notice = document.getElementById('used');
  if (table === null || roll === null || notice === null) return;
  const say = (...parts: readonly (string | Node)[]): void => {
    notice.replaceChildren(
      ...parts,
      ' ',
      linkTo(`../t/${encodeURIComponent(table)}#roll=${roll}`, text('back', { roll })),
    );
  };
  const told = await askRoll('../', table, roll);
  if ('refused' in told) {
    say(told.refused);
    return;
  }
  const [first, ...others] = mark(told.uses, roll);
  if (first === undefined) say(text('notUsed', { roll }));
  else say(text('used', { roll, count: others.length + 1 }), ' ', linkTo(toAddress(first), text('next')));
  // The margins have moved what somebody came for.
  if (location.hash !== '') document.querySelector(':target')?.scrollIntoView();
}

/** Writes into the margins, and gives the clauses of this book that have something there. */
function mark(uses: readonly Use[], roll: string): readonly string[] {
  return [...new Set(uses.map(({ clause }) => clause))].filter((clause) => {
    const body = document.getElementById(clause)?.querySelector('.body');
    const lines = uses.filter((use) => use.clause === clause);
    body?.after(margin(roll, lines));
    return body !== undefined && body !== null;
  });
}

function margin(roll: string, lines: readonly Use[]): HTMLElement {
  const aside = document.createElement('aside');
  aside.className = 'used';
  const heading = document.createElement('b');
  heading.textContent = text('usedIn', { roll });
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

function linkTo(href: string, text: string): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = href;
  link.textContent = text;
  return link;
}
