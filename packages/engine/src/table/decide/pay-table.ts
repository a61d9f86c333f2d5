import { explain } from '../../explain.ts';
import { monthsAfter } from '../calendar.ts';
import type { SignsCommand } from '../command/signs.ts';
import { accept, type Context, type Decided, refuse } from '../concern.ts';
import type { EventBody } from '../event/event.ts';

/** The operator opens the game with other options: other odds, and a sign about it where one is required. */
export function changePayTable(
  { table, rules, game, procedure, cite, at }: Context,
  { options }: Extract<SignsCommand, { readonly type: 'ChangePayTable' }>,
): Decided<EventBody> {
  const { months, clause: basis } = procedure.signs.payTable;
  const clause = cite(basis);
  const opened = rules.pack.open(options);
  if (table.roll !== undefined)
    return refuse('ROLL_UNDER_WAY', clause, 'A roll is under way. Change the odds when it is settled.');
  // What lies on the layout was staked at the odds that were posted then.
  if (table.betting.bets.length > 0)
    return refuse(
      'BETS_ARE_UP',
      clause,
      `${table.betting.bets.length} bets are undecided at the old odds. Change the odds when the layout is clear.`,
    );
  if (game.procedure.turn?.sets !== undefined && table.thrown > 0)
    return refuse(
      'TURN_HAS_BEGUN',
      cite(game.cites.options),
      `${table.thrown} throws of this turn are made by what is posted now. Change it when the dice go on.`,
    );
  if (!opened.ok) return refuse('OPTIONS_NOT_ALLOWED', opened.refusal.clause, explain(opened.refusal));
  if (sameOptions(opened.game.options, game.options))
    return refuse('NOTHING_CHANGES', clause, 'These are the odds in force. Name others.');

  return accept({
    type: 'PayTableChanged',
    options: opened.game.options,
    ...(months === 0 ? {} : { until: monthsAfter(at, months) }),
    clause,
  });
}

/** Why a table that has been played at is not set up anew with other odds: players are told of those by a sign. */
export function payTableUnposted({
  table,
  rules,
  game,
  procedure,
  cite,
}: Context): Decided<never> | undefined {
  const { months, clause } = procedure.signs.payTable;
  const before = table.setup && rules.pack.open(table.setup.options);
  if (
    months === 0 ||
    table.rolled === 0 ||
    before?.ok !== true ||
    sameOptions(game.options, before.game.options)
  )
    return undefined;
  return refuse(
    'PAY_TABLE_CHANGES',
    cite(clause),
    'The odds would change without a sign. Keep the options, and change the pay table by itself.',
  );
}

const sameOptions = (
  options: Readonly<Record<string, string>>,
  others: Readonly<Record<string, string>>,
): boolean => Object.entries(options).every(([key, value]) => others[key] === value);
