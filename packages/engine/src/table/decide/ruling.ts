import { isStake, writeMoney } from '../../money.ts';
import type { OverrulingCommand } from '../command/overruling.ts';
import { accept, type Context, type Decided, refuse } from '../concern.ts';
import type { EventBody } from '../event/event.ts';
import { balanceOf, type Posting, posted, sumOf } from '../ledger.ts';
import { isBlank } from './blank.ts';
import { notToBeOverruled, overruled, targetOf } from './overruled.ts';
import { againstRuling } from './ruled-face.ts';
import { voided } from './voiding.ts';

type RuleMatter = Extract<OverrulingCommand, { readonly type: 'RuleMatter' }>;

/** The operator's decision on what the rules do not cover: about the roll, about chips, or in words alone. */
export function ruleMatter(context: Context, command: RuleMatter): Decided<EventBody> {
  const { procedure, cite } = context;
  const { uncovered } = procedure.overruling;
  const clause = cite(uncovered.clause);
  const { words, adjustment = [] } = command;
  if (isBlank(words)) return refuse('WORDS_NEEDED', clause, 'Say in words what is decided.');
  const unbalanced = notAnAdjustment(context, adjustment, clause);
  if (unbalanced !== undefined) return unbalanced;
  const onRoll = ruledOutcome(context, command);
  if (!onRoll.ok) return onRoll;

  return accept({ type: 'MatterRuled', words, clause, postings: adjustment }, ...onRoll.events);
}

/** What the ruling says of the roll, where it says anything; one that nobody has called can only be void. */
function ruledOutcome(context: Context, { faces, words }: RuleMatter): Decided<EventBody> {
  const { table, procedure, cite } = context;
  const { clause } = procedure.overruling.uncovered;
  if (faces === undefined) return accept();
  if (table.roll !== undefined && table.roll.calls.length === 0)
    return faces === 'void'
      ? (againstRuling(context, table.roll, faces) ??
          accept(...voided(context, { reason: 'ruled-void', words, announced: true, clause })))
      : refuse(
          'ROLL_NOT_CALLED',
          cite(clause),
          'The roll is not called. Rule it void, or have it called first.',
        );
  const target = targetOf(table.roll, table.recent, undefined);
  if (target === undefined)
    return refuse('NO_SUCH_ROLL', cite(clause), 'There is no roll to rule on. Leave the outcome out.');
  return (
    notToBeOverruled(context, target, { faces, words }) ??
    overruled(context, target, { faces, words, clause })
  );
}

/** Why chips cannot be moved like this, if they cannot: only between the float and racks, and never from nothing. */
function notAnAdjustment(
  { table }: Context,
  adjustment: readonly Posting[],
  clause: string,
): Decided<never> | undefined {
  const racks = new Set<string>([...table.seats.keys()].map((seat) => `rack:${seat}`));
  const unknown = adjustment.find(({ account }) => account !== 'float' && !racks.has(account));
  if (unknown !== undefined)
    return refuse(
      'NOT_AN_ACCOUNT',
      clause,
      `Chips are moved between the float and racks at the table, not ${unknown.account}.`,
    );
  // Larger sums would no longer add up to the cent.
  if (!adjustment.every(({ cents }) => cents === 0 || isStake(Math.abs(cents))))
    return refuse('NOT_WHOLE_CENTS', clause, 'Each movement is a whole number of cents.');
  if (sumOf(adjustment) !== 0)
    return refuse(
      'NOT_BALANCED',
      clause,
      `The movements come to ${writeMoney(sumOf(adjustment))} and not to nothing. Say where it comes from.`,
    );
  const after = posted(table.ledger, adjustment);
  const short = adjustment.find(({ account }) => balanceOf(after, account) < 0);
  if (short !== undefined)
    return refuse(
      'NOT_ENOUGH_CHIPS',
      clause,
      `There is ${writeMoney(balanceOf(table.ledger, short.account))} in ${short.account}. Move no more than that.`,
    );
  return undefined;
}
