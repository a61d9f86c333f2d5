import type { Context, TableRefusal, TableRules } from '../concern.ts';
import { contextOf } from '../context.ts';
import { unhurried } from '../house/settings.ts';
import { phaseOf } from '../phase.ts';
import type { By, Moment } from '../role.ts';
import { byPeople } from '../setup.ts';
import type { Table } from '../table.ts';
import { type Asker, attempt } from './attempt.ts';
import { openingSteps, signingOn } from './opening-steps.ts';
import { playSteps } from './play-steps.ts';
import type { Step } from './step.ts';

/** A step as somebody would take it now. */
export type NextStep = Step & {
  readonly by: By;
  /** Why it cannot be taken, by this person or at this moment; undefined where it can be. */
  readonly refusal: TableRefusal | undefined;
};

/**
 * What comes next at a table, in the order of the procedure: the steps that are still to be taken before the dice
 * are thrown again, each with whether the rules let this person take it now. A step that `waits` is only taken when
 * somebody else does not do what is expected of them.
 */
export function nextSteps(rules: TableRules, table: Table, asker: Asker, now: Moment): readonly NextStep[] {
  const { setup } = table;
  if (setup === undefined) return [];
  const by: By = { person: asker.person, role: asker.roles[0] ?? 'player' };
  const context = contextOf(rules, table, setup, { by, at: Math.max(now, table.clock) });
  if (context === undefined) return [];
  return inOrder(context, asker).map((step) => {
    const tried = attempt(rules, table, asker, step.command, now);
    return { ...step, by: tried.by, refusal: tried.ok ? undefined : tried.refusal };
  });
}

function inOrder(context: Context, asker: Asker): readonly Step[] {
  const { table } = context;
  switch (phaseOf(table)) {
    case 'closed':
      return beforeOpening(context, asker);
    case 'opening':
      return openingSteps(context, asker);
    case 'halted':
      return [
        ...attending(context, asker),
        { command: { type: 'LiftHalt', because: 'rectified', words: 'it works again' }, missing: 'words' },
      ];
    case 'offering the dice':
    case 'betting':
    case 'dice out':
    case 'at rest':
    case 'called':
      return [...attending(context, asker), ...playSteps(context)];
  }
}

function beforeOpening(context: Context, asker: Asker): readonly Step[] {
  const { setup, procedure, table } = context;
  const posts = procedure.opening.limits !== undefined && table.signs.limits === undefined;
  const open: Step = byPeople(setup)
    ? { command: { type: 'OpenTable' } }
    : { command: { type: 'OpenTable', float: unhurried.float }, missing: 'float' };
  return [...(byPeople(setup) ? signingOn(context, asker) : []), ...(posts ? [postLimits] : []), open];
}

const postLimits: Step = {
  command: { type: 'PostLimits', limits: { minimum: 1_00, maximum: 100_00 } },
  missing: 'limits',
};

/** A table without a dealer, or with one who has not taken the dice over, does nothing before that is mended. */
function attending(context: Context, asker: Asker): readonly Step[] {
  const { table } = context;
  const on = signingOn(context, asker);
  const bindsAtHome = context.procedure.staff.bound.some(({ atHome }) => atHome !== undefined);
  if (table.custodian !== undefined) return byPeople(context.setup) || bindsAtHome ? on : [];
  const inBowl = [...table.dice.dice.values()].filter(({ place }) => place === 'bowl').length;
  return [...on, { command: { type: 'TakeOverDice', inBowl }, missing: 'in-bowl' }];
}
