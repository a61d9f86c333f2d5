import {
  balanceOf,
  betsTakenFor,
  type Called,
  cite,
  courseSign,
  type Dice,
  everyRoll,
  type Game,
  type HouseChip,
  type HouseLanguages,
  type HouseWording,
  invalidCalled,
  isFullSet,
  isHard,
  listPrices,
  litByRoll,
  type Moment,
  momentOf,
  type Odds,
  type Outcome,
  oddsFigure,
  openGame,
  ownWords,
  paymentSteps,
  phaseOf,
  type Roll,
  type RollDecision,
  type RollInView,
  rollInView,
  type Setup,
  type Sign,
  setCount,
  signInForce,
  stakeFigure,
  standingAfter,
  type Table,
  type TableBet,
  type TableRules,
  type TableSettlement,
  toCalledTotal,
  toChips,
  toInitial,
  totalOf,
  turnEndsOn,
  usualChips,
  voidCalled,
  whyNoBets,
  writeMoney,
} from '@dicepit/engine';
import { announcing, chancesBarredAt, layouts, type PartyTableEvent } from '@dicepit/games';
import { facePath, signWords } from '@dicepit/layout';
import type { BankedScreen, EveningFigures, HouseMoney, SpokenCall, TableScreen } from '@dicepit/wire';
import { pausingIn } from '../floor/facts.ts';
import type { Floor, FloorTable } from '../floor/floor.ts';
import { isHousePlayer } from '../people/people.ts';
import { inEachLanguage } from '../pit/tellers.ts';
import { type AtTable, type PitTable, rulesMarkOf, rulesOf } from '../table/pit-table.ts';

type Banked = Extract<PictureSource['state'], { readonly is: 'banked' }>;

/** A table with a bank as a television shows it; nothing where it is not set up by rules that are known here. */
export function bankedScreen(shown: PictureSource<Banked>): Picture | undefined {
  const { state, card, record, now } = shown;
  const { table } = state;
  const { setup } = table;
  const rules = rulesOf(state);
  const game = rules === undefined || setup === undefined ? undefined : openGame(rules, setup);
  const layout = layouts[card.pack];
  if (rules === undefined || setup === undefined || game === undefined || layout === undefined)
    return undefined;

  const roll = rollInView(rules, table);
  const { phase, until } = phaseNow(shown, game, roll);
  const isShown = phase === 'called' || phase === 'settled';
  const effect = isShown ? roll : undefined;
  const printed = printedOf(game, layout.sign);
  return {
    until,
    board: {
      ...common(shown),
      is: 'banked',
      game: layout.sign.name,
      place: game.place,
      option: printed.option,
      rules: rulesMarkOf(state) ?? '',
      phases: phasesOf(game, card.house),
      phase,
      thrower: game.procedure.thrower.who,
      dice: game.dice,
      limits: limitsOn(rules, table, now),
      age: setup.policies.age ?? null,
      notices: noticesOn(table, game, now),
      felt: JSON.stringify(setup.options),
      call: callOn(game, roll, shown.wording),
      moment: phase === 'called' && roll !== undefined ? momentOn(game, table, roll) : null,
      shooter: shooterAt(table),
      dealer: dealerAt(table, shown),
      seats: seatsOn(table, setup.seats, effect),
      bets: betsOn(table, roll, shown.money?.chips),
      lit: litByRoll(game, effect),
      live: liveOn(game, table),
      sets: setsOf(game, table, effect),
      ...courseOn(game, table),
      ...picturesOf(game),
      pays: effect === undefined ? [] : paysOf(game, table, effect),
      staysUp: setup.policies.staysUp ?? game.procedure.winningStake.staysUp,
      last: lastOf(record, game),
      disclaimed: announcing[game.pack]?.displayDisclaimed ?? null,
      totals: totalsOf(record, game),
      fault: faultOn(table),
      wagers: printed.wagers,
      leaders: (shown.ranking ?? true) && mayRank(setup),
    },
  };
}

/** Why the table stands still, where it does. */
function faultOn({ halt }: Table): BankedScreen['fault'] {
  if (halt === undefined) return null;
  const { cause } = halt;
  const named = inEachLanguage(({ name }) => name(`equipment.${cause}`) ?? cause.replaceAll('-', ' '));
  return { ...halt, cause: named };
}

