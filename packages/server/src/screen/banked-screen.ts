import {
  balanceOf,
  betsTakenFor,
  type Called,
  cite,
  type Game,
  type HouseChip,
  type HouseLanguages,
  isFullSet,
  type Moment,
  momentOf,
  type Odds,
  oddsFigure,
  openGame,
  ownWords,
  phaseOf,
  type RollDecision,
  type RollInView,
  rollInView,
  type Setup,
  setCount,
  signInForce,
  type Table,
  type TableBet,
  type TableRules,
  type TableSettlement,
  throwsAfter,
  toCalledTotal,
  turnEndsOn,
  unrounded,
  usualChips,
  voidCalled,
  whyNoBets,
  writeMoney,
} from '@dicepit/engine';
import { announcing, layouts } from '@dicepit/games';
import { listPrices, litAreas, signWords, stakeFigure, toChips } from '@dicepit/layout';
import { isHousePerson } from '@dicepit/proof';
import type { BankedScreen, SpokenCall } from '@dicepit/wire';
import { inEachLanguage } from '../pit/tellers.ts';
import { rulesMarkOf, rulesOf } from '../table/pit-table.ts';
import { lastOf, totalsOf } from './record.ts';
import { common, letterAt, type Picture, type Shown } from './shown.ts';

type Banked = Extract<Shown['state'], { readonly is: 'banked' }>;

