/** As many entries as a table tells at once. */
const PAGE_ENTRIES = 1_000;
/** So far back a roll is looked for; a result that somebody comes from is rarely older than the last hour. */
const MAX_PAGES = 20;

/** What a roll rests on, or why the table does not tell it to whoever asks. */
type RollAnswer = { readonly uses: readonly Use[] } | { readonly refused: string };

/**
 * What a roll rests on, asked of the table itself; looked for from the end of its stream backwards.
 *
 * @param pit the way from this page to the pit
 */
export async function askRoll(pit: string, table: string, roll: string): Promise<RollAnswer> {
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
  for (let page = 0, end = version; page < MAX_PAGES && end > 0; page++, end -= PAGE_ENTRIES) {
    const after = Math.max(0, end - PAGE_ENTRIES);
    const query = `?after=${after}&limit=${end - after}`;
    const { entries } = await read<{ readonly entries: readonly RollEntry[] }>(`${base}/entries${query}`);
    const found = entriesOfRoll([...entries, ...later], roll);
    if (found.length > 0) return usesOf(found, await narrationOf(pit, table, found));
    later = [...entries, ...later].slice(0, PAGE_ENTRIES);
  }
  return [];
}

async function narrationOf(
  pit: string,
  table: string,
  found: readonly RollEntry[],
): Promise<readonly NarratedLine[]> {
  const [first] = found;
  const address = `${pit}t/${encodeURIComponent(table)}/told?after=${(first?.version ?? 1) - 1}&limit=${PAGE_ENTRIES}`;
  const { lines } = await read<{ readonly lines: readonly NarratedLine[] }>(address);
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

/** What a table tells of its stream, as far as the book asks: which entries are of one roll. */
export type RollEntry = { readonly version: number; readonly event: SeenEvent };

type SeenEvent = {
  readonly type: string;
  /** Of a throw, its number. */
  readonly roll?: unknown;
};

/** A line of what the table tells in words, with what it cites. */
type NarratedLine = { readonly version: number; readonly cites: readonly Use[] };

/** One line in the margin of a clause. */
export type Use = { readonly clause: string; readonly says: string };

/** The entries of one roll: from its throw to the next one; nothing where the throw is not among them. */
export function entriesOfRoll(entries: readonly RollEntry[], roll: string): readonly RollEntry[] {
  const isThrow = ({ event }: RollEntry): boolean => event.type === 'DiceThrown';
  const start = entries.findIndex((entry) => isThrow(entry) && String(entry.event.roll) === roll);
  if (start === -1) return [];
  const end = entries.findIndex((entry, place) => place > start && isThrow(entry));
  return entries.slice(start, end === -1 ? undefined : end);
}

/** What cites a clause in these entries, in the words of the table. */
export function usesOf(entries: readonly RollEntry[], lines: readonly NarratedLine[]): readonly Use[] {
  const versions = new Set(entries.map(({ version }) => version));
  return lines.filter(({ version }) => versions.has(version)).flatMap(({ cites }) => cites);
}
