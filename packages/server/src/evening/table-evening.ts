import {
  type Cents,
  type Game,
  type Moment,
  openGame,
  type PastRoll,
  type Posting,
  type Roll,
  type Table,
  type TableSettlement,
} from '@dicepit/engine';
import type { PartyTable } from '@dicepit/games';
import { parseEntry } from '../pit/projection.ts';
import { type AtTable, followTable, type PitTable, rulesOf, seatsOf } from '../table/pit-table.ts';

/** What one roll did, as the corrections left it. */
export type EveningRoll = {
  readonly number: number;
  /** When it was settled. */
  readonly at: Moment;
  /** What it showed, where it counted. */
  readonly faces: Roll | undefined;
  /** Whoever threw, by person, and in which turn of the table; nobody where the dealer did. */
  readonly thrower: string | undefined;
  readonly turn: number;
  readonly game: Game;
  readonly lines: readonly DecidedLine[];
};

/** One bet that was decided. */
type DecidedLine = {
  readonly person: string;
  readonly wager: string;
  readonly won: boolean;
  readonly winnings: Cents;
  /** What its player had more afterwards, or less. */
  readonly change: Cents;
};

/** What somebody did at one table. Sums are cents, at a party white chips. */
export type AtTableAll = {
  /** What they won from it, or lost to it, so far. */
  result: Cents;
  /** The result after each command that changed it. */
  readonly course: { readonly at: Moment; readonly result: Cents }[];
  /** Chips that a dealer gave for cash; at a party, chips that were brought. */
  bought: Cents;
  /** What a correction found them to owe, that no account has paid. */
  owes: Cents;
  /** What is in the rack and on the layout now. */
  held: Cents;
  /** At a party: games begun with them, and games they have won. */
  games: number;
  won: number;
};

/** A table's evening: what its stream tells of those who played there. It is read once, and further as the stream grows. */
export type TableEvening = {
  readonly version: () => number;
  readonly see: (text: string) => void;
  readonly state: () => PitTable;
  readonly people: () => ReadonlyMap<string, Readonly<AtTableAll>>;
  readonly rolls: () => readonly EveningRoll[];
  /** What the bank of the table has won; at a party what is in the kitty. */
  readonly bank: () => Cents;
  readonly staff: () => ReadonlySet<string>;
  /** When somebody first sat down, and when the table last closed. */
  readonly from: () => Moment | undefined;
  readonly closedAt: () => Moment | undefined;
  /** Games of a party that somebody won. */
  readonly gamesWon: () => number;
};

/**
 * Money is followed by the postings of the ledger alone: whatever changes a rack or a bet and is no buying in and no
 * cashing out was won or lost, by whichever command. So the results of all who played and of the bank sum to nothing.
 */
export function openTableEvening(): TableEvening {
  let state: PitTable = { is: 'unset' };
  let version = 0;
  let bank = 0;
  let from: Moment | undefined;
  let closedAt: Moment | undefined;
  let gamesWon = 0;
  let turn = 1;
  let lastThrower: number | 'dealer' | undefined;
  let known: readonly PastRoll[] = [];
  const people = new Map<string, AtTableAll>();
  const staff = new Set<string>();
  const rolls = new Map<number, EveningRoll>();
  const turns = new Map<number, number>();

  const of = (person: string): AtTableAll => {
    const before = people.get(person);
    if (before !== undefined) return before;
    const fresh = { result: 0, course: [], bought: 0, owes: 0, held: 0, games: 0, won: 0 };
    people.set(person, fresh);
    return fresh;
  };

  const follow = (event: AtTable): void => {
    const before = state;
    state = followTable(before, event);
    if (event.type === 'SatDown') {
      from ??= event.at;
      of(event.person);
    }
    if (state.is === 'party') followGame(event, state.table);
    if (state.is === 'banked') {
      for (const person of state.table.staff.keys()) staff.add(person);
      followTurn(event);
      keepRolls(state.table, event.at);
      if (event.type === 'TableClosed') closedAt = event.at;
    }
    if ('postings' in event && event.postings !== undefined && event.postings.length > 0)
      followMoney(event, event.postings, before);
  };

  const followMoney = (event: AtTable, postings: readonly Posting[], before: PitTable): void => {
    const [then, now] = [heldAt(before), heldAt(state)];
    const sitters = new Map([...seatsOf(state), ...seatsOf(before)]);
    const flow = flowOf(event);
    for (const seat of new Set([...then.keys(), ...now.keys()])) {
      const change = (now.get(seat) ?? 0) - (then.get(seat) ?? 0);
      const person = sitters.get(seat)?.person;
      if (person === undefined) continue;
      const own = of(person);
      own.held = now.get(seat) ?? 0;
      own.result += change - (flow?.seat === seat ? flow.cents : 0);
    }
    const buyer = flow === undefined ? undefined : sitters.get(flow.seat)?.person;
    if (buyer !== undefined && flow !== undefined && isBought(event)) of(buyer).bought += flow.cents;
    // A correction may concern somebody who has gone, at whose place another sits by now.
    if (event.type === 'BalanceCarried') {
      of(event.person).result += event.cents;
      if (event.cents < 0) of(event.person).owes -= event.cents;
    }
    // Chips that are counted into the float come from outside and are not won; a player's own go past the bank.
    const isPlayers = flow !== undefined || event.type === 'BalanceCarried';
    bank += sumAt(postings, isPlayers ? banks : [...banks, 'outside']);
  };

  const followTurn = (event: AtTable): void => {
    if (event.type === 'DiceThrown' && 'thrower' in event) {
      if (lastThrower !== undefined && event.thrower !== lastThrower) turn += 1;
      lastThrower = event.thrower;
      turns.set(event.roll, turn);
    }
    if (event.type === 'TurnEnded') {
      turn += 1;
      lastThrower = undefined;
    }
    // A turn that a wrong call had ended goes on.
    if (event.type === 'DiceGivenBack') {
      turn = Math.max(1, ...turns.values());
      lastThrower = event.seat;
    }
  };

  /** The table keeps its last rolls and puts them right: so each stands here as it was left. */
  const keepRolls = (table: Table, at: Moment): void => {
    if (table.recent === known) return;
    const before = new Set(known);
    known = table.recent;
    for (const past of known)
      if (!before.has(past)) {
        const roll = rollIn(state, past, rolls.get(past.number)?.at ?? at, turns.get(past.number) ?? turn);
        if (roll !== undefined) rolls.set(past.number, roll);
      }
  };

  const followGame = (event: AtTable, { players, seats }: PartyTable): void => {
    const personOf = (player: number): string | undefined => seats.get(players[player] ?? -1)?.person;
    if (event.type === 'PlayersCounted')
      for (const seat of event.seats) {
        const sitter = seats.get(seat);
        if (sitter !== undefined) of(sitter.person).games += 1;
      }
    if (event.type !== 'GameWon') return;
    const winner = personOf(event.player);
    gamesWon += 1;
    if (winner !== undefined) of(winner).won += 1;
    closedAt = event.at;
  };

  const markCourse = (at: Moment): void => {
    for (const { course, result } of people.values())
      if ((course.at(-1)?.result ?? 0) !== result) course.push({ at, result });
  };
  let lastAt: Moment = 0;

  return {
    version: () => version,
    see: (text) => {
      const { event, cause } = parseEntry<AtTable>(text);
      if (cause !== undefined) markCourse(lastAt);
      lastAt = event.at;
      version += 1;
      follow(event);
    },
    state: () => state,
    people: () => {
      markCourse(lastAt);
      return people;
    },
    rolls: () => [...rolls.values()].sort((one, other) => one.number - other.number),
    bank: () => bank,
    staff: () => staff,
    from: () => from,
    closedAt: () => (state.is === 'banked' && state.table.state !== 'closed' ? undefined : closedAt),
    gamesWon: () => gamesWon,
  };
}