/** The sign of the table as it binds at this moment. */
function limitsOn({ procedure }: TableRules, table: Table, at: number): BankedScreen['limits'] {
  const limits = signInForce({ table, procedure, at });
  if (limits === undefined) return null;
  const { minimum, maximum, unit } = limits;
  return { minimum, maximum, unit: unit ?? null };
}

/** The signs that have to hang: what they announce and from when. */
function noticesOn({ signs }: Table, game: Game, now: number): BankedScreen['notices'] {
  const { raise, closing, payTable } = signs;
  const named = raise?.wager === undefined ? null : (game.wagers[raise.wager]?.name ?? raise.wager);
  return [
    ...(closing === undefined ? [] : [{ is: 'closing', at: closing.closesAt } as const]),
    ...(raise === undefined || now >= raise.from
      ? []
      : [{ is: 'raise', minimum: raise.minimum, wager: named, from: raise.from } as const]),
    ...(payTable === undefined || now >= payTable.until
      ? []
      : [{ is: 'odds', since: payTable.changedAt } as const]),
  ];
}

/** Where the table stands, where its game has a course that is shown. */
function courseOn(game: Game, table: Table): Pick<BankedScreen, 'course'> {
  const sign = courseSign(game, table);
  return sign === undefined
    ? {}
    : { course: { name: sign.name, puck: sign.puck ?? null, at: sign.at ?? null } };
}

/** The pictures on the dice; the drawings are of the house, whatever pack names them. */
const picturesOf = ({ faces }: Game): Pick<BankedScreen, 'pictures'> =>
  faces === undefined
    ? {}
    : {
        pictures: faces.map((face) => {
          const path = facePath(face);
          return { name: face.name, symbol: face.symbol, ...(path === undefined ? {} : { path }) };
        }),
      };

/** Throws and sets of the turn, the throw that stands called among them; a set just won stays full while it is shown. */
function setsOf(game: Game, table: Table, shown: RollInView | undefined): BankedScreen['sets'] {
  const called = shown?.settled === false && shown.outcome.kind === 'total' ? shown.outcome.roll : undefined;
  const count = setCount(game, called === undefined ? table : standingAfter(game, table, called));
  if (count === undefined) return null;
  // The last set of a turn stays full as well, though the count begins again.
  if (called !== undefined && !turnEndsOn(game, table, called) && isFullSet(game, table))
    return { ...count, won: count.most, thrown: count.throws };
  const isJustWon = shown !== undefined && count.thrown === 0 && count.won > 0;
  return { ...count, thrown: isJustWon ? count.throws : count.thrown };
}

/** Every bet that won, in the order in which a dealer pays. */
const paysOf = (game: Game, table: Table, { decisions }: RollInView): BankedScreen['pays'] =>
  decisions
    .filter(wins)
    .toSorted((a, b) => a.bet.seat - b.bet.seat)
    .map(({ bet: { seat, wager }, line }) => ({
      seat,
      letter: letterAt(table, seat),
      name: table.seats.get(seat)?.name ?? '',
      wager: game.wagers[wager]?.name ?? wager,
      sum: reckoningOf(table, seat, line),
      cents: line.winnings,
    }));

/** What a stake is multiplied by: `7.5`, `7/6`. */
const timesOf = (odds: Odds | null): string => (odds === null ? '' : oddsFigure(odds).replace(' to ', '/'));

/** How a bet is paid: `20 × 2 − 1`, with an arrow where the sum was rounded to one that can be paid. */
function reckoningOf(table: Table, seat: number, line: TableSettlement): string {
  const { rounded, commission } = paymentSteps(line);
  const times = `${figureOf(table, seat, line.inPlay)} × ${timesOf(line.odds)}`;
  const arrow = rounded === undefined ? '' : rounded === 'up' ? ' ↑' : ' ↓';
  return `${times}${arrow}${commission === 0 ? '' : ` − ${figureOf(table, seat, commission)}`}`;
}

