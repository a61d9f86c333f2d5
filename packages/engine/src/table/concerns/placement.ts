import { type Cents, isStake } from '../../money.ts';
import type { Game } from '../../pack.ts';
import type { RefusalTable } from '../../refusal-table.ts';
import {
  betClosed,
  betOn,
  frozenLayout,
  isPast,
  lastLimits,
  layoutClosed,
  type Move,
  movedOn,
  type NewBet,
  wagerClosed,
  withChips,
  withLimits,
} from '../bets.ts';
import {
  type AuthorityOf,
  accept,
  type Basis,
  type Context,
  type Decided,
  type DecideOf,
  dealer,
  type EventBody,
  type EventInfoOf,
  type EvolveOf,
  everybody,
  isBlank,
  player,
  refuse,
  type Stamped,
  supervisors,
  type ToldOf,
  unworded,
} from '../concern.ts';
import { createCorrection, isLast } from '../correction.ts';
import type { Role } from '../role.ts';
import { afterLines, withRestored } from '../rolls.ts';
import { toPostings } from '../settlement.ts';
import {
  brokenChip,
  handedBack,
  heldWith,
  laid,
  limitsFor,
  newBetsRefusal,
  outsideLimits,
  putDown,
  unknown,
  wagerName,
} from '../stakes.ts';
import {
  balanceOf,
  type Instruction,
  moved,
  type PastRoll,
  type Posting,
  type Table,
  type TableBet,
  type TableSettlement,
} from '../table.ts';
import { aboutBet, betAt, settledBet, wagerAt, who } from '../telling.ts';
import { diceOut } from './betting.ts';

// Where a bet lies: put down by the dealer for a player, contested, found on another wager, restored, corrected or refused.

/** Where a bet lies on the layout, and who put it there. */
export type PlacementCommands = {
  /** The dealer puts a bet down for a player, who said so in these words. */
  readonly PlaceForPlayer: { readonly seat: number; readonly words: string; readonly bet: NewBet };
  /** The player says that the dealer did not carry out the words. */
  readonly ContestPlacement: { readonly seat: number; readonly bet: string };
  /** The dealer finds a bet lying on the area of another wager. */
  readonly NoteMovedBet: { readonly bet: string; readonly wager: string; readonly words: string };
  /** A bet that was shifted by accident, or that it would be unfair to hold to its place, counts elsewhere. */
  readonly RestoreBet: { readonly bet: string; readonly wager: string; readonly words: string };
  readonly CorrectStake: { readonly bet: string; readonly chips: Cents; readonly words: string };
  /** A bet is refused on reasonable grounds and taken off the layout. */
  readonly RefuseWager: { readonly bet: string; readonly grounds: string };
};

export type PlacementEvents = {
  readonly PlacedForPlayer: {
    readonly bet: string;
    readonly seat: number;
    readonly instruction: Instruction;
  };
  readonly BetMoved: {
    readonly cause: 'contested' | 'found' | 'restored';
    readonly words: string;
  } & Move;
  readonly StakeCorrected: {
    readonly bet: string;
    readonly seat: number;
    readonly before: Cents;
    readonly chips: Cents;
    readonly words: string;
  };
  /** A bet of a settled roll as it should have lain: what it did is undone, and this is what it does instead. */
  readonly BetSettledAgain: {
    readonly roll: number;
    readonly bet: TableBet;
    readonly undone: readonly TableSettlement[];
    readonly settlement: TableSettlement;
    readonly words: string;
  };
  readonly WagerRefused: {
    readonly bet: string;
    readonly seat: number;
    readonly chips: Cents;
    readonly tokens: Cents;
    readonly grounds: string;
  };
};

