import type { Context } from '../concern.ts';
import { checklistOf } from '../concerns/opening.ts';
import { hasShownAge } from '../concerns/staff.ts';
import { diceAt } from '../dice.ts';
import { ladder } from '../role.ts';
import { byPeople } from '../setup.ts';
import type { Asker } from './attempt.ts';
import type { Step } from './step.ts';

/** What people still have to do before play starts, in the order of a day's work. */
export const openingSteps = (context: Context, asker: Asker): readonly Step[] => [
  ...signingOn(context, asker),
  ...answers(context, asker),
  ...fittings(context),
  ...diceToReceive(context),
  ...diceToInspect(context, asker),
  ...diceToPutIn(context),
  ...floatToCount(context),
  ...signsToPost(context),
  { command: { type: 'StartPlay' } },
];

/**
 * Those who act only where they are signed on, and the dealer without whom nothing is dealt. Whoever may act without
 * signing on, such as a host who is everything, leaves the places that others have taken to them.
 */
export function signingOn({ table, setup, procedure }: Context, { person, roles }: Asker): readonly Step[] {
  if (table.staff.has(person)) return [];
  const people = byPeople(setup);
  const binds = procedure.staff.bound.filter(({ to, atHome }) => to === 'table' && (people || atHome));
  const bound = new Set(binds.map(({ role }) => role));
  const taken = new Set([...table.staff].flatMap(([who, role]) => (who === 'house' ? [] : [role])));
  const held = ladder.filter((role) => roles.includes(role));
  const isBound = held.every((role) => bound.has(role));
  const needed = held.filter((role) =>
    taken.has(role) ? isBound && people : role === 'dealer' || (people && bound.has(role)),
  );
  const { age } = procedure.staff;
  return needed.map((role) =>
    age === undefined || hasShownAge(table, person, age.years)
      ? { command: { type: 'SignOn', as: role } }
      : { command: { type: 'SignOn', as: role, born: '1990-01-01' }, missing: 'birth' },
  );
}

const answers = (context: Context, { person }: Asker): readonly Step[] => {
  const { table, procedure } = context;
  const asked = new Set(procedure.opening.checklist.map(({ item }) => item));
  return checklistOf(context)
    .filter(({ item, needed, done }) => asked.has(item) && needed && !done)
    .filter(
      ({ item }) => !table.opening.checklist.get(item)?.some(({ by, yes }) => yes && by.person === person),
    )
    .map(({ item }) => ({ command: { type: 'AnswerChecklist', item, yes: true } }));
};

const fittings = (context: Context): readonly Step[] => {
  const { items } = context.procedure.equipment;
  return checklistOf(context).flatMap(({ item, needed, done }): readonly Step[] => {
    const fitting = items.find((each) => each.item === item);
    if (fitting === undefined || !needed || done) return [];
    return fitting.referenced
      ? [{ command: { type: 'RegisterEquipment', item, reference: '1' }, missing: 'reference' }]
      : [{ command: { type: 'RegisterEquipment', item } }];
  });
};

function diceToReceive({ table, setup, procedure }: Context): readonly Step[] {
  const { least, most } = procedure.opening.dice;
  const here = diceAt(table.dice, 'arriving', 'bowl', 'layout').length;
  if (setup.dice === 'virtual' || here >= least) return [];
  const known = table.dice.dice.size;
  const dice = Array.from({ length: most - here }, (_, index) => ({ die: `D${known + index + 1}` }));
  return [{ command: { type: 'ReceiveDice', dice }, missing: 'serials' }];
}

function diceToInspect({ table, procedure }: Context, { person }: Asker): readonly Step[] {
  if (procedure.receiving.inspection === undefined) return [];
  const findings = diceAt(table.dice, 'arriving')
    .filter((die) => !table.dice.dice.get(die)?.inspections.some(({ by }) => by.person === person))
    .map((die) => ({ die, sound: true }));
  return findings.length === 0 ? [] : [{ command: { type: 'InspectDice', findings }, missing: 'findings' }];
}

function diceToPutIn({ table, procedure }: Context): readonly Step[] {
  const lying = diceAt(table.dice, 'layout');
  const raw = procedure.receiving.inspection === undefined ? diceAt(table.dice, 'arriving') : [];
  const dice = [...lying, ...raw];
  const bowl = table.opening.equipment.get('bowl')?.on === true;
  return dice.length === 0 || !bowl ? [] : [{ command: { type: 'PutInBowl', dice } }];
}

function floatToCount({ table }: Context): readonly Step[] {
  const { floatLocked, floatCounted } = table.opening;
  return [
    ...(floatLocked ? [{ command: { type: 'UnlockFloat' } } as const] : []),
    ...(floatCounted
      ? []
      : [{ command: { type: 'CountFloat', chips: [{ value: 1_00, count: 0 }] }, missing: 'chips' } as const]),
  ];
}

function signsToPost({ table, procedure }: Context): readonly Step[] {
  const limits = { minimum: 1_00, maximum: 100_00 };
  return [
    ...(procedure.opening.limits === undefined || table.signs.limits !== undefined
      ? []
      : [{ command: { type: 'PostLimits', limits }, missing: 'limits' } as const]),
    ...(table.opening.oddsPosted ? [] : [{ command: { type: 'PostOdds' } } as const]),
  ];
}
