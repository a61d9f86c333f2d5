import { type Cents, sumOf } from '@dicepit/engine';
import type { TrialBalance } from '@dicepit/wire';
import type { Pit } from '../pit/pit.ts';
import { tableKind } from '../table/pit-table.ts';
import { type Account, cageKind } from './account.ts';
import { type AtSeats, movedAtSeats, type Told } from './moved-at-seats.ts';

/** A place whose two sides do not agree, and by how much. */
type Drift = { readonly where: string; readonly cents: Cents };

export type Balance = TrialBalance & { readonly drifts: readonly Drift[] };

type Line = TrialBalance['lines'][number];

/** Chips move while we look; a place is in doubt only when it is so every time. */
const LOOKS = 10;

/**
 * What lies where in the whole pit. Chips issued are the accounts' and what has gone to tables; at a table everything
 * sums to nothing; and whatever the cage says went to a seat, the table must say came. A drift is named by its place.
 */
export async function trialBalance(pit: Pit): Promise<Balance> {
  let balance = await look(pit);
  for (let again = 1; again < LOOKS && !balance.sound; again++) balance = await look(pit);
  return balance;
}

async function look(pit: Pit): Promise<Balance> {
  const seats: AtSeats = new Map();
  const lines: Line[] = [];
  const drifts: Drift[] = [];
  let cash = 0;
  for (const stream of await streamsOf(pit, tableKind.name)) {
    const told = await movedAtSeats(pit, stream);
    const table = withDebts(stream, await tableLines(pit, stream), told.owed);
    for (const [place, cents] of told.seats) seats.set(place, cents);
    cash += told.cash;
    lines.push(...table);
    const sum = sumOfLines(table);
    if (sum !== 0) drifts.push({ where: stream, cents: sum });
  }
  const gone: AtSeats = new Map();
  let issued = 0;
  for (const stream of await streamsOf(pit, cageKind.name)) {
    const account = await accountIn(pit, stream);
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
async function tableLines(pit: Pit, stream: string): Promise<readonly Line[]> {
  const { state } = await pit.tables.current(stream);
  if (state.is === 'unset') return [];
  const postings = [...state.table.ledger].map(([account, cents]) => ({ account, cents }));
  if (state.is === 'party' && sumOf(postings) === 0) return [];
  return postings.map((posting) => ({ where: stream, ...posting }));
}

/** What people owe after a correction, told apart from whatever else is outside of the table. */
function withDebts(where: string, lines: readonly Line[], owed: Told['owed']): readonly Line[] {
  const debts = [...owed].map(([person, cents]) => ({ where, account: `owed by ${person}`, cents }));
  return [...lines, ...debts, { where, account: 'outside', cents: -sumOfLines(debts) }];
}

async function accountIn(pit: Pit, stream: string): Promise<Account> {
  const known = pit.cages.known(stream) !== undefined;
  const { state } = await pit.cages.catchUp(stream);
  // Accounts of people who are not here are looked at and not kept.
  if (!known) pit.cages.forget(stream);
  return state;
}

async function streamsOf(pit: Pit, prefix: string): Promise<readonly string[]> {
  const names: string[] = [];
  for (;;) {
    const heads = await pit.store.heads(prefix, names.at(-1));
    if (heads.length === 0) return names;
    names.push(...heads.map(({ stream }) => stream));
  }
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
