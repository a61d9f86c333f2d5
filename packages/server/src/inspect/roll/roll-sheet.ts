import {
  AMENDING_ALONE,
  courseStage,
  type Game,
  litByRoll,
  type Outcome,
  openGame,
  phaseOf,
  rollNumbered,
  type Table,
  type TableBet,
  type TableSettlement,
} from '@dicepit/engine';
import type { LayoutAt, RollSheet } from '@dicepit/wire';
import type { LanguageTag, Teller } from '@dicepit/words';
import { PEOPLE } from '../../people/people.ts';
import type { Pit } from '../../pit/pit.ts';
import { tellerIn } from '../../pit/tellers.ts';
import { type ReportWords, reportWordsIn } from '../../reports/report-words.ts';
import { type AtTable, type PitTable, rulesMarkOf, rulesOf, tableStream } from '../../table/pit-table.ts';
import { lineOf } from '../timeline/lines.ts';
import {
  type EntryWithStates,
  entriesWithStates,
  type IndexedRoll,
  type Indexes,
  type StreamIndex,
} from '../timeline/stream-index.ts';

/** One roll from the throw to the last that was said of it; nothing where the table has no such roll. */
export async function rollSheetOf(
  pit: Pick<Pit, 'store' | 'people'>,
  indexes: Indexes,
  table: string,
  number: number,
  teller: Teller = tellerIn(),
): Promise<RollSheet | undefined> {
  const index = await indexes.of(tableStream(table));
  const place = index.rolls.findLastIndex((roll) => roll.number === number);
  const roll = index.rolls[place];
  if (roll === undefined) return undefined;
  const own = await entriesOf(pit, index, roll, index.rolls[place + 1]);
  const { persons } = (await pit.people.current(PEOPLE)).state;
  const nameOf = (person: string): string | undefined => persons.get(person)?.name;
  const decided = own.find(({ event }) => deciding.has(event.type));
  const settled = own.findLast(({ event }) => settling.has(event.type));
  const first = own[0];
  const before = decided ?? first;
  const after = settled ?? own.at(-1);
  if (first === undefined || before === undefined || after === undefined) return undefined;
  const outcome = outcomeOf(own);
  const rules = rulesMarkOf(before.before);
  const called = own.find(({ event }) => event.type === 'RollCalled');
  return {
    table,
    pack: first.before.is === 'unset' ? '' : first.before.pack,
    roll: number,
    ...(rules === undefined ? {} : { rules }),
    of: index.rolls.length,
    thrower: throwerOf(roll, nameOf),
    dice: roll.dice.split(','),
    ...drawnIn(own),
    outcome: outcome ?? null,
    thrownAt: first.event.at,
    ...(called === undefined ? {} : { calledAt: called.event.at }),
    ...enteredIn(own),
    ...(settled === undefined ? {} : { settledAt: settled.event.at }),
    lit: litIn(own.at(-1)?.after, before.before, number),
    before: layoutAt(table, before.entry.version - 1, before.before),
    after: layoutAt(table, after.entry.version, after.after),
    settlements: settlementsIn(own),
    approvals: own.flatMap((standing) => approvalOf(standing, nameOf, teller.language)),
    steps: own.map((standing) => lineOf(index, standing, { nameOf, teller })),
  };
}

/** Whoever threw as data: a page says `dealer` and the number of a seat in its own language. */
function throwerOf(
  { shooter, thrower }: Pick<IndexedRoll, 'shooter' | 'thrower'>,
  nameOf: (person: string) => string | undefined,
): RollSheet['thrower'] {
  if (thrower === 'dealer') return { is: 'dealer' };
  const isUnknown = thrower !== undefined && shooter === `seat/${thrower}`;
  return isUnknown ? { is: 'seat', seat: thrower } : { is: 'player', name: nameOf(shooter) ?? shooter };
}

/** What brings a roll to its end, and what it is decided by. */
const settling: ReadonlySet<string> = new Set([
  'RollSettled',
  'BetSettled',
  'RollVoided',
  'RollInvalidated',
  'RollSettledAgain',
]);
const deciding: ReadonlySet<string> = new Set(['RollCalled', 'RollVoided', 'RollSettled', 'BetSettled']);

