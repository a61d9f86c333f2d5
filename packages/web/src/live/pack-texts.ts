import type { Commentary, RegisterRow } from '@dicepit/engine';
import { knownPacks } from '@dicepit/games';
import { addText, commentaries, registers } from '@dicepit/games/texts';
import { loadList } from './packs.ts';

const loading = new Map<string, Promise<boolean>>();

/** Brings the clauses and readings of a game from the pit, once, and says whether they are here. */
export function loadText(pack: string): Promise<boolean> {
  if (Object.hasOwn(registers, pack) && Object.hasOwn(commentaries, pack)) return Promise.resolve(true);
  const coming = loading.get(pack) ?? bring(pack).finally(() => loading.delete(pack));
  loading.set(pack, coming);
  return coming;
}

async function bring(pack: string): Promise<boolean> {
  try {
    const response = await fetch(`./packs/${encodeURIComponent(pack)}.text.json`);
    if (!response.ok) return false;
    const { register, commentary }: Partial<Text> = await response.json();
    if (!Array.isArray(register) || !register.every(isRow) || !isCommentary(commentary)) return false;
    addText(pack, register, commentary);
    return true;
  } catch {
    return false;
  }
}

type Text = { readonly register: readonly RegisterRow[]; readonly commentary: Commentary };

const isRow = (row: unknown): boolean =>
  ['clause', 'rule', 'kind', 'treatment', 'software', 'acceptance'].every(
    (field) => typeof Reflect.get(Object(row), field) === 'string',
  );

const isCommentary = (commentary: Commentary | undefined): commentary is Commentary =>
  ['notices', 'sections', 'drawings', 'readings'].every((field) =>
    Array.isArray(Reflect.get(Object(commentary), field)),
  ) && typeof commentary?.terms === 'object';

/** The clauses of every game that the pit deals, as far as they come. */
export async function everyClause(): Promise<readonly RegisterRow[]> {
  await loadList();
  await Promise.all(knownPacks.map(({ id }) => loadText(id)));
  return Object.values(registers).flat();
}
