import { type Drill, type DrillBest, type DrillMemory, freshMemory, toBest, toScore } from '@dicepit/desks';
import { type DrillChoice, usualChoice } from './choice.ts';

/** What this device keeps of somebody's drills. Nothing of it is known to the pit. */
export type Kept = {
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
