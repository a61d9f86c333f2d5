// Where every die is between two throws: gathered and put in the middle after a roll, and looked for, inspected or given up
// for lost when one leaves the table.

import { named, type RefusalTable } from '../../refusal-table.ts';
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
  type EvolveOf,
  everybody,
  player,
  refuse,
  type Stamped,
  supervisors,
  type ToldOf,
} from '../concern.ts';
import { undone } from '../correction.ts';
import type { Role } from '../role.ts';
import {
  atOnce,
  byPeople,
  type CurrentRoll,
  type DiceState,
  diceAt,
  isUsable,
  type MissingDie,
  placed,
  placeOf,
  type Table,
  usableDice,
} from '../table.ts';
import { who } from '../telling.ts';
import { oldSet, passedByHouse } from '../turn.ts';
import { type Voiding, voided } from '../voiding.ts';

export type CustodyCommands = {
  /** The dealer gathers the dice of a roll and puts them in the middle of the table. */
  readonly CollectDice: { readonly method?: 'stick' | 'hand' };
  readonly CentreDice: object;
  /** A die has left the table. */
  readonly RecordDieOff: { readonly die: string };
  readonly StartSearch: { readonly die: string };
  readonly RecordFound: { readonly die: string; readonly finder: string };
  readonly InspectFoundDie: { readonly die: string; readonly sound: boolean };
  readonly DeclareLost: { readonly die: string };
  /** The shooter wants the dice back that left the table. */
  readonly AskForOriginals: { readonly seat: number };
};

export type CustodyEvents = {
  /** Dice that were not chosen go back to the bowl. */
  readonly DiceReturned: { readonly dice: readonly string[] };
  readonly DiceCollected: {
    readonly dice: readonly string[];
    readonly method: 'stick' | 'hand';
  };
  readonly DiceCentred: { readonly dice: readonly string[] };
  readonly DieLeftTable: { readonly die: string; readonly active: boolean };
  readonly SearchStarted: { readonly die: string };
  readonly OriginalsAskedFor: { readonly seat: number; readonly dice: readonly string[] };
  readonly DieFound: { readonly die: string; readonly finder: string };
  readonly FoundDieInspected: {
    readonly die: string;
    readonly sound: boolean;
    readonly to: 'shooter' | 'bowl' | 'quarantined';
  };
  readonly DieLost: {
    readonly die: string;
    /** The set must be replaced, and who may throw on with what remains of it until then. */
    readonly replacing?: { readonly grace: number | 'dealer' | undefined };
  };
  /** What is left of the old set is taken out of the game. */
  readonly SetRetired: { readonly dice: readonly string[] };
};

export const custodyRefusals = {
  'DICE_NOT_AT_REST.gathering': {},
  'ROLL_NOT_CALLED.gathering': {},
  DICE_ARE_COLLECTED: {},
  NO_STICK: {},
  'DICE_NOT_COLLECTED.first': {},
  DICE_ARE_CENTRED: {},
  'NOT_IN_PLAY.table': {},
  'NO_SUCH_DIE.table': { die: 'text', dice: 'texts' },
  SEARCH_UNDER_WAY: { die: 'text' },
  'SEARCH_NOT_STARTED.missing': { die: 'text' },
  NOT_MISSING: { die: 'text' },
  'DICE_ARE_VIRTUAL.leaving': {},
  'NOT_FOUND.die': { die: 'text' },
  'NOT_THE_SHOOTER.original': {},
  NOTHING_TO_ASK_FOR: {},
  'SEARCH_NOT_STARTED.left': { die: 'text' },
  WAITING_FOR_DICE: {},
  'NEW_SET_NEEDED.usable': { usable: 'count', dice: 'count' },
  DICE_NOT_CHOSEN: { chosen: 'count', dice: 'count' },
  DICE_NOT_CENTRED: {},
} as const satisfies RefusalTable;

/** What is told of its events, by the figures of each line. */
export const custodyLines = {
  DiceReturned: { dice: 'list' },
  DiceCollected: { dice: 'list', method: named('gathering', ['stick', 'hand']) },
  DiceCentred: { dice: 'list' },
  DieLeftTable: { die: 'text' },
  SearchStarted: { die: 'text' },
  OriginalsAskedFor: { who: 'seat', dice: 'list' },
  DieFound: { die: 'text', finder: 'text' },
  FoundDieInspected: {
    die: 'text',
    sound: 'flag',
    to: named('returned', ['shooter', 'bowl', 'quarantined']),
  },
  DieLost: { die: 'text' },
  'DieLost.replacing': { die: 'text' },
  SetRetired: { dice: 'list' },
} as const satisfies RefusalTable;

