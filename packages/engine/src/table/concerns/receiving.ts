// Dice that reach a table: they are entered by their serials, inspected by two people where the pack asks for it, and put
// in the bowl.

import { dealer, supervisors } from '../authority/ranks.ts';
import {
  type AuthorityOf,
  accept,
  type Context,
  type Decided,
  type DecideOf,
  type EventBody,
  type EvolveOf,
  isBlank,
  refuse,
  type Stamped,
} from '../concern.ts';
import { diceAt, diceHeld, placed, usableDice } from '../dice.ts';
import type { Basis } from '../procedure.ts';
import type { Role } from '../role.ts';
import { atOnce } from '../setup.ts';
import type { Die, Table } from '../table.ts';

/** A die as it reaches the table, by its serial; its faces as scanned, opposite by opposite, where they were. */
type NewDie = {
  readonly die: string;
  readonly opposite?: readonly (readonly [number, number])[];
};

/** Commands about dice that reach a table. */
export type ReceivingCommands = {
  readonly ReceiveDice: { readonly dice: readonly NewDie[] };
  /** What one inspector found, die by die. */
  readonly InspectDice: {
    readonly findings: readonly { readonly die: string; readonly sound: boolean }[];
  };
  readonly PutInBowl: { readonly dice: readonly string[] };
};

export type ReceivingEvents = {
  readonly DiceReceived: {
    readonly dice: readonly string[];
    readonly set: number;
    /** A new set waits off the table while the shooter goes on with the old one. */
    readonly place: 'arriving' | 'waiting';
  };
  readonly DiceInspected: {
    readonly findings: readonly { readonly die: string; readonly sound: boolean }[];
  };
  readonly DicePlaced: {
    readonly dice: readonly string[];
    readonly place: 'bowl' | 'layout';
    /** With these a new set is complete, and the old one is replaced. */
    readonly completesSet?: true;
    /** The dice to be thrown next, where the dealer throws and nobody chooses. */
    readonly active?: readonly string[];
  };
  readonly DiceQuarantined: { readonly dice: readonly string[] };
};

export type ReceivingProcedure<Clause extends string> = {
  /** A table never holds more dice than its procedure of opening says. */
  readonly cap: Basis<Clause>;
  /** How the faces of a die lie. */
  readonly faces: Basis<Clause>;
  /** No die is used before it is confirmed to comply. */
  readonly compliance: Basis<Clause>;
  /** Who inspects dice that reach the table, each independently; nobody where the pack asks for none. */
  readonly inspection: { readonly roles: readonly Role[]; readonly clause: Basis<Clause> } | undefined;
  /** Where dice go that may be used. */
  readonly placing: Basis<Clause>;
};

declare module '../concern.ts' {
  interface Concerns<Clause extends string> {
    readonly receiving: {
      readonly commands: ReceivingCommands;
      readonly events: ReceivingEvents;
      readonly procedure: ReceivingProcedure<Clause>;
    };
  }
}

export const receivingAuthority: AuthorityOf<ReceivingCommands> = {
  ReceiveDice: { roles: ['dealer', ...supervisors] },
  InspectDice: { roles: ['dealer', ...supervisors], narrowed: ({ receiving }) => receiving.inspection },
  PutInBowl: { roles: dealer },
};

export const receivingDecide: DecideOf<ReceivingCommands> = {
  ReceiveDice: receiveDice,
  InspectDice: inspectDice,
  PutInBowl: putInBowl,
};

export const receivingEvolve: EvolveOf<ReceivingEvents> = {
  DiceReceived: diceReceived,
  DiceInspected: diceInspected,
  DicePlaced: (table, { dice, place, completesSet, active }) => ({
    ...table,
    dice: {
      ...placed(table.dice, dice, place),
      active: active ?? table.dice.active,
      replacing: completesSet ? undefined : table.dice.replacing,
    },
  }),
  DiceQuarantined: (table, { dice }) => ({
    ...table,
    dice: placed(table.dice, dice, 'quarantined'),
  }),
};