export const placementRefusals = {
  'NO_SUCH_SEAT.taken': { seat: 'count' },
  'WORDS_MISSING.instruction': {},
  'TOO_LATE.contesting-at-rest': {},
  'TOO_LATE.contesting-at-release': {},
  NOT_PLACED_FOR_YOU: {},
  WORDS_UNCLEAR: { words: 'text' },
  AS_INSTRUCTED: { wager: 'text' },
  'TOO_LATE.moving-at-rest': {},
  'TOO_LATE.moving-at-release': {},
  'NO_SUCH_BET.layout': {},
  LIES_THERE: { wager: 'text' },
  'WORDS_MISSING.moving': {},
  'WORDS_MISSING.stake': {},
  NOT_ANOTHER_STAKE: { chips: 'money' },
  'NOT_ENOUGH_CHIPS.correcting': { more: 'money', rack: 'money', seat: 'count' },
  'TOO_LATE.refusing': {},
  GROUNDS_MISSING: {},
  PLAYER_HAS_LEFT: { seat: 'count' },
  'NOT_ENOUGH_CHIPS.handing-back': { seat: 'count' },
} as const satisfies RefusalTable;

/** What is told of its events, by the figures of each line. */
export const placementLines = {
  PlacedForPlayer: { who: 'seat', words: 'quote' },
  BetMoved: { who: 'seat', from: 'text', to: 'text', words: 'quote' },
  StakeCorrected: { ...aboutBet, before: 'money', chips: 'money', words: 'quote' },
  BetSettledAgain: { roll: 'count', stake: 'stake', wager: 'text', words: 'quote', settled: 'tellings' },
  WagerRefused: { ...aboutBet, words: 'quote' },
} as const satisfies RefusalTable;

export type PlacementProcedure<Clause extends string> = {
  /** The dealer may put a bet down for a player. */
  readonly assisting: Basis<Clause>;
  /** How long a player may say that the words were not carried out. */
  readonly contesting: { readonly until: 'rest' | 'release'; readonly clause: Basis<Clause> };
  /** A bet is settled where it lies. */
  readonly lying: Basis<Clause>;
  readonly restoring: { readonly roles: readonly Role[]; readonly clause: Basis<Clause> };
  readonly correcting: { readonly roles: readonly Role[]; readonly clause: Basis<Clause> };
  readonly refusing: { readonly roles: readonly Role[]; readonly clause: Basis<Clause> };
};

declare module '../concern.ts' {
  interface Concerns<Clause extends string> {
    readonly placement: {
      readonly commands: PlacementCommands;
      readonly events: PlacementEvents;
      readonly procedure: PlacementProcedure<Clause>;
    };
  }
  interface RefusalTables {
    readonly placement: typeof placementRefusals;
  }
  interface LineTables {
    readonly placement: typeof placementLines;
  }
}

export const placementAuthority: AuthorityOf<PlacementCommands> = {
  PlaceForPlayer: { roles: dealer },
  ContestPlacement: { roles: player },
  NoteMovedBet: { roles: dealer },
  RestoreBet: { roles: supervisors, narrowed: ({ placement }) => placement.restoring },
  CorrectStake: { roles: supervisors, narrowed: ({ placement }) => placement.correcting },
  RefuseWager: { roles: supervisors, narrowed: ({ placement }) => placement.refusing },
};

export const placementDecide: DecideOf<PlacementCommands> = {
  PlaceForPlayer: placeForPlayer,
  ContestPlacement: contestPlacement,
  NoteMovedBet: noteMovedBet,
  RestoreBet: restoreBet,
  CorrectStake: correctStake,
  RefuseWager: refuseWager,
};

export const placementEvolve: EvolveOf<PlacementEvents> = {
  PlacedForPlayer: (table, { bet, instruction }) =>
    withCorrectedBets(table, (bets) =>
      bets.map((each) => (each.bet === bet ? { ...each, instruction } : each)),
    ),
  BetMoved: betMoved,
  StakeCorrected: (table, { bet, chips }) =>
    withCorrectedBets(table, (bets) =>
      bets.map((each) => (each.bet === bet ? withChips(each, chips) : each)),
    ),
  BetSettledAgain: betSettledAgain,
  WagerRefused: (table, { bet }) =>
    withCorrectedBets(table, (bets) => bets.filter((each) => each.bet !== bet)),
};

