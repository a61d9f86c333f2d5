import { assert } from './invariant.ts';
import { comparePrices, type Odds, type Price, writePrice } from './money.ts';
import type { Dice, Roll } from './roll.ts';
import {
  type ClosedRule,
  examineStage,
  type Fault,
  type Rule,
  ruleOn,
  type Verdict,
  type Win,
} from './rule.ts';

/** When a bet on a wager may be made or added to: before any roll, or only before a set or a turn begins. */
export type Opening<Clause extends string> = {
  readonly before: 'roll' | 'set' | 'turn';
  /** The stages of the table in which it may; any where none are named. */
  readonly during?: readonly string[];
  readonly clause: Clause;
};

/**
 * From when a bet may no longer be touched: never, from its placing, once the turn has begun, or while it has moved from
 * the stage it opened in.
 */
export type Lock<Clause extends string> = {
  readonly from: 'never' | 'placing' | 'turn' | 'moving';
  readonly clause: Clause;
};

/** What the end of a turn without a deciding roll does to a bet in one stage. */
export type EndOfTurn<Clause extends string> = {
  readonly clause: Clause;
  readonly verdict: Exclude<Verdict, { readonly kind: 'moves' }>;
};

/** When a bet is off: in these stages of the table every roll leaves it as it is. */
export type Off<Clause extends string> = { readonly during: readonly string[]; readonly clause: Clause };

/**
 * A bet that leans on another of the same player, as odds behind a line do: made while that one is in one of these
 * stages, returned once it is not. A waiting stage that no bet is made in lets analysis begin where the other one does.
 */
export type Leaning<Clause extends string> = {
  readonly wager: string;
  /** The stage of the bet it leans on, and the stage that it then opens in. */
  readonly stages: Readonly<Record<string, string>>;
  /** The most it may be, as a multiple of the bet it leans on, by the stage of that. */
  readonly most?: Readonly<Record<string, number>>;
  readonly clause: Clause;
};

/** A wager as a pack writes it: stages, and in each the rules that claim every roll once. */
export type WagerDefinition<Clause extends string, Stage extends string> = {
  readonly id: string;
  readonly name: string;
  readonly clause: Clause;
  /** Where a new bet stands; the first stage when not said. */
  readonly opensAt?: NoInfer<Stage>;
  readonly stages: Readonly<Record<Stage, readonly Rule<Clause, Verdict<NoInfer<Stage>>>[]>>;
  readonly opens?: Opening<Clause>;
  readonly locks?: Lock<Clause>;
  readonly atEndOfTurn?: Readonly<Partial<Record<NoInfer<Stage>, EndOfTurn<Clause>>>>;
  readonly off?: Off<Clause>;
  readonly leansOn?: Leaning<Clause>;
  /** One player may have several bets on it, each in a stage of its own: only one that has not moved is added to. */
  readonly several?: true;
};

/** A kind of bet, checked: every stage claims every roll once, is reached, and can end. */
export type Wager<Clause extends string = string> = {
  readonly id: string;
  readonly name: string;
  readonly clause: Clause;
  readonly dice: Dice;
  readonly opensAt: string;
  readonly stages: Readonly<Record<string, readonly ClosedRule<Clause>[]>>;
  readonly opens: Opening<Clause> | undefined;
  readonly locks: Lock<Clause> | undefined;
  readonly atEndOfTurn: Readonly<Record<string, EndOfTurn<Clause>>>;
  readonly off?: Off<Clause>;
  readonly leansOn?: Leaning<Clause>;
  readonly several?: true;
};

export function wager<Clause extends string, Stage extends string>(
  definition: WagerDefinition<Clause, Stage>,
): Wager<Clause> {
  const { wager: examined, faults } = examineWager(definition);
  const [fault] = faults;
  assert(fault === undefined, () => fault?.reason ?? '');
  return examined;
}