function receiveDice(context: Context, { dice }: ReceivingCommands['ReceiveDice']): Decided<EventBody> {
  const { table, setup, game, procedure, cite } = context;
  const { starting, dice: allowed } = procedure.opening;
  const { cap, faces, compliance } = procedure.receiving;
  const ids = dice.map(({ die }) => die);
  // A shooter whom the old set leaves without enough dice cannot go on with it, and nothing waits.
  const waits = table.dice.replacing?.grace !== undefined && usableDice(table).length >= game.dice;
  // While the shooter goes on with the old set, a new one is counted by itself: it is not at the table yet.
  const held = waits ? diceAt(table.dice, 'waiting').length : diceHeld(table);

  if (table.state === 'closed')
    return refuse('TABLE_IS_CLOSED', cite(starting), 'The table is closed. Open it before dice come to it.');
  if (setup.dice === 'virtual')
    return refuse('DICE_ARE_VIRTUAL', cite(cap), 'Virtual dice are here already, and no others come.');
  if (ids.length === 0 || ids.some(isBlank))
    return refuse(
      'SERIAL_MISSING',
      cite(compliance),
      'Every die is entered by its serial. Give one for each.',
    );
  const known = ids.find((die, index) => table.dice.dice.has(die) || ids.indexOf(die) !== index);
  if (known !== undefined)
    return refuse('DIE_IS_KNOWN', cite(compliance), `Die ${known} is entered already. Give another serial.`);
  const wrong = dice.find((die) => !isTrue(die));
  if (wrong !== undefined)
    return refuse(
      'FACES_WRONG',
      cite(faces),
      `Opposite faces of a die add up to seven, and those of ${wrong.die} do not. Bring another die.`,
    );
  if (held + ids.length > allowed.most)
    return refuse(
      'TOO_MANY_DICE',
      cite(cap),
      `${held} and ${ids.length} more would be ${held + ids.length} dice; a table holds ${allowed.most} at most.`,
    );

  const came: EventBody = {
    type: 'DiceReceived',
    dice: ids,
    set: setOf(context),
    place: waits ? 'waiting' : 'arriving',
    clause: cite(allowed.clause),
  };
  return waits || isInspected(context) ? accept(came) : accept(came, placing(context, ids));
}

/** The number of the set that dice belong to which come now. */
function setOf({ table }: Context): number {
  const dice = [...table.dice.dice.values()];
  const last = Math.max(1, ...dice.map(({ set }) => set));
  const begun = dice.some(({ place }) => place === 'waiting' || place === 'arriving');
  return table.dice.replacing === undefined || begun ? last : last + 1;
}

/** Whether two people inspect the dice that come here before they are used. */
const isInspected = ({ setup, procedure }: Context): boolean =>
  procedure.receiving.inspection !== undefined && !atOnce(setup);

/** The dice go into the bowl, or on the layout where there is none. */
function placing(context: Context, dice: readonly string[]): EventBody {
  const { table, game, procedure, cite } = context;
  const bowl = table.opening.equipment.get('bowl')?.on === true;
  const { replacing } = table.dice;
  const usable = [...new Set([...usableDice(table), ...dice])];
  const completes = replacing !== undefined && usable.length >= procedure.opening.dice.least;
  // Where the dealer throws nobody chooses: what comes makes up for the dice that are gone.
  const short = table.shooter.is.kind === 'dealer' && table.dice.active.length < game.dice;
  return {
    type: 'DicePlaced',
    dice,
    place: bowl ? 'bowl' : 'layout',
    ...(completes ? { completesSet: true } : {}),
    ...(short ? { active: usable.slice(0, game.dice) } : {}),
    clause: cite(procedure.receiving.placing),
  };
}