export const placementTold: ToldOf<PlacementEvents> = {
  PlacedForPlayer: ({ seat, instruction: { words } }, at) => ({
    code: 'PlacedForPlayer',
    who: who(at, seat),
    words,
  }),
  BetMoved: ({ seat, from, to, words }, at) => ({
    code: 'BetMoved',
    who: who(at, seat),
    from: wagerAt(at, from),
    to: wagerAt(at, to),
    words,
  }),
  StakeCorrected: ({ bet, before, chips, words }, at) => ({
    code: 'StakeCorrected',
    bet: [betAt(at, bet)],
    before,
    chips,
    words,
  }),
  BetSettledAgain: ({ roll, bet: { chips, tokens, wager }, settlement, words }, at) => ({
    code: 'BetSettledAgain',
    roll,
    stake: { chips, tokens },
    wager: wagerAt(at, wager),
    words,
    settled: [settledBet(settlement, at)],
  }),
  WagerRefused: ({ bet, grounds }, at) => ({
    code: 'WagerRefused',
    bet: [betAt(at, bet, 'unknownFirst')],
    words: grounds,
  }),
};

export const placementEventInfo: EventInfoOf<PlacementEvents> = {
  PlacedForPlayer: {
    carries: { bet: 'text', seat: 'number', instruction: 'thing' },
    topic: 'bets',
    seen: everybody,
  },
  BetMoved: {
    carries: {
      bet: 'text',
      into: 'text',
      seat: 'number',
      from: 'text',
      to: 'text',
      stage: 'text',
      chips: 'number',
      tokens: 'number',
      limits: 'limits?',
      cause: 'text',
      words: 'text',
    },
    topic: 'amendments',
    seen: { whole: 'staff', without: 'words', trimmed: unworded },
  },
  StakeCorrected: {
    carries: { bet: 'text', seat: 'number', before: 'number', chips: 'number', words: 'text' },
    topic: 'amendments',
    seen: { whole: 'staff', without: 'words', trimmed: unworded },
  },
  BetSettledAgain: {
    carries: { roll: 'number', bet: 'bet', undone: 'settlements', settlement: 'settlement', words: 'text' },
    topic: 'overrules',
    seen: { whole: 'staff', without: 'words', trimmed: unworded },
  },
  WagerRefused: {
    carries: { bet: 'text', seat: 'number', chips: 'number', tokens: 'number', grounds: 'text' },
    topic: 'overrules',
    seen: { whole: 'staff', without: 'the grounds', trimmed: (event) => ({ ...event, grounds: '' }) },
  },
};

function placeForPlayer(context: Context, command: PlacementCommands['PlaceForPlayer']): Decided<EventBody> {
  const { table, game, procedure, cite } = context;
  const { seat, words, bet } = command;
  const { assisting } = procedure.placement;
  const person = table.seats.get(seat)?.person;
  if (person === undefined)
    return refuse({ code: 'NO_SUCH_SEAT', case: 'taken', clause: cite(assisting), seat });
  if (table.staff.get(person) === 'dealer')
    return refuse({ code: 'DEALER_MAY_NOT_BET', case: 'betting', clause: cite(procedure.staff.noBets) });
  const closed = layoutClosed(context) ?? diceOut(context, bet.wager);
  if (closed !== undefined) return closed;
  if (isBlank(words)) return refuse({ code: 'WORDS_MISSING', case: 'instruction', clause: cite(assisting) });
  const refused = newBetsRefusal(context, seat, [bet]);
  if (refused !== undefined) return refused;

  const [lies] = laid(context, { seat, bets: [bet], placedBy: 'dealer', joining: true });
  if (lies === undefined) return accept();
  return accept(putDown(context, lies), {
    type: 'PlacedForPlayer',
    bet: betOn(context, seat, bet.wager)?.bet ?? lies.bet,
    seat,
    instruction: parseInstruction(game, words, lies),
    clause: cite(assisting),
  });
}