function momentOn(game: Game, table: Table, roll: RollInView): BankedScreen['moment'] {
  const moment = momentOf(game, table, roll);
  if (moment?.is !== 'big win') return moment ?? null;
  const { bet, line } = moment.decision;
  return {
    is: 'big win',
    seat: bet.seat,
    letter: letterAt(table, bet.seat),
    name: table.seats.get(bet.seat)?.name ?? '',
    wager: game.wagers[bet.wager]?.name ?? bet.wager,
    stake: figureOf(table, bet.seat, line.inPlay),
    odds: line.odds === null ? '' : oddsFigure(line.odds),
    cents: line.winnings,
  };
}

/** What is printed on the sign and in the list of wagers: the same for as long as a game is posted. */
type Printed = Pick<BankedScreen, 'option' | 'wagers'>;

function printedOf(game: Game, sign: Sign): Printed {
  const known = printed.get(game);
  if (known !== undefined) return known;
  const [, option = null] = signWords(game, sign);
  const wagers = Object.values(game.wagers).map((wager) => ({
    name: wager.name,
    odds: listPrices(wager),
    clause: cite(game, wager.clause),
  }));
  printed.set(game, { option, wagers });
  return { option, wagers };
}

/** Worked out once for each game, and not ten times a second. */
const printed = new WeakMap<Game, Printed>();

/** Nobody is ranked where the house runs by a licence. */
const mayRank = ({ mode }: Setup): boolean => mode !== 'strict';

/** A phase as the strip over the table has it, and until when it is that. */
type PhaseNow = { readonly phase: string; readonly until: Moment | undefined };

/** How long a board shows what was settled. */
const SETTLED_SHOWN_MS = 5_000;

/** The last call begins this long before bets close. */
const LAST_CALL_MS = 5_000;

/** Three dice are shaken in a cup, whoever throws them. */
const outPhase = ({ dice }: Game): string => (dice === 3 ? 'cup shaken' : 'dice out');

/** The phases of a round at this table; a last call only where the house keeps the time. */
const phasesOf = (game: Game, house: PictureSource['card']['house']): readonly string[] => [
  'betting',
  ...(house === null ? [] : ['last call']),
  outPhase(game),
  'called',
  'settled',
];

function phaseNow(
  shown: Pick<PictureSource<Banked>, 'state' | 'card' | 'now'>,
  game: Game,
  roll: RollInView | undefined,
): PhaseNow {
  const { state, now } = shown;
  const { table } = state;
  const phase = phaseOf(table);
  if (phase === 'dice out' || phase === 'at rest') return { phase: outPhase(game), until: undefined };
  if (phase !== 'betting' && phase !== 'offering the dice') return { phase, until: undefined };
  const shownUntil = table.since + SETTLED_SHOWN_MS;
  const isResult = roll !== undefined && roll.settled && roll.outcome.kind === 'total' && !roll.invalidated;
  if (isResult && now < shownUntil) return { phase: 'settled', until: shownUntil };
  if (phase !== 'betting') return { phase, until: undefined };
  const rules = rulesOf(state);
  if (rules !== undefined && whyNoBets(rules, table, now) !== undefined)
    return { phase: 'no bets', until: undefined };
  const closes = takenUntil(shown, game);
  if (closes === undefined || now >= closes) return { phase, until: undefined };
  const from = closes - LAST_CALL_MS;
  return now >= from ? { phase: 'last call', until: closes } : { phase, until: from };
}

/** When the house takes no more bets before the next roll. */
function takenUntil(
  { state, card }: Pick<PictureSource<Banked>, 'state' | 'card'>,
  game: Game,
): Moment | undefined {
  const { table } = state;
  if (card.house === null || table.betting.bets.length === 0) return undefined;
  const { betting } = card.house;
  const lasts = game.procedure.thrower.who === 'dealer' ? betting : betsTakenFor(table, betting);
  return lasts === undefined ? undefined : table.since + lasts;
}

