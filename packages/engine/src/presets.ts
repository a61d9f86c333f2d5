import type { CourseDefinition, CourseVerdict } from './course.ts';
import type { Option, OptionMeanings } from './option.ts';
import { type Game, type Pack, type PackDefinition, pack } from './pack.ts';
import type { Procedure } from './procedure.ts';
import type { Dice } from './roll.ts';
import type { Rest, RollSet } from './roll-set.ts';
import { ruleCiting, type Verdict } from './rule.ts';
import { SUPERVISOR_CALLED, type TableProcedure } from './table/index.ts';
import { type Wager, type WagerDefinition, wager } from './wager.ts';

// How a table is run where a game has nothing to say of it. A pack of one's own begins with these and writes down only
// where it differs: who throws, what the dice do, and its wagers.

/** The clauses that a game has without writing them. A wager without a clause of its own is one too, by its id. */
export const presetClauses = {
  dice: 'dice',
  throwing: 'throwing',
  void: 'void',
  bets: 'bets',
  paying: 'paying',
  options: 'options',
} as const;

const noRolls: Procedure<string>['noRolls'] = [
  {
    reason: 'not-flat',
    says: 'a die does not lie flat on the table',
    clause: presetClauses.void,
    must: true,
  },
  { reason: 'left-the-table', says: 'a die left the table', clause: presetClauses.void, must: true },
];

/** The dealer throws each round, and what a bet wins is paid with its stake. */
export const dealerThrows = (own: Partial<Procedure<string>> = {}): Procedure<string> => ({
  thrower: { who: 'dealer', clause: presetClauses.throwing },
  winningStake: { staysUp: false, clause: presetClauses.paying },
  voidRoll: { call: 'No roll', bets: 'open', clause: presetClauses.void },
  rounding: { way: 'cent', clause: presetClauses.paying },
  turn: undefined,
  noRolls,
  ...own,
});

/** A player throws, and keeps the dice until a roll of `until`; then they go round the table. */
export const shooterKeepsDice = (
  { until }: { readonly until: RollSet },
  own: Partial<Procedure<string>> = {},
): Procedure<string> => ({
  ...dealerThrows(),
  thrower: { who: 'shooter', clause: presetClauses.throwing },
  turn: { endsOn: until, clause: presetClauses.throwing },
  ...own,
});

/** One line of a bet: these rolls do that. */
export type BetLine = readonly [rolls: RollSet | Rest, verdict: Verdict];

/** A bet of a game that has no text: each of its rules rests on the bet itself. Several stages are written by name. */
export const bet = (...written: Parameters<typeof betDefinition>): Wager => wager(betDefinition(...written));

/** The same before it is examined, for those who examine it in their own way. */
export function betDefinition(
  id: string,
  name: string,
  lines: readonly BetLine[] | Readonly<Record<string, readonly BetLine[]>>,
  own: Partial<Omit<WagerDefinition<string, string>, 'id' | 'name' | 'stages'>> = {},
): WagerDefinition<string, string> {
  const clause = own.clause ?? id;
  const written: Readonly<Record<string, readonly BetLine[]>> = isLines(lines) ? { up: lines } : lines;
  return { ...own, id, name, clause, stages: stagesCiting(clause, written) };
}

function stagesCiting<V extends Verdict>(
  clause: string,
  written: Readonly<Record<string, readonly (readonly [RollSet | Rest, V])[]>>,
) {
  const rule = ruleCiting<string>();
  return Object.fromEntries(
    Object.entries(written).map(([stage, lines]) => [
      stage,
      lines.map(([rolls, verdict]) => rule(clause, rolls, verdict)),
    ]),
  );
}

const isLines = (
  lines: readonly BetLine[] | Readonly<Record<string, readonly BetLine[]>>,
): lines is readonly BetLine[] => Array.isArray(lines);

/** One line of a stage of the table. */
export type CourseLine = readonly [rolls: RollSet | Rest, verdict: CourseVerdict];

/** A game as little as can be written: its wagers, and what is not as the presets have it. */
export type SimpleGame<Options extends Record<string, Option<unknown, string>>> = {
  readonly id: string;
  readonly name: string;
  readonly place?: string;
  readonly dice: Dice;
  /** The pictures on the dice, where they show any. */
  readonly faces?: PackDefinition<string, Options>['faces'];
  readonly procedure?: Procedure<string>;
  /** The stages of the table, each of its lines as those of a bet. */
  readonly course?: Omit<CourseDefinition<string>, 'stages'> & {
    readonly stages: Readonly<Record<string, readonly CourseLine[]>>;
  };
  readonly options?: Options;
  readonly wagers: readonly Wager[] | ((options: OptionMeanings<Options>) => readonly Wager[]);
};