function contestPlacement(
  context: Context,
  command: PlacementCommands['ContestPlacement'],
): Decided<EventBody> {
  const { table, game, by, procedure, cite } = context;
  const { seat } = command;
  const { until, clause } = procedure.placement.contesting;
  const bet = table.betting.bets.find((each) => each.bet === command.bet && each.seat === seat);
  const instruction = bet?.instruction;
  if (table.seats.get(seat)?.person !== by.person)
    return refuse({ code: 'NOT_YOUR_SEAT', case: 'betting', clause: cite(clause), seat });
  if (bet === undefined) return refuse({ code: 'NO_SUCH_BET', case: 'own', clause: cite(clause) });
  if (isPast(context, until))
    return refuse({
      code: 'TOO_LATE',
      case: until === 'rest' ? 'contesting-at-rest' : 'contesting-at-release',
      clause: cite(clause),
    });
  if (instruction === undefined) return refuse({ code: 'NOT_PLACED_FOR_YOU', clause: cite(clause) });
  if (instruction.asked === undefined)
    return refuse({ code: 'WORDS_UNCLEAR', clause: cite(clause), words: instruction.words });
  if (instruction.asked === bet.wager)
    return refuse({ code: 'AS_INSTRUCTED', clause: cite(clause), wager: wagerName(game, bet.wager) });
  const chips = Math.min(instruction.chips, bet.chips);
  const tokens = Math.min(instruction.tokens, bet.tokens);
  const stake = heldWith(context, seat, { wager: instruction.asked, chips, tokens });
  const closed =
    betClosed(context, bet) ??
    wagerClosed(context, seat, instruction.asked) ??
    outsideLimits(context, seat, instruction.asked, stake);
  if (closed !== undefined) return closed;

  return accept({
    type: 'BetMoved',
    cause: 'contested',
    words: instruction.words,
    ...moveTo(context, { ...bet, chips, tokens }, instruction.asked),
    clause: cite(clause),
  });
}

/** What a player's words to the dealer say, beside what the dealer put down. */
function parseInstruction(
  game: Game,
  words: string,
  placed: { readonly wager: string; readonly chips: Cents; readonly tokens: Cents },
): Instruction {
  const asked = wagerIn(game, words);
  const sum = sumIn(words);
  const { wager, chips, tokens } = placed;
  const mismatch = (asked !== undefined && asked !== wager) || (sum !== undefined && sum !== chips + tokens);
  return { words, ...(asked === undefined ? {} : { asked }), chips, tokens, mismatch };
}

/** The wager that the words name, by its name on the layout or by its id; the longest name that fits. */
function wagerIn(game: Game, words: string): string | undefined {
  const said = plain(words.replace(SUM, ' '));
  const named = Object.values(game.wagers)
    .flatMap(({ id, name }) => [plain(name), plain(id)].map((name) => ({ id, name })))
    .filter(({ name }) => said.includes(name))
    .sort((a, b) => b.name.length - a.name.length);
  return named[0]?.id;
}

/** Sums are said with their dollar sign, since a bare number may be a wager. */
const SUM = /\$\s*(\d{1,9})(?:\.(\d\d))?/;

function sumIn(words: string): Cents | undefined {
  const [, dollars, cents] = SUM.exec(words) ?? [];
  return dollars === undefined ? undefined : Number(dollars) * 100 + Number(cents ?? 0);
}