/** Where every die is, who may move it, and what is done when one leaves the table. */
export type CustodyProcedure<Clause extends string> = {
  /** Dice that are not in play stay with the dealer. */
  readonly keeping: Basis<Clause>;
  /** How many dice are thrown, all of them different. */
  readonly active: Basis<Clause>;
  /** Dice that the shooter did not choose go back, at the start of play and in its course. */
  readonly returning: { readonly start: Basis<Clause>; readonly course: Basis<Clause> };
  /** After the call the dice are gathered and put in the middle of the table; not everywhere. */
  readonly gathering:
    | {
        readonly collecting: Basis<Clause>;
        readonly centring: Basis<Clause>;
        /** By stick or by hand. */
        readonly method: Basis<Clause>;
      }
    | undefined;
  /** A die leaves the table: the reason by which a roll with it is void, and where the steps are written. */
  readonly off: {
    readonly reason: string;
    readonly clause: Basis<Clause>;
    /** Whoever voids a roll for that reason has a die to look for; a mat ends inside the table and has not. */
    readonly isSought: boolean;
    /** Until when a die that leaves makes the roll void: its call, or the last bet settled. */
    readonly spoils: 'until-called' | 'until-settled';
  };
  readonly searching: Basis<Clause>;
  /** The shooter chooses from what remains, or asks for the originals. */
  readonly choosing: Basis<Clause>;
  readonly asking: Basis<Clause>;
  /** A die that is found is inspected, and goes back to a shooter who asked for it or to the bowl. */
  readonly inspecting: { readonly roles: readonly Role[]; readonly clause: Basis<Clause> };
  readonly back: { readonly asked: Basis<Clause>; readonly otherwise: Basis<Clause> };
  /** A lost die costs the whole set, once the shooter's turn is over. */
  readonly newSet: Basis<Clause>;
  /** Where the set stays in use after the first loss, and only the second costs it. */
  readonly firstLoss: Basis<Clause> | undefined;
  readonly grace: Basis<Clause>;
};

declare module '../concern.ts' {
  interface Concerns<Clause extends string> {
    readonly custody: {
      readonly commands: CustodyCommands;
      readonly events: CustodyEvents;
      readonly procedure: CustodyProcedure<Clause>;
    };
  }
  interface RefusalTables {
    readonly custody: typeof custodyRefusals;
  }
  interface LineTables {
    readonly custody: typeof custodyLines;
  }
}

export const custodyAuthority: AuthorityOf<CustodyCommands> = {
  CollectDice: { roles: dealer },
  CentreDice: { roles: dealer },
  RecordDieOff: { roles: ['dealer', ...supervisors] },
  StartSearch: { roles: ['dealer', ...supervisors] },
  RecordFound: { roles: ['dealer', ...supervisors] },
  InspectFoundDie: { roles: ['dealer', ...supervisors], narrowed: ({ custody }) => custody.inspecting },
  DeclareLost: { roles: ['dealer', ...supervisors] },
  AskForOriginals: { roles: player },
};

export const custodyDecide: DecideOf<CustodyCommands> = {
  CollectDice: collectDice,
  CentreDice: centreDice,
  RecordDieOff: recordDieOff,
  StartSearch: startSearch,
  RecordFound: recordFound,
  InspectFoundDie: inspectFoundDie,
  DeclareLost: declareLost,
  AskForOriginals: askForOriginals,
};

export const custodyEvolve: EvolveOf<CustodyEvents> = {
  DiceReturned: (table, { dice }) => withDice(table, placed(table.dice, dice, 'bowl')),
  DiceCollected: (table, { dice }) => ({
    ...table,
    dice: placed(table.dice, dice, 'dealer'),
    roll: table.roll && { ...table.roll, collected: true },
  }),
  DiceCentred: (table, { dice }) => ({
    ...table,
    dice: placed(table.dice, dice, 'centre'),
    roll: table.roll && { ...table.roll, centred: true },
  }),
  DieLeftTable: dieLeftTable,
  SearchStarted: (table, { die }) => withDice(table, marked(table.dice, [die], { searched: true })),
  OriginalsAskedFor: (table, { dice }) => withDice(table, marked(table.dice, dice, { asked: true })),
  DieFound: (table, { die }) => withDice(table, placed(table.dice, [die], 'found')),
  FoundDieInspected: foundDieInspected,
  DieLost: dieLost,
  SetRetired: setRetired,
};