/** The pack of a game that is its wagers. The dealer throws unless a procedure says otherwise. */
export const simplePack = <Options extends Record<string, Option<unknown, string>> = Record<string, never>>(
  game: SimpleGame<Options>,
): Pack => pack(simpleDefinition(game));

/** The same before it is examined. */
export const simpleDefinition = <Options extends Record<string, Option<unknown, string>>>({
  id,
  name,
  place = 'House rules',
  dice,
  faces,
  procedure = dealerThrows(),
  course,
  options,
  wagers,
}: SimpleGame<Options>): PackDefinition<string, Options> => ({
  id,
  prefix: id,
  name,
  place,
  dice,
  ...(faces === undefined ? {} : { faces }),
  // A game without options has none, whatever its type is called.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  options: options ?? ({} as Options),
  cites: {
    wagers: presetClauses.bets,
    options: presetClauses.options,
    takingDown: presetClauses.bets,
    dice: presetClauses.dice,
  },
  procedure,
  ...(course === undefined
    ? {}
    : { course: { ...course, stages: stagesCiting(procedure.thrower.clause, course.stages) } }),
  wagers: (chosen) => (typeof wagers === 'function' ? wagers(chosen) : wagers),
});

/**
 * The whole procedure of a table for a game that says only how it is thrown and paid. Where the game has a clause, that is
 * cited; everything else is a policy of the house. `own` replaces whole concerns.
 */
