import { answerWords, askLine, becauseLine, type Drill, keyOf, type Mark, scoreOf } from '@dicepit/desks';

/** How one question went: a line, and for each part that was wrong what it should have been, and why. */
export function markLines(mark: Mark | undefined, { timed }: { readonly timed: boolean }): readonly string[] {
  if (mark === undefined) return [];
  const { right, parts, took } = mark;
  const wrong = parts.filter((part) => !part.right);
  return [
    `${right ? 'Right' : 'Wrong'}${timed ? `, ${seconds(took)}` : ''}.`,
    ...wrong.map(({ ask, answer }) => {
      const key = answerWords(ask, keyOf(ask));
      return `  ${askLine(ask)}${ask.form === 'pay' ? ':' : ''} ${key}, not ${answerWords(ask, answer)}. ${becauseLine(ask)}`;
    }),
  ];
}

/** How the drill went. */
export function scoreLines(
  drill: Pick<Drill, 'marks'>,
  { timed }: { readonly timed: boolean },
): readonly string[] {
  const { asked, right, longest, quickest, took, wrong } = scoreOf(drill);
  if (asked === 0) return ['Nothing was answered.'];
  return [
    `${right} of ${asked} right, ${longest} in a row at best.`,
    ...(timed
      ? [
          `${seconds(took)} in all${quickest === null ? '' : `, the quickest right answer in ${seconds(quickest)}`}.`,
        ]
      : []),
    ...(wrong.length === 0
      ? []
      : [`To practise: ${wrong.map(({ topic, times }) => `${topic} x${times}`).join(', ')}.`]),
  ];
}

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;