export const custodyTold: ToldOf<CustodyEvents> = {
  DiceReturned: ({ dice }) => ({ code: 'DiceReturned', dice }),
  DiceCollected: ({ dice, method }) => ({ code: 'DiceCollected', dice, method }),
  DiceCentred: ({ dice }) => ({ code: 'DiceCentred', dice }),
  DieLeftTable: ({ die }) => ({ code: 'DieLeftTable', die }),
  SearchStarted: ({ die }) => ({ code: 'SearchStarted', die }),
  OriginalsAskedFor: ({ seat, dice }, at) => ({ code: 'OriginalsAskedFor', who: who(at, seat), dice }),
  DieFound: ({ die, finder }) => ({ code: 'DieFound', die, finder }),
  FoundDieInspected: ({ die, sound, to }) => ({ code: 'FoundDieInspected', die, sound, to }),
  DieLost: ({ die, replacing }) =>
    replacing === undefined ? { code: 'DieLost', die } : { code: 'DieLost', case: 'replacing', die },
  SetRetired: ({ dice }) => ({ code: 'SetRetired', dice }),
};

export const custodyEventInfo: EventInfoOf<CustodyEvents> = {
  DiceReturned: { carries: { dice: 'texts' }, topic: 'dice', seen: everybody },
  DiceCollected: { carries: { dice: 'texts', method: 'text' }, topic: 'dice', seen: everybody },
  DiceCentred: { carries: { dice: 'texts' }, topic: 'dice', seen: everybody },
  DieLeftTable: { carries: { die: 'text', active: 'flag' }, topic: 'dice', seen: everybody },
  SearchStarted: { carries: { die: 'text' }, topic: 'dice', seen: everybody },
  OriginalsAskedFor: { carries: { seat: 'number', dice: 'texts' }, topic: 'dice', seen: everybody },
  DieFound: {
    carries: { die: 'text', finder: 'text' },
    topic: 'dice',
    seen: { whole: 'staff', without: 'the finder', trimmed: (event) => ({ ...event, finder: '' }) },
  },
  FoundDieInspected: { carries: { die: 'text', sound: 'flag', to: 'text' }, topic: 'dice', seen: everybody },
  DieLost: { carries: { die: 'text', replacing: 'thing?' }, topic: 'dice', seen: everybody },
  SetRetired: { carries: { dice: 'texts' }, topic: 'dice', seen: everybody },
};

function collectDice(
  { table, procedure, cite }: Context,
  { method = 'hand' }: CustodyCommands['CollectDice'],
): Decided<EventBody> {
  const { gathering, keeping } = procedure.custody;
  const { roll } = table;
  const clause = cite(gathering?.collecting ?? keeping);
  if (roll?.restedAt === undefined) return refuse({ code: 'DICE_NOT_AT_REST', case: 'gathering', clause });
  if (roll.calls.length === 0)
    return refuse({
      code: 'ROLL_NOT_CALLED',
      case: 'gathering',
      clause: cite(procedure.calling.call.clause),
    });
  if (roll.collected) return refuse({ code: 'DICE_ARE_COLLECTED', clause });
  if (method === 'stick' && table.opening.equipment.get('stick')?.on !== true)
    return refuse({ code: 'NO_STICK', clause: cite(gathering?.method ?? keeping) });

  return accept({ type: 'DiceCollected', dice: lying(table, roll), method, clause });
}

function centreDice(
  { table, procedure, cite }: Context,
  _command: CustodyCommands['CentreDice'],
): Decided<EventBody> {
  const { gathering, keeping } = procedure.custody;
  const { roll } = table;
  const clause = cite(gathering?.centring ?? keeping);
  if (roll === undefined || !roll.collected)
    return refuse({
      code: 'DICE_NOT_COLLECTED',
      case: 'first',
      clause: cite(gathering?.collecting ?? keeping),
    });
  if (roll.centred) return refuse({ code: 'DICE_ARE_CENTRED', clause });

  return accept({ type: 'DiceCentred', dice: lying(table, roll), clause });
}

/** The dice of a roll that are still at the table: one may have been dropped after the call. */
const lying = (table: Table, { dice }: CurrentRoll): readonly string[] =>
  dice.filter((die) => isUsable(table, die));