export function tableProcedureFor(
  { dice, procedure, cites }: Pick<Game, 'dice' | 'procedure' | 'cites'>,
  own: Partial<TableProcedure<string>> = {},
): TableProcedure<string> {
  const { thrower, voidRoll, winningStake, noRolls: reasons, turn } = procedure;
  // A die that leaves is searched for, and one that leans is not: what a game does not name has the reason of the presets.
  const leaves = reasons.find(({ reason }) => reason === 'left-the-table' || reason === 'off-table');
  const uneven = reasons.find(({ reason }) => reason === 'not-flat' || reason === 'in-chips');
  const byShooter = thrower.who === 'shooter';
  return {
    opening: {
      checklist: [],
      dice: { least: dice, most: dice, clause: cites.dice },
      starting: thrower.clause,
      limits: 'policy/limits',
      float: 'policy/float',
      lock: 'policy/float',
      odds: 'policy/odds',
      closing: 'policy/closing',
      approval: undefined,
    },
    equipment: { items: [] },
    receiving: {
      cap: cites.dice,
      faces: cites.dice,
      compliance: cites.dice,
      placing: 'policy/custody',
      inspection: undefined,
    },
    custody: {
      active: cites.dice,
      newSet: cites.dice,
      off: {
        reason: leaves?.reason ?? 'left-the-table',
        clause: leaves?.clause ?? voidRoll.clause,
        isSought: true,
        spoils: 'until-called',
      },
      keeping: 'policy/custody',
      returning: { start: 'policy/custody', course: 'policy/custody' },
      searching: 'policy/lost-dice',
      choosing: 'policy/lost-dice',
      asking: 'policy/lost-dice',
      inspecting: { roles: ['dealer', 'operator'], clause: 'policy/lost-dice' },
      back: { asked: 'policy/lost-dice', otherwise: 'policy/lost-dice' },
      grace: 'policy/lost-dice',
      gathering: undefined,
      firstLoss: undefined,
    },
    staff: {
      dealer: thrower.clause,
      bound: [
        { role: 'dealer', to: 'table', clause: 'policy/signed-on' },
        { role: 'game-supervisor', to: 'table', clause: 'policy/signed-on' },
      ],
      noBets: 'policy/dealer-does-not-bet',
      age: undefined,
      custody: 'policy/custody',
      inspector: 'policy/inspector',
    },
    signs: {
      limits: 'policy/limits',
      minimum: 'policy/limits',
      maximum: 'policy/limits',
      multiples: 'policy/limits-at-entry',
      unit: 'policy/limits-at-entry',
      atEntry: 'refuse',
      raising: { minutes: 0, clause: 'policy/limits' },
      bySeat: { clause: 'policy/limits', exceeds: false },
      payTable: { months: 0, clause: 'policy/pay-table' },
      closing: { minutes: 0, clause: 'policy/closing' },
      statutory: undefined,
    },
    seats: { sitting: 'policy/seats', age: undefined, vacating: undefined },
    money: {
      cash: 'policy/cash',
      account: 'policy/account',
      float: 'policy/float',
      change: 'policy/change',
      cashingOut: 'policy/cashing-out',
      colour: undefined,
      tokens: undefined,
    },
    betting: {
      windows: {},
      chips: cites.wagers,
      closing: cites.wagers,
      takingDown: { until: 'release', clause: cites.takingDown },
      stacking: 'policy/stacking',
      lost: undefined,
      runOut: undefined,
    },
    placement: {
      assisting: 'policy/placed-for-a-player',
      contesting: { until: 'release', clause: 'policy/placed-for-a-player' },
      lying: 'policy/settled-where-it-lies',
      restoring: { roles: ['operator'], clause: 'policy/bet-restored' },
      correcting: { roles: ['operator'], clause: 'policy/stake-corrected' },
      refusing: { roles: ['operator'], clause: 'policy/wager-refused' },
    },
    shooter: byShooter
      ? {
          starting: thrower.clause,
          start: thrower.clause,
          declined: thrower.clause,
          accepting: thrower.clause,
          choosing: thrower.clause,
          givingUp: 'policy/passing-the-dice',
          prompt: 'policy/passing-the-dice',
          sevenOut: turn?.clause ?? thrower.clause,
          // At home one player may be all there are: whoever threw last comes round again.
          course: {
            needsBet: false,
            former: 'last',
            clause: thrower.clause,
            declined: thrower.clause,
            choosing: thrower.clause,
            restart: undefined,
          },
          runOut: undefined,
          warning: { roles: ['dealer', 'operator'], clause: 'policy/warnings' },
          ordering: undefined,
          substitute: undefined,
        }
      : undefined,
    throwing: {
      throwing: thrower.clause,
      together: thrower.clause,
      resting: thrower.clause,
      chance: 'policy/fair-dice',
      needs: { what: byShooter ? 'shooter-bet' : 'any-bet', clause: thrower.clause },
      passing: 'policy/passing-the-dice',
    },
    calling: {
      call: { roles: ['dealer'], clause: thrower.clause },
      faces: cites.dice,
      noRoll: {
        roles: ['dealer'],
        clause: voidRoll.clause,
        fact: { does: 'voids', clause: voidRoll.clause },
        stands: undefined,
        namesDie: [],
        words: [],
        afterRest: undefined,
        afterCall: 'policy/corrections',
        notOfDealer: [],
        mayUnfreeze: voidRoll.bets === 'frozen',
        quarantines: [],
        opensIncident: [],
        variants: {},
      },
      cocked: { test: 'void', clause: voidRoll.clause, reason: uneven?.reason ?? 'not-flat' },
      dispute: { roles: ['operator'], clause: 'policy/disputes', mayVoid: true, final: true, answers: [] },
      amending: { approvers: ['operator'], clause: 'policy/amending-the-entry' },
      entry: undefined,
    },
    settling: { settling: winningStake.clause, overMaximum: undefined, belowMinimum: undefined },
    overruling: {
      clause: 'policy/corrections',
      rungs: { operator: 'policy/corrections' },
      earlier: { roles: ['operator'], clause: 'policy/corrections' },
      uncovered: { roles: ['operator'], clause: 'policy/operator-rulings' },
      invalidating: undefined,
    },
    halting: {
      byTheDice: 'policy/malfunction',
      halt: 'policy/malfunction',
      lifting: { roles: ['operator'], clause: 'policy/malfunction' },
    },
    incidents: {
      kinds: { irregularity: 'policy/incidents', [SUPERVISOR_CALLED]: 'policy/incidents' },
      reporting: 'policy/incidents',
    },
    disputes: {
      steps: [
        { roles: ['operator'], clause: 'policy/operator-rulings', after: 0, another: false, final: true },
      ],
      uncovered: undefined,
      faces: undefined,
      advice: undefined,
    },
    authority: byShooter ? {} : { ThrowDice: { roles: ['dealer'], clause: thrower.clause } },
    late: undefined,
    conduct: undefined,
    ...own,
  };
}
