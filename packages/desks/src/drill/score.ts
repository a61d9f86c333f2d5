import type { Drill, Mark } from './drill.ts';

/** How a drill stands, or how it ended. */
export type DrillScore = {
  readonly asked: number;
  readonly right: number;
  /** Right answers in a row, now and at best. */
  readonly streak: number;
  readonly longest: number;
  /** The quickest right answer and the time of all answers, in milliseconds. */
  readonly quickest: number | null;
  readonly took: number;
  /** What went wrong, most often first. */
  readonly wrong: readonly { readonly topic: string; readonly times: number }[];
};

/** The best that was done in drills of one kind and level. */
export type DrillBest = {
  readonly right: number;
  readonly of: number;
  readonly longest: number;
  readonly quickest: number | null;
};

export function toScore({ marks }: Pick<Drill, 'marks'>): DrillScore {
  const streaks: number[] = [];
  for (const { right } of marks) streaks.push(right ? (streaks.at(-1) ?? 0) + 1 : 0);
  const times = marks.filter(({ right }) => right).map(({ took }) => took);
  return {
    asked: marks.length,
    right: times.length,
    streak: streaks.at(-1) ?? 0,
    longest: Math.max(0, ...streaks),
    quickest: times.length === 0 ? null : Math.min(...times),
    took: marks.reduce((sum, { took }) => sum + took, 0),
    wrong: wrongIn(marks),
  };
}

/** The better of two in every respect; a share counts by how much was right, and among equals by how much was asked. */
export function toBest(
  before: DrillBest | undefined,
  { asked, right, longest, quickest }: DrillScore,
): DrillBest {
  const now = { right, of: asked, longest, quickest };
  if (before === undefined) return now;
  const ahead = right * before.of - before.right * asked;
  const share = ahead > 0 || (ahead === 0 && asked > before.of) ? now : before;
  const times = [before.quickest, quickest].filter((time) => time !== null);
  return {
    right: share.right,
    of: share.of,
    longest: Math.max(before.longest, longest),
    quickest: times.length === 0 ? null : Math.min(...times),
  };
}

function wrongIn(marks: readonly Mark[]): DrillScore['wrong'] {
  const counts = new Map<string, number>();
  for (const { parts } of marks) {
    const topics = new Set(parts.filter(({ right }) => !right).map(({ ask }) => ask.topic));
    for (const topic of topics) counts.set(topic, (counts.get(topic) ?? 0) + 1);
  }
  return [...counts].map(([topic, times]) => ({ topic, times })).toSorted((a, b) => b.times - a.times);
}