/** A die leaves the table: it is looked for, and a roll that it was part of is void. */
function recordDieOff(context: Context, { die }: CustodyCommands['RecordDieOff']): Decided<EventBody> {
  const { table, setup, game, by, procedure, cite } = context;
  const { off } = procedure.custody;
  const { noRoll } = procedure.calling;
  const clause = cite(off.clause);
  const { roll } = table;
  if (setup.dice === 'virtual') return areVirtual(clause);
  if (table.state !== 'open') return refuse({ code: 'NOT_IN_PLAY', case: 'table', clause });
  if (!isUsable(table, die))
    return refuse({ code: 'NO_SUCH_DIE', case: 'table', clause, die, dice: usableDice(table) });

  const basis = game.procedure.noRolls.find(({ reason }) => reason === off.reason)?.clause ?? off.clause;
  const spoils =
    roll !== undefined &&
    roll.dice.includes(die) &&
    (off.spoils === 'until-settled' || roll.calls.length === 0);
  if (!spoils) return accept(...leftTable(context, [die]));
  // Where the call is what makes a throw invalid, it takes somebody who may call it.
  const isCalled = noRoll.fact.does === 'bars';
  if (!isCalled || noRoll.roles.includes(by.role) || !byPeople(setup)) {
    const announced = isCalled ? { announced: true } : {};
    return accept(...leftTable(context, [die], { reason: off.reason, die, ...announced, clause: basis }));
  }
  const flagged: EventBody = { type: 'FactFlagged', reason: off.reason, clause: cite(basis) };
  return accept(...leftTable(context, [die]), ...(roll.facts.includes(off.reason) ? [] : [flagged]));
}

/**
 * Dice leave the table, with the roll that they spoil or without: each is missing until somebody has looked for it and
 * it is inspected. The house does all that at once where it does the ceremonies.
 */
export function leftTable(context: Context, dice: readonly string[], spoilt?: Voiding): readonly EventBody[] {
  const { table, setup, procedure, cite, at } = context;
  const clause = cite(procedure.custody.off.clause);
  const isActive = (die: string): boolean => table.dice.active.includes(die);
  const left = dice.flatMap((die): readonly EventBody[] => [
    { type: 'DieLeftTable', die, active: isActive(die), clause },
    {
      type: 'IncidentOpened',
      incident: {
        incident: `missing-${die}`,
        kind: 'missing-die',
        clause,
        words: `${die} left the table.`,
        at,
      },
      clause,
    },
  ]);
  // The dice go back when these are back, not with the void roll.
  const noRoll =
    spoilt === undefined
      ? []
      : [
          ...undone(context, cite(spoilt.clause)),
          ...voided(context, spoilt).filter(({ type }) => type !== 'DicePassed'),
        ];
  if (!atOnce(setup)) return [...left, ...noRoll];
  const goesOn = dice.some(isActive) && (table.roll === undefined || spoilt !== undefined);
  return [
    ...left,
    ...noRoll,
    ...dice.flatMap((die) => pickedUp(context, die, isActive(die))),
    ...(goesOn ? passedByHouse(context) : []),
  ];
}

/** Where the house does the ceremony, somebody picks the die up and play goes on with it. */
function pickedUp({ procedure, by, cite }: Context, die: string, active: boolean): readonly EventBody[] {
  const { searching, inspecting, back } = procedure.custody;
  return [
    { type: 'SearchStarted', die, clause: cite(searching) },
    { type: 'DieFound', die, finder: by.person, clause: cite(inspecting.clause) },
    {
      type: 'FoundDieInspected',
      die,
      sound: true,
      to: active ? 'shooter' : 'bowl',
      clause: cite(active ? back.asked : back.otherwise),
    },
    {
      type: 'IncidentClosed',
      incident: `missing-${die}`,
      words: `${die} is back.`,
      clause: cite(inspecting.clause),
    },
  ];
}

function startSearch(
  { table, procedure, cite }: Context,
  { die }: CustodyCommands['StartSearch'],
): Decided<EventBody> {
  const clause = cite(procedure.custody.searching);
  const missing = table.dice.missing.get(die);
  if (missing === undefined) return notMissing(clause, die);
  if (missing.searched) return refuse({ code: 'SEARCH_UNDER_WAY', clause, die });

  return accept({ type: 'SearchStarted', die, clause });
}

