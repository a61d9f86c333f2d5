import { type Cents, limitsFor } from '@dicepit/engine';
import { myBets, myLateBets, type Sight, stakeOf, unitOf } from '../sight.ts';
import { type Changes, isNothing } from './changes.ts';
import { actsFor } from './projected.ts';

/** The nearest thing that may be done in the place of what was refused. */
export type Instead =
  /** So much in all on one wager. */
  | { readonly is: 'make'; readonly changes: Changes; readonly total: Cents; readonly held: Cents }
  | { readonly is: 'take all'; readonly changes: Changes; readonly total: Cents }
  | { readonly is: 'buy in' };

/** What could be done in place of changes that were refused, tried by the same rules; undefined where nothing near is. */
export function insteadOf(
  sight: Sight,
  changes: Changes,
  { code }: { readonly code: string },
): Instead | undefined {
  if (code === 'NOT_ENOUGH_CHIPS' || code === 'COLOUR_CHIPS_ONLY') return { is: 'buy in' };
  const [only, ...others] = Object.entries(changes).filter(([, cents]) => cents !== 0);
  const { mine, table, rules, at } = sight;
  if (only === undefined || others.length > 0 || mine === undefined || !aboutTheSum.has(code))
    return undefined;
  const [wager, cents] = only;
  const held = [...myBets(sight), ...myLateBets(sight)]
    .filter((bet) => bet.wager === wager)
    .reduce((sum, bet) => sum + stakeOf(bet), 0);
  if (cents < 0) {
    const all = { [wager]: -held };
    return held > 0 && isLawful(sight, all) ? { is: 'take all', changes: all, total: held } : undefined;
  }
  const limits = limitsFor({ table, procedure: rules.procedure, at }, mine.seat, wager);
  if (limits === undefined) return undefined;
  const { minimum, maximum, unit = limits.multiples === true ? minimum : unitOf(sight) } = limits;
  const wished = Math.min(Math.max(held + cents, minimum), maximum);
  const onStep = minimum + Math.floor((wished - minimum) / unit) * unit;
  const total = [wished, onStep, minimum].find(
    (each) => each > held && isLawful(sight, { [wager]: each - held }),
  );
  return total === undefined ? undefined : { is: 'make', changes: { [wager]: total - held }, total, held };
}

const aboutTheSum: ReadonlySet<string> = new Set([
  'STAKE_BELOW_MINIMUM',
  'STAKE_ABOVE_MAXIMUM',
  'STAKE_NOT_A_MULTIPLE',
  'STAKE_OFF_UNIT',
  'NOT_WHOLE_CHIPS',
]);

const isLawful = (sight: Sight, changes: Changes): boolean =>
  !isNothing(changes) && 'acts' in actsFor(sight, changes);
