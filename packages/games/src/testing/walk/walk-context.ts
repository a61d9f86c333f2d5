import type { Game, Moment, Pips, Setup, Table, TableRules } from '@dicepit/engine';
import type { Chance } from '../../house-players/house-player.ts';

/** What a walk sees when it makes up a command, and how wild it is. */
export type WalkContext = {
  readonly rules: TableRules;
  readonly game: Game;
  readonly setup: Setup;
  readonly table: Table;
  readonly now: Moment;
  readonly chance: Chance;
  /** Whether what is made up may be nonsense. */
  readonly wild: boolean;
};

/** One in so many times. */
export const oneIn = ({ chance }: Pick<WalkContext, 'chance'>, times: number): boolean => chance(times) === 0;

const strangeNumbers = [Number.NaN, Number.POSITIVE_INFINITY, -1, 0, 0.5, 1e300, Number.MAX_SAFE_INTEGER];
const strangeTexts = ['', '__proto__', 'constructor', 'toString', 'hasOwnProperty', '💥', 'x'.repeat(300)];

/** One of several; text that fits nothing where there are none. */
export function pick<Member>(see: WalkContext, from: readonly Member[], otherwise: Member): Member {
  return from[see.chance(Math.max(1, from.length))] ?? otherwise;
}

const isStrange = (see: WalkContext): boolean => see.wild && oneIn(see, 8);

export const number = (see: WalkContext, from: readonly number[], otherwise = 1): number =>
  isStrange(see) ? pick(see, strangeNumbers, 0) : pick(see, from, otherwise);

export const text = (see: WalkContext, from: readonly string[], otherwise = 'nothing'): string =>
  isStrange(see) ? pick(see, strangeTexts, '') : pick(see, from, otherwise);

export const maybe = <Fields extends object>(see: WalkContext, fields: Fields, times = 2): Fields | object =>
  oneIn(see, times) ? fields : {};

export const yes = (see: WalkContext): boolean => !oneIn(see, see.wild ? 2 : 12);

const taken = (see: WalkContext): readonly number[] => [...see.table.seats.keys()];
export const seat = (see: WalkContext): number =>
  number(see, see.wild && oneIn(see, 4) ? [1, 2, 3, 4, 5, 6, 7, 8, 9] : taken(see));
export const freeSeat = (see: WalkContext): number =>
  number(
    see,
    [1, 2, 3, 4, 5, 6].filter((each) => see.wild || (each <= see.setup.seats && !see.table.seats.has(each))),
  );

/** A seat that can bet: the shooter's, as often as not, or one with chips. */
export function bettor(see: WalkContext): number {
  const { is } = see.table.shooter;
  if (is.kind === 'seat' && oneIn(see, 2)) return is.seat;
  const rich = taken(see).filter((each) => (see.table.ledger.get(`rack:${each}`) ?? 0) >= 5_00);
  return see.wild ? seat(see) : number(see, rich);
}

export const wager = (see: WalkContext): string => text(see, Object.keys(see.game.wagers));
export const bet = (see: WalkContext, of?: number): string =>
  text(
    see,
    see.table.betting.bets.filter((each) => of === undefined || each.seat === of).map((each) => each.bet),
  );
export const lateBet = (see: WalkContext): string =>
  text(
    see,
    see.table.betting.late.map((each) => each.bet),
  );
export const die = (see: WalkContext): string => text(see, [...see.table.dice.dice.keys(), 'D1', 'E1']);
export const cents = (see: WalkContext): number =>
  number(see, [1_00, 5_00, 10_00, 20_00, 50_00, 2_50, 200_00]);
export const words = (see: WalkContext): string =>
  text(see, ['as agreed', 'the dice hit the rail', 'spare dice used']);

export const aFace = (see: WalkContext): Pips => pick<Pips>(see, [1, 2, 3, 4, 5, 6], 1);
/** Faces: those that lie there when they are known, else any that the dice can show. */
export function faces(see: WalkContext): readonly number[] {
  if (see.wild && oneIn(see, 6))
    return pick<readonly number[]>(see, [[], [7, 1], [1], [Number.NaN, 2], [1, 2, 3, 4]], []);
  const lying = see.table.roll?.faces ?? [];
  return Array.from({ length: see.game.dice }, (_, index) => lying[index] ?? aFace(see));
}

/** A moment at or after now: within the hour, or after some weeks. */
export const later = (see: WalkContext): number =>
  see.now + number(see, [0, 19, 20, 21, 60, 40_000], 0) * 60_000;