/** What belongs to the roll and not to the bets for the next one. */
const kinds: ReadonlySet<string> = new Set([
  'rolls',
  'no-rolls',
  'amendments',
  'overrules',
  'late-bets',
  'faults',
]);

/** The entries of a roll up to the last that is about it, and those that came back to it later. */
async function entriesOf(
  { store }: Pick<Pit, 'store'>,
  index: StreamIndex,
  roll: IndexedRoll,
  next: IndexedRoll | undefined,
): Promise<readonly EntryWithStates[]> {
  const end = next === undefined ? index.version : next.version - 1;
  let last = end;
  while (last > roll.version && !kinds.has(index.kinds[last - 1] ?? '')) last -= 1;
  const found: EntryWithStates[] = [];
  // The faces of virtual dice are drawn right before they rest, after the throw: all of it lies in between.
  for await (const standing of entriesWithStates(store, index, roll.version, last)) found.push(standing);
  for (const version of index.corrections.get(roll.number) ?? [])
    if (version > last)
      for await (const standing of entriesWithStates(store, index, version, version)) found.push(standing);
  return found;
}

function drawnIn(own: readonly EntryWithStates[]): Pick<RollSheet, 'drawn'> {
  for (const { event } of own)
    if (event.type === 'FacesDrawn') {
      const { turn, draw, faces } = event;
      return { drawn: { turn, draw, faces } };
    }
  return {};
}

/** The entry into the equipment: pressed by itself, or one with the call where the rules have it so. */
function enteredIn(own: readonly EntryWithStates[]): Pick<RollSheet, 'entered'> {
  for (const { event } of own) {
    if (event.type === 'EntryPressed') return { entered: { at: event.at, source: event.source } };
    if (event.type === 'RollCalled' && 'entry' in event && event.entry !== undefined)
      return { entered: { at: event.at, source: event.entry.source } };
  }
  return {};
}

/** What the roll came to, as it was last said. */
function outcomeOf(own: readonly EntryWithStates[]): Outcome | undefined {
  let outcome: Outcome | undefined;
  for (const { event } of own) outcome = saidIn(event) ?? outcome;
  return outcome;
}

function saidIn(event: AtTable): Outcome | undefined {
  if (event.type === 'CallOverruled') return event.outcome;
  if (event.type === 'RollVoided') return { kind: 'void', reason: event.reason };
  if (event.type === 'RollInvalidated') return { kind: 'void', reason: event.ground };
  if (!calling.has(event.type) || !('roll' in event)) return undefined;
  // A throw at a banked table is told by its number, and only that the dice are on their way.
  return typeof event.roll === 'number' || event.roll === undefined
    ? undefined
    : { kind: 'total', roll: event.roll };
}

/** What says what the dice show; at a party the throw itself does. */
const calling: ReadonlySet<string> = new Set([
  'RollCalled',
  'EntryAmended',
  'FaceRuled',
  'HighDiceThrown',
  'DiceThrown',
]);

/** The areas that a roll lit as it was last said, in the game as it stood before. */
function litIn(last: PitTable | undefined, before: PitTable, number: number): readonly string[] {
  const game = gameAt(before);
  const rules = rulesOf(before.is === 'banked' ? before : { pack: '' });
  if (last?.is !== 'banked' || game === undefined || rules === undefined) return [];
  return litByRoll(game, rollNumbered(rules, last.table, number));
}

type Line = RollSheet['settlements'][number];

// What was settled, and how the layout stood.

/** What a roll did to each bet, as it stands after every correction. */
function settlementsIn(own: readonly EntryWithStates[]): readonly Line[] {
  const lines = new Map<string, Line>();
  for (const standing of own) {
    const { event } = standing;
    const put = (settlements: readonly TableSettlement[]): void => {
      for (const settlement of settlements) lines.set(settlement.bet, settledLine(standing, settlement));
    };
    if (event.type === 'BetSettled' || event.type === 'BetSettledAgain') put([event.settlement]);
    else if ('settlements' in event) put(event.settlements);
    else if (event.type === 'RollReversed') for (const { line } of event.lines) lines.delete(line.bet);
  }
  return [...lines.values()].toSorted((one, other) => one.seat - other.seat);
}

