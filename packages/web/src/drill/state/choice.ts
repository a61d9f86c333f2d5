import {
  bankedSubject,
  type DrillKind,
  type DrillPlan,
  type DrillSubject,
  everyLevel,
  type Level,
  listDrillKinds,
  partySubject,
} from '@dicepit/desks';
import { packIds, tableRules } from '@dicepit/games';

/** What somebody has set on the page: which drill, how hard, how long. */
export type DrillChoice = {
  readonly pack: string;
  readonly kind: DrillKind;
  readonly level: Level;
  readonly questions: number;
  /** 0 where there is no limit. */
  readonly seconds: number;
};

export const questionCounts: readonly number[] = [5, 10, 20, 50];
export const timeLimits: readonly number[] = [0, 60, 120, 300];

export const usualChoice: DrillChoice = {
  pack: packIds[0] ?? '',
  kind: 'pay',
  level: 1,
  questions: 10,
  seconds: 0,
};

export function subjectOf(pack: string): DrillSubject {
  const rules = tableRules[pack];
  return rules === undefined ? partySubject : bankedSubject(rules);
}

/** The drills of a game. */
export const kindsOf = (pack: string): readonly DrillKind[] => listDrillKinds(subjectOf(pack));

/** Another game; a kind that it does not have gives way to its first. */
export function withPack(choice: DrillChoice, pack: string): DrillChoice {
  const [first = choice.kind, ...others] = kindsOf(pack);
  return { ...choice, pack, kind: [first, ...others].includes(choice.kind) ? choice.kind : first };
}

export function planOf({ pack, kind, level, questions, seconds }: DrillChoice, seed: string): DrillPlan {
  const subject = subjectOf(pack);
  return { subject, kind, level, questions, seed, ...(seconds === 0 ? {} : { seconds }) };
}

/** What is set, with what an address names in its stead: `?pack=double-dice&kind=call&level=2&seed=7`. */
export function choiceIn(search: string, before: DrillChoice): DrillChoice {
  const asked = new URLSearchParams(search);
  const number = (name: string): number => Number(asked.get(name) ?? Number.NaN);
  const pack = asked.get('pack') ?? '';
  const inPack = packIds.includes(pack) ? withPack(before, pack) : before;
  return {
    ...inPack,
    kind: kindsOf(inPack.pack).find((kind) => kind === asked.get('kind')) ?? inPack.kind,
    level: everyLevel.find((level) => level === number('level')) ?? inPack.level,
    questions: questionCounts.find((count) => count === number('questions')) ?? inPack.questions,
    seconds: timeLimits.find((limit) => limit === number('seconds')) ?? inPack.seconds,
  };
}