/** What lies in the rack and on the layout for each seat. A late bet that nobody has answered lies there as well. */
function heldAt(state: PitTable): ReadonlyMap<number, Cents> {
  const held = new Map<number, Cents>();
  if (state.is === 'unset') return held;
  for (const [account, cents] of state.table.ledger)
    if (account.startsWith('rack:')) held.set(Number(account.slice('rack:'.length)), cents);
  if (state.is === 'banked')
    for (const { seat, chips } of [...state.table.betting.bets, ...state.table.betting.late])
      held.set(seat, (held.get(seat) ?? 0) + chips);
  return held;
}

/** What an event brings to a seat from outside of the table, or takes away, with nothing won or lost by it. */
function flowOf(event: AtTable): { readonly seat: number; readonly cents: Cents } | undefined {
  if (event.type === 'BoughtIn')
    return event.from === 'chips' ? undefined : { seat: event.seat, cents: event.cents };
  if (event.type === 'CashedOut') return { seat: event.seat, cents: -event.cents };
  if (event.type === 'ChipsBrought') return { seat: event.seat, cents: event.whites };
  // Whoever leaves a party takes the rack along; elsewhere it was cashed out before.
  if (event.type === 'StoodUp')
    return { seat: event.seat, cents: sumAt(event.postings ?? [], [`rack:${event.seat}`]) };
  return undefined;
}

const banks: readonly string[] = ['float', 'drop-box', 'kitty'];

const sumAt = (postings: readonly Posting[], accounts: readonly string[]): Cents =>
  postings.reduce((all, { account, cents }) => (accounts.includes(account) ? all + cents : all), 0);

/** Whether chips come that the cage has not given. */
const isBought = (event: AtTable): boolean =>
  event.type === 'ChipsBrought' || (event.type === 'BoughtIn' && event.from === 'cash');

function rollIn(state: PitTable, past: PastRoll, at: Moment, turn: number): EveningRoll | undefined {
  const rules = state.is === 'banked' ? rulesOf(state) : undefined;
  if (state.is !== 'banked' || rules === undefined || state.table.setup === undefined) return undefined;
  // Played by the odds of then, whatever is posted now.
  const game = openGame(rules, { ...state.table.setup, options: past.options });
  if (game === undefined) return undefined;
  const { number, outcome, invalidated, thrower, settlements } = past;
  return {
    number,
    at,
    turn,
    game,
    faces: outcome.kind === 'total' && !invalidated ? outcome.roll : undefined,
    thrower: thrower === 'dealer' ? undefined : past.people.get(thrower),
    lines: invalidated ? [] : settlements.flatMap((line) => decidedIn(line, past)),
  };
}

function decidedIn(line: TableSettlement, { people }: PastRoll): readonly DecidedLine[] {
  const { verdict, seat, wager, winnings, inPlay, chips, left, returned, tokensReturned } = line;
  const person = people.get(seat);
  if (verdict === 'stands' || inPlay === 0 || person === undefined) return [];
  const lost = chips - left.chips - (returned - tokensReturned);
  return [{ person, wager, won: verdict === 'wins', winnings, change: winnings - lost }];
}