/** The dealer's call as it stands over the table; a void roll carries its reason and its clause. */
function callOn(
  game: Game,
  standing: RollInView | undefined,
  house: HouseLanguages = {},
): BankedScreen['call'] {
  if (standing === undefined) return null;
  const { number, outcome, clause, faceless, invalidated, thrower } = standing;
  if (invalidated)
    return {
      is: 'void',
      number,
      call: { called: invalidCalled, house: {} },
      reason: outcome.kind === 'void' ? reasonIn(game, outcome.reason) : {},
      clause,
    };
  if (outcome.kind === 'void') {
    const { clause: voiding } = game.procedure.voidRoll;
    const listed = game.procedure.noRolls.find((each) => each.reason === outcome.reason);
    return {
      is: 'void',
      number,
      call: spoken(voidCalled(game), house),
      reason: reasonIn(game, outcome.reason),
      clause: `${game.prefix}/${listed?.clause ?? voiding}`,
    };
  }
  const { roll } = outcome;
  const called = toCalledTotal(game, roll, thrower, standing.standing);
  return { is: 'total', number, faces: faceless ? [] : roll, call: spoken(called, house) };
}

const spoken = (called: Called, house: HouseLanguages): SpokenCall => ({
  called,
  house: ownWords(house, called),
});

/** Why a roll is void, as the rules of the game have it. */
const reasonIn = ({ pack }: Game, reason: string): Readonly<Record<string, string>> =>
  inEachLanguage(
    ({ name }) => name(`reason.${pack}.${reason}`) ?? name(`reason.${reason}`) ?? reason.replaceAll('-', ' '),
  );

type Bets = BankedScreen['bets'];
type State = Bets[number]['state'];

/** The chips on the felt: while a roll stands called, as they lay for it; otherwise as they lie. */
function betsOn(table: Table, roll: RollInView | undefined, house: readonly HouseChip[] = usualChips): Bets {
  const { bets, late } = table.betting;
  const isCalled = roll !== undefined && !roll.settled && roll.outcome.kind === 'total';
  const lying = isCalled
    ? roll.decisions.map((decision) => shown(table, decision.bet, stateOf(decision)))
    : bets.map((bet) => shown(table, bet, 'up'));
  return [...lying, ...late.map((bet) => shown(table, bet, 'asking'))].map((bet) => ({
    ...bet,
    chips: bet.chips ?? toChips(bet.cents, house),
  }));
}

/** The areas that hold bets which stay up whatever the shooter does until the turn is over. */
const liveOn = (game: Game, { betting }: Table): readonly string[] =>
  Object.values(game.wagers)
    .filter(({ id, locks }) => locks !== undefined && betting.bets.some(({ wager }) => wager === id))
    .map(({ id }) => id);

/** A stake as the player counts it: in chips of the own colour, or in money. */
function figureOf(table: Table, seat: number, cents: number): string {
  const value = table.seats.get(seat)?.colour?.value;
  return value === undefined ? stakeFigure(cents) : writeCount(cents / value);
}

const wins = ({ line }: RollDecision): boolean => line.verdict === 'wins';

const stateOf = ({ line: { verdict } }: RollDecision): State =>
  verdict === 'wins' ? 'won' : verdict === 'loses' ? 'lost' : 'stands';

/** A bet; its chips only where they are of the player's own colour. */
function shown(
  table: Table,
  bet: TableBet,
  state: State,
): Omit<Bets[number], 'chips'> & { readonly chips: Bets[number]['chips'] | undefined } {
  const { wager, seat, chips, tokens, placedBy, flags } = bet;
  const cents = chips + tokens;
  const value = table.seats.get(seat)?.colour?.value;
  return {
    wager,
    seat,
    letter: letterAt(table, seat),
    cents,
    // A chip without a value of its own counts as nothing here; the page draws it in the seat's colour.
    chips: value === undefined ? undefined : Array.from({ length: highOf(cents / value) }, () => 0),
    figure: figureOf(table, seat, cents),
    state,
    placedBy,
    flags,
  };
}

/** Never more than four high; the figure tells the rest. */
const highOf = (count: number): number => Math.max(1, Math.min(4, Math.floor(count)));

const writeCount = (count: number): string =>
  Number.isInteger(count) ? String(count) : writeMoney(Math.round(count * 100)).replace(/[$,]/g, '');

