import { isRoll, type Pips, totalOf } from '../../roll.ts';
import type { CommandBody, Context } from '../concern.ts';
import { entryInUse } from '../concerns/calling.ts';
import { phaseOf } from '../phase.ts';
import { calledRoll } from '../rolls.ts';
import { atOnce } from '../setup.ts';
import type { CurrentRoll, Table } from '../table.ts';
import type { Step } from './step.ts';

/** What is still to be done at an open table before the dice are thrown again. */
export function playSteps(context: Context): readonly Step[] {
  const { table } = context;
  const searches = [...table.dice.missing]
    .filter(([, { searched }]) => !searched)
    .map(([die]): Step => ({ command: { type: 'StartSearch', die } }));
  switch (phaseOf(table)) {
    case 'offering the dice':
      return [...searches, ...silence(table)];
    case 'betting':
      return [...closing(context), ...searches, ...toTheThrow(context)];
    case 'dice out':
      return context.setup.dice === 'physical' ? [whole({ type: 'BringToRest' })] : [];
    case 'at rest':
      return table.roll === undefined ? [] : [...unclear(table.roll), ...call(context, table.roll)];
    case 'called':
      return table.roll === undefined ? [] : [...unclear(table.roll), ...afterCall(context, table.roll)];
    case 'closed':
    case 'opening':
    case 'halted':
      return [];
  }
}

const whole = (command: CommandBody): Step => ({ command });

/** An offer that nobody answers is taken as declined; it is the player's to answer first. */
const silence = ({ shooter: { is } }: Table): readonly Step[] =>
  is.kind === 'offered' && is.to !== 'waiting'
    ? [{ command: { type: 'DeclineDice', seat: is.to }, waits: true }]
    : [];

/** The hour on the closing sign has come. */
const closing = ({ table: { signs }, at }: Context): readonly Step[] =>
  signs.closing !== undefined && at >= signs.closing.closesAt ? [whole({ type: 'CloseTable' })] : [];

function toTheThrow({ table, setup }: Context): readonly Step[] {
  const { is, holding } = table.shooter;
  switch (is.kind) {
    case 'nobody':
    case 'offered':
      return [whole({ type: 'OfferDice' })];
    case 'choosing':
      return [];
    case 'seat':
      if (is.unable && is.substitute === undefined)
        return [{ command: { type: 'NameSubstitute', person: 'somebody' }, missing: 'person' }];
      if (!holding) return [whole({ type: 'PassDice' })];
      return setup.dice === 'physical' ? [whole({ type: 'ThrowDice', seat: is.seat })] : [];
    case 'dealer':
      return [whole({ type: holding ? 'ThrowDice' : 'PassDice' })];
  }
}

/** What bars an outcome until somebody has answered it: a fact, a face in dispute, a correction asked for. */
function unclear({ facts, dispute, amendment }: CurrentRoll): readonly Step[] {
  const [reason] = facts;
  return [
    ...(reason === undefined ? [] : [whole({ type: 'CallNoRoll', reason })]),
    ...(dispute?.ruled === false
      ? [{ command: { type: 'RuleFace', face: 1, words: 'as it lies' }, missing: 'face' } as const]
      : []),
    ...(amendment === undefined ? [] : [whole({ type: 'AnswerAmendment', approve: true })]),
  ];
}

function call({ game }: Context, { faces }: CurrentRoll): readonly Step[] {
  if (isRoll(faces, game.dice)) return [whole({ type: 'CallRoll', faces })];
  const example = Array.from({ length: game.dice }, (_, die): Pips => faces[die] ?? 1);
  return [{ command: { type: 'CallRoll', faces: example }, missing: 'faces' }];
}

/** Enter, gather, centre, settle: whatever of it is still open. */
function afterCall(context: Context, { entry, collected, centred }: CurrentRoll): readonly Step[] {
  const { setup, procedure, table } = context;
  const called = calledRoll(context);
  const keys =
    table.halt === undefined &&
    entryInUse(context) &&
    procedure.calling.entry?.way === 'keyed-and-pressed' &&
    entry?.pressed !== true;
  const gathers = procedure.custody.gathering !== undefined && !atOnce(setup);
  return [
    ...(keys && entry === undefined && called !== undefined
      ? [whole({ type: 'KeyEntry', total: totalOf(called) })]
      : []),
    ...(keys ? [whole({ type: 'PressEntry' })] : []),
    ...(gathers && !collected ? [whole({ type: 'CollectDice' })] : []),
    ...(gathers && !centred ? [whole({ type: 'CentreDice' })] : []),
    whole({ type: 'SettleRoll' }),
  ];
}
