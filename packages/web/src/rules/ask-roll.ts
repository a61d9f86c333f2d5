import { entriesOfRoll, type RollEntry, type ToldLine, type Use, usesOf } from './used.ts';

/** As many entries as a table tells at once. */
const PAGE = 1_000;
/** So far back a roll is looked for; a result that somebody comes from is rarely older than the last hour. */
const PAGES = 20;

/** What a roll rests on, or why the table does not tell it to whoever asks. */
export type ToldOfRoll = { readonly uses: readonly Use[] } | { readonly refused: string };

/**
 * What a roll rests on, asked of the table itself; looked for from the end of its stream backwards.
 *
 * @param pit the way from this page to the pit
 */
export async function askRoll(pit: string, table: string, roll: string): Promise<ToldOfRoll> {
  try {
    return { uses: await usesIn(pit, table, roll) };
  } catch (why) {
    return why instanceof Refused ? { refused: why.message } : { uses: [] };
  }
}

/** The pit has said why not, in words for whoever reads the book. */
class Refused extends Error {}

async function usesIn(pit: string, table: string, roll: string): Promise<readonly Use[]> {
  const base = `${pit}api/v1/tables/${encodeURIComponent(table)}`;
  const { version } = await read<{ readonly version: number }>(base);
  let later: readonly RollEntry[] = [];
  for (let page = 0, end = version; page < PAGES && end > 0; page++, end -= PAGE) {
    const after = Math.max(0, end - PAGE);
    const query = `?after=${after}&limit=${end - after}`;
    const { entries } = await read<{ readonly entries: readonly RollEntry[] }>(`${base}/entries${query}`);
    const found = entriesOfRoll([...entries, ...later], roll);
    if (found.length > 0) return usesOf(found, await toldFrom(pit, table, found));
    later = [...entries, ...later].slice(0, PAGE);
  }
  return [];
}

async function toldFrom(
  pit: string,
  table: string,
  found: readonly RollEntry[],
): Promise<readonly ToldLine[]> {
  const [first] = found;
  const address = `${pit}t/${encodeURIComponent(table)}/told?after=${(first?.version ?? 1) - 1}&limit=${PAGE}`;
  const { lines } = await read<{ readonly lines: readonly ToldLine[] }>(address);
  return lines;
}

async function read<Answer>(address: string): Promise<Answer> {
  const answer = await fetch(address, {
    headers: { accept: 'application/json', 'accept-language': document.documentElement.lang },
  });
  if (answer.status === 403) throw new Refused(await reasonIn(answer));
  if (!answer.ok) throw new Error(`${address} was answered with ${answer.status}`);
  // What our own pit writes by its own schema; a page of another would fail where it is used, and is caught.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return (await answer.json()) as Answer;
}

async function reasonIn(answer: Response): Promise<string> {
  const problem: unknown = await answer.json();
  return typeof problem === 'object' && problem !== null && 'detail' in problem ? String(problem.detail) : '';
}
