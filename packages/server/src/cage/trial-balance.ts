import { assert, type Cents, sumOf } from '@dicepit/engine';
import type { Head } from '@dicepit/store';
import type { TrialBalance } from '@dicepit/wire';
import type { Pit } from '../pit/pit.ts';
import { parseEntry, stateAt } from '../pit/projection.ts';
import { headsNow, pagesOf } from '../pit/stream-reader.ts';
import { type AtTable, drawn, tableKind } from '../table/pit-table.ts';
import { cageKind } from './account.ts';

/** A place whose two sides do not agree, and by how much. */
type Drift = { readonly where: string; readonly cents: Cents };

export type Balance = TrialBalance & { readonly drifts: readonly Drift[] };

type Line = TrialBalance['lines'][number];

/**
 * What lies where in the whole pit, at one moment. Chips issued are the accounts' and what has gone to tables; at a table
 * everything sums to nothing; and whatever the cage says went to a seat, the table must say came. A drift is named by its
 * place.
 */
export async function trialBalance(pit: Pit): Promise<Balance> {
  // One question is answered of one moment, and chips move while we look: every stream is read as far as it had come then.
  const heads = await headsNow(pit.store);
  const headsOf = (prefix: string) => heads.filter(({ stream }) => stream.startsWith(prefix));
  const seats: AtSeats = new Map();
  const lines: Line[] = [];
  const drifts: Drift[] = [];
  let cash = 0;
  for (const head of headsOf(tableKind.name)) {
    const { stream } = head;
    const told = await movedAtSeats(pit, head);
    const table = withDebts(stream, await tableLines(pit, head), told.owed);
    for (const [place, cents] of told.seats) seats.set(place, cents);
    cash += told.cash;
    lines.push(...table);
    const sum = sumOfLines(table);
    if (sum !== 0) drifts.push({ where: stream, cents: sum });
  }
  const gone: AtSeats = new Map();
  let issued = 0;
  for (const head of headsOf(cageKind.name)) {
    const { stream } = head;
    const account = await stateAt(pit.store, cageKind, pit.cages, head);
    issued += account.issued;
    const away = [...account.atTables.values()].reduce((sum, cents) => sum + cents, 0);
    for (const [place, cents] of account.atTables) gone.set(place, (gone.get(place) ?? 0) + cents);
    lines.push({ where: stream, account: 'wallet', cents: account.balance });
    const drift = account.balance + away - account.issued;
    if (drift !== 0 || account.balance < 0) drifts.push({ where: stream, cents: drift || account.balance });
  }
  lines.push({ where: 'cage', account: 'issued', cents: -issued });
  // What tables had from accounts is theirs inside, and went out of the accounts: the two meet here.
  for (const cents of gone.values()) lines.push({ where: 'cage', account: 'at tables', cents });
  // Chips given for cash were never issued by the cage, and come to it whenever they are cashed out.
  lines.push({ where: 'cage', account: 'at tables', cents: cash });
  lines.push({ where: 'cage', account: 'cash taken at tables', cents: -cash });
  for (const place of new Set([...gone.keys(), ...seats.keys()])) {
    const cents = (seats.get(place) ?? 0) - (gone.get(place) ?? 0);
    if (cents !== 0) drifts.push({ where: `${tableKind.name}${place}`, cents });
  }
  lines.push(...drifts.map(({ where, cents }) => ({ where, account: 'drift', cents })));
  const together = gathered(lines);
  return { lines: together, sum: sumOfLines(together), sound: drifts.length === 0, drifts };
}

/** A table's own ledger; a party counts in whites, which are no cents, and only has to sum to nothing. */
async function tableLines({ store, tables }: Pit, head: Head): Promise<readonly Line[]> {
  const { stream } = head;
  const state = await stateAt(store, tableKind, tables, head);
  if (state.is === 'unset') return [];
  const postings = [...state.table.ledger].map(([account, cents]) => ({ account, cents }));
  if (state.is === 'party' && sumOf(postings) === 0) return [];
  return postings.map((posting) => ({ where: stream, ...posting }));
}

/** What people owe after a correction, told apart from whatever else is outside of the table. */
function withDebts(where: string, lines: readonly Line[], owed: TableMoney['owed']): readonly Line[] {
  const debts = [...owed].map(([person, cents]) => ({ where, account: `owed by ${person}`, cents }));
  return [...lines, ...debts, { where, account: 'outside', cents: -sumOfLines(debts) }];
}

/** Lines of one account in one place, as one. */
function gathered(lines: readonly Line[]): readonly Line[] {
  const together = new Map<string, Line>();
  for (const line of lines) {
    const key = `${line.where}\n${line.account}`;
    together.set(key, { ...line, cents: line.cents + (together.get(key)?.cents ?? 0) });
  }
  return [...together.values()].filter(({ cents }) => cents !== 0);
}

const sumOfLines = (lines: readonly Line[]): Cents => lines.reduce((sum, { cents }) => sum + cents, 0);

/** What came from accounts to each seat of each table, less what went back: `nz-1/3`. */
type AtSeats = Map<string, Cents>;

/** What a table's own stream says of chips that came or went, entry by entry. */
type TableMoney = {
  readonly seats: AtSeats;
  /** Cash for which a dealer gave chips: they never came from an account, and may go to one. */
  readonly cash: Cents;
  /** What a correction found somebody to owe, by whom: no account has paid it. */
  readonly owed: ReadonlyMap<string, Cents>;
};

/** As far as the stream had come at a head. */
async function movedAtSeats(
  { store }: Pick<Pit, 'store'>,
  { stream, version: upTo }: Pick<Head, 'stream' | 'version'>,
): Promise<TableMoney> {
  const table = stream.slice(tableKind.name.length);
  const seats: AtSeats = new Map();
  const owed = new Map<string, Cents>();
  let cash = 0;
  let version = 0;
  for await (const entries of pagesOf(store, stream, { upTo })) {
    version += entries.length;
    for (const { text } of entries) {
      // Few entries move chips, and reading all the others would take most of the time.
      if (!/"(BoughtIn|CashedOut|BalanceCarried)"/.test(text)) continue;
      const { event } = parseEntry<AtTable>(text);
      if (event.type === 'BoughtIn' && event.from === 'cash') cash += event.cents;
      if (event.type === 'BalanceCarried' && event.cents < 0) add(owed, event.person, event.cents);
      const cents = drawn(event);
      if (cents !== 0 && 'seat' in event) add(seats, `${table}/${event.seat}`, cents);
    }
  }
  assert(version === upTo, () => `${stream} has come to ${upTo}, and ends at ${version}`);
  return { seats, cash, owed };
}

function add(sums: Map<string, Cents>, key: string, cents: Cents): void {
  sums.set(key, (sums.get(key) ?? 0) + cents);
}
