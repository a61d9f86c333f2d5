import { type Drill, type Mark, rightAnswer, toScore } from '@dicepit/desks';
import { decimal, said } from '../language.ts';
import type { DrillText } from './drill-text.ts';

type Timed = { readonly text: DrillText; readonly timed: boolean };

/** How one question went: a line, and for each part that was wrong what it should have been, and why. */
export function markLines(mark: Mark | undefined, { text, timed }: Timed): readonly string[] {
  if (mark === undefined) return [];
  const { right, parts, took } = mark;
  const words = said().drill;
  const wrong = parts.filter((part) => !part.right);
  const time = seconds(took);
  return [
    right ? (timed ? words.rightIn({ time }) : words.right) : timed ? words.wrongIn({ time }) : words.wrong,
    ...wrong.map(({ ask, answer }) => {
      const figures = {
        ask: text.askLine(ask),
        key: text.answerText(ask, rightAnswer(ask)),
        answer: text.answerText(ask, answer),
      };
      const should = ask.form === 'pay' ? words.shouldPay(figures) : words.should(figures);
      return `  ${should} ${text.becauseText(ask)}`;
    }),
  ];
}

/** How the drill went. */
export function scoreLines(drill: Pick<Drill, 'marks'>, { text, timed }: Timed): readonly string[] {
  const { asked, right, longest, quickest, took, wrong } = toScore(drill);
  const words = said().drill;
  if (asked === 0) return [words.nothingAnswered];
  const time = seconds(took);
  const all =
    quickest === null ? words.took({ time }) : words.tookQuickest({ time, quickest: seconds(quickest) });
  const topics = wrong.map(({ topic, times }) => words.times({ topic: text.topicText(topic), times }));
  return [
    words.score({ right, asked, longest }),
    ...(timed ? [all] : []),
    ...(topics.length === 0 ? [] : [words.toPractise({ topics: topics.join(', ') })]),
  ];
}

const seconds = (milliseconds: number): string =>
  said().drill.time({ seconds: decimal(milliseconds / 1000) });
