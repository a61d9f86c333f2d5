import { setCount } from '../course.ts';
import type { Lock } from '../wager.ts';
import { betReturned } from './bets.ts';
import type { Context, EventBody, TableProcedure } from './concern.ts';
import { lineAtEndOfTurn, toPostings } from './settlement.ts';
import { atOnce, isUsable, type Shooter, type TableBet, usableDice } from './table.ts';

type ShooterRules = NonNullable<TableProcedure<string>['shooter']>;

/** Why a turn ended. */
export type PassingCause = 'chosen' | 'seven' | 'ordered' | 'left';

/** An order to pass the dice, with the warnings it rests on. */
export type Order = {
  readonly cause: string;
  readonly words?: string;
  readonly warnings: readonly string[];
};

/** The lock on the stake that a set needs, where the shooter has put it down: it rides on the shooter's own throws. */
export function lockedStake({ table, game, procedure }: Context, seat: number): Lock<string> | undefined {
  const { needs } = procedure.throwing;
  if (needs.what !== 'wager') return undefined;
  const down = table.betting.bets.some((bet) => bet.seat === seat && bet.wager === needs.wager);
  return down ? game.wagers[needs.wager]?.locks : undefined;
}

/** Whether a shooter who cannot go on leaves a set that somebody must throw: it has begun, or its stake is down. */
export function setIsOwed(context: Context): boolean {
  const { is } = context.table.shooter;
  return is.kind === 'seat' && (setIsUnderWay(context) || lockedStake(context, is.seat) !== undefined);
}

/** Whether a set has begun and is not finished. */
export function setIsUnderWay({ table, game }: Context): boolean {
  const count = setCount(game, table);
  return count !== undefined && (count.thrown > 0 || table.frozen);
}

type Ending = {
  readonly seat: number;
  readonly cause: PassingCause;
  readonly clause: string;
  readonly order?: Order;
  /** The bets still up, where they are not those on the table. */
  readonly bets?: readonly TableBet[];
};

/** A shooter's turn ends: bets that hang on it are decided, the dice are free, and a spent set goes. */
export function endOfTurn(context: Context, ending: Ending): readonly EventBody[] {
  const { seat, cause, clause, order, bets = context.table.betting.bets } = ending;
  return [
    ...betsOfTurn(context, seat, bets, cause === 'seven' ? 'seven' : 'given up'),
    { type: 'DiceGivenUp', seat, cause, ...(order === undefined ? {} : { order }), clause },
    ...spentSet(context),
  ];
}

/**
 * What becomes of the bets that hang on a turn which is over: its final count decides those on the turn, unless a
 * seven has, and a stake on a set that the shooter will not throw goes back and rides on nobody else. So does one on a
 * turn that came to no count at all.
 */
export function betsOfTurn(
  context: Context,
  seat: number,
  bets: readonly TableBet[],
  end: 'seven' | 'given up',
): readonly EventBody[] {
  const settlements = end === 'seven' ? [] : bets.flatMap((bet) => lineAtEndOfTurn(context, bet) ?? []);
  const [first] = settlements;
  const isDecided = ({ bet }: TableBet): boolean => settlements.some((line) => line.bet === bet);
  return [
    ...(first === undefined
      ? []
      : [
          {
            type: 'TurnEnded',
            seat,
            settlements,
            clause: first.clause,
            postings: settlements.flatMap(toPostings),
          } satisfies EventBody,
        ]),
    ...bets.flatMap((bet) => {
      const lock = lockOnSet(context, bet) ?? (isDecided(bet) ? undefined : lockOnBegunTurn(context, bet));
      return lock === undefined ? [] : [betReturned(bet, context.cite(lock.clause))];
    }),
  ];
}

/** The lock on a bet that a turn decides and that has ridden on it already. */
function lockOnBegunTurn({ game }: Context, { wager, stage }: TableBet): Lock<string> | undefined {
  const { locks, opensAt } = game.wagers[wager] ?? {};
  return locks?.from === 'turn' && stage !== opensAt ? locks : undefined;
}

/** The lock on a bet that one set of four throws, or however many a pack counts, decides. */
export function lockOnSet({ game }: Context, { wager }: Pick<TableBet, 'wager'>): Lock<string> | undefined {
  const lock = game.wagers[wager]?.locks;
  return lock?.from === 'placing' ? lock : undefined;
}

