// Dice that reach a table: they are entered by their serials, inspected by two people where the pack asks for it, and put
// in the bowl.

import { listedByPack, named, type RefusalTable } from '../../refusal-table.ts';
import {
  type AuthorityOf,
  accept,
  type Basis,
  type Context,
  type Decided,
  type DecideOf,
  dealer,
  type EventBody,
  type EventInfoOf,
  type EventLine,
  type EvolveOf,
  everybody,
  isBlank,
  refuse,
  type Stamped,
  staffOnly,
  supervisors,
  type ToldOf,
} from '../concern.ts';
import { everyRole, type Role } from '../role.ts';
import { atOnce, type Die, diceAt, diceHeld, placed, type Table, usableDice } from '../table.ts';

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

export const receivingRefusals = {
  'TABLE_IS_CLOSED.dice': {},
  'DICE_ARE_VIRTUAL.receiving': {},
  SERIAL_MISSING: {},
  DIE_IS_KNOWN: { die: 'text' },
  FACES_WRONG: { die: 'text' },
  TOO_MANY_DICE: { held: 'count', more: 'count', all: 'count', most: 'count' },
  NO_INSPECTION_HERE: {},
  'NOT_THESE_DICE.inspecting': {},
  NOT_ARRIVING: {},
  INSPECTED_BY_YOU: { roles: listedByPack('role') },
  INSPECTED_ALREADY: { role: named('role', everyRole) },
  NOT_CONFIRMED: { die: 'text' },
  NO_BOWL: {},
  'NOT_THESE_DICE.placing': {},
} as const satisfies RefusalTable;

/** What is told of its events, by the figures of each line. */
export const receivingLines = {
  DiceReceived: { dice: 'list', set: 'text' },
  DiceInspected: { findings: 'list' },
  DieFinding: { die: 'text', sound: 'flag' },
  DicePlaced: { dice: 'list', count: 'count', place: named('placed', ['bowl', 'layout']) },
  DiceQuarantined: { dice: 'list' },
} as const satisfies RefusalTable;

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
  interface RefusalTables {
    readonly receiving: typeof receivingRefusals;
  }
  interface LineTables {
    readonly receiving: typeof receivingLines;
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

export const receivingTold: ToldOf<ReceivingEvents> = {
  DiceReceived: ({ dice, set }) => ({ code: 'DiceReceived', dice, set: String(set) }),
  DiceInspected: ({ findings }) => ({
    code: 'DiceInspected',
    findings: findings.map(({ die, sound }): EventLine => ({ code: 'DieFinding', die, sound })),
  }),
  DicePlaced: ({ dice, place }) => ({ code: 'DicePlaced', dice, count: dice.length, place }),
  DiceQuarantined: ({ dice }) => ({ code: 'DiceQuarantined', dice }),
};

export const receivingEventInfo: EventInfoOf<ReceivingEvents> = {
  DiceReceived: { carries: { dice: 'texts', set: 'number', place: 'text' }, topic: 'dice', seen: everybody },
  DiceInspected: { carries: { findings: 'list' }, topic: 'dice', seen: staffOnly },
  DicePlaced: {
    carries: { dice: 'texts', place: 'text', completesSet: 'flag?', active: 'texts?' },
    topic: 'dice',
    seen: everybody,
  },
  DiceQuarantined: { carries: { dice: 'texts' }, topic: 'dice', seen: everybody },
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
    return refuse({ code: 'TABLE_IS_CLOSED', case: 'dice', clause: cite(starting) });
  if (setup.dice === 'virtual')
    return refuse({ code: 'DICE_ARE_VIRTUAL', case: 'receiving', clause: cite(cap) });
  if (ids.length === 0 || ids.some(isBlank))
    return refuse({ code: 'SERIAL_MISSING', clause: cite(compliance) });
  const known = ids.find((die, index) => table.dice.dice.has(die) || ids.indexOf(die) !== index);
  if (known !== undefined) return refuse({ code: 'DIE_IS_KNOWN', clause: cite(compliance), die: known });
  const wrong = dice.find((die) => !isTrue(die));
  if (wrong !== undefined) return refuse({ code: 'FACES_WRONG', clause: cite(faces), die: wrong.die });
  if (held + ids.length > allowed.most)
    return refuse({
      code: 'TOO_MANY_DICE',
      clause: cite(cap),
      held,
      more: ids.length,
      all: held + ids.length,
      most: allowed.most,
    });

  const received: EventBody = {
    type: 'DiceReceived',
    dice: ids,
    set: nextSetNumber(context),
    place: waits ? 'waiting' : 'arriving',
    clause: cite(allowed.clause),
  };
  return waits || isInspected(context) ? accept(received) : accept(received, placing(context, ids));
}

/** The number of the set that dice belong to which come now. */
function nextSetNumber({ table }: Context): number {
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
  if (inspection === undefined) return refuse({ code: 'NO_INSPECTION_HERE', clause: cite(compliance) });
  const clause = cite(inspection.clause);
  const dice = findings.map(({ die }) => table.dice.dice.get(die));

  if (dice.length === 0 || new Set(dice).size !== dice.length)
    return refuse({ code: 'NOT_THESE_DICE', case: 'inspecting', clause });
  const arrived = dice.filter((die) => die?.place === 'arriving');
  if (arrived.length !== dice.length) return refuse({ code: 'NOT_ARRIVING', clause });
  const inspected = arrived.flatMap((die) => (die === undefined ? [] : [die]));
  if (inspected.some((die) => die.inspections.some((each) => each.by.person === by.person)))
    return refuse({ code: 'INSPECTED_BY_YOU', clause, roles: inspection.roles });
  if (inspected.some((die) => die.inspections.some((each) => each.by.role === by.role)))
    return refuse({ code: 'INSPECTED_ALREADY', clause, role: by.role });

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
    return refuse({ code: 'NOT_CONFIRMED', clause: cite(compliance), die: raw });
  if (table.opening.equipment.get('bowl')?.on !== true)
    return refuse({ code: 'NO_BOWL', clause: cite(clause) });
  if (dice.length === 0 || !dice.every((die) => waiting.includes(die) || lying.includes(die)))
    return refuse({ code: 'NOT_THESE_DICE', case: 'placing', clause: cite(clause) });

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