function settledLine({ before }: EntryWithStates, settlement: TableSettlement): Line {
  const { bet, seat, wager, verdict, stake, inPlay, winnings, returned, odds, clause, pays, notes } =
    settlement;
  return {
    bet,
    seat,
    name: before.is === 'banked' ? seatName(before.table, seat) : '',
    wager,
    wagerName: wagerName(gameAt(before), wager),
    verdict,
    stake,
    inPlay,
    winnings,
    returned,
    odds,
    clause,
    pays,
    notes: notes.map((note) => ({ clause: note.clause })),
  };
}

/** A table as it stood: what lay on the layout and what every account held. */
export function layoutAt(table: string, version: number, state: PitTable): LayoutAt {
  if (state.is === 'unset')
    return { table, version, phase: 'not set up', options: {}, bets: [], balances: [] };
  const { ledger } = state.table;
  return {
    table,
    version,
    phase: state.is === 'party' ? partyPhase(state.table.diceOut) : phaseOf(state.table),
    options: state.is === 'party' ? {} : (state.table.setup?.options ?? {}),
    ...courseOf(state),
    bets: state.is === 'party' ? [] : betsOn(state.table, gameAt(state)),
    balances: [...ledger].map(([account, cents]) => ({ account, cents })),
  };
}

/** The game that a table plays with the odds it posts. */
function gameAt(state: PitTable): Game | undefined {
  if (state.is !== 'banked') return undefined;
  const rules = rulesOf(state);
  const { setup } = state.table;
  return rules === undefined || setup === undefined ? undefined : openGame(rules, setup);
}

/** What somebody at a seat is called, and what a wager is. Nobody is called nothing: the reader names the seat. */
const seatName = (table: Table, seat: number): string => table.seats.get(seat)?.name ?? '';

const wagerName = (game: Game | undefined, wager: string): string =>
  game !== undefined && Object.hasOwn(game.wagers, wager) ? (game.wagers[wager]?.name ?? wager) : wager;

/** The stage of the table, where its game has such stages. */
function courseOf(state: PitTable): Pick<LayoutAt, 'course'> {
  const game = gameAt(state);
  const course = state.is === 'banked' && game !== undefined ? courseStage(game, state.table) : undefined;
  return course === undefined ? {} : { course };
}

const partyPhase = (diceOut: boolean): string => (diceOut ? 'dice out' : 'playing');

const betsOn = (table: Table, game: Game | undefined): LayoutAt['bets'] =>
  table.betting.bets.map(({ bet, seat, wager, stage, chips, tokens }: TableBet) => ({
    bet,
    seat,
    name: seatName(table, seat),
    wager,
    wagerName: wagerName(game, wager),
    stage,
    chips,
    tokens,
  }));

type Approval = RollSheet['approvals'][number];

/** What somebody decides by their rank; other events are nobody's decision. */
type Decision = keyof ReportWords['approved'];

export const isApproval = (type: string): type is Decision => Object.hasOwn(reportWordsIn().approved, type);

/** The part that somebody had in a roll by their rank, where the entry is one. */
export function approvalOf(
  { event }: Pick<EntryWithStates, 'event'>,
  nameOf: (person: string) => string | undefined,
  language?: LanguageTag,
): readonly Approval[] {
  const { approved } = reportWordsIn(language);
  if (!isApproval(event.type)) return [];
  const { by, at } = event;
  const { person, role } = by;
  const clause = 'clause' in event ? event.clause : '';
  if (event.type === 'EntryAmended' && clause === AMENDING_ALONE)
    return [{ ...stamp(person, role), what: approved['EntryAmended.alone'] }];
  if (event.type === 'AmendmentRejected' && event.withdrawn === true)
    return [{ ...stamp(person, role), what: approved['AmendmentRejected.withdrawn'] }];
  const asked =
    event.type === 'EntryAmended'
      ? [{ ...stamp(event.askedBy, 'dealer'), what: approved['EntryAmended.asked'] }]
      : [];
  return [...asked, { ...stamp(person, role), what: approved[event.type] }];

  function stamp(who: string, as: Approval['role']): Omit<Approval, 'what'> {
    return { person: who, name: nameOf(who) ?? who, role: as, at, clause };
  }
}