/** Every seat of the table, taken or free, as it stands on the rail. */
function seatsOn(table: Table, seats: number, roll: RollInView | undefined): BankedScreen['seats'] {
  const { is } = table.shooter;
  return Array.from({ length: seats }, (_, index) => {
    const seat = index + 1;
    const taken = table.seats.get(seat);
    const won = roll?.decisions.filter(({ bet }) => bet.seat === seat) ?? [];
    return {
      seat,
      letter: letterAt(table, seat),
      name: taken?.name ?? null,
      rack: balanceOf(table.ledger, `rack:${seat}`),
      colour: taken?.colour ?? null,
      won: won.reduce((sum, { line }) => sum + line.winnings, 0),
      shooter: is.kind === 'seat' && is.seat === seat,
      house: taken !== undefined && isHousePlayer(taken.person),
    };
  });
}

/** Who has the dice or is offered them; nobody where the dealer throws. */
function shooterAt(table: Table): BankedScreen['shooter'] {
  const { is } = table.shooter;
  const offered = is.kind === 'offered';
  if (is.kind === 'nobody' || is.kind === 'dealer') return null;
  const seat = is.kind === 'offered' ? is.to : is.seat;
  if (seat === 'waiting') return null;
  const name = table.seats.get(seat)?.name ?? '';
  const rolls = offered ? 0 : table.thrown;
  return { seat, letter: letterAt(table, seat), name, rolls, next: afterSeat(table, seat), offered };
}

/** Whose name stands at the dealer's place; null where the house deals. */
export function dealerAt(
  table: Table,
  { nameOf, card }: Pick<PictureSource, 'nameOf' | 'card'>,
): string | null {
  if (card.house !== null) return null;
  // The house opens a table by itself; whoever has signed on since stands before it.
  const dealers = [...table.staff].flatMap(([person, role]) => (role === 'dealer' ? [person] : []));
  const dealing = dealers.find((person) => person !== 'house') ?? table.custodian;
  return dealing === undefined || dealing === 'house' ? null : (nameOf(dealing) ?? null);
}

/** The next player clockwise, whom the dice go round to. */
function afterSeat(table: Table, from: number): string | null {
  const seats = [...table.seats.keys()].toSorted((a, b) => a - b);
  const next = seats.find((seat) => seat > from) ?? seats[0];
  return next === undefined || next === from ? null : (table.seats.get(next)?.name ?? null);
}

/** Everything that a picture of a table is made of. */
export type PictureSource<State extends PitTable = PitTable> = {
  readonly state: State;
  readonly version: number;
  readonly card: Pick<FloorTable, 'table' | 'title' | 'pack' | 'house'>;
  readonly pit: string;
  readonly paused: Floor['paused'];
  /** The chips of the house, and how its sums are written; as ever where nothing is said. */
  readonly money?: HouseMoney;
  readonly record: TableRecord;
  /** Whether the law that the night is held under lets it be shown who has the most; it does where none is named. */
  readonly ranking?: boolean;
  /** What somebody is called. */
  readonly nameOf: (person: string) => string | undefined;
  /** What the house calls the rolls of this pack, where it has words of its own. */
  readonly wording?: HouseWording[string];
  /** What the table waits for, where the house runs it. */
  readonly waiting?: TableScreen['waiting'];
  /** Where the trail ended when it was last signed, where that is known. */
  readonly trail?: TrailHead | null;
  /** What the teams of a fundraiser have raised. */
  readonly teams?: NonNullable<TableScreen['teams']>;
  /** The evening in figures, where it is over. */
  readonly evening?: EveningFigures | null;
  readonly now: Moment;
};

export type TrailHead = NonNullable<TableScreen['trail']>;

type Without<Each, Field extends string> = Each extends unknown ? Omit<Each, Field> : never;

/** A screen before it is known who looks: how they are to come in, and what was chosen for them. */
type Board = Without<TableScreen, 'join' | 'choice'>;

/** A picture, and when it changes though nothing happens. */
export type Picture = { readonly board: Board; readonly until: Moment | undefined };

/** The letter on the mark of a seat: of whoever sits there, or of the seat where nobody does any more. */
const letterAt = ({ seats }: Pick<Table, 'seats'>, seat: number): string =>
  toInitial(seats.get(seat)?.name ?? '', seat);

const usualMoney: HouseMoney = { chips: usualChips, symbol: null };

