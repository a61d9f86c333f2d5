import { isStake } from '../../money.ts';
import type { OpeningCommand } from '../command/opening.ts';
import { accept, type Context, type Decide, type Decided, refuse } from '../concern.ts';
import type { EventBody } from '../event/event.ts';
import { byPeople } from '../setup.ts';
import { isBlank } from './blank.ts';
import { ceremony, diceBrought } from './ceremony.ts';
import { closeTable } from './closing.ts';
import { chipsAt, countFloat, lockFloat, notPaidIn, unlockFloat } from './float.ts';
import { oddsOn } from './odds-on.ts';
import { setUpTable } from './setting-up.ts';
import { notReady, startPlay } from './starting.ts';

/** The opening commands and what decides each. */
export const opening: Decide<OpeningCommand> = {
  SetUpTable: setUpTable,
  OpenTable: openTable,
  AnswerChecklist: answerChecklist,
  UnlockFloat: unlockFloat,
  LockFloat: lockFloat,
  CountFloat: countFloat,
  PostOdds: postOdds,
  StartPlay: startPlay,
  CloseTable: closeTable,
};

type Command<Type extends OpeningCommand['type']> = Extract<OpeningCommand, { readonly type: Type }>;

function openTable(context: Context, { float = 0, paidIn }: Command<'OpenTable'>): Decided<EventBody> {
  const { table, setup, procedure, cite } = context;
  const { starting, float: counting } = procedure.opening;
  if (table.state !== 'closed') return refuse('TABLE_IS_OPEN', cite(starting), 'The table is open already.');
  const unapproved = byPeople(setup) ? whatApprovalLacks(context) : undefined;
  if (unapproved !== undefined) return unapproved;

  const begun: EventBody = { type: 'OpeningBegun', clause: cite(starting) };
  // Nobody carries virtual dice to a table: they are there when it opens.
  if (byPeople(setup) && setup.dice === 'virtual')
    return accept(begun, ...diceBrought(context, procedure.opening.dice.most, 'bowl'));
  if (byPeople(setup)) return accept(begun);
  const lacking = notReady(context);
  if (lacking !== undefined) return lacking;
  if (float !== 0 && !isStake(float))
    return refuse(
      'NOT_WHOLE_CENTS',
      cite(counting),
      'A float is a whole number of cents, not below nothing.',
    );
  const unfit =
    paidIn === undefined
      ? undefined
      : (notPaidIn(context, paidIn) ?? notPaidIn(context, chipsAt(context, paidIn)));
  if (unfit !== undefined) return unfit;
  return accept(begun, ...ceremony(context, float, paidIn));
}

/** What the record of the game's approval lacks, where the pack asks for one. */
function whatApprovalLacks({ setup, procedure, cite, at }: Context): Decided<never> | undefined {
  const { approval: asked } = procedure.opening;
  if (asked === undefined) return undefined;
  const { approval } = setup;
  if (
    approval === undefined ||
    [approval.instrument, approval.body, approval.operator, approval.venue].some(isBlank)
  )
    return refuse(
      'NOT_APPROVED',
      cite(asked.record),
      'The record of approval is not filled in. Set the table up with instrument, body, operator and venue.',
    );
  if (!(approval.from <= at))
    return refuse(
      'NOT_IN_FORCE_YET',
      cite(asked.inForce),
      `It is ${dayOf(at)} and the approval applies from ${dayOf(approval.from)}. Open then or later.`,
    );
  return undefined;
}

function answerChecklist(
  context: Context,
  { item: id, yes }: Command<'AnswerChecklist'>,
): Decided<EventBody> {
  const { table, procedure, cite } = context;
  const { checklist, starting } = procedure.opening;
  const item = checklist.find((each) => each.item === id);
  if (table.state !== 'opening')
    return refuse(
      'NOT_OPENING',
      cite(starting),
      'The checklist is answered while the table is being opened.',
    );
  if (item === undefined)
    return refuse(
      'NO_SUCH_ITEM',
      cite(starting),
      `'${id}' is not on the checklist: ${checklist.map((each) => each.item).join(', ')}.`,
    );

  return accept({ type: 'ChecklistAnswered', item: id, yes, clause: cite(item.clause) });
}

function postOdds(context: Context, _command: Command<'PostOdds'>): Decided<EventBody> {
  const { table, procedure, cite } = context;
  const { odds } = procedure.opening;
  if (table.state === 'closed')
    return refuse('TABLE_IS_CLOSED', cite(odds), 'The table is closed. Open it before posting its odds.');

  return accept(oddsOn(context));
}

/** A moment as a day; a moment outside the calendar as what was sent. */
const dayOf = (moment: number): string => {
  const date = new Date(moment);
  return Number.isNaN(date.getTime()) ? String(moment) : date.toISOString().slice(0, 10);
};