function recordFound(
  { table, procedure, cite }: Context,
  { die, finder }: CustodyCommands['RecordFound'],
): Decided<EventBody> {
  const { searching } = procedure.custody;
  const missing = table.dice.missing.get(die);
  if (missing === undefined || placeOf(table, die) !== 'missing') return notMissing(cite(searching), die);
  if (!missing.searched)
    return refuse({ code: 'SEARCH_NOT_STARTED', case: 'missing', clause: cite(searching), die });

  return accept({ type: 'DieFound', die, finder, clause: cite(searching) });
}

const notMissing = (clause: string, die: string): Decided<never> =>
  refuse({ code: 'NOT_MISSING', clause, die });

export const areVirtual = (clause: string): Decided<never> =>
  refuse({ code: 'DICE_ARE_VIRTUAL', case: 'leaving', clause });

/** A die that was off the table is looked at before it goes anywhere. */
function inspectFoundDie(
  context: Context,
  { die, sound }: CustodyCommands['InspectFoundDie'],
): Decided<EventBody> {
  const { table, game, procedure, cite } = context;
  const { inspecting, back } = procedure.custody;
  const clause = cite(inspecting.clause);
  const missing = table.dice.missing.get(die);
  if (missing === undefined || placeOf(table, die) !== 'found')
    return refuse({ code: 'NOT_FOUND', case: 'die', clause, die });

  // A dealer who throws has nobody to ask for the dice.
  const wanted = missing.asked || (missing.active && table.shooter.is.kind === 'dealer');
  const asked = sound && wanted && table.dice.active.length < game.dice;
  const to = sound ? (asked ? 'shooter' : 'bowl') : 'quarantined';
  return accept(
    {
      type: 'FoundDieInspected',
      die,
      sound,
      to,
      clause: sound ? cite(asked ? back.asked : back.otherwise) : clause,
    },
    {
      type: 'IncidentClosed',
      incident: `missing-${die}`,
      words: sound ? `${die} was found and is sound.` : `${die} was found and is not sound.`,
      clause,
    },
  );
}

/** A search ends without the die; its set must go, at once or when the shooter's turn is over, unless one loss is spared. */
function declareLost(context: Context, { die }: CustodyCommands['DeclareLost']): Decided<EventBody> {
  const { table, game, procedure, cite } = context;
  const { searching, newSet, firstLoss, grace: gracious } = procedure.custody;
  const missing = table.dice.missing.get(die);
  if (missing === undefined || placeOf(table, die) !== 'missing') return notMissing(cite(searching), die);
  if (!missing.searched)
    return refuse({ code: 'SEARCH_NOT_STARTED', case: 'missing', clause: cite(searching), die });

  const clause = cite(newSet);
  const closed: EventBody = {
    type: 'IncidentClosed',
    incident: `missing-${die}`,
    words: `${die} was not found.`,
    clause,
  };
  const enough = usableDice(table).length >= game.dice;
  if (firstLoss !== undefined && enough && table.dice.replacing === undefined && table.dice.lost === 0)
    return accept({ type: 'DieLost', die, clause: cite(firstLoss) }, closed);
  const grace = enough ? findGraceThrower(context) : undefined;
  const lost: EventBody = {
    type: 'DieLost',
    die,
    replacing: { grace },
    clause: grace === undefined ? clause : cite(gracious),
  };
  return grace === undefined
    ? accept(lost, closed, { type: 'SetRetired', dice: oldSet(table).filter((each) => each !== die), clause })
    : accept(lost, closed);
}

/** Who throws now and may go on with what remains of the set. */
function findGraceThrower({ table }: Context): number | 'dealer' | undefined {
  const { is } = table.shooter;
  if (is.kind === 'seat') return is.seat;
  return is.kind === 'dealer' ? 'dealer' : undefined;
}

function askForOriginals(
  { table, by, procedure, cite }: Context,
  { seat }: CustodyCommands['AskForOriginals'],
): Decided<EventBody> {
  const { is } = table.shooter;
  const clause = cite(procedure.custody.asking);
  const dice = [...table.dice.missing]
    .filter(([, { active, asked }]) => active && !asked)
    .map(([die]) => die);
  if (table.seats.get(seat)?.person !== by.person)
    return refuse({ code: 'NOT_YOUR_SEAT', case: 'table', clause, seat });
  if (is.kind !== 'seat' || is.seat !== seat)
    return refuse({ code: 'NOT_THE_SHOOTER', case: 'original', clause });
  if (dice.length === 0) return refuse({ code: 'NOTHING_TO_ASK_FOR', clause });

  return accept({ type: 'OriginalsAskedFor', seat, dice, clause });
}