export const common = ({
  version,
  card,
  pit,
  paused,
  money = usualMoney,
  now,
  nameOf,
  state,
  record,
  waiting = null,
  trail = null,
  evening = null,
  teams = [],
}: PictureSource) => ({
  pit,
  money,
  paused: pausingIn({ paused }, nameOf),
  now,
  table: card.table,
  title: card.title,
  pack: card.pack,
  waiting,
  trail: isAtDoor(state, record) ? trail : null,
  evening,
  ...(teams.length === 0 ? {} : { teams }),
  version,
});

/** A table that opens, on which nothing was thrown yet, or that is closed: the moments at which a head is written down. */
const isAtDoor = (state: PitTable, { rolling }: TableRecord): boolean =>
  rolling === 0 || (state.is === 'banked' && phaseOf(state.table) === 'closed');

/** A result as a board lists it. */
type Recorded = {
  readonly number: number;
  readonly roll: Roll;
  readonly total: number;
  readonly hard: boolean;
};

/** What a results board remembers of a table: only what was called counts, and a void roll is no result. */
export type TableRecord = {
  /** The newest first, as many as the board remembers. */
  readonly last: readonly Recorded[];
  readonly totals: ReadonlyMap<number, number>;
  /** The number of the roll that is being made. */
  readonly rolling: number;
  /** Throws of a party's game, and what the last of them did. */
  readonly throws: number;
  readonly lastThrow: readonly PartyTableEvent[];
};

export const newRecord: TableRecord = {
  last: [],
  totals: new Map(),
  rolling: 0,
  throws: 0,
  lastThrow: [],
};

/** So many results are remembered: a total of three dice may well be away for two hundred rolls. */
const MAX_RESULTS = 500;

export function evolveRecord(record: TableRecord, event: AtTable): TableRecord {
  if (!Object.hasOwn(changes, event.type)) return record;
  // Each change takes the event of its own type; the list below is checked against the events' types.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const change = changes[event.type] as Change<AtTable> | undefined;
  return change?.(record, event) ?? record;
}

type Change<Event> = (record: TableRecord, event: Event) => TableRecord;
type Changes = { readonly [Type in AtTable['type']]?: Change<Extract<AtTable, { readonly type: Type }>> };

const withConsequence = (record: TableRecord, event: PartyTableEvent): TableRecord =>
  record.lastThrow.length === 0 ? record : { ...record, lastThrow: [...record.lastThrow, event] };

/** The events that change the record of results. */
const changes: Changes = {
  DiceThrown: (record, event) =>
    'thrower' in event ? { ...record, rolling: event.roll } : thrown(record, event),
  RollCalled: (record, { roll }) => withResult(record, record.rolling, roll),
  EntryAmended: (record, { roll }) => withResult(record, record.rolling, roll),
  FaceRuled: (record, { roll }) => (roll === undefined ? record : withResult(record, record.rolling, roll)),
  RollVoided: (record) => withoutResult(record, record.rolling, undefined),
  CallOverruled: (record, { roll, outcome, was }) =>
    outcome.kind === 'total' ? withResult(record, roll, outcome.roll, was) : withoutResult(record, roll, was),
  RollInvalidated: (record, { roll }) => withoutResult(record, roll, undefined),
  GameStarted: (record) => ({ ...record, throws: 0, lastThrow: [] }),
  HighDiceThrown: (record, event) => ({ ...record, lastThrow: [event] }),
  HighDiceTied: withConsequence,
  FirstThrowerChosen: withConsequence,
  CardTurnedDown: withConsequence,
  KittyPaid: withConsequence,
  KittyDrawn: withConsequence,
  DicePassed: (record, event) => ('player' in event ? withConsequence(record, event) : record),
  CompletePassMade: withConsequence,
  ChanceMissed: withConsequence,
  GameWon: withConsequence,
  KittyCollected: withConsequence,
  // What lies on the table is no throw's doing any more.
  GameEnded: (record) => ({ ...record, throws: 0, lastThrow: [] }),
};

type PartyThrow = Extract<PartyTableEvent, { readonly type: 'DiceThrown' }>;

