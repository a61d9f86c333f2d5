import { toAddress } from '@dicepit/rulebook';
import type { PageWords } from '@dicepit/words/pages';
import { type Find, type Findable, findClauses } from './clause-search.ts';
import { askRoll, type Use } from './roll-uses.ts';

/** More than these help nobody: another word does. */
const MAX_FOUND_CLAUSES = 30;

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
    list.replaceChildren(count, ...found.slice(0, MAX_FOUND_CLAUSES).map((each) => entry(each, close)));
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

/** Every clause of the page with its words. */
const clausesOfPage = (): readonly Findable[] =>
  [...document.querySelectorAll('article.clause')].map(({ id, children }) => {
    const [number, body] = children;
    return { id, label: number?.textContent.trim() ?? id, text: words(body) };
  });

const words = (part: Element | undefined): string => part?.textContent.replaceAll(/\s+/g, ' ').trim() ?? '';

const COPIED_NOTICE_MS = 2_500;

/** The number of a clause leads to it, and copies where it stands. */
export function letCopy(): void {
  const told = document.getElementById('told');
  let hiding: ReturnType<typeof setTimeout> | undefined;
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('.clause h3 a, .reading a.id') : null;
    if (!(link instanceof HTMLAnchorElement) || told === null) return;
    void copy(link.href).then((isCopied) => {
      const label = link.textContent.trim();
      told.textContent = say(isCopied ? 'copied' : 'notCopied', { label });
      clearTimeout(hiding);
      hiding = setTimeout(() => told.replaceChildren(), COPIED_NOTICE_MS);
    });
  });
}

/** On plain http a page has no clipboard of its own, and the old command still serves. */
async function copy(text: string): Promise<boolean> {
  try {
    if (isSecureContext) {
      await navigator.clipboard.writeText(text);
      return true;
    }
  } catch {
    // Not allowed: then by the old way.
  }
  const held = document.createElement('textarea');
  held.value = text;
  held.className = 'sr';
  const before = document.activeElement;
  document.body.append(held);
  held.select();
  const isCopied = document.execCommand('copy');
  held.remove();
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  return isCopied;
}

/** Marks in the contents the part that is being read. */
export function followContents(): void {
  const links = new Map(
    [...document.querySelectorAll<HTMLAnchorElement>('.toc a')].map((link) => [
      decodeURI(link.hash.slice(1)),
      link,
    ]),
  );
  const parts = [...document.querySelectorAll('section.part')];
  const look = (): void => {
    const line = innerHeight / 3;
    const read = parts.findLast((part) => part.getBoundingClientRect().top < line) ?? parts[0];
    const now = links.get(read?.getAttribute('aria-labelledby') ?? '');
    for (const link of links.values()) {
      if (link !== now) link.removeAttribute('aria-current');
      else if (!link.hasAttribute('aria-current')) markCurrent(link);
    }
  };
  let waits = false;
  document.addEventListener(
    'scroll',
    () => {
      if (waits) return;
      waits = true;
      requestAnimationFrame(() => {
        waits = false;
        look();
      });
    },
    { passive: true },
  );
  look();
}

/** The contents may be longer than the screen: what is marked is brought into view, and the page stays where it is. */
function markCurrent(link: HTMLAnchorElement): void {
  link.setAttribute('aria-current', 'true');
  const list = link.closest('.toc');
  if (list === null || list.scrollHeight <= list.clientHeight) return;
  const [inner, outer] = [link.getBoundingClientRect(), list.getBoundingClientRect()];
  if (inner.top < outer.top || inner.bottom > outer.bottom)
    list.scrollTop += inner.top - outer.top - outer.height / 2;
}

/**
 * Where an address names a roll of a table, what that roll did stands in the margin of the clauses it rests on, and a
 * link leads back to it.
 */
export async function showUses(): Promise<void> {
  const asked = new URLSearchParams(location.search);
  const [table, roll] = [asked.get('table'), asked.get('roll')];
  const notice = document.getElementById('used');
  if (table === null || roll === null || notice === null) return;
  const notify = (...parts: readonly (string | Node)[]): void => {
    notice.replaceChildren(
      ...parts,
      ' ',
      linkTo(`../t/${encodeURIComponent(table)}#roll=${roll}`, say('back', { roll })),
    );
  };
  const answer = await askRoll('../', table, roll);
  if ('refused' in answer) {
    notify(answer.refused);
    return;
  }
  const [first, ...others] = markUses(answer.uses, roll);
  if (first === undefined) notify(say('notUsed', { roll }));
  else notify(say('used', { roll, count: others.length + 1 }), ' ', linkTo(toAddress(first), say('next')));
  // The margins have moved what somebody came for.
  if (location.hash !== '') document.querySelector(':target')?.scrollIntoView();
}

/** Writes into the margins, and gives the clauses of this book that have something there. */
function markUses(uses: readonly Use[], roll: string): readonly string[] {
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
  heading.textContent = say('usedIn', { roll });
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

/** What the script of a rulebook says: the page has brought the texts, in its own language. */
function say(
  key: keyof PageWords['rules']['script'],
  figures: Readonly<Record<string, string | number>> = {},
): string {
  return (texts.get(key) ?? '').replaceAll(/\{(\w+)\}/g, (_, name: string) => String(figures[name] ?? ''));
}

const texts: ReadonlyMap<string, string> = new Map(
  Object.entries(JSON.parse(document.getElementById('said')?.textContent ?? '{}')),
);