/**
 * What follows on a settled roll: the turn ends by a seven, a substitute is done, the dealer has thrown out every
 * bet; otherwise the dice go back, and a shooter without the bet that a throw needs is asked for one.
 */
export function afterSettlement(context: Context, after: Settled): readonly EventBody[] {
  const { shooter } = context.procedure;
  const { is } = context.table.shooter;
  if (shooter !== undefined && is.kind === 'seat') return afterShooter(context, shooter, is, after);
  if (shooter?.runOut !== undefined && is.kind === 'dealer')
    return afterDealer(context, context.cite(shooter.runOut), after);
  return passedByHouse(context);
}

type Settled = { readonly sevenOut: boolean; readonly thrown: number; readonly bets: readonly TableBet[] };

function afterShooter(
  context: Context,
  shooter: ShooterRules,
  is: Extract<Shooter['is'], { readonly kind: 'seat' }>,
  { sevenOut, thrown, bets }: Settled,
): readonly EventBody[] {
  const { cite } = context;
  const { seat } = is;
  if (sevenOut) return endOfTurn(context, { seat, cause: 'seven', clause: cite(shooter.sevenOut), bets });
  if (is.substitute === undefined)
    return [...prompted(context, shooter, seat, thrown, bets), ...passedByHouse(context)];
  const isDone = is.until === 'turn' ? thrown === 0 : isBetweenSets(context, thrown);
  return isDone && shooter.substitute !== undefined
    ? endOfTurn(context, { seat, cause: 'left', clause: cite(shooter.substitute), bets })
    : passedByHouse(context);
}

function afterDealer(context: Context, clause: string, { sevenOut, bets }: Settled): readonly EventBody[] {
  return sevenOut || bets.length === 0
    ? [{ type: 'RunOutEnded', cause: sevenOut ? 'seven' : 'decided', clause }, ...spentSet(context)]
    : passedByHouse(context);
}

/** Whether no set is under way after so many throws; after each of them where none are counted. */
const isBetweenSets = ({ game }: Context, thrown: number): boolean =>
  (setCount(game, { thrown })?.thrown ?? 0) === 0;

/** The dice are gathered and put in the middle, where nobody does it by hand. */
export function gathered({ table, setup, procedure, cite }: Context): readonly EventBody[] {
  const { gathering } = procedure.custody;
  const { roll } = table;
  if (gathering === undefined || roll === undefined || roll.centred || !atOnce(setup)) return [];
  const dice = roll.dice.filter((die) => isUsable(table, die));
  return [
    { type: 'DiceCollected', dice, method: 'hand', clause: cite(gathering.collecting) },
    { type: 'DiceCentred', dice, clause: cite(gathering.centring) },
  ];
}

function prompted(
  context: Context,
  shooter: ShooterRules,
  seat: number,
  thrown: number,
  bets: readonly TableBet[],
): readonly EventBody[] {
  const { procedure, cite } = context;
  const { needs } = procedure.throwing;
  const own = bets.filter((bet) => bet.seat === seat);
  const lacks =
    needs.what === 'wager'
      ? isBetweenSets(context, thrown) && !own.some(({ wager }) => wager === needs.wager)
      : own.length === 0;
  return lacks ? [{ type: 'ShooterPrompted', seat, clause: cite(shooter.prompt) }] : [];
}

/** A set that lost too many dice leaves the game when the turn does that was allowed to go on with it. */
export function spentSet({ table, procedure, cite }: Context): readonly EventBody[] {
  if (table.dice.replacing?.grace === undefined) return [];
  return [{ type: 'SetRetired', dice: oldSet(table), clause: cite(procedure.custody.newSet) }];
}

/** The dice of the set in use, found ones and those still looked for included. */
export const oldSet = (table: Context['table']): readonly string[] => [
  ...usableDice(table),
  ...table.dice.missing.keys(),
];

/** The dice go back to whoever throws next, where the house performs ceremonies and nothing keeps the dice. */
export function passedByHouse({ table, setup, procedure, cite }: Context): readonly EventBody[] {
  const { kind } = table.shooter.is;
  if (!atOnce(setup) || table.halt !== undefined || (kind !== 'seat' && kind !== 'dealer')) return [];
  return [{ type: 'DicePassed', clause: cite(procedure.throwing.passing) }];
}
