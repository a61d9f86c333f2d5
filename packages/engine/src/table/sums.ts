import { isStake, LARGEST_STAKE, writeMoney } from '../money.ts';
import { type Context, type Decided, refuse } from './concern.ts';
import { type Account, balanceOf } from './ledger.ts';

export function floatTooSmall(
  { table, procedure, cite }: Context,
  cents: number,
): Decided<never> | undefined {
  const float = balanceOf(table.ledger, 'float');
  if (cents <= float) return undefined;
  return refuse(
    'FLOAT_TOO_SMALL',
    cite(procedure.money.float),
    `${writeMoney(cents)} is more than the float of ${writeMoney(float)}. Ask for less, or fill the float.`,
  );
}

/** Why a number is no sum that can be moved, or be added to what lies in an account. */
export function notASum(
  { table }: Context,
  clause: string,
  cents: number,
  ...into: readonly Account[]
): Decided<never> | undefined {
  if (!isStake(cents)) return refuse('NOT_WHOLE_CENTS', clause, 'A sum is whole cents above nothing.');
  const full = into.find((account) => balanceOf(table.ledger, account) + cents > LARGEST_STAKE);
  if (full === undefined) return undefined;
  return refuse(
    'SUM_TOO_LARGE',
    clause,
    `With ${writeMoney(cents)} more, ${full} would hold more than ${writeMoney(LARGEST_STAKE)}. Move less.`,
  );
}