/** A table with a bank as a television shows it; nothing where it is not set up by rules that are known here. */
export function bankedScreen(shown: Shown<Banked>): Picture | undefined {
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
  const [, option] = signWords(game, layout.sign);
  return {
    until,
    board: {
      ...common(shown),
      is: 'banked',
      game: layout.sign.name,
      place: game.place,
      option: option ?? null,
      rules: rulesMarkOf(state) ?? '',
      phases: phasesOf(game, card.house),
      phase,
      thrower: game.procedure.thrower.who,
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
      lit: litBy(game, effect),
      live: liveOn(game, table),
      sets: setsOf(game, table, effect),
      pays: effect === undefined ? [] : paysOf(game, table, effect),
      staysUp: setup.policies.staysUp ?? game.procedure.winningStake.staysUp,
      last: lastOf(record, game),
      disclaimed: announcing[game.pack]?.displayDisclaimed ?? null,
      totals: totalsOf(record, game),
      fault: faultOn(table),
      wagers: wagersOf(game),
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

/** Throws and sets of the turn, the throw that stands called among them; a set just won stays full while it is shown. */
function setsOf(game: Game, table: Table, shown: RollInView | undefined): BankedScreen['sets'] {
  const { turn } = game.procedure;
  if (turn?.sets === undefined) return null;
  const called = shown?.settled === false && shown.outcome.kind === 'total' ? shown.outcome.roll : undefined;
  const thrown =
    called === undefined
      ? table.thrown
      : throwsAfter(game, table.thrown, turnEndsOn(game, table.course, called));
  const count = setCount(game, { thrown });
  if (count === undefined) return null;
  // The last set of a turn stays full as well, though the count begins again.
  if (called !== undefined && !turnEndsOn(game, table.course, called) && isFullSet(game, table))
    return { won: turn.sets.most, thrown: count.throws, throws: count.throws, most: turn.sets.most };
  const isJustWon = shown !== undefined && count.thrown === 0 && count.won > 0;
  return { ...count, thrown: isJustWon ? count.throws : count.thrown, most: turn.sets.most };
}

/** Every bet that won, in the order in which a dealer pays. */
const paysOf = (game: Game, table: Table, { decisions }: RollInView): BankedScreen['pays'] =>
  decisions
    .filter(wins)
    .toSorted((a, b) => a.bet.seat - b.bet.seat)
    .map(({ bet: { seat, wager }, line: { odds, inPlay, winnings } }) => ({
      seat,
      letter: letterAt(table, seat),
      name: table.seats.get(seat)?.name ?? '',
      wager: game.wagers[wager]?.name ?? wager,
      sum: `${figureOf(table, seat, inPlay)} × ${timesOf(odds)}${isRounded({ inPlay, odds, winnings }) ? ' ↑' : ''}`,
      cents: winnings,
    }));

/** What a stake is multiplied by: `7.5`, `7/6`. */
const timesOf = (odds: Odds | null): string => (odds === null ? '' : oddsFigure(odds).replace(' to ', '/'));

/** A sum that no chips can make is paid as the next one that they can, and is then not what the reckoning says. */
const isRounded = ({
  inPlay,
  odds,
  winnings,
}: Pick<TableSettlement, 'inPlay' | 'odds' | 'winnings'>): boolean =>
  odds !== null && unrounded(inPlay, odds) !== winnings;

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

const wagersOf = (game: Game): BankedScreen['wagers'] =>
  Object.values(game.wagers).map((wager) => ({
    name: wager.name,
    odds: listPrices(wager),
    clause: cite(game, wager.clause),
  }));

/** Nobody is ranked where the house runs by a licence. */
const mayRank = ({ mode }: Setup): boolean => mode !== 'strict';

/** A phase as the strip over the table has it, and until when it is that. */
type PhaseNow = { readonly phase: string; readonly until: Moment | undefined };

/** For so long a board shows what was settled, and for so long before the dice go out it is the last call. */
const shownSettled = 5_000;
const lastCall = 5_000;

/** The phases of a round at this table; a last call only where the house keeps the time. */
const phasesOf = (game: Game, house: Shown['card']['house']): readonly string[] => [
  'betting',
  ...(house === null ? [] : ['last call']),
  game.procedure.thrower.who === 'dealer' ? 'cup shaken' : 'dice out',
  'called',
  'settled',
];

function phaseNow(
  shown: Pick<Shown<Banked>, 'state' | 'card' | 'now'>,
  game: Game,
  roll: RollInView | undefined,
): PhaseNow {
  const { state, now } = shown;
  const { table } = state;
  const phase = phaseOf(table);
  if (phase === 'dice out' || phase === 'at rest')
    return { phase: game.procedure.thrower.who === 'dealer' ? 'cup shaken' : 'dice out', until: undefined };
  if (phase !== 'betting' && phase !== 'offering the dice') return { phase, until: undefined };
  const shownUntil = table.since + shownSettled;
  const isResult = roll !== undefined && roll.settled && roll.outcome.kind === 'total' && !roll.invalidated;
  if (isResult && now < shownUntil) return { phase: 'settled', until: shownUntil };
  if (phase !== 'betting') return { phase, until: undefined };
  const rules = rulesOf(state);
  if (rules !== undefined && whyNoBets(rules, table, now) !== undefined)
    return { phase: 'no bets', until: undefined };
  const closes = takenUntil(shown, game);
  if (closes === undefined || now >= closes) return { phase, until: undefined };
  const from = closes - lastCall;
  return now >= from ? { phase: 'last call', until: closes } : { phase, until: from };
}

/** When the house takes no more bets before the next roll. */
function takenUntil({ state, card }: Pick<Shown<Banked>, 'state' | 'card'>, game: Game): Moment | undefined {
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
  if (invalidated) {
    const reason = inEachLanguage(({ tell }) => tell({ code: 'Board', case: 'undone' }) ?? '');
    return {
      is: 'void',
      number,
      call: { called: { manner: 'void', word: 'Roll invalid' }, house: {} },
      reason,
      clause,
    };
  }
  const { roll } = outcome;
  const called = toCalledTotal(game, roll, thrower);
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

/** The areas that a roll lights: those with bets by the stage of their bets, the others by their opening stage. */
function litBy(game: Game, roll: RollInView | undefined): readonly string[] {
  if (roll?.outcome.kind !== 'total' || roll.invalidated) return [];
  const opening = litAreas(game, roll.outcome.roll);
  const won = new Set(roll.decisions.filter(wins).map(({ bet }) => bet.wager));
  const staked = new Set(roll.decisions.map(({ bet }) => bet.wager));
  return Object.keys(game.wagers).filter((wager) =>
    staked.has(wager) ? won.has(wager) : opening.includes(wager),
  );
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
      house: taken !== undefined && isHousePerson(taken.person),
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
export function dealerAt(table: Table, { nameOf, card }: Pick<Shown, 'nameOf' | 'card'>): string | null {
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