/** A wager as far as it can be made of its definition, and everything that is wrong with that. */
export function examineWager<Clause extends string, Stage extends string>(
  definition: WagerDefinition<Clause, Stage>,
): { readonly wager: Wager<Clause>; readonly faults: readonly Fault[] } {
  const { id, name, clause, opens, locks, off, leansOn, several } = definition;
  const more = {
    ...(off === undefined ? {} : { off }),
    ...(leansOn === undefined ? {} : { leansOn }),
    ...(several === undefined ? {} : { several }),
  };
  const written = Object.entries<readonly Rule<Clause, Verdict>[]>(definition.stages);
  const opensAt = definition.opensAt ?? written[0]?.[0] ?? '';
  const dice = findDice(written.flatMap(([, rules]) => rules));
  const examined = written.map(
    ([stage, rules]) => [stage, examineStage(`${id}/${stage}`, dice ?? 2, rules)] as const,
  );
  const stages = Object.fromEntries(examined.map(([stage, { closed }]) => [stage, closed]));
  const atEndOfTurn: Record<string, EndOfTurn<Clause>> = { ...definition.atEndOfTurn };
  return {
    wager: { id, name, clause, dice: dice ?? 2, opensAt, stages, opens, locks, atEndOfTurn, ...more },
    faults: [
      ...(written.length === 0
        ? [{ kind: 'no stages' as const, reason: `${id} has no stages` }]
        : dice === undefined
          ? [{ kind: 'no rolls' as const, reason: `${id} has no rule over a set of rolls` }]
          : []),
      ...examined.flatMap(([, { faults }]) => faults),
      ...faultsOfCourse({ id, opensAt, stages }),
    ],
  };
}

/** The rule that claims a roll in a stage of a wager. */
export function ruleFor<Clause extends string>(
  wager: Wager<Clause>,
  stage: string,
  roll: Roll,
): ClosedRule<Clause> {
  const rules = wager.stages[stage];
  assert(rules !== undefined, () => `${wager.id} has no stage ${stage}`);
  return ruleOn(rules, roll);
}

/** Whether the next roll always decides the wager. */
export const isOneRoll = (wager: Wager): boolean =>
  listRules(wager).every(({ verdict }) => verdict.kind !== 'stands' && verdict.kind !== 'moves');

/** Whether a won stake may stay up: only where a bet can also stand undecided in place. */
export const mayStayUp = (wager: Wager): boolean =>
  listRules(wager).some(({ verdict }) => verdict.kind === 'stands');

export const listRules = <Clause extends string>(wager: Wager<Clause>): readonly ClosedRule<Clause>[] =>
  Object.values(wager.stages).flat();

/** Everything that a wager may win, as its rules come to it. */
export const listWins = (wager: Wager): readonly Win[] =>
  listRules(wager).flatMap(({ verdict }) => (verdict.kind === 'wins' ? [verdict] : []));

/** What a wager pays, each odds once, as its rules come to them. */
export const listOdds = (wager: Wager): readonly Odds[] => [
  ...new Set(listWins(wager).map(({ odds }) => odds)),
];

/** The same as it is posted: with the commission, where the house keeps one. The lowest odds stand first. */
export const listPrices = (wager: Wager): readonly Price[] =>
  [...new Set(listWins(wager).map(writePrice))].toSorted(comparePrices);

const findDice = (rules: readonly Rule<string, Verdict>[]): Dice | undefined =>
  rules.map(({ rolls }) => rolls).find((rolls) => typeof rolls !== 'symbol')?.dice;

/** Stages that no bet comes to, that no bet leaves, and that are moved to and not there. */
function faultsOfCourse({ id, opensAt, stages }: Pick<Wager, 'id' | 'opensAt' | 'stages'>): readonly Fault[] {
  const onward = (stage: string): readonly string[] =>
    (stages[stage] ?? []).flatMap(({ verdict }) => (verdict.kind === 'moves' ? [verdict.to] : []));
  const decides = (stage: string): boolean =>
    (stages[stage] ?? []).some(({ verdict }) => verdict.kind === 'wins' || verdict.kind === 'loses');

  const names = Object.keys(stages);
  const reached = closure([opensAt], onward);
  return [
    ...names
      .filter((stage) => !reached.has(stage))
      .map((stage) => ({
        kind: 'never reached' as const,
        reason: `${id}/${stage} is never reached from ${opensAt}`,
      })),
    ...names
      .filter((stage) => ![...closure([stage], onward)].some(decides))
      .map((stage) => ({
        kind: 'never ends' as const,
        reason: `${id}/${stage} can never end`,
      })),
    ...[...reached]
      .filter((stage) => names.length > 0 && !Object.hasOwn(stages, stage))
      .map((stage) => ({
        kind: 'no such stage' as const,
        reason: `${id} has no stage ${stage}`,
      })),
  ];
}

function closure(from: readonly string[], onward: (stage: string) => readonly string[]): ReadonlySet<string> {
  const found = new Set(from);
  for (const stage of found) for (const next of onward(stage)) found.add(next);
  return found;
}