/** Letters and numbers with single spaces between and around them, so that `8` is not found in `18`. */
const plain = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()} `;

function noteMovedBet(context: Context, command: PlacementCommands['NoteMovedBet']): Decided<EventBody> {
  const { table, procedure, cite } = context;
  const { lying } = procedure.placement;
  const { until } = procedure.betting.takingDown;
  const bet = table.betting.bets.find((each) => each.bet === command.bet);
  if (bet === undefined) return notOnLayout(context, lying);
  if (isPast(context, until))
    return refuse({
      code: 'TOO_LATE',
      case: until === 'rest' ? 'moving-at-rest' : 'moving-at-release',
      clause: cite(lying),
    });
  const refused = betClosed(context, bet) ?? misplaced(context, bet, command);
  if (refused !== undefined) return refused;

  return accept(movedBet(context, bet, command, 'found', lying));
}

/** Until the bet is settled the chips count where they would have lain; after that it is settled again. */
function restoreBet(context: Context, command: PlacementCommands['RestoreBet']): Decided<EventBody> {
  const { table, game, procedure, cite } = context;
  const { clause } = procedure.placement.restoring;
  const { wager, words } = command;
  const up = table.betting.bets.find((each) => each.bet === command.bet);
  const lay = lastLay(context, command.bet);
  const bet = up ?? lay;
  if (bet === undefined || table.roll?.settled.includes(bet.bet) === true)
    return notOnLayout(context, clause);
  const refused = frozenLayout(context) ?? lockedBetRefusal(context, bet) ?? misplaced(context, bet, command);
  if (refused !== undefined) return refused;

  const stage = game.wagers[wager]?.opensAt ?? '';
  const again =
    lay === undefined || lay.wager === wager
      ? undefined
      : settleAgain(context, withLimits({ ...lay, wager, stage }, limitsFor(context, lay.seat, wager)), {
          words,
          clause: cite(clause),
        });
  if (again !== undefined) return again;
  return up === undefined
    ? notOnLayout(context, clause)
    : accept(movedBet(context, up, command, 'restored', clause));
}

/** A bet that is locked on a set or a turn and has ridden on a throw of it lay where it lies. */
function lockedBetRefusal(
  { game, cite }: Context,
  { wager: id, stage }: TableBet,
): Decided<never> | undefined {
  const wager = game.wagers[id];
  if (wager?.locks === undefined || stage === wager.opensAt) return undefined;
  return refuse({
    code: 'BET_IS_LOCKED',
    case: 'table',
    clause: cite(wager.locks.clause),
    wager: wager.name,
  });
}

/** How chips get from the bet they lie on to another wager: onto the bet there, or as a bet of their own. */
function moveTo(context: Context, bet: TableBet, to: string): Move {
  const { table, game } = context;
  const { seat, chips, tokens, wager: from } = bet;
  const whole = table.betting.bets.find((each) => each.bet === bet.bet);
  const isWhole = whole?.chips === chips && whole.tokens === tokens;
  const there = betOn(context, seat, to)?.bet;
  // Chips that join a bet whose turn has passed would miss the settlement.
  const joins = there !== undefined && table.roll?.settled.includes(there) !== true;
  const own = isWhole ? bet.bet : `b${table.betting.placed + 1}`;
  const stage = game.wagers[to]?.opensAt ?? '';
  return {
    bet: bet.bet,
    into: joins ? there : own,
    seat,
    from,
    to,
    stage,
    chips,
    tokens,
    ...limitsOn(context, seat, to),
  };
}

/** The limits that a bet comes under by counting on a wager. */
function limitsOn(context: Context, seat: number, wager: string): Pick<TableBet, 'limits'> {
  const limits = limitsFor(context, seat, wager);
  return limits === undefined ? {} : { limits };
}

const notOnLayout = ({ cite }: Context, basis: string): Decided<never> =>
  refuse({ code: 'NO_SUCH_BET', case: 'layout', clause: cite(basis) });

function misplaced(
  context: Context,
  bet: TableBet,
  { wager, words }: PlacementCommands['NoteMovedBet'] | PlacementCommands['RestoreBet'],
): Decided<never> | undefined {
  const { game, procedure, cite } = context;
  const { lying } = procedure.placement;
  if (bet.wager === wager)
    return refuse({ code: 'LIES_THERE', clause: cite(lying), wager: wagerName(game, wager) });
  if (isBlank(words)) return refuse({ code: 'WORDS_MISSING', case: 'moving', clause: cite(lying) });
  return unknown(context, wager) ?? wagerClosed(context, bet.seat, wager);
}

const movedBet = (
  context: Context,
  bet: TableBet,
  { wager, words }: PlacementCommands['NoteMovedBet'] | PlacementCommands['RestoreBet'],
  cause: 'found' | 'restored',
  basis: string,
): EventBody => ({
  type: 'BetMoved',
  cause,
  words,
  ...moveTo(context, bet, wager),
  clause: context.cite(basis),
});

function correctStake(context: Context, command: PlacementCommands['CorrectStake']): Decided<EventBody> {
  const { table, procedure, cite } = context;
  const { chips, words } = command;
  const { clause } = procedure.placement.correcting;
  const up = table.betting.bets.find((each) => each.bet === command.bet);
  const lay = lastLay(context, command.bet);
  const bet = up ?? lay;
  if (bet === undefined || table.roll?.settled.includes(bet.bet) === true)
    return notOnLayout(context, clause);
  const frozen = frozenLayout(context);
  if (frozen !== undefined) return frozen;
  if (isBlank(words)) return refuse({ code: 'WORDS_MISSING', case: 'stake', clause: cite(clause) });
  if (!isStake(chips) || chips === bet.chips)
    return refuse({ code: 'NOT_ANOTHER_STAKE', clause: cite(clause), chips: bet.chips });
  const broken = brokenChip(context, bet.seat, chips);
  if (broken !== undefined) return broken;
  // A stake that was over-counted may fall below the minimum; one that grows keeps to the maximum it was laid under.
  const over =
    chips > bet.chips
      ? outsideLimits(context, bet.seat, bet.wager, chips + bet.tokens, lastLimits(bet))
      : undefined;
  if (over !== undefined) return over;
  const again =
    lay === undefined || lay.chips === chips
      ? undefined
      : settleAgain(context, withChips(lay, chips), { words, clause: cite(clause) });
  if (again !== undefined) return again;

  return up === undefined ? notOnLayout(context, clause) : corrected(context, up, command);
}

function corrected(
  context: Context,
  bet: TableBet,
  command: PlacementCommands['CorrectStake'],
): Decided<EventBody> {
  const { table, procedure, cite } = context;
  const { chips, words } = command;
  const clause = cite(procedure.placement.correcting.clause);
  const more = chips - bet.chips;
  const rack = balanceOf(table.ledger, `rack:${bet.seat}`);
  if (more > rack)
    return refuse({ code: 'NOT_ENOUGH_CHIPS', case: 'correcting', clause, more, rack, seat: bet.seat });

  return accept({
    type: 'StakeCorrected',
    bet: bet.bet,
    seat: bet.seat,
    before: bet.chips,
    chips,
    words,
    clause,
    postings: moved(`rack:${bet.seat}`, 'layout', more),
  });
}

function refuseWager(context: Context, command: PlacementCommands['RefuseWager']): Decided<EventBody> {
  const { table, procedure, cite } = context;
  const { grounds } = command;
  const { clause } = procedure.placement.refusing;
  const bet = table.betting.bets.find((each) => each.bet === command.bet);
  if (bet === undefined) return notOnLayout(context, clause);
  if (isPast(context, procedure.betting.takingDown.until))
    return refuse({ code: 'TOO_LATE', case: 'refusing', clause: cite(clause) });
  const closed = betClosed(context, bet);
  if (closed !== undefined) return closed;
  if (isBlank(grounds)) return refuse({ code: 'GROUNDS_MISSING', clause: cite(clause) });

  const { seat, chips, tokens } = bet;
  return accept({
    type: 'WagerRefused',
    bet: bet.bet,
    seat,
    chips,
    tokens,
    grounds,
    clause: cite(clause),
    postings: handedBack(bet),
  });
}

/** A bet as it lay on the last roll, while that can still be put right. */
function lastLay({ table }: Pick<Context, 'table'>, bet: string): TableBet | undefined {
  const [past] = table.recent;
  if (table.roll !== undefined || past === undefined || !isLast(table, past)) return undefined;
  return past.layout.find((each) => each.bet === bet);
}

/**
 * Settles a bet of the last roll again as it should have lain: what it did is undone by its own postings with their
 * signs turned. Nothing where the roll decides the bet neither way, so that it only goes on from another place.
 */
function settleAgain(
  context: Context,
  lies: TableBet,
  { words, clause }: { readonly words: string; readonly clause: string },
): Decided<EventBody> | undefined {
  const { table } = context;
  const [past] = table.recent;
  if (past === undefined) return undefined;
  const { lines, undoing, settlements } = createCorrection(context, alone(past, lies), past.outcome);
  const [settlement] = settlements;
  if (lines.length === 0 || settlement === undefined) return undefined;
  const postings = [...undoing, ...toPostings(settlement)];

  if (table.seats.get(lies.seat)?.person !== past.people.get(lies.seat))
    return refuse({ code: 'PLAYER_HAS_LEFT', clause, seat: lies.seat });
  if (!isCovered(context, lies.seat, postings))
    return refuse({ code: 'NOT_ENOUGH_CHIPS', case: 'handing-back', clause, seat: lies.seat });

  return accept({
    type: 'BetSettledAgain',
    roll: past.number,
    bet: lies,
    undone: lines.map(({ line }) => line),
    settlement,
    words,
    clause,
    postings,
  });
}

/** The roll as if this were the only bet on it. */
const alone = (past: PastRoll, lies: TableBet): PastRoll => ({
  ...past,
  layout: [lies],
  settlements: past.settlements.filter(({ bet }) => bet === lies.bet),
});

const isCovered = ({ table }: Context, seat: number, postings: readonly Posting[]): boolean =>
  ([`rack:${seat}`, `tokens:${seat}`, 'float'] as const).every(
    (account) =>
      postings
        .filter((posting) => posting.account === account)
        .reduce((sum, { cents }) => sum + cents, balanceOf(table.ledger, account)) >= 0,
  );

function betMoved(table: Table, move: Stamped<PlacementEvents['BetMoved']>): Table {
  const isNew = !table.betting.bets.some(({ bet }) => bet === move.into);
  const after = withCorrectedBets(table, (bets) => movedOn(bets, move));
  return isNew ? { ...after, betting: { ...after.betting, placed: after.betting.placed + 1 } } : after;
}

function betSettledAgain(
  table: Table,
  { roll, bet, settlement }: Stamped<PlacementEvents['BetSettledAgain']>,
): Table {
  const bets = afterLines(withRestored(table.betting.bets, [bet]), [settlement]);
  return {
    ...table,
    betting: { ...table.betting, bets },
    recent: table.recent.map((past) =>
      past.number === roll
        ? {
            ...past,
            layout: withRestored(past.layout, [bet]),
            settlements: past.settlements.map((line) => (line.bet === bet.bet ? settlement : line)),
          }
        : past,
    ),
  };
}

/** What is put right after the dice have come to rest changes what is settled, too. */
export function withCorrectedBets(
  table: Table,
  change: (bets: readonly TableBet[]) => readonly TableBet[],
): Table {
  const { roll, betting } = table;
  return {
    ...table,
    betting: { ...betting, bets: change(betting.bets) },
    roll: roll?.restedAt === undefined ? roll : { ...roll, layout: change(roll.layout) },
  };
}
