import type { PageWords } from '@dicepit/words/pages';

/** What the script of a rulebook says: the page has brought the texts, in its own language. */
export function say(
  key: keyof PageWords['rules']['script'],
  figures: Readonly<Record<string, string | number>> = {},
): string {
  return (texts.get(key) ?? '').replaceAll(/\{(\w+)\}/g, (_, name: string) => String(figures[name] ?? ''));
}

const texts: ReadonlyMap<string, string> = new Map(
  Object.entries(JSON.parse(document.getElementById('said')?.textContent ?? '{}')),
);