function inspectDice(context: Context, { findings }: ReceivingCommands['InspectDice']): Decided<EventBody> {
  const { table, by, procedure, cite } = context;
  const { inspection, compliance } = procedure.receiving;
  if (inspection === undefined)
    return refuse('NO_INSPECTION_HERE', cite(compliance), 'Dice that come to this table need no inspection.');
  const clause = cite(inspection.clause);
  const dice = findings.map(({ die }) => table.dice.dice.get(die));

  if (dice.length === 0 || new Set(dice).size !== dice.length)
    return refuse('NOT_THESE_DICE', clause, 'Name each of the dice inspected once.');
  const arrived = dice.filter((die) => die?.place === 'arriving');
  if (arrived.length !== dice.length)
    return refuse('NOT_ARRIVING', clause, 'Only dice that have just come to the table are inspected.');
  const inspected = arrived.flatMap((die) => (die === undefined ? [] : [die]));
  if (inspected.some((die) => die.inspections.some((each) => each.by.person === by.person)))
    return refuse(
      'INSPECTED_BY_YOU',
      clause,
      `You have inspected these dice. A second person must: ${inspection.roles.join(' and ')}.`,
    );
  if (inspected.some((die) => die.inspections.some((each) => each.by.role === by.role)))
    return refuse('INSPECTED_ALREADY', clause, `A ${by.role} has inspected these dice already.`);

  const last = inspected.filter((die) => die.inspections.length + 1 === inspection.roles.length);
  const sound = new Set(findings.filter((each) => each.sound).map(({ die }) => die));
  const isFit = (die: Die): boolean => sound.has(die.die) && die.inspections.every((each) => each.sound);
  const fit = last.filter(isFit).map(({ die }) => die);
  const unfit = last.filter((die) => !isFit(die)).map(({ die }) => die);
  return accept(
    { type: 'DiceInspected', findings, clause },
    ...(fit.length > 0 ? [placing(context, fit)] : []),
    ...(unfit.length > 0 ? [{ type: 'DiceQuarantined' as const, dice: unfit, clause }] : []),
  );
}

function putInBowl(context: Context, { dice }: ReceivingCommands['PutInBowl']): Decided<EventBody> {
  const { table, procedure, cite } = context;
  const { compliance, placing: clause } = procedure.receiving;
  const waiting = diceAt(table.dice, 'arriving');
  const lying = diceAt(table.dice, 'layout');
  const raw = dice.find((die) => waiting.includes(die));
  if (raw !== undefined && isInspected(context))
    return refuse(
      'NOT_CONFIRMED',
      cite(compliance),
      `Nobody has confirmed that die ${raw} complies. Inspect it first.`,
    );
  if (table.opening.equipment.get('bowl')?.on !== true)
    return refuse('NO_BOWL', cite(clause), 'There is no bowl at this table. Register one first.');
  if (dice.length === 0 || !dice.every((die) => waiting.includes(die) || lying.includes(die)))
    return refuse('NOT_THESE_DICE', cite(clause), 'Name dice that have just come, or lie on the layout.');

  return accept(placing(context, dice));
}

/** A die whose faces were scanned shows each of one to six, and opposite faces add up to seven. */
function isTrue({ opposite }: NewDie): boolean {
  if (opposite === undefined) return true;
  const faces = opposite.flat();
  return (
    [1, 2, 3, 4, 5, 6].every((face) => faces.includes(face)) &&
    faces.length === 6 &&
    opposite.every(([one, other]) => one + other === 7)
  );
}

function diceReceived(table: Table, { dice, set, place }: Stamped<ReceivingEvents['DiceReceived']>): Table {
  const received = dice.map((die): readonly [string, Die] => [die, { die, set, place, inspections: [] }]);
  return { ...table, dice: { ...table.dice, dice: new Map([...table.dice.dice, ...received]) } };
}

function diceInspected(table: Table, { findings, by }: Stamped<ReceivingEvents['DiceInspected']>): Table {
  const dice = new Map(table.dice.dice);
  for (const { die, sound } of findings) {
    const known = dice.get(die);
    if (known !== undefined) dice.set(die, { ...known, inspections: [...known.inspections, { by, sound }] });
  }
  return { ...table, dice: { ...table.dice, dice } };
}