/** A die that left the table and that nobody has begun to look for. */
export function searchNotStarted({ table, procedure, cite }: Context): Decided<never> | undefined {
  for (const [die, { searched }] of table.dice.missing) {
    if (!searched)
      return refuse({
        code: 'SEARCH_NOT_STARTED',
        case: 'left',
        clause: cite(procedure.custody.searching),
        die,
      });
  }
  return undefined;
}

/** Why the dice cannot be thrown yet: one is to be looked for, or a full set of active dice is not chosen. */
export function diceNotReady(context: Context): Decided<never> | undefined {
  const { table, game, procedure, cite } = context;
  const { choosing, asking, newSet } = procedure.custody;
  const { active, missing } = table.dice;
  const usable = usableDice(table).length;
  const unsought = searchNotStarted(context);
  if (unsought !== undefined) return unsought;
  if (active.length >= game.dice) return undefined;
  if ([...missing.values()].some(({ active: wanted, asked }) => wanted && asked))
    return refuse({ code: 'WAITING_FOR_DICE', clause: cite(asking) });
  if (usable < game.dice)
    return refuse({ code: 'NEW_SET_NEEDED', case: 'usable', clause: cite(newSet), usable, dice: game.dice });
  return refuse({ code: 'DICE_NOT_CHOSEN', clause: cite(choosing), chosen: active.length, dice: game.dice });
}

/** Why a called roll may not be settled yet, where the dice are gathered by hand: they are not in the middle. */
export function diceNotCentred({ table, setup, procedure, cite }: Context): Decided<never> | undefined {
  const { gathering } = procedure.custody;
  const { roll } = table;
  if (gathering === undefined || atOnce(setup) || roll === undefined || roll.centred) return undefined;
  return roll.collected
    ? refuse({ code: 'DICE_NOT_CENTRED', clause: cite(gathering.centring) })
    : refuse({ code: 'DICE_NOT_COLLECTED', case: 'first', clause: cite(gathering.collecting) });
}

const withDice = (table: Table, dice: DiceState): Table => ({ ...table, dice });

function dieLeftTable(table: Table, { die, active, at }: Stamped<CustodyEvents['DieLeftTable']>): Table {
  const missing = new Map(table.dice.missing);
  missing.set(die, { since: at, active, searched: false, asked: false });
  return {
    ...table,
    dice: {
      ...placed(table.dice, [die], 'missing'),
      active: table.dice.active.filter((each) => each !== die),
      missing,
    },
    // Whoever holds what is left of a pair cannot throw it.
    shooter: { ...table.shooter, holding: table.shooter.holding && !active },
  };
}

function foundDieInspected(table: Table, { die, to }: Stamped<CustodyEvents['FoundDieInspected']>): Table {
  const state = noLongerMissing(placed(table.dice, [die], to === 'shooter' ? 'dealer' : to), die);
  const active = to === 'shooter' ? [...state.active, die] : state.active;
  return withDice(table, { ...state, active });
}

function dieLost(table: Table, { die, replacing }: Stamped<CustodyEvents['DieLost']>): Table {
  const state = noLongerMissing(placed(table.dice, [die], 'removed'), die);
  return withDice(table, {
    ...state,
    lost: state.lost + 1,
    replacing: replacing ?? state.replacing,
  });
}

function setRetired(table: Table, { dice }: Stamped<CustodyEvents['SetRetired']>): Table {
  const retired = placed(table.dice, dice, 'removed');
  const state = placed(retired, diceAt(retired, 'waiting'), 'arriving');
  return {
    ...table,
    dice: {
      ...state,
      active: [],
      // The search goes on for a die of a set that nobody will throw again, but nothing waits for it.
      missing: new Map(),
      lost: 0,
      replacing: { grace: undefined },
    },
    shooter: { ...table.shooter, holding: false },
  };
}

function marked(state: DiceState, dice: readonly string[], mark: Partial<MissingDie>): DiceState {
  const missing = new Map(state.missing);
  for (const die of dice) {
    const known = missing.get(die);
    if (known !== undefined) missing.set(die, { ...known, ...mark });
  }
  return { ...state, missing };
}

function noLongerMissing(state: DiceState, die: string): DiceState {
  const missing = new Map(state.missing);
  missing.delete(die);
  return { ...state, missing };
}