function thrown(record: TableRecord, event: PartyThrow): TableRecord {
  const throws = record.throws + 1;
  return {
    ...withResult(record, record.rolling + 1, event.roll),
    rolling: record.rolling + 1,
    throws,
    lastThrow: [event],
  };
}

function withResult(record: TableRecord, number: number, roll: Roll, was?: Outcome): TableRecord {
  const known = record.last.find((each) => each.number === number);
  const result = { number, roll, total: totalOf(roll), hard: isHard(roll) };
  const isNewest = number > (record.last[0]?.number ?? 0);
  const last =
    known !== undefined
      ? record.last.map((each) => (each === known ? result : each))
      : isNewest
        ? [result, ...record.last].slice(0, MAX_RESULTS)
        : record.last;
  const before = known?.total ?? totalIn(was);
  return { ...record, last, totals: counted(counted(record.totals, before, -1), result.total, 1) };
}

function withoutResult(record: TableRecord, number: number, was: Outcome | undefined): TableRecord {
  const known = record.last.find((each) => each.number === number);
  const before = known?.total ?? totalIn(was);
  if (before === undefined) return record;
  const last = record.last.filter((each) => each !== known);
  return { ...record, last, totals: counted(record.totals, before, -1) };
}

const totalIn = (outcome: Outcome | undefined): number | undefined =>
  outcome?.kind === 'total' ? totalOf(outcome.roll) : undefined;

function counted(
  totals: TableRecord['totals'],
  total: number | undefined,
  by: 1 | -1,
): TableRecord['totals'] {
  if (total === undefined) return totals;
  // What was called before this record begins is not in it, and cannot be taken out of it.
  return new Map(totals).set(total, Math.max(0, (totals.get(total) ?? 0) + by));
}

/** The last twenty results, the newest first. */
export const lastOf = ({ last }: TableRecord, game: Game): BankedScreen['last'] =>
  last.slice(0, MAX_RESULTS_SHOWN).map(({ total, hard, roll }) => ({
    total,
    hard,
    seven: game.dice === 2 && total === 7,
    ...(game.faces === undefined
      ? {}
      : { shows: roll.map((pips) => game.faces?.[pips - 1]?.symbol ?? '').join('') }),
  }));

const MAX_RESULTS_SHOWN = 20;

/** How often each total came and how long ago it last did, beside what chance expects, save where the rules keep that from players. */
export function totalsOf({ totals, last }: TableRecord, game: Game): BankedScreen['totals'] {
  const { rolls, ways } = totalsWith[game.dice];
  const count = [...totals.values()].reduce((sum, each) => sum + each, 0);
  const isBarred = chancesBarredAt(game.pack) !== undefined;
  return ways.map(([total, many]) => ({
    total,
    count: totals.get(total) ?? 0,
    expected: isBarred ? null : (count * many) / rolls,
    since: sinceLast(last, total),
  }));
}

/** How many rolls of so many dice there are, and how many of them make each total, the lowest first. */
const totalsWith = { 2: waysWith(2), 3: waysWith(3) } as const;

function waysWith(dice: Dice): {
  readonly rolls: number;
  readonly ways: readonly (readonly [number, number])[];
} {
  const totals = everyRoll[dice].map(totalOf);
  const ways = Map.groupBy(totals, (total) => total);
  return {
    rolls: totals.length,
    ways: [...ways].map(([total, each]) => [total, each.length] as const).toSorted(([a], [b]) => a - b),
  };
}

/** Results since a total last came: none for the newest of all. */
function sinceLast(last: TableRecord['last'], total: number): number | null {
  const place = last.findIndex((each) => each.total === total);
  return place < 0 ? null : place;
}

/** A picture for whoever may not have chances, whichever table it shows. */
export function withoutChances<Board extends { readonly evening?: EveningFigures | null }>(
  board: Board,
): Board {
  const { evening = null } = board;
  return {
    ...board,
    ...('totals' in board && Array.isArray(board.totals) ? { totals: board.totals.map(unexpected) } : {}),
    ...(evening === null
      ? {}
      : {
          evening: {
            ...evening,
            dice: evening.dice.map(({ dice, totals }) => ({ dice, totals: totals.map(unexpected) })),
          },
        }),
  };
}

const unexpected = <Total extends object>(total: Total) => ({ ...total, expected: null });
