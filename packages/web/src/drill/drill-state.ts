import {
  type Answer,
  type Ask,
  bankedSubject,
  type Drill,
  type DrillBest,
  type DrillKind,
  type DrillMemory,
  type DrillPlan,
  type DrillSubject,
  everyLevel,
  freshMemory,
  type Level,
  listDrillKinds,
  partySubject,
  readAnswer,
  toBest,
  toScore,
} from '@dicepit/desks';
import { isOwnPack, packIds, tableRules } from '@dicepit/games';
import { callWords } from '../words/calls.ts';

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

/** The game that an address names, or the one that was set before: its rules have to come first. */
export function packIn(search: string, before: DrillChoice): string {
  const pack = new URLSearchParams(search).get('pack') ?? '';
  return packIds.includes(pack) || isOwnPack(pack) ? pack : before.pack;
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

/** What this device keeps of somebody's drills. Nothing of it is known to the pit. */
type Kept = {
  readonly choice: DrillChoice;
  /** What is remembered of each drill, by game and kind. */
  readonly memories: Readonly<Record<string, DrillMemory>>;
  /** The best that was done, by game, kind and level. */
  readonly bests: Readonly<Record<string, DrillBest>>;
};

export const nothingKept: Kept = { choice: usualChoice, memories: {}, bests: {} };

export const memoryOf = ({ memories }: Kept, { pack, kind }: DrillChoice): DrillMemory =>
  memories[`${pack}/${kind}`] ?? freshMemory;

export const bestIn = ({ bests }: Kept, { pack, kind, level }: DrillChoice): DrillBest | undefined =>
  bests[`${pack}/${kind}/${level}`];

/** With what was learned from one more answer. */
export const withMemory = (kept: Kept, { pack, kind }: DrillChoice, memory: DrillMemory): Kept => ({
  ...kept,
  memories: { ...kept.memories, [`${pack}/${kind}`]: memory },
});

/** With a drill that is over; one without an answer changes nothing. */
export function withScore(kept: Kept, choice: DrillChoice, drill: Drill): Kept {
  const { pack, kind, level } = choice;
  if (drill.marks.length === 0) return kept;
  const best = toBest(bestIn(kept, choice), toScore(drill));
  return { ...kept, bests: { ...kept.bests, [`${pack}/${kind}/${level}`]: best } };
}

/** What goes wrong most, of the topics of a drill that did not go right since. */
export const weakIn = (
  memory: DrillMemory,
  topics: readonly string[],
): readonly { readonly topic: string; readonly times: number }[] =>
  Object.entries(memory.known)
    .filter(([topic, { wrong, box }]) => topics.includes(topic) && wrong > 0 && box < 2)
    .map(([topic, { wrong }]) => ({ topic, times: wrong }))
    .toSorted((a, b) => b.times - a.times)
    .slice(0, 8);

/** What was written on this device, or nothing where it cannot be read. */
export function readKept(text: string | null): Kept {
  if (text === null) return nothingKept;
  try {
    // What this page has written itself; a field that it does not know is harmless.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const read = JSON.parse(text) as Partial<Kept> | null;
    if (typeof read !== 'object' || read === null) return nothingKept;
    const { choice, memories, bests } = read;
    return { choice: { ...usualChoice, ...choice }, memories: memories ?? {}, bests: bests ?? {} };
  } catch {
    return nothingKept;
  }
}

/** What stands in the fields of a question, one text to each: a sum, `loses`, `stays`, a choice or words. */
export type Entries = readonly string[];

export const noEntries = (asks: readonly Ask[]): Entries => asks.map(() => '');

/** The answers that stand there, or the first field that holds none. */
export function answersIn(
  asks: readonly Ask[],
  entries: Entries,
): { readonly answers: readonly Answer[] } | { readonly missing: number } {
  const answers: Answer[] = [];
  for (const [at, ask] of asks.entries()) {
    const answer = answerIn(ask, entries[at] ?? '');
    if (answer === undefined) return { missing: at };
    answers.push(answer);
  }
  return { answers };
}

function answerIn(ask: Ask, text: string): Answer | undefined {
  if (ask.form === 'pay' || ask.typed) return readAnswer(ask, text, callWords.value);
  return ask.choices.some(({ value }) => value === text) ? { is: 'chosen', value: text } : undefined;
}
