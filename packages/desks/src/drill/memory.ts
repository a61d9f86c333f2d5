import type { Chance } from '@dicepit/games';
import { pick } from './chance.ts';

/** What somebody knows of one topic: how often it went right in a row, and when it is due again. */
type TopicRecord = {
  /** 0 after a mistake, one more with each right answer. */
  readonly box: number;
  /** The number of the question from which on it is due. */
  readonly due: number;
  readonly right: number;
  readonly wrong: number;
};

/** What is remembered of a drill from one day to the next. Time is counted in questions. */
export type DrillMemory = { readonly asked: number; readonly known: Readonly<Record<string, TopicRecord>> };

export const freshMemory: DrillMemory = { asked: 0, known: {} };

/** After how many questions a topic comes again, by its box: what was wrong returns after two. */
const intervals: readonly number[] = [2, 5, 12, 30, 75];

/** The topic of the next question: a mistake that is due, then what is new, then what else is due, then what soon is. */
export function nextTopic(memory: DrillMemory, topics: readonly string[], chance: Chance): string {
  const fresh = topics.filter((topic) => findTopicRecord(memory, topic) === undefined);
  const waiting = topics
    .flatMap((topic) => {
      const known = findTopicRecord(memory, topic);
      return known === undefined ? [] : [{ topic, ...known }];
    })
    .toSorted((a, b) => a.due - b.due);
  const due = waiting.filter(({ due: from }) => from <= memory.asked);

  const mistake = due.find(({ box }) => box === 0);
  if (mistake !== undefined) return mistake.topic;
  if (fresh.length > 0) return pick(fresh, chance);
  const [longest] = due;
  return longest?.topic ?? pick(waiting.slice(0, Math.ceil(waiting.length / 2)), chance).topic;
}

/** Remembers one question and how each topic in it went; a topic asked twice counts as right only if both were. */
export function remember(
  memory: DrillMemory,
  answered: readonly { readonly topic: string; readonly right: boolean }[],
): DrillMemory {
  const asked = memory.asked + 1;
  const topics = new Map<string, boolean>();
  for (const { topic, right } of answered) topics.set(topic, (topics.get(topic) ?? true) && right);
  const learned = [...topics].map(([topic, right]) => [topic, learn(memory, topic, right, asked)] as const);
  return { asked, known: { ...memory.known, ...Object.fromEntries(learned) } };
}

function learn(memory: DrillMemory, topic: string, right: boolean, asked: number): TopicRecord {
  const before = findTopicRecord(memory, topic) ?? { box: 0, due: 0, right: 0, wrong: 0 };
  const box = right ? Math.min(before.box + 1, intervals.length - 1) : 0;
  return {
    box,
    due: asked + (intervals[box] ?? 0),
    right: before.right + (right ? 1 : 0),
    wrong: before.wrong + (right ? 0 : 1),
  };
}

const findTopicRecord = ({ known }: DrillMemory, topic: string): TopicRecord | undefined =>
  Object.hasOwn(known, topic) ? known[topic] : undefined;
